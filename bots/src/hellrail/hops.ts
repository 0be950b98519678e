import type { Move } from '@acheron/core'
import { circleOn, trackOn } from './field.ts'
import { costOfSteps, FAR, type Gap, type Ways, waysWith } from './network.ts'
import { type Bits, BOAT, countBits, lowest, type Outlook } from './outlook.ts'
import {
  beside,
  CIRCLES,
  type Circle,
  contains,
  LAY,
  MOVE,
  NONE,
  type RailCard,
  SAIL,
  SIDES,
  type Side,
  sidesReached,
  TRACK,
  TRACTION,
  turnTrack,
  VALUE,
  WIDEST,
} from './railway.ts'

/** A way to another circle in one go, and what it takes. */
export interface Hop {
  /** What stays in hand. */
  hand: Bits
  /** Cards discarded. */
  freed: number
  gain: number
  ways: Ways
  /** What to do first. */
  first: Move
}

const NOWHERE_YET: Ways = new Float64Array(CIRCLES * CIRCLES)
export const blankHop = (): Hop => ({ hand: 0, freed: 0, gain: 0, ways: NOWHERE_YET, first: 0 })

/** The ways as they would be with a card laid first; for later ones that is not worth the trouble. */
const scratch: Ways = new Float64Array(CIRCLES * CIRCLES)

/** Whether a circle can be reached at once, if need be with a card laid first; `hop` says how. */
export function hopTo(
  o: Outlook,
  from: Circle,
  to: Circle,
  hand: Bits,
  load: number,
  ways: Ways,
  depth: number,
  hop: Hop,
): boolean {
  const pair = from * CIRCLES + to
  const { gaps, steps, tolls, upgrades } = o.network
  if (steps[pair] < FAR) {
    if (!rides(o, from, hand, load, steps[pair], hop)) return false
    hop.gain = o.visits[to] - tolls[pair] * o.tolls[load]
    hop.ways = ways
    return true
  }
  const gap = gaps[pair]
  if (gap && hopAcross(o, from, to, hand, load, gap, ways, depth, hop)) return true
  const upgrade = upgrades[pair]
  return upgrade !== undefined && hopAcross(o, from, to, hand, load, upgrade, ways, depth, hop)
}

function rides(o: Outlook, from: Circle, hand: Bits, load: number, steps: number, hop: Hop): boolean {
  const movers = moversFor(o, hand, steps, load)
  if (movers === 0) return false
  const rest = from === o.t.guarded ? bribed(o, from, hand & ~movers) : hand & ~movers
  if (rest < 0) return false
  hop.hand = rest
  hop.freed = countBits(hand) - countBits(rest)
  hop.first = MOVE + o.cards[lowest(movers)]
  return true
}

function hopAcross(
  o: Outlook,
  from: Circle,
  to: Circle,
  hand: Bits,
  load: number,
  gap: Gap,
  ways: Ways,
  depth: number,
  hop: Hop,
): boolean {
  const layer = layerFor(o, hand, gap)
  if (layer < 0 || !rides(o, from, hand & ~(1 << layer), load, gap.steps, hop)) return false
  hop.gain = o.visits[to]
  hop.first = LAY + o.cards[layer]
  hop.ways = depth > 0 ? ways : waysWith(ways, from, to, costOfSteps(gap.steps), scratch)
  return true
}

/** The circle that a Boat can carry an engine to, or NONE. */
export function sailTo(o: Outlook, from: Circle, side: Side, hand: Bits, ways: Ways, hop: Hop): Circle {
  const { cells, circle } = acrossWater(o, from, side)
  if (circle === NONE || cells === 0) return NONE
  const sailor = cheapest(o, hand, (card) => TRACTION[card] >= cells)
  if (sailor < 0) return NONE
  const left = hand & ~(1 << sailor) & ~BOAT
  const rest = from === o.t.guarded ? bribed(o, from, left) : left
  if (rest < 0) return NONE
  hop.hand = rest
  hop.freed = countBits(hand) - countBits(rest)
  hop.gain = o.visits[circle]
  hop.ways = ways
  hop.first = SAIL + o.cards[sailor]
  return circle
}

/** How many empty cells lie between a circle and the next circle to one side; NONE when rail lies between. */
function acrossWater(o: Outlook, from: Circle, side: Side): { cells: number; circle: Circle } {
  let cell = beside(o.t.circleCell[from], side)
  for (let cells = 0; cells <= WIDEST && trackOn(cell) === 0; cells++, cell = beside(cell, side))
    if (circleOn(cell) !== NONE) return { cells, circle: circleOn(cell) }
  return { cells: 0, circle: NONE }
}

/** The card that is missed least among those that will do, or -1. */
function cheapest(o: Outlook, hand: Bits, will: (card: RailCard) => boolean): number {
  let best = -1
  for (let rest = hand & ~BOAT; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    if ((best < 0 || o.keep[i] < o.keep[best]) && will(o.cards[i])) best = i
  }
  return best
}

/** The one that pulls such a load and goes so far, or -1. */
function cheapestMover(o: Outlook, hand: Bits, load: number, steps: number): number {
  let best = -1
  for (let rest = hand & ~BOAT; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    const card = o.cards[i]
    if (VALUE[card] >= steps && TRACTION[card] >= load && (best < 0 || o.keep[i] < o.keep[best])) best = i
  }
  return best
}

/** The card, or the two cards, that carry a train so far; 0 when none do. */
export function moversFor(o: Outlook, hand: Bits, steps: number, load: number): Bits {
  const one = cheapestMover(o, hand, load, steps)
  if (one >= 0) return 1 << one
  const first = cheapestMover(o, hand, load, 0)
  if (first < 0) return 0
  const second = cheapestMover(o, hand & ~(1 << first), load, steps - VALUE[o.cards[first]])
  return second < 0 ? 0 : (1 << first) | (1 << second)
}

const hasWay = (track: number, from: Side, to: Side): boolean => ((sidesReached(track, from) >> to) & 1) === 1

/** By card: a bit for each turn in which it joins two sides, by from * 4 + to. */
const JOINS: readonly (readonly number[])[] = TRACK.map((track) =>
  SIDES.flatMap((from) => SIDES.map((to) => turnsThat((turn) => hasWay(turnTrack(track, turn), from, to)))),
)

function turnsThat(will: (turn: number) => boolean): number {
  return SIDES.reduce((bits, turn) => (will(turn) ? bits | (1 << turn) : bits), 0)
}

/** Whether a card can fill a gap. */
function fills(card: RailCard, gap: Gap): boolean {
  const turns = JOINS[card][gap.from * SIDES.length + gap.to]
  if (turns === 0 || gap.under === 0) return turns > 0
  return SIDES.some((turn) => (turns >> turn) & 1 && contains(turnTrack(TRACK[card], turn), gap.under))
}

/** The card to fill a gap with, or -1. */
export const layerFor = (o: Outlook, hand: Bits, gap: Gap): number => cheapest(o, hand, (card) => fills(card, gap))

/** What is left of a hand when Cerberus has been paid; -1 when it cannot be done. */
function bribed(o: Outlook, circle: Circle, hand: Bits): Bits {
  let rest = hand
  for (let owed: number = circle; owed >= 0; ) {
    const least = cheapest(o, rest, () => true)
    if (least < 0) return -1
    rest &= ~(1 << least)
    owed -= VALUE[o.cards[least]]
  }
  return rest
}
