import type { Chance, Move, Player, Rule } from '@acheron/core'
import * as moves from './moves.ts'
import { countTickets, isOffered, isTicketPileEmpty, listTickets, ticketsOffered } from './queries.ts'
import { KEEPING_TICKETS, type TicketToRideQuestion } from './question.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'
import { moveTickets, offerTickets, rejectTicket, returnTicket } from './ticket-pile.ts'
import { beginTurns, endTurn } from './turns.ts'

const { isReturn, KEEP, RETURN } = moves
const { HELD, OFFERED } = state

export const DRAWN = 3
export const KEPT_OF_FIRST = 2
export const KEPT_OF_DRAWN = 1

export const cannotTakeTickets = (s: State): Rule | undefined => (isTicketPileEmpty(s) ? 'TTR-A13' : undefined)

export function takeTickets(s: State, p: Player, chance: Chance, story?: TicketToRideStory): void {
  offer(s, p, DRAWN, chance, story)
  s.drawn = countTickets(s, OFFERED + p)
  s.question = KEEPING_TICKETS
}

export function dealTickets(s: State, p: Player, chance: Chance, story?: TicketToRideStory): void {
  offer(s, p, s.dealt, chance, story)
}

function offer(s: State, p: Player, count: number, chance: Chance, story?: TicketToRideStory): void {
  offerTickets(s, p, count, chance)
  if (!story) return
  const tickets = ticketsOffered(s, p)
  const facts = { by: p, count: tickets.length }
  story.tell({ id: 'offered-tickets', facts, secret: { facts: { tickets }, readers: [p] }, reveals: [p] })
}

/** What both choices of tickets share: one may be given back as long as enough are left. */
function giveBackUntil(fewest: number, tooFew: Rule, instead: Rule) {
  return {
    params: (s: State, p: Player) => ({ offered: countTickets(s, OFFERED + p), fewest }),

    legal(s: State, p: Player, out: Move[]): void {
      out.push(KEEP)
      if (countTickets(s, OFFERED + p) > fewest) listTickets(s, OFFERED + p, RETURN, out)
    },

    cannot(s: State, p: Player, m: Move): Rule | undefined {
      if (m === KEEP) return undefined
      if (!isReturn(m)) return instead
      if (!isOffered(s, m - RETURN, p)) return 'TTR-074'
      return countTickets(s, OFFERED + p) > fewest ? undefined : tooFew
    },
  }
}

function keepOffered(s: State, p: Player, story?: TicketToRideStory): void {
  if (story) {
    const tickets = ticketsOffered(s, p)
    const facts = { by: p, kept: tickets.length }
    story.tell({ id: 'kept-tickets', facts, secret: { facts: { tickets }, readers: [p] }, reveals: 'all' })
  }
  moveTickets(s, OFFERED + p, HELD + p)
}

export const keepingTickets: TicketToRideQuestion = {
  id: 'keep-tickets',
  rule: 'TTR-072',
  ...giveBackUntil(KEPT_OF_DRAWN, 'TTR-072', 'TTR-027'),

  answer(s, p, m, _chance, story) {
    if (m !== KEEP) return returnTicket(s, p, m - RETURN)
    s.drawn = 0
    keepOffered(s, p, story)
    endTurn(s, story)
  },
}

/** All players choose at once; nobody sees who keeps how many until the last one has chosen. */
export const choosingFirstTickets: TicketToRideQuestion = {
  id: 'first-tickets',
  rule: 'TTR-013',
  ...giveBackUntil(KEPT_OF_FIRST, 'TTR-013', 'TTR-013'),

  answer(s, p, m, _chance, story) {
    if (m !== KEEP) return rejectTicket(s, p, m - RETURN)
    s.asked &= ~(1 << p)
    if (s.asked !== 0) return
    for (let each = 0; each < s.seats; each++) keepOffered(s, each, story)
    beginTurns(s)
  },
}
