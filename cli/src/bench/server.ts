import { median } from '../statistics.ts'
import { type Loaded, start, under } from './running.ts'
import { idleSockets, loadRelay, loadServer } from './server-load.ts'
import { newTables } from './tables.ts'

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

export interface ServerPlan {
  readonly tables: number
  readonly seats: number
  readonly seconds: number
  readonly rounds: number
  readonly idle: number
}

const WARM = 100
/** A server runs for weeks: what is measured is how it runs when its code is compiled, which takes longer than a relay's. */
const WARM_ROUNDS = 3

export const USUAL_PLAN: ServerPlan = { tables: 50, seats: 4, seconds: 3, rounds: 3, idle: 1000 }

export async function measureServer(plan: ServerPlan, note: (line: string) => void): Promise<ServerMeasure> {
  const server = await start('server-process.ts')
  const relay = await start('relay-process.ts')
  try {
    const rounds: { server: Loaded; relay: Loaded; bytes: number }[] = []
    for (let i = 0; i < WARM_ROUNDS + plan.rounds; i++) {
      note(`tables of round ${i} ...`)
      const tables = await newTables(() => server.url, plan)
      note(`round ${i}, the server ...`)
      const { recorded, ...served } = await under(server, () => loadServer(tables, plan.seconds))
      relay.say(recorded)
      note(`round ${i}, the relay ...`)
      const relayed = await under(relay, () => loadRelay(relay.url, plan))
      for (const { seats } of tables) for (const { socket } of seats) socket.terminate()
      if (i >= WARM_ROUNDS)
        rounds.push({ server: served, relay: relayed, bytes: mean(recorded.news.map(({ length }) => length)) })
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

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** What a socket takes that somebody holds and nobody uses, in a server that does nothing else. */
async function idleCost(count: number): Promise<number> {
  const server = await start('server-process.ts')
  try {
    const warm = await idleSockets(server.url, WARM)
    const before = await server.report('clean report')
    const sockets = await idleSockets(server.url, count)
    const after = await server.report('clean report')
    for (const socket of [...warm, ...sockets]) socket.terminate()
    return (after.memory - before.memory) / count / 1024
  } finally {
    server.stop()
  }
}
