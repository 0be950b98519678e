import type { Player } from '@acheron/core'
import { ROUTES } from './board.ts'
import { CARDS, DECK, TRAIN_CARDS } from './colours.ts'
import { allBelow, wordsFor } from './sets.ts'
import { TICKETS } from './tickets.ts'

export const TRAINS = 45
export const ROW = 5
export const MOST_SEATS = 5

/** Instead of an owner: nobody has claimed the route. */
export const FREE = -1
/** In `row`: no card lies there, because there is none left. */
export const EMPTY = -1
/** In `claiming`: no payment is being chosen. */
export const NO_ROUTE = -1
/** In `turnsLeft`: the last round has not begun. */
export const OPEN_END = -1

/** How many words a set of routes and a set of tickets take. */
export const ROUTE_WORDS = wordsFor(ROUTES)
export const TICKET_WORDS = wordsFor(TICKETS)

/**
 * Where a ticket is, unless it was given back in play. In the pile those never dealt lie on top; then those rejected at the
 * set-up, shuffled together; then those given back in play, in their order.
 */
export const HELD = 0 // + player
export const OFFERED = HELD + MOST_SEATS // + player
export const REJECTED = OFFERED + MOST_SEATS // + player
export const PILE = REJECTED + MOST_SEATS

export interface State {
  seats: number
  /** How many tickets each player was dealt. */
  dealt: number
  /** Which of the QUESTIONS is open. */
  question: number
  /** Whose turn it is. */
  player: Player
  /** A bit for each player who must answer: all at first, then whoever's turn it is. */
  asked: number
  /** The route for which a payment is being chosen. */
  claiming: number
  /** How many tickets were drawn of which some may be given back now. */
  drawn: number
  /** How many players have passed in succession. */
  passes: number
  /** Turns still to be played in the last round. */
  turnsLeft: number
  /** By player * ROUTE_WORDS: the set of routes claimed. */
  routes: number[]
  /** By player * ROUTE_WORDS: the set of routes that the player could still claim, with the cards and trains for it. */
  open: number[]
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
  /** How many cards the draw pile has in all. */
  pileSize: number
  /** By card. */
  discards: number[]
  /** By place * TICKET_WORDS: the set of tickets there. */
  tickets: number[]
  /** Tickets given back in play, the topmost first: ticket * MOST_SEATS + player. */
  returned: number[]
}

export function emptyTable(seats: number, dealt: number, tickets: number): State {
  const s = clone(EMPTY_TABLES[seats])
  s.dealt = dealt
  s.tickets = UNDEALT[tickets].slice()
  return s
}

/** By number of tickets: all of them in the pile. */
const UNDEALT: readonly (readonly number[])[] = Array.from({ length: TICKETS + 1 }, (_, tickets) =>
  all(PILE * TICKET_WORDS, 0).concat(allBelow(tickets)),
)

/** By number of players: the table before anything is dealt. */
const EMPTY_TABLES: readonly State[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => ({
  seats,
  dealt: 0,
  question: 0,
  player: 0,
  asked: (1 << seats) - 1,
  claiming: NO_ROUTE,
  drawn: 0,
  passes: 0,
  turnsLeft: OPEN_END,
  routes: all(seats * ROUTE_WORDS, 0),
  open: Array.from({ length: seats }, () => allBelow(ROUTES)).flat(),
  trains: all(seats, TRAINS),
  score: all(seats, 0),
  hand: all(seats * CARDS, 0),
  shown: all(seats * CARDS, 0),
  row: all(ROW, EMPTY),
  pile: DECK.slice(),
  pileSize: TRAIN_CARDS,
  discards: all(CARDS, 0),
  tickets: [],
  returned: [],
}))

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
    asked: s.asked,
    claiming: s.claiming,
    drawn: s.drawn,
    passes: s.passes,
    turnsLeft: s.turnsLeft,
    routes: s.routes.slice(),
    open: s.open.slice(),
    trains: s.trains.slice(),
    score: s.score.slice(),
    hand: s.hand.slice(),
    shown: s.shown.slice(),
    row: s.row.slice(),
    pile: s.pile.slice(),
    pileSize: s.pileSize,
    discards: s.discards.slice(),
    tickets: s.tickets.slice(),
    returned: s.returned.slice(),
  }
}
