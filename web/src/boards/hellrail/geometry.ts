import {
  across,
  type Cell,
  cellOf,
  down,
  type FieldSleeper,
  facingOf,
  fieldSleeperOf,
  type Position,
  reversed,
  type Side,
  type Sleeper,
  sleeperOf,
} from '@acheron/games/hellrail/third'
import type { Box, Point } from '../places.ts'

/** The length of a side of a cell in the units of the board. */
export const CELL = 100
const HALF = CELL / 2

export interface Turned extends Point {
  /** In degrees, clockwise; at 0 it looks to the east. */
  readonly angle: number
}

/** How far from the middle of a card: the sleepers at its sides, and the inner ones of its straights. */
const AT_SIDE = 40
const INSIDE = 13.5

export const ALONG: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
const ANGLE: readonly number[] = [-90, 0, 90, 180]

const STRAIGHT = 4
const CURVE = 8

/** The middle of a cell. */
export const cellPlace = (cell: Cell): Point => ({ x: across(cell) * CELL, y: down(cell) * CELL })

/** Where the corner between a side and the next lies: the middle of the circle that a curve is part of. */
const corner = (side: Side): Point => ({
  x: HALF * (ALONG[side].x + ALONG[(side + 1) & 3].x),
  y: HALF * (ALONG[side].y + ALONG[(side + 1) & 3].y),
})

/** A place on the curve between a side and the next: 0 at the first of them, 1 at the second. */
export function onCurve(side: Side, part: number): Turned {
  const { x, y } = corner(side)
  const [from, to] = [ALONG[side], ALONG[(side + 1) & 3]]
  const turn = (part * Math.PI) / 2
  const [cos, sin] = [Math.cos(turn) * HALF, Math.sin(turn) * HALF]
  const heading = {
    x: -from.x * Math.cos(turn) + to.x * Math.sin(turn),
    y: -from.y * Math.cos(turn) + to.y * Math.sin(turn),
  }
  return {
    x: x - to.x * cos - from.x * sin,
    y: y - to.y * cos - from.y * sin,
    angle: (Math.atan2(heading.y, heading.x) * 180) / Math.PI,
  }
}

/** Where a sleeper lies on its card, from the middle; its angle is that of the track there. */
export function onCard(sleeper: Sleeper): Turned {
  if (sleeper >= CURVE) return onCurve(sleeper - CURVE, 0.5)
  const side = sleeper % STRAIGHT
  const far = sleeper < STRAIGHT ? AT_SIDE : INSIDE
  return { x: ALONG[side].x * far, y: ALONG[side].y * far, angle: ANGLE[side] }
}

const ON_CARD: readonly Turned[] = Array.from({ length: 12 }, (_, sleeper) => onCard(sleeper))

export function sleeperPlace(at: FieldSleeper): Turned {
  const middle = cellPlace(cellOf(at))
  const { x, y, angle } = ON_CARD[sleeperOf(at)]
  return { x: middle.x + x, y: middle.y + y, angle }
}

/** Where an engine on the track is, and where it looks. */
export function enginePlace(at: Position): Turned {
  const on = fieldSleeperOf(at)
  const place = sleeperPlace(on)
  return { ...place, angle: headingOf(sleeperOf(on), facingOf(at)) }
}

/** The angle of an engine that looks to a side: on a curve, along the curve. */
export function headingOf(sleeper: Sleeper, facing: Side): number {
  if (sleeper < CURVE) return ANGLE[facing]
  const [to, from] = [ALONG[facing], ALONG[reversed(sleeper, facing)]]
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** The middle of a side of a cell. */
export function sidePlace(cell: Cell, side: Side): Turned {
  const { x, y } = cellPlace(cell)
  return { x: x + ALONG[side].x * HALF, y: y + ALONG[side].y * HALF, angle: ANGLE[side] }
}

/** The smallest box around some cells, with so many cells more on each side. */
export function boxAround(cells: readonly Cell[], margin: number): Box {
  const [xs, ys] = cells.length > 0 ? [cells.map(across), cells.map(down)] : [[0], [0]]
  const more = margin + 0.5
  return {
    left: (Math.min(...xs) - more) * CELL,
    top: (Math.min(...ys) - more) * CELL,
    right: (Math.max(...xs) + more) * CELL,
    bottom: (Math.max(...ys) + more) * CELL,
  }
}
