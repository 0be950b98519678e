import { Refused } from '@acheron/core'
import { median } from '../statistics.ts'
import { besideOf } from './beside.ts'
import { type Running, start } from './running.ts'
import { loadServer } from './server-load.ts'
import { newTables, type Where } from './tables.ts'

/** Microseconds of CPU that a move costs, by part. */
export interface Costs {
  readonly movesPerSecond: number
  readonly node: number
  readonly postgres: number
  readonly redis: number
  readonly all: number
}

/** What several processes cost on one database, against one of them. */
export interface ProcessesMeasure {
  readonly processes: number
  readonly one: Costs
  /** The seats of each table are at different processes. */
  readonly spread: Costs
  /** All seats of a table are at one. */
  readonly byTable: Costs
  readonly ratios: { readonly spread: number; readonly byTable: number }
}

export interface ProcessesPlan {
  readonly processes: number
  readonly tables: number
  readonly seats: number
  readonly seconds: number
  readonly rounds: number
}

export const USUAL_PROCESSES: ProcessesPlan = { processes: 3, tables: 50, seats: 4, seconds: 3, rounds: 3 }

type Way = 'one' | 'spread' | 'byTable'

export async function measureProcesses(
  plan: ProcessesPlan,
  { DATABASE_URL, REDIS_URL }: NodeJS.ProcessEnv,
  note: (line: string) => void,
): Promise<ProcessesMeasure> {
  if (!DATABASE_URL || !REDIS_URL) throw new Refused('several processes need DATABASE_URL and REDIS_URL')
  const env = { ...process.env, DATABASE_URL, REDIS_URL }
  const running: Running[] = [await start('server-process.ts', env)]
  const beside = besideOf(running[0].database, REDIS_URL)
  while (running.length < plan.processes) running.push(await start('server-process.ts', env))
  const ways: Record<Way, Where> = {
    one: () => running[0].url,
    spread: (_, seat) => running[seat % running.length].url,
    byTable: (table) => running[table % running.length].url,
  }

  async function measure(where: Where): Promise<Costs> {
    const tables = await newTables(where, plan)
    const before = { node: await all(running), ...beside() }
    const { moves, seconds } = await loadServer(tables, plan.seconds)
    const after = { node: await all(running), ...beside() }
    for (const { seats } of tables) for (const { socket } of seats) socket.terminate()
    const cost = (part: 'node' | 'postgres' | 'redis'): number => (after[part] - before[part]) / moves
    const [node, postgres, redis] = [cost('node'), cost('postgres'), cost('redis')]
    return { movesPerSecond: moves / seconds, node, postgres, redis, all: node + postgres + redis }
  }

  try {
    const rounds: Record<Way, Costs>[] = []
    // The first round only warms up.
    for (let i = 0; i <= plan.rounds; i++) {
      note(`round ${i} ...`)
      const [one, spread, byTable] = [await measure(ways.one), await measure(ways.spread), await measure(ways.byTable)]
      if (i > 0) rounds.push({ one, spread, byTable })
    }
    const middle = (read: (round: Record<Way, Costs>) => number): number => median(rounds.map(read))
    const costs = (way: Way): Costs => ({
      movesPerSecond: middle((round) => round[way].movesPerSecond),
      node: middle((round) => round[way].node),
      postgres: middle((round) => round[way].postgres),
      redis: middle((round) => round[way].redis),
      all: middle((round) => round[way].all),
    })
    return {
      processes: plan.processes,
      one: costs('one'),
      spread: costs('spread'),
      byTable: costs('byTable'),
      ratios: {
        spread: middle(({ one, spread }) => spread.all / one.all),
        byTable: middle(({ one, byTable }) => byTable.all / one.all),
      },
    }
  } finally {
    for (const each of running) each.stop()
  }
}

/** What they have used so far, together. */
async function all(running: readonly Running[]): Promise<number> {
  const reports = await Promise.all(running.map((each) => each.report()))
  return reports.reduce((sum, { cpu }) => sum + cpu, 0)
}
