import { type Chance, seededChance } from '@acheron/core'
import { FROM, LENGTH, ROUTE_NAME, type Route, TO, TWIN } from '../src/board.ts'
import { TRAINS } from '../src/state.ts'

/** The longest path by trying every path from every city. Slow and plain, to check the rules against. */
export function longestByTrying(routes: readonly Route[]): number {
  const known = new Map<number, number>()
  const farthest = (city: number, used: number): number => {
    const key = used * 64 + city
    const before = known.get(key)
    if (before !== undefined) return before
    let longest = 0
    for (const [i, route] of routes.entries()) {
      if ((used >> i) & 1 || (FROM[route] !== city && TO[route] !== city)) continue
      const next = FROM[route] === city ? TO[route] : FROM[route]
      longest = Math.max(longest, LENGTH[route] + farthest(next, used | (1 << i)))
    }
    known.set(key, longest)
    return longest
  }
  return Math.max(0, ...routes.flatMap((route) => [farthest(FROM[route], 0), farthest(TO[route], 0)]))
}

/** Routes that one player could own, anywhere on the board. */
export function scatteredNetwork(seed: number, most: number): Route[] {
  const chance = seededChance(seed)
  return grow(chance, most, () => true)
}

/** Short routes that hang together, with loops wherever one can be closed. */
export function denseNetwork(seed: number, most: number): Route[] {
  const chance = seededChance(seed)
  return grow(chance, most, (route, sofar) => {
    const touches = [FROM[route], TO[route]].filter((city) =>
      sofar.some((other) => FROM[other] === city || TO[other] === city),
    )
    return sofar.length === 0 || touches.length === 2 || (touches.length === 1 && chance.pick(LENGTH[route] * 2) === 0)
  })
}

function grow(chance: Chance, most: number, wanted: (route: Route, sofar: readonly Route[]) => boolean): Route[] {
  const routes: Route[] = []
  let trains = TRAINS
  for (let tries = 0; tries < 3000 && routes.length < most; tries++) {
    const route = chance.pick(ROUTE_NAME.length)
    if (LENGTH[route] > trains || routes.includes(route) || routes.includes(TWIN[route])) continue
    if (!wanted(route, routes)) continue
    routes.push(route)
    trains -= LENGTH[route]
  }
  return routes
}
