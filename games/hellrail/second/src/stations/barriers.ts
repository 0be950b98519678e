import { ask, at, type Chance, done, type Move, procedure, question } from '@acheron/core'
import { markSleeper } from '../../../railway/edits.ts'
import { cannotMark, listMarks, sleeperToMark } from '../../../railway/marking.ts'
import { MOVER } from '../../../railway/ranges.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { isAtStation, type Power, type Using } from './power.ts'

function looks(g: State, f: Using): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Using, m: Move, _chance: Chance, story?: SecondStory): void {
  const sleeper = sleeperToMark(g, m)
  markSleeper(g, sleeper)
  story?.tell({ id: 'marked', facts: { by: f.by, at: sleeper } })
  done(g)
}

const choose = question<State, Using>({
  rule: 'HR1-061',
  next: chosen,
  moves: listMarks,
  cannot(g, _f, _p, m) {
    const fault = cannotMark(g, m)
    return fault && (fault === 'marked' ? 'HR1-A32' : 'HR1-061')
  },
})

/** Station 4. */
export const barriers: Power = {
  procedure: procedure<State, Using>({
    locals: { by: MOVER },
    steps: { looks, chosen },
    questions: { barrier: choose },
    meanwhile: {
      chosen: isAtStation(4),
    },
  }),
  cannotUse: (g) => (listMarks(g).some((m) => !cannotMark(g, m)) ? undefined : 'HR1-061'),
  begin: (by) => ({ step: at(looks), by }),
}
