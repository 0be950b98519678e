import { ask, at, type Chance, done, type Move, procedure, question } from '@acheron/core'
import { markSleeper } from '../../../railway/edits.ts'
import { cannotMark, listMarks, sleeperToMark } from '../../../railway/marking.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import type { Power, Using } from './power.ts'

function looks(g: State, f: Using): void {
  ask(g, f, f.by, choose, chosen)
}

function chosen(g: State, f: Using, m: Move, _chance: Chance, story?: SecondStory): void {
  const sleeper = sleeperToMark(g, m)
  markSleeper(g, sleeper)
  story?.tell({ id: 'marked', facts: { by: f.by, at: sleeper } })
  done(g)
}

const choose = question<State, Using>({
  id: 'hellrail-1999.barrier',
  rule: 'HR1-061',
  moves: listMarks,
  cannot: (g, _f, _p, m) => (cannotMark(g, m) ? 'HR1-061' : undefined),
})

procedure('hellrail-1999.barriers', { looks, chosen })

/** Station 4. */
export const barriers: Power = {
  cannotUse: (g) => (listMarks(g).some((m) => !cannotMark(g, m)) ? undefined : 'HR1-061'),
  begin: (by) => ({ step: at(looks), by }),
}
