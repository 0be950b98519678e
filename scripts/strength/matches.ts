import { type Game, usualOptions } from '@acheron/core'
import { type Match, type MatchTask, playMatches } from '../../cli/src/match.ts'
import { inOrder } from '../../cli/src/threads.ts'
import type { Pairing } from './pairings.ts'
import type { Tally } from './tallies.ts'

const SEATS = 2
const SEED = 4620
/** Both seatings of so many deals are played at a time, and written down. */
const DEALS = 2

/** Goes on with a match up to so many games. Bots that no longer play as they did begin anew. */
export async function* goOn<S>(
  game: Game<S>,
  { bots }: Pairing,
  before: Tally | undefined,
  upTo: number,
  jobs: number,
): AsyncGenerator<Tally> {
  if (before && before.games >= upTo) return
  const series = { game: game.id, seats: SEATS, options: usualOptions(game.options), bots, seed: SEED }
  const firstAgain = (): string => outcomeOf(playMatches(game, { ...series, from: 0, count: 1 })[0])
  let tally = before?.first === (before && firstAgain()) ? before : undefined
  const tasks: MatchTask[] = []
  const size = DEALS * SEATS
  for (let from = tally?.games ?? 0; from < upTo; from += size)
    tasks.push({ ...series, from, count: Math.min(size, upTo - from) })
  for await (const matches of inOrder(tasks, jobs, 'simulate', (some) => playMatches(game, some))) {
    for (const match of matches) tally = add(tally, match)
    if (tally) yield tally
  }
}

const outcomeOf = ({ decisions, scores }: Match): string => `${decisions} decisions, ${scores.join(' to ')}`

function add(tally: Tally | undefined, match: Match): Tally {
  const { places, sitting } = match
  const { first, games, wins } = tally ?? { first: outcomeOf(match), games: 0, wins: 0 }
  const winners = places.filter((place) => place === 1).length
  return { first, games: games + 1, wins: wins + (places[sitting.indexOf(0)] === 1 ? 1 / winners : 0) }
}
