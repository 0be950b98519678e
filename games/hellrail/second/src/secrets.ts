import type { Chance, Json, Player } from '@acheron/core'
import { guessCards } from '../../railway/guess.ts'
import { type PublicTrain, publicTrains, type RailwayView, railwayView } from '../../railway/view.ts'
import { freeChips, freeTickets } from './queries.ts'
import { clone, type State } from './state.ts'

/** What everybody may know of a player: how many chips and tickets they hold, 1 or 0. */
export type PublicPlayer = PublicTrain & { readonly chip: number; readonly ticket: number }

export type View = RailwayView & {
  /** What lies in the supply. */
  readonly chips: number
  readonly tickets: number
  readonly glutton: number
  readonly players: readonly PublicPlayer[]
}

export const view = (g: State, p: Player | undefined): View & Json => ({
  ...railwayView(g, p),
  chips: freeChips(g),
  tickets: freeTickets(g),
  glutton: g.glutton,
  players: publicTrains(g, p).map((train, each) => ({ ...train, chip: g.chip[each], ticket: g.ticket[each] })),
})

/** Other cards wherever the player has not looked. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  guessCards(g, p, chance)
  return g
}
