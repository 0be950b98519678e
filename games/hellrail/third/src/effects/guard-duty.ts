import { ask, at, type Chance, call, done, type Move, procedure, question } from '@acheron/core'
import { CIRCLES, type Circle } from '../../../railway/circles.ts'
import { circleOfGuard, GUARD, isGuard } from '../../../railway/moves.ts'
import { NONE } from '../../../railway/queries.ts'
import { GUARD_DUTY } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface GuardDuty extends Using {
  circle: Circle
}

function begun(g: State, f: GuardDuty): void {
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: GuardDuty, m: Move): void {
  f.circle = circleOfGuard(m)
  call(g, f, announce(g, f.by, GUARD_DUTY), answered)
}

function answered(g: State, f: GuardDuty, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    g.cerberus = f.circle
    story?.tell({ id: 'guarded', facts: { by: f.by, circle: f.circle } })
  }
  done(g)
}

const choose = question<State, GuardDuty>({
  id: 'hellrail.guard-duty',
  rule: 'HR3-109',
  moves: () => Array.from({ length: CIRCLES }, (_, circle) => GUARD + circle),
  cannot: (g, _f, _p, m) => (isGuard(m) && circleOfGuard(m) !== g.cerberus ? undefined : 'HR3-109'),
})

procedure('hellrail.guard-duty', { begun, chosen, answered })

export const guardDuty: EffectRules = {
  cannotUse: () => undefined,
  begin: (_g, by): GuardDuty => ({ step: at(begun), by, circle: NONE }),
}
