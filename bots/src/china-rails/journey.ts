import {
  BUILDING_LIMIT,
  bonusFor,
  CAPACITY,
  CITY_AT,
  type City,
  cannotHandle,
  cannotShip,
  cityCalled,
  closedToBuilding,
  closedToTrains,
  DIRECTIONS,
  EVENTS,
  EXITS,
  FEE,
  FROM,
  isInForce,
  isShut,
  isSlow,
  loadsAboard,
  NEW_YEAR,
  NO_QUAY,
  NOBODY,
  PORT_MILEPOST,
  QUAY_DELIVERING,
  QUAY_FIRST_LOAD,
  QUAY_LOADING,
  QUAY_OPEN,
  SECTION_AT,
  type State,
  speed,
  TO,
  type Train,
  UPGRADE_PRICE,
} from '@acheron/games/china-rails'
import { ABOARD, type Errand, IN_TAIWAN, type Place } from './errands.ts'
import { BY_SEA } from './field.ts'
import type { Route } from './route.ts'
import type { Study } from './study.ts'
import { LINKS, NOTHING, type Works } from './works.ts'

/** One call of the train: it takes the load of an errand, or delivers it; without an errand it attends the congress. */
export interface Call {
  readonly place: Place
  readonly errand?: Errand
  readonly takes: boolean
}

/** What else is done on the way. */
export interface Extras {
  /** A train that is bought in the first building phase. */
  readonly upgrade?: Train
  /** Money that is spent on other things in the first building phase. */
  readonly spend?: number
}

/** How a journey came out. */
export interface Journey {
  isDone: boolean
  /** Until the last call, the last turn in part. */
  turns: number
  /** The cash at the end. */
  cash: number
  fees: number
  /** The place on the route that the train comes to in this turn. */
  reached: number
  /** By call: the turn in which it was made. */
  readonly calledIn: Int16Array
  /** By work: the turn in which the train first needs it. */
  readonly neededIn: Int16Array
}

export const emptyJourney = (): Journey => ({
  isDone: false,
  turns: 0,
  cash: 0,
  fees: 0,
  reached: 0,
  calledIn: new Int16Array(16),
  neededIn: new Int16Array(2048),
})

const MOST_TURNS = 60
const MOST_IDLE_TURNS = 4
const NEVER = 999
const BEIJING: City = cityCalled('beijing')
const CONGRESS_PAY = 5

interface Ride {
  /** The place on the route, the next call, and the works that are done. */
  at: number
  call: number
  built: number
  left: number
  halved: boolean
  paid: number
  quay: number
  /** Whether nothing was done in this turn. */
  isFresh: boolean
  /** Loads of the plan that are aboard, and others, which only a city takes. */
  carried: number
  ballast: number
  capacity: number
}

const ride: Ride = {
  at: 0,
  call: 0,
  built: 0,
  left: 0,
  halved: false,
  paid: 0,
  quay: NO_QUAY,
  isFresh: true,
  carried: 0,
  ballast: 0,
  capacity: 0,
}

/** Plays a plan to its end, turn by turn: movement, fees, calls, cash and twenty a turn for building. */
export function travel(t: Study, r: Route, w: Works, calls: readonly Call[], j: Journey, extras: Extras = {}): boolean {
  const { s, p } = t
  let train = s.train[p]
  j.isDone = false
  j.cash = s.cash[p]
  j.fees = 0
  j.reached = 0
  j.neededIn.fill(NEVER, 0, w.count)
  ride.at = 0
  ride.call = 0
  ride.built = 0
  ride.carried = calls.filter(({ errand, takes }) => errand?.from === ABOARD && !takes).length
  ride.ballast = loadsAboard(s, p).length - ride.carried
  ride.capacity = CAPACITY[train]
  let idle = 0
  for (let turn = 0; turn < MOST_TURNS && idle < MOST_IDLE_TURNS; turn++) {
    const before = ride.at + ride.call + ride.built
    if (turn === 0 || turn >= t.next) {
      const full = speed(train, s.express)
      if (turn > 0 || t.operates) {
        beginTurn(t, turn, full)
        operate(t, r, w, calls, j, turn)
        if (turn === 0) j.reached = ride.at
        if (ride.call === calls.length) {
          j.isDone = true
          j.turns = turn + (turn === 0 ? 0 : 1 - ride.left / full)
          return true
        }
      }
    }
    if (turn === 0 || turn > s.lost[p]) {
      let budget = turn === 0 ? BUILDING_LIMIT - s.spent : BUILDING_LIMIT
      if (turn === 0 && extras.upgrade !== undefined) {
        train = extras.upgrade
        ride.capacity = CAPACITY[train]
        j.cash -= UPGRADE_PRICE
        budget = 0
      }
      if (turn === 0 && extras.spend) {
        j.cash -= extras.spend
        budget -= extras.spend
      }
      if (j.cash < 0) return false
      construct(t, w, j, turn, budget)
    }
    idle = ride.at + ride.call + ride.built > before ? 0 : idle + 1
  }
  return false
}

function beginTurn(t: Study, turn: number, full: number): void {
  const { s, p } = t
  ride.left = turn === 0 ? t.left : full
  ride.paid = turn === 0 ? s.paid : 0
  ride.halved = turn === 0 && s.halved === 1
  ride.quay = turn === 0 ? s.quay : QUAY_OPEN
  ride.isFresh = turn > 0 || (s.acted === 0 && ((s.waiting >> p) & 1) === 1)
  if (turn === 1 && s.shaken[p] === s.turn + s.seats) halve()
}

function halve(): void {
  if (ride.halved) return
  ride.halved = true
  ride.left = Math.ceil(ride.left / 2)
}

function operate(t: Study, r: Route, w: Works, calls: readonly Call[], j: Journey, turn: number): void {
  const sky = t.skies[turn] as State | undefined
  if (sky && turn > 0 && isSlow(sky, r.mileposts[ride.at])) halve()
  for (;;) {
    if (CITY_AT[r.mileposts[ride.at]] >= 0) ride.ballast = 0
    while (ride.call < calls.length && r.stopAt[ride.call] === ride.at) {
      if (!callAt(t, w, calls[ride.call], j, turn, sky)) return
      j.calledIn[ride.call++] = turn
      ride.isFresh = false
    }
    if (ride.call === calls.length || !advance(r, w, j, turn, sky)) return
  }
}

function callAt(
  t: Study,
  w: Works,
  { errand, takes, place }: Call,
  j: Journey,
  turn: number,
  sky: State | undefined,
): boolean {
  if (!errand) {
    j.cash += place === BEIJING ? 2 * CONGRESS_PAY : CONGRESS_PAY
    return true
  }
  if (place === IN_TAIWAN) {
    const mode = takes ? QUAY_LOADING : QUAY_DELIVERING
    const need = w.stopNeed[ride.call]
    if (need !== NOTHING && j.neededIn[need] > turn) j.neededIn[need] = turn
    if (need >= ride.built) return false
    if (ride.quay !== QUAY_OPEN && ride.quay !== mode && !(takes && ride.quay === QUAY_FIRST_LOAD)) return false
    if (sky && cannotShip(sky)) return false
    if (takes && ride.carried + ride.ballast >= ride.capacity) return false
    ride.quay = mode
  } else if (sky && cannotHandle(sky, place)) return false
  if (takes) {
    ride.carried++
    return true
  }
  if (sky && isInForce(sky, NEW_YEAR) && !EVENTS[NEW_YEAR].loads?.includes(errand.load)) return false
  ride.carried--
  j.cash += errand.pay + (sky || t.skies.length > 0 ? bonusFor(sky ?? FAIR, errand.demand) : 0)
  return true
}

const FAIR = { ends: EVENTS.map(() => -1) }

/** One step, if there is movement, track, money for it and good weather. */
function advance(r: Route, w: Works, j: Journey, turn: number, sky: State | undefined): boolean {
  const i = ride.at
  const need = w.need[i]
  if (r.directions[i] === BY_SEA) {
    if (!ride.isFresh || need >= ride.built) return false
    ride.at++
    ride.isFresh = false
    ride.quay = NO_QUAY
    halve()
    return true
  }
  if (ride.left === 0) return false
  if (need !== NOTHING && j.neededIn[need] > turn) j.neededIn[need] = turn
  if (need >= ride.built) return false
  const host = w.host[i]
  const isFee = host !== NOBODY && ((ride.paid >> host) & 1) === 0
  if (isFee && j.cash < FEE) return false
  if (sky && closedToTrains(sky, SECTION_AT[r.mileposts[i] * DIRECTIONS + r.directions[i]], r.mileposts[i + 1]))
    return false
  if (isFee) {
    j.cash -= FEE
    j.fees += FEE
    ride.paid |= 1 << host
  }
  ride.at++
  ride.left--
  ride.isFresh = false
  ride.quay = NO_QUAY
  if (sky && isSlow(sky, r.mileposts[i + 1])) halve()
  return true
}

/** Builds what comes next, as much as may be spent. */
function construct(t: Study, w: Works, j: Journey, turn: number, limit: number): void {
  const sky = t.skies[turn] as State | undefined
  let budget = limit
  let exits = turn === 0 ? t.s.exits : 0
  while (ride.built < w.count) {
    const i = ride.built
    const price = w.price[i]
    if (price > budget || price > j.cash || (w.exit[i] && exits >= EXITS)) return
    if (sky && isBarred(sky, w.item[i])) return
    budget -= price
    j.cash -= price
    exits += w.exit[i]
    ride.built++
  }
}

function isBarred(sky: State, item: number): boolean {
  if (item >= LINKS)
    return EVENTS.some(({ bars }, event) => isInForce(sky, event) && bars?.[PORT_MILEPOST[item - LINKS]])
  return closedToBuilding(sky, item) !== undefined || isShut(sky, FROM[item]) || isShut(sky, TO[item])
}
