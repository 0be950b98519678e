import { ask, at, type Chance, call, done, type Move, procedure, question, type Rule, type Step } from '@acheron/core'
import { isTake, TAKE } from '../../../railway/moves.ts'
import { NONE } from '../../../railway/queries.ts'
import { BOATMEN, BRIMSTONE_TENDERS, EFFECT_NAMES, type Effect, HERESY, SOUL_CATCHER } from '../effects.ts'
import { heresyOf, isBoatFree, isCatcherFree, isTenderFree } from '../queries.ts'
import type { State } from '../state.ts'
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
  const begun: Step<State, Using> = (g, f) => call(g, f, announce(g, f.by, effect), answered)
  const answered: Step<State, Using> = (g, f, outcome, _chance, story?: ThirdStory) => {
    if (outcome !== CANCELLED) {
      holders(g)[f.by] = 1
      story?.tell({ id: event, facts: { by: f.by } })
    }
    done(g)
  }
  procedure(`hellrail.${EFFECT_NAMES[effect]}`, { begun, answered })
  return {
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
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: TakingHeresy, m: Move): void {
  f.token = m - TAKE
  call(g, f, announce(g, f.by, HERESY), answered)
}

function answered(g: State, f: TakingHeresy, outcome: number, _chance: Chance, story?: ThirdStory): void {
  if (outcome !== CANCELLED) {
    g.heresyHolder[f.token] = f.by
    story?.tell({ id: 'took-heresy', facts: { by: f.by, token: f.token } })
  }
  done(g)
}

const choose = question<State, TakingHeresy>({
  id: 'hellrail.take-heresy',
  rule: 'HR3-110',
  moves: (g) => g.heresyHolder.map((_, token) => TAKE + token),
  cannot: (g, _f, _p, m) => (isTake(m) && g.heresyHolder[m - TAKE] === NONE ? undefined : 'HR3-110'),
})

procedure('hellrail.heresy', { begun, chosen, answered })

export const heresy: EffectRules = {
  cannotUse: (g, p): Rule | undefined =>
    heresyOf(g, p) === NONE && g.heresyHolder.includes(NONE) ? undefined : 'HR3-A47',
  begin: (_g, by): TakingHeresy => ({ step: at(begun), by, token: NONE }),
}
