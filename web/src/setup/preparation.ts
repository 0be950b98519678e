import type { Language, OptionSpec, Texts } from '@acheron/core'
import type { Listing } from '@acheron/games'

/** What a table of a game can be laid with. */
export interface Preparation {
  readonly range: readonly [fewest: number, most: number]
  readonly bots: readonly string[]
  readonly usual: string
  readonly options: OptionSpec
  readonly texts: Readonly<Record<Language, Texts>>
}

export async function prepare(listing: Listing): Promise<Preparation> {
  const [{ game, texts }, { botsFor, usualBot }] = await Promise.all([listing.load(), import('@acheron/bots')])
  const bots = botsFor(game).map(({ name }) => name)
  return { range: game.seats, bots, usual: usualBot(game).name, options: game.options, texts }
}
