import type { Player, Rule } from '@acheron/core'
import { TAIWAN } from './cities.ts'
import { listDeliveries } from './delivering.ts'
import { DEMAND_CITY, DEMAND_LOAD } from './demands.ts'
import { cannotHandle, cannotUseQuay, cityOf } from './handling.ts'
import { type Load, OFFERS } from './loads.ts'
import { carries, chipsLeft, isFull, putAboard, takeOff } from './loads-aboard.ts'
import { PORT_AT } from './ports.ts'
import { NO_QUAY, QUAY_DELIVERING, QUAY_FIRST_LOAD, QUAY_LOADING, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isOnDuty } from './weather.ts'

/** The loads that Taiwan offers. */
export const FROM_TAIWAN: readonly Load[] = [...new Set(OFFERS.slice(TAIWAN).flat())].sort((a, b) => a - b)

/** Whether the city in which the train stands offers the load; if not, it can only come from Taiwan. */
function isOfferedHere(s: State, p: Player, load: Load): boolean {
  const city = cityOf(s, p)
  return city >= 0 && OFFERS[city].includes(load)
}

function cannotFind(s: State, p: Player, load: Load): Rule | undefined {
  if (isOfferedHere(s, p, load)) return cannotHandle(s, cityOf(s, p))
  if (PORT_AT[s.at[p]] < 0 || !FROM_TAIWAN.includes(load)) return 'CR-175'
  return cannotUseQuay(s, p) ?? (s.quay === QUAY_DELIVERING ? 'CR-A33' : undefined)
}

export function cannotTake(s: State, p: Player, load: Load): Rule | undefined {
  if (isOnDuty(s, p)) return 'CR-237'
  const cannot = cannotFind(s, p, load)
  if (cannot) return cannot
  if (isFull(s, p)) return 'CR-177'
  if (chipsLeft(s, load) === 0) return 'CR-176'
  return (s.dropped >> load) & 1 ? 'CR-A94' : undefined
}

export function take(s: State, p: Player, load: Load, story?: ChinaRailsStory): void {
  if (!isOfferedHere(s, p, load)) s.quay = s.quay === QUAY_FIRST_LOAD ? NO_QUAY : QUAY_LOADING
  putAboard(s, p, load)
  s.taken |= 1 << load
  s.acted = 1
  story?.tell({ id: 'took', facts: { by: p, load, at: s.at[p] } })
}

export function cannotDrop(s: State, p: Player, load: Load): Rule | undefined {
  if (!carries(s, p, load)) return 'CR-180'
  if (isOnDuty(s, p)) return 'CR-A57'
  const city = cityOf(s, p)
  if (city < 0) return PORT_AT[s.at[p]] < 0 ? 'CR-180' : 'CR-A35'
  const cannot = cannotHandle(s, city)
  if (cannot) return cannot
  if ((s.taken >> load) & 1) return 'CR-A94'
  const isDemanded = listDeliveries(s, p).some((d) => DEMAND_LOAD[d] === load && DEMAND_CITY[d] === city)
  return isDemanded ? 'CR-A44' : undefined
}

export function drop(s: State, p: Player, load: Load, story?: ChinaRailsStory): void {
  takeOff(s, p, load)
  s.dropped |= 1 << load
  s.acted = 1
  story?.tell({ id: 'dropped', facts: { by: p, load, at: s.at[p] } })
}
