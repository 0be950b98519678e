import type { Move } from '@acheron/core'
import {
  KEEP,
  LENGTH,
  returning,
  TICKET_FROM,
  TICKET_TO,
  TICKET_VALUE,
  TICKETS,
  type Ticket,
} from '@acheron/games/ticket-to-ride'
import { CLOSED, cheapestWay, type Prices } from './network.ts'
import { type Plan, planFor } from './plan.ts'
import type { Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

const DRAWN = 3

/** The sets of tickets that could be kept, as rows of moves that give back the others; the best first. */
export function ticketSets(t: Study, fewest: number): (readonly Move[])[] {
  const sets: { row: readonly Move[]; worth: number }[] = []
  for (let set = (1 << t.offered.length) - 1; set > 0; set--) {
    const kept = t.offered.filter((_, i) => (set >> i) & 1)
    if (kept.length < fewest) continue
    const back = t.offered.filter((ticket) => !kept.includes(ticket))
    const worth = worthOf(planFor(t, [...t.held, ...kept], WEIGHTS.reserve), kept)
    sets.push({ row: [...back.map(returning), KEEP], worth })
  }
  return sets.sort((a, b) => b.worth - a.worth).map(({ row }) => row)
}

function worthOf(plan: Plan, kept: readonly Ticket[]): number {
  let worth = -plan.price
  for (const ticket of kept) worth += TICKET_VALUE[ticket] * (plan.open.includes(ticket) ? WEIGHTS.hope : 1)
  for (const ticket of plan.lost) worth -= 2 * TICKET_VALUE[ticket]
  return worth
}

/** Whether three new tickets promise more than a turn is worth, when the plan is carried out. */
export function wantsTickets(t: Study, plan: Plan): boolean {
  if (t.ticketPile === 0 || t.trains < WEIGHTS.newTicketsTrains) return false
  return ticketHope(t, plan) > WEIGHTS.newTickets
}

/** What three tickets of those that may be in the pile bring on average, if one keeps the good ones or the least bad. */
function ticketHope(t: Study, plan: Plan): number {
  let count = 0
  let good = 0
  let gain = 0
  let harm = 0
  const size = t.held.some((ticket) => ticket >= 30) ? TICKETS : 30
  for (let ticket = 0; ticket < size; ticket++) {
    if (t.held.includes(ticket)) continue
    count++
    const worth = newTicketWorth(plan.prices, ticket, t)
    if (worth > 0) {
      good++
      gain += worth
    } else harm += worth
  }
  if (count === 0) return 0
  const bad = (count - good) / count
  return (DRAWN * gain) / count + (good < count ? (0.5 * bad ** DRAWN * harm) / (count - good) : 0)
}

function newTicketWorth(prices: Prices, ticket: Ticket, t: Study): number {
  const { price, routes } = cheapestWay(prices, TICKET_FROM[ticket], TICKET_TO[ticket])
  const value = TICKET_VALUE[ticket]
  if (price === 0) return value
  if (price === CLOSED) return -value
  let length = 0
  let turns = 0
  for (const r of routes) {
    if (prices[r] === 0) continue
    length += LENGTH[r]
    turns += 1 + WEIGHTS.newTicketSearch * LENGTH[r]
  }
  return length > t.trains || turns >= t.time ? -value : Math.max(-value, value * WEIGHTS.hope - price)
}
