import {
  ask,
  at,
  type Chance,
  call,
  done,
  type Frame,
  type Move,
  PLAYER,
  PLAYERS,
  type Player,
  procedure,
  question,
} from '@acheron/core'
import { actionOf, cannotAct, isAction } from '../actions.ts'
import { worth } from '../cards.ts'
import { DIVE, FERRY, LET, ROB } from '../moves.ts'
import { everybodyFrom } from '../queries.ts'
import { LANDING, NO_ACTION, type State } from '../state.ts'
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

export const turnsInOrder = procedure<State, Turns>({
  locals: { order: PLAYERS },
  steps: { nextTurn },
  calls: { nextTurn: ['turn'] },
})

export interface Turn extends Frame {
  by: Player
  action: Move
}

function begun(g: State, f: Turn): void {
  ask(g, f, f.by, act)
}

function chosen(g: State, f: Turn, m: Move, chance: Chance, story?: ToyStory): void {
  f.action = m
  const { action, noun } = actionOf(m)
  if (!action.announced) {
    action.carryOut(g, f.by, noun, chance, story)
    return done(g)
  }
  action.announced.begin?.(g, noun)
  const shown = m >= FERRY ? ({ reveals: 'all' } as const) : {}
  story?.tell({ id: 'announced', facts: { by: f.by, action: m }, ...shown })
  call(g, f, windowFor(f.by), resolved)
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
  rule: 'TOY-10',
  next: chosen,
  moves: () => Array.from({ length: LET - DIVE }, (_, i) => DIVE + i),
  cannot: (g, _f, p, m) => cannotAct(g, p, m),
})

export const aTurn = procedure<State, Turn>({
  locals: { by: PLAYER, action: (m) => m === NO_ACTION || (typeof m === 'number' && isAction(m)) },
  steps: { begun, chosen, resolved },
  questions: { act },
  calls: { resolved: ['window'] },
  meanwhile: { resolved: isAnnounced },
})

/** What was announced can come to pass: the soul lies on the landing, or there is something to rob. */
function isAnnounced(g: State, { by, action }: Turn): boolean {
  if (action < FERRY) return action >= ROB && !cannotAct(g, by, action)
  const card = action - FERRY
  return g.cardPlace[card] === LANDING && g.obols[by] >= worth(card)
}
