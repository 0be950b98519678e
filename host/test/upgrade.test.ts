import { type Game, keyedLuck, parseRecord, printRecord } from '@acheron/core'
import type { Listing } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { memoryStore, openHouse, openTable, reopen, rulesOf, type Store } from '../src/index.ts'
import { FAIR, KEY, play, recorded, sitDown, undo } from './at-table.ts'
import { EAST, ford, PASS, type State } from './ford.ts'

const luck = keyedLuck(KEY, FAIR.salt)
/** Newer rules: whoever is in the west may not go further than this. */
const bounded = (most: number): Game<State> => ({
  ...ford,
  rules: 2,
  refusal: (s, p, m) => (m === EAST && s.place[p] >= most ? 'FORD-4' : ford.refusal(s, p, m)),
})
const upgrading = (most: number): Game<State> => ({
  ...bounded(most),
  upgrade: (state) => {
    const s = ford.clone(state as State)
    s.place = s.place.map((place) => Math.min(place, most))
    return s
  },
})

describe('a game of older rules', () => {
  const begun = () => {
    const at = sitDown(ford)
    play(at, 'p0 east, east, east', 'p0 dig', 'p0 pass')
    return at
  }

  test('ACH-301 goes on by those of today if they allow all its moves, and the log says from where', () => {
    const { log } = begun()
    const { table, rules, stuck } = reopen(bounded(5), log, luck, undefined)
    expect(rules).toEqual({ kind: 'rules', rules: 2 })
    expect(stuck).toBeUndefined()
    expect(table.state.place[0]).toBe(3)
  })

  test('ACH-301 is made over by the game if they do not, from the state as it was kept', () => {
    const { log, table } = begun()
    const state = JSON.stringify(table.state)
    const { rules } = reopen(upgrading(2), log, luck, { number: log.length, rules: 1, state })
    expect(rules).toMatchObject({ kind: 'rules', rules: 2 })
    const made = openTable(upgrading(2), [...log, rules as never], luck)
    expect(made.state.place[0]).toBe(2)
    expect(made.told).toEqual(table.told.map((count) => count + 1))
    expect(rulesOf([...log, rules as never])).toBe(2)
  })

  test('ACH-301 plays what came after the state that was kept', () => {
    const at = begun()
    const state = JSON.stringify(at.table.state)
    const number = at.log.length
    play(at, 'p1 east', 'p1 east')
    undo(at, 1)
    const { rules } = reopen(upgrading(2), at.log, luck, { number, rules: 1, state })
    expect(openTable(upgrading(2), [...at.log, rules as never], luck).state.place).toEqual([2, 1, 0])
  })

  test('ACH-301 trusts no state that was kept before something was taken back', () => {
    const at = begun()
    play(at, 'p1 east')
    const kept = { number: at.log.length, rules: 1, state: JSON.stringify(at.table.state) }
    undo(at, 1)
    play(at, 'p1 pass')
    const { rules, stuck } = reopen(upgrading(2), at.log, luck, kept)
    expect(rules).toBeUndefined()
    expect(stuck).toBeDefined()
  })

  test('ACH-301 that is over stays as it is', () => {
    const at = sitDown(ford)
    for (const words of ['pass', 'ready', 'pass', 'ready', 'pass', 'ready'])
      play(at, `p0 ${words}`, `p1 ${words}`, `p2 ${words}`)
    const { table, rules, stuck } = reopen(bounded(5), at.log, luck, undefined)
    expect(table.game.result(table.state)).toBeDefined()
    expect([rules, stuck]).toEqual([undefined, undefined])
  })

  test('ACH-301 can only be looked at otherwise, as far as it goes', () => {
    const { log, table } = begun()
    const { table: looked, rules, stuck } = reopen(bounded(2), log, luck, undefined)
    expect(rules).toBeUndefined()
    expect(stuck).toMatchObject({ was: 1, now: 2, why: { code: 'row-short' } })
    expect(looked.state.place[0]).toBe(0)
    const state = JSON.stringify(table.state)
    const broken = { ...upgrading(2), upgrade: () => ({}) as State }
    expect(reopen(broken, log, luck, { number: log.length, rules: 1, state }).stuck).toBeDefined()
  })

  test('its record says which rules held from which move on', () => {
    const at = begun()
    const { rules } = reopen(bounded(5), at.log, luck, undefined)
    at.log.push(rules as never)
    const record = recorded(at)
    expect(record).toMatchObject({ rules: 1, marks: [{ after: 5, rules: 2 }] })
    expect(parseRecord(printRecord(record)).marks).toMatchObject([{ after: 5, rules: 2 }])
  })
})

describe('a house with newer rules', () => {
  const houseOf = (store: Store, game: Game<State>) => {
    const listing = { plate: { id: 'ford' }, load: async () => ({ game, texts: {} }) } as unknown as Listing
    return openHouse({ store, games: [listing], now: () => 0, newId: () => 'a' })
  }

  async function older(): Promise<Store> {
    const store = memoryStore()
    const house = houseOf(store, ford)
    await house.ask({ do: 'new', game: 'ford', seats: [{ name: '' }, { name: '' }] })
    await house.ask({ do: 'begin', table: 'a' })
    await house.ask({ do: 'play', table: 'a', seat: 0, at: 1, moves: [EAST, EAST, EAST] })
    return store
  }

  test('goes on with it', async () => {
    const house = houseOf(await older(), bounded(5))
    expect(await house.ask({ do: 'news', table: 'a', seat: 1, since: 2 })).toMatchObject({
      chapters: [{ at: 3, rules: 2 }],
    })
    const played = await house.ask({ do: 'play', table: 'a', seat: 0, at: 3, moves: [PASS] })
    expect(played.kind).toBe('done')
    expect((await house.ask({ do: 'record', table: 'a' })).record).toContain('\nrules: 2\np0 pass\n')
  })

  test('lets it be looked at and saved, and says plainly why no more', async () => {
    const house = houseOf(await older(), bounded(1))
    expect(await house.ask({ do: 'open', table: 'a' })).toMatchObject({ stuck: { was: 1, now: 2 } })
    expect((await house.ask({ do: 'look', table: 'a', seat: 0 })).own).toHaveProperty('treasure')
    await expect(house.ask({ do: 'play', table: 'a', seat: 0, at: 1, moves: [PASS] })).rejects.toMatchObject({
      code: 'look-only',
      rule: 'ACH-301',
    })
    expect((await house.ask({ do: 'record', table: 'a' })).record).toContain('p0+ east')
  })
})

test('ACH-302 an older program leaves a table alone that goes on by newer rules', async () => {
  const store = memoryStore()
  const houseOf = (game: Game<State>) =>
    openHouse({
      store,
      games: [{ plate: { id: 'ford' }, load: async () => ({ game }) } as unknown as Listing],
      now: () => 1,
      newId: () => 'a',
    })
  const older = houseOf(ford)
  const { table } = await older.ask({ do: 'new', game: 'ford', seats: [{ name: 'Ada' }, { name: 'Bo' }] })
  await older.ask({ do: 'begin', table })
  await older.ask({ do: 'look', table, seat: 0 })
  const newer = houseOf(bounded(5))
  const { at, options = [] } = await newer.ask({ do: 'look', table, seat: 0 })
  const before = (await store.since(table, 0)).length
  const row = { do: 'play' as const, table, seat: 0, at, moves: [options[0].moves[0]] }
  await expect(older.ask(row)).rejects.toMatchObject({ code: 'newer-rules', rule: 'ACH-302' })
  await expect(older.ask({ do: 'look', table, seat: 0 })).rejects.toMatchObject({ code: 'newer-rules' })
  expect((await store.since(table, 0)).length).toBe(before)
  expect(await newer.ask(row)).toMatchObject({ kind: 'done' })
})
