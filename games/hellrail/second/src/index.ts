import type { Game } from '@acheron/core'
import { ENDINGS, LONGEST, result } from '../../railway/scoring.ts'
import { MOST_SEATS } from '../../railway/state.ts'
import { check } from './check.ts'
import { flow, setUp } from './flow.ts'
import { notation } from './notation.ts'
import { guess, own, shown } from './secrets.ts'
import { clone, type State } from './state.ts'

/** HellRail, Second Perdition (1999). */
export const hellrail1999: Game<State> = {
  id: 'hellrail-1999',
  rules: 2,
  seats: [2, MOST_SEATS],
  options: { first: ['random', 'seat-1'] },
  endings: ENDINGS,
  longest: LONGEST,

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

export { de as secondDe } from '../text/de.ts'
export { en as secondEn } from '../text/en.ts'
export { fr as secondFr } from '../text/fr.ts'
export { freeChips, freeTickets } from './queries.ts'
export type { View } from './secrets.ts'
export type { State } from './state.ts'
