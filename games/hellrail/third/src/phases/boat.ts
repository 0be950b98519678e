import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go as goOn,
  type Move,
  type Player,
  procedure,
  question,
  type Rule,
} from '@acheron/core'
import { crossing, crossings, landings, sailingTo } from '../../../railway/crossing.ts'
import { discard } from '../../../railway/edits.ts'
import { GO, go, isGo } from '../../../railway/moves.ts'
import { isInHand } from '../../../railway/queries.ts'
import { type RailCard, TRACTION } from '../../../railway/rail-cards.ts'
import { CARD, MOVER } from '../../../railway/ranges.ts'
import { DISCARDS } from '../../../railway/state.ts'
import { listSides } from '../../../railway/walking.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { bribing, canBribe } from './cerberus.ts'
import { engines } from './engines.ts'

/** A Boat carries an engine over empty cells in a straight line. */
interface Sailing extends Frame {
  by: Player
  card: RailCard
}

export function cannotSail(g: State, p: Player, card: RailCard): Rule | undefined {
  if (g.boat[p] === 0) return 'HR3-136'
  if (!isInHand(g, card, p)) return 'HR3-021'
  if (crossings(g, g.engine[p], TRACTION[card]) === 0) return 'HR3-A17'
  return canBribe(g, p, card) ? undefined : 'HR3-A19'
}

export const sailing = (by: Player, card: RailCard): Sailing => ({ step: at(castOff), by, card })

function castOff(g: State, f: Sailing, _answer: number, _chance: Chance, story?: ThirdStory): void {
  discard(g, f.card)
  story?.tell({ id: 'showed-card', facts: { by: f.by, card: f.card }, reveals: 'all' })
  g.boat[f.by] = 0
  const bribe = bribing(g, f.by)
  if (bribe) call(g, f, bribe, heading)
  else goOn(f, heading)
}

function heading(g: State, f: Sailing): void {
  ask(g, f, f.by, choose)
}

function chosen(g: State, f: Sailing, m: Move, _chance: Chance, story?: ThirdStory): void {
  const { cells, to } = crossing(g, g.engine[f.by], m - GO)
  story?.tell({ id: 'sailed', facts: { by: f.by, card: f.card, cells }, reveals: 'all' })
  call(g, f, engines.land(f.by, to), landed)
}

function landed(g: State, _f: Sailing, outcome: number): void {
  done(g, outcome)
}

const choose = question<State, Sailing>({
  rule: 'HR3-137',
  next: chosen,
  params: (_g, f) => ({ reach: TRACTION[f.card] }),
  moves: (g, f) => listSides(crossings(g, g.engine[f.by], TRACTION[f.card])).map(go),
  cannot: (g, f, _p, m) =>
    isGo(m) && (crossings(g, g.engine[f.by], TRACTION[f.card]) >> (m - GO)) & 1 ? undefined : 'HR3-137',
  targets: (g, f, _p, m) => landings(g, f.by, m),
  meant: (g, f, _p, target) => sailingTo(g, f.by, target),
})

const hasCastOff = (g: State, f: Sailing): boolean =>
  g.boat[f.by] === 0 && g.cardPlace[f.card] === DISCARDS && crossings(g, g.engine[f.by], TRACTION[f.card]) !== 0

export const boatProcedure = procedure<State, Sailing>({
  locals: { by: MOVER, card: CARD },
  steps: { castOff, heading, chosen, landed },
  questions: { sail: choose },
  calls: { heading: ['cerberus'], landed: ['moving'] },
  meanwhile: {
    heading: hasCastOff,
    chosen: hasCastOff,
    landed: (g, f) => g.boat[f.by] === 0,
  },
})
