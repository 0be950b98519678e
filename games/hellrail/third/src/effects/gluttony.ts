import { ask, at, type Chance, call, done, go, type Move, procedure, question } from '@acheron/core'
import { drawFromHand } from '../../../railway/edits.ts'
import { ENOUGH, isTarget, TARGET } from '../../../railway/moves.ts'
import { handSize, hasMoreCardsThanAll, isAtTable, othersAfter } from '../../../railway/queries.ts'
import { FLAG, MOVER } from '../../../railway/ranges.ts'
import { GLUTTONY } from '../effects.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { announce, CANCELLED } from '../windows.ts'
import type { EffectRules, Using } from './effect.ts'

interface Gluttony extends Using {
  drawn: number
}

function begun(g: State, f: Gluttony): void {
  if (hasMoreCardsThanAll(g, f.by)) go(f, sated)
  else ask(g, f, f.by, choose)
}

function chosen(g: State, f: Gluttony, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m === ENOUGH) return go(f, sated)
  story?.tell({ id: 'targeted', facts: { by: f.by, target: m - TARGET } })
  call(g, f, announce(f.by, GLUTTONY, m - TARGET, f.drawn === 0 ? 1 : 0), answered)
}

function answered(g: State, f: Gluttony, from: number, chance: Chance, story?: ThirdStory): void {
  if (from === CANCELLED) return done(g)
  f.drawn = 1
  if (handSize(g, from) > 0) {
    const card = drawFromHand(g, f.by, from, chance)
    story?.tell({ id: 'drew-from', facts: { by: f.by, from }, secret: { facts: { card }, readers: [f.by, from] } })
  }
  go(f, begun)
}

/** From now on the whole hand must be played or discarded in this turn. */
function sated(g: State): void {
  g.glutton = 1
  done(g)
}

const choose = question<State, Gluttony>({
  rule: 'HR3-106',
  next: chosen,
  moves: (g, f) => [...othersAfter(g, f.by).map((p) => TARGET + p), ENOUGH],
  cannot(g, f, _p, m) {
    if (m === ENOUGH) return undefined
    const from = m - TARGET
    return isTarget(m) && isAtTable(g, from) && from !== f.by && handSize(g, from) > 0 ? undefined : 'HR3-106'
  },
})

export const gluttony: EffectRules = {
  procedure: procedure<State, Gluttony>({
    locals: { by: MOVER, drawn: FLAG },
    steps: { begun, chosen, answered, sated },
    questions: { gluttony: choose },
    calls: { answered: ['window'] },
    meanwhile: {
      chosen: (g, f) => !hasMoreCardsThanAll(g, f.by),
      answered: (g, f) => !hasMoreCardsThanAll(g, f.by),
    },
  }),
  cannotUse: () => undefined,
  begin: (_g, by): Gluttony => ({ step: at(begun), by, drawn: 0 }),
}
