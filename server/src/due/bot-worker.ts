// What runs on the threads of `bot-pool.ts`. Games cannot be sent there, so they go by their name.
import { botCalled, rowOf, seatOf } from '@acheron/bots'
import { type Move, seededChance } from '@acheron/core'
import { GAMES } from '@acheron/games'
import type { Thinking } from './bot-pool.ts'

/** What a bot answers to its task. It is only ever shown guesses. */
export async function think({ task, milliseconds }: Thinking): Promise<readonly Move[]> {
  const until = performance.now() + milliseconds
  const listing = GAMES.find(({ plate }) => plate.id === task.game)
  if (!listing) throw new Error(`there is no game ${task.game}`)
  const { game } = await listing.load()
  const chance = seededChance(task.seed)
  const seat = { ...seatOf(game, task.guess, task.player, chance), isLate: () => performance.now() > until }
  return rowOf(botCalled(game, task.bot).choose(seat, chance))
}
