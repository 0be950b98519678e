import type { Player } from '@acheron/core'
import { across, type Cell, down } from '../field.ts'
import { NONE } from '../queries.ts'
import { DELIVERY, PICKUP, type RailCard, TRACK, TRACTION, VALUE } from '../rail-cards.ts'
import { EAST, NORTH, SOUTH, WEST } from '../sides.ts'
import {
  cellOf,
  circleOf,
  emptyRailway,
  facingOf,
  fieldSleeperOf,
  isInCircle,
  type Position,
  type Railway,
  sleeperOf,
} from '../state.ts'
import { ES, EW, NE, NS, NW, type Sleeper, SW, type Track, turnTrack } from '../tracks.ts'
import type { PublicTrain, RailwayView, ShownRail } from '../view.ts'
import type { RailwayWords } from './en.ts'

/** What a player is called. */
export type Naming = (p: Player) => string

/** What the views of both editions have. */
export type Seen = RailwayView & { readonly glutton: number; readonly players: readonly PublicTrain[] }

/** A rail card with all that counts but its track. */
export const cardText = (words: RailwayWords, card: RailCard): string =>
  words.card(words.sinners[card], VALUE[card], TRACTION[card], PICKUP[card], DELIVERY[card])

export const sinnersOf = (words: RailwayWords, cards: readonly RailCard[]): string[] =>
  cards.map((card) => words.sinners[card])

const STRAIGHTS = [NS, EW]
const CURVES = [NE, ES, SW, NW]

/** The segments of a track, one by one. */
function trackText(words: RailwayWords, track: Track): string {
  const straights = words.straights.filter((_, i) => track & STRAIGHTS[i])
  const curves = words.curves.filter((_, i) => track & CURVES[i])
  return words.listed([...straights, ...curves])
}

export const printedTrack = (words: RailwayWords, card: RailCard): string => trackText(words, TRACK[card])
export const shownTrack = (words: RailwayWords, { card, turn }: ShownRail): string =>
  trackText(words, turnTrack(TRACK[card], turn))

export function cellText(words: RailwayWords, cell: Cell): string {
  const [east, south] = [across(cell), down(cell)]
  const away = [
    ...(east === 0 ? [] : [words.away(Math.abs(east), east > 0 ? EAST : WEST, true)]),
    ...(south === 0 ? [] : [words.away(Math.abs(south), south > 0 ? SOUTH : NORTH, east === 0)]),
  ]
  return away.length > 0 ? words.fromGates(words.and(away)) : words.middle
}

const FIRST_STRAIGHT = 4
const FIRST_CURVE = 8

export function sleeperText(words: RailwayWords, sleeper: Sleeper): string {
  const side = sleeper & 3
  if (sleeper < FIRST_STRAIGHT) return words.sideSleeper(side)
  return sleeper < FIRST_CURVE ? words.straightSleeper(side & 1, side) : words.curves[side]
}

export const railAt = (view: Seen, cell: Cell): ShownRail | undefined => view.rails.find((rail) => rail.cell === cell)
const railOf = (view: Seen, card: RailCard): ShownRail | undefined => view.rails.find((rail) => rail.card === card)

/** A card and where it lies. */
export const cardAt = (words: RailwayWords, card: RailCard, cell: Cell): string =>
  `${words.sinners[card]} (${cellText(words, cell)})`

/** A card of the table with its cell. */
export function railText(words: RailwayWords, view: Seen, card: RailCard): string {
  const rail = railOf(view, card)
  return rail ? cardAt(words, card, rail.cell) : words.sinners[card]
}

/** How a card lies, in quarter turns. */
export const turnOf = (view: Seen, card: RailCard): number => railOf(view, card)?.turn ?? 0

/** Where an engine is, and where it looks. */
export function engineText(words: RailwayWords, view: Seen, at: Position): string {
  if (isInCircle(at)) return words.atCircle(circleOf(at))
  const on = fieldSleeperOf(at)
  const rail = railAt(view, cellOf(on))
  const where = rail ? railText(words, view, rail.card) : cellText(words, cellOf(on))
  return words.onTrack(where, sleeperText(words, sleeperOf(on)), facingOf(at))
}

/** The table as a view shows it, for words that must know where a step leads. */
export function tableOf(view: Seen): Railway {
  const g = emptyRailway(view.players.length, view.circles)
  for (const { card, cell, turn } of view.rails) {
    g.cardCell[card] = cell
    g.cardTurn[card] = turn
  }
  for (const [p, { engine }] of view.players.entries()) g.engine[p] = engine
  return g
}

/** The circle a player's engine is in, or NONE. */
export function circleOfSeen(view: Seen, p: Player): number {
  const at = view.players[p]?.engine ?? 0
  return isInCircle(at) ? circleOf(at) : NONE
}
