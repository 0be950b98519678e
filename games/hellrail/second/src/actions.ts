import type { Move, Player, Rule } from '@acheron/core'
import {
  COUPLE,
  DELIVER,
  END,
  FERRY,
  isCouple,
  isDeliver,
  isLay,
  isMove,
  isStoke,
  LAY,
  MOVE,
  STOKE,
} from '../../railway/moves.ts'
import { carCount, circleOfEngine, handSize, isCoupled, isInHand } from '../../railway/queries.ts'
import { DELIVERY, PICKUP, RAIL_CARDS, type RailCard, TRACTION } from '../../railway/rail-cards.ts'
import { HAND, TRAIN } from '../../railway/state.ts'
import { sidesAhead } from '../../railway/walking.ts'
import { cannotFerry } from './phases/ferry.ts'
import type { State } from './state.ts'

/** The rule against something that a player may want to do in a turn. */
export function cannotAct(g: State, p: Player, m: Move): Rule | undefined {
  if (m === END) return mayEnd(g, p) ? undefined : 'HR1-060'
  if (m === FERRY) return cannotFerry(g, p)
  if (isDeliver(m)) return cannotDeliver(g, p, m - DELIVER)
  if (isCouple(m)) return cannotCouple(g, p, m - COUPLE)
  if (isMove(m)) return cannotMove(g, p, m - MOVE)
  if (isLay(m)) return isInHand(g, m - LAY, p) ? undefined : 'HR1-011'
  return isStoke(m) ? cannotExchange(g, p, m - STOKE) : 'HR1-011'
}

/** Whoever has used station 3 must play every card, and every card can be laid. */
const mayEnd = (g: State, p: Player): boolean => g.glutton === 0 || handSize(g, p) === 0

function cannotCouple(g: State, p: Player, card: RailCard): Rule | undefined {
  if (!isInHand(g, card, p)) return 'HR1-011'
  return circleOfEngine(g, p) === PICKUP[card] ? undefined : 'HR1-017'
}

function cannotDeliver(g: State, p: Player, card: RailCard): Rule | undefined {
  return isCoupled(g, card, p) && circleOfEngine(g, p) === DELIVERY[card] ? undefined : 'HR1-019'
}

function cannotMove(g: State, p: Player, card: RailCard): Rule | undefined {
  if (!isInHand(g, card, p)) return 'HR1-011'
  if (TRACTION[card] < carCount(g, p)) return 'HR1-022'
  return sidesAhead(g, g.engine[p]) === 0 ? 'HR1-034' : undefined
}

function cannotExchange(g: State, p: Player, card: RailCard): Rule | undefined {
  if (!isInHand(g, card, p)) return 'HR1-011'
  return g.glutton ? 'HR1-060' : undefined
}

/** All that a player can do, in one walk through the cards. */
export function listActions(g: State, p: Player): Move[] {
  const moves: Move[] = []
  const circle = circleOfEngine(g, p)
  const power = sidesAhead(g, g.engine[p]) === 0 ? Number.POSITIVE_INFINITY : carCount(g, p)
  for (let card = 0; card < RAIL_CARDS; card++) {
    const where = g.cardPlace[card]
    if (where === TRAIN + p && circle === DELIVERY[card]) moves.push(DELIVER + card)
    if (where !== HAND + p) continue
    if (circle === PICKUP[card]) moves.push(COUPLE + card)
    if (TRACTION[card] >= power) moves.push(MOVE + card)
    moves.push(LAY + card)
    if (!g.glutton) moves.push(STOKE + card)
  }
  if (!cannotFerry(g, p)) moves.push(FERRY)
  if (mayEnd(g, p)) moves.push(END)
  return moves
}
