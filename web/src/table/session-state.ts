import type { Move, Player, UndoBar } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'
import type { Chapter, Look, Opened, Problem, UndoState } from '../engine/types.ts'

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
  readonly look: Look | undefined
  /** What led to the position shown; empty where nothing should move. */
  readonly happenings: readonly Happening[]
  readonly chapters: readonly Chapter[]
  /** How many moves the game has, shown or not. */
  readonly count: number
  readonly asked: readonly Player[]
  readonly over: boolean
  readonly telling: boolean
  readonly paused: boolean
  readonly thinking: { readonly player: Player; readonly since: number } | undefined
  /** An earlier position that is being looked at. */
  readonly visiting: number | undefined
  /** The chapters after this one are news to somebody who has been away. */
  readonly recapFrom: number | undefined
  readonly undo: UndoState
  readonly danger: { readonly moves: readonly Move[]; readonly happenings: readonly Happening[] } | undefined
  /** Something could not be done; said once. */
  readonly trouble: 'not-kept' | 'changed-elsewhere' | UndoBar | undefined
}

export const START: SessionState = {
  stage: 'loading',
  problem: undefined,
  opened: undefined,
  viewer: undefined,
  curtainFor: undefined,
  passTo: undefined,
  look: undefined,
  happenings: [],
  chapters: [],
  count: 0,
  asked: [],
  over: false,
  telling: false,
  paused: false,
  thinking: undefined,
  visiting: undefined,
  recapFrom: undefined,
  undo: { bar: 'nothing', redo: false },
  danger: undefined,
  trouble: undefined,
}

export const humansOf = ({ seats }: Opened): Player[] => seats.flatMap(({ bot }, p) => (bot === undefined ? [p] : []))

/**
 * After which moves the viewer sees something new, the next one first. Moves of one player of which nothing is told, such
 * as the steps of a journey, are seen together with the next one of theirs.
 */
export function stepsAhead(
  { chapters, viewer, count }: SessionState,
  from: number,
  isTold: (happening: Happening) => boolean,
): number[] {
  const steps: number[] = []
  let quietBy: Player | undefined
  for (const { at, by, happenings } of chapters.slice(from + 1)) {
    if (by !== viewer && happenings.length === 0) continue
    if (quietBy !== undefined && by === quietBy) steps.pop()
    steps.push(Math.min(at, count))
    quietBy = by !== viewer && !happenings.some(isTold) ? by : undefined
  }
  return steps
}

/** The last move of the viewer, or the set-up. */
export function lastOwn({ chapters, viewer }: SessionState): number {
  return chapters.findLast(({ by }) => by !== undefined && by === viewer)?.at ?? 0
}

/** Whether the viewer may answer now. */
export function mayAct(state: SessionState): boolean {
  const { stage, visiting, look, count, telling } = state
  return stage === 'table' && visiting === undefined && look?.question !== undefined && look.at === count && !telling
}
