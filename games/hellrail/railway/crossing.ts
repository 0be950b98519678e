import type { Move, Player, Target } from '@acheron/core'
import { beside } from './field.ts'
import { GO, go, isGo } from './moves.ts'
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
import { placeTarget } from './targets.ts'
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

/** What one points at to cross to a side. */
export function landings(g: Railway, p: Player, m: Move): Target[] {
  const to = isGo(m) ? crossing(g, g.engine[p], m - GO).to : OFF
  return to === OFF ? [] : [placeTarget(to)]
}

export const sailingTo = (g: Railway, p: Player, target: Target): Move[] =>
  SIDES.map(go).filter((m) => landings(g, p, m).some(({ kind, id }) => kind === target.kind && id === target.id))
