import type { Player } from '@acheron/core'
import type { Route } from './board.ts'
import type { Card } from './colours.ts'
import * as colours from './colours.ts'
import { BITS, count, has, list } from './sets.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { Ticket } from './tickets.ts'

// The rules read the table with these all the time: a constant of this module costs nothing, an imported one a look-up.
const { CARDS, LOCOMOTIVE } = colours
const { EMPTY, FREE, HELD, MOST_SEATS, OFFERED, PILE, REJECTED, ROUTE_WORDS, TICKET_WORDS } = state

export const ownsRoute = (s: State, p: Player, r: Route): boolean => has(s.routes, p * ROUTE_WORDS, r)

/** The player who has claimed a route, or FREE. */
export function routeOwner(s: State, r: Route): Player {
  for (let p = 0; p < s.seats; p++) if (ownsRoute(s, p, r)) return p
  return FREE
}

/** Whether a player could still claim a route, with the cards and trains for it. */
export const isOpen = (s: State, p: Player, r: Route): boolean => has(s.open, p * ROUTE_WORDS, r)

export function routesOf(s: State, p: Player): Route[] {
  const routes: Route[] = []
  for (let word = 0; word < ROUTE_WORDS; word++) list(s.routes[p * ROUTE_WORDS + word], word * BITS, routes)
  return routes
}

export const cardsHeld = (s: State, p: Player, card: Card): number => s.hand[p * CARDS + card]

export function handSize(s: State, p: Player): number {
  let size = 0
  for (let card = 0; card < CARDS; card++) size += cardsHeld(s, p, card)
  return size
}

export const isPileEmpty = (s: State): boolean => s.pileSize === 0

export const isRowEmpty = (s: State): boolean => s.row.every((card) => card === EMPTY)

export function discardsSize(s: State): number {
  let size = 0
  for (let card = 0; card < CARDS; card++) size += s.discards[card]
  return size
}

export function locomotivesInRow(s: State): number {
  let locomotives = 0
  for (const card of s.row) if (card === LOCOMOTIVE) locomotives++
  return locomotives
}

/** Cards of the draw pile and the discards that are not locomotives. */
export function plainCardsLeft(s: State): number {
  return s.pileSize - s.pile[LOCOMOTIVE] + discardsSize(s) - s.discards[LOCOMOTIVE]
}

const isAt = (s: State, t: Ticket, place: number): boolean => has(s.tickets, place * TICKET_WORDS, t)
export const isHeld = (s: State, t: Ticket, p: Player): boolean => isAt(s, t, HELD + p)
export const isOffered = (s: State, t: Ticket, p: Player): boolean => isAt(s, t, OFFERED + p)

export const ticketsHeld = (s: State, p: Player): Ticket[] => ticketsAt(s, HELD + p)
export const ticketsOffered = (s: State, p: Player): Ticket[] => ticketsAt(s, OFFERED + p)

export function ticketsAt(s: State, place: number): Ticket[] {
  const tickets: Ticket[] = []
  listTickets(s, place, 0, tickets)
  return tickets
}

/** Adds the tickets of a place to a list, counted from `first`. */
export function listTickets(s: State, place: number, first: number, out: number[]): void {
  for (let word = 0; word < TICKET_WORDS; word++) list(s.tickets[place * TICKET_WORDS + word], first + word * BITS, out)
}

export function countTickets(s: State, place: number): number {
  let size = 0
  for (let word = 0; word < TICKET_WORDS; word++) size += count(s.tickets[place * TICKET_WORDS + word])
  return size
}

function isPlaceEmpty(s: State, place: number): boolean {
  for (let word = 0; word < TICKET_WORDS; word++) if (s.tickets[place * TICKET_WORDS + word] !== 0) return false
  return true
}

/** First tickets that were rejected and have not been dealt again. */
export function countRejected(s: State): number {
  let size = 0
  for (let p = 0; p < s.seats; p++) size += countTickets(s, REJECTED + p)
  return size
}

export const ticketPileSize = (s: State): number => countTickets(s, PILE) + countRejected(s) + s.returned.length
export const isTicketPileEmpty = (s: State): boolean =>
  isPlaceEmpty(s, PILE) && s.returned.length === 0 && countRejected(s) === 0

/** A ticket given back in play, and who gave it back. */
export const returnedTicket = (given: number): Ticket => Math.floor(given / MOST_SEATS)
export const returner = (given: number): Player => given % MOST_SEATS

/** How many of the tickets just drawn have been given back so far. */
export const givenBack = (s: State): number => (s.drawn === 0 ? 0 : s.drawn - countTickets(s, OFFERED + s.player))

export const isAsked = (s: State, p: Player): boolean => ((s.asked >> p) & 1) === 1
