import type { Game } from '@acheron/core'
import { refused } from '@acheron/core'
import type { Bot } from './bot.ts'
import { bots as chinaRailsBots } from './china-rails.ts'
import { bots as hellgameBots } from './hellgame.ts'
import { bots1999 as hellrail1999Bots, bots as hellrailBots } from './hellrail.ts'
import { random } from './random.ts'
import { bots as ticketToRideBots } from './ticket-to-ride.ts'

/** The bots of each game beside `random`, the best one first. */
const BOTS: Readonly<Record<string, readonly Bot<never>[]>> = {
  'china-rails': chinaRailsBots,
  hellgame: hellgameBots,
  hellrail: hellrailBots,
  'hellrail-1999': hellrail1999Bots,
  'ticket-to-ride': ticketToRideBots,
}

/** Tables that were kept may still call them so. */
const FORMER_NAMES: Readonly<Record<string, string>> = { planner: 'medium' }

/** Who can sit at a table of this game, the best one first. */
export function botsFor<S>(game: Game<S>): readonly Bot<S>[] {
  return [...((BOTS[game.id] ?? []) as readonly Bot<S>[]), random]
}

/** Who sits there when nobody in particular was asked for: the planner, or whoever there is. */
export const usualBot = <S>(game: Game<S>): Bot<S> =>
  botsFor(game).find(({ name }) => name === 'medium') ?? botsFor(game)[0]

export function botCalled<S>(game: Game<S>, name: string): Bot<S> {
  const wanted = FORMER_NAMES[name] ?? name
  const bot = botsFor(game).find((one) => one.name === wanted)
  if (bot) return bot
  const names = botsFor(game).map((one) => `"${one.name}"`)
  throw refused('no-bot', { bot: name, game: game.id, bots: names.join(', ') })
}

export * from './bot.ts'
export * from './levels.ts'
