import type { Target } from '@acheron/core'
import {
  CITIES,
  CITY_AT,
  CITY_SIZE,
  CITY_X,
  CITY_Y,
  FROM,
  isInTaiwan,
  MAJOR,
  MEDIUM,
  MILEPOSTS,
  type Milepost,
  PORT_MILEPOST,
  PORTS,
  type Port,
  SECTIONS,
  type Section,
  TO,
  X,
  Y,
} from '@acheron/games/china-rails'
import { type Box, type Place, type Point, roundPlace } from '../places.ts'

/** The board is measured in km, to the east and to the south. */
export const WHOLE: Box = { left: -2760, top: -2210, right: 2330, bottom: 1700 }
export const STEP_KM = 60

export const pointOf = (m: Milepost): Point => ({ x: X[m], y: -Y[m] })
export const cityPoint = (city: number): Point => ({ x: CITY_X[city], y: -CITY_Y[city] })

/** Where the sign of a container port stands: off the coast. */
const OFF_COAST: readonly Point[] = [
  { x: 150, y: 36 },
  { x: 92, y: 52 },
  { x: 92, y: 48 },
  { x: 95, y: 32 },
]
export const PORT_POINTS: readonly Point[] = Array.from({ length: PORTS }, (_, port) => ({
  x: X[PORT_MILEPOST[port]] + OFF_COAST[port].x,
  y: -Y[PORT_MILEPOST[port]] + OFF_COAST[port].y,
}))

export const middleOf = (section: Section): Point => ({
  x: (X[FROM[section]] + X[TO[section]]) / 2,
  y: -(Y[FROM[section]] + Y[TO[section]]) / 2,
})

export const radiusOf = (city: number): number =>
  CITY_SIZE[city] === MAJOR ? 78 : CITY_SIZE[city] === MEDIUM ? 19 : 14

const MILEPOST_RADIUS = 17
const PORT_RADIUS = 30

/** A section that can be built is lit between its ends, so that the mileposts can be seen. */
function sectionPlace(section: Section): Place {
  const [ax, ay, bx, by] = [X[FROM[section]], -Y[FROM[section]], X[TO[section]], -Y[TO[section]]]
  const at = (t: number): string => `${(ax + (bx - ax) * t).toFixed(1)} ${(ay + (by - ay) * t).toFixed(1)}`
  const { x, y } = middleOf(section)
  return { x, y, width: 24, height: 24, path: `M${at(0.3)}L${at(0.7)}` }
}

const sectionPlaces: (Place | undefined)[] = []
const milepostPlaces: (Place | undefined)[] = []
const CITY_PLACES: readonly Place[] = Array.from({ length: CITIES }, (_, city) => {
  const { x, y } = cityPoint(city)
  return roundPlace(x, y, CITY_SIZE[city] === MAJOR ? 46 : 30)
})
const PORT_PLACES: readonly Place[] = PORT_POINTS.map(({ x, y }) => roundPlace(x, y, PORT_RADIUS))

function milepostPlace(m: Milepost): Place {
  const { x, y } = pointOf(m)
  return roundPlace(x, y, CITY_AT[m] >= 0 && CITY_SIZE[CITY_AT[m]] !== MAJOR ? 26 : MILEPOST_RADIUS)
}

/** Where a thing is on the map; what lies in the tray has no place. */
export function whereIs({ kind, id }: Target): Place | undefined {
  if (kind === 'milepost' && id >= 0 && id < MILEPOSTS) {
    milepostPlaces[id] ??= milepostPlace(id)
    return milepostPlaces[id]
  }
  if (kind === 'section' && id < SECTIONS && FROM[id] >= 0) {
    sectionPlaces[id] ??= sectionPlace(id)
    return sectionPlaces[id]
  }
  if (kind === 'city') return CITY_PLACES[id]
  return kind === 'port' ? PORT_PLACES[id] : undefined
}

/** Mileposts by squares of the map, to find the one at a point. */
const SQUARE = 120
const squareOf = (x: number, y: number): number => Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE)
const squares = new Map<number, Milepost[]>()
for (let m = 0; m < MILEPOSTS; m++) {
  const square = squareOf(X[m], -Y[m])
  squares.set(square, [...(squares.get(square) ?? []), m])
}

export function milepostAt({ x, y }: Point, within: number): Milepost | undefined {
  let best: Milepost | undefined
  let least = within
  for (const dx of [-SQUARE / 2, SQUARE / 2])
    for (const dy of [-SQUARE / 2, SQUARE / 2])
      for (const m of squares.get(squareOf(x + dx, y + dy)) ?? []) {
        const far = Math.hypot(X[m] - x, -Y[m] - y)
        if (far < least) [best, least] = [m, far]
      }
  return best
}

export function portAt({ x, y }: Point): Port | undefined {
  const port = PORT_POINTS.findIndex((point) => Math.hypot(point.x - x, point.y - y) < PORT_RADIUS)
  return port < 0 ? undefined : port
}

export function cityAt({ x, y }: Point): number | undefined {
  let best: number | undefined
  let least = 80
  for (let city = 0; city < CITIES; city++) {
    const far = Math.hypot(CITY_X[city] - x, -CITY_Y[city] - y)
    if (far < Math.min(least, isInTaiwan(city) ? 40 : radiusOf(city) + 14)) [best, least] = [city, far]
  }
  return best
}
