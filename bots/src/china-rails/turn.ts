import type { Move } from '@acheron/core'
import {
  BUILD,
  CAPACITY,
  CITY_AT,
  CITY_MILEPOST,
  CROSS,
  chinaRails,
  DELIVER,
  DONE,
  DROP,
  isOnDuty,
  LINK,
  LINK_PRICE,
  loadsAboard,
  OPERATING,
  offerOf,
  START,
  STARTING,
  STEP,
  type State,
  TAKE,
  TURN,
  UPGRADE,
  UPGRADE_PRICE,
} from '@acheron/games/china-rails'
import type { Order } from './building.ts'
import { IN_TAIWAN } from './errands.ts'
import { BY_SEA } from './field.ts'
import type { Call } from './journey.ts'
import { journey, type Plan, route, type Scale, weigh } from './plans.ts'
import type { Route } from './route.ts'
import type { Study } from './study.ts'

const NO_CHANCE = {
  pick(): number {
    throw new Error('nothing of this should ask chance')
  },
}

/** Instead of how far the train came: a delivery ends the row, because a card is drawn. */
const BY_DELIVERY = -1

/** Moves that are made on a copy as they are found, so that each is legal when its turn comes. */
interface Row {
  readonly s: State
  readonly p: number
  readonly moves: Move[]
}

/** Makes a move if it is legal. */
function make(row: Row, m: Move): boolean {
  if (chinaRails.refusal(row.s, row.p, m) !== undefined) return false
  chinaRails.play(row.s, row.p, m, NO_CHANCE)
  row.moves.push(m)
  return true
}

/** Runs the train along the route, from call to call, as far as it goes. Gives how far, or BY_DELIVERY if that ends the row. */
function run(row: Row, r: Route, calls: readonly Call[]): number {
  let call = 0
  for (let i = 0; i < r.length; i++) {
    shedBallast(row, calls.slice(call))
    for (; call < calls.length && r.stopAt[call] === i; call++) {
      const { errand, takes } = calls[call]
      if (!errand) continue
      if (takes) {
        if (!takeAboard(row, errand.load, calls.slice(call))) return i
      } else {
        if (chinaRails.refusal(row.s, row.p, DELIVER + errand.demand) !== undefined) return i
        row.moves.push(DELIVER + errand.demand)
        return BY_DELIVERY
      }
    }
    if (i === r.length - 1) return i
    const d = r.directions[i]
    if (!make(row, d === BY_SEA ? CROSS : STEP + d)) return i
  }
  return r.length
}

/** What is aboard and not needed for these calls. */
function ballastOf({ s, p }: Row, calls: readonly Call[]): number[] {
  const ballast = loadsAboard(s, p)
  for (const { errand, takes } of calls) {
    const place = errand && !takes ? ballast.indexOf(errand.load) : -1
    if (place >= 0) ballast.splice(place, 1)
  }
  return ballast
}

/** At a quay nothing can be dropped: before it comes to load there the train makes room in a city. */
function shedBallast(row: Row, calls: readonly Call[]): void {
  const { s, p } = row
  if (s.at[p] < 0 || CITY_AT[s.at[p]] < 0 || isOnDuty(s, p)) return
  if (!calls.some(({ place, takes }) => takes && place === IN_TAIWAN)) return
  for (const load of ballastOf(row, calls)) make(row, DROP + load)
}

/** Takes a load; one that the plan does not need makes room for it. */
function takeAboard(row: Row, load: number, calls: readonly Call[]): boolean {
  const { s, p } = row
  if (loadsAboard(s, p).length === CAPACITY[s.train[p]] && !isOnDuty(s, p))
    ballastOf(row, calls).some((other) => make(row, DROP + other))
  return make(row, TAKE + load)
}

/** Builds what was ordered, and ends the turn. */
function construct(row: Row, orders: readonly Order[]): void {
  for (const { moves, limit } of orders) {
    let left = limit
    for (const m of moves) {
      const price = priceOf(row, m)
      if (price > left || !make(row, m)) break
      left -= price
    }
  }
  row.moves.push(DONE)
}

function priceOf({ s, p }: Row, m: Move): number {
  if (m >= BUILD) return chinaRails.refusal(s, p, m) === undefined ? offerOf(s, p, m - BUILD).price : 0
  return m >= UPGRADE ? UPGRADE_PRICE : LINK_PRICE[m - LINK]
}

/** Plays a plan as far as this turn allows: the train, then what was ordered. Undefined if the plan deceived itself. */
export function playTurn(
  t: Study,
  scale: Scale,
  plan: Plan | undefined,
  orders: readonly Order[],
): readonly Move[] | undefined {
  const { s, p } = t
  const row: Row = { s: chinaRails.clone(s), p, moves: [] }
  if (plan) weigh(t, scale, plan.calls)
  if (s.question === STARTING) make(row, START + (plan ? CITY_MILEPOST.indexOf(route.mileposts[0]) : 0))
  if (row.s.question === OPERATING) {
    const came = plan ? run(row, route, plan.calls) : 0
    if (came === BY_DELIVERY) return row.moves
    if (plan && came < journey.reached) return undefined
    if (!plan) make(row, TURN)
    make(row, DONE)
  }
  construct(row, orders)
  return row.moves
}
