import type { Player } from '@acheron/core'
import { CITIES, type City, FROM, LENGTH, ROUTES, ROUTES_AT, TO } from './board.ts'
import type { State } from './state.ts'

/** The length in trains of the longest path that uses no train of the player twice. Exact. */
export function longestPath(s: State, p: Player): number {
  const left: boolean[] = []
  const routesAt: number[] = []
  for (let city = 0; city < CITIES.length; city++) routesAt.push(0)
  for (let route = 0; route < ROUTES; route++) {
    const isMine = s.routeOwner[route] === p
    left.push(isMine)
    if (!isMine) continue
    routesAt[FROM[route]]++
    routesAt[TO[route]]++
  }
  let longest = 0
  const seen = routesAt.map((count) => count === 0)
  for (let city = 0; city < CITIES.length; city++)
    if (!seen[city]) longest = longestIn(network(city, left, seen), left, routesAt, longest)
  return longest
}

/** The cities that can be reached from one; all of them are marked as seen. */
function network(start: City, left: readonly boolean[], seen: boolean[]): City[] {
  const cities = [start]
  seen[start] = true
  for (let i = 0; i < cities.length; i++)
    for (const route of ROUTES_AT[cities[i]]) {
      if (!left[route]) continue
      const next = FROM[route] + TO[route] - cities[i]
      if (seen[next]) continue
      seen[next] = true
      cities.push(next)
    }
  return cities
}

/**
 * The longest path within one connected network, if it is longer than one already known. Euler: with at most two cities
 * where an odd number of routes meet, one path takes in everything. Otherwise the longest path begins at such a city,
 * for at any other it could be made longer.
 */
function longestIn(cities: readonly City[], left: boolean[], routesAt: readonly number[], known: number): number {
  let trainEnds = 0
  const odd: City[] = []
  for (const city of cities) {
    if (routesAt[city] % 2 === 1) odd.push(city)
    for (const route of ROUTES_AT[city]) if (left[route]) trainEnds += LENGTH[route]
  }
  const total = trainEnds / 2
  if (total <= known) return known
  if (odd.length <= 2) return total

  const ceiling = total - leastWaste(odd, left)
  let longest = known
  const walk = (city: City, length: number): void => {
    if (length > longest) longest = length
    for (const route of ROUTES_AT[city]) {
      if (longest >= ceiling) return
      if (!left[route]) continue
      left[route] = false
      walk(FROM[route] + TO[route] - city, length + LENGTH[route])
      left[route] = true
    }
  }
  for (const city of odd) walk(city, 0)
  return longest
}

/** All odd cities but the two ends leave at least one route unused, and a route can be left unused by two of them. */
function leastWaste(odd: readonly City[], left: readonly boolean[]): number {
  const shortest: number[] = []
  for (const city of odd) {
    let least = Number.POSITIVE_INFINITY
    for (const route of ROUTES_AT[city]) if (left[route] && LENGTH[route] < least) least = LENGTH[route]
    shortest.push(least)
  }
  shortest.sort((a, b) => a - b)
  let waste = 0
  for (let i = 0; i < shortest.length - 2; i++) waste += shortest[i]
  return Math.ceil(waste / 2)
}
