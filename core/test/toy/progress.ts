import type { Json, Move, Player } from '@acheron/core'
import { cannotAct, isAction } from './actions.ts'
import { worth } from './cards.ts'
import { FERRY, ROB } from './moves.ts'
import type { Turn } from './phases/turns.ts'
import { cardsAt, everybody } from './queries.ts'
import { LANDING, NO_ACTION, type State } from './state.ts'

/** By procedure: what its frames hold besides the step. */
const LOCALS: Readonly<Record<string, readonly string[]>> = {
  'toy.rounds': [],
  'toy.round': ['part'],
  'toy.bidding': [],
  'toy.turns': ['order'],
  'toy.turn': ['by', 'action'],
  'toy.window': ['by', 'waiting'],
}

/** By question: the step that waits for the answer. */
const WAITING: Readonly<Record<string, string>> = {
  'toy.bid': 'toy.bidding.revealed',
  'toy.act': 'toy.turn.chosen',
  'toy.react': 'toy.window.answered',
}

/** Throws when the procedures in progress are not such as the rules could have left them. */
export function checkProgress(g: State): void {
  checkLocals(g)
  if (g.open && g.frames.at(-1)?.step !== WAITING[g.open.question]) throw new Error('another question must be out')
  const announced = g.frames.filter(({ step }) => step === 'toy.turn.resolved') as Turn[]
  if (!announced.every(({ by, action }) => isAnnounced(g, by, action)))
    throw new Error('what was announced cannot come to pass')
  if (cardsAt(g, LANDING).length !== announced.filter(({ action }) => action >= FERRY).length)
    throw new Error('nobody ferries the soul on the landing')
}

function checkLocals(g: State): void {
  const isPlayer = (p: Json): boolean => everybody(g).some((each) => each === p)
  const arePlayers = (list: Json): boolean => Array.isArray(list) && list.every(isPlayer)
  const fits: Readonly<Record<string, (local: Json) => boolean>> = {
    by: isPlayer,
    order: arePlayers,
    waiting: arePlayers,
    part: (part) => [0, 1, 2, 3].some((each) => each === part),
    action: (m) => typeof m === 'number' && (m === NO_ACTION || isAction(m)),
  }
  for (const { step, ...locals } of g.frames) {
    const names = LOCALS[step.slice(0, step.lastIndexOf('.'))] ?? []
    const found = Object.entries<Json>(locals)
    if (found.length !== names.length || !found.every(([name, local]) => names.includes(name) && fits[name](local)))
      throw new Error(`a frame at step ${step} cannot hold ${JSON.stringify(locals)}`)
  }
}

function isAnnounced(g: State, by: Player, action: Move): boolean {
  if (action < FERRY) return action >= ROB && !cannotAct(g, by, action)
  const card = action - FERRY
  return g.cardPlace[card] === LANDING && g.obols[by] >= worth(card)
}
