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
} from '@acheron/core'
import { actionOf, cannotAct } from '../actions.ts'
import { DIVE, LET } from '../moves.ts'
import { everybodyFrom } from '../queries.ts'
import { NO_ACTION, type State } from '../state.ts'
import type { ToyStory } from '../story.ts'
import { BARRED, windowFor } from '../windows.ts'

interface Turns extends Frame {
  /** Who has not had a turn yet. */
  order: Player[]
}

export const turns = (g: State): Turns => ({ step: at(nextTurn), order: everybodyFrom(g, g.first) })

function nextTurn(g: State, f: Turns): void {
  const by = f.order.shift()
  if (by === undefined) return done(g)
  const turn: Turn = { step: at(begun), by, action: NO_ACTION }
  call(g, f, turn, nextTurn)
}

procedure('toy.turns', { nextTurn })

export interface Turn extends Frame {
  by: Player
  action: Move
}

function begun(g: State, f: Turn): void {
  ask(g, f, f.by, act, chosen)
}

function chosen(g: State, f: Turn, m: Move, chance: Chance, story?: ToyStory): void {
  f.action = m
  const { action, noun } = actionOf(m)
  if (!action.announced) {
    action.carryOut(g, f.by, noun, chance, story)
    return done(g)
  }
  action.announced.begin?.(g, noun)
  story?.tell({ id: 'announced', facts: { by: f.by, action: m } })
  call(g, f, windowFor(g, f.by), resolved)
}

function resolved(g: State, f: Turn, outcome: number, chance: Chance, story?: ToyStory): void {
  const { action, noun } = actionOf(f.action)
  if (outcome === BARRED) {
    action.announced?.barred?.(g, noun)
    story?.tell({ id: 'barred', facts: { by: f.by, action: f.action } })
  } else action.carryOut(g, f.by, noun, chance, story)
  done(g)
}

const act = question<State, Turn>({
  id: 'toy.act',
  rule: 'TOY-10',
  moves: () => Array.from({ length: LET - DIVE }, (_, i) => DIVE + i),
  cannot: (g, _f, p, m) => cannotAct(g, p, m),
})

procedure('toy.turn', { begun, chosen, resolved })
