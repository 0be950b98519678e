import type { Game } from '@acheron/core'
import { Refused } from '@acheron/core'
import type { Bot } from './bot.ts'
import { planner1999 as hellrail1999Planner, planner as hellrailPlanner } from './hellrail.ts'
import { random } from './random.ts'
import { planner as ticketToRidePlanner } from './ticket-to-ride.ts'

/** The bots of each game beside `random`, the best one first. */
const BOTS: Readonly<Record<string, readonly Bot<never>[]>> = {
  hellrail: [hellrailPlanner],
  'hellrail-1999': [hellrail1999Planner],
  'ticket-to-ride': [ticketToRidePlanner],
}

/** Who can sit at a table of this game, the best one first. */
export function botsFor<S>(game: Game<S>): readonly Bot<S>[] {
  return [...((BOTS[game.id] ?? []) as readonly Bot<S>[]), random]
}

export function botCalled<S>(game: Game<S>, name: string): Bot<S> {
  const bot = botsFor(game).find((one) => one.name === name)
  if (bot) return bot
  const names = botsFor(game).map((one) => `"${one.name}"`)
  throw new Refused(`there is no bot "${name}" for ${game.id}; there is ${names.join(', ')}`)
}

export * from './bot.ts'
