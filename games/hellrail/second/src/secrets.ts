import type { Chance, JsonObject, Player } from '@acheron/core'
import { guessCards } from '../../railway/guess.ts'
import {
  type OwnRailway,
  ownRailway,
  type PublicTrain,
  publicTrains,
  type RailwayView,
  shownRailway,
} from '../../railway/view.ts'
import { flow } from './flow.ts'
import { engines } from './phases/engines.ts'
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

export const shown = (g: State): View & JsonObject => ({
  ...shownRailway(g, flow.frameOf(g, engines.moving), flow.underway(g)),
  chips: freeChips(g),
  tickets: freeTickets(g),
  glutton: g.glutton,
  players: publicTrains(g).map((train, each) => ({ ...train, chip: g.chip[each], ticket: g.ticket[each] })),
})

export const own = (g: State, p: Player): OwnRailway & JsonObject => ownRailway(g, p)

/** Other cards wherever the player has not looked. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  guessCards(g, p, chance)
  flow.guessOpen(g, p, chance)
  return g
}
