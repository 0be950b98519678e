import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { CIRCLES, type Circle } from '../../../railway/circles.ts'
import { circleOfGuard, GUARD, isGuard } from '../../../railway/moves.ts'
import { NONE } from '../../../railway/queries.ts'
import { CIRCLE_OR_NONE, MOVER } from '../../../railway/ranges.ts'
import { GUARD_DUTY } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface GuardDuty extends Using {
  circle: Circle
}

function begun(g: State, f: GuardDuty): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: GuardDuty, m: Move): void {
  f.circle = circleOfGuard(m)
  call(g, f, announce(f.by, GUARD_DUTY), answered)
}

function answered(g: State, f: GuardDuty, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    g.cerberus = f.circle
    story?.tell({ id: 'guarded', facts: { by: f.by, circle: f.circle } })
  }
  done(g)
}

const choose = question<State, GuardDuty>({
  rule: 'HR3-109',
  next: chosen,
  moves: () => Array.from({ length: CIRCLES }, (_, circle) => GUARD + circle),
  cannot: (_g, _f, _p, m) => (isGuard(m) ? undefined : 'HR3-109'),
})

export const guardDuty: EffectRules = {
  procedure: procedure<State, GuardDuty>({
    locals: { by: MOVER, circle: CIRCLE_OR_NONE },
    steps: { begun, chosen, answered },
    questions: { 'guard-duty': choose },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (_g, f) => f.circle === NONE,
      answered: (_g, f) => f.circle !== NONE,
    },
  }),
  cannotUse: () => undefined,
  begin: (_g, by): GuardDuty => ({ step: at(begun), by, circle: NONE }),
}
