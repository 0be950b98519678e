import { cloneFrames, type Framed, type Player } from '@acheron/core'
import { CARDS } from './cards.ts'

export const OBOLS = 24
const FIRST_OBOLS = 4
export const FIRST_HAND = 2
export const MOST_SEATS = 4

/** In the frame of a turn: nothing has been chosen yet. */
export const NO_ACTION = -1

/** Where a card is: one number in `cardPlace`. */
export const BAG = 0
export const DISCARDS = 1
export const LANDING = 2
export const HAND = 3 // + player
export const FERRIED = HAND + MOST_SEATS // + player

export interface State extends Framed {
  seats: number
  /** Whether there is bidding for the first turn: 1 or 0. */
  bidding: number
  /** What somebody must have ferried for an early end. */
  target: number
  /** Who has the first turn. */
  first: Player
  ferryman: number
  /** By player. */
  obols: number[]
  /** By card. */
  cardPlace: number[]
  /** By card: a bit for each player who has seen it in the hand of somebody else. */
  seenBy: number[]
}

export function emptyTable(seats: number, bidding: number, target: number): State {
  return {
    seats,
    bidding,
    target,
    first: 0,
    ferryman: OBOLS - seats * FIRST_OBOLS,
    obols: Array(seats).fill(FIRST_OBOLS),
    cardPlace: Array(CARDS).fill(BAG),
    seenBy: Array(CARDS).fill(0),
    frames: [],
    open: null,
  }
}

export function clone(g: State): State {
  return {
    seats: g.seats,
    bidding: g.bidding,
    target: g.target,
    first: g.first,
    ferryman: g.ferryman,
    obols: g.obols.slice(),
    cardPlace: g.cardPlace.slice(),
    seenBy: g.seenBy.slice(),
    ...cloneFrames(g),
  }
}
