import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { median } from '../statistics.ts'
import type { Report } from './reporting.ts'
import { idleSockets, type Load, loadRelay, loadServer, newTables, type Table } from './server-load.ts'

/** What a server costs, against a bare relay of the same bytes in the same run. */
export interface ServerMeasure {
  readonly tables: number
  readonly sockets: number
  readonly bytesOfNews: number
  readonly server: Loaded
  readonly relay: Loaded
  /** Medians of the rounds: its moves and its CPU a move over those of the relay. */
  readonly ratios: { readonly moves: number; readonly cpu: number }
  readonly idleSocketKb: number
}

export interface Loaded {
  readonly movesPerSecond: number
  readonly cpuUsPerMove: number
  /** From a move to its acknowledgement. */
  readonly p50Ms: number
  readonly p99Ms: number
}

export interface ServerPlan {
  readonly tables: number
  readonly seats: number
  readonly seconds: number
  readonly rounds: number
  readonly idle: number
}

const WARM = 100

export const USUAL_PLAN: ServerPlan = { tables: 50, seats: 4, seconds: 3, rounds: 3, idle: 1000 }

export async function measureServer(plan: ServerPlan, note: (line: string) => void): Promise<ServerMeasure> {
  const server = await start('server-process.ts')
  const relay = await start('relay-process.ts')
  try {
    const rounds: { server: Loaded; relay: Loaded; bytes: number }[] = []
    // The first round only warms up.
    for (let i = 0; i <= plan.rounds; i++) {
      note(`tables of round ${i} ...`)
      const tables = await newTables(server.url, plan)
      note(`round ${i}, the server ...`)
      const served = await under(server, () => loadServer(tables, plan.seconds))
      const lengths = lengthsOf(tables)
      note(`round ${i}, the relay ...`)
      const relayed = await under(relay, () => loadRelay(relay.url, plan, lengths))
      for (const { seats } of tables) for (const { socket } of seats) socket.terminate()
      if (i > 0) rounds.push({ server: served, relay: relayed, bytes: mean(lengths) })
    }
    note('idle sockets ...')
    const idleSocketKb = await idleCost(plan.idle)
    const middle = (read: (round: (typeof rounds)[number]) => number): number => median(rounds.map(read))
    const loaded = (read: (round: (typeof rounds)[number]) => Loaded): Loaded => ({
      movesPerSecond: middle((round) => read(round).movesPerSecond),
      cpuUsPerMove: middle((round) => read(round).cpuUsPerMove),
      p50Ms: middle((round) => read(round).p50Ms),
      p99Ms: middle((round) => read(round).p99Ms),
    })
    return {
      tables: plan.tables,
      sockets: plan.tables * plan.seats,
      bytesOfNews: middle(({ bytes }) => bytes),
      server: loaded((round) => round.server),
      relay: loaded((round) => round.relay),
      ratios: {
        moves: middle((round) => round.server.movesPerSecond / round.relay.movesPerSecond),
        cpu: middle((round) => round.server.cpuUsPerMove / round.relay.cpuUsPerMove),
      },
      idleSocketKb,
    }
  } finally {
    server.stop()
    relay.stop()
  }
}

interface Running {
  readonly url: string
  report(): Promise<Report>
  stop(): void
}

async function start(file: string): Promise<Running> {
  const execArgv = ['--expose-gc']
  const child: ChildProcess = fork(new URL(file, import.meta.url), { execArgv })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    async report() {
      const said = once(child, 'message')
      child.send('report')
      return (await said)[0] as Report
    },
    stop: () => child.disconnect(),
  }
}

async function under(running: Running, load: () => Promise<Load>): Promise<Loaded> {
  const before = await running.report()
  const { moves, seconds, waits } = await load()
  const after = await running.report()
  const sorted = waits.toSorted((a, b) => a - b)
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return {
    movesPerSecond: moves / seconds,
    cpuUsPerMove: (after.cpu - before.cpu) / moves,
    p50Ms: share(0.5),
    p99Ms: share(0.99),
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How long the news were that each seat was told, as many as were noted. */
const lengthsOf = (tables: readonly Table[]): number[] =>
  tables.flatMap(({ seats }) => seats.flatMap(({ lengths }) => lengths))

/** What a socket takes that somebody holds and nobody uses, in a server that does nothing else. */
async function idleCost(count: number): Promise<number> {
  const server = await start('server-process.ts')
  try {
    const warm = await idleSockets(server.url, WARM)
    const before = await server.report()
    const sockets = await idleSockets(server.url, count)
    const after = await server.report()
    for (const socket of [...warm, ...sockets]) socket.terminate()
    return (after.memory - before.memory) / count / 1024
  } finally {
    server.stop()
  }
}
