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
  const { ticketPlace } = s
  let untouched = 0
  let rejected = 0
  let first: Ticket | undefined
  for (let t = 0; t < TICKETS; t++) {
    const place = ticketPlace[t]
    if (place < PILE) continue
    if (place === PILE) untouched++
    else if (place < RETURNED) rejected++
    else if (first === undefined || place < ticketPlace[first]) first = t
  }
  if (untouched > 0) return nthTicket(s, chance.pick(untouched), PILE, PILE)
  if (rejected > 0) return nthTicket(s, chance.pick(rejected), REJECTED, RETURNED - 1)
  return first
}

/** The ticket that so many others precede among those within two places. */
function nthTicket(s: State, n: number, from: number, to: number): Ticket {
  let rest = n
  let t = 0
  while (s.ticketPlace[t] < from || s.ticketPlace[t] > to || rest-- > 0) t++
  return t
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
