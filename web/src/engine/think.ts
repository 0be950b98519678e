import { botCalled, seatOf } from '@acheron/bots'
import { type Move, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { Task } from './types.ts'

/** What a bot answers. The bot itself is only ever shown guesses. */
export async function think(games: readonly Listing[], { game: id, bot, player, state }: Task): Promise<Move> {
  const listing = games.find(({ plate }) => plate.id === id)
  if (!listing) throw new Error(`there is no game "${id}"`)
  const { game } = await listing.load()
  const luck = seededChance(crypto.getRandomValues(new Uint32Array(1))[0])
  return botCalled(game, bot).choose(seatOf(game, state, player, luck), luck)
}
