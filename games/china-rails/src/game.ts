import type { Game, Player } from '@acheron/core'
import { check } from './check.ts'
import { QUESTIONS } from './flow.ts'
import { notation } from './notation.ts'
import { OVER } from './question.ts'
import { asked, guess, own, shown } from './secrets.ts'
import { OPTIONS, setUp } from './set-up.ts'
import { clone, type State } from './state.ts'
import { ENDINGS, result } from './winning.ts'

export const chinaRails: Game<State> = {
  id: 'china-rails',
  rules: 2,
  seats: [2, 6],
  options: OPTIONS,
  endings: ENDINGS,
  longest: 450_000,

  setup: setUp,
  asked,
  awaited: asked,

  question(s, p) {
    const { id, rule, params } = QUESTIONS[s.question]
    return { id, rule, params: params(s, p) }
  },

  legal(s, p) {
    const out: number[] = []
    if (isAsked(s, p)) QUESTIONS[s.question].legal(s, p, out)
    return out
  },

  refusal(s, p, m) {
    if (s.question === OVER) return 'CR-319'
    return isAsked(s, p) ? QUESTIONS[s.question].cannot(s, p, m) : 'CR-072'
  },

  play(s, p, m, chance, story) {
    QUESTIONS[s.question].answer(s, p, m, chance, story)
  },

  clone,
  result,
  shown,
  own,
  hidden: [],
  guess,
  check,
  /** Only what may be built at the ferry has changed. */
  upgrade: (state) => state as State,
  notation,
}

const isAsked = (s: State, p: Player): boolean => s.question !== OVER && s.asked === p
