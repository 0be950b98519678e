import { parseRecord, printRecord } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { openHouse } from '@acheron/host'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, test } from 'vitest'
import { newTable } from '../src/line/tables.ts'
import { answer, indexedStore } from '../src/store/indexed.ts'
import { moveIn } from '../src/store/older.ts'
import { BOTS, letBotsPlay, playVerb, roomOn, TWO } from './room.ts'

globalThis.IDBKeyRange = IDBKeyRange

/** A browser in which an older page kept some things. */
async function browserWith(entries: Readonly<Record<string, unknown>>): Promise<IDBFactory> {
  const factory = new IDBFactory()
  const request = factory.open('acheron', 1)
  request.onupgradeneeded = () => void request.result.createObjectStore('games')
  const database = await answer(request)
  const games = database.transaction('games', 'readwrite').objectStore('games')
  for (const [key, value] of Object.entries(entries)) await answer(games.put(value, key))
  database.close()
  return factory
}

async function recordOf(
  plan: typeof TWO,
  act: (line: ReturnType<typeof roomOn>['line'], table: string) => Promise<void>,
) {
  const { line } = roomOn()
  const table = await newTable(line, plan)
  await act(line, table)
  return (await line.ask({ do: 'record', table })).record
}

const { seats } = TWO
const older = (id: string, record: string) => ({ id, version: 3, changed: 77, record, key: 'ab', seats, undone: [] })

async function movedIn(factory: IDBFactory) {
  const store = indexedStore('tables', factory)
  await moveIn(store, GAMES, factory)
  const house = openHouse({ store, games: GAMES, now: () => 1000, newId: () => 'new' })
  return { store, house }
}

describe('games that an older page kept', () => {
  test('go on under their names, with their notes', async () => {
    const record = await recordOf(TWO, (line, table) => playVerb(line, table, 0, 'return'))
    const { house } = await movedIn(
      await browserWith({ 'game abc': older('abc', record), 'aside abc': { told: { 0: 4 }, notes: { 0: 'Boston' } } }),
    )
    expect((await house.ask({ do: 'list' })).tables).toMatchObject([{ table: 'abc', changed: 77, seats }])
    expect(await house.ask({ do: 'open', table: 'abc', seat: 0 })).toMatchObject({ note: 'Boston', told: 0 })
    const { at, options = [] } = await house.ask({ do: 'look', table: 'abc', seat: 0 })
    const keep = options.find(({ verb }) => verb === 'keep')?.moves ?? []
    expect(await house.ask({ do: 'play', table: 'abc', seat: 0, at, moves: [...keep] })).toMatchObject({ came: 1 })
  })

  test('that are over keep their record and its proof', async () => {
    const record = await recordOf(BOTS, letBotsPlay)
    const { house } = await movedIn(await browserWith({ 'game abc': older('abc', record) }))
    expect((await house.ask({ do: 'record', table: 'abc' })).record).toBe(record)
    expect((await house.ask({ do: 'list' })).tables[0].result).toBe(parseRecord(record).result)
  })

  test('that cannot be followed are kept as they are, and hide no other', async () => {
    const record = await recordOf(TWO, (line, table) => playVerb(line, table, 0, 'return'))
    const strange = printRecord({ ...parseRecord(record), game: 'mahjong' })
    const { house, store } = await movedIn(
      await browserWith({
        'game a': older('a', strange),
        'game b': 'rubbish',
        'game c': older('c', record),
        'game d': undefined,
      }),
    )
    const { tables } = await house.ask({ do: 'list' })
    expect(Object.fromEntries(tables.map(({ table, damaged = false }) => [table, damaged]))).toEqual({
      a: true,
      b: true,
      c: false,
      d: true,
    })
    expect((await store.asItIs('a')).table).toMatchObject({ record: strange })
    expect((await store.asItIs('b')).table).toBe('rubbish')
    await house.ask({ do: 'remove', table: 'b' })
    expect((await house.ask({ do: 'list' })).tables).toHaveLength(3)
  })

  test('are taken in once, and where there are none no database is made', async () => {
    const record = await recordOf(TWO, (line, table) => playVerb(line, table, 0, 'return'))
    const factory = await browserWith({ 'game abc': older('abc', record) })
    const { house, store } = await movedIn(factory)
    const { at, options = [] } = await house.ask({ do: 'look', table: 'abc', seat: 0 })
    await house.ask({ do: 'play', table: 'abc', seat: 0, at, moves: [options[0].moves[0]] })
    await moveIn(store, GAMES, factory)
    expect((await house.ask({ do: 'look', table: 'abc', seat: 0 })).at).toBe(at + 1)
    expect((await factory.databases()).map(({ name }) => name)).toEqual(['tables'])
  })
})

test('a table that is damaged by itself is named and can be saved', async () => {
  const store = indexedStore('tables', new IDBFactory())
  await store.keepAsItIs('odd', { founded: { id: 'odd' } })
  expect(await store.list()).toMatchObject([{ founded: { id: 'odd' }, damaged: true }])
  expect((await store.asItIs('odd')).table).toEqual({ founded: { id: 'odd' } })
})
