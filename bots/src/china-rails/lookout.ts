import type { Player } from '@acheron/core'
import {
  BUILDING,
  chinaRails,
  DONE,
  FREIGHT,
  isOpening,
  type State,
  SUPER_HEAVY,
  UPGRADE_PRICE,
} from '@acheron/games/china-rails'
import type { Answer, Bot, Seat } from '../bot.ts'
import type { Lookout } from '../search/lookout.ts'
import { ordersFor } from './building.ts'
import { linkMissing } from './joining.ts'
import { bestPlans, plan, scaleFor } from './planner.ts'
import type { Plan } from './plans.ts'
import { studyOf } from './study.ts'
import { playTurn } from './turn.ts'
import { BREADTH, NARROW, WEIGHTS } from './weights.ts'

/** So many plans are tried that begin in different ways. */
const BEGINNINGS = 3

/** A plan that has begun is gone through with: to weigh it anew at every step would only cost time. */
function hasBegun({ calls }: Plan): boolean {
  return calls.length > 0 && !calls[0].takes
}

/** Other plans than the best one, each as far as this turn allows. */
function others(seat: Seat<State>): Answer[] {
  const s = seat.guess()
  const isLookedAt = s.asked === s.player && s.striking < 0 && (s.question !== BUILDING || isOpening(s))
  if (!isLookedAt) return []
  const t = studyOf(s, seat.player)
  const scale = scaleFor(t, WEIGHTS)
  const plans = bestPlans(t, scale, BREADTH)
  if (plans.length < 2 || hasBegun(plans[0])) return []
  const begun = new Set<string>()
  const rows: Answer[] = []
  for (const one of plans) {
    const first = `${one.calls[0].place} ${one.calls[0].errand?.demand}`
    if (begun.has(first)) continue
    begun.add(first)
    if (begun.size > BEGINNINGS + 1) break
    const row = playTurn(t, scale, one, ordersFor(t, scale, one))
    if (row) rows.push(row)
  }
  return rows
}

/** What a victory counts against cash. */
const VICTORY = 100

/** How far a player has come: cash, what joining the majors still costs, the train, and what is promised next. */
function standing(s: State, p: Player): number {
  const t = studyOf(s, p)
  const scale = scaleFor(t, WEIGHTS)
  const promise = Math.max(WEIGHTS.exchange, bestPlans(t, scale, NARROW)[0]?.value ?? WEIGHTS.exchange)
  const upgrades = s.train[p] === FREIGHT ? 0 : s.train[p] === SUPER_HEAVY ? 2 : 1
  return s.cash[p] - scale.joining - linkMissing(t) + upgrades * UPGRADE_PRICE + promise
}

function worth(s: State, p: Player): number {
  const result = chinaRails.result(s)
  return standing(s, p) + (result ? (result.places[p] === 1 ? VICTORY : -VICTORY) : 0)
}

/** Plays on for some rounds. */
const ROUNDS = 6

/**
 * Whoever looks out plays on alone: the others hardly ever stand in a train's way, and to think for all of them would
 * leave time for few worlds.
 */
export const lookoutFor = (planner: Pick<Bot<State>, 'choose'>, { player, guess }: Seat<State>): Lookout<State> => ({
  planner,
  quick: {
    choose: (seat) => (seat.player === player ? plan(seat, NARROW) : seat.legal.includes(DONE) ? DONE : seat.legal[0]),
  },
  others,
  worth,
  horizon: { turnOf: (s) => s.turn, turns: ROUNDS * guess().seats },
})
