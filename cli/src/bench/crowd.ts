import { seededChance } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { memoryStore, openHouse } from '@acheron/host'
import type { FromServer } from '@acheron/host/online'
import { shareOf, start } from './running.ts'
import { isAnswer, type Load, sleep } from './server-load.ts'
import { moveOf, newTables, type Seat, type Table } from './tables.ts'

/** What a server takes that many people use, none of them in a hurry. */
export interface CrowdMeasure {
  readonly tables: number
  readonly sockets: number
  readonly movesPerSecond: number
  /** From a move to its acknowledgement. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** How busy one core was. */
  readonly cpuShare: number
  /** All that the process takes, as it is after the load. */
  readonly memoryMb: number
}

export interface CrowdPlan {
  readonly tables: number
  readonly seats: number
  readonly movesPerSecond: number
  readonly seconds: number
  /** So many moves have been made at each table before. */
  readonly played: number
}

export const USUAL_CROWD: CrowdPlan = { tables: 2000, seats: 5, movesPerSecond: 500, seconds: 20, played: 150 }

const WARM_SECONDS = 5
const STEP_MS = 2

export async function measureCrowd(plan: CrowdPlan, note: (line: string) => void): Promise<CrowdMeasure> {
  const server = await start('server-process.ts')
  try {
    note(`${plan.tables} tables ...`)
    const record = await partOfAGame(plan)
    const tables = await newTables(
      () => server.url,
      { ...plan, record },
      (made) => note(`${made} tables ...`),
    )
    note('the load ...')
    const pace = paceOf(tables)
    await pace(plan.movesPerSecond, WARM_SECONDS)
    const before = await server.report()
    const { moves, seconds, waits } = await pace(plan.movesPerSecond, plan.seconds)
    const after = await server.report()
    for (const { seats } of tables) for (const { socket } of seats) socket.terminate()
    return {
      tables: plan.tables,
      sockets: plan.tables * plan.seats,
      movesPerSecond: moves / seconds,
      p50Ms: shareOf(waits, 0.5),
      p99Ms: shareOf(waits, 0.99),
      cpuShare: (after.cpu - before.cpu) / 1e6 / seconds,
      memoryMb: after.memory / 2 ** 20,
    }
  } finally {
    server.stop()
  }
}

/** A game of random moves as a record, as far as it came. */
async function partOfAGame({ seats, played }: CrowdPlan): Promise<string> {
  const chance = seededChance(1)
  const house = openHouse({ store: memoryStore(), games: GAMES, now: Date.now, newId: () => 'part' })
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Soul ${seat}` }))
  const { table } = await house.ask({ do: 'new', game: 'ticket-to-ride', seats: names, seed: 1 })
  await house.ask({ do: 'begin', table })
  for (let count = 0; count < played; )
    for (let seat = 0; seat < seats; seat++) {
      const { at, options } = await house.ask({ do: 'look', table, seat })
      const moves = options?.flatMap((run) => run.moves) ?? []
      if (moves.length === 0) continue
      await house.ask({ do: 'play', table, seat, at, moves: [moves[chance.pick(moves.length)]] })
      count++
    }
  return (await house.ask({ do: 'record', table })).record
}

/** Lets so many moves be made a second, at any tables, by whoever is asked there. */
function paceOf(tables: readonly Table[]): (movesPerSecond: number, seconds: number) => Promise<Load> {
  const chance = seededChance(0)
  const ready: (() => void)[] = []
  let waits: number[] = []
  for (const { id, seats } of tables)
    for (const [player, seat] of seats.entries()) {
      const move = (): void => send(id, player, seat)
      if (seat.look?.question) ready.push(move)
      else seat.look = undefined
      seat.socket.on('message', (data: Buffer) => {
        const text = data.toString()
        // Whoever is not asked has nothing to read: what is measured is the server.
        if (seat.sent === 0 && !text.includes('"question":')) return
        const said = JSON.parse(text) as FromServer
        if (isAnswer(said)) {
          waits.push(performance.now() - seat.sent)
          seat.sent = 0
        }
        if (!('look' in said) || !said.look.question || seat.sent > 0) return
        if (!seat.look) ready.push(move)
        seat.look = said.look
      })
    }

  function send(id: string, player: number, seat: Seat): void {
    const { look } = seat
    if (!look) return
    const moves = look.options?.flatMap((run) => run.moves) ?? []
    seat.look = undefined
    seat.sent = performance.now()
    seat.socket.send(moveOf(id, player, look.at, moves[chance.pick(moves.length)]))
  }

  return async (movesPerSecond, seconds) => {
    waits = []
    const begin = performance.now()
    const elapsed = (): number => (performance.now() - begin) / 1000
    for (let sent = 0; elapsed() < seconds; await sleep(STEP_MS / 1000))
      for (; sent < elapsed() * movesPerSecond && ready.length > 0; sent++) {
        const place = chance.pick(ready.length)
        const chosen = ready[place]
        ready[place] = ready[ready.length - 1]
        ready.pop()
        chosen()
      }
    return { moves: waits.length, seconds: elapsed(), waits }
  }
}
