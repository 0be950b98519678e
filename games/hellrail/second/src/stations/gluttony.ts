import { ask, at, type Chance, done, go, type Move, procedure, question } from '@acheron/core'
import { isTarget, TARGET } from '../../../railway/moves.ts'
import { handSize, hasMoreCardsThanAll, isAtTable, othersAfter } from '../../../railway/queries.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { drawFrom } from '../edits.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { isAtStation, type Power, type Using } from './power.ts'

/** Card by card, until the visitor has more than anybody else or nobody else has any. */
function hungers(g: State, f: Using, _answer: number, chance: Chance, story?: SecondStory): void {
  const [victim, ...others] = othersAfter(g, f.by).filter((p) => handSize(g, p) > 0)
  if (victim === undefined || hasMoreCardsThanAll(g, f.by)) go(f, sated)
  else if (others.length > 0) ask(g, f, f.by, choose)
  else chosen(g, f, TARGET + victim, chance, story)
}

function chosen(g: State, f: Using, m: Move, chance: Chance, story?: SecondStory): void {
  drawFrom(g, f.by, m - TARGET, 1, chance, story)
  go(f, hungers)
}

/** From now on the whole hand must be played in this turn. */
function sated(g: State): void {
  g.glutton = 1
  done(g)
}

const choose = question<State, Using>({
  rule: 'HR1-059',
  next: chosen,
  moves: (g, f) => othersAfter(g, f.by).map((p) => TARGET + p),
  cannot(g, f, _p, m) {
    const from = m - TARGET
    return isTarget(m) && isAtTable(g, from) && from !== f.by && handSize(g, from) > 0 ? undefined : 'HR1-059'
  },
})

/** Station 3. */
export const gluttony: Power = {
  procedure: procedure<State, Using>({
    locals: { by: MOVER },
    steps: { hungers, chosen, sated },
    questions: { gluttony: choose },
    meanwhile: {
      chosen: (g, f, below) => isAtStation(3)(g, f, below) && !hasMoreCardsThanAll(g, f.by),
    },
  }),
  begin: (by) => ({ step: at(hungers), by }),
}
