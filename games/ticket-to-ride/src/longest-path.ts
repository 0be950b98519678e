import type { Player } from '@acheron/core'
import { type City, FROM, LINKS, LONGEST, ROUTES, TO } from './board.ts'
import type { State } from './state.ts'

/** The length in trains of the longest path that uses no train of the player twice. Exact. */
export function longestPath(s: State, p: Player): number {
  const left = s.routeOwner.map((owner) => owner === p)
  const routesAt = LINKS.map(() => 0)
  for (let route = 0; route < ROUTES; route++) {
    if (!left[route]) continue
    routesAt[FROM[route]]++
    routesAt[TO[route]]++
  }
  let longest = 0
  const seen = routesAt.map((count) => count === 0)
  for (let city = 0; city < seen.length; city++)
    if (!seen[city]) longest = longestIn(network(city, left, seen), left, routesAt, longest)
  return longest
}

/** The cities that can be reached from one; all of them are marked as seen. */
function network(start: City, left: readonly boolean[], seen: boolean[]): City[] {
  const cities = [start]
  seen[start] = true
  for (let i = 0; i < cities.length; i++)
    for (const { route, to } of LINKS[cities[i]]) {
      if (!left[route] || seen[to]) continue
      seen[to] = true
      cities.push(to)
    }
  return cities
}

/**
 * The longest path within one connected network, if it is longer than one already known. Euler: with at most two cities
 * where an odd number of routes meet, one path takes in everything. Otherwise the longest path begins at such a city,
 * for at any other it could be made longer.
 */
function longestIn(cities: readonly City[], left: boolean[], routesAt: readonly number[], known: number): number {
  const odd = cities.filter((city) => routesAt[city] % 2 === 1)
  const total = trainsIn(cities, left)
  if (total <= known) return known
  if (odd.length <= 2) return total

  const ceiling = total - leastWaste(odd, left)
  let longest = known
  const walk = (city: City, length: number): void => {
    if (length > longest) longest = length
    for (const { route, to, length: more } of LINKS[city]) {
      if (!left[route] || longest >= ceiling) continue
      left[route] = false
      walk(to, length + more)
      left[route] = true
    }
  }
  for (const city of odd) walk(city, 0)
  return longest
}

function trainsIn(cities: readonly City[], left: readonly boolean[]): number {
  let ends = 0
  for (const city of cities) for (const { route, length } of LINKS[city]) if (left[route]) ends += length
  return ends / 2
}

/** All odd cities but the two ends leave at least one route unused, and a route can be left unused by two of them. */
function leastWaste(odd: readonly City[], left: readonly boolean[]): number {
  const shortest = odd.map((city) => shortestAt(city, left)).sort((a, b) => a - b)
  let waste = 0
  for (let i = 0; i < shortest.length - 2; i++) waste += shortest[i]
  return Math.ceil(waste / 2)
}

function shortestAt(city: City, left: readonly boolean[]): number {
  let shortest = LONGEST
  for (const { route, length } of LINKS[city]) if (left[route] && length < shortest) shortest = length
  return shortest
}
