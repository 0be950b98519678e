import { randomInt } from 'node:crypto'
import { openDatabase } from '../../src/store/database.ts'
import { gather, newGuest } from '../asking.ts'
import type { DatabaseKind } from '../databases.ts'
import { FAULTS, type FaultName } from './faults.ts'
import { judge, type Verdict } from './judge.ts'
import { newPlayer, type Player, type Seen } from './player.ts'
import { newWorld, type World } from './world.ts'

export interface TrialPlan {
  readonly kind: DatabaseKind
  /** One after the other. */
  readonly faults: readonly FaultName[]
  readonly tables: number
  readonly game?: string
  readonly seats?: number
  readonly note?: (line: string) => void
  /** The judge must see it if something of what came was another. */
  readonly plant?: (seen: readonly Seen[]) => void
}

const SETTLING_MS = 3000

/** Players at tables under load, while something goes wrong again and again; then the judge. */
export async function trial(plan: TrialPlan): Promise<Verdict> {
  const { kind, faults, tables, game = 'ticket-to-ride', seats = 3, note, plant } = plan
  const world = await newWorld(kind)
  try {
    const players: Player[] = []
    for (let i = 0; i < tables; i++) players.push(...(await newTable(world, game, seats)))
    let isOver = false
    const playing = players.map((player) => player.play(() => isOver))
    for (const [i, fault] of faults.entries()) {
      await sleep(randomInt(300, 1000))
      await FAULTS[fault](world)
      note?.(`${i + 1} of ${faults.length}: ${fault}`)
    }
    const count = (): number => players.reduce((sum, { seen }) => sum + seen.acknowledged.size, 0)
    const before = count()
    await sleep(SETTLING_MS)
    const hasGoneOn = count() > before || players.every(({ seen }) => isFinished(seen.looks))
    isOver = true
    await Promise.all(playing)
    await hearTheRest(world, players)
    const seen = players.map((player) => player.seen)
    plant?.(seen)
    const verdict = await judge(world, seen)
    return hasGoneOn ? verdict : { ...verdict, faults: ['nobody could go on', ...verdict.faults] }
  } finally {
    await world.stop()
  }
}

/** What was still under way when everybody stopped may be kept a little later: they listen until nothing more comes. */
async function hearTheRest({ settings }: World, players: readonly Player[]): Promise<void> {
  const database = await openDatabase(settings)
  let heard = -1
  for (let kept = 0; kept !== heard; ) {
    heard = kept
    await sleep(SETTLING_MS)
    await Promise.all(players.map((player) => player.catchUp()))
    const { count } = await database.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    kept = Number(count)
  }
  for (const player of players) player.leave()
  await database.close()
}

const isFinished = (looks: ReadonlyMap<number, ReadonlySet<string>>): boolean =>
  [...looks.values()].some((texts) => [...texts].some((text) => text.includes('"result":')))

async function newTable({ url }: World, game: string, seats: number): Promise<Player[]> {
  const cookies: string[] = []
  for (let i = 0; i < seats; i++) cookies.push(await newGuest(url))
  const table = await gather(url, cookies, game)
  return cookies.map((cookie, seat) =>
    newPlayer({ urls: () => url, cookie, table, seat, random: () => randomInt(2 ** 32) / 2 ** 32 }),
  )
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
