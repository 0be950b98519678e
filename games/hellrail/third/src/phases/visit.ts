import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { type Circle, GATES } from '../../../railway/circles.ts'
import { DECLINE, USE, USE_HELD } from '../../../railway/moves.ts'
import { circleOfEngine, NONE } from '../../../railway/queries.ts'
import { returnToken, seeToken, showToken } from '../edits.ts'
import { rulesOf } from '../effects/index.ts'
import type { Effect } from '../effects.ts'
import { effectOf, heldEffect } from '../queries.ts'
import { HELD, type State } from '../state.ts'
import type { ThirdStory } from '../story.ts'

/** An engine has come into a circle by a card played: its effect may be used now or not at all. */
interface Visit extends Frame {
  by: Player
  circle: Circle
  effect: Effect
}

export const visit = (g: State, by: Player): Visit => ({
  step: at(entered),
  by,
  circle: circleOfEngine(g, by),
  effect: NONE,
})

function entered(g: State, f: Visit): void {
  if (f.circle === GATES) return done(g)
  if (g.secret) lookAtTokens(g, f)
  // To ask only where something can be used would betray a token that lies face down.
  if (g.secret || !cannotUse(g, f, USE) || !cannotUse(g, f, USE_HELD)) ask(g, f, f.by, decide, decided)
  else done(g)
}

function lookAtTokens(g: State, f: Visit): void {
  seeToken(g, f.by, effectOf(g, f.circle))
  const held = heldEffect(g, f.by)
  if (held !== NONE) seeToken(g, f.by, held)
}

function decided(g: State, f: Visit, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m === DECLINE) return done(g)
  f.effect = effectMeant(g, f, m)
  showToken(g, f.effect)
  const held = m === USE_HELD ? 1 : 0
  story?.tell({ id: 'invoked', facts: { by: f.by, effect: f.effect, circle: f.circle, held } })
  call(g, f, rulesOf(f.effect).begin(g, f.by), used)
}

function used(g: State, f: Visit): void {
  if (g.tokenPlace[f.effect] === HELD + f.by) returnToken(g, f.effect)
  done(g)
}

const effectMeant = (g: State, f: Visit, m: Move): Effect => (m === USE ? effectOf(g, f.circle) : heldEffect(g, f.by))

function cannotUse(g: State, f: Visit, m: Move): Rule | undefined {
  const effect = effectMeant(g, f, m)
  return effect === NONE ? 'HR3-112' : rulesOf(effect).cannotUse(g, f.by, m === USE_HELD)
}

const decide = question<State, Visit>({
  id: 'hellrail.visit',
  rule: 'HR3-054',
  params: (g, f) => ({ circle: f.circle, effect: effectOf(g, f.circle), held: heldEffect(g, f.by) }),
  moves: () => [USE, USE_HELD, DECLINE],
  cannot(g, f, _p, m) {
    if (m === DECLINE) return undefined
    return m === USE || m === USE_HELD ? cannotUse(g, f, m) : 'HR3-054'
  },
})

procedure('hellrail.visit', { entered, decided, used })
