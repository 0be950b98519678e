import type { Side } from './sides.ts'

/** A square of the table. The field has no edge: no game has cards enough to come to the end of these numbers. */
export type Cell = number

const ACROSS = 128
export const MIDDLE = ACROSS / 2
export const CELLS = ACROSS * ACROSS

/** How far from the Gates of Hell a card may lie in each direction. A Boat looks beyond, and must not come round. */
const REACH = MIDDLE - 8

export const cellAt = (x: number, y: number): Cell => (y + MIDDLE) * ACROSS + x + MIDDLE
export const across = (cell: Cell): number => (cell % ACROSS) - MIDDLE
export const down = (cell: Cell): number => Math.floor(cell / ACROSS) - MIDDLE

export const isInReach = (cell: Cell): boolean => Math.abs(across(cell)) <= REACH && Math.abs(down(cell)) <= REACH

const STEP: readonly number[] = [-ACROSS, 1, ACROSS, -1]
export const beside = (cell: Cell, side: Side): Cell => cell + STEP[side]

/** The four cells that touch a cell at a corner. */
export const diagonals = (cell: Cell): Cell[] => [
  cell - ACROSS - 1,
  cell - ACROSS + 1,
  cell + ACROSS - 1,
  cell + ACROSS + 1,
]
