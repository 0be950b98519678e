import type { Box } from './places.ts'

const EDGE = 8

/** The corners of a sheet: bottom right, bottom left, top right, top left. */
const CORNERS = 4

/** The first corner, beginning with the present one, where something of a size covers none of some boxes; undefined: none. */
export function freeCorner(
  taken: readonly Box[],
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
  present: number,
): number | undefined {
  for (let i = 0; i < CORNERS; i++) {
    const corner = (present + i) % CORNERS
    const left = corner % 2 === 0 ? width - wide - EDGE : EDGE
    const top = corner < 2 ? height - high - EDGE : EDGE
    const isCovering = (box: Box): boolean =>
      box.right > left && box.left < left + wide && box.bottom > top && box.top < top + high
    if (!taken.some(isCovering)) return corner
  }
  return undefined
}
