import { type Player, readResult } from '@acheron/core'
import type { Listed } from '@acheron/host'

/** How somebody has fared at a game against one kind of bot. */
export interface Tally {
  readonly game: string
  /** Undefined where different bots sat at the table. */
  readonly bot: string | undefined
  readonly played: number
  readonly won: number
  readonly best: number
}

/** One's own finished games against bots, by game and bot. Where several people played nobody knows whose they were. */
export function talliesOf(tables: readonly Listed[]): Tally[] {
  const tallies = new Map<string, Tally>()
  for (const table of tables) {
    const own = ownResult(table)
    if (!own) continue
    const { game } = table
    const bot = own.bots.size === 1 ? [...own.bots][0] : undefined
    const key = `${game} ${bot}`
    const before = tallies.get(key) ?? { game, bot, played: 0, won: 0, best: Number.NEGATIVE_INFINITY }
    tallies.set(key, {
      ...before,
      played: before.played + 1,
      won: before.won + (own.place === 1 ? 1 : 0),
      best: Math.max(before.best, own.score),
    })
  }
  return [...tallies.values()].sort((a, b) => a.game.localeCompare(b.game) || b.played - a.played)
}

function ownResult({ seats, result }: Listed) {
  const people = seats.flatMap(({ bot }, p): Player[] => (bot === undefined ? [p] : []))
  const read = result === undefined ? undefined : readResult(result)
  if (!read || people.length !== 1) return undefined
  const [me] = people
  const bots = new Set(seats.flatMap(({ bot }) => bot ?? []))
  return { place: read.places[me], score: read.scores[me], bots }
}
