/** A side of a cell, clockwise from the top. */
export type Side = number

export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3

export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST]
export const SIDE_NAMES = ['n', 'e', 's', 'w'] as const

export const opposite = (side: Side): Side => side ^ 2
export const turnSide = (side: Side, turn: number): Side => (side + turn) & 3
