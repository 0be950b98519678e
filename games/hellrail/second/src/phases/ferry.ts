import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { crossing, crossings, landings, sailingTo, WIDEST } from '../../../railway/crossing.ts'
import { derailTrain } from '../../../railway/edits.ts'
import { GO, go, isGo } from '../../../railway/moves.ts'
import { DERAILED } from '../../../railway/moving.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { hasSide, listSides } from '../../../railway/walking.ts'
import { roll } from '../edits.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { engines } from './engines.ts'

/** A ferry carries an engine over empty cells in a straight line, if the die is on its side. */
interface Ferry extends Frame {
  by: Player
}

const ways = (g: State, p: Player): number => crossings(g, g.engine[p], WIDEST)

export const cannotFerry = (g: State, p: Player): Rule | undefined =>
  g.ticket[p] === 1 && ways(g, p) !== 0 ? undefined : 'HR1-A21'

export const ferry = (by: Player): Ferry => ({ step: at(castOff), by })

function castOff(g: State, f: Ferry): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Ferry, m: Move, chance: Chance, story?: SecondStory): void {
  const side = m - GO
  const { cells, to } = crossing(g, g.engine[f.by], side)
  g.ticket[f.by] = 0
  story?.tell({ id: 'ferried', facts: { by: f.by, side, cells } })
  if (roll(f.by, chance, story) > cells) return call(g, f, engines.land(f.by, to), landed)
  derailTrain(g, f.by, story)
  done(g, DERAILED)
}

function landed(g: State, _f: Ferry, outcome: number): void {
  done(g, outcome)
}

const choose = question<State, Ferry>({
  rule: 'HR1-050',
  next: chosen,
  moves: (g, f) => listSides(ways(g, f.by)).map(go),
  cannot: (g, f, _p, m) => (isGo(m) && hasSide(ways(g, f.by), m - GO) ? undefined : 'HR1-050'),
  targets: (g, f, _p, m) => landings(g, f.by, m),
  meant: (g, f, _p, target) => sailingTo(g, f.by, target),
})

export const ferryProcedure = procedure<State, Ferry>({
  locals: { by: MOVER },
  steps: { castOff, chosen, landed },
  questions: { ferry: choose },
  calls: { landed: ['moving'] },
  meanwhile: {
    chosen: (g, f) => cannotFerry(g, f.by) === undefined,
    landed: (g, f) => g.ticket[f.by] === 0,
  },
})
