import { ask, at, type Chance, done, type Frame, go, type Move, type Player, procedure, question } from '@acheron/core'
import { CANCEL, isRedirect, LET, REDIRECT } from '../../railway/moves.ts'
import { isAtTable, NONE, othersAfter } from '../../railway/queries.ts'
import type { Effect } from './effects.ts'
import { heresyOf } from './queries.ts'
import { ANATHEMA, INDULGENCE, type State } from './state.ts'
import type { ThirdStory } from './story.ts'

/** What comes of an announcement; otherwise its target, or NONE if it has none. */
export const CANCELLED = -2

/** An effect has been announced: those who hold a Heresy token that fits may answer. The tokens are public. */
export interface Window extends Frame {
  by: Player
  effect: Effect
  /** The player it is aimed at, or NONE. */
  target: Player
  /** Whether it can still be cancelled: 1 or 0. */
  cancellable: number
  waiting: Player[]
}

export const announce = (g: State, by: Player, effect: Effect, target: Player = NONE, cancellable = 1): Window => ({
  step: at(opened),
  by,
  effect,
  target,
  cancellable,
  waiting: othersAfter(g, by),
})

function opened(g: State, f: Window): void {
  while (f.waiting.length > 0 && !canReact(g, f, f.waiting[0])) f.waiting.shift()
  if (f.waiting.length === 0) done(g, f.target)
  else ask(g, f, f.waiting[0], react, answered)
}

export function canReact(g: State, f: Window, p: Player): boolean {
  const token = heresyOf(g, p)
  if (token === ANATHEMA) return f.cancellable === 1
  return token === INDULGENCE && newTargets(g, f).length > 0
}

/** A new target is neither the old one nor the player who invokes the effect. */
const newTargets = (g: State, f: Window): Player[] =>
  f.target === NONE ? [] : othersAfter(g, f.by).filter((p) => p !== f.target)

function answered(g: State, f: Window, m: Move, _chance: Chance, story?: ThirdStory): void {
  const by = f.waiting[0]
  if (m === LET) {
    f.waiting.shift()
    return go(f, opened)
  }
  g.heresyHolder[m === CANCEL ? ANATHEMA : INDULGENCE] = NONE
  if (m === CANCEL) {
    story?.tell({ id: 'cancelled', facts: { by, effect: f.effect } })
    return done(g, CANCELLED)
  }
  f.target = m - REDIRECT
  f.waiting = othersAfter(g, f.by)
  story?.tell({ id: 'redirected', facts: { by, effect: f.effect, target: f.target } })
  go(f, opened)
}

const react = question<State, Window>({
  id: 'hellrail.react',
  rule: 'HR3-A23',
  params: (_g, f) => ({ by: f.by, effect: f.effect, target: f.target }),
  moves: (g, f) => [LET, CANCEL, ...newTargets(g, f).map((p) => REDIRECT + p)],
  cannot(g, f, p, m) {
    if (m === LET) return undefined
    if (m === CANCEL) return heresyOf(g, p) === ANATHEMA ? undefined : 'HR3-131'
    if (!isRedirect(m)) return 'HR3-A23'
    if (heresyOf(g, p) !== INDULGENCE || !isAtTable(g, m - REDIRECT)) return 'HR3-132'
    return newTargets(g, f).includes(m - REDIRECT) ? undefined : 'HR3-A25'
  },
})

procedure('hellrail.window', { opened, answered })
