import { LENGTH, ROUTE_NAME, type Route, TWIN } from '../src/board.ts'
import type { View } from '../src/secrets.ts'
import { FREE, TRAINS } from '../src/state.ts'
import { choiceOfCard, coloursOf, thriftiest } from './traveller.ts'

/**
 * How five players bring about a game in which nobody can do anything: they claim every route that four trains could
 * claim, so that each has four left, and take all train cards and all tickets.
 */
export function collude(view: View, legal: readonly string[]): string {
  const mine = SHARES[view.me].filter((route) => view.routeOwner[route] === FREE)
  if (legal.includes('keep')) return legal.find((words) => words.startsWith('return ')) ?? 'keep'
  if (legal.some((words) => words.startsWith('pay '))) return thriftiest(legal, coloursOf(mine))
  const claim = mine.map((route) => `claim ${ROUTE_NAME[route]}`).find((words) => legal.includes(words))
  if (claim) return claim
  const othersWork = SHARES.some((share) => share.some((route) => view.routeOwner[route] === FREE))
  if (mine.length === 0 && othersWork && legal.includes('tickets')) return 'tickets'
  const isTaking = legal.some((words) => words === 'draw' || words.startsWith('take '))
  return isTaking ? choiceOfCard(view, legal, mine) : legal[0]
}

const PLAYERS = 5
const TRAINS_KEPT = 4

/** By player: routes with as many spaces as the player lays trains. No player has both tracks of a double route. */
const SHARES: readonly (readonly Route[])[] = sharesOfRoutes()

function sharesOfRoutes(): Route[][] {
  const short = [...ROUTE_NAME.keys()].filter((route) => LENGTH[route] <= TRAINS_KEPT)
  const shares: Route[][] = Array.from({ length: PLAYERS }, () => [])
  const left = Array<number>(PLAYERS).fill(TRAINS - TRAINS_KEPT)
  for (const route of short.toSorted((a, b) => LENGTH[b] - LENGTH[a])) {
    const players = [...shares.keys()].filter((p) => !shares[p].includes(TWIN[route]) && left[p] >= LENGTH[route])
    const [owner] = players.sort((a, b) => left[b] - left[a])
    shares[owner].push(route)
    left[owner] -= LENGTH[route]
  }
  if (left.some((trains) => trains > 0)) throw new Error(`the shares leave ${left.join(' ')} trains over`)
  return shares
}
