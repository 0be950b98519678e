import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LogEntry } from '@acheron/host'
import { describeStore } from '@acheron/host/test-kit'
import { describe, expect, test, vi } from 'vitest'
import { openSecret } from '../src/store/secret.ts'
import { openStore } from '../src/store/store.ts'
import { ticking } from '../src/store/tick.ts'
import { DATABASES, newSettings, reopenedDatabase } from './databases.ts'
import { FOUNDED, HEAD, newStore, storeIn } from './stores.ts'

for (const kind of DATABASES) describeStore(kind, async () => newStore(kind))

const row = (words: string): LogEntry => ({ kind: 'row', by: 0, words: [words] })

describe.each(DATABASES)('the store %s of a server', (kind) => {
  test('keeps what was acknowledged, head and due things with it', async () => {
    const settings = await newSettings(kind)
    const told: number[] = []
    const store = await storeIn(settings, {
      kept: (_, number) => told.push(number),
      owing: (_, __, { number }) => ({
        owed: [{ kind: number === 2 ? 'bot' : 'clock', seat: 1, after: 5000, mine: number === 2 }],
        paid: number === 2 ? [{ kind: 'clock', seat: 1 }] : [],
      }),
    })
    await store.found(FOUNDED)
    expect(await store.append('a', 0, row('one'), HEAD(1))).toBe(true)
    const { db } = await reopenedDatabase(settings)
    const due = () => db.selectFrom('due').selectAll().execute()
    expect(await due()).toMatchObject([{ tbl: 1, kind: 'clock', seat: 1, n: 1, tries: 0, held_by: null }])
    expect(await store.append('a', 0, row('late'), HEAD(1))).toBe(false)
    expect(await store.append('a', 1, row('two'), HEAD(2))).toBe(true)
    expect(told).toEqual([0, 1])
    const [held, ...others] = await due()
    expect(others).toEqual([])
    expect(held).toMatchObject({ kind: 'bot', n: 2, held_by: 'me' })
    expect(held.held_until).toBeGreaterThan(Date.now() - 60_000)
    expect(await db.selectFrom('heads').selectAll().execute()).toMatchObject([{ tbl: 1, n: 2, awaited: '[0]' }])
  })

  test('when a table was changed last does not tell of answers in secret', async () => {
    const store = await newStore(kind)
    await store.found(FOUNDED)
    await store.append('a', 0, row('one'), HEAD(1))
    await store.append('a', 1, { ...row('two'), told: 'mover' } as LogEntry, HEAD(2))
    expect((await store.kept('a'))?.head).toMatchObject({ number: 2, changed: HEAD(1).changed })
    await store.append('a', 2, row('three'), HEAD(3))
    expect((await store.kept('a'))?.head).toEqual(HEAD(3))
  })

  test('keeps nothing after an entry that could not be kept with what is due', async () => {
    let kinds: readonly string[] = []
    const owing = () => ({ owed: kinds.map((each) => ({ kind: each, seat: 0, after: 0 })), paid: [] })
    const store = await storeIn(await newSettings(kind), { owing })
    await store.found(FOUNDED)
    expect(await store.append('a', 0, row('one'), HEAD(1))).toBe(true)
    kinds = [null as never]
    await expect(store.append('a', 1, row('two'), HEAD(2))).rejects.toThrow(/null/i)
    kinds = []
    expect(await store.append('a', 2, row('three'), HEAD(3)), 'no hole is left').toBe(false)
    expect(await store.append('a', 1, row('two'), HEAD(2))).toBe(true)
  })

  test('two processes on one database keep one entry under each number', async () => {
    const settings = await newSettings(kind)
    const stores = [await storeIn(settings), await storeIn(settings)]
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`)
    for (const id of ids) await stores[0].found({ ...FOUNDED, id })
    for (let n = 0; n < 5; n++) {
      const tries = ids.flatMap((id) => stores.map((store, who) => store.append(id, n, row(`${who}`), HEAD(n + 1))))
      const kept = await Promise.all(tries)
      for (const [i, id] of ids.entries()) {
        expect(kept.slice(2 * i, 2 * i + 2).filter(Boolean)).toHaveLength(1)
        expect(await stores[1].since(id, 0)).toHaveLength(n + 1)
      }
    }
  })

  test('says what others have kept', async () => {
    const settings = await newSettings(kind)
    const [here, there] = [await storeIn(settings), await storeIn(settings)]
    for (const id of ['a', 'b', 'c']) {
      await here.found({ ...FOUNDED, id })
      await here.append(id, 0, row(id), HEAD(1))
    }
    await there.append('b', 1, row('x'), HEAD(2))
    await there.append('b', 2, row('y'), HEAD(3))
    await there.append('c', 1, row('z'), HEAD(2))
    const known = new Map([
      ['a', 1],
      ['b', 1],
      ['c', 0],
    ])
    expect(await here.newer(known)).toEqual([
      { id: 'b', number: 1, entry: row('x') },
      { id: 'b', number: 2, entry: row('y') },
      { id: 'c', number: 0, entry: row('c') },
      { id: 'c', number: 1, entry: row('z') },
    ])
    expect(await here.newer(new Map())).toEqual([])
  })

  test('keeps keys locked: the database alone does not tell them, nor another secret', async () => {
    const settings = await newSettings(kind)
    const store = await storeIn(settings)
    await store.found(FOUNDED)
    const { db } = await reopenedDatabase(settings)
    const { locked_key, key_id } = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
    expect(key_id).toBe(1)
    expect(locked_key.toString('hex')).not.toContain(FOUNDED.key.slice(0, 16))
    expect((await store.kept('a'))?.founded.key).toBe(FOUNDED.key)
    const [old] = readFileSync(join(settings.folder, 'secret'), 'utf8').split('\n')
    const rotated = await storeIn(settings, { secret: openSecret({ folder: '', secret: `${old},${'cd'.repeat(32)}` }) })
    expect((await rotated.kept('a'))?.founded.key).toBe(FOUNDED.key)
    const stranger = await storeIn(settings, { secret: openSecret({ folder: '', secret: 'cd'.repeat(32) }) })
    await expect(stranger.kept('a')).rejects.toThrow(/authenticate/)
    await store.found({ ...FOUNDED, id: 'b', key: 'ef'.repeat(32) })
    await db.updateTable('tables').set({ locked_key }).where('id', '=', 'b').execute()
    await expect(store.kept('b'), 'a key is bound to its table').rejects.toThrow(/authenticate/)
  })
})

test('a full disk: what cannot be kept is not acknowledged, nothing is lost, and it goes on when there is room', async () => {
  const settings = await newSettings('sqlite')
  const database = await reopenedDatabase(settings)
  if (database.kind !== 'sqlite') throw new Error('this is another database')
  const holder = { name: 'me', leaseMs: 3000 }
  const store = openStore({ database, secret: openSecret(settings), holder })
  await store.found(FOUNDED)
  const pages = Number(database.sqlite.pragma('page_count', { simple: true }))
  database.sqlite.pragma(`max_page_count = ${pages + 4}`)
  const long = row('x'.repeat(1000))
  let kept = 0
  const fill = async (): Promise<void> => {
    while (kept < 1000) if (await store.append('a', kept, long, HEAD(kept + 1))) kept++
  }
  await expect(fill()).rejects.toThrow(/full/)
  expect(kept).toBeGreaterThan(2)
  expect(await store.since('a', 0)).toHaveLength(kept)
  expect((await store.kept('a'))?.head?.number).toBe(kept)
  database.sqlite.pragma(`max_page_count = ${pages + 1000}`)
  expect(await store.append('a', kept, long, HEAD(kept + 1))).toBe(true)
})

test('nothing is acknowledged before it is on the disk, and nothing else is kept with less care afterwards', async () => {
  const database = await reopenedDatabase(await newSettings('sqlite'))
  if (database.kind !== 'sqlite') throw new Error('this is another database')
  const { sqlite } = database
  const flushes: (() => void)[] = []
  const inTick = ticking({ sqlite, flush: (done) => void flushes.push(done) })
  const told: string[] = []
  const keep = (word: string): void => void inTick(() => word).then((it) => told.push(it))
  keep('one')
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  expect(told).toEqual([])
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2)
  flushes[0]()
  await vi.waitFor(() => expect(told).toEqual(['one']))
  sqlite.exec('begin')
  keep('two')
  for (let turn = 0; turn < 9; turn++) await new Promise(setImmediate)
  expect(flushes).toHaveLength(1)
  sqlite.exec('commit')
  await vi.waitFor(() => expect(flushes).toHaveLength(2))
  flushes[1]()
})

test('the secret is made once, and only its owner may read it', async () => {
  const { folder } = await newSettings('sqlite')
  const first = openSecret({ folder })
  const locked = first.lock(Buffer.from('key'), 'x')
  expect(openSecret({ folder }).unlock(locked, 'x').toString()).toBe('key')
  expect(() => first.unlock(locked, 'y')).toThrow(/authenticate/)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(() => openSecret({ folder, secret: 'short' })).toThrow(/64/)
  const ring = openSecret({ folder, secret: `${'ab'.repeat(32)},${'cd'.repeat(32)}` })
  const [, last] = ['ab', 'cd'].map((word) => openSecret({ folder, secret: word.repeat(32) }))
  const { locked_key } = ring.lock(Buffer.from('key'), 'x')
  expect(last.unlock({ locked_key, key_id: 1 }, 'x').toString(), 'the last secret is the one in use').toBe('key')
})

test('the log is only ever added to', () => {
  const src = new URL('../src/', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const text = files.map((file) => readFileSync(new URL(file, src), 'utf8')).join('\n')
  expect(text).toMatch(/insert into entries/)
  expect(text).not.toMatch(/(update|delete from|truncate|drop table)\s+(entries|affairs)\b/i)
  expect(text).not.toMatch(/(updateTable|deleteFrom)\('(entries|affairs)/)
})
