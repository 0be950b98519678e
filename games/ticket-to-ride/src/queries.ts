import type { Player } from '@acheron/core'
import type { Card } from './colours.ts'
import * as colours from './colours.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { Ticket } from './tickets.ts'
import * as tickets from './tickets.ts'

// The rules read the table with these all the time: a constant of this module costs nothing, an imported one a look-up.
const { CARDS, LOCOMOTIVE } = colours
const { HELD, OFFERED, PILE, PLACES, REJECTED, RETURNED } = state
const { TICKETS } = tickets

export const cardsHeld = (s: State, p: Player, card: Card): number => s.hand[p * CARDS + card]

export function handSize(s: State, p: Player): number {
  let count = 0
  for (let i = p * CARDS; i < (p + 1) * CARDS; i++) count += s.hand[i]
  return count
}

export function pileSize(s: State): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) count += s.pile[card]
  return count
}

export function isPileEmpty(s: State): boolean {
  for (let card = 0; card < CARDS; card++) if (s.pile[card] > 0) return false
  return true
}

export function discardsSize(s: State): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) count += s.discards[card]
  return count
}

export function locomotivesInRow(s: State): number {
  let count = 0
  for (const card of s.row) count += Number(card === LOCOMOTIVE)
  return count
}

/** Cards of the draw pile and the discards that are not locomotives. */
export function plainCardsLeft(s: State): number {
  return pileSize(s) - s.pile[LOCOMOTIVE] + discardsSize(s) - s.discards[LOCOMOTIVE]
}

export const isHeld = (s: State, t: Ticket, p: Player): boolean => s.ticketPlace[t] === HELD + p
export const isOffered = (s: State, t: Ticket, p: Player): boolean => s.ticketPlace[t] === OFFERED + p
export const isRejected = (s: State, t: Ticket): boolean => s.ticketPlace[t] >= REJECTED && s.ticketPlace[t] < RETURNED
export const isReturned = (s: State, t: Ticket): boolean => s.ticketPlace[t] >= RETURNED
export const isInPile = (s: State, t: Ticket): boolean => s.ticketPlace[t] >= PILE

/** The player who gave back a ticket that lies under the pile. */
export const returner = (s: State, t: Ticket): Player => (s.ticketPlace[t] - RETURNED) % PLACES

export const ticketsHeld = (s: State, p: Player): Ticket[] => ticketsAt(s, HELD + p)
export const ticketsOffered = (s: State, p: Player): Ticket[] => ticketsAt(s, OFFERED + p)

export function ticketsAt(s: State, place: number): Ticket[] {
  const found: Ticket[] = []
  for (let t = 0; t < TICKETS; t++) if (s.ticketPlace[t] === place) found.push(t)
  return found
}

export function countTickets(s: State, place: number): number {
  let count = 0
  for (let t = 0; t < TICKETS; t++) if (s.ticketPlace[t] === place) count++
  return count
}

export function ticketPileSize(s: State): number {
  let count = 0
  for (let t = 0; t < TICKETS; t++) if (isInPile(s, t)) count++
  return count
}

export function isTicketPileEmpty(s: State): boolean {
  for (let t = 0; t < TICKETS; t++) if (isInPile(s, t)) return false
  return true
}

export const isChoosing = (s: State, p: Player): boolean => ((s.choosing >> p) & 1) === 1
