import type { Move, Player } from '@acheron/core'
import {
  arcanaPrice,
  COMMAND,
  designsAt,
  HAND,
  HAND_LIMIT,
  handSize,
  isVerb,
  LEGION_BITS,
  legionPrice,
  legionsOnMap,
  lieutenantsAt,
  lieutenantsOf,
  lieutenantUpkeep,
  MINORS,
  nounOf,
  type Place,
  SECTIO,
  type State,
  type VerbName,
  verbOf,
  walkCost,
} from '@acheron/games/hellgame'
import { reach } from './march.ts'
import { demonsInHell, keep, soulPrice } from './prices.ts'
import { type Study, stand } from './study.ts'
import { WEIGHTS } from './weights.ts'

interface Summons {
  readonly orders: readonly Move[]
}

/** What a player has ordered side by side with others is not done yet; in a state of the planner's own it is. */
export function carryOutOrders(g: State, p: Player): void {
  const lane = g.open?.lanes.find(({ player }) => player === p)
  const summons = lane?.frames.find((f) => f.step.startsWith('summons.')) as Summons | undefined
  for (const m of summons?.orders ?? []) {
    if (isVerb(m, 'raise')) {
      g.legions[nounOf(m)] += 1 << (p * LEGION_BITS)
      g.souls[p] -= legionPrice(g, p)
    } else if (isVerb(m, 'amount')) g.souls[p] -= nounOf(m)
    else if (isVerb(m, 'sell')) g.souls[p] += SOLD_FOR
  }
}

const SOLD_FOR = 4

/** Souls that will be wanted for the upkeep, beyond what comes in anyway. */
const upkeep = (t: Study): number => legionsOnMap(t.g, t.me) + lieutenantsOf(t.g, t.me).length * lieutenantUpkeep(t.g)

/** Souls that the demons in Hell want for walking the earth: two of them, with the cheapest cards. */
function walks(t: Study): number {
  const costs = designsAt(t.g, HAND + t.me).flatMap((it) => {
    const minor = MINORS[it]
    return minor?.kind.startsWith('walk') ? [walkCost(t.g, minor.souls)] : []
  })
  const walkers = Math.min(2, demonsInHell(t, t.me).length)
  return costs
    .sort((a, b) => a - b)
    .slice(0, walkers)
    .reduce((sum, cost) => sum + cost, 0)
}

/** As many legions as are of use. */
const ENOUGH = 9

const SUMMONS: Partial<Record<VerbName, (t: Study, it: number) => number>> = {
  done: () => 0,
  raise(t, place) {
    const legions = legionsOnMap(t.g, t.me)
    if (t.g.souls[t.me] - legionPrice(t.g, t.me) < walks(t) + (legions >= 5 ? 3 : 0)) return -1
    const plenty = legions >= ENOUGH ? 3 : 0
    return WEIGHTS.legion + useOf(t, place) - legionPrice(t.g, t.me) * Math.max(0.4, soulPrice(t)) - plenty + 1
  },
  recruit(t, it) {
    const souls = MINORS[it]?.souls ?? 0
    if (t.g.souls[t.me] < souls + walks(t) || legionsOnMap(t.g, t.me) < 2) return -1
    const leaders = lieutenantsOf(t.g, t.me).length
    return WEIGHTS.lieutenant + 4 - leaders * 2 - souls * soulPrice(t) - keep(t, it) * 0.5
  },
  tame: () => 1.5,
  buy(t) {
    const left = t.g.souls[t.me] - arcanaPrice(t.g)
    if (handSize(t.g, t.me) >= HAND_LIMIT || left < Math.min(8, upkeep(t) * 0.5)) return -1
    const rich = left > 12 ? 2.5 : 0
    return WEIGHTS.card + rich - arcanaPrice(t.g) * soulPrice(t) + (demonsInHell(t, t.me).length > 1 ? 1 : 0)
  },
  bonus: (t) => (t.g.souls[t.me] > 35 ? 0.2 : -1),
  sell: (t, it) => SOLD_FOR * soulPrice(t) - keep(t, it) - 0.5,
}

export const summon = (t: Study, m: Move): number => SUMMONS[verbOf(m)]?.(t, nounOf(m)) ?? -9

/** What one more legion is good for there: to hold the ground, or to go where it is wanted. */
function useOf(t: Study, place: Place): number {
  const here = stand(t, place, t.legions[place] + 1, t.bonus[place]) - stand(t, place, t.legions[place], t.bonus[place])
  let best = Math.max(0, here)
  for (const to of reach(t, place, 2)) {
    const there = stand(t, to, t.legions[to] + 1, t.bonus[to]) - stand(t, to, t.legions[to], t.bonus[to])
    best = Math.max(best, there * 0.8)
  }
  return Math.min(12, best)
}

/** Where a new lieutenant or a free legion is wanted. */
export function postAt(t: Study, m: Move): number {
  const place = nounOf(m)
  if (place >= SECTIO) return 0
  const unled = Math.max(
    0,
    t.legions[place] - lieutenantsAt(t.g, t.me, place).reduce((sum, it) => sum + COMMAND[it], 0),
  )
  return Math.min(3, unled) * 2 + Math.min(10, t.ground[place]) * 0.3 - lieutenantsAt(t.g, t.me, place).length * 2
}

export const legionAt = (t: Study, m: Move): number => useOf(t, nounOf(m))

export const howMuch = (_t: Study, m: Move): number => -Math.abs(nounOf(m) - 4)

/** What goes unpaid: what is of least use. */
export function leaveUnpaid(t: Study, m: Move): number {
  if (isVerb(m, 'lieutenant')) return -WEIGHTS.lieutenant
  const place = Math.floor((nounOf(m) % (2 * (SECTIO + 1))) / 2)
  const here = stand(t, place, t.legions[place], t.bonus[place]) - stand(t, place, t.legions[place] - 1, t.bonus[place])
  return -here - (nounOf(m) % 2) * WEIGHTS.hound
}
