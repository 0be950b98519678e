import type { Move } from '@acheron/core'
import { circleOf, isVerb, NO, nounOf, type Place, petitionCost, spendableFavours, YES } from '@acheron/games/hellgame'
import { sectioWorth } from './arcana.ts'
import { favourPrice } from './prices.ts'
import { isAhead, leader, type Study, spite } from './study.ts'
import { yieldOf } from './ways.ts'
import { WEIGHTS } from './weights.ts'

/** What a Sectio gives me and takes from its owner. */
function prize(t: Study, place: Place): number {
  const circle = circleOf(place)
  const count = t.held[t.me][circle]
  const owner = t.g.owner[place]
  const step = WEIGHTS.circle[count + 1] - WEIGHTS.circle[count]
  const souls = yieldOf(place) * WEIGHTS.yield
  const taken = owner >= 0 && owner < t.g.seats ? spite(t, owner) * sectioWorth(t, owner, place) : 0
  const completes = t.plans[t.me][circle].chance > 0.3 ? 100 : 0
  return step + souls + taken + completes
}

export function petition(t: Study, m: Move): number {
  if (isVerb(m, 'right')) return prize(t, nounOf(m)) + 50
  if (!isVerb(m, 'petition')) return 0
  return prize(t, nounOf(m)) - petitionCost(t.g, t.me) * reserve(t, nounOf(m))
}

/** Favours that the goal still wants are not spent elsewhere. */
function reserve(t: Study, place: Place): number {
  const goal = t.plans[t.me].reduce((best, plan) => (plan.missing.length < best.missing.length ? plan : best))
  const have = spendableFavours(t.g, t.me)
  if (goal.missing.includes(place)) return favourPrice(t) * WEIGHTS.spentOnGoal
  return have > goal.missing.length ? favourPrice(t) * WEIGHTS.spentFreely : favourPrice(t) * WEIGHTS.spentElsewhere
}

/** An ally may have it if it does not bring him near. */
export function consent(t: Study, m: Move): number {
  const { by, place } = t.params
  const near = t.held[by][circleOf(place)] >= 2 || by === leader(t)
  return m === (near || isAhead(t, by, t.me) ? NO : YES) ? 1 : 0
}
