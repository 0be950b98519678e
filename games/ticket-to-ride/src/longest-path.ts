import type { Player } from '@acheron/core'
import { type City, LINKS, LONGEST, type Route } from './board.ts'
import { FREE, type State } from './state.ts'

/** The length in trains of the longest path that uses no train of the player twice, or `known` if none is longer. Exact. */
export function longestPath(s: State, p: Player, known = 0): number {
  const owner = s.routeOwner.slice()
  const seen = NOT_SEEN.slice()
  let longest = known
  for (let city = 0; city < seen.length; city++) if (!seen[city]) longest = longestFrom(city, owner, p, seen, longest)
  return longest
}

/** The routes of one path that is as long as the player has, in their order. */
export function longestPathRoutes(s: State, p: Player): Route[] {
  const length = longestPath(s, p)
  const owner = s.routeOwner.slice()
  const path: Route[] = []
  const isFound = (city: City, left: number): boolean =>
    left === 0 ||
    LINKS[city].some(({ route, to, length: more }) => {
      if (owner[route] !== p || more > left) return false
      owner[route] = FREE
      path.push(route)
      if (isFound(to, left - more)) return true
      owner[route] = p
      path.pop()
      return false
    })
  const isOdd = (city: City): boolean => LINKS[city].filter(({ route }) => owner[route] === p).length % 2 === 1
  const cities = LINKS.map((_, city) => city)
  for (const city of [...cities.filter(isOdd), ...cities]) if (isFound(city, length)) break
  return path
}

/** By city. */
const NOT_SEEN = LINKS.map(() => false)

/**
 * The longest path within the network around a city, if it is longer than one already known; marks its cities as seen.
 * Euler: with at most two cities where an odd number of routes meet, one path takes in everything. Otherwise the longest
 * path begins at such a city, for at any other it could be made longer.
 */
function longestFrom(start: City, owner: number[], p: Player, seen: boolean[], known: number): number {
  const cities = [start]
  const odd: City[] = []
  let ends = 0
  seen[start] = true
  for (let i = 0; i < cities.length; i++) {
    let routes = 0
    for (const { route, to, length } of LINKS[cities[i]]) {
      if (owner[route] !== p) continue
      routes++
      ends += length
      if (seen[to]) continue
      seen[to] = true
      cities.push(to)
    }
    if (routes % 2 === 1) odd.push(cities[i])
  }
  const total = ends / 2
  if (total <= known) return known
  return odd.length <= 2 ? total : longestWalk(odd, owner, p, known, total - leastWaste(odd, owner, p))
}

/** Tries all ways from the odd cities, until one cannot be longer. */
function longestWalk(odd: readonly City[], owner: number[], p: Player, known: number, ceiling: number): number {
  let longest = known
  const walk = (city: City, walked: number): void => {
    if (walked > longest) longest = walked
    for (const { route, to, length } of LINKS[city]) {
      if (owner[route] !== p || longest >= ceiling) continue
      owner[route] = FREE
      walk(to, walked + length)
      owner[route] = p
    }
  }
  for (const city of odd) walk(city, 0)
  return longest
}

/** All odd cities but the two ends leave at least one route unused, and a route can be left unused by two of them. */
function leastWaste(odd: readonly City[], owner: readonly number[], p: Player): number {
  const shortest = odd.map((city) => shortestAt(city, owner, p)).sort((a, b) => a - b)
  let waste = 0
  for (let i = 0; i < shortest.length - 2; i++) waste += shortest[i]
  return Math.ceil(waste / 2)
}

function shortestAt(city: City, owner: readonly number[], p: Player): number {
  let shortest = LONGEST
  for (const { route, length } of LINKS[city]) if (owner[route] === p && length < shortest) shortest = length
  return shortest
}
