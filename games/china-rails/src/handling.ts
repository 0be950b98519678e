import type { Player, Rule } from '@acheron/core'
import { IS_COASTAL } from './areas.ts'
import { CITY_SIZE, type City, MAJOR } from './cities.ts'
import { NEW_YEAR } from './events.ts'
import { PORT_AT } from './ports.ts'
import { CITY_AT } from './sections.ts'
import { NO_QUAY, type State } from './state.ts'
import { isInForce, isStrike } from './weather.ts'

/** The city in which a train stands, or -1. */
export const cityOf = (s: Pick<State, 'at'>, p: Player): City => (s.at[p] < 0 ? -1 : CITY_AT[s.at[p]])

/** The rule by which nothing is handled in a city now. */
export function cannotHandle(s: State, city: City): Rule | undefined {
  if (IS_COASTAL[city] && isStrike(s)) return 'CR-250'
  return CITY_SIZE[city] !== MAJOR && isInForce(s, NEW_YEAR) ? 'CR-265' : undefined
}

/** The rule by which no containers come or go now. */
export function cannotShip(s: State): Rule | undefined {
  if (isStrike(s)) return 'CR-251'
  return isInForce(s, NEW_YEAR) ? 'CR-A63' : undefined
}

/** The rule against any use of the quay: it takes a port, a link, and a turn of waiting. */
export function cannotUseQuay(s: State, p: Player): Rule | undefined {
  if (s.quay !== NO_QUAY) return cannotShip(s)
  const port = PORT_AT[s.at[p]]
  if (port < 0) return 'CR-201'
  return ((s.links[p] >> port) & 1) === 0 ? 'CR-A28' : 'CR-202'
}
