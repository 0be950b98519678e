import type { Move } from '@acheron/core'
import {
  ANTEHELL,
  BONUS,
  COMMAND,
  hasSign,
  houndedOf,
  isOpen,
  isVerb,
  LIEUTENANT_STEPS,
  type Lieutenant,
  legionSteps,
  lieutenantsAt,
  lieutenantsOf,
  MUST_STOP,
  NEIGHBOURS,
  NOBODY,
  nounOf,
  PITS,
  PLACES,
  type Place,
  partyIn,
  plainOf,
  SECTIO,
  verbOf,
} from '@acheron/games/hellgame'
import { type Study, stand } from './study.ts'
import { STEPS } from './ways.ts'
import { WEIGHTS } from './weights.ts'

/** Those who march together. */
interface Party {
  readonly from: Place
  readonly legions: number
  readonly lieutenant: Lieutenant
  readonly steps: number
}

/** Where a march ends: among enemies, with Lilith, in a quagmire. */
const stops = (t: Study, place: Place): boolean =>
  t.foes[place].units > 0 || place === t.g.lilith || hasSign(t.g, place, MUST_STOP)

/** Sectio that can be reached in so many steps, the way barred where a march would end. */
export function reach(t: Study, from: Place, steps: number): Place[] {
  const out: Place[] = []
  if (from >= SECTIO) return out
  let edge = [from]
  for (let i = 0; i < steps; i++) {
    const next: Place[] = []
    for (const here of edge)
      for (const to of NEIGHBOURS[here]) {
        if (to >= SECTIO || to === from || out.includes(to) || !isOpen(t.g, to)) continue
        out.push(to)
        if (!stops(t, to)) next.push(to)
      }
    edge = next
  }
  return out
}

/** The bonus that is left in a place when a lieutenant goes. */
function bonusWithout(t: Study, place: Place, lieutenant: Lieutenant): number {
  if (lieutenant === NOBODY) return t.bonus[place]
  return Math.max(0, ...lieutenantsAt(t.g, t.me, place).map((it) => (it === lieutenant ? 0 : BONUS[it])))
}

/** What is gained if a party stands there instead of where it is. `here` are the legions on each place by then. */
function gainOf(t: Study, party: Party, to: Place, here: readonly number[]): number {
  const { from, legions, lieutenant } = party
  const lead = lieutenant === NOBODY ? 0 : BONUS[lieutenant]
  const left = bonusWithout(t, from, lieutenant)
  const pits = hasSign(t.g, to, PITS) ? (legions * WEIGHTS.legion) / 6 : 0
  const before = stand(t, from, here[from], t.bonus[from]) + stand(t, to, here[to], t.bonus[to])
  const after =
    stand(t, from, here[from] - legions, left) + stand(t, to, here[to] + legions, Math.max(lead, t.bonus[to]))
  return after - before - pits - (legions === 0 && here[to] === 0 ? 2 : 0)
}

interface Goal {
  readonly gain: number
  readonly to: Place
}

const NOWHERE_BETTER: Goal = { gain: -1, to: -1 }

function bestGoal(t: Study, party: Party, here: readonly number[]): Goal {
  let best = NOWHERE_BETTER
  if (party.from === ANTEHELL) return { gain: 2 * party.legions, to: 0 }
  for (const to of reach(t, party.from, party.steps)) {
    if (party.legions === 0 && t.foes[to].units > 0) continue
    const gain = gainOf(t, party, to, here)
    if (gain > best.gain) best = { gain, to }
  }
  return best
}

/** What a march with so many skulls is worth, unit by unit; and how many units would move. */
export function worthOfMarch(t: Study, skulls: number, freeLeads: number): number {
  const here = [...t.legions]
  const ready = [...t.legions]
  const leaders = new Set(lieutenantsOf(t.g, t.me))
  let sum = 0
  let free = freeLeads
  for (let left = skulls; left > 0 || free > 0; ) {
    let best: { party: Party; goal: Goal; cost: number } | undefined
    let most = WORTH_A_STEP
    const consider = (party: Party, cost: number): void => {
      const goal = bestGoal(t, party, here)
      if (goal.gain / Math.max(1, cost) <= most) return
      most = goal.gain / Math.max(1, cost)
      best = { party, goal, cost }
    }
    for (let from = 0; from < PLACES; from++)
      for (let legions = 1; legions <= Math.min(3, ready[from], left); legions++)
        consider({ from, legions, lieutenant: NOBODY, steps: legionSteps(t.g) }, legions)
    for (const lieutenant of leaders) {
      const from = t.g.lieutenantPlace[lieutenant]
      for (let legions = 0; legions <= Math.min(COMMAND[lieutenant], ready[from]); legions++)
        consider({ from, legions, lieutenant, steps: LIEUTENANT_STEPS }, free > 0 ? 0 : 1)
      if (left === 0 && free === 0) break
    }
    if (!best) break
    const { party, goal, cost } = best
    sum += goal.gain
    here[party.from] -= party.legions
    ready[party.from] -= party.legions
    if (goal.to >= 0) here[goal.to] += party.legions
    if (party.lieutenant !== NOBODY) {
      leaders.delete(party.lieutenant)
      if (free > 0) free--
      else left--
    } else left -= cost
  }
  return sum
}

/** Less is not worth setting out for. */
const WORTH_A_STEP = 0.4

/** Which party sets out: what each unit gains. */
export function setOut(t: Study, m: Move): number {
  if (t.params.owner !== t.me) return forged(t, m)
  if (isVerb(m, 'party')) {
    const { from, count } = partyIn(m)
    const { gain, to } = bestGoal(t, { from, legions: count, lieutenant: NOBODY, steps: legionSteps(t.g) }, t.legions)
    const together = to >= 0 && to < SECTIO && t.foes[to].units > 0 ? 0.25 * (count - 1) : 0
    return (gain / count) * (1 + together)
  }
  if (!isVerb(m, 'lead')) return WORTH_A_STEP
  const lieutenant = nounOf(m)
  const from = t.g.lieutenantPlace[lieutenant]
  let most = NOWHERE_BETTER.gain
  for (let legions = 0; legions <= Math.min(COMMAND[lieutenant], t.legions[from]); legions++)
    most = Math.max(most, bestGoal(t, { from, legions, lieutenant, steps: LIEUTENANT_STEPS }, t.legions).gain)
  return most
}

export function takeAlong(t: Study, m: Move): number {
  const legions = plainOf(nounOf(m)) + houndedOf(nounOf(m))
  const { lieutenant, place: from } = t.params
  return (
    bestGoal(t, { from, legions, lieutenant, steps: LIEUTENANT_STEPS }, t.legions).gain + houndedOf(nounOf(m)) * 0.1
  )
}

/** On the way: to the best place that can still be reached. */
export function walkOn(t: Study, m: Move): number {
  const { place: at, steps, legions, lieutenant } = t.params
  if (isVerb(m, 'halt')) return 0.05
  if (!isVerb(m, 'go')) return verbOf(m) === 'ask' ? -2 : -3
  const to = nounOf(m)
  if (to === ANTEHELL) return at === ANTEHELL ? 1 : -2
  const party = { from: at, legions, lieutenant, steps }
  let most = legions === 0 && t.foes[to].units > 0 ? -9 : gainOf(t, party, to, t.legions)
  if (stops(t, to)) return most
  const left = steps - Math.max(1, STEPS[at]?.[to] ?? 1)
  for (const goal of reach(t, to, left))
    if (goal !== at && !(legions === 0 && t.foes[goal].units > 0))
      most = Math.max(most, gainOf(t, party, goal, t.legions) - 0.05)
  return most
}

/** Legions of another: away from where they matter to him, or where they matter to me. */
function forged(t: Study, m: Move): number {
  if (!isVerb(m, 'party')) return 0
  const { from, count } = partyIn(m)
  return from < SECTIO ? t.ground[from] * 0.1 * count : 0
}
