import { Refused, seededChance } from '@acheron/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type House, type LogEntry, type MessageTo, memoryStore, type News, type Store } from '../src/index.ts'
import { judgeLog, sentRows, toldBy } from '../test-kit/index.ts'
import { begun, build, play, SEATS } from './at-house.ts'
import { DIG, EAST, ford, PASS } from './ford.ts'

describe('a process follows what another has kept', () => {
  async function two() {
    const heard: number[] = []
    const one = build()
    const table = await begun(one)
    const other = build({ store: one.store, changed: (_, __, open) => heard.push(open.table.end.number) })
    await other.house.ask({ do: 'look', table, seat: 1 })
    const log = () => one.store.since(table, 0)
    const looks = async () => [
      await one.house.ask({ do: 'look', table, seat: 1 }),
      await other.house.ask({ do: 'look', table, seat: 1 }),
    ]
    return { one: one.house, other: other.house, table, heard, log, looks }
  }

  test('entry by entry, and drops what it knows', async () => {
    const { one, other, table, heard, log, looks } = await two()
    await play(one, table, 0, EAST)
    await play(one, table, 0, DIG)
    for (const [number, entry] of (await log()).entries()) await other.hear(table, number, entry)
    expect(heard).toEqual([2, 3])
    expect(other.known()).toEqual(new Map([[table, 3]]))
    const [mine, theirs] = await looks()
    expect(theirs).toEqual(mine)
  })

  test('over a gap, by reading the log', async () => {
    const { one, other, table, heard, log, looks } = await two()
    for (let i = 0; i < 3; i++) await play(one, table, 0, EAST)
    await other.hear(table, 3, (await log())[3])
    expect(heard).toEqual([2, 3, 4])
    const [mine, theirs] = await looks()
    expect(theirs).toEqual(mine)
  })

  test('and hears nothing of a table that is not open', async () => {
    const { one, other, table, heard, log } = await two()
    other.forget(table)
    await play(one, table, 0, EAST)
    await other.hear(table, 1, (await log())[1])
    expect(heard).toEqual([])
    expect(other.known().size).toBe(0)
  })

  test('and reads the log where a seat has had more news than it knows of', async () => {
    const { one, other, table } = await two()
    await play(one, table, 0, EAST)
    const played = await play(one, table, 0, PASS)
    const { at } = await one.ask({ do: 'look', table, seat: 1 })
    expect(played.kind).toBe('done')
    expect((await other.ask({ do: 'news', table, seat: 1, since: at })).look.at).toBe(at)
    await play(one, table, 1, EAST)
    const known = (await one.ask({ do: 'look', table, seat: 1 })).at
    await expect(other.ask({ do: 'play', table, seat: 1, at: known, moves: [PASS] })).resolves.toMatchObject({
      came: 1,
    })
  })

  test('whose store kept an entry and lost the answer: everybody is told once, and nothing is done twice', async () => {
    const store = memoryStore()
    let loses = false
    const losing: Store = {
      ...store,
      async append(...args) {
        const isKept = await store.append(...args)
        if (loses) throw new Error('no answer')
        return isKept
      },
    }
    const heard: LogEntry[] = []
    const built = build({ store: losing, changed: (_, entry) => heard.push(entry) })
    const table = await begun(built)
    heard.length = 0
    loses = true
    const played = await play(built.house, table, 0, EAST)
    expect(played).toMatchObject({ kind: 'done', came: 1 })
    expect(heard).toHaveLength(1)
    expect(await store.since(table, 0)).toHaveLength(2)
  })
})

test('tables that somebody waits for stay open; of the others those that were wanted least lately go', async () => {
  const opened: string[] = []
  const closed: string[] = []
  const built = build({
    mostOpen: 2,
    isWanted: (id) => id === 't1',
    opening: async (id) => void opened.push(id),
    putAway: (id) => closed.push(id),
  })
  for (let i = 0; i < 5; i++) await play(built.house, await begun(built), 0, EAST)
  expect(opened).toEqual(['t1', 't2', 't3', 't4', 't5'])
  expect(closed).toEqual(['t2', 't3', 't4'])
  expect([...built.house.known().keys()]).toEqual(['t1', 't5'])
})

test('a house listens before it reads, so that nothing falls in between', async () => {
  const order: string[] = []
  const store = memoryStore()
  const noting: Store = {
    ...store,
    since(...args) {
      order.push('read')
      return store.since(...args)
    },
  }
  const one = build({ store })
  const table = await begun(one)
  const other = build({ store: noting, opening: async () => void order.push('listen') })
  await other.house.ask({ do: 'look', table })
  expect(order).toEqual(['listen', 'read'])
})

/** What can go wrong between houses on one log, each with its share of a hundred. */
interface Weather {
  readonly lostAnswers: number
  readonly failures: number
  readonly lostNews: number
  readonly resent: number
}

const HOUSES = 3

/** Houses on one log, with a store that is slow, fails and loses answers, and news that come late or never. */
async function storm(random: () => number, weather: Weather, plant: (store: Store) => Store = (store) => store) {
  const hits = (share: number): boolean => random() * 100 < share
  const pause = async (): Promise<void> => {
    for (let turns = Math.floor(random() * 6); turns > 0; turns--) await Promise.resolve()
  }
  const store = plant(memoryStore())
  const all: House[] = []
  let isRough = false
  const rough = (me: number): Store => ({
    ...store,
    async append(id, number, entry, head) {
      await pause()
      if (isRough && hits(weather.failures)) throw new Error('failed')
      const isKept = await store.append(id, number, entry, head)
      await pause()
      if (isKept)
        for (const [other, house] of all.entries())
          if (other !== me && !hits(weather.lostNews))
            void pause().then(() => house.hear(id, number, entry).catch(() => undefined))
      if (isRough && hits(weather.lostAnswers)) throw new Error('no answer')
      return isKept
    },
    async since(id, number) {
      await pause()
      return store.since(id, number)
    },
  })
  for (let me = 0; me < HOUSES; me++) all.push(build({ store: rough(me) }).house)
  const { table } = await all[0].ask({ do: 'new', game: 'ford', seats: SEATS })
  await all[0].ask({ do: 'begin', table, salts: ['sea', '', 'rock'] })
  isRough = true
  const told = SEATS.map(() => new Map<number, string>())
  const looks = SEATS.map(() => new Map<number, string>())
  const acknowledged: { seat: number; at: number; came: number }[] = []
  const house = (): House => all[Math.floor(random() * all.length)]

  const note = (seat: number, { chapters, look }: News): void => {
    for (const chapter of chapters) told[seat].set(chapter.at, JSON.stringify(chapter))
    looks[seat].set(look.at, JSON.stringify(look))
  }

  /** A seat at its page: what is not answered is sent again, to any house. */
  async function sit(seat: number): Promise<void> {
    for (let turn = 0; turn < 14; turn++) {
      const since = Math.max(0, ...told[seat].keys())
      note(seat, await house().ask({ do: 'news', table, seat, since }))
      const at = Math.max(...looks[seat].keys())
      const { question, options = [], back } = JSON.parse(looks[seat].get(at) ?? '') as News['look']
      if (!question) {
        await pause()
        continue
      }
      const moves = options.flatMap((run) => run.moves)
      const isBack = back?.to.length && random() < 0.2
      const message: MessageTo<'undo'> | MessageTo<'play'> = isBack
        ? { do: 'undo', table, seat, at }
        : { do: 'play', table, seat, at, moves: [moves[Math.floor(random() * moves.length)]] }
      const copies = hits(weather.resent) ? 2 : 1
      for (;;) {
        const tries = Array.from({ length: copies }, () => house().ask(message))
        const settled = await Promise.allSettled(tries)
        const refusals = settled.filter((each) => each.status === 'rejected').map(({ reason }) => reason as Error)
        for (const each of settled)
          if (each.status === 'fulfilled' && each.value.kind === 'done') {
            note(seat, each.value.news)
            if (!isBack) acknowledged.push({ seat, at, came: each.value.came })
          }
        if (settled.some(({ status }) => status === 'fulfilled') || refusals.every((each) => each instanceof Refused))
          break
      }
    }
  }
  await Promise.all(SEATS.map((_, seat) => sit(seat)))
  const log = await store.since(table, 0)
  const kept = await store.kept(table)
  return { log, key: kept?.founded.key ?? '', told, looks, acknowledged }
}

/** One judge for every storm: the log, and what was received, byte by byte. */
function judgeStorm({ log, key, told, looks, acknowledged }: Awaited<ReturnType<typeof storm>>): void {
  judgeLog(ford, log, key)
  const must = toldBy(ford, log)
  for (const seat of SEATS.keys()) {
    for (const [at, chapter] of told[seat]) expect(chapter).toBe(must[seat].chapters[at - 1])
    for (const [at, look] of looks[seat]) expect(look).toBe(must[seat].looks[at - 1])
  }
  const rows = sentRows(ford, log)
  for (const { seat, at, came } of acknowledged)
    expect(rows.filter((row) => row.by === seat && row.at === at)).toEqual([{ by: seat, at, came }])
}

const WEATHER = fc.record({
  lostAnswers: fc.constantFrom(0, 20),
  failures: fc.constantFrom(0, 20),
  lostNews: fc.constantFrom(0, 50, 100),
  resent: fc.constantFrom(0, 40),
})

const RANDOM = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

test('any number of houses on one log make a log that one could have made, and tell what follows from it', async () => {
  await fc.assert(
    fc.asyncProperty(WEATHER, RANDOM, async (weather, stream) => {
      judgeStorm(await storm(() => stream.next().value as number, weather))
    }),
    { numRuns: 25 },
  )
})

/** Stores that do wrong, once in a while. */
const PLANTED: Readonly<Record<string, (store: Store, isTime: () => boolean) => Store>> = {
  'says that it kept what it did not': (store, isTime) => ({
    ...store,
    append: async (...args) => (args[1] > 0 && isTime()) || store.append(...args),
  }),
  'keeps what somebody else kept first, under the next number': (store) => ({
    ...store,
    append: async (id, number, entry, head) =>
      (await store.append(id, number, entry, head)) || store.append(id, number + 1, entry, head),
  }),
  'keeps other luck than the key gives': (store, isTime) => ({
    ...store,
    append: (id, number, entry, head) =>
      store.append(
        id,
        number,
        entry.kind === 'row' && entry.chance && isTime() ? { ...entry, chance: [0] } : entry,
        head,
      ),
  }),
  'keeps a row as somebody else’s': (store, isTime) => ({
    ...store,
    append: (id, number, entry, head) =>
      store.append(id, number, entry.kind === 'row' && isTime() ? { ...entry, by: (entry.by + 1) % 3 } : entry, head),
  }),
}

test.each(Object.entries(PLANTED))('the judge sees a store that %s', async (_, plant) => {
  const faults = Array.from({ length: 12 }, async (__, seed) => {
    const chance = seededChance(seed)
    const random = (): number => chance.pick(2 ** 30) / 2 ** 30
    const weather = { lostAnswers: 0, failures: 0, lostNews: 0, resent: 40 }
    judgeStorm(await storm(random, weather, (store) => plant(store, () => random() < 0.2)))
  })
  const outcomes = await Promise.allSettled(faults)
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
})
