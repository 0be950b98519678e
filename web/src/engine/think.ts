import { botCalled, rowOf, seatOf } from '@acheron/bots'
import { type Move, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { Task } from './types.ts'

/** In milliseconds: nobody likes to wait longer for a bot. */
const PATIENCE = 1000

/** What a bot answers. The bot itself is only ever shown guesses. */
export async function think(games: readonly Listing[], { game: id, bot, player, state }: Task): Promise<Move> {
  const listing = games.find(({ plate }) => plate.id === id)
  if (!listing) throw new Error(`there is no game "${id}"`)
  const { game } = await listing.load()
  const luck = seededChance(crypto.getRandomValues(new Uint32Array(1))[0])
  const until = performance.now() + PATIENCE
  const seat = { ...seatOf(game, state, player, luck), isLate: () => performance.now() > until }
  return rowOf(botCalled(game, bot).choose(seat, luck))[0]
}
