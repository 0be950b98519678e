import {
  BUILD,
  BUILDING_LIMIT,
  CITY_MILEPOST,
  chinaRails,
  EXCHANGE,
  HONG_KONG_PORT,
  isOnDuty,
  LINK,
  MAJORS,
  type Milepost,
  OFF_BOARD,
  OPERATING,
  PORT_MILEPOST,
  type State,
  TURN,
  UPGRADE,
  UPGRADE_PRICE,
  UPGRADES,
  X,
  Y,
} from '@acheron/games/china-rails'
import type { Answer, Seat } from '../bot.ts'
import { neededNow, type Order } from './building.ts'
import { ABOARD, type Errand, errandsFor, IN_TAIWAN, type Place } from './errands.ts'
import { emptyField, spread } from './field.ts'
import { MILLION } from './ground.ts'
import { linkMissing, measureMajors, sectionsToJoin } from './joining.ts'
import type { Call } from './journey.ts'
import { callsFor, type Plan, type Scale, weigh } from './plans.ts'
import { type Study, studyOf } from './study.ts'
import { playTurn } from './turn.ts'
import { GREEDY } from './weights.ts'

/** What of the demands is seen at all, and how much money must lie there before a better train is bought. */
interface Care {
  sees(errand: Errand): boolean
  readonly rich: number
}

const CAREFUL: Care = { sees: () => true, rich: 80 }

/** A demand is overlooked or not, always the same: one in three is. */
const CARELESS: Care = { sees: ({ demand }) => (demand * 7919) % 3 !== 0, rich: 120 }

/** Goes for the one delivery that is worth most, builds for it at once, and thinks of the majors when it is rich. */
export const greed = (seat: Seat<State>): Answer => goFor(seat, CAREFUL)

/** The same, but overlooks things. */
export const blunder = (seat: Seat<State>): Answer => goFor(seat, CARELESS)

function goFor({ guess, legal, player }: Seat<State>, care: Care): Answer {
  if (legal.length === 1) return legal[0]
  const s = guess()
  if (s.asked !== s.player || s.striking >= 0) return legal[0]
  const t = studyOf(s, player)
  const scale: Scale = {
    weights: GREEDY,
    joining: 0,
    missing: Number.POSITIVE_INFINITY,
    turns: Number.POSITIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
  }
  const best = bestErrand(t, scale, care)
  const mayExchange = s.question === OPERATING && !s.acted && !isOnDuty(s, player)
  const isStuck = chinaRails.refusal(s, player, TURN) === undefined
  if (mayExchange && (!best || best.value < GREEDY.exchange))
    return isStuck ? (playTurn(t, scale, undefined, []) ?? EXCHANGE) : EXCHANGE
  return (
    playTurn(t, scale, best, ordersFor(t, scale, best, care)) ??
    (mayExchange ? EXCHANGE : (playTurn(t, scale, undefined, ordersFor(t, scale, undefined, care)) ?? legal[0]))
  )
}

/** So many are weighed, of those that look best from afar. */
const WEIGHED = 4
const ofTrain = emptyField()
const SPACING_KM = 60
/** What a milepost costs on the way, with the time it takes. */
const FAR = 1.9 * MILLION

function bestErrand(t: Study, scale: Scale, care: Care): Plan | undefined {
  const { s, p } = t
  const before: Call[] = isOnDuty(s, p) ? [{ place: nearestMajor(t), takes: false }] : []
  if (t.at !== OFF_BOARD) spread(t.ground, [t.at], ofTrain)
  else ofTrain.weight.fill(0)
  const seen = errandsFor(s, p).filter(care.sees)
  const far = new Map(seen.map((errand) => [errand, lookAt(errand)]))
  const promising = seen.sort((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0)).slice(0, WEIGHED)
  let best: Plan | undefined
  for (const errand of promising) {
    const plan = weigh(t, scale, [...before, ...callsFor(errand)])
    if (plan && (!best || plan.value > best.value)) best = plan
  }
  return best ?? (before.length > 0 ? weigh(t, scale, before) : undefined)
}

function lookAt({ pay, from, to }: Errand): number {
  const { weight } = ofTrain
  const goal = postOf(to)
  if (from === ABOARD) return pay * MILLION - weight[goal]
  const source = postOf(from)
  const km = Math.hypot(X[source] - X[goal], Y[source] - Y[goal])
  return pay * MILLION - weight[source] - Math.min((km / SPACING_KM) * FAR, weight[source] + weight[goal])
}

const postOf = (place: Place): Milepost => (place === IN_TAIWAN ? PORT_MILEPOST[0] : CITY_MILEPOST[place])

function nearestMajor(t: Study): Place {
  let best = 0
  if (t.at === OFF_BOARD) return best
  spread(t.ground, [t.at], ofTrain)
  for (let city = 1; city < MAJORS; city++)
    if (ofTrain.weight[CITY_MILEPOST[city]] < ofTrain.weight[CITY_MILEPOST[best]]) best = city
  return best
}

/** From so much cash on it thinks of joining the majors. */
const THINKS_OF_VICTORY = 150

function ordersFor(t: Study, scale: Scale, plan: Plan | undefined, care: Care): Order[] {
  const { s, p } = t
  const [train] = UPGRADES[s.train[p]]
  if (train !== undefined && s.cash[p] >= care.rich && s.spent === 0)
    return [{ moves: [UPGRADE + train], limit: UPGRADE_PRICE }]
  const needed = plan ? neededNow(t, scale, plan) : { moves: [], limit: 0 }
  if (s.cash[p] < THINKS_OF_VICTORY) return [needed]
  const joining = measureMajors(t)
  const limit = BUILDING_LIMIT - s.spent - needed.limit
  if (joining > 0) return [needed, { moves: sectionsToJoin(t).map((section) => BUILD + section), limit }]
  return linkMissing(t) > 0 ? [needed, { moves: [LINK + HONG_KONG_PORT], limit }] : [needed]
}
