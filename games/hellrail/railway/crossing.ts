import { beside } from './field.ts'
import { circleAt, NONE, topCardAt } from './queries.ts'
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
} from './state.ts'
import { isAtEnd } from './walking.ts'

/** Nobody can cross more empty cells than this. */
export const WIDEST = 5

/** The way over water to one side: how many empty cells, and where it ends; OFF when there is no card in reach. */
export function crossing(g: Railway, from: Position, side: Side): { cells: number; to: Position } {
  let cell = beside(isInCircle(from) ? g.circleCell[circleOf(from)] : cellOf(fieldSleeperOf(from)), side)
  for (let cells = 0; cells <= WIDEST; cells++, cell = beside(cell, side)) {
    const circle = circleAt(g, cell)
    if (circle !== NONE) return { cells, to: inCircle(circle) }
    if (topCardAt(g, cell) !== NONE) return { cells, to: onSleeper(cell, opposite(side), side) }
  }
  return { cells: 0, to: OFF }
}

/** A bit for each side to which so many empty cells, and at least one, can be crossed: from a circle, or at the end of the track. */
export function crossings(g: Railway, from: Position, most: number): number {
  const sides = isInCircle(from) ? SIDES : isAtEnd(g, from) ? [facingOf(from)] : []
  return sides.reduce((bits, side) => {
    const { cells, to } = crossing(g, from, side)
    return to !== OFF && cells >= 1 && cells <= most ? bits | (1 << side) : bits
  }, 0)
}
