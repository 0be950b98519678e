import {
  CITIES,
  COLOUR,
  FROM,
  GREY,
  LENGTH,
  LOCOMOTIVE,
  ROUTE_POINTS,
  ROUTES,
  type Route,
  TICKET_FROM,
  TICKET_TO,
  TICKET_VALUE,
  type Ticket,
  TO,
  TWIN,
} from '@acheron/games/ticket-to-ride'
import { missingCards } from './cards.ts'
import { CLOSED, cheapestWay, type Prices, pricesOf } from './network.ts'
import { bestColour, type Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** The routes that complete the tickets which can still be completed. */
export interface Plan {
  readonly routes: readonly Route[]
  readonly trains: number
  readonly price: number
  /** Tickets that this completes beyond those which are complete, and those given up. */
  readonly open: readonly Ticket[]
  readonly lost: readonly Ticket[]
  /** By route, with the routes of the plan free. */
  readonly prices: Prices
  /** By route of the plan, as far as anybody has asked: what it would cost to go round it. */
  readonly detours: Map<Route, number>
}

/** With so few trains short routes are good enough as extra ones. */
const FEW_TRAINS = 6

/** Added to the price of each train, one after the other, when a plan takes too many. */
const THRIFT = [0.5, 1, 2]

const byValue = (a: Ticket, b: Ticket): number => TICKET_VALUE[b] - TICKET_VALUE[a]

export function planFor(t: Study, tickets: readonly Ticket[], spare = 0): Plan {
  const wanted = tickets.slice().sort(byValue)
  const given: Ticket[] = []
  const usual = pricesOf(t)
  for (;;) {
    let plan = layOut(usual, usual.slice(), wanted, given)
    for (const thrift of THRIFT) {
      if (fits(t, plan, spare)) return plan
      plan = layOut(usual, pricesOf(t, thrift), wanted, given)
    }
    if (fits(t, plan, spare)) return plan
    const least = plan.open.reduce((a, b) => (TICKET_VALUE[b] < TICKET_VALUE[a] ? b : a))
    wanted.splice(wanted.indexOf(least), 1)
    given.push(least)
  }
}

function fits(t: Study, plan: Plan, spare: number): boolean {
  if (plan.open.length === 0) return true
  if (plan.trains > t.trains - spare) return false
  return turnsFor(t, plan.routes) <= t.time * WEIGHTS.patience
}

export function turnsFor(t: Study, routes: readonly Route[]): number {
  return routes.length + WEIGHTS.search * missingCards(t.hand, routes)
}

/** Joins the cities of one ticket after the other, each time at the least price. */
function layOut(usual: Prices, prices: Prices, tickets: readonly Ticket[], given: readonly Ticket[]): Plan {
  const routes: Route[] = []
  const open: Ticket[] = []
  const lost = given.slice()
  let trains = 0
  let price = 0
  for (const ticket of tickets) {
    const way = cheapestWay(prices, TICKET_FROM[ticket], TICKET_TO[ticket])
    if (way.price === CLOSED) lost.push(ticket)
    if (way.price === CLOSED || way.price === 0) continue
    open.push(ticket)
    for (const r of way.routes) {
      if (prices[r] === 0) continue
      routes.push(r)
      trains += LENGTH[r]
      price += usual[r]
      prices[r] = 0
      if (TWIN[r] >= 0) prices[TWIN[r]] = CLOSED
    }
  }
  return { routes, trains, price, open, lost, prices, detours: new Map() }
}

const EXTRAS = 3

/** Routes for the trains that the plan leaves: those that bring most for the turns they take. */
export function extraRoutes(t: Study, plan: Plan): Route[] {
  const turns = new Float64Array(ROUTES)
  const rates = ratesOf(t, plan, turns)
  let spare = t.trains - plan.trains
  let time = t.time - turnsFor(t, plan.routes)
  const extras: Route[] = []
  while (extras.length < EXTRAS) {
    let best = -1
    for (let r = 0; r < ROUTES; r++)
      if (rates[r] > (best < 0 ? 0 : rates[best]) && LENGTH[r] <= spare && (extras.length === 0 || turns[r] <= time))
        best = r
    if (best < 0) break
    rates[best] = 0
    if (TWIN[best] >= 0) rates[TWIN[best]] = 0
    extras.push(best)
    spare -= LENGTH[best]
    time -= turns[best]
  }
  return extras
}

/** By route: points for each turn, nothing if it is of no use. Notes the turns as well. */
function ratesOf(t: Study, plan: Plan, turns: Float64Array): Float64Array {
  const rates = new Float64Array(ROUTES)
  const isJoined = new Uint8Array(CITIES.length)
  for (let r = 0; r < ROUTES; r++) if (plan.prices[r] === 0) isJoined[FROM[r]] = isJoined[TO[r]] = 1
  const most = t.hand[bestColour(t.hand)]
  const locomotives = t.hand[LOCOMOTIVE] * WEIGHTS.locomotiveShare
  for (let r = 0; r < ROUTES; r++) {
    const length = LENGTH[r]
    if (!t.open[r] || plan.prices[r] === 0 || plan.prices[r] === CLOSED) continue
    if (length < WEIGHTS.extraLength && t.trains > FEW_TRAINS) continue
    const cards = COLOUR[r] === GREY ? most : t.hand[COLOUR[r]]
    turns[r] = 1 + WEIGHTS.search * Math.max(0, length - cards - locomotives)
    const bonus = isJoined[FROM[r]] || isJoined[TO[r]] ? WEIGHTS.joined : 0
    rates[r] = (ROUTE_POINTS[length] + bonus) / turns[r]
  }
  return rates
}
