import { answer, askedOf, type Game, legalOf, promptOf, refusalOf } from '@acheron/core'
import { ENDINGS, result } from '../../railway/scoring.ts'
import { MOST_SEATS } from '../../railway/state.ts'
import { check } from './check.ts'
import { setUp } from './flow.ts'
import { notation } from './notation.ts'
import { guess, view } from './secrets.ts'
import { clone, type State } from './state.ts'

/** HellRail, Second Perdition (1999). */
export const hellrail1999: Game<State> = {
  id: 'hellrail-1999',
  rules: 1,
  seats: [2, MOST_SEATS],
  options: { first: ['random', 'seat-1'] },
  endings: ENDINGS,
  longest: 20_000,

  setup: setUp,
  asked: askedOf,
  question: promptOf,
  legal: legalOf,
  refusal: (g, p, m) => (g.open ? refusalOf(g, p, m, 'HR1-008') : 'HR1-072'),
  play: answer,

  clone,
  result,
  view,
  guess,
  check,
  notation,
}

export { de as secondDe } from '../text/de.ts'
export { en as secondEn } from '../text/en.ts'
export { fr as secondFr } from '../text/fr.ts'
export type { View } from './secrets.ts'
export type { State } from './state.ts'
