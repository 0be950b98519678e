import { QUARTERS } from '@acheron/games/hellgame'
import type { Brush } from '../CanvasLayer.svelte'
import { etchingOf, pentagramOf, raysOf, riverOf, shadeOf } from './etching.ts'
import { EDGE, HEART, outerRadius, polar, RIM, RING, startAngle } from './geometry.ts'
import { CIRCLES } from './seen.ts'

interface Plate {
  readonly etchings: readonly Path2D[]
  readonly shades: readonly Path2D[]
  readonly river: Path2D
  readonly ticks: Path2D
  readonly rays: Path2D
  readonly star: Path2D
}

let made: Plate | undefined

function plate(): Plate {
  made ??= {
    etchings: Array.from({ length: CIRCLES }, (_, circle) => new Path2D(etchingOf(circle, outerRadius(circle)))),
    shades: Array.from({ length: CIRCLES + 1 }, (_, circle) => new Path2D(shadeOf(outerRadius(circle)))),
    river: new Path2D(riverOf(RIM, EDGE)),
    ticks: new Path2D(raysOf(360, RIM + 3, RIM + 11)),
    rays: new Path2D(raysOf(90, HEART * 0.72, HEART - 8)),
    star: new Path2D(pentagramOf(HEART * 0.7)),
  }
  return made
}

/** Below this scale, in pixels for a unit, etched marks would only be a grey veil. */
const FINE = 0.2

function ring(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, 2 * Math.PI)
}

/** The plate: AnteHell, nine circles the darker the deeper, and the Pentagram at the heart. */
export function paintGround({ ctx, scale, colour }: Brush): void {
  const { etchings, shades, river, ticks, rays, star } = plate()
  const [line, etch] = [colour('--hg-line'), colour('--hg-etch')]
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const fine = Math.max(0.9, 0.6 / scale)

  ring(ctx, EDGE)
  ctx.fillStyle = colour('--hg-ante')
  ctx.fill()
  ctx.strokeStyle = etch
  ctx.lineWidth = fine
  ctx.stroke(river)

  for (let circle = 0; circle < CIRCLES; circle++) {
    ring(ctx, outerRadius(circle))
    ctx.globalAlpha = 1
    ctx.fillStyle = colour('--hg-rim')
    ctx.fill()
    ctx.globalAlpha = circle / (CIRCLES - 1)
    ctx.fillStyle = colour('--hg-deep')
    ctx.fill()
    ctx.globalAlpha = scale < FINE ? 0.5 : 0.8
    ctx.strokeStyle = etch
    ctx.lineWidth = fine
    ctx.stroke(etchings[circle])
    ctx.strokeStyle = line
    ctx.globalAlpha = 0.55
    ctx.stroke(shades[circle])
    ctx.globalAlpha = 1
  }
  paintLines(ctx, line, scale)
  ctx.lineWidth = fine
  ctx.strokeStyle = line
  ctx.stroke(ticks)

  ring(ctx, HEART)
  ctx.fillStyle = colour('--hg-heart')
  ctx.fill()
  ctx.strokeStyle = colour('--hg-heart-line')
  ctx.lineWidth = 1.4
  ctx.stroke(rays)
  ring(ctx, HEART * 0.7)
  ctx.lineWidth = 2.4
  ctx.stroke()
  ctx.lineWidth = 5
  ctx.stroke(star)
}

/** Double lines between the circles and between the quarters. */
function paintLines(ctx: CanvasRenderingContext2D, line: string, scale: number): void {
  ctx.strokeStyle = line
  for (let circle = 0; circle <= CIRCLES; circle++) {
    ctx.lineWidth = Math.max(2.6, 1.3 / scale)
    ring(ctx, RIM - circle * RING)
    ctx.stroke()
    ctx.lineWidth = 0.8
    ring(ctx, RIM - circle * RING - 5)
    ctx.stroke()
  }
  ctx.lineWidth = Math.max(2.6, 1.2 / scale)
  ring(ctx, EDGE)
  ctx.stroke()
  ctx.lineWidth = 1
  ring(ctx, EDGE - 6)
  ctx.stroke()
  ctx.beginPath()
  for (let quarter = 0; quarter < QUARTERS; quarter++)
    for (const aside of [-3, 3]) {
      const turn = startAngle(quarter)
      const [from, to] = [polar(HEART, turn), polar(RIM, turn)]
      const [dx, dy] = [-Math.sin(turn) * aside, Math.cos(turn) * aside]
      ctx.moveTo(from.x + dx, from.y + dy)
      ctx.lineTo(to.x + dx, to.y + dy)
    }
  ctx.lineWidth = Math.max(1.4, 0.7 / scale)
  ctx.stroke()
}
