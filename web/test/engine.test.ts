import { noChance, parseRecord, Refused, replay, verifyFairness } from '@acheron/core'
import { ticketToRide } from '@acheron/games/ticket-to-ride'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../src/engine/store.ts'
import { BOTS, engineOn, letBotsPlay, playVerb, TWO } from './engine-room.ts'

describe('a game in the engine', () => {
  test('begins with a commitment and without a key', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    const record = parseRecord(await engine.record(id))
    expect(record.fairness?.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(record.fairness?.key).toBeUndefined()
    expect(record.names).toEqual(['Ada', 'Robot'])
    expect(await engine.open(id)).toMatchObject({ game: 'ticket-to-ride', names: ['Ada', 'Robot'], told: {} })
  })

  test('is played to its end by bots, and its luck can be verified', async () => {
    const engine = engineOn()
    const id = await engine.create(BOTS)
    await letBotsPlay(engine, id)
    expect((await engine.head(id)).over).toBe(true)
    const record = parseRecord(await engine.record(id))
    expect(record.fairness?.key).toMatch(/^[0-9a-f]{64}$/)
    expect(() => verifyFairness(ticketToRide, record)).not.toThrow()
    const { result } = await engine.look(id, undefined)
    expect(result?.scores).toHaveLength(2)
    const views = await engine.views(id, undefined)
    expect(views.at(0)?.at).toBe(0)
    expect(views.at(-1)?.at).toBe(record.entries.length)
  })

  test('shows each person only what they may know', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    const mine = await engine.look(id, 0)
    const theirs = await engine.look(id, undefined)
    expect((mine.view as { offered: number[] }).offered).toHaveLength(4)
    expect((theirs.view as { offered: number[] }).offered).toHaveLength(0)
    expect(mine.question?.id).toBe('first-tickets')
    expect(theirs.options).toEqual([])
    const [setUp] = await engine.chapters(id, 0, 0)
    const offers = setUp.happenings.filter((happening) => happening.id === 'offered-tickets')
    expect(offers.map(({ facts }) => 'tickets' in facts)).toEqual([true, false])
  })

  test('shows earlier positions', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    const before = await engine.look(id, 0)
    await playVerb(engine, id, 0, 'return')
    await playVerb(engine, id, 0, 'keep')
    await letBotsPlay(engine, id)
    await playVerb(engine, id, 0, 'draw')
    expect(await engine.look(id, 0, 0)).toEqual(before)
    expect((await engine.look(id, 0, 1)).options.some(({ verb }) => verb === 'return')).toBe(true)
    const chapters = await engine.chapters(id, 0, 0)
    expect(chapters[1]).toMatchObject({ by: 0, together: true })
    expect(chapters.at(-1)).toMatchObject({ by: 0, together: false })
  })

  test('says why nothing can be done with a thing', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    expect(await engine.whyNot(id, 0, { kind: 'route', id: 3 })).toMatchObject({ rule: 'TTR-013' })
    await playVerb(engine, id, 0, 'keep')
    await letBotsPlay(engine, id)
    const { options } = await engine.look(id, 0)
    const open = options.flatMap(({ kinds, ids }) => kinds.flatMap((kind, k) => (kind === 'route' ? ids[k] : [])))
    const shut = Array.from({ length: 100 }, (_, route) => route).find((r) => !open.includes(r))
    const why = await engine.whyNot(id, 0, { kind: 'route', id: shut ?? 0 })
    expect(why?.rule).toMatch(/^TTR-/)
    expect(why?.rule).not.toBe('TTR-027')
    expect(await engine.whyNot(id, 0, { kind: 'pile', id: 0 })).toBeUndefined()
    expect((await engine.whyNot(id, 1, { kind: 'pile', id: 0 }))?.rule).toBe('TTR-026')
  })

  test('takes moves back until luck has spoken, and makes them again', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    expect(await engine.undoState(id, 0)).toEqual({ bar: 'nothing', redo: false })
    await playVerb(engine, id, 0, 'return')
    expect(await engine.undoState(id, 0)).toEqual({ redo: false })
    expect(await engine.undo(id, 0)).toMatchObject({ kind: 'done', news: { head: { count: 0 } } })
    expect(await engine.undoState(id, 0)).toEqual({ bar: 'nothing', redo: true })
    expect(await engine.redo(id, 0)).toMatchObject({ kind: 'done', news: { head: { count: 1 } } })
    await playVerb(engine, id, 0, 'keep')
    await letBotsPlay(engine, id)
    await playVerb(engine, id, 0, 'draw')
    expect(await engine.open(id)).toMatchObject({ told: { 0: (await engine.head(id)).count } })
    expect((await engine.undoState(id, 0)).bar).toBe('chance')
    expect((await engine.undo(id, 0)).kind).toBe('refused')
  })

  test('asks before a move that brings about what the person fears', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    await playVerb(engine, id, 0, 'keep')
    await letBotsPlay(engine, id)
    const { options, at } = await engine.look(id, 0)
    const draw = options.find(({ verb }) => verb === 'draw')?.moves[0] ?? 0
    const asked = await engine.play(id, 0, draw, at, ['drew-card'])
    expect(asked).toMatchObject({ kind: 'danger', happenings: [{ id: 'drew-card' }] })
    expect((await engine.head(id)).count).toBe(at)
    expect(await engine.play(id, 0, draw, at)).toMatchObject({ kind: 'done', news: { undo: { bar: 'chance' } } })
  })

  test('refuses what the rules forbid, with the rule', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    const { at } = await engine.look(id, 0)
    expect(await engine.play(id, 0, 5, at)).toMatchObject({ kind: 'refused', rule: 'TTR-013' })
  })
})

describe('what is kept', () => {
  test('goes on in another engine, with the same luck', async () => {
    const store = memoryStore()
    const engine = engineOn(store)
    const id = await engine.create(BOTS)
    const other = engineOn(store)
    for (let i = 0; i < 12; i++) {
      const { options, at, asked } = await engine.look(id, (await engine.head(id)).asked[0])
      await engine.play(id, asked[0], options[0].moves[0], at)
    }
    await letBotsPlay(other, id)
    const record = parseRecord(await other.record(id))
    expect(() => verifyFairness(ticketToRide, record)).not.toThrow()
  })

  test('is not overwritten by a window that is behind', async () => {
    const store = memoryStore()
    const [one, two] = [engineOn(store), engineOn(store)]
    const id = await one.create(TWO)
    const { options, at } = await two.look(id, 0)
    await playVerb(one, id, 0, 'return')
    expect(await two.play(id, 0, options[0].moves[0], at)).toEqual({ kind: 'stale' })
    expect((await two.head(id)).count).toBe(1)
    expect(await two.record(id)).toBe(await one.record(id))
  })

  test('remembers what was taken back, told and noted', async () => {
    const store = memoryStore()
    const engine = engineOn(store)
    const id = await engine.create(TWO)
    await playVerb(engine, id, 0, 'return')
    await engine.undo(id, 0)
    await engine.tell(id, 0, 7)
    await engine.note(id, 0, 'Boston')
    const other = engineOn(store)
    expect(await other.undoState(id, 0)).toMatchObject({ redo: true })
    expect(await other.open(id)).toMatchObject({ told: { 0: 7 }, notes: { 0: 'Boston' } })
    await other.remove(id)
    expect(await other.open(id)).toEqual({ problem: { kind: 'missing' } })
  })

  test('of other rules is not played, but not lost either', async () => {
    const store = memoryStore()
    const engine = engineOn(store)
    const id = await engine.create(TWO)
    const kept = await store.game(id)
    if (!kept) throw new Error('nothing was kept')
    const { printRecord } = await import('@acheron/core')
    const old = printRecord({ ...parseRecord(kept.record), rules: 99 })
    await store.keep({ ...kept, version: 2, record: old })
    const other = engineOn(store)
    expect(await other.open(id)).toEqual({ problem: { kind: 'rules', was: 99, now: ticketToRide.rules } })
    expect(await other.record(id)).toBe(old)
  })
})

describe('records', () => {
  test('go out and come in again', async () => {
    const engine = engineOn()
    const id = await engine.create(BOTS)
    await letBotsPlay(engine, id)
    const text = await engine.record(id)
    expect(await engine.take(text)).toBe(id)
    const elsewhere = engineOn()
    const taken = await elsewhere.take(text)
    expect(await elsewhere.record(taken)).toBe(text)
  })

  test('of an open game go on elsewhere without a proof', async () => {
    const engine = engineOn()
    const id = await engine.create(TWO)
    await playVerb(engine, id, 0, 'return')
    const elsewhere = engineOn()
    const taken = await elsewhere.take(await engine.record(id))
    await playVerb(elsewhere, taken, 0, 'keep')
    const record = parseRecord(await elsewhere.record(taken))
    expect(record.fairness).toBeUndefined()
    expect(() => replay(ticketToRide, record, noChance)).not.toThrow()
  })

  test('that are broken are refused with the line', async () => {
    const engine = engineOn()
    await expect(engine.take('rubbish')).rejects.toThrow(Refused)
    const id = await engine.create(TWO)
    const text = await engine.record(id)
    await expect(engine.take(text.replace('Ada', 'Eve'))).rejects.toThrow(/sealed/)
  })

  test('can be forked into a new game', async () => {
    const engine = engineOn()
    const id = await engine.create(BOTS)
    await letBotsPlay(engine, id)
    const fork = await engine.fork(id, 10)
    expect(fork).not.toBe(id)
    expect((await engine.head(fork)).count).toBe(10)
    await letBotsPlay(engine, fork)
    expect((await engine.head(fork)).over).toBe(true)
  })
})
