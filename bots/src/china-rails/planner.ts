import type { Move, Player } from '@acheron/core'
import {
  BUILDING_LIMIT,
  CITY_MILEPOST,
  chinaRails,
  DONE,
  EXCHANGE,
  isOnDuty,
  LOSE,
  LOSING,
  type Load,
  MAJORS,
  OFF_BOARD,
  OPERATING,
  REFUGE,
  SEEKING_REFUGE,
  type State,
  TURN,
} from '@acheron/games/china-rails'
import type { Answer, Seat } from '../bot.ts'
import { ordersFor } from './building.ts'
import { ABOARD, errandsFor } from './errands.ts'
import { linkMissing, measureMajors } from './joining.ts'
import type { Call } from './journey.ts'
import { findPlans, nearestSources, type Plan, type Scale, weigh } from './plans.ts'
import { fieldTo, type Study, studyOf } from './study.ts'
import { playTurn } from './turn.ts'
import { BREADTH, type Breadth, WEIGHTS, type Weights } from './weights.ts'

export function scaleFor(t: Study, weights: Weights, end = Number.POSITIVE_INFINITY): Scale {
  const joining = measureMajors(t)
  const missing = t.s.goal + joining + linkMissing(t) - t.s.cash[t.p]
  const turns = Math.max(0, (missing - promised(t.s, t.p)) / weights.income, joining / BUILDING_LIMIT)
  return { weights, joining, missing, turns, end }
}

/** From so little money that is missing on it is asked what else somebody needs to win. */
const IN_SIGHT = 80

/** In how many turns the first of the others will have won; not before the study, because there is only one at a time. */
function endFor(s: State, p: Player, weights: Weights): number {
  let end = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.seats; other++)
    if (other !== p && s.cash[other] + promised(s, other) >= s.goal - IN_SIGHT)
      end = Math.min(end, scaleFor(studyOf(s, other), weights).turns)
  return end + weights.doubt
}

/** What is paid for the loads aboard a train. */
function promised(s: State, p: Player): number {
  const best = new Map<Load, number>()
  for (const { from, load, pay } of errandsFor(s, p))
    if (from === ABOARD) best.set(load, Math.max(pay, best.get(load) ?? 0))
  return [...best.values()].reduce((sum, pay) => sum + pay, 0)
}

/** The best plans for what is held now, the best first. */
export function bestPlans(t: Study, scale: Scale, breadth: Breadth): Plan[] {
  const errands = nearestSources(t, errandsFor(t.s, t.p), breadth.sources)
  for (const { from } of errands) if (from !== ABOARD) fieldTo(t, from)
  if (!isOnDuty(t.s, t.p)) return findPlans(t, scale, errands, [], breadth)
  const plans = nearestMajors(t).flatMap((place) => {
    const attend: Call = { place, takes: false }
    const alone = weigh(t, scale, [attend])
    return [...findPlans(t, scale, errands, [attend], breadth), ...(alone ? [alone] : [])]
  })
  return plans.sort((a, b) => b.value - a.value)
}

function nearestMajors(t: Study): number[] {
  const majors = Array.from({ length: MAJORS }, (_, city) => city)
  if (t.at === OFF_BOARD) return majors
  return majors.sort((a, b) => fieldTo(t, a).weight[t.at] - fieldTo(t, b).weight[t.at]).slice(0, 2)
}

/** Plans, and plays the plan as far as this turn allows. */
export function plan(seat: Seat<State>, breadth: Breadth = BREADTH, weights: Weights = WEIGHTS): Answer {
  const { guess, legal, player } = seat
  if (legal.length === 1) return legal[0]
  const s = guess()
  if (s.question === LOSING) return leastUseful(s, player, legal, weights)
  if (s.question === SEEKING_REFUGE) return bestRefuge(s, player, legal, weights)
  const end = endFor(s, player, weights)
  const t = studyOf(s, player)
  const scale = scaleFor(t, weights, end)
  return turnFor(t, scale, bestPlans(t, scale, breadth))
}

/** So many plans are tried until one comes true. */
const TRIED = 6

/** A hand that promises too little is exchanged, unless it does so because the train should turn round. Of the plans the best one is played that the rules let happen as it was thought. */
function turnFor(t: Study, scale: Scale, plans: readonly Plan[]): Answer {
  const { s, p } = t
  const isStuck = chinaRails.refusal(s, p, TURN) === undefined
  const mayExchange = s.question === OPERATING && !s.acted && !isOnDuty(s, p)
  for (const plan of plans.slice(0, TRIED)) {
    if (mayExchange && plan.value < scale.weights.exchange) break
    const row = playTurn(t, scale, plan, ordersFor(t, scale, plan))
    if (row) return row
  }
  if (mayExchange && !isStuck) return EXCHANGE
  return playTurn(t, scale, undefined, ordersFor(t, scale, undefined)) ?? DONE
}

/** The load without which the best plan is worth most. */
function leastUseful(s: State, p: number, legal: readonly Move[], weights: Weights): Move {
  return bestOf(legal, (m) => {
    const without = chinaRails.clone(s)
    const loads = without.loads
    const i = loads.indexOf(m - LOSE, 3 * p)
    loads[i] = -1
    return promise(without, p, weights)
  })
}

function bestRefuge(s: State, p: number, legal: readonly Move[], weights: Weights): Move {
  return bestOf(legal, (m) => {
    const there = chinaRails.clone(s)
    there.at[p] = CITY_MILEPOST[m - REFUGE]
    return promise(there, p, weights)
  })
}

/** What the best plan in a state would be worth. */
function promise(s: State, p: number, weights: Weights): number {
  const t = studyOf(s, p)
  return bestPlans(t, scaleFor(t, weights), BREADTH)[0]?.value ?? weights.exchange
}

function bestOf(moves: readonly Move[], worth: (m: Move) => number): Move {
  let best = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const m of moves) {
    const value = worth(m)
    if (value <= most) continue
    most = value
    best = m
  }
  return best
}
