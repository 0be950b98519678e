import type { Player, Rule } from '@acheron/core'
import { EVENTS } from './events.ts'
import { pay } from './money.ts'
import { HONG_KONG_PORT, LINK_PLACES, LINK_PRICE, PORT_MILEPOST, type Port } from './ports.ts'
import { hasReached } from './rails.ts'
import { BUILDING_LIMIT, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isOpening } from './turn-order.ts'
import { eventsInForce } from './weather.ts'

export const hasLink = (s: Pick<State, 'links'>, p: Player, port: Port): boolean => ((s.links[p] >> port) & 1) === 1

function linkOwners(s: State, port: Port): number {
  let owners = 0
  for (let p = 0; p < s.seats; p++) owners += Number(hasLink(s, p, port))
  return owners
}

export function cannotLink(s: State, p: Player, port: Port): Rule | undefined {
  if (hasLink(s, p, port)) return 'CR-140'
  if (port !== HONG_KONG_PORT && !hasReached(s, p, PORT_MILEPOST[port])) return 'CR-139'
  if (linkOwners(s, port) >= LINK_PLACES[port]) return 'CR-141'
  const storm = eventsInForce(s).find((event) => EVENTS[event].bars?.[PORT_MILEPOST[port]])
  if (storm !== undefined) return EVENTS[storm].barredBy
  if (s.spent + LINK_PRICE[port] > BUILDING_LIMIT) return isOpening(s) ? 'CR-076' : 'CR-067'
  return s.cash[p] < LINK_PRICE[port] ? 'CR-112' : undefined
}

export function link(s: State, p: Player, port: Port, story?: ChinaRailsStory): void {
  const price = LINK_PRICE[port]
  s.links[p] |= 1 << port
  s.spent += price
  pay(s, p, price, 'links')
  story?.tell({ id: 'linked', facts: { by: p, port, price } })
}
