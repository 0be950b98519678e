import {
  ask,
  at,
  type Chance,
  done,
  type Frame,
  from,
  go,
  type Move,
  PLAYER,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { discardCar, flip } from '../../../railway/edits.ts'
import { isShed, SHED } from '../../../railway/moves.ts'
import { carCount, hasMarker, isCoupled, NONE, trainOf } from '../../../railway/queries.ts'
import { TRACTION } from '../../../railway/rail-cards.ts'
import { localOf } from '../../../railway/ranges.ts'
import { endGame } from '../../../railway/scoring.ts'
import { fieldSleeperOf } from '../../../railway/state.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'

const MOST_TRACTION = 5

/** An engine has come upon a Check. */
interface Check extends Frame {
  by: Player
  /** How many cars may stay. */
  allowed: number
}

export const checkOf = (g: State, by: Player): Check | undefined =>
  hasMarker(g, fieldSleeperOf(g.engine[by])) ? { step: at(reached), by, allowed: 0 } : undefined

function reached(g: State, f: Check, _answer: number, chance: Chance, story?: ThirdStory): void {
  const card = flip(g, chance, story)
  if (card === NONE) return endGame(g, story)
  story?.tell({ id: 'checked', facts: { by: f.by, card } })
  f.allowed = TRACTION[card]
  go(f, counted)
}

function counted(g: State, f: Check): void {
  if (carCount(g, f.by) > f.allowed) ask(g, f, f.by, shed)
  else done(g)
}

function chosen(g: State, f: Check, m: Move, _chance: Chance, story?: ThirdStory): void {
  discardCar(g, m - SHED)
  story?.tell({ id: 'shed', facts: { by: f.by, card: m - SHED } })
  go(f, counted)
}

const shed = question<State, Check>({
  rule: 'HR3-101',
  next: chosen,
  params: (g, f) => ({ allowed: f.allowed, excess: carCount(g, f.by) - f.allowed }),
  moves: (g, _f, p) => trainOf(g, p).map((car) => SHED + car),
  cannot: (g, _f, p, m) => (isShed(m) && isCoupled(g, m - SHED, p) ? undefined : 'HR3-101'),
})

export const checkProcedure = procedure<State, Check>({
  locals: { by: PLAYER, allowed: from(1, MOST_TRACTION) },
  steps: { reached, counted, chosen },
  questions: { shed },
  meanwhile: {
    chosen: (g, f, below) =>
      f.by === localOf(below, 'engine') &&
      hasMarker(g, fieldSleeperOf(g.engine[f.by])) &&
      carCount(g, f.by) > f.allowed,
  },
})
