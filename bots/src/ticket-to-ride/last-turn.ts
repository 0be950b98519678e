import type { Move, Player } from '@acheron/core'
import {
  CLAIM,
  isClaim,
  LENGTH,
  longestPath,
  networkOf,
  ROUTE_POINTS,
  type Route,
  routesOf,
  type State,
  TICKET_FROM,
  TICKET_TO,
  TICKET_VALUE,
  type Ticket,
} from '@acheron/games/ticket-to-ride'
import { CLOSED, cheapestWay, type Prices } from './network.ts'
import type { Study } from './study.ts'

const LONGEST_PATH_BONUS = 10

/** The claim that brings most at once; undefined if there is none. */
export function cashIn(s: State, t: Study, legal: readonly Move[]): Move | undefined {
  const mine: Prices = Float64Array.from(t.owner, (owner) => (owner === t.me ? 0 : CLOSED))
  const open = t.held.filter((ticket) => !isComplete(mine, ticket))
  const longest = longestOfOthers(s, t.me)
  const isBehind = longestPath(networkOf(routesOf(s, t.me))) < longest
  let best: Move | undefined
  let most = 0
  for (const m of legal) {
    if (!isClaim(m)) continue
    const route = m - CLAIM
    const bonus = isBehind && pathWith(s, t.me, route) >= longest ? LONGEST_PATH_BONUS : 0
    const gain = ROUTE_POINTS[LENGTH[route]] + ticketsGained(mine, route, open) + bonus
    if (gain <= most) continue
    most = gain
    best = m
  }
  return best
}

const isComplete = (mine: Prices, ticket: Ticket): boolean =>
  cheapestWay(mine, TICKET_FROM[ticket], TICKET_TO[ticket]).price === 0

function ticketsGained(mine: Prices, route: Route, open: readonly Ticket[]): number {
  let gain = 0
  mine[route] = 0
  for (const ticket of open) if (isComplete(mine, ticket)) gain += 2 * TICKET_VALUE[ticket]
  mine[route] = CLOSED
  return gain
}

function longestOfOthers(s: State, me: Player): number {
  let longest = 0
  for (let p = 0; p < s.seats; p++) if (p !== me) longest = Math.max(longest, longestPath(networkOf(routesOf(s, p))))
  return longest
}

const pathWith = (s: State, me: Player, route: Route): number => longestPath(networkOf([...routesOf(s, me), route]))
