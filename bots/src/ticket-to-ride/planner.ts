import type { Move } from '@acheron/core'
import {
  CHOOSING_FIRST_TICKETS,
  claim,
  KEEPING_TICKETS,
  PAYING,
  type Route,
  type State,
  TAKE_TICKETS,
  TAKING_SECOND_CARD,
} from '@acheron/games/ticket-to-ride'
import type { Answer, Seat } from '../bot.ts'
import { cardsToTake, cheapestPayment, missingCards } from './cards.ts'
import { claimsOf, extraClaims } from './claims.ts'
import { cashIn } from './last-turn.ts'
import { extraRoutes, type Plan, planFor, turnsFor } from './plan.ts'
import { type Study, studyOf } from './study.ts'
import { ticketSets, wantsTickets } from './tickets.ts'
import { WEIGHTS } from './weights.ts'

/** How many of the tickets offered must be kept, by question. */
const KEPT: Readonly<Record<number, number>> = { [CHOOSING_FIRST_TICKETS]: 2, [KEEPING_TICKETS]: 1 }

/** The routes that a player means to have: those of the plan, and others for the trains that it leaves. */
export interface Intent {
  readonly routes: Plan
  readonly extras: readonly Route[]
}

export function intentOf(t: Study): Intent {
  const routes = planFor(t, t.held)
  return { routes, extras: extraRoutes(t, routes) }
}

/** Plans a network for its tickets, collects the cards that it lacks, and claims what is in danger first. */
export function plan({ guess, legal, player }: Seat<State>, intend = (_: State, t: Study) => intentOf(t)): Answer {
  if (legal.length === 1) return legal[0]
  const s = guess()
  const t = studyOf(s, player)
  if (s.question in KEPT) return ticketSets(t, KEPT[s.question])[0]
  const choice = answer(s, t, intend(s, t), legal)
  return legal.includes(choice) ? choice : legal[0]
}

function answer(s: State, t: Study, { extras, routes }: Intent, legal: readonly Move[]): Move {
  if (s.question === PAYING) return cheapestPayment(t, s.claiming, [...routes.routes, ...extras])?.move ?? legal[0]
  const [card] = cardsToTake(t, routes.routes, extras, s.question !== TAKING_SECOND_CARD)
  if (s.question === TAKING_SECOND_CARD) return card.move
  if (t.lastTurn) return cashIn(s, t, legal) ?? card.move
  const first = claimsOf(t, routes).at(0)
  if (first && first.worth > patience(t, routes, card.worth)) return claim(first.route)
  if (routes.routes.length === 0) {
    if (wantsTickets(t, routes)) return TAKE_TICKETS
    const extra = extraClaims(t, extras).at(0)
    if (extra && extra.worth > 0) return claim(extra.route)
  }
  return legal.includes(card.move) ? card.move : (cashIn(s, t, legal) ?? card.move)
}

/** What a claim must be worth to be better than taking cards: less with less time, nothing when no card is missing. */
function patience(t: Study, { routes }: Plan, cards: number): number {
  if (missingCards(t.hand, routes) === 0) return Number.NEGATIVE_INFINITY
  const leisure = (t.time - WEIGHTS.rush * turnsFor(t, routes)) / WEIGHTS.calm
  return WEIGHTS.waiting * cards * Math.max(0, Math.min(1, leisure))
}

/** What else could be done, the most promising first. */
export function others({ guess, legal, player }: Seat<State>): readonly Answer[] {
  const s = guess()
  const t = studyOf(s, player)
  if (s.question in KEPT) return ticketSets(t, KEPT[s.question])
  if (s.question === PAYING) return legal
  const { extras, routes } = intentOf(t)
  const cards = cardsToTake(t, routes.routes, extras, s.question !== TAKING_SECOND_CARD).map(({ move }) => move)
  if (s.question === TAKING_SECOND_CARD) return cards.filter((m) => legal.includes(m)).slice(0, 3)
  const claims = [...claimsOf(t, routes), ...extraClaims(t, extras)].map(({ route }) => claim(route))
  const cash = t.lastTurn ? [] : [cashIn(s, t, legal) ?? -1]
  return [
    claims[0],
    cards[0],
    claims[1],
    cards[1],
    ...cash,
    TAKE_TICKETS,
    claims[2],
    cards[2],
    ...claims.slice(3),
  ].filter((m) => legal.includes(m))
}
