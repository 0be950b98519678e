import type { Frame, Move, Target } from '@acheron/core'
import { crossing } from './crossing.ts'
import { beside } from './field.ts'
import {
  COUPLE,
  cardOfMark,
  cardOfTurn,
  cellOfPlace,
  circleOfGuard,
  DERAIL,
  GO,
  isDeliver,
  isFromHand,
  isGo,
  isGuard,
  isMark,
  isOfCar,
  isPlace,
  isPresent,
  isRedirect,
  isRemove,
  isSwap,
  isTake,
  isTarget,
  isTurn,
  PRESENT,
  REDIRECT,
  REMOVE,
  SWAP,
  SWAP_CIRCLE,
  SWAP_PLAYER,
  sleeperOfMark,
  TAKE,
  TARGET,
} from './moves.ts'
import { RAIL_CARDS, type RailCard } from './rail-cards.ts'
import {
  cellOf,
  circleOf,
  facingOf,
  fieldSleeper,
  fieldSleeperOf,
  isInCircle,
  type Position,
  type Railway,
} from './state.ts'
import { stepTo } from './walking.ts'

/** What one could point at to make a move. */
export function targetsOf(g: Railway, m: Move): readonly Target[] {
  if (isGo(m)) return [placeTarget(wayOf(g, m - GO))]
  if (m === DERAIL) return [{ kind: 'cell', id: cellPast(g) }]
  if (isTarget(m)) return [{ kind: 'player', id: m - TARGET }]
  if (isRedirect(m)) return [{ kind: 'player', id: m - REDIRECT }]
  if (isGuard(m)) return [{ kind: 'circle', id: circleOfGuard(m) }]
  if (isPresent(m)) return [{ kind: 'circle-card', id: m - PRESENT }]
  if (isTake(m)) return [{ kind: 'heresy', id: m - TAKE }]
  if (isSwap(m)) return [swapTarget(m)]
  if (isDeliver(m) || isOfCar(m)) return [{ kind: 'car', id: cardOf(m) }]
  if (isFromHand(m)) return [{ kind: 'card', id: cardOf(m) }]
  if (isRemove(m)) return [{ kind: 'rail', id: m - REMOVE }]
  if (isTurn(m)) return [{ kind: 'rail', id: cardOfTurn(m) }]
  if (isMark(m)) return [{ kind: 'sleeper', id: fieldSleeper(g.cardCell[cardOfMark(m)], sleeperOfMark(m)) }]
  if (isPlace(m)) return [{ kind: 'cell', id: cellOfPlace(m) }]
  return []
}

/** The card of a move between COUPLE and REMOVE, where every verb has the cards as its nouns. */
const cardOf = (m: Move): RailCard => (m - COUPLE) % RAIL_CARDS

function swapTarget(m: Move): Target {
  if (m < SWAP_CIRCLE) return { kind: 'token', id: m - SWAP }
  if (m < SWAP_PLAYER) return { kind: 'circle', id: m - SWAP_CIRCLE }
  return { kind: 'player', id: m - SWAP_PLAYER }
}

const placeTarget = (to: Position): Target =>
  isInCircle(to) ? { kind: 'circle', id: circleOf(to) } : { kind: 'sleeper', id: fieldSleeperOf(to) }

/** A frame that asks for a way: an engine's own step, the branch for one that is pushed, or the course of a boat. */
type AskingWay = Partial<Frame> & { engine?: number; travel?: Position; by?: number }

const asking = (g: Railway): AskingWay => g.frames.at(-1) ?? {}

function wayOf(g: Railway, side: number): Position {
  const { engine, travel, by } = asking(g)
  if (travel !== undefined) return stepTo(g, travel, side)
  if (engine !== undefined) return stepTo(g, g.engine[engine], side)
  return crossing(g, g.engine[by ?? 0], side).to
}

function cellPast(g: Railway): number {
  const at = g.engine[asking(g).engine ?? 0]
  return beside(cellOf(fieldSleeperOf(at)), facingOf(at))
}
