import { ALL_PLACES, ANTEHELL, type Place as Area, circleOf, quarterOf, sectioAt } from '@acheron/games/hellgame'
import type { Box, Place, Point } from '../places.ts'
import { CIRCLES } from './seen.ts'

/** The Pentagram has this radius, each circle this width; AnteHell lies around all. */
export const HEART = 120
export const RING = 96
const ANTE = 92
export const RIM = HEART + CIRCLES * RING
export const EDGE = RIM + ANTE

const QUARTER_ANGLE = (2 * Math.PI) / 5
/** The first quarter has its middle at the top. */
const FIRST = -Math.PI / 2 - QUARTER_ANGLE / 2

export const outerRadius = (circle: number): number => RIM - circle * RING
export const startAngle = (quarter: number): number => FIRST + quarter * QUARTER_ANGLE
const middleAngle = (quarter: number): number => startAngle(quarter + 0.5)

export const polar = (radius: number, angle: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
})
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const at = (radius: number, angle: number): string => written(polar(radius, angle))

/** A piece of a ring. */
function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
}

/** An arc to write on, from left to right: in the lower quarters the other way round. */
export function writingArc(radius: number, quarter: number): string {
  const [from, to] = [startAngle(quarter), startAngle(quarter + 1)]
  return isBelow(quarter)
    ? `M${at(radius, to)}A${radius} ${radius} 0 0 0 ${at(radius, from)}`
    : `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`
}

/** Whether what stands in a quarter would be upside down if it were read clockwise. */
export const isBelow = (quarter: number): boolean => Math.sin(middleAngle(quarter)) > 0.2

const circlePath = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`

/** Where units stand: a little inside the middle of a circle, since the name runs along its outer edge. */
export const standingRadius = (area: Area, isFar = false): number =>
  area === ANTEHELL ? RIM + ANTE / 2 : outerRadius(circleOf(area)) - RING * (isFar ? 0.5 : 0.57)

/** A place along the arc of a Sectio: so many units right of its middle, as it is read. */
export function alongArc(area: Area, radius: number, aside: number): Point {
  const quarter = area === ANTEHELL ? 0 : quarterOf(area)
  const turn = aside / radius
  return polar(radius, middleAngle(quarter) + (isBelow(quarter) ? -turn : turn))
}

/** How long the arc of a Sectio is, where its units stand. */
export const arcLength = (area: Area): number => standingRadius(area) * QUARTER_ANGLE

function placeOfArea(area: Area): Place {
  if (area === ANTEHELL) {
    const spots = Array.from({ length: 10 }, (_, i) => polar(RIM + ANTE / 2, startAngle(i / 2 + 0.25)))
    const { x, y } = polar(RIM + ANTE / 2, middleAngle(0))
    return { x, y, width: ANTE, height: ANTE, path: circlePath(RIM + 4) + circlePath(EDGE - 3), spots }
  }
  const outer = outerRadius(circleOf(area))
  const quarter = quarterOf(area)
  const { x, y } = polar(outer - RING / 2, middleAngle(quarter))
  const gap = 3
  const inner = outer - RING + gap
  const slant = gap / (outer - RING / 2)
  const path = ringPiece(inner, outer - gap, startAngle(quarter) + slant, startAngle(quarter + 1) - slant)
  return { x, y, width: RING * 0.8, height: RING * 0.8, path }
}

export const AREAS: readonly Place[] = ALL_PLACES.map(placeOfArea)

/** What lies at a point: a Sectio, AnteHell; undefined: the Pentagram, or beside everything. */
export function areaAt({ x, y }: Point): Area | undefined {
  const radius = Math.hypot(x, y)
  if (radius < HEART || radius > EDGE) return undefined
  if (radius > RIM) return ANTEHELL
  const circle = Math.min(CIRCLES - 1, Math.floor((RIM - radius) / RING))
  const turn = (Math.atan2(y, x) - FIRST + 4 * Math.PI) % (2 * Math.PI)
  return sectioAt(circle, Math.floor(turn / QUARTER_ANGLE))
}

export const isInHeart = ({ x, y }: Point): boolean => Math.hypot(x, y) < HEART

export const WHOLE: Box = { left: -EDGE - 8, top: -EDGE - 8, right: EDGE + 8, bottom: EDGE + 8 }

/** The box around a circle, to fill the screen with. */
export function circleBox(circle: number): Box {
  const r = outerRadius(circle) + 12
  return { left: -r, top: -r, right: r, bottom: r }
}

/** The box around a quarter, to fill the screen with. */
export function quarterBox(quarter: number): Box {
  const points = [0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
    polar(HEART, startAngle(quarter + part)),
    polar(RIM + 20, startAngle(quarter + part)),
  ])
  return {
    left: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.max(...points.map(({ y }) => y)),
  }
}

/** The box around some places, with the width of a circle on each side; never more than all. */
export function boxAround(places: readonly Point[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    left: Math.max(WHOLE.left, Math.min(...xs) - RING),
    top: Math.max(WHOLE.top, Math.min(...ys) - RING),
    right: Math.min(WHOLE.right, Math.max(...xs) + RING),
    bottom: Math.min(WHOLE.bottom, Math.max(...ys) + RING),
  }
}
