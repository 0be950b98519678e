import type { City, Route } from './board.ts'
import * as board from './board.ts'
import { lowest, withoutLowest } from './sets.ts'

const { CITIES, FROM, LENGTH, TO } = board

/** A set of a player's own routes, as bits: 45 trains make 25 routes at the most, so that they fit. */
export type OwnRoutes = number

/** The routes of a player, and what they join. */
export interface Network {
  readonly routes: readonly Route[]
  /** By city: the own routes that begin there. */
  readonly at: readonly OwnRoutes[]
  /** The parts that each hang together, and not with another. */
  readonly parts: readonly OwnRoutes[]
}

const NOWHERE: readonly OwnRoutes[] = CITIES.map(() => 0)

export function networkOf(routes: readonly Route[]): Network {
  const at = NOWHERE.slice()
  for (let i = 0; i < routes.length; i++) {
    at[FROM[routes[i]]] |= 1 << i
    at[TO[routes[i]]] |= 1 << i
  }
  return { routes, at, parts: partsOf(routes, at) }
}

function partsOf(routes: readonly Route[], at: readonly OwnRoutes[]): OwnRoutes[] {
  const parts: OwnRoutes[] = []
  let rest = (1 << routes.length) - 1
  while (rest !== 0) {
    let part = rest & -rest
    let border = part
    while (border !== 0) {
      const route = routes[lowest(border)]
      const beyond = (at[FROM[route]] | at[TO[route]]) & ~part
      part |= beyond
      border = withoutLowest(border) | beyond
    }
    parts.push(part)
    rest &= ~part
  }
  return parts
}

/** Whether the player's trains join two cities. */
export function areJoined({ at, parts }: Network, from: City, to: City): boolean {
  for (const part of parts) if (part & at[from]) return (part & at[to]) !== 0
  return false
}

/** How many trains lie on some of the own routes. */
export function trainsOn({ routes }: Network, some: OwnRoutes): number {
  let trains = 0
  for (let left = some; left !== 0; left = withoutLowest(left)) trains += LENGTH[routes[lowest(left)]]
  return trains
}
