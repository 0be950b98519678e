import type { Move } from '@acheron/core'
import {
  BUILD,
  BUILDING_LIMIT,
  CAPACITY,
  HONG_KONG_PORT,
  LINK,
  type Section,
  type Train,
  UPGRADE,
  UPGRADE_PRICE,
  UPGRADES,
} from '@acheron/games/china-rails'
import { joinedBy, linkMissing, sectionsToJoin } from './joining.ts'
import { journey, type Plan, route, type Scale, weigh, works } from './plans.ts'
import type { Study } from './study.ts'
import { LINKS } from './works.ts'

/** Things to be built one after the other, up to the first that cannot be, for no more than so much. */
export interface Order {
  readonly moves: readonly Move[]
  readonly limit: number
}

/** What is built in this turn: a better train, or what the plan needs now and what joins the majors in time. */
export function ordersFor(t: Study, scale: Scale, plan: Plan | undefined): Order[] {
  const train = plan && upgradeFor(t, scale, plan)
  if (train !== undefined) return [{ moves: [UPGRADE + train], limit: UPGRADE_PRICE }]
  const rest = BUILDING_LIMIT - t.s.spent
  if (scale.missing <= 0) return [joiningOrder(t, sectionsToJoin(t), rest)]
  const isTooLate = scale.turns > scale.end
  if (isTooLate && (!plan || plan.turns > scale.end)) return []
  const needed = plan ? neededNow(t, scale, plan) : NOTHING_NEEDED
  if (isTooLate || !isTimeToJoin(t, scale, plan)) return [needed]
  const sections = plan ? sectionsToJoin(t, route, works) : sectionsToJoin(t)
  return [needed, joiningOrder(t, sections, spareFor(t, scale, plan, rest - needed.limit))]
}

const NOTHING_NEEDED: Order = { moves: [], limit: 0 }

/** The majors are joined as late as they can be: until then plans may come that need the track, and somebody else may win. */
function isTimeToJoin(t: Study, { weights, joining, missing }: Scale, plan: Plan | undefined): boolean {
  const left = plan ? joinedBy(route, works) : joining
  const turns = plan ? plan.turns + (missing - joining + left - plan.gain) / weights.income : missing / weights.income
  return left + linkMissing(t) > BUILDING_LIMIT * (turns - weights.early)
}

/** What joins the majors, and then the link. */
function joiningOrder(t: Study, sections: readonly Section[], limit: number): Order {
  const moves = sections.map((section) => BUILD + section)
  return { moves: linkMissing(t) > 0 ? [...moves, LINK + HONG_KONG_PORT] : moves, limit }
}

/** The better train that is worth most, if now is the time for one. */
function upgradeFor(t: Study, scale: Scale, plan: Plan): Train | undefined {
  const { s, p } = t
  const { weights, missing } = scale
  if (s.spent > 0 || s.cash[p] < UPGRADE_PRICE) return undefined
  const turns = Math.max(0, (missing - plan.gain) / weights.income)
  let best: Train | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const train of UPGRADES[s.train[p]]) {
    const worth = turns * (CAPACITY[train] > CAPACITY[s.train[p]] ? weights.capacity : weights.speed)
    const upgraded = weigh(t, scale, plan.calls, { upgrade: train })
    if (!upgraded || upgraded.value + worth <= plan.value + Math.max(0, worth - UPGRADE_PRICE)) continue
    if (upgraded.value + worth <= most) continue
    most = upgraded.value + worth
    best = train
  }
  return best
}

/** The works of the plan that the train would wait for if they were left to later turns. */
export function neededNow(t: Study, scale: Scale, plan: Plan): Order {
  weigh(t, scale, plan.calls)
  const { neededIn } = journey
  const moves: Move[] = []
  for (let i = works.count - 2; i >= 0; i--) neededIn[i] = Math.min(neededIn[i], neededIn[i + 1])
  let price = 0
  let least = 0
  for (let i = 0; i < works.count; i++) {
    price += works.price[i]
    const turns = Math.max(1, neededIn[i] - scale.weights.ahead)
    least = Math.max(least, price - BUILDING_LIMIT * (turns - 1))
  }
  let limit = 0
  for (let i = 0; i < works.count && limit < least; i++) {
    moves.push(works.item[i] >= LINKS ? LINK + works.item[i] - LINKS : BUILD + works.item[i])
    limit += works.price[i]
  }
  return { moves, limit }
}

/** What can be spent on joining the majors without slowing the plan much. */
function spareFor(t: Study, scale: Scale, plan: Plan | undefined, rest: number): number {
  const { s, p } = t
  if (!plan) return Math.min(rest, s.cash[p])
  const most = Math.min(rest, s.cash[p] + Math.max(0, journey.cash))
  for (let spend = most; spend > 0; spend -= 4) {
    const slowed = weigh(t, scale, plan.calls, { spend })
    if (slowed && slowed.turns <= plan.turns + 1) return spend
  }
  return 0
}
