import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  go,
  type Move,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { countTurn, endsTurn, handlesCar, stokes } from '../../../railway/acting.ts'
import { discard, drawCards, showCard } from '../../../railway/edits.ts'
import {
  DROP_TENDER,
  END,
  isLay,
  isMove,
  isStoke,
  KEEP_TENDER,
  LAY,
  MOVE,
  SAIL,
  STOKE,
} from '../../../railway/moves.ts'
import { DERAILED, ENTERED } from '../../../railway/moving.ts'
import { VALUE } from '../../../railway/rail-cards.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { endGame, isAtStandstill } from '../../../railway/scoring.ts'
import { sidesAhead } from '../../../railway/walking.ts'
import { cannotAct, listActions } from '../actions.ts'
import type { State } from '../state.ts'
import type { ThirdStory } from '../story.ts'
import { sailing } from './boat.ts'
import { bribing } from './cerberus.ts'
import { engines } from './engines.ts'
import { laying } from './laying.ts'
import { visit } from './visit.ts'

const DRAWN = 1
const DRAWN_WITH_TENDER = 3

export interface Turn extends Frame {
  by: Player
  /** How far the card just played carries the engine. */
  reach: number
}

export const turn = (by: Player): Turn => ({ step: at(begun), by, reach: 0 })

function begun(g: State, f: Turn): void {
  if (g.tender[f.by]) ask(g, f, f.by, keepTender)
  else go(f, draws)
}

function tenderDecided(g: State, f: Turn, m: Move, _chance: Chance, story?: ThirdStory): void {
  if (m === DROP_TENDER) {
    g.tender[f.by] = 0
    story?.tell({ id: 'dropped-tender', facts: { by: f.by } })
  }
  go(f, draws)
}

function draws(g: State, f: Turn, _answer: number, chance: Chance, story?: ThirdStory): void {
  countTurn(g)
  if (isAtStandstill(g)) return endGame(g, story)
  const enough = drawCards(g, f.by, g.tender[f.by] ? DRAWN_WITH_TENDER : DRAWN, chance, story)
  if (enough) go(f, acts)
  else endGame(g, story)
}

function acts(g: State, f: Turn): void {
  ask(g, f, f.by, act)
}

function acted(g: State, f: Turn, m: Move, chance: Chance, story?: ThirdStory): void {
  if (m === END) return go(f, ends)
  if (handlesCar(g, f.by, m, story)) return go(f, acts)
  if (isLay(m)) {
    showCard(g, m - LAY)
    story?.tell({ id: 'showed-card', facts: { by: f.by, card: m - LAY }, reveals: 'all' })
    return call(g, f, laying.lay(f.by, m - LAY), acts)
  }
  // Fanning is the last thing in a turn.
  if (isStoke(m)) return stokes(g, f.by, m - STOKE, chance, story) ? go(f, ends) : endGame(g, story)
  if (!isMove(m)) return call(g, f, sailing(f.by, m - SAIL), moved)
  f.reach = VALUE[m - MOVE]
  discard(g, m - MOVE)
  story?.tell({ id: 'set-off', facts: { by: f.by, card: m - MOVE, reach: f.reach }, reveals: 'all' })
  const bribe = bribing(g, f.by)
  if (bribe) call(g, f, bribe, moves)
  else go(f, moves)
}

function moves(g: State, f: Turn): void {
  call(g, f, engines.move(f.by, f.reach), moved)
}

function moved(g: State, f: Turn, outcome: number): void {
  if (outcome === DERAILED) go(f, ends)
  else if (outcome === ENTERED) call(g, f, visit(g, f.by), acts)
  else go(f, acts)
}

function ends(g: State, f: Turn, _answer: number, _chance: Chance, story?: ThirdStory): void {
  endsTurn(g, f.by, story)
  done(g)
}

const keepTender = question<State, Turn>({
  rule: 'HR3-145',
  next: tenderDecided,
  moves: () => [KEEP_TENDER, DROP_TENDER],
  cannot: (_g, _f, _p, m) => (m === KEEP_TENDER || m === DROP_TENDER ? undefined : 'HR3-145'),
})

const act = question<State, Turn>({
  rule: 'HR3-020',
  next: acted,
  moves: (g, _f, p) => listActions(g, p),
  legal: (g, _f, p) => listActions(g, p),
  cannot: (g, _f, p, m) => cannotAct(g, p, m),
})

export const turnProcedure = procedure<State, Turn>({
  locals: { by: MOVER, reach: (reach) => [0, ...VALUE].some((value) => value === reach) },
  steps: { begun, tenderDecided, draws, acts, acted, moves, moved, ends },
  questions: { tender: keepTender, turn: act },
  calls: { acts: ['laying', 'visit'], moves: ['cerberus'], moved: ['moving', 'boat'] },
  meanwhile: {
    tenderDecided: (g, f) => g.tender[f.by] === 1 && g.glutton === 0,
    moves: (g, f) => f.reach > 0 && sidesAhead(g, g.engine[f.by]) !== 0,
  },
})
