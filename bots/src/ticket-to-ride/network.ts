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
import { bestColour, type Study } from './study.ts'
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

export function pricesOf(t: Study, thrift = 0): Prices {
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

const PLACES = CITIES.length
/** By city, while a way is looked for: how far it is, the route by which it is reached, and those still to be left. */
const distance = new Float64Array(PLACES)
const arrival = new Int8Array(PLACES)
const waiting = new Uint8Array(PLACES)

/** The cheapest way between two cities, its last route first. */
export function cheapestWay(prices: Prices, from: number, to: number): Way {
  distance.fill(CLOSED)
  arrival.fill(-1)
  distance[from] = 0
  waiting[0] = from
  let count = 1
  while (count > 0) {
    let nearest = 0
    for (let i = 1; i < count; i++) if (distance[waiting[i]] < distance[waiting[nearest]]) nearest = i
    const city = waiting[nearest]
    const sofar = distance[city]
    if (city === to) return { price: sofar, routes: routesTo(to) }
    waiting[nearest] = waiting[--count]
    const routes = ROUTES_AT[city]
    const cities = CITIES_AT[city]
    for (let i = 0; i < routes.length; i++) {
      const there = sofar + prices[routes[i]]
      const next = cities[i]
      if (there >= distance[next]) continue
      if (distance[next] === CLOSED) waiting[count++] = next
      distance[next] = there
      arrival[next] = routes[i]
    }
  }
  return NO_WAY
}

function routesTo(to: number): Route[] {
  const routes: Route[] = []
  for (let city = to; arrival[city] >= 0; city = FROM[arrival[city]] + TO[arrival[city]] - city)
    routes.push(arrival[city])
  return routes
}
