import {
  ask,
  at,
  type Chance,
  done,
  type Frame,
  type Move,
  PLAYER,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { discardCar } from '../../../railway/edits.ts'
import { CATCH, SPARE } from '../../../railway/moves.ts'
import { carCount, engineOn, trainOf } from '../../../railway/queries.ts'
import { localOf, MOVER } from '../../../railway/ranges.ts'
import { fieldSleeperOf, OFF } from '../../../railway/state.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'

/** Whoever rams with a Soul Catcher may knock off the last car of the other train. */
interface Catching extends Frame {
  by: Player
  rammed: Player
}

export const catching = (g: State, by: Player, rammed: Player): Catching | undefined =>
  g.catcher[by] === 1 && carCount(g, rammed) > 0 ? { step: at(offered), by, rammed } : undefined

function offered(g: State, f: Catching): void {
  ask(g, f, f.by, decide)
}

function decided(g: State, f: Catching, m: Move, _chance: Chance, story?: ThirdStory): void {
  const last = trainOf(g, f.rammed).at(-1)
  if (m === CATCH && last !== undefined) {
    discardCar(g, last)
    g.catcher[f.by] = 0
    story?.tell({ id: 'caught', facts: { by: f.by, from: f.rammed, card: last } })
  }
  done(g)
}

const decide = question<State, Catching>({
  rule: 'HR3-147',
  next: decided,
  params: (_g, f) => ({ rammed: f.rammed }),
  moves: () => [CATCH, SPARE],
  cannot: (_g, _f, _p, m) => (m === CATCH || m === SPARE ? undefined : 'HR3-147'),
})

const isRamming = (g: State, f: Catching, below: Frame | undefined): boolean =>
  g.catcher[f.by] === 1 &&
  f.rammed !== f.by &&
  carCount(g, f.rammed) > 0 &&
  engineOn(g, fieldSleeperOf(localOf(below, 'to') ?? OFF)) === f.rammed

export const catchingProcedure = procedure<State, Catching>({
  locals: { by: MOVER, rammed: PLAYER },
  steps: { offered, decided },
  questions: { catch: decide },
  meanwhile: {
    decided: isRamming,
  },
})
