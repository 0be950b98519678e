import type { Move, Player, Refused } from '@acheron/core'
import type { Chapter, Happening, Look, Opened, Refusal, WayBack } from '@acheron/host'

/** Why a game cannot be played on. What is kept of it can still be saved. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'rules'; readonly was: number; readonly now: number }
  | { readonly kind: 'broken'; readonly refusal?: Refusal }

/** Everything that the table shows, apart from words. Replaced as a whole whenever something changes. */
export interface SessionState {
  /** Behind the curtain nothing secret is shown: the device is on its way to somebody. */
  readonly stage: 'loading' | 'curtain' | 'table' | 'problem'
  readonly problem: Problem | undefined
  readonly opened: Opened | undefined
  readonly viewer: Player | undefined
  /** Who should lift the curtain. */
  readonly curtainFor: Player | undefined
  /** The viewer is done, and this person is next. */
  readonly passTo: Player | undefined
  /** What is shown, and what is known: the story may be behind. */
  readonly look: Look | undefined
  readonly latest: Look | undefined
  /** What led to the position shown; empty where nothing should move. */
  readonly happenings: readonly Happening[]
  /** What the viewer was told and was not taken back. */
  readonly chapters: readonly Chapter[]
  /** How much news there is, shown or not. */
  readonly count: number
  readonly asked: readonly Player[]
  /** Those at this screen who must answer, as far as is known. */
  readonly people: readonly Player[] | undefined
  readonly over: boolean
  readonly telling: boolean
  readonly paused: boolean
  readonly thinking: { readonly player: Player; readonly since: number } | undefined
  /** An earlier position that is being looked at. */
  readonly visiting: number | undefined
  /** The chapters after this one are news to somebody who has been away. */
  readonly recapFrom: number | undefined
  readonly undo: WayBack
  readonly danger: { readonly moves: readonly Move[]; readonly happenings: readonly Happening[] } | undefined
  /** Something could not be done, or by this rule of the table; said once. */
  readonly trouble: 'not-kept' | 'not-answered' | 'changed-elsewhere' | Refused | undefined
}

const NO_WAY_BACK: WayBack = { bar: 'ACH-101', to: [], redo: false }

export const START: SessionState = {
  stage: 'loading',
  problem: undefined,
  opened: undefined,
  viewer: undefined,
  curtainFor: undefined,
  passTo: undefined,
  look: undefined,
  latest: undefined,
  happenings: [],
  chapters: [],
  count: 0,
  asked: [],
  people: undefined,
  over: false,
  telling: false,
  paused: false,
  thinking: undefined,
  visiting: undefined,
  recapFrom: undefined,
  undo: NO_WAY_BACK,
  danger: undefined,
  trouble: undefined,
}

/** What is known by the newest look. */
export function knownBy(latest: Look): Partial<SessionState> {
  return {
    latest,
    count: latest.at,
    asked: latest.awaited,
    over: latest.result !== undefined,
    undo: latest.back ?? NO_WAY_BACK,
    people: undefined,
  }
}

export const humansOf = ({ seats }: Opened): Player[] => seats.flatMap(({ bot }, p) => (bot === undefined ? [p] : []))

/** The chapters that stand when there is more news. What was taken back is no part of the story any more. */
export function grown(known: readonly Chapter[], news: readonly Chapter[]): readonly Chapter[] {
  const last = known.at(-1)?.at ?? 0
  const chapters = [...known]
  for (const chapter of news) {
    if (chapter.at <= last) continue
    let struck = chapter.struck ?? 0
    while (struck > 0 && chapters.length > 0) {
      const place = chapters.findLastIndex(isMove)
      if (place < 0) break
      chapters.splice(place, 1)
      struck--
    }
    chapters.push(chapter)
  }
  return chapters
}

const isMove = ({ at, struck, rules }: Chapter): boolean => at > 1 && struck === undefined && rules === undefined

/**
 * After which chapters the viewer sees something new, the next one first. Moves of one player of which nothing is told,
 * such as the steps of a journey, are seen together with the next one of theirs.
 */
export function stepsAhead(
  { chapters, viewer, count }: Pick<SessionState, 'chapters' | 'viewer' | 'count'>,
  from: number,
  isTold: (happening: Happening) => boolean,
): number[] {
  const steps: number[] = []
  let quietBy: Player | undefined
  for (const { at, by, happenings } of chapters) {
    if (at <= from || (by !== viewer && happenings.length === 0)) continue
    if (quietBy !== undefined && by === quietBy) steps.pop()
    steps.push(Math.min(at, count))
    quietBy = by !== viewer && !happenings.some(isTold) ? by : undefined
  }
  return steps
}

export const chapterAt = (chapters: readonly Chapter[], at: number): Chapter | undefined =>
  chapters.find((chapter) => chapter.at === at)

/** The last move of the viewer, or the set-up. */
export function lastOwn({ chapters, viewer }: SessionState): number {
  return chapters.findLast(({ by }) => by !== undefined && by === viewer)?.at ?? 1
}

/** Whether others have done something since. */
export function hasNews({ chapters, viewer }: SessionState, from: number): boolean {
  return chapters.some(({ at, by, happenings }) => at > from && by !== viewer && happenings.length > 0)
}

/** Whether the viewer may answer now. */
export function mayAct(state: SessionState): boolean {
  const { stage, visiting, look, count, telling } = state
  return stage === 'table' && visiting === undefined && look?.question !== undefined && look.at === count && !telling
}
