import type { Player } from '@acheron/core'
import { type City, FROM, LENGTH, LINKS, type Link, LONGEST, ROUTES, type Route, TO } from './board.ts'
import type { State } from './state.ts'

/** The length in trains of the longest path that uses no train of the player twice, or `known` if none is longer. Exact. */
export function longestPath(s: State, p: Player, known = 0): number {
  const links = ownLinks(s, p)
  const seen = NOT_SEEN.slice()
  let longest = known
  for (let city = 0; city < links.length; city++)
    if (!seen[city] && links[city] !== NONE) longest = longestFrom(city, links, seen, longest)
  return longest
}

/** The routes of one path that is as long as the player has, in their order. */
export function longestPathRoutes(s: State, p: Player): Route[] {
  const length = longestPath(s, p)
  const links = ownLinks(s, p)
  const path: Route[] = []
  const isFound = (city: City, left: number): boolean =>
    left === 0 ||
    links[city].some(({ route, to, length: more }) => {
      if (path.includes(route) || more > left) return false
      path.push(route)
      if (isFound(to, left - more)) return true
      path.pop()
      return false
    })
  const isOdd = (city: City): boolean => links[city].length % 2 === 1
  const cities = [...links.keys()]
  for (const city of [...cities.filter(isOdd), ...cities]) if (isFound(city, length)) break
  return path
}

type Links = readonly (readonly Link[])[]

/** What a city has where no route of the player begins: the same list for all of them. */
const NONE: Link[] = []

/** By city. */
const NO_LINKS = LINKS.map(() => NONE)
const NOT_SEEN = LINKS.map(() => false)

/** By route. */
const NOT_USED = LENGTH.map(() => false)

/**
 * The longest path within the network around a city, if it is longer than one already known; marks its cities as seen.
 * Euler: with at most two cities where an odd number of routes meet, one path takes in everything. Otherwise the longest
 * path begins at such a city, for at any other it could be made longer.
 */
function longestFrom(start: City, links: Links, seen: boolean[], known: number): number {
  const cities = [start]
  let ends = 0
  seen[start] = true
  for (let i = 0; i < cities.length; i++) {
    for (const { to, length } of links[cities[i]]) {
      ends += length
      if (seen[to]) continue
      seen[to] = true
      cities.push(to)
    }
  }
  const total = ends / 2
  if (total <= known) return known
  const odd = cities.filter((city) => links[city].length % 2 === 1)
  return odd.length <= 2 ? total : longestWalk(odd, links, known, total - leastWaste(odd, links))
}

/** By city: the player's own routes as seen from there. */
function ownLinks({ routeOwner }: State, p: Player): Links {
  const links = NO_LINKS.slice()
  for (let route = 0; route < ROUTES; route++) {
    if (routeOwner[route] !== p) continue
    addLink(links, FROM[route], { route, to: TO[route], length: LENGTH[route] })
    addLink(links, TO[route], { route, to: FROM[route], length: LENGTH[route] })
  }
  return links
}

function addLink(links: Link[][], city: City, link: Link): void {
  if (links[city] === NONE) links[city] = [link]
  else links[city].push(link)
}

/** Tries all ways from the odd cities, until one cannot be longer. */
function longestWalk(odd: readonly City[], links: Links, known: number, ceiling: number): number {
  const used = NOT_USED.slice()
  let longest = known
  const walk = (city: City, walked: number): void => {
    if (walked > longest) longest = walked
    for (const { route, to, length } of links[city]) {
      if (used[route] || longest >= ceiling) continue
      used[route] = true
      walk(to, walked + length)
      used[route] = false
    }
  }
  for (const city of odd) walk(city, 0)
  return longest
}

/** All odd cities but the two ends leave at least one route unused, and a route can be left unused by two of them. */
function leastWaste(odd: readonly City[], links: Links): number {
  const shortest = odd.map((city) => shortestAt(city, links)).sort((a, b) => a - b)
  let waste = 0
  for (let i = 0; i < shortest.length - 2; i++) waste += shortest[i]
  return Math.ceil(waste / 2)
}

function shortestAt(city: City, links: Links): number {
  let shortest = LONGEST
  for (const { length } of links[city]) if (length < shortest) shortest = length
  return shortest
}
