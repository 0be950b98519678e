import { type End, explore, type Reach } from './field.ts'
import { costOfSteps, FAR, type Ways } from './network.ts'
import {
  CIRCLES,
  type Circle,
  cellOf,
  circleOf,
  facingOf,
  fieldSleeperOf,
  isInCircle,
  opposite,
  type Position,
  SIDES,
  type Side,
  sidesAhead,
  sleeperOf,
} from './railway.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** A circle ahead of an engine, and the side to go to first. */
export interface Exit extends Reach {
  readonly side: Side
}

/** What lies ahead of an engine: circles, and ends of the track. */
export interface Ahead {
  readonly exits: readonly Exit[]
  readonly ends: readonly End[]
}

export function aheadOf(t: Table, at: Position): Ahead {
  const exits: Exit[] = []
  const ends: End[] = []
  const sides = sidesAhead(t.g, at)
  const cell = isInCircle(at) ? t.circleCell[circleOf(at)] : cellOf(fieldSleeperOf(at))
  for (const side of SIDES) {
    if (!((sides >> side) & 1)) continue
    const first = isInCircle(at) ? 0 : stepsToSide(at, side)
    const found: End[] = []
    for (const { circle, steps, tolls } of explore(cell, side, found))
      exits.push({ side, circle, steps: first + steps, tolls })
    for (const end of found) ends.push({ ...end, steps: first + end.steps })
  }
  return { exits, ends }
}

/** From a sleeper to the last one of its card on the way to a side. */
function stepsToSide(at: Position, side: Side): number {
  const sleeper = sleeperOf(fieldSleeperOf(at))
  if (sleeper === side && facingOf(at) === side) return 0
  if (sleeper < 4) return side === opposite(sleeper) ? 3 : 2
  if (sleeper < 8) return sleeper - 4 === side ? 1 : 2
  return 1
}

const near: Ways = new Float64Array(CIRCLES)

/** By circle: the cost in cards of the way from a place on the track. Good until the next call. */
export function waysFrom({ exits, ends }: Ahead, ways: Ways): Ways {
  near.fill(FAR)
  for (const { circle, steps } of exits) shorten(circle, costOfSteps(steps), ways)
  for (const { cell, from } of ends)
    for (const side of SIDES)
      if (side !== from) for (const { circle } of explore(cell, side)) shorten(circle, WEIGHTS.deadEnd, ways)
  return near
}

function shorten(by: Circle, cost: number, ways: Ways): void {
  for (let to = 0; to < CIRCLES; to++) near[to] = Math.min(near[to], cost + ways[by * CIRCLES + to])
}
