import { at, type Frame, from, type Player, reactions } from '@acheron/core'
import { CANCEL, isRedirect, LET, REDIRECT } from '../../railway/moves.ts'
import { isAtTable, NONE, othersAfter } from '../../railway/queries.ts'
import { FLAG, localOf, MOVER, PLAYER_OR_NONE } from '../../railway/ranges.ts'
import { EFFECTS, type Effect, GLUTTONY, LUST, THIEVERY } from './effects.ts'
import { heresyOf } from './queries.ts'
import { ANATHEMA, INDULGENCE, type State } from './state.ts'
import type { ThirdStory } from './story.ts'

/** What comes of an announcement; otherwise its target, or NONE if it has none. */
export const CANCELLED = -2

/** An effect has been announced: those who hold a Heresy token that fits may answer. The tokens are public. */
interface Window extends Frame {
  by: Player
  effect: Effect
  /** The player it is aimed at, or NONE. */
  target: Player
  /** Whether it can still be cancelled: 1 or 0. */
  cancellable: number
  cancelled: number
}

export const announce = (by: Player, effect: Effect, target: Player = NONE, cancellable = 1): Window => ({
  step: at(window.opened),
  by,
  effect,
  target,
  cancellable,
  cancelled: 0,
})

/** The effects that have a target. */
const AIMED: readonly Effect[] = [GLUTTONY, LUST, THIEVERY]

const window = reactions<State, Window>({
  question: 'react',
  rule: 'HR3-A23',
  locals: { by: MOVER, effect: from(0, EFFECTS - 1), target: PLAYER_OR_NONE, cancellable: FLAG, cancelled: FLAG },
  pass: LET,
  who: (g, f) => othersAfter(g, f.by).filter((p) => canReact(g, f, p)),
  params: (_g, f) => ({ by: f.by, effect: f.effect, target: f.target }),
  moves: (g, f) => [CANCEL, ...newTargets(g, f).map((p) => REDIRECT + p)],
  cannot(g, f, p, m) {
    if (m === CANCEL) return heresyOf(g, p) === ANATHEMA ? undefined : 'HR3-131'
    if (!isRedirect(m)) return 'HR3-A23'
    if (heresyOf(g, p) !== INDULGENCE || !isAtTable(g, m - REDIRECT)) return 'HR3-132'
    return newTargets(g, f).includes(m - REDIRECT) ? undefined : 'HR3-A25'
  },
  react(g, f, by, m, _chance, story?: ThirdStory) {
    g.heresyHolder[m === CANCEL ? ANATHEMA : INDULGENCE] = NONE
    if (m === CANCEL) {
      f.cancelled = 1
      story?.tell({ id: 'cancelled', facts: { by, effect: f.effect } })
    } else {
      f.target = m - REDIRECT
      story?.tell({ id: 'redirected', facts: { by, effect: f.effect, target: f.target } })
    }
    return undefined
  },
  outcome: (_g, f) => (f.cancelled ? CANCELLED : undefined),
  passed: (_g, f) => f.target,
  meanwhile: (_g, f, below) =>
    f.cancelled === 0 &&
    f.target !== f.by &&
    (f.target !== NONE) === AIMED.includes(f.effect) &&
    (f.cancellable === 0) === (localOf(below, 'drawn') === 1),
  tells: (_g, f) => ({ by: f.by, effect: f.effect, target: f.target }),
})

function canReact(g: State, f: Window, p: Player): boolean {
  const token = heresyOf(g, p)
  if (token === ANATHEMA) return f.cancellable === 1
  return token === INDULGENCE && newTargets(g, f).length > 0
}

/** A new target is neither the old one nor the player who invokes the effect. */
const newTargets = (g: State, f: Window): Player[] =>
  f.target === NONE ? [] : othersAfter(g, f.by).filter((p) => p !== f.target)

export const windows = window.procedure
