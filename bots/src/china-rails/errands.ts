import type { Player } from '@acheron/core'
import {
  type Card,
  cardOf,
  chipsLeft,
  DEMAND_CITY,
  DEMAND_LOAD,
  type Demand,
  demandsOf,
  handOf,
  type Load,
  loadsAboard,
  PAYMENT,
  SOURCES,
  type State,
  TAIWAN,
} from '@acheron/games/china-rails'

/** Where something is to be done: a mainland city, or Taiwan as a whole, at whichever port. */
export type Place = number
export const IN_TAIWAN: Place = TAIWAN
export const PLACES = TAIWAN + 1
/** In `from`: the load is aboard. */
export const ABOARD = -1

/** One load for one demand. */
export interface Errand {
  readonly demand: Demand
  readonly card: Card
  readonly load: Load
  readonly pay: number
  readonly from: Place
  readonly to: Place
}

const placeOf = (city: number): Place => Math.min(city, IN_TAIWAN)

/** What could be done for a hand: each demand from each source of its load, and with what is aboard. */
export function errandsFor(s: State, p: Player, hand: readonly Card[] = handOf(s, p)): Errand[] {
  const aboard = loadsAboard(s, p)
  const errands: Errand[] = []
  for (const card of hand)
    for (const demand of demandsOf(card)) {
      const load = DEMAND_LOAD[demand]
      const errand = { demand, card: cardOf(demand), load, pay: PAYMENT[demand], to: placeOf(DEMAND_CITY[demand]) }
      if (aboard.includes(load)) errands.push({ ...errand, from: ABOARD })
      if (chipsLeft(s, load) === 0) continue
      const places = new Set(SOURCES[load].map(placeOf))
      for (const from of places) if (from !== errand.to) errands.push({ ...errand, from })
    }
  return errands
}
