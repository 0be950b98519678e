import {
  CITIES,
  CITY_MILEPOSTS,
  CITY_SIZE,
  DALIAN_PORT,
  isInTaiwan,
  MAJOR,
  MAJORS,
  MEDIUM,
  PENGLAI,
  PORT_MILEPOST,
  WATERS,
} from '@acheron/games/china-rails'
import type { Brush } from '../CanvasLayer.svelte'
import { cityPoint, PORT_POINTS, pointOf, WHOLE } from './geometry.ts'
import { LAND } from './land.ts'
import { makeRelief, type Relief } from './relief.ts'

interface Ground extends Relief {
  readonly coast: Path2D
  readonly rivers: Path2D
  readonly dryRivers: Path2D
  readonly lakes: Path2D
  readonly dryLakes: Path2D
  readonly reds: Path2D
  readonly ferry: Path2D
  readonly quays: Path2D
}

type Pair = readonly [number, number]

/** Points of the tables: km east and north. */
const pointsOf = (text: string): Pair[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Pair => {
      const [x, y] = pair.split(',').map(Number)
      return [x, -y]
    })

/** A line through the middles between points, so that it has no corners. */
function flowing(points: readonly Pair[], isClosed: boolean): Path2D {
  const path = new Path2D()
  const all = isClosed ? [...points, points[0], points[1] ?? points[0]] : points
  const middle = (i: number): Pair => [(all[i][0] + all[i + 1][0]) / 2, (all[i][1] + all[i + 1][1]) / 2]
  if (isClosed) path.moveTo(...middle(0))
  else path.moveTo(...all[0])
  for (let i = 1; i < all.length - 1; i++) path.quadraticCurveTo(...all[i], ...middle(i))
  if (isClosed) path.closePath()
  else path.lineTo(...all[all.length - 1])
  return path
}

/** The course of a river, for those who shade it in a flood. */
export function courseOf(id: string): Path2D | undefined {
  const course = WATERS.find((water) => water.id === id)?.course
  return course === undefined ? undefined : flowing(pointsOf(course), false)
}

function gather(kind: string): Path2D {
  const path = new Path2D()
  for (const water of WATERS) {
    if (water.kind !== kind) continue
    if (water.course) path.addPath(flowing(pointsOf(water.course), false))
    for (const outline of water.outlines ?? []) path.addPath(flowing(pointsOf(outline), true))
  }
  return path
}

function redAreas(): Path2D {
  const path = new Path2D()
  for (let city = 0; city < MAJORS; city++) {
    const around = CITY_MILEPOSTS[city].slice(1).map(pointOf)
    const centre = cityPoint(city)
    around.sort((a, b) => Math.atan2(a.y - centre.y, a.x - centre.x) - Math.atan2(b.y - centre.y, b.x - centre.x))
    for (const [i, { x, y }] of around.entries())
      if (i === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    path.closePath()
  }
  return path
}

function ferryLine(): Path2D {
  const [a, b] = [pointOf(DALIAN_PORT), pointOf(PENGLAI)]
  const path = new Path2D()
  path.moveTo(a.x, a.y)
  path.quadraticCurveTo((a.x + b.x) / 2 + 26, (a.y + b.y) / 2, b.x, b.y)
  return path
}

function quays(): Path2D {
  const path = new Path2D()
  for (const [port, m] of PORT_MILEPOST.entries()) {
    const { x, y } = pointOf(m)
    path.moveTo(x, y)
    path.lineTo(PORT_POINTS[port].x, PORT_POINTS[port].y)
  }
  return path
}

let made: Ground | undefined

function ground(): Ground {
  made ??= {
    ...makeRelief(),
    coast: new Path2D(LAND),
    rivers: gather('river'),
    dryRivers: gather('dry-river'),
    lakes: gather('lake'),
    dryLakes: gather('dry-lake'),
    reds: redAreas(),
    ferry: ferryLine(),
    quays: quays(),
  }
  return made
}

/** How far from the coast the lines in the water run, in km. */
const WATER_LINES = [58, 38, 21, 8]
/** Below so many pixels for a km the finest lines would be a grey mist. */
const FINE = 0.16

function paintSea({ ctx, colour, scale }: Brush, { coast }: Ground): void {
  ctx.fillStyle = colour('--cr-sea')
  ctx.fillRect(WHOLE.left - 3000, WHOLE.top - 3000, 11_000, 10_000)
  ctx.lineJoin = 'round'
  const thin = 1.1 / scale
  for (const far of WATER_LINES) {
    ctx.lineWidth = 2 * far + thin
    ctx.strokeStyle = colour('--cr-sea-line')
    ctx.stroke(coast)
    ctx.lineWidth = 2 * far - thin
    ctx.strokeStyle = colour('--cr-sea')
    ctx.stroke(coast)
  }
}

function paintLand({ ctx, colour, scale, seen }: Brush, map: Ground): void {
  ctx.fillStyle = colour('--cr-abroad')
  ctx.fill(map.coast)
  ctx.save()
  ctx.clip(map.coast)
  hatchAbroad(ctx, seen, scale, colour('--cr-relief'))
  ctx.restore()
  ctx.save()
  ctx.clip(map.coast)
  ctx.strokeStyle = colour('--cr-shade')
  ctx.lineWidth = 16
  ctx.lineJoin = 'round'
  ctx.stroke(map.land)
  ctx.fillStyle = colour('--cr-land')
  ctx.fill(map.land)
  ctx.strokeStyle = colour('--cr-land')
  ctx.lineWidth = 12
  ctx.stroke(map.land)
  ctx.restore()
  ctx.strokeStyle = colour('--cr-coast')
  ctx.lineWidth = Math.max(1.1 / scale, 2.4)
  ctx.stroke(map.coast)
}

/** Land where nobody builds is ruled like the margin of an engraving. */
function hatchAbroad(ctx: CanvasRenderingContext2D, seen: Brush['seen'], scale: number, ink: string): void {
  const gap = Math.max(16, 5 / scale)
  ctx.beginPath()
  for (let y = Math.floor(seen.top / gap) * gap; y < seen.bottom; y += gap) {
    ctx.moveTo(seen.left, y)
    ctx.lineTo(seen.right, y)
  }
  ctx.strokeStyle = ink
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 0.8 / scale
  ctx.stroke()
  ctx.globalAlpha = 1
}

function paintRelief({ ctx, colour, scale }: Brush, map: Ground): void {
  const fine = Math.min(1, scale / 0.35)
  if (scale > FINE) {
    ctx.strokeStyle = colour('--cr-relief')
    ctx.lineWidth = Math.max(0.7 / scale, 1.2)
    ctx.globalAlpha = 0.5 + 0.4 * fine
    ctx.stroke(map.light)
    ctx.strokeStyle = colour('--cr-shade')
    ctx.lineWidth = Math.max(0.8 / scale, 1.9)
    ctx.stroke(map.shade)
    ctx.fillStyle = colour('--cr-sand')
    ctx.fill(map.sand)
    ctx.globalAlpha = 1
  }
  ctx.globalAlpha = 0.55
  ctx.strokeStyle = colour('--cr-shade')
  ctx.lineWidth = Math.max(0.8 / scale, 1.4)
  ctx.stroke(map.scenery)
  ctx.globalAlpha = 1
}

function paintWaters({ ctx, colour, scale }: Brush, map: Ground): void {
  const river = colour('--cr-river')
  ctx.lineCap = 'round'
  ctx.fillStyle = colour('--cr-lake')
  ctx.fill(map.lakes)
  ctx.strokeStyle = river
  ctx.lineWidth = Math.max(1 / scale, 2.4)
  ctx.stroke(map.lakes)
  ctx.lineWidth = Math.max(1.5 / scale, 6)
  ctx.stroke(map.rivers)
  ctx.setLineDash([14, 10])
  ctx.lineWidth = Math.max(1.1 / scale, 3.6)
  ctx.stroke(map.dryRivers)
  ctx.stroke(map.dryLakes)
  ctx.setLineDash([])
}

function paintPosts({ ctx, colour, scale }: Brush, map: Ground): void {
  const post = colour('--cr-post')
  ctx.fillStyle = post
  ctx.fill(map.dots)
  ctx.strokeStyle = post
  ctx.lineWidth = Math.max(0.9 / scale, 2)
  ctx.fillStyle = colour('--cr-land')
  ctx.fill(map.hills)
  ctx.stroke(map.hills)
  ctx.fill(map.peaks)
  ctx.stroke(map.peaks)
  ctx.fillStyle = post
  ctx.fill(map.peakShades)
}

function paintReds({ ctx, colour, scale }: Brush, map: Ground): void {
  ctx.lineWidth = Math.max(1.4 / scale, 4)
  ctx.fillStyle = colour('--cr-red-wash')
  ctx.strokeStyle = colour('--cr-red')
  ctx.lineJoin = 'round'
  ctx.fill(map.reds)
  ctx.stroke(map.reds)
  ctx.setLineDash([10, 8])
  ctx.strokeStyle = colour('--cr-coast')
  ctx.lineWidth = Math.max(1.2 / scale, 3)
  ctx.stroke(map.ferry)
  ctx.stroke(map.quays)
  ctx.setLineDash([])
  for (const m of [PENGLAI, ...PORT_MILEPOST]) paintPost(ctx, pointOf(m).x, pointOf(m).y, colour)
}

/** The signs of the cities; they lie upon the track that leads to them. */
export function paintCities({ ctx, colour, scale }: Brush): void {
  for (let city = 0; city < CITIES; city++) {
    const { x, y } = cityPoint(city)
    ctx.fillStyle = colour(isInTaiwan(city) ? '--cr-land' : '--cr-town')
    ctx.strokeStyle = colour(isInTaiwan(city) ? '--cr-town' : '--cr-land')
    ctx.lineWidth = Math.max(1 / scale, 3)
    ctx.beginPath()
    if (CITY_SIZE[city] === MAJOR) star(ctx, x, y, 24)
    else if (CITY_SIZE[city] === MEDIUM) ctx.rect(x - 15, y - 15, 30, 30)
    else ctx.arc(x, y, 13, 0, 2 * Math.PI)
    ctx.fill()
    ctx.stroke()
  }
}

function paintPost(ctx: CanvasRenderingContext2D, x: number, y: number, colour: Brush['colour']): void {
  ctx.beginPath()
  ctx.arc(x, y, 9, 0, 2 * Math.PI)
  ctx.fillStyle = colour('--cr-lake')
  ctx.strokeStyle = colour('--cr-coast')
  ctx.lineWidth = 3
  ctx.fill()
  ctx.stroke()
}

function star(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const far = i % 2 === 0 ? r : r * 0.45
    ctx.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  ctx.closePath()
}

/** The map without anything that changes in play. */
export function paintGround(brush: Brush): void {
  const map = ground()
  paintSea(brush, map)
  paintLand(brush, map)
  paintRelief(brush, map)
  paintWaters(brush, map)
  paintPosts(brush, map)
  paintReds(brush, map)
}
