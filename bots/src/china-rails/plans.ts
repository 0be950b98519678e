import {
  CAPACITY,
  CITY_MILEPOST,
  chipsLeft,
  loadsAboard,
  type Milepost,
  OFF_BOARD,
  PORT_MILEPOST,
} from '@acheron/games/china-rails'
import { ABOARD, type Errand, IN_TAIWAN, type Place } from './errands.ts'
import { UNREACHED } from './field.ts'
import { MILLION } from './ground.ts'
import { joinedBy } from './joining.ts'
import { type Call, type Extras, emptyJourney, travel } from './journey.ts'
import { emptyRoute, layRoute } from './route.ts'
import { fieldTo, type Study } from './study.ts'
import type { Breadth, Weights } from './weights.ts'
import { emptyWorks, listWorks } from './works.ts'

/** Calls in order, and what they are worth. */
export interface Plan {
  readonly calls: readonly Call[]
  readonly value: number
  readonly turns: number
  /** What it leaves in cash more than there is. */
  readonly gain: number
}

/** What a plan is weighed with. */
export interface Scale {
  readonly weights: Weights
  /** What joining the majors costs now. */
  readonly joining: number
  /** The cash that is still missing for victory, joining and link included. */
  readonly missing: number
  /** In how many turns that could be so, and in how many turns somebody else will have won. */
  readonly turns: number
  readonly end: number
}

/** The plan that was weighed last, in full. */
export const route = emptyRoute()
export const works = emptyWorks()
export const journey = emptyJourney()

/** Weighs a plan by playing it to its end. Undefined if it has none. */
export function weigh(t: Study, scale: Scale, calls: readonly Call[], extras?: Extras): Plan | undefined {
  const places = calls.map(({ place }) => place)
  if (!layRoute(t, places, route) || !listWorks(t, route, places, works)) return undefined
  if (!travel(t, route, works, calls, journey, extras)) return undefined
  const { weights, joining, missing } = scale
  const gain = journey.cash - t.s.cash[t.p]
  const joined = works.count === 0 || weights.joining === 0 ? 0 : joining - joinedBy(route, works)
  const value =
    gain +
    weights.refund * works.track +
    weights.joining * joined -
    weights.rate * journey.turns -
    (route.turnsBack && t.s.acted === 0 ? weights.turning : 0) -
    weights.broke * Math.max(0, weights.comfort - journey.cash) +
    (gain >= missing - joined ? weights.finish : 0)
  return { calls, value, turns: journey.turns, gain }
}

interface Idea {
  readonly plan: Plan
  readonly errand: Errand
  readonly take: number
  readonly deliver: number
  readonly guess: number
}

/** The best plans of one to so many loads, the best first. */
export function findPlans(
  t: Study,
  scale: Scale,
  errands: readonly Errand[],
  before: readonly Call[],
  breadth: Breadth,
): Plan[] {
  const found: Plan[] = []
  let beam: Plan[] = []
  for (const errand of errands) {
    const plan = fits(t, before, errand) ? weigh(t, scale, [...before, ...callsFor(errand)]) : undefined
    if (plan) beam.push(plan)
  }
  for (let loads = 1; beam.length > 0; loads++) {
    beam.sort((a, b) => b.value - a.value)
    found.push(...beam.slice(0, breadth.kept))
    if (loads === breadth.loads) break
    beam = extend(t, scale, errands, before.length, beam.slice(0, breadth.kept), breadth.weighed)
  }
  return found.sort((a, b) => b.value - a.value)
}

export function callsFor(errand: Errand): Call[] {
  const deliver: Call = { place: errand.to, errand, takes: false }
  return errand.from === ABOARD ? [deliver] : [{ place: errand.from, errand, takes: true }, deliver]
}

/** Adds one more errand to each plan, wherever it fits; the most promising are weighed. */
function extend(
  t: Study,
  scale: Scale,
  errands: readonly Errand[],
  fixed: number,
  plans: readonly Plan[],
  weighed: number,
): Plan[] {
  const ideas: Idea[] = []
  for (const plan of plans)
    for (const errand of errands) if (fits(t, plan.calls, errand)) think(t, plan, errand, fixed, ideas)
  ideas.sort((a, b) => b.guess - a.guess)
  const seen = new Set<string>()
  const extended: Plan[] = []
  for (const idea of ideas) {
    if (seen.size === weighed) break
    const calls = carryOut(idea)
    const key = keyOf(calls)
    if (seen.has(key)) continue
    seen.add(key)
    const plan = weigh(t, scale, calls)
    if (plan) extended.push(plan)
  }
  return extended
}

const keyOf = (calls: readonly Call[]): string =>
  calls.map(({ errand, takes, place }) => `${errand?.demand}${takes ? '+' : '-'}${place}`).join()

/** No card twice; what is aboard is used before more of it is taken, and no more than there are chips. */
function fits({ s, p }: Study, calls: readonly Call[], errand: Errand): boolean {
  let used = 0
  let taken = 0
  for (const { errand: other, takes } of calls) {
    if (other === undefined || takes) continue
    if (other.card === errand.card) return false
    if (other.load !== errand.load) continue
    if (other.from === ABOARD) used++
    else taken++
  }
  const isLeft = loadsAboard(s, p).filter((load) => load === errand.load).length > used
  return errand.from === ABOARD ? isLeft : !isLeft && chipsLeft(s, errand.load) > taken
}

/** Every place in the order for the two calls of an errand, with a guess of what that would be worth. */
function think(t: Study, plan: Plan, errand: Errand, fixed: number, ideas: Idea[]): void {
  const { calls } = plan
  const capacity = CAPACITY[t.s.train[t.p]]
  let aboard = 0
  for (const { errand: other, takes } of calls) if (other && !takes && other.from === ABOARD) aboard++
  const isAboard = errand.from === ABOARD
  const worth = plan.value + errand.pay
  for (let take = fixed, load = aboard; take <= calls.length; take++) {
    if (take > fixed) load += loadChange(calls[take - 1])
    if (load + 1 > capacity) {
      if (isAboard) return
      continue
    }
    const way = isAboard ? 0 : detour(t, calls, take, errand.from)
    let carried = load
    for (let deliver = take; deliver <= calls.length; deliver++) {
      if (deliver > take) carried += loadChange(calls[deliver - 1])
      if (carried + 1 > capacity) break
      const more =
        isAboard || deliver > take
          ? way + detour(t, calls, deliver, errand.to)
          : detour(t, calls, take, errand.from, errand.to)
      ideas.push({ plan, errand, take, deliver, guess: worth - more / MILLION })
    }
    if (isAboard) return
  }
}

const loadChange = ({ errand, takes }: Call): number => (errand ? (takes ? 1 : -1) : 0)

/** What it adds to the way to call at one or two places more before a call of the plan. */
function detour(t: Study, calls: readonly Call[], before: number, place: Place, then = place): number {
  const inner = place === then ? 0 : apart(t, place, then)
  const next = before < calls.length ? calls[before].place : -1
  const last = next < 0 ? 0 : apart(t, then, next)
  if (before === 0) {
    const first = t.at === OFF_BOARD ? 0 : fieldTo(t, place).weight[t.at]
    const was = next < 0 || t.at === OFF_BOARD ? 0 : fieldTo(t, next).weight[t.at]
    return first + inner + last - was
  }
  const previous = calls[before - 1].place
  return apart(t, previous, place) + inner + last - (next < 0 ? 0 : apart(t, previous, next))
}

function apart(t: Study, a: Place, b: Place): number {
  if (a === b) return 0
  return a === IN_TAIWAN ? fieldTo(t, a).weight[postOf(b)] : fieldTo(t, b).weight[postOf(a)]
}

const postOf = (place: Place): Milepost => (place === IN_TAIWAN ? PORT_MILEPOST[0] : CITY_MILEPOST[place])

function carryOut({ plan: { calls }, errand, take, deliver }: Idea): Call[] {
  const [first, second] = callsFor(errand)
  if (!second) return [...calls.slice(0, deliver), first, ...calls.slice(deliver)]
  return [...calls.slice(0, take), first, ...calls.slice(take, deliver), second, ...calls.slice(deliver)]
}

/** Of several sources of a load only the best few are worth a thought: those nearest to the demand and to the train. */
export function nearestSources(t: Study, errands: readonly Errand[], most: number): Errand[] {
  const far = ({ from, to }: Errand): number => (from === ABOARD ? 0 : apart(t, from, to))
  const kept: Errand[] = []
  for (const demand of new Set(errands.map((errand) => errand.demand))) {
    const same = errands.filter(
      (errand) => errand.demand === demand && errand.from !== ABOARD && far(errand) < UNREACHED,
    )
    same.sort((a, b) => far(a) - far(b))
    kept.push(...errands.filter((errand) => errand.demand === demand && errand.from === ABOARD), ...same.slice(0, most))
  }
  return kept
}
