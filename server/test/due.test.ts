import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Doing, type Due, type Job, openDue } from '../src/due/due.ts'
import type { DatabaseSettings } from '../src/store/database.ts'
import { DATABASES, newSettings, reopenedDatabase } from './databases.ts'
import { FOUNDED, HEAD, storeIn } from './stores.ts'

const LEASE_MS = 600

async function dueIn(settings: DatabaseSettings, name: string, doings: Record<string, Doing>): Promise<Due> {
  const database = await reopenedDatabase(settings)
  const due = openDue({ database, holder: { name, leaseMs: LEASE_MS }, doings })
  onTestFinished(() => due.stop())
  return due
}

const noting =
  (jobs: Job[]): Doing =>
  async (job) =>
    void jobs.push(job)
const soon = (kind: string, seat = 0, after = 0) => ({ owed: [{ kind, seat, after }], paid: [] })
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each(DATABASES)('what is due on %s', (kind) => {
  async function newTable() {
    const settings = await newSettings(kind)
    const store = await storeIn(settings)
    await store.found(FOUNDED)
    const { db } = await reopenedDatabase(settings)
    return { settings, left: () => db.selectFrom('due').selectAll().execute() }
  }

  test('is done once, in time, by one of several processes, and is gone then', async () => {
    const { settings, left } = await newTable()
    const done: Job[] = []
    const dues = [
      await dueIn(settings, 'one', { bell: noting(done) }),
      await dueIn(settings, 'two', { bell: noting(done) }),
    ]
    for (let seat = 0; seat < 10; seat++) await dues[0].owe(1, 7, soon('bell', seat, 20 * seat))
    await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000)
    expect(done.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(done[0]).toEqual({ table: 'a', kind: 'bell', seat: done[0].seat, n: 7, tries: 0 })
  })

  test('is not done before its time, nor by who does not know how', async () => {
    const { settings, left } = await newTable()
    const done: Job[] = []
    const due = await dueIn(settings, 'one', { bell: noting(done) })
    await due.owe(1, 1, soon('bell', 0, 60_000))
    await due.owe(1, 1, soon('gong'))
    await sleep(LEASE_MS)
    expect(done).toEqual([])
    expect(await left()).toHaveLength(2)
    await due.owe(1, 1, { owed: [], paid: [{ kind: 'gong', seat: 0 }] })
    expect(await left()).toHaveLength(1)
  })

  test('is held as long as it takes, and taken over from who gives no sign of life', async () => {
    const { settings, left } = await newTable()
    const begun: Job[] = []
    const slow = await dueIn(settings, 'slow', {
      bell: async (job) => {
        begun.push(job)
        await sleep(3 * LEASE_MS)
      },
    })
    await slow.owe(1, 1, soon('bell'))
    await vi.waitFor(() => expect(begun).toHaveLength(1), 5000)
    const done: Job[] = []
    await dueIn(settings, 'other', { bell: noting(done), gong: noting(done) })
    await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000)
    expect(done).toEqual([])
    const { db } = await reopenedDatabase(settings)
    const dead = { tbl: 1, kind: 'gong', seat: 1, n: 3, at: 0, held_by: 'dead', held_until: Date.now() + LEASE_MS }
    await db.insertInto('due').values(dead).execute()
    await vi.waitFor(() => expect(done).toHaveLength(1), 10_000)
  })

  test('that failed is tried again, that asks for more time gets it, and that was replaced stays', async () => {
    const { settings, left } = await newTable()
    const jobs: Job[] = []
    const due: Due = await dueIn(settings, 'one', {
      fails: async (job) => {
        jobs.push(job)
        if (job.tries === 0) throw new Error('not yet')
      },
      waits: async (job) => {
        jobs.push(job)
        return jobs.filter((each) => each.kind === 'waits').length < 3 ? { againAfter: 10 } : undefined
      },
      replaced: async ({ n }) => {
        if (n === 1) await due.owe(1, 2, soon('replaced', 0, 60_000))
      },
    })
    for (const each of ['fails', 'waits', 'replaced']) await due.owe(1, 1, soon(each))
    await vi.waitFor(
      async () => expect(await left()).toMatchObject([{ kind: 'replaced', n: 2, held_by: null }]),
      10_000,
    )
    expect(jobs.filter((job) => job.kind === 'fails').map(({ tries }) => tries)).toEqual([0, 1])
    expect(jobs.filter((job) => job.kind === 'waits')).toHaveLength(3)
  })

  test('that is due anew while it is being done is done anew', async () => {
    const { settings, left } = await newTable()
    const begun: number[] = []
    let finish = (): void => undefined
    const due: Due = await dueIn(settings, 'one', {
      bell: async ({ n }) => {
        begun.push(n)
        if (n === 2) return new Promise((resolve) => (finish = () => resolve(undefined)))
        await due.owe(1, 2, soon('bell'))
        await vi.waitFor(() => expect(begun).toEqual([1, 2]), 10_000)
        return undefined
      },
    })
    await due.owe(1, 1, soon('bell'))
    await vi.waitFor(() => expect([begun.length, due.underWay()]).toEqual([2, 1]), 20_000)
    expect(await left()).toMatchObject([{ n: 2, held_by: 'one' }])
    finish()
    await vi.waitFor(async () => expect(await left()).toEqual([]), 10_000)
  })

  test('is given back by a process that stops', async () => {
    const { settings, left } = await newTable()
    const due = await dueIn(settings, 'one', { bell: () => new Promise(() => undefined) })
    await due.owe(1, 1, soon('bell'))
    await vi.waitFor(() => expect(due.underWay()).toBe(1), 10_000)
    expect(await left()).toMatchObject([{ held_by: 'one' }])
    await due.stop()
    expect(await left()).toMatchObject([{ held_by: null, held_until: null }])
  })

  test('of one’s own is begun as soon as its entry is kept', async () => {
    const settings = await newSettings(kind)
    const done: Job[] = []
    const due = await dueIn(settings, 'me', { bot: noting(done) })
    const store = await storeIn(settings, {
      owing: () => ({ owed: [{ kind: 'bot', seat: 1, after: 60_000, mine: true }], paid: [] }),
      kept: (id, number, _, owing) => due.begin(id, number + 1, owing),
    })
    await store.found(FOUNDED)
    await store.append('a', 0, { kind: 'row', by: 0, words: ['x'] }, HEAD(1))
    expect(due.underWay()).toBe(1)
    await vi.waitFor(() => expect(done).toEqual([{ table: 'a', kind: 'bot', seat: 1, n: 1, tries: 0 }]), 5000)
  })
})
