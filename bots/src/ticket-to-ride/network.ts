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

const distance = new Float64Array(CITIES.length)
const arrival = new Int16Array(CITIES.length)
const waiting = new Uint8Array(CITIES.length)

/** The price of the cheapest way between two cities; CLOSED if there is none. */
export function cheapestWay(prices: Prices, from: number, to: number): number {
  distance.fill(CLOSED)
  waiting[0] = from
  let count = 1
  distance[from] = 0
  arrival[from] = -1
  while (count > 0) {
    let nearest = 0
    for (let i = 1; i < count; i++) if (distance[waiting[i]] < distance[waiting[nearest]]) nearest = i
    const city = waiting[nearest]
    const sofar = distance[city]
    if (city === to) return sofar
    waiting[nearest] = waiting[--count]
    const routes = ROUTES_AT[city]
    const cities = CITIES_AT[city]
    for (let i = 0; i < routes.length; i++) {
      const r = routes[i]
      const next = cities[i]
      const there = sofar + prices[r]
      if (there >= distance[next]) continue
      if (distance[next] === CLOSED) waiting[count++] = next
      distance[next] = there
      arrival[next] = r
    }
  }
  return CLOSED
}

/** The routes of the way found last to a city that it reached, last one first. */
export function wayTo(to: number): Route[] {
  const way: Route[] = []
  for (let city = to; arrival[city] >= 0; ) {
    const r = arrival[city]
    way.push(r)
    city = FROM[r] + TO[r] - city
  }
  return way
}
