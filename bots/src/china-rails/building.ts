import type { Move } from '@acheron/core'
import {
  BUILD,
  BUILDING_LIMIT,
  CAPACITY,
  HONG_KONG_PORT,
  LINK,
  type Train,
  UPGRADE,
  UPGRADE_PRICE,
  UPGRADES,
} from '@acheron/games/china-rails'
import { sectionsToJoin } from './joining.ts'
import { journey, type Plan, type Scale, weigh, works } from './plans.ts'
import type { Table } from './table.ts'
import { LINKS } from './works.ts'

/** Things to be built one after the other, up to the first that cannot be, for no more than so much. */
export interface Order {
  readonly moves: readonly Move[]
  readonly limit: number
}

/** What is built in this turn: a better train, or what the plan needs now and what joins the majors in time. */
export function ordersFor(t: Table, scale: Scale, plan: Plan | undefined): Order[] {
  const { s } = t
  const wish = plan ? upgradeFor(t, scale, plan) : undefined
  if (wish?.isGood) return [{ moves: [UPGRADE + wish.train], limit: UPGRADE_PRICE }]
  const needed = plan ? neededNow(t, scale, plan) : { moves: [], limit: 0 }
  const rest = BUILDING_LIMIT - s.spent - needed.limit
  const isSaving = wish !== undefined && wish.worth > UPGRADE_PRICE
  const spare = spareFor(t, scale, plan, rest, isSaving)
  if (spare <= 0) return [needed]
  const sections = sectionsToJoin(t)
  if (sections.length > 0) return [needed, { moves: sections.map((section) => BUILD + section), limit: spare }]
  return s.links[t.p] === 0 ? [needed, { moves: [LINK + HONG_KONG_PORT], limit: spare }] : [needed]
}

interface Wish {
  readonly train: Train
  /** What it is worth after the plan. */
  readonly worth: number
  readonly isGood: boolean
}

/** The better train that is worth most, and whether now is the time. */
function upgradeFor(t: Table, scale: Scale, plan: Plan): Wish | undefined {
  const { s, p } = t
  const { weights, missing } = scale
  const turns = Math.max(0, (missing - plan.gain) / weights.income)
  let best: Wish | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const train of UPGRADES[s.train[p]]) {
    const worth = turns * (CAPACITY[train] > CAPACITY[s.train[p]] ? weights.capacity : weights.speed)
    const upgraded =
      s.spent === 0 && s.cash[p] >= UPGRADE_PRICE ? weigh(t, scale, plan.calls, { upgrade: train }) : undefined
    const isGood = upgraded !== undefined && upgraded.value + worth > plan.value + Math.max(0, worth - UPGRADE_PRICE)
    const value = worth + (upgraded?.value ?? plan.value)
    if (value <= most && !(isGood && !best?.isGood)) continue
    most = value
    best = { train, worth, isGood }
  }
  return best
}

/** The works of the plan that the train would wait for if they were left to later turns. */
export function neededNow(t: Table, scale: Scale, plan: Plan): Order {
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

/** What can be spent on joining the majors without slowing the plan; when time is short, also if it does. */
function spareFor(t: Table, scale: Scale, plan: Plan | undefined, rest: number, isSaving: boolean): number {
  const { s, p } = t
  const { weights, missing, joining } = scale
  const turns = Math.max(0, missing) / weights.income
  const isPressing = joining > BUILDING_LIMIT * (turns - 2)
  if (rest <= 0 || (isSaving && !isPressing)) return 0
  const hold = isPressing ? 0 : weights.reserve
  if (!plan) return Math.min(rest, s.cash[p] - hold)
  const most = Math.min(rest, s.cash[p] + Math.max(0, journey.cash))
  for (let spend = most; spend > 0; spend -= 4) {
    const slowed = weigh(t, scale, plan.calls, { spend, hold })
    if (slowed && slowed.turns <= plan.turns + (isPressing ? 1 : 0.01)) return spend
  }
  return 0
}
