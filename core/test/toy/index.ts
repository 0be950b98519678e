import { answer, askedOf, type Game, legalOf, promptOf, refusalOf } from '@acheron/core'
import { check } from './check.ts'
import { setUp } from './flow.ts'
import { notation } from './moves.ts'
import { ENDINGS, result } from './scoring.ts'
import { guess, view } from './secrets.ts'
import { clone, MOST_SEATS, type State } from './state.ts'

/** Obols: a small game with everything that is hard, for the tests of the core and as a model for bigger games. */
export const toy: Game<State> = {
  id: 'toy',
  rules: 1,
  seats: [2, MOST_SEATS],
  options: { first: ['bid', 'rotate'], length: ['usual', 'short'] },
  endings: ENDINGS,
  longest: 300,

  setup: setUp,
  asked: askedOf,
  question: promptOf,
  legal: legalOf,
  refusal: (g, p, m) => refusalOf(g, p, m, 'TOY-20'),
  play: answer,

  clone,
  result,
  view,
  guess,
  check,
  notation,
}

export type { State } from './state.ts'
