import {
  CITIES,
  type City,
  FROM,
  LENGTH,
  ROUTES,
  type Route,
  TICKET_FROM,
  TICKET_TO,
  TICKETS,
  type Ticket,
  TO,
  type View,
} from '@acheron/games/ticket-to-ride'
import { isOpenTo } from './seen.ts'

/** A way between two cities: its routes in order, and how many more trains it needs. */
interface Way {
  readonly routes: readonly Route[]
  readonly trains: number
}

/** Done; still possible with the trains left; not possible any more. */
type TicketState = 'done' | 'open' | 'blocked'

/** By city. */
const ROUTES_AT: readonly (readonly Route[])[] = CITIES.map((_, city) =>
  Array.from({ length: ROUTES }, (_, route) => route).filter((route) => FROM[route] === city || TO[route] === city),
)

/** The way that needs the fewest more trains, over one's own routes and those one could claim. */
export function cheapestWay(view: View, player: number, from: City, to: City): Way | undefined {
  const cost = CITIES.map(() => Number.POSITIVE_INFINITY)
  const last: (Route | undefined)[] = CITIES.map(() => undefined)
  const open = new Set<City>([from])
  cost[from] = 0
  while (open.size > 0) {
    const city = [...open].reduce((best, other) => (cost[other] < cost[best] ? other : best))
    open.delete(city)
    if (city === to) return { routes: wayBack(last, from, to), trains: cost[to] }
    for (const route of ROUTES_AT[city]) {
      const isOwn = view.routeOwner[route] === player
      if (!isOwn && !isOpenTo(view, route, player)) continue
      const next = otherEnd(route, city)
      const price = cost[city] + (isOwn ? 0 : LENGTH[route])
      if (price >= cost[next]) continue
      cost[next] = price
      last[next] = route
      open.add(next)
    }
  }
  return undefined
}

const otherEnd = (route: Route, city: City): City => (FROM[route] === city ? TO[route] : FROM[route])

function wayBack(last: readonly (Route | undefined)[], from: City, to: City): Route[] {
  const routes: Route[] = []
  for (let city = to; city !== from; ) {
    const route = last[city]
    if (route === undefined) break
    routes.unshift(route)
    city = otherEnd(route, city)
  }
  return routes
}

/** By who owns what: the ways are asked for many times until somebody claims a route. */
const known = new WeakMap<View['routeOwner'], Map<number, Way | undefined>>()

export function ticketWay(view: View, ticket: Ticket, player = view.me): Way | undefined {
  const ways = known.get(view.routeOwner) ?? new Map<number, Way | undefined>()
  known.set(view.routeOwner, ways)
  const key = player * TICKETS + ticket
  if (!ways.has(key)) ways.set(key, cheapestWay(view, player, TICKET_FROM[ticket], TICKET_TO[ticket]))
  return ways.get(key)
}

export function ticketState(view: View, ticket: Ticket, player = view.me): TicketState {
  const way = ticketWay(view, ticket, player)
  if (way?.trains === 0) return 'done'
  return way && !view.over && way.trains <= view.players[player].trains ? 'open' : 'blocked'
}

/** The way to be shown for a ticket: the one that is left, or that joins its cities already; none when it is out of reach. */
export function wayShown(view: View, ticket: Ticket): Way | undefined {
  const holder = view.over ? view.players.findIndex(({ heldTickets }) => heldTickets.includes(ticket)) : view.me
  const way = holder < 0 ? undefined : ticketWay(view, ticket, holder)
  return way && (way.trains === 0 || way.trains <= view.players[holder].trains) ? way : undefined
}
