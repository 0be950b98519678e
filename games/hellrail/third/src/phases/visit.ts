import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  from,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { type Circle, GATES } from '../../../railway/circles.ts'
import { DECLINE, USE, USE_HELD } from '../../../railway/moves.ts'
import { circleOfEngine, everybody, NONE } from '../../../railway/queries.ts'
import { CIRCLE, MOVER } from '../../../railway/ranges.ts'
import { returnToken, seeToken, showToken } from '../edits.ts'
import { rulesOf } from '../effects/index.ts'
import { EFFECT_NAMES, EFFECTS, type Effect } from '../effects.ts'
import { effectOf, heldEffect, knowsToken } from '../queries.ts'
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

function entered(g: State, f: Visit, _answer: number, _chance: Chance, story?: ThirdStory): void {
  if (f.circle === GATES) return done(g)
  if (g.secret) lookAtTokens(g, f, story)
  // To ask only where something can be used would betray a token that lies face down.
  if (g.secret || !cannotUse(g, f, USE) || !cannotUse(g, f, USE_HELD)) return ask(g, f, f.by, decide)
  story?.tell({ id: 'no-use', facts: { by: f.by, circle: f.circle, effect: effectOf(g, f.circle) } })
  done(g)
}

function lookAtTokens(g: State, f: Visit, story?: ThirdStory): void {
  const effects = [effectOf(g, f.circle), heldEffect(g, f.by)].filter((effect) => effect !== NONE)
  for (const effect of effects) seeToken(g, f.by, effect)
  const secret = { facts: { effects }, readers: [f.by] }
  story?.tell({ id: 'saw-tokens', facts: { by: f.by, circle: f.circle }, secret })
}

function decided(g: State, f: Visit, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m === DECLINE) return done(g)
  f.effect = effectMeant(g, f, m)
  showToken(g, f.effect)
  const held = m === USE_HELD ? 1 : 0
  story?.tell({ id: 'invoked', facts: { by: f.by, effect: f.effect, circle: f.circle, held }, reveals: 'all' })
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
  rule: 'HR3-054',
  next: decided,
  params: (g, f) => ({ circle: f.circle, effect: effectOf(g, f.circle), held: heldEffect(g, f.by) }),
  moves: () => [USE, USE_HELD, DECLINE],
  cannot(g, f, _p, m) {
    if (m === DECLINE) return undefined
    return m === USE || m === USE_HELD ? cannotUse(g, f, m) : 'HR3-054'
  },
})

const isThere = (g: State, f: Visit): boolean => f.circle !== GATES && f.circle === circleOfEngine(g, f.by)

/** There is something to decide: an effect that can be used, or tokens face down that were looked at. */
function hasChoice(g: State, f: Visit): boolean {
  const here = effectOf(g, f.circle)
  const held = heldEffect(g, f.by)
  const tokens = held === NONE ? [here] : [here, held]
  if (g.secret) return tokens.every((effect) => knowsToken(g, f.by, effect))
  return tokens.some((effect) => !rulesOf(effect).cannotUse(g, f.by, effect === held))
}

/** The effect in use is that of the circle or of the engine card, and everybody has seen it. */
const isUsing = (g: State, f: Visit): boolean =>
  isThere(g, f) &&
  (g.tokenPlace[f.effect] === f.circle || g.tokenPlace[f.effect] === HELD + f.by) &&
  everybody(g).every((p) => knowsToken(g, p, f.effect))

export const visitProcedure = procedure<State, Visit>({
  locals: { by: MOVER, circle: CIRCLE, effect: from(NONE, EFFECTS - 1) },
  steps: { entered, decided, used },
  questions: { visit: decide },
  calls: { used: EFFECT_NAMES },
  meanwhile: {
    decided: (g, f) => isThere(g, f) && f.effect === NONE && hasChoice(g, f),
    used: isUsing,
  },
})
