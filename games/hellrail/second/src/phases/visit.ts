import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { type Circle, GATES } from '../../../railway/circles.ts'
import { DECLINE, isTarget, TARGET, USE } from '../../../railway/moves.ts'
import { circleOfEngine, isAtTable, NONE, othersAfter } from '../../../railway/queries.ts'
import { CIRCLE, FLAG, MOVER, PLAYER_OR_NONE } from '../../../railway/ranges.ts'
import type { State } from '../state.ts'
import { powerOf } from '../stations/index.ts'
import type { SecondStory } from '../story.ts'
import { decision, OVERRULED, STANDS } from '../windows.ts'

/** An engine has come into a station by itself: its power is used now or not at all. */
interface Visit extends Frame {
  by: Player
  circle: Circle
  /** Whether the visitor has chosen to use the power: 1 or 0. */
  used: number
  /** Whether somebody else has chosen it for them: 1 or 0. */
  forced: number
  /** The opponent it is aimed at, or NONE. */
  target: Player
}

/** Undefined where nothing can be decided: a station without a power, or one that has nothing to give now. */
export function visit(g: State, by: Player): Visit | undefined {
  const circle = circleOfEngine(g, by)
  if (circle === GATES || powerOf(circle).cannotUse?.(g, by)) return undefined
  return { step: at(entered), by, circle, used: 0, forced: 0, target: NONE }
}

function entered(g: State, f: Visit): void {
  ask(g, f, f.by, decide)
}

function decided(_g: State, f: Visit, m: Move, _chance: Chance, story?: SecondStory): void {
  f.used = m === USE ? 1 : 0
  story?.tell({ id: f.used ? 'announced' : 'declined', facts: { by: f.by, circle: f.circle } })
  go(f, f.used ? aims : awaits)
}

function aims(g: State, f: Visit, _answer: number, chance: Chance, story?: SecondStory): void {
  if (!powerOf(f.circle).aimed) return go(f, prepared)
  const [opponent, ...others] = othersAfter(g, f.by)
  if (others.length > 0) ask(g, f, f.by, aim)
  else aimed(g, f, TARGET + opponent, chance, story)
}

function aimed(_g: State, f: Visit, m: Move, _chance: Chance, story?: SecondStory): void {
  f.target = m - TARGET
  story?.tell({ id: 'targeted', facts: { by: f.by, target: f.target } })
  go(f, prepared)
}

function prepared(_g: State, f: Visit): void {
  go(f, f.forced ? carriesOut : awaits)
}

/** The decision is out. */
function awaits(g: State, f: Visit): void {
  const window = decision(g, f.by, f.circle, f.used, f.target)
  if (window) call(g, f, window, answered)
  else answered(g, f, STANDS)
}

/** A chip turns the decision round. A visitor who is forced still chooses the target. */
function answered(g: State, f: Visit, outcome: number): void {
  const isOverruled = outcome === OVERRULED
  if ((f.used === 1) === isOverruled) return done(g)
  f.forced = isOverruled ? 1 : 0
  go(f, isOverruled ? aims : carriesOut)
}

function carriesOut(g: State, f: Visit): void {
  call(g, f, powerOf(f.circle).begin(f.by, f.target), carriedOut)
}

function carriedOut(g: State, _f: Visit, outcome: number): void {
  done(g, outcome)
}

const decide = question<State, Visit>({
  rule: 'HR1-033',
  next: decided,
  params: (_g, f) => ({ circle: f.circle }),
  moves: () => [USE, DECLINE],
  cannot(g, f, _p, m) {
    if (m === USE) return powerOf(f.circle).cannotUse?.(g, f.by)
    return m === DECLINE ? undefined : 'HR1-033'
  },
})

const aim = question<State, Visit>({
  rule: 'HR1-045',
  next: aimed,
  params: (_g, f) => ({ circle: f.circle }),
  moves: (g, f) => othersAfter(g, f.by).map((p) => TARGET + p),
  cannot: (g, f, _p, m) =>
    isTarget(m) && isAtTable(g, m - TARGET) && m - TARGET !== f.by ? undefined : powerOf(f.circle).aimed,
})

const isAimed = (f: Visit): boolean => powerOf(f.circle).aimed !== undefined
const isUsing = (f: Visit): boolean => f.used !== f.forced

const isThere = (g: State, f: Visit): boolean =>
  f.circle !== GATES && f.circle === circleOfEngine(g, f.by) && !powerOf(f.circle).cannotUse?.(g, f.by)

const isTargetRight = (f: Visit): boolean => f.target !== f.by && (f.target !== NONE) === (f.used === 1 && isAimed(f))

export const visitProcedure = procedure<State, Visit>({
  locals: { by: MOVER, circle: CIRCLE, used: FLAG, forced: FLAG, target: PLAYER_OR_NONE },
  steps: { entered, decided, aims, aimed, prepared, awaits, answered, carriesOut, carriedOut },
  questions: { visit: decide, target: aim },
  calls: { answered: ['window'], carriedOut: ['gluttony', 'barriers', 'removal', 'turning'] },
  meanwhile: {
    decided: (g, f) => isThere(g, f) && f.used === 0 && f.forced === 0 && f.target === NONE,
    aimed: (g, f) => isThere(g, f) && isUsing(f) && isAimed(f) && f.target === NONE,
    answered: (g, f) => isThere(g, f) && f.forced === 0 && isTargetRight(f),
    carriedOut: (g, f) => isThere(g, f) && isUsing(f) && f.target === NONE,
  },
})
