import type { Game } from '@acheron/core'
import { ENDINGS, LONGEST, result } from '../../railway/scoring.ts'
import { MOST_SEATS } from '../../railway/state.ts'
import { check } from './check.ts'
import { flow, setUp } from './flow.ts'
import { notation } from './notation.ts'
import { guess, own, shown } from './secrets.ts'
import { clone, type State } from './state.ts'

/** HellRail, Third Perdition (2001). */
export const hellrail: Game<State> = {
  id: 'hellrail',
  rules: 2,
  seats: [2, MOST_SEATS],
  options: {
    layout: ['standard', 'sacrilege', 'advocate'],
    effects: ['open', 'secret'],
    first: ['random', 'seat-1'],
  },
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

export * from '../../railway/circles.ts'
export { crossing, crossings } from '../../railway/crossing.ts'
export * from '../../railway/field.ts'
export { go, isPlace, isTurn, turnOfPlace, turnOfTurn } from '../../railway/moves.ts'
export { NONE } from '../../railway/queries.ts'
export * from '../../railway/rail-cards.ts'
export * from '../../railway/sides.ts'
export * from '../../railway/state.ts'
export type { RailwayWords } from '../../railway/text/en.ts'
export type { Explained } from '../../railway/text/explained.ts'
export {
  cardText,
  cellText,
  engineText,
  printedTrack,
  railText,
  shownTrack,
  sleeperText,
} from '../../railway/text/things.ts'
export * from '../../railway/tracks.ts'
export type { PublicTrain, RailwayView, ShownRail } from '../../railway/view.ts'
export * from '../../railway/walking.ts'
export { de as thirdDe } from '../text/de.ts'
export { en as thirdEn } from '../text/en.ts'
export { fr as thirdFr } from '../text/fr.ts'
export * from './effects.ts'
export * from './queries.ts'
export { HIDDEN, type PublicPlayer, type View } from './secrets.ts'
export { ANATHEMA, BOATS, CATCHERS, CHECKS, HERESIES, INDULGENCE, type State, TENDERS } from './state.ts'
