import {
  CITY_MILEPOSTS,
  EVENTS,
  type Event,
  eventsInForce,
  IS_COASTAL,
  MILEPOSTS,
  type Milepost,
  STRIKES,
  type View,
  X,
  Y,
} from '@acheron/games/china-rails'
import type { Brush } from '../CanvasLayer.svelte'
import { courseOf } from './ground.ts'

/** The mileposts that an event concerns: where it slows, bars, stops, shuts or pays more. */
function areaOf(event: Event): Milepost[] {
  const { slows, bars, stops, shuts, strikes, cities } = EVENTS[event]
  const areas = [slows, bars, stops, shuts, strikes].filter((area) => area !== undefined)
  if (areas.length > 0)
    return Array.from({ length: MILEPOSTS }, (_, m) => m).filter((m) => areas.some((area) => area[m] === 1))
  if (STRIKES.includes(event)) return CITY_MILEPOSTS.flatMap((posts, city) => (IS_COASTAL[city] ? posts : []))
  return (cities ?? []).flatMap((city) => CITY_MILEPOSTS[city] ?? [])
}

interface Struck {
  readonly cells: Path2D
  readonly rivers: Path2D
}

export function struckBy(view: View): Struck | undefined {
  const events = eventsInForce(view)
  const cells = new Path2D()
  const rivers = new Path2D()
  for (const event of events) {
    for (const m of areaOf(event)) hexagon(cells, X[m], -Y[m], 36)
    for (const river of EVENTS[event].rivers ?? []) {
      const course = courseOf(river)
      if (course) rivers.addPath(course)
    }
  }
  return events.length === 0 ? undefined : { cells, rivers }
}

function hexagon(path: Path2D, x: number, y: number, r: number): void {
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI / 6 + (i * Math.PI) / 3
    if (i === 0) path.moveTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
    else path.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
  }
  path.closePath()
}

/** Slanting lines over what an event has struck, and rivers in flood. */
export function paintSky({ ctx, scale, colour, seen }: Brush, { cells, rivers }: Struck): void {
  const ink = colour('--cr-storm')
  ctx.save()
  ctx.clip(cells)
  ctx.globalAlpha = 0.13
  ctx.fillStyle = ink
  ctx.fillRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top)
  ctx.globalAlpha = 0.7
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.1 / scale
  const gap = Math.max(9 / scale, 14)
  const height = seen.bottom - seen.top
  ctx.beginPath()
  for (let x = Math.floor((seen.left - height) / gap) * gap; x < seen.right; x += gap) {
    ctx.moveTo(x, seen.bottom)
    ctx.lineTo(x + height, seen.top)
  }
  ctx.stroke()
  ctx.restore()
  ctx.lineCap = 'round'
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(4 / scale, 14)
  ctx.globalAlpha = 0.35
  ctx.stroke(rivers)
  ctx.globalAlpha = 1
  ctx.lineWidth = Math.max(1.4 / scale, 4)
  ctx.stroke(rivers)
}
