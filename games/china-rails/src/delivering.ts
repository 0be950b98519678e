import type { Player, Rule } from '@acheron/core'
import { discard, handOf, isHeld } from './cards.ts'
import { CITY_SIZE, isInTaiwan, MAJOR } from './cities.ts'
import { cardOf, DEMAND_CITY, DEMAND_LOAD, type Demand, demandsOf, PAYMENT } from './demands.ts'
import { BLACK_DRAGON, EVENTS, NEW_YEAR } from './events.ts'
import { cannotHandle, cannotUseQuay, cityOf } from './handling.ts'
import { carries, takeOff } from './loads-aboard.ts'
import { receive } from './money.ts'
import { endStop } from './moving.ts'
import { QUAY_DELIVERING, QUAY_OPEN, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isInForce, isOnDuty } from './weather.ts'

const BONUS = 5

export function cannotDeliver(s: State, p: Player, demand: Demand): Rule | undefined {
  if (!isHeld(s, cardOf(demand), p) || !carries(s, p, DEMAND_LOAD[demand])) return 'CR-185'
  if (isOnDuty(s, p)) return 'CR-236'
  const cannot = cannotUnload(s, p, demand)
  if (cannot) return cannot
  const isBarred = isInForce(s, NEW_YEAR) && !EVENTS[NEW_YEAR].loads?.includes(DEMAND_LOAD[demand])
  return isBarred ? 'CR-267' : undefined
}

/** A load goes off in the city that wants it; one for Taiwan at the quay. */
function cannotUnload(s: State, p: Player, demand: Demand): Rule | undefined {
  const city = DEMAND_CITY[demand]
  if (!isInTaiwan(city)) return cityOf(s, p) === city ? cannotHandle(s, city) : 'CR-185'
  return cannotUseQuay(s, p) ?? (s.quay === QUAY_OPEN || s.quay === QUAY_DELIVERING ? undefined : 'CR-A33')
}

/** What could be delivered now. */
export function listDeliveries(s: State, p: Player): Demand[] {
  const found: Demand[] = []
  for (const card of handOf(s, p))
    for (const demand of demandsOf(card)) if (!cannotDeliver(s, p, demand)) found.push(demand)
  return found
}

/** What a feast adds to a payment. */
export function bonusFor(s: Pick<State, 'ends'>, demand: Demand): number {
  const city = DEMAND_CITY[demand]
  const newYear =
    isInForce(s, NEW_YEAR) && CITY_SIZE[city] === MAJOR && EVENTS[NEW_YEAR].loads?.includes(DEMAND_LOAD[demand])
  const dragon = isInForce(s, BLACK_DRAGON) && EVENTS[BLACK_DRAGON].cities?.includes(city)
  return (newYear ? BONUS : 0) + (dragon ? BONUS : 0)
}

/** All but drawing the new card. */
export function deliver(s: State, p: Player, demand: Demand, story?: ChinaRailsStory): void {
  const bonus = bonusFor(s, demand)
  takeOff(s, p, DEMAND_LOAD[demand])
  if (isInTaiwan(DEMAND_CITY[demand])) s.quay = QUAY_DELIVERING
  endStop(s)
  s.acted = 1
  story?.tell({ id: 'delivered', facts: { by: p, demand, pay: PAYMENT[demand] + bonus, bonus } })
  receive(s, p, PAYMENT[demand] + bonus, 'deliveries', story)
  discard(s, cardOf(demand))
}
