import type { Game, Rule } from '@acheron/core'
import { check } from './check.ts'
import { QUESTIONS, setUp } from './flow.ts'
import { notation } from './notation.ts'
import { CHOOSING_FIRST_TICKETS, OVER } from './question.ts'
import { ENDINGS, result } from './scoring.ts'
import { asked, guess, view } from './secrets.ts'
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
  view,
  guess,
  check,
  notation,
}

function isAsked(s: State, p: number): boolean {
  if (s.question === CHOOSING_FIRST_TICKETS) return ((s.choosing >> p) & 1) === 1
  return s.question !== OVER && s.player === p
}

export * from './board.ts'
export { DOUBLES_FROM } from './claiming.ts'
export * from './colours.ts'
export { longestPath } from './longest-path.ts'
export * from './moves.ts'
export * from './queries.ts'
export * from './question.ts'
export type { View } from './secrets.ts'
export * from './state.ts'
export * from './tickets.ts'
