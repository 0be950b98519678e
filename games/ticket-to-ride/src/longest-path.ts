import type { City, Route } from './board.ts'
import * as board from './board.ts'
import { type Network, type OwnRoutes, trainsOn } from './network.ts'
import { count, lowest, withoutLowest } from './sets.ts'

const { FROM, LENGTH, LONGEST, TO } = board

/** The length in trains of the longest path that uses no train of the player twice, or `known` if none is longer. Exact. */
export function longestPath(network: Network, known = 0): number {
  let longest = known
  for (const part of network.parts) longest = longestWithin(network, part, longest)
  return longest
}

/**
 * The longest path within a part of the network that hangs together, if it is longer than one already known.
 * Euler: with at most two cities where an odd number of routes meet, one path takes in everything. Otherwise the longest
 * path begins at such a city, for at any other it could be made longer.
 */
function longestWithin(network: Network, part: OwnRoutes, known: number): number {
  const total = trainsOn(network, part)
  if (total <= known) return known
  const odd = oddCities(network, part)
  return odd.length <= 2 ? total : longestWalk(network, part, odd, known, total - leastWaste(network, odd))
}

/** The cities of a part of the network where an odd number of its routes meet. */
function oddCities({ routes, at }: Network, part: OwnRoutes): City[] {
  const odd: City[] = []
  for (let left = part; left !== 0; left = withoutLowest(left)) {
    const i = lowest(left)
    if (count(at[FROM[routes[i]]]) % 2 === 1 && lowest(at[FROM[routes[i]]]) === i) odd.push(FROM[routes[i]])
    if (count(at[TO[routes[i]]]) % 2 === 1 && lowest(at[TO[routes[i]]]) === i) odd.push(TO[routes[i]])
  }
  return odd
}

/** Tries all ways from the odd cities but one, until one cannot be longer: the path also ends at such a city, and runs both ways. */
function longestWalk(network: Network, part: OwnRoutes, odd: readonly City[], known: number, ceiling: number): number {
  const { routes, at } = network
  let longest = known
  const walk = (city: City, unused: OwnRoutes, walked: number): void => {
    if (walked > longest) longest = walked
    for (let ways = at[city] & unused; ways !== 0 && longest < ceiling; ways = withoutLowest(ways)) {
      const route = routes[lowest(ways)]
      walk(FROM[route] + TO[route] - city, unused & ~(ways & -ways), walked + LENGTH[route])
    }
  }
  for (let i = 1; i < odd.length; i++) walk(odd[i], part, 0)
  return longest
}

/** All odd cities but the two ends leave at least one route unused, and a route can be left unused by two of them. */
function leastWaste(network: Network, odd: readonly City[]): number {
  let waste = 0
  let most = 0
  let second = 0
  for (const city of odd) {
    const shortest = shortestAt(network, city)
    waste += shortest
    second = Math.max(second, Math.min(most, shortest))
    most = Math.max(most, shortest)
  }
  return Math.ceil((waste - most - second) / 2)
}

function shortestAt({ routes, at }: Network, city: City): number {
  let shortest = LONGEST
  for (let left = at[city]; left !== 0; left = withoutLowest(left))
    shortest = Math.min(shortest, LENGTH[routes[lowest(left)]])
  return shortest
}

/** The routes of one path that is as long as the player has, in their order. */
export function longestPathRoutes(network: Network): Route[] {
  const { routes, at } = network
  const path: Route[] = []
  const isFound = (city: City, left: number): boolean =>
    left === 0 ||
    routes.some((route, i) => {
      if ((at[city] & (1 << i)) === 0 || path.includes(route) || LENGTH[route] > left) return false
      path.push(route)
      if (isFound(FROM[route] + TO[route] - city, left - LENGTH[route])) return true
      path.pop()
      return false
    })
  const cities = [...at.keys()]
  const isOdd = (city: City): boolean => count(at[city]) % 2 === 1
  for (const city of [...cities.filter(isOdd), ...cities]) if (isFound(city, longestPath(network))) break
  return path
}
