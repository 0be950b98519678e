import { opposite, SIDES, type Side } from './sides.ts'

/** The track on a card: a bit for each segment. A segment joins the middles of two sides. */
export type Track = number

export const NS: Track = 1
export const EW: Track = 2
export const NE: Track = 4
export const ES: Track = 8
export const SW: Track = 16
export const NW: Track = 32

const TRACKS = 64

/** The fifteen patterns that reach all four sides, each as it is printed. */
export const PATTERNS: readonly Track[] = [
  NE | SW,
  NS | EW,
  NE | ES | NW,
  NE | NW | NS,
  NE | SW | NS,
  NE | SW | EW,
  NE | NS | EW,
  NE | ES | SW | NW,
  NE | ES | NW | NS,
  NE | SW | NW | NS,
  NE | NW | NS | EW,
  NE | SW | NS | EW,
  NE | ES | NW | NS | EW,
  NE | ES | SW | NW | NS,
  NE | ES | SW | NW | NS | EW,
]

/**
 * A black sleeper of a card. Those on the sides come first; then the inner ones of the straights, each called after the
 * side it is nearer to; then one for each curve, called after the first of its two sides. So a turn adds to all alike.
 */
export type Sleeper = number
export const SLEEPERS = 12
const STRAIGHT = 4 // + side
const CURVE = 8 // + side

export const turnSleeper = (sleeper: Sleeper, turn: number): Sleeper => (sleeper & ~3) | ((sleeper + turn) & 3)

const straight = (side: Side): Track => NS << (side & 1)
const curve = (side: Side): Track => NE << side

/** The segment between two sides. */
const segment = (from: Side, to: Side): Track =>
  to === opposite(from) ? straight(from) : curve(((from + 1) & 3) === to ? from : to)

/** By track and quarter turns, clockwise. */
const TURNED: readonly (readonly Track[])[] = Array.from({ length: TRACKS }, (_, track) =>
  SIDES.map((turn) => {
    const straights = turn & 1 ? ((track & NS) << 1) | ((track & EW) >> 1) : track & (NS | EW)
    const curves = (track >> 2) << turn
    return straights | (((curves | (curves >> 4)) & 15) << 2)
  }),
)

export const turnTrack = (track: Track, turn: number): Track => TURNED[track][turn]

/** By track and side: a bit for each side that can be reached from there. */
const REACHED: readonly (readonly number[])[] = Array.from({ length: TRACKS }, (_, track) =>
  SIDES.map((from) =>
    SIDES.reduce((bits, to) => (to !== from && track & segment(from, to) ? bits | (1 << to) : bits), 0),
  ),
)

export const sidesReached = (track: Track, from: Side): number => REACHED[track][from]

/** Whether a track has a sleeper. */
export function hasSleeper(track: Track, sleeper: Sleeper): boolean {
  if (sleeper < STRAIGHT) return REACHED[track][sleeper] > 0
  return (track & (sleeper < CURVE ? straight(sleeper - STRAIGHT) : curve(sleeper - CURVE))) > 0
}

export const sleepersOf = (track: Track): Sleeper[] =>
  Array.from({ length: SLEEPERS }, (_, sleeper) => sleeper).filter((sleeper) => hasSleeper(track, sleeper))

/** Whether one track has every segment of another. */
export const contains = (track: Track, other: Track): boolean => (track & other) === other

/** Where an engine on a card looks: the side its segment leads to; on a side sleeper, out of the card or straight in. */
export interface Step {
  readonly sleeper: Sleeper
  readonly facing: Side
}

/** Whether an engine on a sleeper can look to a side: along the track, one way or the other. */
export const canFace = (sleeper: Sleeper, facing: Side): boolean =>
  sleeper < CURVE ? ((sleeper ^ facing) & 1) === 0 : ((facing - sleeper) & 3) <= 1

/** The next sleeper of the card on the way to a side. Not for engines that leave the card. */
export function nextSleeper(sleeper: Sleeper, to: Side): Step {
  if (sleeper < STRAIGHT) {
    if (to === opposite(sleeper)) return { sleeper: STRAIGHT + sleeper, facing: to }
    return { sleeper: CURVE + (((sleeper + 1) & 3) === to ? sleeper : to), facing: to }
  }
  if (sleeper < CURVE && to !== sleeper - STRAIGHT) return { sleeper: STRAIGHT + to, facing: to }
  return { sleeper: to, facing: to }
}

/** The other way round on the same sleeper. */
export function reversed(sleeper: Sleeper, facing: Side): Side {
  if (sleeper < CURVE) return opposite(facing)
  const first = sleeper - CURVE
  return facing === first ? (first + 1) & 3 : first
}
