import { botCalled, rowOf, seatOf } from '@acheron/bots'
import { type Move, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { Task } from '@acheron/host'
import { listingCalled } from './listing.ts'

/** What a bot answers to its task. It is only ever shown guesses. */
export async function think(games: readonly Listing[], task: Task): Promise<readonly Move[]> {
  const { game } = await listingCalled(games, task.game).load()
  const chance = seededChance(task.seed)
  return rowOf(botCalled(game, task.bot).choose(seatOf(game, task.guess, task.player, chance), chance))
}
