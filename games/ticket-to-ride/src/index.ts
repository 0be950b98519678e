import type { Game, Rule } from '@acheron/core'
import { check } from './check.ts'
import { QUESTIONS, setUp } from './flow.ts'
import { notation } from './notation.ts'
import { isAsked } from './queries.ts'
import { CHOOSING_FIRST_TICKETS, OVER } from './question.ts'
import { ENDINGS, result } from './scoring.ts'
import { asked, awaited, guess, own, shown } from './secrets.ts'
import { clone, type State } from './state.ts'

export const ticketToRide: Game<State> = {
  id: 'ticket-to-ride',
  rules: 1,
  seats: [2, 5],
  options: { tickets: ['33', '30'], first: ['random', 'seat-1'] },
  endings: ENDINGS,
  longest: 5000,

  setup: setUp,
  asked,
  awaited,

  question(s, p) {
    const { id, rule, params } = QUESTIONS[s.question]
    return { id, rule, params: params(s, p) }
  },

  legal(s, p) {
    const out: number[] = []
    if (isAsked(s, p)) QUESTIONS[s.question].legal(s, p, out)
    return out
  },

  refusal(s, p, m): Rule | undefined {
    if (s.question === OVER) return 'TTR-082'
    if (!isAsked(s, p)) return s.question === CHOOSING_FIRST_TICKETS ? 'TTR-A05' : 'TTR-026'
    return QUESTIONS[s.question].cannot(s, p, m)
  },

  play(s, p, m, chance, story) {
    QUESTIONS[s.question].answer(s, p, m, chance, story)
  },

  clone,
  result,
  shown,
  own,
  hidden: ['hand', 'tickets', 'offered'],
  guess,
  check,
  notation,
}

export * from './board.ts'
export { DOUBLES_FROM, layTrains } from './claiming.ts'
export * from './colours.ts'
export { longestPath } from './longest-path.ts'
export * from './moves.ts'
export { networkOf } from './network.ts'
export * from './queries.ts'
export * from './question.ts'
export type { View } from './secrets.ts'
export * from './state.ts'
export { putTicket, takeTicket } from './ticket-pile.ts'
export * from './tickets.ts'
