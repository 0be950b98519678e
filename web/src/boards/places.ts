import type { Target } from '@acheron/core'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of a board, in its units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a thing is on a board, in its units: around its middle. */
export interface Place extends Point {
  readonly width: number
  readonly height: number
  /** Its outline as an SVG path in units of the board; without one it is a rectangle. */
  readonly path?: string
  /** There is nothing to see but the light: it may be filled. */
  readonly isHollow?: boolean
  /** Where fingers would tap a long thing; without them, its middle. */
  readonly spots?: readonly Point[]
}

export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.id === b.id

export function roundPlace(x: number, y: number, r: number): Place {
  const path = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  return { x, y, width: 2 * r, height: 2 * r, path }
}

export function outlineOf({ x, y, width, height, path }: Place): string {
  return path ?? `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`
}

export const boxOf = ({ x, y, width, height }: Place): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

export const isInside = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** How far a point is from where a finger would tap. */
function farFrom({ x, y, spots = [{ x, y }] }: Place, at: Point): number {
  return Math.min(...spots.map((spot) => Math.hypot(spot.x - at.x, spot.y - at.y)))
}

interface Found {
  readonly target: Target
  readonly place: Place
}

/**
 * The thing that a tap means, of those that can be chosen: fingers are larger than things. Several that are too close
 * to each other mean: come nearer. Distances are in the units of the board.
 */
export function tapped(
  found: Iterable<Found>,
  at: Point,
  reach: number,
  clear: number,
): Target | 'several' | undefined {
  const near = [...found]
    .map(({ target, place }) => ({ target, far: farFrom(place, at) }))
    .filter(({ far }) => far <= reach)
    .sort((a, b) => a.far - b.far)
  const [first, second] = near
  if (!first) return undefined
  return second && second.far - first.far < clear ? 'several' : first.target
}

/** The thing nearest to a point, within a reach. */
export function nearest(found: Iterable<Found>, at: Point, reach: number): Target | undefined {
  let best: Target | undefined
  let least = reach
  for (const { target, place } of found) {
    const far = farFrom(place, at)
    if (far <= least) [best, least] = [target, far]
  }
  return best
}

/** The nearest of some points in a direction, as a key would mean it: ahead rather than aside. */
export function nearestTowards<T extends Point>(from: Point, along: Point, points: readonly T[]): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y]
    const ahead = dx * along.x + dy * along.y
    const aside = Math.abs(dx * along.y - dy * along.x)
    if (ahead <= 0 || aside > ahead * 1.8) continue
    const cost = ahead + 1.5 * aside
    if (cost < least) [best, least] = [point, cost]
  }
  return best
}
