import type { Circle } from './circles.ts'
import { beside, type Cell } from './field.ts'
import { circleAt, NONE, topCardAt, trackOf } from './queries.ts'
import { opposite, SIDES, type Side } from './sides.ts'
import {
  cellOf,
  circleOf,
  facingOf,
  fieldSleeperOf,
  inCircle,
  isInCircle,
  OFF,
  onSleeper,
  type Position,
  type Railway,
  sleeperOf,
} from './state.ts'
import { nextSleeper, reversed, sidesReached } from './tracks.ts'

/** What is beside a card: the first sleeper of a rail card, a circle, or nothing. */
function over(g: Railway, cell: Cell, side: Side): Position {
  const next = beside(cell, side)
  if (topCardAt(g, next) !== NONE) return onSleeper(next, opposite(side), side)
  const circle = circleAt(g, next)
  return circle === NONE ? OFF : inCircle(circle)
}

/** A bit for each side to which an engine may go on: out of a circle, into a branch, or straight on. */
export function sidesAhead(g: Railway, at: Position): number {
  if (isInCircle(at)) return sidesOut(g, circleOf(at))
  const sleeper = sleeperOf(fieldSleeperOf(at))
  const facing = facingOf(at)
  if (facing !== opposite(sleeper)) return 1 << facing
  const track = trackOf(g, topCardAt(g, cellOf(fieldSleeperOf(at))))
  return sidesReached(track, sleeper)
}

function sidesOut(g: Railway, circle: Circle): number {
  const cell = g.circleCell[circle]
  let sides = 0
  for (let side = 0; side < SIDES.length; side++) if (topCardAt(g, beside(cell, side)) !== NONE) sides |= 1 << side
  return sides
}

/** Where one step leads. The side is one of `sidesAhead`. */
export function stepTo(g: Railway, at: Position, side: Side): Position {
  if (isInCircle(at)) return over(g, g.circleCell[circleOf(at)], side)
  const on = fieldSleeperOf(at)
  const sleeper = sleeperOf(on)
  if (sleeper === side && facingOf(at) === side) return over(g, cellOf(on), side)
  const next = nextSleeper(sleeper, side)
  return onSleeper(cellOf(on), next.sleeper, next.facing)
}

/** Whether going on means going past the end of the track. */
export function isAtEnd(g: Railway, at: Position): boolean {
  if (isInCircle(at)) return false
  const facing = facingOf(at)
  return sleeperOf(fieldSleeperOf(at)) === facing && stepTo(g, at, facing) === OFF
}

/** The same place, looking the other way. */
export function turnedAbout(at: Position): Position {
  const on = fieldSleeperOf(at)
  return onSleeper(cellOf(on), sleeperOf(on), reversed(sleeperOf(on), facingOf(at)))
}

export const listSides = (bits: number): Side[] => SIDES.filter((side) => (bits >> side) & 1)
export const hasSide = (bits: number, side: Side): boolean => ((bits >> side) & 1) === 1
