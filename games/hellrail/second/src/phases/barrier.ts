import { at, type Chance, done, type Frame, PLAYER, type Player, procedure } from '@acheron/core'
import { derailTrain } from '../../../railway/edits.ts'
import { DERAILED } from '../../../railway/moving.ts'
import { hasMarker } from '../../../railway/queries.ts'
import { fieldSleeperOf } from '../../../railway/state.ts'
import { DIE, roll, shortenTrain } from '../edits.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'

/** An engine has come upon a barrier, by itself or pushed. */
interface Barrier extends Frame {
  by: Player
}

export const barrierOf = (g: State, by: Player): Barrier | undefined =>
  hasMarker(g, fieldSleeperOf(g.engine[by])) ? { step: at(reached), by } : undefined

function reached(g: State, f: Barrier, _answer: number, chance: Chance, story?: SecondStory): void {
  story?.tell({ id: 'reached-barrier', facts: { by: f.by, at: fieldSleeperOf(g.engine[f.by]) } })
  const die = roll(f.by, chance, story)
  if (die === DIE) {
    derailTrain(g, f.by, story)
    return done(g, DERAILED)
  }
  shortenTrain(g, f.by, die, story)
  done(g)
}

export const barrierProcedure = procedure<State, Barrier>({
  locals: { by: PLAYER },
  steps: { reached },
})
