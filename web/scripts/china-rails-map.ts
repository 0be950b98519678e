/**
 * Draws the coast under China Rails' board: `node web/scripts/china-rails-map.ts <folder>` writes land.ts.
 * The folder holds `land-50m.json`, Natural Earth 1:50m (public domain) as GeoJSON in degrees. The projection is that of
 * the mileposts: Albers with parallels 25 and 47, middle 105 E 35 N, in km.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Point = readonly [x: number, y: number]
interface Land {
  readonly features: readonly {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Point[])[])[] }
  }[]
}

const EARTH = 6371
const UNSEEN = 4
const SMALLEST = 24
const BOX = { left: -3200, top: -2450, right: 2700, bottom: 2100 }

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const SOUTH = Math.sin(radians(25))
const CONE = (SOUTH + Math.sin(radians(47))) / 2
const CURVE = Math.cos(radians(25)) ** 2 + 2 * CONE * SOUTH
const radius = (latitude: number): number => (EARTH * Math.sqrt(CURVE - 2 * CONE * Math.sin(radians(latitude)))) / CONE

/** To km east and south of the middle. */
function project([longitude, latitude]: Point): Point {
  const angle = CONE * radians(longitude - 105)
  const r = radius(latitude)
  return [r * Math.sin(angle), r * Math.cos(angle) - radius(35)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length
}

/** The same line without the points that nobody would miss. */
function thinned(line: readonly Point[]): readonly Point[] {
  if (line.length < 3) return line
  const far = line.map((point) => distance(point, line[0], line[line.length - 1]))
  const furthest = far.indexOf(Math.max(...far))
  if (far[furthest] <= UNSEEN) return [line[0], line[line.length - 1]]
  return [...thinned(line.slice(0, furthest + 1)), ...thinned(line.slice(furthest)).slice(1)]
}

/** Between two far points on the edge of the data the line follows the parallel. */
function filled(ring: readonly Point[]): Point[] {
  return ring.flatMap((point, i) => {
    const before = ring[i - 1]
    if (!before) return [point]
    const steps = Math.max(1, Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / 2))
    return Array.from({ length: steps }, (_, k): Point => {
      const t = (k + 1) / steps
      return [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]
    })
  })
}

function pathOf(ring: readonly Point[]): string {
  const points = thinned(filled(ring).map(project)).map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const isOutside =
    Math.max(...xs) < BOX.left ||
    Math.min(...xs) > BOX.right ||
    Math.max(...ys) < BOX.top ||
    Math.min(...ys) > BOX.bottom
  if (isOutside || Math.hypot(width, height) < SMALLEST) return ''
  const steps = points.slice(1).map(([x, y], i) => `${x - points[i][0]} ${y - points[i][1]}`)
  return `M${points[0].join(' ')}l${steps.join(' ')}z`
}

const folder = process.argv[2]
if (!folder) throw new Error('say in which folder land-50m.json is')
const { features } = JSON.parse(readFileSync(join(folder, 'land-50m.json'), 'utf8')) as Land
const rings = features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
)

writeFileSync(
  resolve(import.meta.dirname, '../src/boards/china-rails/land.ts'),
  `// Drawn by web/scripts/china-rails-map.ts from Natural Earth 1:50m, which is in the public domain.

/** The coasts, in km east and south of the middle of the map. */
export const LAND =
  '${rings.map(pathOf).join('')}'
`,
)
