import { ask, at, type Chance, call, done, type Move, procedure, question, type Rule } from '@acheron/core'
import { markSleeper } from '../../../railway/edits.ts'
import { cannotMark, listMarks, type MarkingFault, sleeperToMark } from '../../../railway/marking.ts'
import { engineOn, hasMarker, isSleeper, NONE } from '../../../railway/queries.ts'
import { MOVER, SLEEPER_OR_NONE } from '../../../railway/ranges.ts'
import type { FieldSleeper } from '../../../railway/state.ts'
import { DELINQUENCY } from '../effects.ts'
import { CHECKS, type State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface Delinquency extends Using {
  sleeper: FieldSleeper
}

function begun(g: State, f: Delinquency): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Delinquency, m: Move): void {
  f.sleeper = sleeperToMark(g, m)
  call(g, f, announce(f.by, DELINQUENCY), answered)
}

function answered(g: State, f: Delinquency, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    markSleeper(g, f.sleeper)
    story?.tell({ id: 'marked', facts: { by: f.by, at: f.sleeper } })
  }
  done(g)
}

const RULES: Readonly<Record<MarkingFault, Rule>> = {
  'no-sleeper': 'HR3-100',
  marked: 'HR3-A33',
  occupied: 'HR3-100',
}

const choose = question<State, Delinquency>({
  rule: 'HR3-100',
  next: chosen,
  moves: listMarks,
  cannot(g, _f, _p, m) {
    const fault = cannotMark(g, m)
    return fault && RULES[fault]
  },
})

export const delinquency: EffectRules = {
  procedure: procedure<State, Delinquency>({
    locals: { by: MOVER, sleeper: SLEEPER_OR_NONE },
    steps: { begun, chosen, answered },
    questions: { delinquency: choose },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (_g, f) => f.sleeper === NONE,
      answered: (g, f) => isSleeper(g, f.sleeper) && !hasMarker(g, f.sleeper) && engineOn(g, f.sleeper) === NONE,
    },
  }),
  cannotUse(g) {
    if (g.markers.length >= CHECKS) return 'HR3-A33'
    return listMarks(g).some((m) => !cannotMark(g, m)) ? undefined : 'HR3-100'
  },
  begin: (_g, by): Delinquency => ({ step: at(begun), by, sleeper: NONE }),
}
