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
  TO,
} from '@acheron/games/ticket-to-ride'
import { bestColour, type Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** By city. */
export const ROUTES_AT: readonly (readonly Route[])[] = CITIES.map((_, city) =>
  Array.from({ length: ROUTES }, (_, r) => r).filter((r) => FROM[r] === city || TO[r] === city),
)

/** By city: where each of its routes leads. */
const CITIES_AT = ROUTES_AT.map((routes, city) => routes.map((r) => FROM[r] + TO[r] - city))

export const CLOSED = Number.POSITIVE_INFINITY

/** By route: what it costs to have it. Nothing if it is mine, CLOSED if I cannot get it. */
export type Prices = Float64Array

export function pricesOf(t: Table, thrift = 0): Prices {
  const prices: Prices = new Float64Array(ROUTES)
  const most = t.hand[bestColour(t.hand)]
  const locomotives = t.hand[LOCOMOTIVE] * WEIGHTS.locomotiveShare
  for (let r = 0; r < ROUTES; r++) {
    if (t.owner[r] === t.me) prices[r] = 0
    else if (!t.open[r]) prices[r] = CLOSED
    else {
      const length = LENGTH[r]
      const cards = COLOUR[r] === GREY ? most : t.hand[COLOUR[r]]
      const missing = Math.max(0, length - cards - locomotives)
      const price =
        WEIGHTS.claim +
        (WEIGHTS.train + thrift) * length +
        WEIGHTS.card * missing -
        WEIGHTS.points * ROUTE_POINTS[length]
      prices[r] = Math.max(WEIGHTS.least, price)
    }
  }
  return prices
}

/** A way between two cities. There is none if the price is CLOSED. */
export interface Way {
  readonly price: number
  readonly routes: readonly Route[]
}

const NO_WAY: Way = { price: CLOSED, routes: [] }
const NOWHERE: readonly number[] = CITIES.map(() => CLOSED)
const NOT_ENTERED: readonly Route[] = CITIES.map(() => -1)

/** The cheapest way between two cities, its last route first. */
export function cheapestWay(prices: Prices, from: number, to: number): Way {
  const distance = NOWHERE.slice()
  const arrival = NOT_ENTERED.slice()
  const waiting = [from]
  distance[from] = 0
  while (waiting.length > 0) {
    let nearest = 0
    for (let i = 1; i < waiting.length; i++) if (distance[waiting[i]] < distance[waiting[nearest]]) nearest = i
    const city = waiting[nearest]
    const sofar = distance[city]
    if (city === to) return { price: sofar, routes: routesTo(to, arrival) }
    const last = waiting.pop() as number
    if (nearest < waiting.length) waiting[nearest] = last
    const routes = ROUTES_AT[city]
    const cities = CITIES_AT[city]
    for (let i = 0; i < routes.length; i++) {
      const there = sofar + prices[routes[i]]
      const next = cities[i]
      if (there >= distance[next]) continue
      if (distance[next] === CLOSED) waiting.push(next)
      distance[next] = there
      arrival[next] = routes[i]
    }
  }
  return NO_WAY
}

function routesTo(to: number, arrival: readonly Route[]): Route[] {
  const routes: Route[] = []
  for (let city = to; arrival[city] >= 0; city = FROM[arrival[city]] + TO[arrival[city]] - city)
    routes.push(arrival[city])
  return routes
}
