import type { Player } from '@acheron/core'
import { ROUTES } from './board.ts'
import { CARDS, DECK } from './colours.ts'
import { TICKETS } from './tickets.ts'

export const TRAINS = 45
export const ROW = 5

/** In `routeOwner`: nobody has claimed the route. */
export const FREE = -1
/** In `row`: no card lies there, because there is none left. */
export const EMPTY = -1
/** In `claiming`: no payment is being chosen. */
export const NO_ROUTE = -1
/** In `turnsLeft`: the last round has not begun. */
export const OPEN_END = -1

/**
 * Where a ticket is: one number in `ticketPlace`. From PILE on it is in the pile: on top the tickets never dealt, then
 * those rejected at the set-up, shuffled together, then those given back in play, in their order.
 */
export const HELD = 0 // + player
export const OFFERED = 5 // + player
export const ABSENT = 10
export const PILE = 11
export const REJECTED = 12 // + player
export const RETURNED = 17 // + rank * PLACES + player
export const PLACES = 5

export interface State {
  seats: number
  /** How many tickets each player was dealt. */
  dealt: number
  /** Which of the QUESTIONS is open. */
  question: number
  /** Whose turn it is. */
  player: Player
  /** A bit for each player who has not chosen first tickets yet. */
  choosing: number
  /** The route for which a payment is being chosen. */
  claiming: number
  /** How many players have passed in succession. */
  passes: number
  /** Turns still to be played in the last round. */
  turnsLeft: number
  /** By route: player or FREE. */
  routeOwner: number[]
  /** By player: trains in stock. */
  trains: number[]
  /** By player: points for routes. */
  score: number[]
  /** By player * CARDS + card: cards in hand. */
  hand: number[]
  /** By player * CARDS + card: cards in hand that everybody has seen being taken. */
  shown: number[]
  /** By slot: card or EMPTY. */
  row: number[]
  /** By card: the face-down draw pile. Its order does not exist until a card is drawn. */
  pile: number[]
  /** By card. */
  discards: number[]
  /** By ticket. */
  ticketPlace: number[]
}

export function emptyTable(seats: number, dealt: number, tickets: number): State {
  return {
    seats,
    dealt,
    question: 0,
    player: 0,
    choosing: (1 << seats) - 1,
    claiming: NO_ROUTE,
    passes: 0,
    turnsLeft: OPEN_END,
    routeOwner: all(ROUTES, FREE),
    trains: all(seats, TRAINS),
    score: all(seats, 0),
    hand: all(seats * CARDS, 0),
    shown: all(seats * CARDS, 0),
    row: all(ROW, EMPTY),
    pile: DECK.slice(),
    discards: all(CARDS, 0),
    ticketPlace: [...all(tickets, PILE), ...all(TICKETS - tickets, ABSENT)],
  }
}

/** A list without holes, which `Array(n).fill` is not: the rules run faster on it. */
function all(length: number, value: number): number[] {
  const list: number[] = []
  for (let i = 0; i < length; i++) list.push(value)
  return list
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    dealt: s.dealt,
    question: s.question,
    player: s.player,
    choosing: s.choosing,
    claiming: s.claiming,
    passes: s.passes,
    turnsLeft: s.turnsLeft,
    routeOwner: s.routeOwner.slice(),
    trains: s.trains.slice(),
    score: s.score.slice(),
    hand: s.hand.slice(),
    shown: s.shown.slice(),
    row: s.row.slice(),
    pile: s.pile.slice(),
    discards: s.discards.slice(),
    ticketPlace: s.ticketPlace.slice(),
  }
}
