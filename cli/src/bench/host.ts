import { keyedLuck, newKey, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import {
  foundTable,
  judgeRow,
  judgeUndo,
  type LogEntry,
  lookOf,
  memoryStore,
  openHouse,
  openTable,
  type Store,
  type Table,
} from '@acheron/host'
import { collectGarbage, cpuTime } from '../measure.ts'
import { median } from '../statistics.ts'
import { type Road, road, STEPS_A_TURN } from './stand-in.ts'

/** What a long game costs: ratios of the cost at move 8,000 to that at move 500, of a stand-in with long turns. */
export interface HostMeasure {
  /** To find out whether a move can be taken back. */
  readonly undoAskRatio: number
  readonly undoRatio: number
  readonly moveRatio: number
  readonly storeRatio: number
  /** To open a stored table of 5,400 moves. */
  readonly openMs: number
  /** What an open table takes beyond its log, at move 8,000 in the middle of a turn. */
  readonly tableKb: number
}

const EARLY = 2 * STEPS_A_TURN
const LATE = 32 * STEPS_A_TURN
const STORED = 5400
const STEPS = 100
const KEPT = 1000
const ROUNDS = 15
const TABLES = 40

interface Played {
  readonly table: Table<Road>
  readonly log: LogEntry[]
}

export async function measureHost(): Promise<HostMeasure> {
  const [early, late] = [played(EARLY), played(LATE)]
  const stores = [await stored(early), await stored(late)]
  for (let i = 0; i < 5; i++) for (const each of [early, late]) walkAndBack(each.table)
  const rounds = Array.from({ length: ROUNDS }, () => [walkAndBack(early.table), walkAndBack(late.table)])
  const storing: number[] = []
  for (let i = 0; i < ROUNDS; i++) storing.push(await storeRatio(stores, [early, late]))
  const ratio = (read: (it: Walk) => number): number => median(rounds.map(([one, other]) => read(other) / read(one)))
  return {
    undoAskRatio: ratio(({ ask }) => ask),
    undoRatio: ratio(({ undo }) => undo),
    moveRatio: ratio(({ move }) => move),
    storeRatio: median(storing),
    openMs: await openTime(),
    tableKb: tableSize(played(LATE + STEPS).log),
  }
}

/** A table after so many moves, one entry a move. */
function played(moves: number): Played {
  const choice = seededChance(7)
  const luck = keyedLuck(newKey(), '')
  const { table, entry } = foundTable(road, { seats: 3 }, luck)
  const log: LogEntry[] = [entry]
  for (let i = 0; i < moves; i++) {
    const p = table.state.turn
    const legal = road.legal(table.state, p)
    const judged = judgeRow(table, p, [legal[choice.pick(legal.length)]])
    log.push(judged.entry)
    judged.commit(table)
  }
  return { table, log }
}

interface Walk {
  readonly move: number
  readonly ask: number
  readonly undo: number
}

/** Some steps and back again, timed: what a step, the question whether it can be undone, and undoing it cost. */
function walkAndBack(table: Table<Road>): Walk {
  const p = table.state.turn
  const times = { move: 0, ask: 0, undo: 0 }
  const time = (what: keyof Walk, act: () => void): void => {
    const start = cpuTime()
    act()
    times[what] += cpuTime() - start
  }
  time('move', () => {
    for (let i = 0; i < STEPS; i++) judgeRow(table, p, [stepFrom(table.state, p)]).commit(table)
  })
  time('ask', () => {
    for (let i = 0; i < STEPS; i++) lookOf(table, p)
  })
  time('undo', () => {
    for (let i = 0; i < STEPS; i++) judgeUndo(table, p).commit(table)
  })
  return times
}

const stepFrom = (s: Road, p: number): number => (road.refusal(s, p, 1) ? 3 : 1)

async function stored({ log }: Played): Promise<Store> {
  const store = memoryStore()
  await store.found({ id: 'a', game: 'road', options: {}, seats: [], made: 0, key: newKey() })
  for (const [number, entry] of log.entries())
    await store.append('a', number, entry, { number: number + 1, awaited: [0], changed: 0 })
  return store
}

/** What it costs to keep an entry late in the game, as a multiple of what it costs early. */
async function storeRatio(stores: readonly Store[], played: readonly Played[]): Promise<number> {
  const times: number[] = []
  for (const [i, store] of stores.entries()) {
    const { log } = played[i]
    const entry = log[log.length - 1]
    const { length } = await store.since('a', 0)
    const start = cpuTime()
    for (let n = length; n < length + KEPT; n++)
      await store.append('a', n, entry, { number: n + 1, awaited: [0], changed: 0 })
    times.push(cpuTime() - start)
  }
  return times[1] / times[0]
}

/** From the store to the first look. The quickest of several: what else the machine does is not the table's fault. */
async function openTime(): Promise<number> {
  const { log } = played(STORED)
  const store = await stored({ log, table: undefined as never })
  await store.reseat('a', [{ name: '' }, { name: '' }, { name: '' }])
  const games = [{ plate: { id: 'road' }, load: async () => ({ game: road }) }] as unknown as readonly Listing[]
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const house = openHouse({ store, games, now: Date.now, newId: () => 'b' })
    const start = performance.now()
    await house.ask({ do: 'look', table: 'a', seat: 0 })
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}

function tableSize(log: readonly LogEntry[]): number {
  const luck = keyedLuck(newKey(), '')
  const tables: Table<Road>[] = [openTable(road, log, luck)]
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < TABLES; i++) tables.push(openTable(road, log, luck))
  collectGarbage()
  const used = process.memoryUsage().heapUsed - before
  return tables.length > 0 ? used / TABLES / 1024 : 0
}
