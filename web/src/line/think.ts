import { botCalled, rowOf, seatOf } from '@acheron/bots'
import { type Move, seededChance } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { Task } from '@acheron/host'

/** In milliseconds: nobody likes to wait longer for a bot. */
const PATIENCE = 1000

/** What a bot answers to its task. It is only ever shown guesses. */
export async function think(games: readonly Listing[], task: Task): Promise<readonly Move[]> {
  const listing = games.find(({ plate }) => plate.id === task.game)
  if (!listing) throw new Error(`there is no game "${task.game}"`)
  const { game } = await listing.load()
  const luck = seededChance(task.seed)
  const until = performance.now() + PATIENCE
  const seat = { ...seatOf(game, task.guess, task.player, luck), isLate: () => performance.now() > until }
  return rowOf(botCalled(game, task.bot).choose(seat, luck))
}
