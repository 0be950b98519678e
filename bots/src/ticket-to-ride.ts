import type { Move } from '@acheron/core'
import {
  CHOOSING_FIRST_TICKETS,
  claim,
  KEEPING_TICKETS,
  PAYING,
  type State,
  TAKE_TICKETS,
  TAKING_SECOND_CARD,
} from '@acheron/games/ticket-to-ride'
import type { Bot } from './bot.ts'
import { cheapestPayment, chooseCard, missingCards } from './ticket-to-ride/cards.ts'
import { chooseClaim, chooseExtra } from './ticket-to-ride/claims.ts'
import { cashIn } from './ticket-to-ride/last-turn.ts'
import { extraRoutes, type Plan, planFor, turnsFor } from './ticket-to-ride/plan.ts'
import { type Table, tableOf } from './ticket-to-ride/table.ts'
import { chooseTickets, wantsTickets } from './ticket-to-ride/tickets.ts'
import { WEIGHTS } from './ticket-to-ride/weights.ts'

/** Plans a network for its tickets, collects the cards that it lacks, and claims what is in danger first. */
export const planner: Bot<State> = {
  name: 'planner',
  choose({ guess, legal, player }) {
    const s = guess()
    const t = tableOf(s, player)
    const choice = answer(s, t, legal)
    return legal.includes(choice) ? choice : legal[0]
  },
}

function answer(s: State, t: Table, legal: readonly Move[]): Move {
  if (legal.length === 1) return legal[0]
  if (s.question === CHOOSING_FIRST_TICKETS) return chooseTickets(t, 2)
  if (s.question === KEEPING_TICKETS) return chooseTickets(t, 1)
  const plan = planFor(t, t.held)
  const extras = extraRoutes(t, plan)
  if (s.question === PAYING) return cheapestPayment(t, s.claiming, [...plan.routes, ...extras])?.move ?? legal[0]
  const card = chooseCard(t, plan.routes, extras, s.question !== TAKING_SECOND_CARD)
  if (s.question === TAKING_SECOND_CARD) return card.move
  if (t.lastTurn) return cashIn(s, t, legal) ?? card.move
  const route = chooseClaim(t, plan, patience(t, plan, card.worth))
  if (route !== undefined) return claim(route)
  if (plan.routes.length === 0) {
    if (wantsTickets(t, plan)) return TAKE_TICKETS
    const extra = chooseExtra(t, extras)
    if (extra !== undefined) return claim(extra)
  }
  return legal.includes(card.move) ? card.move : (cashIn(s, t, legal) ?? card.move)
}

/** What a claim must be worth to be better than taking cards: less with less time, nothing when no card is missing. */
function patience(t: Table, plan: Plan, cards: number): number {
  if (missingCards(t.hand, plan.routes) === 0) return Number.NEGATIVE_INFINITY
  const leisure = (t.time - WEIGHTS.rush * turnsFor(t, plan.routes)) / WEIGHTS.calm
  return WEIGHTS.waiting * cards * Math.max(0, Math.min(1, leisure))
}
