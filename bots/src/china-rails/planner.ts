import type { Move } from '@acheron/core'
import {
  CITY_MILEPOST,
  chinaRails,
  EXCHANGE,
  isOnDuty,
  LOSE,
  LOSING,
  MAJORS,
  OFF_BOARD,
  OPERATING,
  REFUGE,
  SEEKING_REFUGE,
  type State,
} from '@acheron/games/china-rails'
import type { Answer, Seat } from '../bot.ts'
import { ordersFor } from './building.ts'
import { errandsFor } from './errands.ts'
import { linkMissing, measureMajors } from './joining.ts'
import type { Call } from './journey.ts'
import { findPlans, nearestSources, type Plan, type Scale, weigh } from './plans.ts'
import { fieldTo, type Table, tableFor } from './table.ts'
import { playTurn } from './turn.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const SOURCES_OF_A_LOAD = 2
const MOST_LOADS_IN_A_PLAN = 3

function scaleFor(t: Table, weights: Weights): Scale {
  const joining = measureMajors(t)
  return { weights, joining, missing: t.s.goal + joining + linkMissing(t) - t.s.cash[t.p] }
}

/** The best plan for what is held now. */
function bestPlan(t: Table, scale: Scale, all = errandsFor(t.s, t.p), most = MOST_LOADS_IN_A_PLAN): Plan | undefined {
  const errands = nearestSources(t, all, SOURCES_OF_A_LOAD)
  if (!isOnDuty(t.s, t.p)) return findPlans(t, scale, errands, [], most)[0]
  let best: Plan | undefined
  for (const place of nearestMajors(t)) {
    const attend: Call = { place, takes: false }
    const plan = findPlans(t, scale, errands, [attend], most)[0] ?? weigh(t, scale, [attend])
    if (plan && (!best || plan.value > best.value)) best = plan
  }
  return best
}

function nearestMajors(t: Table): number[] {
  const majors = Array.from({ length: MAJORS }, (_, city) => city)
  if (t.at === OFF_BOARD) return majors
  return majors.sort((a, b) => fieldTo(t, a).weight[t.at] - fieldTo(t, b).weight[t.at]).slice(0, 2)
}

/** Plans, and plays the plan as far as this turn allows. */
export function plan(seat: Seat<State>, weights: Weights = WEIGHTS): Answer {
  const { guess, legal, player } = seat
  if (legal.length === 1) return legal[0]
  const s = guess()
  if (s.question === LOSING) return leastUseful(s, player, legal, weights)
  if (s.question === SEEKING_REFUGE) return bestRefuge(s, player, legal, weights)
  const t = tableFor(s, player)
  const scale = scaleFor(t, weights)
  const best = bestPlan(t, scale)
  return turnFor(t, scale, best)
}

/** A hand that promises too little is exchanged. */
function turnFor(t: Table, scale: Scale, best: Plan | undefined): Answer {
  const { s, p } = t
  const mayExchange = s.question === OPERATING && !s.acted && !isOnDuty(s, p)
  if (mayExchange && (!best || best.value < scale.weights.exchange)) return EXCHANGE
  return playTurn(t, scale, best, ordersFor(t, scale, best))
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
  const t = tableFor(s, p)
  return bestPlan(t, scaleFor(t, weights))?.value ?? weights.exchange
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
