import { at, type Frame, type Player, reactions } from '@acheron/core'
import type { Circle } from '../../railway/circles.ts'
import { CANCEL, FORCE, LET } from '../../railway/moves.ts'
import { CIRCLE, FLAG, localOf, MOVER, PLAYER_OR_NONE } from '../../railway/ranges.ts'
import { hereticsAfter } from './queries.ts'
import type { State } from './state.ts'
import type { SecondStory } from './story.ts'

/** What comes of a decision. */
export const STANDS = 0
export const OVERRULED = 1

/** A player has said whether they use the power of a station: one heresy chip may turn that into the opposite. */
interface Window extends Frame {
  by: Player
  circle: Circle
  /** Whether the power is to be used: 1 or 0. */
  used: number
  /** The player it is aimed at, or NONE. */
  target: Player
  /** Whether a chip has turned it round: 1 or 0. */
  overruled: number
}

/** Undefined when nobody can answer: the chips are public. */
export const decision = (g: State, by: Player, circle: Circle, used: number, target: Player): Window | undefined =>
  hereticsAfter(g, by).length > 0 ? { step: at(window.opened), by, circle, used, target, overruled: 0 } : undefined

const window = reactions<State, Window>({
  question: 'react',
  rule: 'HR1-045',
  locals: { by: MOVER, circle: CIRCLE, used: FLAG, target: PLAYER_OR_NONE, overruled: FLAG },
  pass: LET,
  who: (g, f) => hereticsAfter(g, f.by),
  params: (_g, f) => ({ by: f.by, circle: f.circle, used: f.used, target: f.target }),
  moves: () => [CANCEL, FORCE],
  cannot(_g, f, _p, m) {
    if (m === CANCEL) return f.used ? undefined : 'HR1-046'
    if (m === FORCE) return f.used ? 'HR1-047' : undefined
    return 'HR1-045'
  },
  react(g, f, by, _m, _chance, story?: SecondStory) {
    g.chip[by] = 0
    f.overruled = 1
    story?.tell({ id: f.used ? 'prevented' : 'forced', facts: { by, player: f.by, circle: f.circle } })
    return undefined
  },
  outcome: (_g, f) => (f.overruled ? OVERRULED : undefined),
  passed: () => STANDS,
  meanwhile: (_g, f, below) =>
    f.overruled === 0 &&
    f.circle === localOf(below, 'circle') &&
    f.used === localOf(below, 'used') &&
    f.target === localOf(below, 'target'),
  tells: (_g, f) => ({ by: f.by, circle: f.circle, used: f.used, target: f.target }),
})

export const windows = window.procedure
