import type { Player } from '@acheron/core'
import {
  CARDS,
  COLOURS,
  DECK,
  EMPTY,
  FREE,
  handSize,
  isOpen,
  LENGTH,
  OPEN_END,
  ROUTES,
  routesOf,
  type State,
  type Ticket,
  ticketPileSize,
  ticketsHeld,
  ticketsOffered,
} from '@acheron/games/ticket-to-ride'
import { WEIGHTS } from './weights.ts'

/** All that the planner looks at: what lies open, and its own hand and tickets. Nothing of what others hide. */
export interface Study {
  readonly me: Player
  readonly seats: number
  /** By route: who has it. */
  readonly owner: Int8Array
  /** By route: 1 if it could still become mine. */
  readonly open: Uint8Array
  readonly trains: number
  /** By card. */
  readonly hand: readonly number[]
  readonly row: readonly number[]
  readonly pile: number
  /** By card: how many are in the pile or in other hands. */
  readonly unseen: readonly number[]
  readonly held: readonly Ticket[]
  readonly offered: readonly Ticket[]
  readonly ticketPile: number
  readonly lastTurn: boolean
  /** How many turns I can expect to have, this one included. */
  readonly time: number
}

export function studyOf(s: State, me: Player): Study {
  const hand = s.hand.slice(me * CARDS, (me + 1) * CARDS)
  const trains = s.trains[me]
  const unseen = DECK.map((count, card) => count - hand[card] - s.discards[card])
  for (const card of s.row) if (card !== EMPTY) unseen[card]--
  const open = new Uint8Array(ROUTES)
  for (let r = 0; r < ROUTES; r++) if (LENGTH[r] <= trains && isOpen(s, me, r)) open[r] = 1
  const owner = new Int8Array(ROUTES).fill(FREE)
  for (let p = 0; p < s.seats; p++) for (const r of routesOf(s, p)) owner[r] = p
  const lastTurn = s.turnsLeft !== OPEN_END
  return {
    me,
    seats: s.seats,
    owner,
    open,
    trains,
    hand,
    row: s.row,
    pile: s.pileSize,
    unseen,
    held: ticketsHeld(s, me),
    offered: ticketsOffered(s, me),
    ticketPile: ticketPileSize(s),
    lastTurn,
    time: lastTurn ? 1 : turnsExpected(s, me),
  }
}

/** The others lay all their trains, as fast as their cards allow. */
function turnsExpected(s: State, me: Player): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let p = 0; p < s.seats; p++) {
    if (p === me) continue
    const trains = Math.max(0, s.trains[p] - 2)
    const cards = Math.max(0, trains - handSize(s, p))
    fewest = Math.min(fewest, cards * WEIGHTS.othersCard + trains * WEIGHTS.othersTrain)
  }
  return fewest + 2
}

/** The most cards of one colour in hand. */
export function bestColour(hand: readonly number[]): number {
  let best = 0
  for (let colour = 1; colour < COLOURS; colour++) if (hand[colour] > hand[best]) best = colour
  return best
}
