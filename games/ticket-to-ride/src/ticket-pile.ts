import type { Chance, Player } from '@acheron/core'
import { OFFERED, PILE, PLACES, REJECTED, RETURNED, type State } from './state.ts'
import { TICKETS, type Ticket } from './tickets.ts'

/** Offers a player up to so many tickets from the top of the pile; returns them. */
export function offerTickets(s: State, p: Player, count: number, chance: Chance): Ticket[] {
  const offered: Ticket[] = []
  while (offered.length < count) {
    const ticket = topTicket(s, chance)
    if (ticket === undefined) break
    s.ticketPlace[ticket] = OFFERED + p
    offered.push(ticket)
  }
  return offered
}

/** One of the tickets never dealt; then one of those rejected at the set-up; then those given back, in their order. */
function topTicket(s: State, chance: Chance): Ticket | undefined {
  const untouched = countWithin(s, PILE, PILE)
  if (untouched > 0) return nthTicket(s, chance.pick(untouched), PILE, PILE)
  const rejected = countWithin(s, REJECTED, RETURNED - 1)
  if (rejected > 0) return nthTicket(s, chance.pick(rejected), REJECTED, RETURNED - 1)
  return firstReturned(s)
}

/** 1 or 0, to be added up: tickets lie in no order, and a processor stumbles over an `if` that it cannot foresee. */
const within = (place: number, from: number, to: number): number => Number(place >= from) & Number(place <= to)

/** How many tickets there are within two places. */
function countWithin(s: State, from: number, to: number): number {
  let count = 0
  for (const place of s.ticketPlace) count += within(place, from, to)
  return count
}

/** The ticket that so many others precede within two places. */
function nthTicket(s: State, n: number, from: number, to: number): Ticket {
  const { ticketPlace } = s
  let rest = n
  let t = -1
  while (rest >= 0) rest -= within(ticketPlace[++t], from, to)
  return t
}

function firstReturned({ ticketPlace }: State): Ticket | undefined {
  let first: Ticket | undefined
  for (let t = 0; t < TICKETS; t++)
    if (ticketPlace[t] >= RETURNED && (first === undefined || ticketPlace[t] < ticketPlace[first])) first = t
  return first
}

export function rejectTicket(s: State, p: Player, t: Ticket): void {
  s.ticketPlace[t] = REJECTED + p
}

/** Puts a ticket under all the others. */
export function returnTicket(s: State, p: Player, t: Ticket): void {
  let lowest = RETURNED - 1
  for (const place of s.ticketPlace) if (place > lowest) lowest = place
  const rank = Math.floor((lowest - RETURNED) / PLACES) + 1
  s.ticketPlace[t] = RETURNED + rank * PLACES + p
}
