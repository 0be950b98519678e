import {
  ALPINE,
  CITY_AT,
  CLEAR,
  DESERT,
  DIRECTIONS,
  MILEPOSTS,
  type Milepost,
  MOUNTAIN,
  NEIGHBOUR,
  PORT_AT,
  SCENERY,
  TERRAIN,
  X,
  Y,
} from '@acheron/games/china-rails'
import { STEP_KM } from './geometry.ts'

/** The map as outlines that are made once: whoever paints only strokes and fills them. */
export interface Relief {
  /** The cells of all mileposts: the land that is played. */
  readonly land: Path2D
  /** Lines down the slopes, in the light and in the shade. */
  readonly light: Path2D
  readonly shade: Path2D
  readonly sand: Path2D
  /** The signs of the mileposts themselves. */
  readonly dots: Path2D
  readonly hills: Path2D
  readonly peaks: Path2D
  readonly peakShades: Path2D
  /** What is only drawn. */
  readonly scenery: Path2D
}

const HEIGHT = [] as number[]
HEIGHT[CLEAR] = 0
HEIGHT[DESERT] = 0
HEIGHT[MOUNTAIN] = 1
HEIGHT[ALPINE] = 2.2

/** A number between 0 and 1 that is always the same for the same seed. */
function jitter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return wave - Math.floor(wave)
}

const ANGLE = Array.from({ length: DIRECTIONS }, (_, d) => (-d * Math.PI) / 3)

/** Which way the land falls at a milepost, and how steeply. */
function fall(m: Milepost): { readonly x: number; readonly y: number; readonly steep: number } {
  let [x, y, total] = [0, 0, 0]
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = NEIGHBOUR[m * DIRECTIONS + d]
    const drop = HEIGHT[TERRAIN[m]] - (other < 0 ? HEIGHT[TERRAIN[m]] * 0.6 : HEIGHT[TERRAIN[other]])
    x += Math.cos(ANGLE[d]) * drop
    y += Math.sin(ANGLE[d]) * drop
    total += Math.abs(drop)
  }
  return { x, y, steep: total }
}

/** Hatching like that of engraved maps: strokes around a summit, longer and denser in the shade. */
function hatch(m: Milepost, light: Path2D, shade: Path2D): void {
  const { x, y } = fall(m)
  const strokes = TERRAIN[m] === ALPINE ? 11 : 7
  const turn = Math.atan2(y, x)
  for (let i = 0; i < strokes; i++) {
    const seed = m * 31 + i
    const angle = turn + (jitter(seed) - 0.5) * 5.2
    const near = 13 + jitter(seed + 7) * 8
    const far = near + (TERRAIN[m] === ALPINE ? 12 : 8) + jitter(seed + 13) * 9
    const bend = angle + (jitter(seed + 3) - 0.5) * 0.35
    const inShade = Math.cos(angle - 0.7) > 0
    const path = inShade ? shade : light
    path.moveTo(X[m] + Math.cos(angle) * near, -Y[m] + Math.sin(angle) * near)
    path.lineTo(X[m] + Math.cos(bend) * far, -Y[m] + Math.sin(bend) * far)
  }
}

function cell(path: Path2D, m: Milepost): void {
  const r = STEP_KM * 0.72
  for (let i = 0; i < 6; i++) {
    const angle = Math.PI / 6 + (i * Math.PI) / 3
    const [x, y] = [X[m] + r * Math.cos(angle), -Y[m] + r * Math.sin(angle)]
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  path.closePath()
}

function dot(path: Path2D, x: number, y: number, r: number): void {
  path.moveTo(x + r, y)
  path.arc(x, y, r, 0, 2 * Math.PI)
}

function hill(path: Path2D, x: number, y: number, size: number): void {
  path.moveTo(x - size, y + size * 0.72)
  path.lineTo(x, y - size * 0.95)
  path.lineTo(x + size, y + size * 0.72)
  path.closePath()
}

function sandAround(path: Path2D, m: Milepost): void {
  for (let i = 0; i < 7; i++) {
    const angle = jitter(m * 17 + i) * 2 * Math.PI
    const far = 12 + jitter(m * 23 + i) * 22
    dot(path, X[m] + Math.cos(angle) * far, -Y[m] + Math.sin(angle) * far, 1.6)
  }
}

export function makeRelief(): Relief {
  const relief: Relief = {
    land: new Path2D(),
    light: new Path2D(),
    shade: new Path2D(),
    sand: new Path2D(),
    dots: new Path2D(),
    hills: new Path2D(),
    peaks: new Path2D(),
    peakShades: new Path2D(),
    scenery: new Path2D(),
  }
  for (let m = 0; m < MILEPOSTS; m++) {
    cell(relief.land, m)
    if (CITY_AT[m] < 0 && PORT_AT[m] < 0) sign(relief, m)
    if (TERRAIN[m] === DESERT) sandAround(relief.sand, m)
    else if (TERRAIN[m] !== CLEAR) hatch(m, relief.light, relief.shade)
  }
  for (const { x, y, terrain } of SCENERY)
    if (terrain === CLEAR) dot(relief.scenery, x, -y, 3)
    else hill(relief.scenery, x, -y, terrain === ALPINE ? 13 : 9)
  return relief
}

function sign(relief: Relief, m: Milepost): void {
  const [x, y] = [X[m], -Y[m]]
  if (TERRAIN[m] === MOUNTAIN) hill(relief.hills, x, y, 11)
  else if (TERRAIN[m] === ALPINE) {
    hill(relief.peaks, x, y, 14)
    relief.peakShades.moveTo(x, y - 13.3)
    relief.peakShades.lineTo(x + 14, y + 10)
    relief.peakShades.lineTo(x - 1, y + 10)
    relief.peakShades.lineTo(x + 3, y + 1)
    relief.peakShades.closePath()
  } else dot(relief.dots, x, y, 5)
}
