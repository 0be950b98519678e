import type { Move } from '@acheron/core'
import {
  CITY_MILEPOST,
  chinaRails,
  DONE,
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
import { BREADTH, type Breadth, WEIGHTS, type Weights } from './weights.ts'

export function scaleFor(t: Table, weights: Weights): Scale {
  const joining = measureMajors(t)
  return { weights, joining, missing: t.s.goal + joining + linkMissing(t) - t.s.cash[t.p] }
}

/** The best plans for what is held now, the best first. */
export function bestPlans(t: Table, scale: Scale, breadth: Breadth): Plan[] {
  const errands = nearestSources(t, errandsFor(t.s, t.p), breadth.sources)
  if (!isOnDuty(t.s, t.p)) return findPlans(t, scale, errands, [], breadth)
  const plans = nearestMajors(t).flatMap((place) => {
    const attend: Call = { place, takes: false }
    const alone = weigh(t, scale, [attend])
    return [...findPlans(t, scale, errands, [attend], breadth), ...(alone ? [alone] : [])]
  })
  return plans.sort((a, b) => b.value - a.value)
}

function nearestMajors(t: Table): number[] {
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
  const t = tableFor(s, player)
  const scale = scaleFor(t, weights)
  return turnFor(t, scale, bestPlans(t, scale, breadth))
}

/** So many plans are tried until one comes true. */
const TRIED = 6

/** A hand that promises too little is exchanged. Of the plans the best one is played that the rules let happen as it was thought. */
function turnFor(t: Table, scale: Scale, plans: readonly Plan[]): Answer {
  const { s, p } = t
  const mayExchange = s.question === OPERATING && !s.acted && !isOnDuty(s, p)
  for (const plan of plans.slice(0, TRIED)) {
    if (mayExchange && plan.value < scale.weights.exchange) break
    const row = playTurn(t, scale, plan, ordersFor(t, scale, plan))
    if (row) return row
  }
  if (mayExchange) return EXCHANGE
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
  const t = tableFor(s, p)
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
