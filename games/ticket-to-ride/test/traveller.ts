import { CITIES, COLOUR, FROM, LENGTH, ROUTE_NAME, type Route, TO, TWIN } from '../src/board.ts'
import { DOUBLES_FROM } from '../src/claiming.ts'
import { CARD_NAMES, GREY, LOCOMOTIVE } from '../src/colours.ts'
import type { View } from '../src/secrets.ts'
import { FREE } from '../src/state.ts'
import { TICKET_FROM, TICKET_NAME, TICKET_TO, type Ticket } from '../src/tickets.ts'

/** Plays like somebody who wants to complete tickets, from a view and the words of the legal moves alone. */
export function travel(view: View, legal: readonly string[]): string {
  if (legal.includes('keep')) return choiceOfTickets(view, legal)
  if (legal.some((words) => words.startsWith('pay '))) return thriftiest(legal, new Set())
  const wanted = routesWanted(view, view.tickets)
  const { trains } = view.players[view.me]
  const claims = legal.filter((words) => words.startsWith('claim ')).map((words) => ROUTE_NAME.indexOf(words.slice(6)))
  const best = longest(claims.filter((route) => wanted.includes(route))) ?? longest(spareClaims(view, claims, wanted))
  if (best !== undefined) return `claim ${ROUTE_NAME[best]}`
  if (wanted.length === 0 && trains > 22 && legal.includes('tickets')) return 'tickets'
  return choiceOfCard(view, legal, wanted)
}

/** The payment with the fewest locomotives, in a colour that is not needed elsewhere if possible. */
export function thriftiest(payments: readonly string[], needed: ReadonlySet<string>): string {
  const locomotives = (words: string): number =>
    Number(/\+(\d)/.exec(words)?.[1] ?? (words === 'pay locomotive' ? 9 : 0))
  const cost = (words: string): number => locomotives(words) + (needed.has(words.slice(4).split('+')[0]) ? 20 : 0)
  return payments.toSorted((a, b) => cost(a) - cost(b))[0]
}

/** A face-up card of a needed colour, or else the top of the draw pile. */
export function choiceOfCard(view: View, legal: readonly string[], wanted: readonly Route[]): string {
  const short = wanted.filter((route) => COLOUR[route] === GREY || view.hand[COLOUR[route]] < LENGTH[route])
  const most = view.hand.indexOf(Math.max(...view.hand.slice(0, GREY)))
  const needed = new Set(short.map((route) => (COLOUR[route] === GREY ? most : COLOUR[route])))
  const slot = view.row.findIndex((card, i) => needed.has(card) && legal.includes(`take ${i + 1}`))
  if (slot >= 0) return `take ${slot + 1}`
  const locomotive = `take ${view.row.indexOf(LOCOMOTIVE) + 1}`
  if (short.some((route) => LENGTH[route] > 4) && legal.includes(locomotive)) return locomotive
  return legal.includes('draw') ? 'draw' : legal[0]
}

/** Gives back what costs most to complete, as long as it may and the rest is work enough. */
function choiceOfTickets(view: View, legal: readonly string[]): string {
  const plan = [...view.tickets, ...view.offered]
  const { trains } = view.players[view.me]
  const costs = spaces(routesWanted(view, plan))
  const worst = view.offered.toSorted((a, b) => spaces(routesWanted(view, [b])) - spaces(routesWanted(view, [a])))[0]
  const giveBack = `return ${TICKET_NAME[worst]}`
  return costs > trains - 10 && legal.includes(giveBack) ? giveBack : 'keep'
}

/** Routes claimed for their points: when no ticket needs work, or when the end is near. */
function spareClaims(view: View, claims: readonly Route[], wanted: readonly Route[]): readonly Route[] {
  const isLate = view.turnsLeft >= 0 || view.players[view.me].trains < 8
  if (isLate) return claims
  return wanted.length === 0 ? claims.filter((route) => LENGTH[route] >= 4) : []
}

/** The routes still to be claimed for some tickets, each joined by its cheapest way. */
function routesWanted(view: View, tickets: readonly Ticket[]): Route[] {
  const wanted = new Set<Route>()
  const left = view.players[view.me].trains
  for (const ticket of tickets) {
    const way = cheapestWay(view, TICKET_FROM[ticket], TICKET_TO[ticket], wanted)
    if (way && spaces([...wanted, ...way]) <= left) for (const route of way) wanted.add(route)
  }
  return [...wanted]
}

function cheapestWay(view: View, from: number, to: number, planned: ReadonlySet<Route>): Route[] | undefined {
  const price = CITIES.map(() => Number.POSITIVE_INFINITY)
  const by: (Route | undefined)[] = CITIES.map(() => undefined)
  price[from] = 0
  for (const _ of CITIES)
    for (const route of ROUTE_NAME.keys()) {
      if (!isUsable(view, route)) continue
      const isPaid = view.routeOwner[route] === view.me || planned.has(route)
      for (const [a, b] of [
        [FROM[route], TO[route]],
        [TO[route], FROM[route]],
      ]) {
        const cost = price[a] + (isPaid ? 0 : LENGTH[route])
        if (cost >= price[b]) continue
        price[b] = cost
        by[b] = route
      }
    }
  if (price[to] === Number.POSITIVE_INFINITY) return undefined
  const way: Route[] = []
  for (let city = to; city !== from; ) {
    const route = by[city] as Route
    if (view.routeOwner[route] === FREE) way.push(route)
    city = FROM[route] + TO[route] - city
  }
  return way
}

function isUsable(view: View, route: Route): boolean {
  const owner = view.routeOwner[route]
  if (owner !== FREE) return owner === view.me
  const twin = TWIN[route] >= 0 ? view.routeOwner[TWIN[route]] : FREE
  return twin === FREE || (twin !== view.me && view.players.length >= DOUBLES_FROM)
}

function longest(routes: readonly Route[]): Route | undefined {
  return routes.toSorted((a, b) => LENGTH[b] - LENGTH[a])[0]
}

function spaces(routes: readonly Route[]): number {
  return [...new Set(routes)].reduce((sum, route) => sum + LENGTH[route], 0)
}

/** The colours of coloured routes, by name. */
export function coloursOf(routes: readonly Route[]): Set<string> {
  return new Set(routes.filter((route) => COLOUR[route] !== GREY).map((route) => CARD_NAMES[COLOUR[route]]))
}
