import type { Json } from '@acheron/core'
import { DOUBLES_FROM, FREE, type Route, TWIN, type View } from '@acheron/games/ticket-to-ride'

/** What the game shows, as the game means it. */
export const seen = (view: Json): View => view as unknown as View

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

export const isOwned = (view: View, route: Route): boolean => view.routeOwner[route] !== FREE

/** Nobody can claim it any more, because its twin is claimed. */
export function isClosed(view: View, route: Route): boolean {
  const twin = TWIN[route]
  return !isOwned(view, route) && twin >= 0 && isOwned(view, twin) && view.players.length < DOUBLES_FROM
}

/** Instead of an owner: nobody can claim it any more. */
export const CLOSED = FREE - 1

/** By route: its owner, or that it is free or closed. */
export const ownersOf = (view: View): number[] =>
  view.routeOwner.map((owner, route) => (isClosed(view, route) ? CLOSED : owner))

/** Whether somebody could ever still claim it, their cards apart. */
export function isOpenTo(view: View, route: Route, player: number): boolean {
  if (isOwned(view, route) || isClosed(view, route)) return false
  const twin = TWIN[route]
  return twin < 0 || view.routeOwner[twin] !== player
}
