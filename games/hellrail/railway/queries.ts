import type { Player } from '@acheron/core'
import { CIRCLES, type Circle } from './circles.ts'
import { beside, type Cell } from './field.ts'
import { RAIL_CARDS, type RailCard, TRACK, VALUE } from './rail-cards.ts'
import { SIDES } from './sides.ts'
import {
  cellOf,
  circleOf,
  DELIVERED,
  DISCARDS,
  type FieldSleeper,
  fieldSleeperOf,
  HAND,
  isInCircle,
  PILE,
  type Railway,
  sleeperOf,
  TABLE,
  TRAIN,
} from './state.ts'
import { hasSleeper, type Track, turnTrack } from './tracks.ts'

/** There is no such card, circle or player. */
export const NONE = -1

export function cardsAt(g: Railway, place: number): RailCard[] {
  const found: RailCard[] = []
  for (let card = 0; card < RAIL_CARDS; card++) if (g.cardPlace[card] === place) found.push(card)
  return found
}

export function countAt(g: Railway, place: number): number {
  const places = g.cardPlace
  let count = 0
  for (let card = 0; card < RAIL_CARDS; card++) if (places[card] === place) count++
  return count
}

export const handOf = (g: Railway, p: Player): RailCard[] => cardsAt(g, HAND + p)
export const handSize = (g: Railway, p: Player): number => countAt(g, HAND + p)
export const isInHand = (g: Railway, card: RailCard, p: Player): boolean => g.cardPlace[card] === HAND + p
export const isCoupled = (g: Railway, card: RailCard, p: Player): boolean => g.cardPlace[card] === TRAIN + p
export const carCount = (g: Railway, p: Player): number => countAt(g, TRAIN + p)
export const deliveredCount = (g: Railway, p: Player): number => countAt(g, DELIVERED + p)
export const pileSize = (g: Railway): number => countAt(g, PILE)
/** The discard pile, the card laid on it last at the end. */
export const discards = (g: Railway): RailCard[] => byRank(g, cardsAt(g, DISCARDS))

/** The cars of a train, from the engine on. */
export const trainOf = (g: Railway, p: Player): RailCard[] => byRank(g, cardsAt(g, TRAIN + p))

const byRank = (g: Railway, cards: RailCard[]): RailCard[] => cards.sort((a, b) => g.cardRank[a] - g.cardRank[b])

/** Whose train a car is in, or NONE. */
export function trainWith(g: Railway, card: RailCard): Player {
  const p = g.cardPlace[card] - TRAIN
  return p >= 0 && p < g.seats ? p : NONE
}

export const sumOfValues = (cards: readonly RailCard[]): number => cards.reduce((sum, card) => sum + VALUE[card], 0)

/** The circle on a cell, or NONE. */
export function circleAt(g: Railway, cell: Cell): Circle {
  for (let circle = 0; circle < CIRCLES; circle++) if (g.circleCell[circle] === cell) return circle
  return NONE
}

/** The rail card that shows on a cell, or NONE. */
export function topCardAt(g: Railway, cell: Cell): RailCard {
  const cells = g.cardCell
  let top = NONE
  for (let card = 0; card < RAIL_CARDS; card++)
    if (cells[card] === cell && (top === NONE || g.cardRank[card] > g.cardRank[top])) top = card
  return top
}

export const isTop = (g: Railway, card: RailCard): boolean =>
  g.cardPlace[card] === TABLE && topCardAt(g, g.cardCell[card]) === card

/** The rail cards that show. */
export function topCards(g: Railway): RailCard[] {
  const found: RailCard[] = []
  for (let card = 0; card < RAIL_CARDS; card++) if (isTop(g, card)) found.push(card)
  return found
}

export const trackOf = (g: Railway, card: RailCard): Track => turnTrack(TRACK[card], g.cardTurn[card])

export const isEmptyCell = (g: Railway, cell: Cell): boolean =>
  circleAt(g, cell) === NONE && topCardAt(g, cell) === NONE

export const touchesCard = (g: Railway, cell: Cell): boolean =>
  SIDES.some((side) => !isEmptyCell(g, beside(cell, side)))

/** The circle an engine is in, or NONE. */
export const circleOfEngine = (g: Railway, p: Player): Circle =>
  isInCircle(g.engine[p]) ? circleOf(g.engine[p]) : NONE

/** Whose engine is on a sleeper, or NONE. */
export function engineOn(g: Railway, at: FieldSleeper): Player {
  for (let p = 0; p < g.seats; p++) if (!isInCircle(g.engine[p]) && fieldSleeperOf(g.engine[p]) === at) return p
  return NONE
}

/** Whether an engine stands on the card of a cell. */
export function isOccupied(g: Railway, cell: Cell): boolean {
  for (let p = 0; p < g.seats; p++)
    if (!isInCircle(g.engine[p]) && cellOf(fieldSleeperOf(g.engine[p])) === cell) return true
  return false
}

export const hasMarker = (g: Railway, at: FieldSleeper): boolean => g.markers.includes(at)
export const hasMarkerOn = (g: Railway, cell: Cell): boolean => g.markers.some((at) => cellOf(at) === cell)

export function isSleeper(g: Railway, at: FieldSleeper): boolean {
  const card = topCardAt(g, cellOf(at))
  return card !== NONE && hasSleeper(trackOf(g, card), sleeperOf(at))
}

export const everybody = (g: Railway): Player[] => Array.from({ length: g.seats }, (_, p) => p)

/** The others, clockwise from a player. */
export const othersAfter = (g: Railway, p: Player): Player[] =>
  Array.from({ length: g.seats - 1 }, (_, i) => (p + 1 + i) % g.seats)

export const hasMoreCardsThanAll = (g: Railway, p: Player): boolean =>
  othersAfter(g, p).every((other) => handSize(g, p) > handSize(g, other))

export const isAtTable = (g: Railway, p: Player): boolean => p >= 0 && p < g.seats

export const hasSeen = (g: Railway, p: Player, card: RailCard): boolean => ((g.cardSeen[card] >> p) & 1) === 1
