import { FAR, type Network } from './network.ts'
import { CIRCLES, DELIVERY, PICKUP, RAIL_CARDS, type RailCard, TRACTION, VALUE } from './railway.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** Some of my cards: a bit for each, by its place in `Outlook.cards`. The last bit is the Boat. */
export type Bits = number
export const BOAT: Bits = 1 << 30

/** By distance in parts of a card: what is left of a value. */
type Fading = Float64Array
const PARTS = 8
const FADED = FAR * PARTS * 8

export const fadedBy = (fading: Fading, way: number): number => fading[(way * PARTS) | 0]

/** All that stays the same while plans are compared. */
export interface Outlook {
  readonly t: Table
  readonly network: Network
  /** My hand, then my train. */
  readonly cards: readonly RailCard[]
  /** By place in `cards`: what it is worth as a card, and what it is worth to keep. */
  readonly worth: readonly number[]
  readonly keep: readonly number[]
  readonly carried: Fading
  readonly hoped: Fading
  /** By cards left to draw: how much of the prospects remains. */
  readonly patience: Float64Array
  /** By cars: what can be expected to be lost at a marker. */
  readonly tolls: readonly number[]
  /** By circle: what coming into it is worth beside all else. */
  visits: readonly number[]
  /** A bit for each circle that is worth a visit for its own sake. */
  attractions: number
  /** How many places may still be looked at. */
  budget: number
}

export const MOST_CARDS = 28
const USUAL_DISTANCE = 1.5
/** By default, for one of the things to do next. */
export const PLACES = 60

const NO_VISITS: readonly number[] = Array.from({ length: CIRCLES }, () => 0)

export function outlookOf(t: Table, network: Network): Outlook {
  const cards = [...t.hand, ...t.train].slice(0, MOST_CARDS)
  const { carried, hoped } = fadings(t.seats, t.left)
  const worth = cards.map(worthOf)
  const keep = cards.map((card, i) => {
    const way = network.ways[PICKUP[card] * CIRCLES + DELIVERY[card]] + USUAL_DISTANCE
    return worth[i] + WEIGHTS.hopeSecond * VALUE[card] * hoped[(way * PARTS) | 0]
  })
  const patience = patienceOf(t.seats)
  const nothing = { visits: NO_VISITS, attractions: 0, budget: PLACES }
  return { t, network, cards, worth, keep, carried, hoped, patience, tolls: tollsOf(t), ...nothing }
}

const MOST_CARS = 12

/** A marker costs as many cars as there are more than its number; at 0 it is the end of everything. */
function tollsOf({ hand, odds }: Table): number[] {
  return Array.from({ length: MOST_CARS }, (_, cars) => {
    const lost = odds.reduce((sum, chance, allowed) => sum + chance * Math.max(0, cars - allowed), 0)
    const derailed = odds[0] * (WEIGHTS.turnLost + WEIGHTS.strangeCard * hand.length)
    return lost * WEIGHTS.lostCar + derailed
  })
}

const ATTRACTIVE = 0.8

/**
 * Takes into account what coming into the circles is worth. With few cards left it is worth nothing: whoever is behind
 * could go round for effects for ever, and the game would not end.
 */
export function attract(o: Outlook, worth: readonly number[]): void {
  const left = o.t.handSizes.reduce((sum, cards) => sum + cards, o.t.left)
  const visits = left > WEIGHTS.fewCards ? worth : NO_VISITS
  o.visits = visits
  o.attractions = visits.reduce((bits, worth, circle) => (worth > ATTRACTIVE ? bits | (1 << circle) : bits), 0)
}

const inHand = (o: Outlook): Bits => (1 << Math.min(MOST_CARDS, o.t.hand.length)) - 1
export const handBits = (o: Outlook): Bits => inHand(o) | (o.t.boat ? BOAT : 0)
export const trainBits = (o: Outlook): Bits => ((1 << o.cards.length) - 1) & ~inHand(o)
/** The first of them, by its place. */
export const lowest = (bits: Bits): number => 31 - Math.clz32(bits & -bits)

const STRAIGHT_WAY = 5
const CURVED_WAY = 4

function worthOf(card: RailCard): number {
  const carries = VALUE[card] >= STRAIGHT_WAY ? WEIGHTS.cardStraight : VALUE[card] >= CURVED_WAY ? WEIGHTS.cardCurve : 0
  return carries + WEIGHTS.cardTraction * TRACTION[card]
}

const known = new Map<number, { carried: Fading; hoped: Fading }>()

/** The fewer cards are left, the less can be hoped for. */
function fadings(seats: number, left: number): { carried: Fading; hoped: Fading } {
  const key = left * 8 + seats
  const before = known.get(key)
  if (before) return before
  const late = Math.exp(-WEIGHTS.lateness / (roundsLeft(seats, left) + 0.1))
  const fading = (rate: number): Fading => Float64Array.from({ length: FADED }, (_, i) => rate ** (i / PARTS))
  const fresh = { carried: fading(WEIGHTS.carried * late), hoped: fading(WEIGHTS.hoped * late) }
  known.set(key, fresh)
  return fresh
}

const roundsLeft = (seats: number, left: number): number => left / (seats * WEIGHTS.pace)

const patiences = new Map<number, Float64Array>()

function patienceOf(seats: number): Float64Array {
  const before = patiences.get(seats)
  if (before) return before
  const fresh = Float64Array.from({ length: RAIL_CARDS + 1 }, (_, left) => patienceWith(seats, left))
  patiences.set(seats, fresh)
  return fresh
}

/** How much of the prospects is left when the draw piles have shrunk or grown to so many cards. */
const patienceWith = (seats: number, left: number): number =>
  Math.exp((-WEIGHTS.lateness * WEIGHTS.usualWay) / (roundsLeft(seats, left) + 0.1))

export function countBits(bits: Bits): number {
  let count = 0
  for (let rest = bits & ~BOAT; rest > 0; rest &= rest - 1) count++
  return count
}
