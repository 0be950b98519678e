import { noise } from './noise.ts'
import { HEIGHT, HORIZON, LIGHT, PUFFS, type Puff, puffAt, type Region, WIDTH } from './scene.ts'

export type Point = readonly [x: number, y: number]

/** One line of hatching: the points along it, and how far it lies from its neighbours. */
export interface Stroke {
  readonly points: readonly Point[]
  readonly space: number
}

const STEP = 4

function between(from: number, to: number, at: (t: number) => Point, space: number): Stroke {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / STEP))
  return { points: Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count)), space }
}

/** Rings around the light, as engravers draw a sky. */
function* rings(space: number): Generator<Stroke> {
  for (let r = 16; r < 1180; r += space) {
    const at = (s: number): Point => {
      const angle = s / r
      const x = LIGHT.x + r * Math.cos(angle) * 1.12
      return [x, LIGHT.y + r * Math.sin(angle) * 0.86 + 1.6 * Math.sin(x / 47 + r)]
    }
    yield between(Math.PI * r, 2 * Math.PI * r, at, space)
  }
}

/** Parallel lines at an angle, a little unsteady. */
function* slanted(angle: number, space: number, top: number, bottom: number, sway = 1.5): Generator<Stroke> {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const span = WIDTH + HEIGHT
  for (let k = -span; k < span; k += space) {
    const [cx, cy] = [WIDTH / 2 - dy * k, HEIGHT / 2 + dx * k]
    const points = between(
      -span,
      span,
      (t) => {
        const wave = sway * Math.sin(t / 31 + k * 1.7) + sway * 2 * (noise(t / 90, k / 40, 3) - 0.5)
        return [cx + dx * t - dy * wave, cy + dy * t + dx * wave]
      },
      space,
    ).points.filter(([x, y]) => x > -6 && x < WIDTH + 6 && y > top && y < bottom)
    if (points.length > 1) yield { points, space }
  }
}

/** Level lines that draw apart towards the eye. */
function* ripples(): Generator<Stroke> {
  for (let y = HORIZON + 1.5, space = 2.6; y < HEIGHT; y += space) {
    space = 2.6 + ((y - HORIZON) / (HEIGHT - HORIZON)) * 4.2
    const level = y
    const tall = 0.3 + ((level - HORIZON) / HEIGHT) * 4
    const at = (x: number): Point => [x, level + tall * Math.sin(x / (14 + tall * 14) + level * 2.1)]
    yield between(0, WIDTH, at, space)
  }
}

/** Every puff has rings of its own. */
function* curls(space: number): Generator<Stroke> {
  for (const puff of PUFFS)
    for (let r = space; r < puff.r * 1.1; r += space) {
      const at = (s: number): Point => {
        const angle = s / r
        const wobble = 1 + 0.07 * Math.sin(angle * 7 + puff.x)
        return [puff.x + r * wobble * Math.cos(angle), puff.y + r * wobble * Math.sin(angle)]
      }
      yield* visible(between(0, 2 * Math.PI * r, at, space), puff)
    }
}

/** The parts of a curl that no puff in front covers. */
function* visible({ points, space }: Stroke, puff: Puff): Generator<Stroke> {
  let part: Point[] = []
  for (const point of points) {
    if (puffAt(...point) === puff) part.push(point)
    else {
      if (part.length > 1) yield { points: part, space }
      part = []
    }
  }
  if (part.length > 1) yield { points: part, space }
}

export const HATCHING: Readonly<Partial<Record<Region, () => Generator<Stroke>>>> = {
  sky: () => rings(4.6),
  mountains: () => slanted(1.02, 3.6, HORIZON - 120, HORIZON + 2),
  cliff: () => slanted(1.4, 3.3, -6, 480, 1.2),
  viaduct: () => slanted(0, 3.5, 260, 470, 0.2),
  water: ripples,
  smoke: () => curls(2.9),
  bank: () => slanted(-0.18, 4.2, 470, HEIGHT, 2.5),
}
