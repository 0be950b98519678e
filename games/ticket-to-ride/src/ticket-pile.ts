import type { Chance, Player } from '@acheron/core'
import { countRejected, countTickets, returnedTicket } from './queries.ts'
import { add, nth, remove } from './sets.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { Ticket } from './tickets.ts'

const { MOST_SEATS, OFFERED, PILE, REJECTED, TICKET_WORDS } = state

/** Offers a player up to so many tickets from the top of the pile. */
export function offerTickets(s: State, p: Player, most: number, chance: Chance): void {
  for (let i = 0; i < most; i++) {
    const ticket = takeTopTicket(s, chance)
    if (ticket === undefined) return
    putTicket(s, ticket, OFFERED + p)
  }
}

/** One of the tickets never dealt; then one of those rejected at the set-up; then those given back, in their order. */
function takeTopTicket(s: State, chance: Chance): Ticket | undefined {
  const untouched = countTickets(s, PILE)
  if (untouched > 0) return takeTicket(s, nth(s.tickets, PILE * TICKET_WORDS, chance.pick(untouched)), PILE)
  const rejected = countRejected(s)
  if (rejected > 0) return takeRejected(s, chance.pick(rejected))
  const given = s.returned.shift()
  return given === undefined ? undefined : returnedTicket(given)
}

/** Takes the rejected ticket that so many others precede in the table of tickets, whoever rejected it. */
function takeRejected(s: State, n: number): Ticket {
  const rejected: number[] = []
  for (let word = 0; word < TICKET_WORDS; word++) {
    let all = 0
    for (let p = 0; p < s.seats; p++) all |= s.tickets[(REJECTED + p) * TICKET_WORDS + word]
    rejected.push(all)
  }
  const ticket = nth(rejected, 0, n)
  for (let p = 0; p < s.seats; p++) takeTicket(s, ticket, REJECTED + p)
  return ticket
}

export function putTicket(s: State, t: Ticket, place: number): void {
  add(s.tickets, place * TICKET_WORDS, t)
}

export function takeTicket(s: State, t: Ticket, place: number): Ticket {
  remove(s.tickets, place * TICKET_WORDS, t)
  return t
}

/** Moves all tickets of a place to another. */
export function moveTickets(s: State, from: number, to: number): void {
  for (let word = 0; word < TICKET_WORDS; word++) {
    s.tickets[to * TICKET_WORDS + word] |= s.tickets[from * TICKET_WORDS + word]
    s.tickets[from * TICKET_WORDS + word] = 0
  }
}

export function rejectTicket(s: State, p: Player, t: Ticket): void {
  putTicket(s, takeTicket(s, t, OFFERED + p), REJECTED + p)
}

/** Puts a ticket under all the others. */
export function returnTicket(s: State, p: Player, t: Ticket): void {
  s.returned.push(takeTicket(s, t, OFFERED + p) * MOST_SEATS + p)
}
