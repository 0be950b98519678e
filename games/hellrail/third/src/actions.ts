import type { Move, Player, Rule } from '@acheron/core'
import {
  COUPLE,
  DELIVER,
  END,
  isCouple,
  isDeliver,
  isLay,
  isMove,
  isSail,
  isStoke,
  LAY,
  MOVE,
  SAIL,
  STOKE,
  USE,
  USE_HELD,
} from '../../railway/moves.ts'
import { carCount, circleOfEngine, handSize, isCoupled, isInHand, NONE } from '../../railway/queries.ts'
import { DELIVERY, PICKUP, RAIL_CARDS, type RailCard, TRACTION } from '../../railway/rail-cards.ts'
import { HAND, TRAIN } from '../../railway/state.ts'
import { sidesAhead } from '../../railway/walking.ts'
import { cannotSail } from './phases/boat.ts'
import { canBribe } from './phases/cerberus.ts'
import { load } from './queries.ts'
import type { State } from './state.ts'

/** The rule against something that a player may want to do in a turn. */
export function cannotAct(g: State, p: Player, m: Move): Rule | undefined {
  if (m === END) return undefined
  if (isDeliver(m)) return cannotDeliver(g, p, m - DELIVER)
  if (isCouple(m)) return cannotCouple(g, p, m - COUPLE)
  if (isMove(m)) return cannotMove(g, p, m - MOVE)
  if (isLay(m)) return cannotPlay(g, p, m - LAY)
  if (isStoke(m)) return cannotFan(g, p, m - STOKE)
  if (isSail(m)) return cannotSail(g, p, m - SAIL)
  if (m !== USE && m !== USE_HELD) return 'HR3-020'
  return circleOfEngine(g, p) === NONE ? 'HR3-091' : 'HR3-092'
}

function cannotPlay(g: State, p: Player, card: RailCard): Rule | undefined {
  if (isInHand(g, card, p)) return undefined
  return handSize(g, p) === 0 ? 'HR3-022' : 'HR3-021'
}

function cannotCouple(g: State, p: Player, card: RailCard): Rule | undefined {
  return cannotPlay(g, p, card) ?? (circleOfEngine(g, p) === PICKUP[card] ? undefined : 'HR3-026')
}

function cannotDeliver(g: State, p: Player, card: RailCard): Rule | undefined {
  return isCoupled(g, card, p) && circleOfEngine(g, p) === DELIVERY[card] ? undefined : 'HR3-030'
}

function cannotMove(g: State, p: Player, card: RailCard): Rule | undefined {
  const lacking = cannotPlay(g, p, card)
  if (lacking) return lacking
  if (TRACTION[card] < carCount(g, p)) return 'HR3-038'
  if (TRACTION[card] < load(g, p)) return 'HR3-141'
  if (sidesAhead(g, g.engine[p]) === 0) return 'HR3-055'
  return canBribe(g, p, card) ? undefined : 'HR3-135'
}

function cannotFan(g: State, p: Player, card: RailCard): Rule | undefined {
  if (!isInHand(g, card, p)) return 'HR3-082'
  if (g.tender[p]) return 'HR3-144'
  return g.glutton ? 'HR3-108' : undefined
}

/** All that a player can do, in one walk through the cards. */
export function listActions(g: State, p: Player): Move[] {
  const moves: Move[] = []
  const circle = circleOfEngine(g, p)
  const power = sidesAhead(g, g.engine[p]) === 0 ? Number.POSITIVE_INFINITY : load(g, p)
  const mayFan = !g.tender[p] && !g.glutton
  for (let card = 0; card < RAIL_CARDS; card++) {
    const where = g.cardPlace[card]
    if (where === TRAIN + p && circle === DELIVERY[card]) moves.push(DELIVER + card)
    if (where !== HAND + p) continue
    if (circle === PICKUP[card]) moves.push(COUPLE + card)
    if (TRACTION[card] >= power && canBribe(g, p, card)) moves.push(MOVE + card)
    moves.push(LAY + card)
    if (mayFan) moves.push(STOKE + card)
    if (g.boat[p] && !cannotSail(g, p, card)) moves.push(SAIL + card)
  }
  moves.push(END)
  return moves
}
