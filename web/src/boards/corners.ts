import type { Box } from './places.ts'

const EDGE = 8

/** The corners of a sheet: bottom right, bottom left, top right, top left. */
const CORNERS = 4

/**
 * The corner where something of a size covers none of some boxes, and of those the least crowded one; if several are, the
 * present one or the next. Undefined: none.
 */
export function freeCorner(
  taken: readonly Box[],
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
  present: number,
  crowdIn: (box: Box) => number = () => 0,
): number | undefined {
  let best: { corner: number; crowd: number } | undefined
  for (let i = 0; i < CORNERS; i++) {
    const corner = (present + i) % CORNERS
    const left = corner % 2 === 0 ? width - wide - EDGE : EDGE
    const top = corner < 2 ? height - high - EDGE : EDGE
    const isCovering = (box: Box): boolean =>
      box.right > left && box.left < left + wide && box.bottom > top && box.top < top + high
    if (taken.some(isCovering)) continue
    const crowd = crowdIn({ left, top, right: left + wide, bottom: top + high })
    if (!best || crowd < best.crowd) best = { corner, crowd }
  }
  return best?.corner
}
