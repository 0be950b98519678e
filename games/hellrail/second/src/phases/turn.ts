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
import { END, isLay, isMove, isStoke, LAY, MOVE, STOKE } from '../../../railway/moves.ts'
import { DERAILED, ENTERED } from '../../../railway/moving.ts'
import { VALUE } from '../../../railway/rail-cards.ts'
import { MOVER } from '../../../railway/ranges.ts'
import { endGame, isAtStandstill } from '../../../railway/scoring.ts'
import { cannotAct, listActions } from '../actions.ts'
import type { State } from '../state.ts'
import type { SecondStory } from '../story.ts'
import { engines } from './engines.ts'
import { ferry } from './ferry.ts'
import { laying } from './laying.ts'
import { visit } from './visit.ts'

const DRAWN = 1

interface Turn extends Frame {
  by: Player
}

export const turn = (by: Player): Turn => ({ step: at(draws), by })

function draws(g: State, f: Turn, _answer: number, chance: Chance, story?: SecondStory): void {
  countTurn(g)
  if (isAtStandstill(g)) return endGame(g, story)
  if (drawCards(g, f.by, DRAWN, chance, story)) go(f, acts)
  else endGame(g, story)
}

function acts(g: State, f: Turn): void {
  ask(g, f, f.by, act)
}

function acted(g: State, f: Turn, m: Move, chance: Chance, story?: SecondStory): void {
  if (m === END) return go(f, ends)
  if (handlesCar(g, f.by, m, story)) return go(f, acts)
  if (isLay(m)) {
    showCard(g, m - LAY)
    story?.tell({ id: 'showed-card', facts: { by: f.by, card: m - LAY }, reveals: 'all' })
    return call(g, f, laying.lay(f.by, m - LAY), acts)
  }
  // Exchanging is the last thing in a turn.
  if (isStoke(m)) return stokes(g, f.by, m - STOKE, chance, story) ? go(f, ends) : endGame(g, story)
  if (!isMove(m)) return call(g, f, ferry(f.by), moved)
  const card = m - MOVE
  discard(g, card)
  story?.tell({ id: 'set-off', facts: { by: f.by, card, reach: VALUE[card] }, reveals: 'all' })
  call(g, f, engines.move(f.by, VALUE[card]), moved)
}

function moved(g: State, f: Turn, outcome: number): void {
  const visiting = outcome === ENTERED ? visit(g, f.by) : undefined
  if (visiting) call(g, f, visiting, visited)
  else visited(g, f, outcome)
}

function visited(_g: State, f: Turn, outcome: number): void {
  go(f, outcome === DERAILED ? ends : acts)
}

function ends(g: State, f: Turn, _answer: number, _chance: Chance, story?: SecondStory): void {
  endsTurn(g, f.by, story)
  done(g)
}

const act = question<State, Turn>({
  rule: 'HR1-011',
  next: acted,
  moves: (g, _f, p) => listActions(g, p),
  legal: (g, _f, p) => listActions(g, p),
  cannot: (g, _f, p, m) => cannotAct(g, p, m),
})

export const turnProcedure = procedure<State, Turn>({
  locals: { by: MOVER },
  steps: { draws, acts, acted, moved, visited, ends },
  questions: { turn: act },
  calls: { acts: ['laying'], moved: ['moving', 'ferry'], visited: ['visit'] },
})
