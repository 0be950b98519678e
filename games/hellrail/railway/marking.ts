import type { Move } from '@acheron/core'
import { cardOfMark, isMark, mark, sleeperOfMark } from './moves.ts'
import { engineOn, hasMarker, isTop, NONE, topCards, trackOf } from './queries.ts'
import { type FieldSleeper, fieldSleeper, type Railway } from './state.ts'
import { hasSleeper, sleepersOf } from './tracks.ts'

/** What can be against putting a marker on a sleeper. */
export type MarkingFault = 'no-sleeper' | 'marked' | 'occupied'

export function cannotMark(g: Railway, m: Move): MarkingFault | undefined {
  if (!isMark(m)) return 'no-sleeper'
  const card = cardOfMark(m)
  if (!isTop(g, card) || !hasSleeper(trackOf(g, card), sleeperOfMark(m))) return 'no-sleeper'
  const at = sleeperToMark(g, m)
  if (hasMarker(g, at)) return 'marked'
  return engineOn(g, at) === NONE ? undefined : 'occupied'
}

/** Every sleeper of the table, whether it can be marked or not. */
export const listMarks = (g: Railway): Move[] =>
  topCards(g).flatMap((card) => sleepersOf(trackOf(g, card)).map((sleeper) => mark(card, sleeper)))

export const sleeperToMark = (g: Railway, m: Move): FieldSleeper =>
  fieldSleeper(g.cardCell[cardOfMark(m)], sleeperOfMark(m))
