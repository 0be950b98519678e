import type { Game } from '@acheron/core'
import { check } from './check.ts'
import { flow, setUp } from './flow.ts'
import { notation } from './notation.ts'
import { result } from './scoring.ts'
import { guess, own, shown } from './secrets.ts'
import { clone, ENDINGS, MOST_SEATS, type State } from './state.ts'

/** HellGame (2002). */
export const hellgame: Game<State> = {
  id: 'hellgame',
  rules: 8,
  seats: [2, MOST_SEATS],
  options: {
    length: ['full', 'short'],
    'small-fights': ['full', 'quick'],
    'long-fights': ['full', 'three-rounds'],
  },
  endings: ENDINGS,
  longest: 60_000,

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

export { de as hellgameDe } from '../text/de.ts'
export { en as hellgameEn, type Words as HellgameWords } from '../text/en.ts'
export { fr as hellgameFr } from '../text/fr.ts'
export { signsOf } from '../text/tell.ts'
export { type Things, thingsOf } from '../text/things.ts'
export * from './board.ts'
export * from './cards/deck.ts'
export { BOX_OF, EVENTS, HELL_IDS, type HellCard, PHENOMENON_OF, type Standing } from './cards/hell-deck.ts'
export { PHENOMENON_IDS } from './cards/phenomena.ts'
export { candidates } from './cards/targets.ts'
export type { Major, Minor, Op, Ops, Target } from './cards/words.ts'
export * from './demons.ts'
export * from './hounds.ts'
export * from './lieutenants.ts'
export * from './moves.ts'
export * from './numbers.ts'
export * from './queries.ts'
export * from './state.ts'
export type { HellgameEvent } from './story.ts'
