import type { Player } from '@acheron/core'
import { type Circle, GATES } from '../../railway/circles.ts'
import { carCount, circleOfEngine, NONE } from '../../railway/queries.ts'
import { EFFECTS, type Effect } from './effects.ts'
import { BOATS, CATCHERS, HELD, type State, TENDERS, UNUSED } from './state.ts'

/** The effect whose token is somewhere, or NONE. */
function tokenAt(g: State, place: number): Effect {
  for (let effect = 0; effect < EFFECTS; effect++) if (g.tokenPlace[effect] === place) return effect
  return NONE
}

export const effectOf = (g: State, circle: Circle): Effect => (circle === GATES ? NONE : tokenAt(g, circle))
export const heldEffect = (g: State, p: Player): Effect => tokenAt(g, HELD + p)

export function unusedEffects(g: State): Effect[] {
  const found: Effect[] = []
  for (let effect = 0; effect < EFFECTS; effect++) if (g.tokenPlace[effect] === UNUSED) found.push(effect)
  return found
}

export const knowsToken = (g: State, p: Player, effect: Effect): boolean =>
  g.secret === 0 || ((g.tokenSeen[effect] >> p) & 1) === 1

const taken = (by: readonly number[]): number => by.reduce((sum, has) => sum + has, 0)
export const isBoatFree = (g: State): boolean => taken(g.boat) < BOATS
export const isTenderFree = (g: State): boolean => taken(g.tender) < TENDERS
export const isCatcherFree = (g: State): boolean => taken(g.catcher) < CATCHERS

/** The Heresy token of a player, or NONE. */
export const heresyOf = (g: State, p: Player): number => g.heresyHolder.indexOf(p)

/** What the traction of a card is measured against. */
export const load = (g: State, p: Player): number => carCount(g, p) + g.tender[p]

/** Whether Cerberus guards the circle an engine is in. */
export const isGuarded = (g: State, p: Player): boolean => g.cerberus !== NONE && circleOfEngine(g, p) === g.cerberus
