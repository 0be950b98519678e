import { hasSleeper, SIDES, type Side, SLEEPERS, type Track } from '@acheron/games/hellrail/third'
import { ALONG, CELL, onCard, onCurve, type Turned } from './geometry.ts'

const HALF = CELL / 2
const GAUGE = 5

/** What is drawn for a track, as paths around the middle of its card. */
export interface TrackDrawing {
  readonly bed: string
  readonly rails: string
  /** The sleepers that count. */
  readonly black: string
  /** The ones between them, which do not. */
  readonly white: string
}

const NS = 1
const NE = 4
const straightsOf = (track: Track): Side[] => [0, 1].filter((side) => track & (NS << side))
const curvesOf = (track: Track): Side[] => SIDES.filter((side) => track & (NE << side))

const short = (n: number): number => Math.round(n * 100) / 100
const point = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** Something that runs beside the middle of the track, so far to one side of it. */
function straightLine(side: Side, beside: number): string {
  const [along, aside] = [ALONG[side], ALONG[(side + 1) & 3]]
  const at = (far: number): string => point(along.x * far + aside.x * beside, along.y * far + aside.y * beside)
  return `M${at(HALF)}L${at(-HALF)}`
}

function curveLine(side: Side, beside: number): string {
  const [from, to] = [ALONG[side], ALONG[(side + 1) & 3]]
  const radius = HALF - beside
  const start = point(from.x * HALF + to.x * beside, from.y * HALF + to.y * beside)
  const end = point(to.x * HALF + from.x * beside, to.y * HALF + from.y * beside)
  return `M${start}A${radius} ${radius} 0 0 0 ${end}`
}

/** A bone across the track: half its length, half the width of its shaft, and the size of its knuckles. */
function bone({ x, y, angle }: Turned, long: number, wide: number, knuckle: number): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (px: number, py: number): string => point(x + px * cos - py * sin, y + px * sin + py * cos)
  const arc = `A${knuckle} ${knuckle} 0 1 1 `
  const neck = long - knuckle
  return [
    `M${at(-wide, -neck)}${arc}${at(0, -long)}${arc}${at(wide, -neck)}`,
    `L${at(wide, neck)}${arc}${at(0, long)}${arc}${at(-wide, neck)}Z`,
  ].join('')
}

const blackBone = (at: Turned): string => bone(at, 8, 1.7, 2.3)
const whiteBone = (at: Turned): string => bone(at, 6.2, 1.1, 1.6)

/** Halfway between the sleepers that count; where two straights cross there is no room for one. */
function whitePlaces(track: Track): Turned[] {
  const straights = straightsOf(track)
  const onStraights = straights.flatMap((side) => {
    const { angle } = onCard(side)
    const places = straights.length === 2 ? [-26.7, 26.7] : [-26.7, 0, 26.7]
    return places.map((far) => ({ x: ALONG[side].x * far, y: ALONG[side].y * far, angle }))
  })
  return [...onStraights, ...curvesOf(track).flatMap((side) => [onCurve(side, 0.31), onCurve(side, 0.69)])]
}

function draw(track: Track): TrackDrawing {
  const lines = (beside: number): string[] => [
    ...straightsOf(track).map((side) => straightLine(side, beside)),
    ...curvesOf(track).map((side) => curveLine(side, beside)),
  ]
  const sleepers = Array.from({ length: SLEEPERS }, (_, sleeper) => sleeper).filter((one) => hasSleeper(track, one))
  return {
    bed: lines(0).join(''),
    rails: [...lines(GAUGE), ...lines(-GAUGE)].join(''),
    black: sleepers.map((sleeper) => blackBone(onCard(sleeper))).join(''),
    white: whitePlaces(track).map(whiteBone).join(''),
  }
}

const DRAWN = new Map<Track, TrackDrawing>()

export function drawingOf(track: Track): TrackDrawing {
  const known = DRAWN.get(track)
  if (known) return known
  const drawn = draw(track)
  DRAWN.set(track, drawn)
  return drawn
}
