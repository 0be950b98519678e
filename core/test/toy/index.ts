import type { Game } from '@acheron/core'
import { check } from './check.ts'
import { flow, setUp } from './flow.ts'
import { notation } from './moves.ts'
import { ENDINGS, result } from './scoring.ts'
import { guess, own, shown } from './secrets.ts'
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
  asked: flow.asked,
  awaited: flow.awaited,
  question: flow.question,
  legal: flow.legal,
  refusal: flow.refusal,
  play: flow.play,

  clone,
  result,
  shown,
  own,
  hidden: ['hand'],
  guess,
  check,
  notation,
}

export type { State } from './state.ts'
