import {
  ask,
  at,
  type Chance,
  call,
  done,
  from,
  type Move,
  procedure,
  question,
  type Rule,
  type Step,
} from '@acheron/core'
import { isTake, TAKE } from '../../../railway/moves.ts'
import { NONE } from '../../../railway/queries.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { BOATMEN, BRIMSTONE_TENDERS, type Effect, HERESY, SOUL_CATCHER } from '../effects.ts'
import { heresyOf, isBoatFree, isCatcherFree, isTenderFree } from '../queries.ts'
import { HERESIES, type State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

/** An effect that gives its user a token: one at most, and only while there is one in the supply. */
function taking(
  effect: Effect,
  isFree: (g: State) => boolean,
  holders: (g: State) => number[],
  event: 'took-boat' | 'took-tender' | 'took-catcher',
): EffectRules {
  const begun: Step<State, Using> = (g, f) => call(g, f, announce(f.by, effect), answered)
  const answered: Step<State, Using> = (g, f, outcome, _chance, story?: ThirdStory) => {
    if (outcome !== CANCELLED) {
      holders(g)[f.by] = 1
      story?.tell({ id: event, facts: { by: f.by } })
    }
    done(g)
  }
  return {
    procedure: procedure<State, Using>({
      locals: { by: MOVER },
      steps: { begun, answered },
      calls: { answered: ['window'] },
    }),
    cannotUse: (g, p) => (holders(g)[p] === 0 && isFree(g) ? undefined : 'HR3-A47'),
    begin: (_g, by): Using => ({ step: at(begun), by }),
  }
}

export const boatmen = taking(BOATMEN, isBoatFree, (g) => g.boat, 'took-boat')
export const tenders = taking(BRIMSTONE_TENDERS, isTenderFree, (g) => g.tender, 'took-tender')
export const soulCatcher = taking(SOUL_CATCHER, isCatcherFree, (g) => g.catcher, 'took-catcher')

interface TakingHeresy extends Using {
  token: number
}

function begun(g: State, f: TakingHeresy): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: TakingHeresy, m: Move): void {
  f.token = m - TAKE
  call(g, f, announce(f.by, HERESY), answered)
}

function answered(g: State, f: TakingHeresy, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    g.heresyHolder[f.token] = f.by
    story?.tell({ id: 'took-heresy', facts: { by: f.by, token: f.token } })
  }
  done(g)
}

const choose = question<State, TakingHeresy>({
  rule: 'HR3-110',
  next: chosen,
  moves: (g) => g.heresyHolder.map((_, token) => TAKE + token),
  cannot: (g, _f, _p, m) => (isTake(m) && g.heresyHolder[m - TAKE] === NONE ? undefined : 'HR3-110'),
})

export const heresy: EffectRules = {
  procedure: procedure<State, TakingHeresy>({
    locals: { by: MOVER, token: from(NONE, HERESIES - 1) },
    steps: { begun, chosen, answered },
    questions: { 'take-heresy': choose },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (_g, f) => f.token === NONE,
      answered: (g, f) => g.heresyHolder[f.token] === NONE,
    },
  }),
  cannotUse: (g, p): Rule | undefined =>
    heresyOf(g, p) === NONE && g.heresyHolder.includes(NONE) ? undefined : 'HR3-A47',
  begin: (_g, by): TakingHeresy => ({ step: at(begun), by, token: NONE }),
}
