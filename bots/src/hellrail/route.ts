import type { Move } from '@acheron/core'
import {
  cellOf,
  fieldSleeperOf,
  go,
  isInCircle,
  OFF,
  type Position,
  type Railway,
  type Side,
  sidesAhead,
  stepTo,
} from '@acheron/games/hellrail/railway'

/** The steps of an engine that leaves one card after the other by these sides. */
export function routeAlong(s: Railway, from: Position, sides: readonly Side[]): Move[] {
  const row: Move[] = []
  let at = from
  let crossed = 0
  const square = (place: Position): number => (isInCircle(place) ? place : cellOf(fieldSleeperOf(place)))
  while (crossed < sides.length && at !== OFF) {
    const side = sides[crossed]
    if (!((sidesAhead(s, at) >> side) & 1)) break
    const next = stepTo(s, at, side)
    row.push(go(side))
    if (square(next) !== square(at)) crossed++
    at = next
  }
  return row
}
