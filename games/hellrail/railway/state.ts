import { cloneFrames, type Framed, type Player } from '@acheron/core'
import { type Circle, GATES } from './circles.ts'
import type { Cell } from './field.ts'
import { RAIL_CARDS } from './rail-cards.ts'
import type { Side } from './sides.ts'
import { SLEEPERS, type Sleeper } from './tracks.ts'

export const MOST_SEATS = 4

/** Where a rail card is: one number in `cardPlace`. */
export const PILE = 0
export const DISCARDS = 1
export const TABLE = 2
/** Shown, and on its way to the table. */
export const PLAYED = 3
export const HAND = 4 // + player
export const TRAIN = HAND + MOST_SEATS // + player
export const DELIVERED = TRAIN + MOST_SEATS // + player

/** In `cardCell`: the card is not on the table. */
export const NOWHERE = -1

/** Where an engine is: on a sleeper of the field with the side it faces, or below 0 in a circle. */
export type Position = number
/** Past the end of the track. */
export const OFF: Position = -99

export const inCircle = (circle: Circle): Position => -1 - circle
export const circleOf = (at: Position): Circle => -1 - at
export const isInCircle = (at: Position): boolean => at < 0

const FACINGS = 4
export const onSleeper = (cell: Cell, sleeper: Sleeper, facing: Side): Position =>
  (cell * SLEEPERS + sleeper) * FACINGS + facing
export const facingOf = (at: Position): Side => at % FACINGS
/** A sleeper of the field, whatever card it is on. */
export type FieldSleeper = number
export const fieldSleeperOf = (at: Position): FieldSleeper => Math.floor(at / FACINGS)
export const sleeperOf = (at: FieldSleeper): Sleeper => at % SLEEPERS
export const cellOf = (at: FieldSleeper): Cell => Math.floor(at / SLEEPERS)
export const fieldSleeper = (cell: Cell, sleeper: Sleeper): FieldSleeper => cell * SLEEPERS + sleeper

/** What both editions have on the table. */
export interface Railway extends Framed {
  seats: number
  /** Whose turn it is. */
  player: Player
  /** By rail card. */
  cardPlace: number[]
  /** By rail card: how far it is from the engine in its train, or from the table in its stack or discard pile. 0 elsewhere. */
  cardRank: number[]
  /** By rail card: its cell or NOWHERE. */
  cardCell: number[]
  /** By rail card: quarter turns on the table, 0 elsewhere. */
  cardTurn: number[]
  /** By rail card: a bit for each player who has seen it in the hand of somebody else. */
  cardSeen: number[]
  /** By circle: its cell, or NOWHERE before it is laid. */
  circleCell: number[]
  /** By player. */
  engine: Position[]
  /** The sleepers with a Check or a barrier on them. */
  markers: FieldSleeper[]
  /** The fewest cards that both piles together have had when a turn began, and how many turns ago that was. */
  fewest: number
  idle: number
}

export function emptyRailway(seats: number, layout: readonly Cell[]): Railway {
  return {
    seats,
    player: 0,
    cardPlace: all(RAIL_CARDS, PILE),
    cardRank: all(RAIL_CARDS, 0),
    cardCell: all(RAIL_CARDS, NOWHERE),
    cardTurn: all(RAIL_CARDS, 0),
    cardSeen: all(RAIL_CARDS, 0),
    circleCell: layout.slice(),
    engine: all(seats, inCircle(GATES)),
    markers: [],
    fewest: RAIL_CARDS,
    idle: 0,
    frames: [],
    open: null,
  }
}

export const cloneRailway = (g: Railway): Railway => ({
  seats: g.seats,
  player: g.player,
  cardPlace: g.cardPlace.slice(),
  cardRank: g.cardRank.slice(),
  cardCell: g.cardCell.slice(),
  cardTurn: g.cardTurn.slice(),
  cardSeen: g.cardSeen.slice(),
  circleCell: g.circleCell.slice(),
  engine: g.engine.slice(),
  markers: g.markers.slice(),
  fewest: g.fewest,
  idle: g.idle,
  ...cloneFrames(g),
})

/** A list without holes, which `Array(n).fill` is not: the rules run faster on it. */
export function all(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}
