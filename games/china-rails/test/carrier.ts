import type { Move, Player } from '@acheron/core'
import {
  BORROW,
  BUILD,
  BUILDING,
  buildingSources,
  CITY_MILEPOST,
  CROSS,
  chipsLeft,
  DELIVER,
  DEMAND_CITY,
  DEMAND_LOAD,
  DIRECTIONS,
  DONE,
  DROP,
  demandsOf,
  EXCHANGE,
  faresFor,
  HONG_KONG_PORT,
  handOf,
  hasJoined,
  hasLink,
  isInTaiwan,
  LINK,
  LINK_PRICE,
  LOADS,
  LOSE,
  loadsAboard,
  MAJORS,
  type Milepost,
  NEIGHBOUR,
  NO_QUAY,
  OPERATING,
  PAYMENT,
  PORT_MILEPOST,
  type Section,
  SOURCES,
  START,
  START_AT_PORT,
  STARTING,
  type State,
  search,
  sectionsTo,
  TAKE,
  UNREACHED,
  UPGRADE,
  type Ways,
  waysFrom,
} from '../src/index.ts'

/** A delivery that is being made: the demand, where its load is fetched, where it goes. */
interface Plan {
  readonly demand: number
  readonly source: Milepost
  readonly target: Milepost
  readonly price: number
}

const TERMS = { money: 10, step: 3, foreign: true }
const ENOUGH_TO_JOIN = 170

/** Where a city is served: in Taiwan at any container port, dearer by the link that is still to be bought. */
function places(s: State, p: Player, city: number): { at: Milepost; extra: number }[] {
  if (!isInTaiwan(city)) return [{ at: CITY_MILEPOST[city], extra: 0 }]
  return PORT_MILEPOST.map((at, port) => ({ at, extra: hasLink(s, p, port) ? 0 : LINK_PRICE[port] }))
}

/** A player of plain mind: the best single delivery, its track, and the four majors when there is money. */
export function carrier(): (s: State, p: Player, legal: readonly Move[]) => Move {
  const plans = new Map<Player, { turn: number; hand: string; plan: Plan | undefined }>()
  const memory = new Map<string, unknown>()

  /** What was found out in this turn under this name, or is found out now. */
  function remembered<T>(s: State, name: string, find: () => T): T {
    const key = `${s.turn} ${name}`
    if (!memory.has(key)) memory.set(key, find())
    if (memory.size > 40) memory.delete(memory.keys().next().value ?? '')
    return (memory.get(key) ?? find()) as T
  }

  function planOf(s: State, p: Player): Plan | undefined {
    const hand = `${handOf(s, p).join(' ')} ${loadsAboard(s, p).length}`
    const known = plans.get(p)
    if (known && known.turn === s.turn && known.hand === hand) return known.plan
    const plan = bestPlan(s, p)
    plans.set(p, { turn: s.turn, hand, plan })
    return plan
  }

  /** By player: the last turn in which something was done. Who stands still for long wants other cards. */
  const busy = new Map<Player, number>()
  const STUCK = 3

  return (s, p, legal) => {
    const isStuck = s.turn - (busy.get(p) ?? s.turn) > STUCK * s.seats
    const m = isStuck && legal.includes(EXCHANGE) ? EXCHANGE : choose(s, p, legal)
    if (m !== DONE || !busy.has(p)) busy.set(p, s.turn)
    return m
  }

  function choose(s: State, p: Player, legal: readonly Move[]): Move {
    const has = (m: Move): boolean => legal.includes(m)
    const deliveries = legal.filter((m) => m >= DELIVER && m < START)
    if (deliveries.length > 0) return deliveries.sort((a, b) => PAYMENT[b - DELIVER] - PAYMENT[a - DELIVER])[0]
    if (s.question === STARTING) return startMove(s, p, legal, planOf(s, p))
    if (s.question === OPERATING) return operate(s, p, legal, planOf(s, p), remembered)
    if (s.question === BUILDING) return spend(s, p, legal, planOf(s, p), remembered)
    const loss = legal.find((m) => m >= LOSE && m < LOSE + LOADS && m - LOSE !== DEMAND_LOAD[planOf(s, p)?.demand ?? 0])
    return loss ?? (has(DONE) ? DONE : legal[0])
  }
}

function bestPlan(s: State, p: Player): Plan | undefined {
  const fares = faresFor(s, p, TERMS)
  const fields = new Map<Milepost, Ways>()
  const fieldFrom = (m: Milepost): Ways => {
    const known = fields.get(m) ?? search(fares, [m])
    fields.set(m, known)
    return known
  }
  const track = search(fares, buildingSources(s, p))
  const aboard = loadsAboard(s, p)
  let best: Plan | undefined
  let bestValue = Number.NEGATIVE_INFINITY
  for (const demand of handOf(s, p).flatMap(demandsOf)) {
    const load = DEMAND_LOAD[demand]
    const isAboard = aboard.includes(load)
    const sources = isAboard ? [{ at: s.at[p], extra: 0 }] : fetchable(s, p, load)
    for (const source of sources)
      for (const target of places(s, p, DEMAND_CITY[demand])) {
        const way = fieldFrom(source.at)
        if (way.weight[target.at] === UNREACHED || track.weight[source.at] === UNREACHED) continue
        const there = s.at[p] < 0 || isAboard ? undefined : fieldFrom(s.at[p])
        if (there && there.weight[source.at] === UNREACHED) continue
        const join = Math.min(track.price[source.at], track.price[target.at])
        const price = join + way.price[target.at] + (there ? there.price[source.at] : 0) + source.extra + target.extra
        const length = way.length[target.at] + (there ? there.length[source.at] : 0)
        if (price > s.cash[p] - 2) continue
        const value = PAYMENT[demand] - price - 0.6 * length
        if (value <= bestValue) continue
        bestValue = value
        best = { demand, source: source.at, target: target.at, price }
      }
  }
  return best
}

const fetchable = (s: State, p: Player, load: number): { at: Milepost; extra: number }[] =>
  chipsLeft(s, load) === 0 ? [] : SOURCES[load].flatMap((city) => places(s, p, city))

function startMove(_s: State, _p: Player, legal: readonly Move[], plan: Plan | undefined): Move {
  const city = plan ? CITY_MILEPOST.indexOf(plan.source) : 0
  const port = plan ? PORT_MILEPOST.indexOf(plan.source) : -1
  if (port >= 0 && legal.includes(START_AT_PORT + port)) return START_AT_PORT + port
  return legal.includes(START + city) ? START + city : legal[0]
}

type Remember = <T>(s: State, name: string, find: () => T) => T

function operate(s: State, p: Player, legal: readonly Move[], plan: Plan | undefined, remember: Remember): Move {
  const has = (m: Move): boolean => legal.includes(m)
  if (!plan) return has(EXCHANGE) ? EXCHANGE : DONE
  const load = DEMAND_LOAD[plan.demand]
  const isAboard = loadsAboard(s, p).includes(load)
  if (!isAboard && has(TAKE + load)) return TAKE + load
  const junk = legal.find((m) => m >= DROP && m < DROP + LOADS && m - DROP !== load)
  if (!isAboard && s.at[p] === plan.source && junk !== undefined) return junk
  const goal = isAboard ? plan.target : plan.source
  if (s.at[p] === goal) return DONE
  const back = remember(s, `${p} to ${goal}`, () => waysFrom(s, p, [goal], { ...TERMS, build: false }))
  const away = (m: Milepost): number => back.weight[m]
  let step = -1
  let nearest = away(s.at[p])
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = NEIGHBOUR[s.at[p] * DIRECTIONS + d]
    if (!has(d) || to < 0 || away(to) >= nearest) continue
    step = d
    nearest = away(to)
  }
  if (step >= 0) return step
  if (has(CROSS) && s.quay === NO_QUAY && away(s.at[p]) === UNREACHED) return CROSS
  return DONE
}

function spend(s: State, p: Player, legal: readonly Move[], plan: Plan | undefined, remember: Remember): Move {
  const has = (m: Move): boolean => legal.includes(m)
  const firstOf = (sections: readonly Section[]): Move | undefined => sections.map((one) => BUILD + one).find(has)
  if (s.cash[p] >= ENOUGH_TO_JOIN && !hasJoined(s, p)) {
    if (has(LINK + HONG_KONG_PORT) && s.links[p] === 0) return LINK + HONG_KONG_PORT
    const joining = firstOf(remember(s, `${p} joins`, () => missingToJoin(s, p)))
    if (joining !== undefined) return joining
  }
  if (plan) {
    const port = PORT_MILEPOST.findIndex(
      (m, i) => (m === plan.source || m === plan.target) && has(LINK + i) && isForTaiwan(plan),
    )
    if (port >= 0) return LINK + port
    const wanted = remember(s, `${p} for ${plan.demand} ${plan.target}`, () => wantedFor(s, p, plan))
    const next = firstOf(wanted)
    if (next !== undefined) return next
  }
  const better = legal.find((m) => m >= UPGRADE && m < BORROW)
  return better !== undefined && s.cash[p] >= 70 && s.cash[p] < ENOUGH_TO_JOIN ? better : DONE
}

/** The track of a delivery: between its ends, from the train, and from what there is. */
function wantedFor(s: State, p: Player, plan: Plan): Section[] {
  const fares = faresFor(s, p, TERMS)
  const from = search(fares, buildingSources(s, p))
  const train = s.at[p] < 0 ? [] : sectionsTo(search(fares, [s.at[p]]), plan.source)
  const between = sectionsTo(search(fares, [plan.source]), plan.target)
  return [...between, ...train, ...sectionsTo(from, plan.source), ...sectionsTo(from, plan.target)]
}

const isForTaiwan = (plan: Plan): boolean => isInTaiwan(DEMAND_CITY[plan.demand]) || PORT_MILEPOST.includes(plan.source)

/** The cheapest sections that bring the majors together, from the first of them on. */
function missingToJoin(s: State, p: Player): Section[] {
  const ways = waysFrom(s, p, [CITY_MILEPOST[0]])
  const majors = Array.from({ length: MAJORS }, (_, city) => CITY_MILEPOST[city])
  const nearest = majors.sort((a, b) => ways.price[a] - ways.price[b]).find((m) => ways.price[m] > 0)
  return nearest === undefined ? [] : sectionsTo(ways, nearest)
}
