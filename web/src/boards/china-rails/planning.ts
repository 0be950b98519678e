import {
  BUILD,
  BUILDING,
  buildingSources,
  clone,
  emptyFares,
  emptyWays,
  faresFor,
  hasSection,
  IS_RED,
  insert,
  type Milepost,
  NOBODY,
  OFF_BOARD,
  offerOf,
  ownerOf,
  type Section,
  search,
  sectionsTo,
  type View,
} from '@acheron/games/china-rails'
import type { Row, Sight } from '../contract.ts'
import { isRunning, stepsAlong, tryMoves } from './journeys.ts'
import { isBuilding, milepostsAlong } from './lines.ts'
import { seen } from './seen.ts'
import { wordsIn } from './text/words.ts'
import { milepost } from './tracing.ts'

/** The position as it would be with some track laid. */
function withTrack(view: View, track: readonly Section[]): View {
  const after = { ...clone(view), me: view.me, question: BUILDING, exits: 0 }
  for (const section of track) if (!hasSection(after, view.me, section)) insert(after.track[view.me], section)
  return after
}

/** What is pencilled and nobody has built meanwhile, in the order in which it can be built. */
export const stillFree = (view: View, track: readonly Section[]): Section[] =>
  track.filter((section) => ownerOf(view, section) === NOBODY)

/** What pencilled track would cost, one section after the other. */
export function priceOf(view: View, track: readonly Section[]): number {
  const at = withTrack(view, [])
  let price = 0
  for (const section of stillFree(view, track)) {
    price += Math.max(0, offerOf(at, view.me, section).price)
    insert(at.track[view.me], section)
  }
  return price
}

/** The pencilled track with the cheapest way to one more milepost. */
export function pencilTo(view: View, track: readonly Section[], m: Milepost): readonly Section[] {
  const free = stillFree(view, track)
  const after = withTrack(view, free)
  const ways = search(faresFor(after, view.me, {}, emptyFares()), buildingSources(after, view.me), emptyWays())
  const missing = sectionsTo(ways, m).filter((section) => !IS_RED[section] && !hasSection(after, view.me, section))
  return [...free, ...missing]
}

/** A journey on one's own track and the pencilled, from where the train is or the journey ends, to a milepost. */
export function journeyTo(
  view: View,
  track: readonly Section[],
  journey: readonly Milepost[],
  m: Milepost,
): readonly Milepost[] {
  const start = journey.at(-1) ?? view.at[view.me]
  if (start === undefined || start === OFF_BOARD) return [m]
  const after = withTrack(view, stillFree(view, track))
  const ways = search(faresFor(after, view.me, { build: false, foreign: true }, emptyFares()), [start], emptyWays())
  const sections = sectionsTo(ways, m)
  return sections.length === 0 ? journey : [...journey.slice(0, -1), ...milepostsAlong(sections, m)]
}

/** What of the plan can be done now. */
export function rowOfPlan(sight: Sight, track: readonly Section[], journey: readonly Milepost[]): Row | undefined {
  const view = seen(sight.view)
  const words = wordsIn(sight.language)
  if (isBuilding(view)) {
    const free = stillFree(view, track)
    const { moves, after } = tryMoves(
      view,
      free.map((section) => BUILD + section),
    )
    if (moves.length === 0) return undefined
    return { moves, way: [], text: words.buildPlan(moves.length, free.length, after.spent - view.spent) }
  }
  const from = isRunning(view) ? journey.indexOf(view.at[view.me]) : -1
  if (from < 0) return undefined
  const wanted = journey.slice(from)
  const { moves } = tryMoves(view, stepsAlong(wanted))
  if (moves.length === 0) return undefined
  return {
    moves,
    way: wanted.slice(0, moves.length + 1).map(milepost),
    text: words.goPlan(moves.length, wanted.length - 1),
  }
}
