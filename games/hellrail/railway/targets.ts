import type { Move, Target } from '@acheron/core'
import {
  COUPLE,
  cardOfMark,
  cardOfTurn,
  cellOfPlace,
  circleOfGuard,
  DELIVER,
  DISCARD,
  GIVE,
  GUARD,
  isDeliver,
  isFromHand,
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
  LAY,
  MOVE,
  mark,
  NAME,
  PRESENT,
  place,
  REDIRECT,
  REMOVE,
  SAIL,
  SHED,
  STOKE,
  SWAP,
  SWAP_CIRCLE,
  SWAP_PLAYER,
  sleeperOfMark,
  TAKE,
  TARGET,
  turnTo,
} from './moves.ts'
import { NONE, topCardAt } from './queries.ts'
import { RAIL_CARDS, type RailCard } from './rail-cards.ts'
import {
  cellOf,
  circleOf,
  fieldSleeper,
  fieldSleeperOf,
  isInCircle,
  type Position,
  type Railway,
  sleeperOf,
} from './state.ts'

/** What one could point at to make a move; where an engine goes is for the question to say. */
export function targetsOf(g: Railway, m: Move): readonly Target[] {
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

/** What pointing at a thing could mean, by its kind. */
const MEANT: Readonly<Record<string, (id: number) => readonly Move[]>> = {
  card: (card) => [COUPLE, MOVE, LAY, STOKE, SAIL, DISCARD].map((verb) => verb + card),
  car: (car) => [DELIVER, SHED, NAME, GIVE].map((verb) => verb + car),
  rail: (card) => [REMOVE + card, ...TURNS.map((turn) => turnTo(card, turn))],
  cell: (cell) => TURNS.map((turn) => place(cell, turn)),
  circle: (circle) => [GUARD + circle, SWAP_CIRCLE + circle],
  player: (player) => [TARGET, REDIRECT, SWAP_PLAYER].map((verb) => verb + player),
  token: (effect) => [SWAP + effect],
  heresy: (token) => [TAKE + token],
  'circle-card': (circle) => [PRESENT + circle],
}

const TURNS = [0, 1, 2, 3]

/** What a player who points at a thing could mean, but for the ways of engines. */
export function meantBy(g: Railway, { kind, id }: Target): readonly Move[] {
  const top = kind === 'sleeper' ? topCardAt(g, cellOf(id)) : NONE
  const marking = top === NONE ? [] : [mark(top, sleeperOf(id))]
  return [...marking, ...(MEANT[kind]?.(id) ?? [])]
}

/** The card of a move between COUPLE and REMOVE, where every verb has the cards as its nouns. */
const cardOf = (m: Move): RailCard => (m - COUPLE) % RAIL_CARDS

function swapTarget(m: Move): Target {
  if (m < SWAP_CIRCLE) return { kind: 'token', id: m - SWAP }
  if (m < SWAP_PLAYER) return { kind: 'circle', id: m - SWAP_CIRCLE }
  return { kind: 'player', id: m - SWAP_PLAYER }
}

export const placeTarget = (to: Position): Target =>
  isInCircle(to) ? { kind: 'circle', id: circleOf(to) } : { kind: 'sleeper', id: fieldSleeperOf(to) }
