import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { OnlineAnswers, RequestKind } from '@acheron/host/online'
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
    const seen = players.map((player) => player.seen)
    plant?.(seen)
    const verdict = await judge(world, seen)
    return hasGoneOn ? verdict : { ...verdict, faults: ['nobody could go on', ...verdict.faults] }
  } finally {
    await world.stop()
  }
}

const isFinished = (looks: ReadonlyMap<number, ReadonlySet<string>>): boolean =>
  [...looks.values()].some((texts) => [...texts].some((text) => text.includes('"result":')))

async function newTable(world: World, game: string, seats: number): Promise<Player[]> {
  const cookies: string[] = []
  for (let i = 0; i < seats; i++) cookies.push(await newCookie(world.url))
  const salts = cookies.map(() => randomBytes(8).toString('hex'))
  const hashOf = (i: number): string => createHash('sha256').update(salts[i]).digest('hex')
  const setting = { clock: { kind: 'none' }, talk: 'none', delay: 0, listed: false, caretaker: 'random' }
  const chairs = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
  const { table } = await ask(world, cookies[0], 'found', { game, chairs, setting, saltHash: hashOf(0) })
  for (let i = 1; i < seats; i++) await ask(world, cookies[i], 'sit', { table, seat: i, saltHash: hashOf(i) })
  for (let i = 0; i < seats; i++) await ask(world, cookies[i], 'salt', { table, salt: salts[i] })
  return cookies.map((cookie, seat) =>
    newPlayer({ urls: () => world.url, cookie, table, seat, random: () => randomInt(2 ** 32) / 2 ** 32 }),
  )
}

async function newCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: { Origin: url } })
  return (response.headers.get('set-cookie') ?? '').split(';')[0]
}

async function ask<K extends RequestKind>(
  world: World,
  cookie: string,
  kind: K,
  fields: object,
): Promise<OnlineAnswers[K]> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: world.url }
  const body = JSON.stringify({ id: 'x', do: kind, ...fields })
  const response = await fetch(`${world.url}/api/ask`, { method: 'POST', headers, body })
  const said = (await response.json()) as { ok: boolean; answer: OnlineAnswers[K] }
  if (!said.ok) throw new Error(`${kind}: ${JSON.stringify(said)}`)
  return said.answer
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
