export type Point = readonly [x: number, y: number]

/** A place on a track: where, and in which direction the track runs there, in degrees from -90 to 90. */
interface Space {
  readonly x: number
  readonly y: number
  readonly angle: number
}

export interface Track {
  /** The rail from city to city. */
  readonly rail: readonly Point[]
  /** How far along the rail the spaces begin and end. */
  readonly ends: readonly [first: number, last: number]
  readonly spaces: readonly Space[]
  /** How long each space is. */
  readonly spaceLength: number
}

/** How far a bent line strays from the straight one, left of its direction, at a third and at two thirds. */
export type Bend = readonly [first: number, second: number]

export const SPACE_HEIGHT = 15
const LONGEST_SPACE = 54
const GAP = 4
/** The middle lines of two tracks beside each other are so far apart. */
const TWIN_DISTANCE = 20
const STEPS = 24

/** Where a track begins or ends: the first space keeps so far from the middle of the city. */
interface End {
  readonly x: number
  readonly y: number
  readonly room: number
}

/** Lays a track with so many spaces; `side` is -1 or 1 for one of two tracks, 0 for a single one. */
export function layTrack(from: End, to: End, [first, second]: Bend, spaces: number, side: number): Track {
  const rail = shift(bezier([from.x, from.y], [to.x, to.y], first, second), (side * TWIN_DISTANCE) / 2)
  const lengths = lengthsAlong(rail)
  const ends: [number, number] = [from.room, lengths[STEPS] - to.room]
  const pitch = (ends[1] - ends[0]) / spaces
  return {
    rail,
    ends,
    spaces: Array.from({ length: spaces }, (_, i) => spaceAt(rail, lengths, ends[0] + (i + 0.5) * pitch)),
    spaceLength: Math.min(LONGEST_SPACE, pitch - GAP),
  }
}

function bezier([ax, ay]: Point, [bx, by]: Point, first: number, second: number): Point[] {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [dy / length, -dx / length]
  const [cx, cy] = [ax + dx / 3 + nx * first, ay + dy / 3 + ny * first]
  const [ex, ey] = [ax + (2 * dx) / 3 + nx * second, ay + (2 * dy) / 3 + ny * second]
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS
    const u = 1 - t
    const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      weights[0] * ax + weights[1] * cx + weights[2] * ex + weights[3] * bx,
      weights[0] * ay + weights[1] * cy + weights[2] * ey + weights[3] * by,
    ]
  })
}

/** The same line, further to the right of its direction. */
function shift(line: readonly Point[], by: number): Point[] {
  return line.map(([x, y], i) => {
    const [fromX, fromY] = line[Math.max(0, i - 1)]
    const [toX, toY] = line[Math.min(line.length - 1, i + 1)]
    const length = Math.hypot(toX - fromX, toY - fromY)
    return [x - ((toY - fromY) / length) * by, y + ((toX - fromX) / length) * by]
  })
}

function lengthsAlong(line: readonly Point[]): number[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]))
  return lengths
}

function spaceAt(line: readonly Point[], lengths: readonly number[], at: number): Space {
  const after = Math.max(
    1,
    lengths.findIndex((length) => length >= at),
  )
  const t = (at - lengths[after - 1]) / (lengths[after] - lengths[after - 1])
  const [[ax, ay], [bx, by]] = [line[after - 1], line[after]]
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  const angle = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn
  return { x: ax + t * (bx - ax), y: ay + t * (by - ay), angle }
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const pathOf = (line: readonly Point[]): string => `M${straightened(line).map(text).join('L')}`

/** Nobody sees so small a bend, and every point is drawn again with every change of the map. */
const UNSEEN = 0.15

/** The same line without the points that it does not need. */
function straightened(line: readonly Point[]): readonly Point[] {
  if (line.length < 3) return line
  const [first, last] = [line[0], line[line.length - 1]]
  const distances = line.map((point) => distance(point, first, last))
  const furthest = distances.indexOf(Math.max(...distances))
  if (distances[furthest] <= UNSEEN) return [first, last]
  return [...straightened(line.slice(0, furthest + 1)), ...straightened(line.slice(furthest)).slice(1)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length
}

/** A closed line around all spaces of a track, at some distance from its middle and beyond its ends. */
export function outlineOf({ rail, ends }: Track, aside: number, beyond: number): string {
  const lengths = lengthsAlong(rail)
  const [first, last] = [ends[0] - beyond, ends[1] + beyond]
  const between = rail.filter((_, i) => lengths[i] > first + 1 && lengths[i] < last - 1)
  const line = [spaceAt(rail, lengths, first), spaceAt(rail, lengths, last)].map(({ x, y }): Point => [x, y])
  const middle = [line[0], ...between, line[1]]
  const ring = [...shift(middle, aside), ...shift(middle, -aside).reverse()]
  return `${pathOf(ring)}Z`
}

/** The corners of a space that is so long and so high. */
export function corners({ x, y, angle }: Space, long: number, high: number): Point[] {
  const turn = (angle * Math.PI) / 180
  const [ux, uy] = [(Math.cos(turn) * long) / 2, (Math.sin(turn) * long) / 2]
  const [vx, vy] = [(-Math.sin(turn) * high) / 2, (Math.cos(turn) * high) / 2]
  return [
    [x - ux - vx, y - uy - vy],
    [x + ux - vx, y + uy - vy],
    [x + ux + vx, y + uy + vy],
    [x - ux + vx, y - uy + vy],
  ]
}

/** How deep two convex shapes lie in each other; 0 or less when they do not touch. */
export function overlap(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const shape of [a, b])
    for (const [i, [x, y]] of shape.entries()) {
      const [nextX, nextY] = shape[(i + 1) % shape.length]
      const length = Math.hypot(nextX - x, nextY - y)
      const axis: Point = [(nextY - y) / length, (x - nextX) / length]
      const [lowA, highA] = spread(a, axis)
      const [lowB, highB] = spread(b, axis)
      least = Math.min(least, highA - lowB, highB - lowA)
      if (least <= 0) return least
    }
  return least
}

function spread(shape: readonly Point[], [ax, ay]: Point): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const [x, y] of shape) {
    const at = x * ax + y * ay
    low = Math.min(low, at)
    high = Math.max(high, at)
  }
  return [low, high]
}
