import { worthOfEnding } from './ending.ts'
import { blankHop, type Hop, hopTo, sailTo } from './hops.ts'
import type { Ways } from './network.ts'
import { type Bits, BOAT, countBits, lowest, type Outlook } from './outlook.ts'
import { CIRCLES, type Circle, DELIVERY, NONE, PICKUP, SIDES, VALUE } from './railway.ts'

const DEEPEST = 5
const MOST_CARS = 4
/** A detour of so many cards is still on the way. */
const DETOUR = 0.6

/** The best that can come of standing in a circle, with these cards in hand and these cars. */
export function worthOfArriving(
  o: Outlook,
  circle: Circle,
  hand: Bits,
  train: Bits,
  gained: number,
  freed: number,
  ways: Ways,
  depth: number,
): number {
  let cars = train
  let gain = gained
  for (let rest = train; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    if (DELIVERY[o.cards[i]] !== circle) continue
    gain += VALUE[o.cards[i]]
    cars &= ~(1 << i)
  }
  const taken = couplable(o, circle, hand, cars)
  const without = worthOfStaying(o, circle, hand, cars, gain, freed, ways, depth)
  if (taken === 0) return without
  return Math.max(without, worthOfStaying(o, circle, hand & ~taken, cars | taken, gain, freed, ways, depth))
}

/** The cards that can be picked up here, as far as a train can pull them. */
function couplable(o: Outlook, circle: Circle, hand: Bits, train: Bits): Bits {
  let taken = 0
  for (let rest = hand & ~BOAT; rest > 0; rest &= rest - 1) {
    const i = lowest(rest)
    if (PICKUP[o.cards[i]] !== circle) continue
    if (countBits(train | taken) + o.t.tender >= MOST_CARS) return taken
    taken |= 1 << i
  }
  return taken
}

/** By depth. */
const hops: readonly Hop[] = Array.from({ length: DEEPEST }, blankHop)

/** The best of ending the turn here and of going on. */
function worthOfStaying(
  o: Outlook,
  circle: Circle,
  hand: Bits,
  train: Bits,
  gain: number,
  freed: number,
  ways: Ways,
  depth: number,
): number {
  let best = worthOfEnding(o, ways, circle * CIRCLES, ways, hand, train, gain, freed).worth
  if (depth >= DEEPEST || (hand & ~BOAT) === 0 || --o.budget <= 0) return best
  const hop = hops[depth]
  const targets = targetsOf(o, hand, train)
  const load = countCars(o, train)
  const goTo = (to: Circle): void => {
    const { freed: more, gain: bonus, ways: after } = hop
    best = Math.max(best, worthOfArriving(o, to, hop.hand, train, gain + bonus, freed + more, after, depth + 1))
  }
  for (let to = 0; to < CIRCLES; to++)
    if (isOnTheWay(ways, circle, to, targets) && hopTo(o, circle, to, hand, load, ways, depth, hop)) goTo(to)
  if (hand & BOAT)
    for (let side = 0; side < SIDES.length; side++) {
      const to = sailTo(o, circle, side, hand, ways, hop)
      if (to !== NONE) goTo(to)
    }
  return best
}

/** Every circle that can be reached now and lies on the way to something. */
export function eachHop(
  o: Outlook,
  circle: Circle,
  hand: Bits,
  train: Bits,
  look: (to: Circle, hop: Hop) => void,
): void {
  const { ways } = o.network
  const hop = blankHop()
  const targets = targetsOf(o, hand, train)
  const load = countCars(o, train)
  for (let to = 0; to < CIRCLES; to++)
    if (isOnTheWay(ways, circle, to, targets) && hopTo(o, circle, to, hand, load, ways, 0, hop)) look(to, hop)
  if ((hand & BOAT) === 0) return
  for (const side of SIDES) {
    const to = sailTo(o, circle, side, hand, ways, hop)
    if (to !== NONE) look(to, hop)
  }
}

export const countCars = (o: Outlook, train: Bits): number => countBits(train) + o.t.tender

/** A bit for each circle where something is to be had. */
function targetsOf(o: Outlook, hand: Bits, train: Bits): number {
  let targets = o.attractions
  for (let rest = train; rest > 0; rest &= rest - 1) targets |= 1 << DELIVERY[o.cards[lowest(rest)]]
  for (let rest = hand & ~BOAT; rest > 0; rest &= rest - 1) targets |= 1 << PICKUP[o.cards[lowest(rest)]]
  return targets
}

function isOnTheWay(ways: Ways, from: Circle, to: Circle, targets: number): boolean {
  if (from === to) return false
  const first = ways[from * CIRCLES + to]
  for (let rest = targets & ~(1 << from); rest > 0; rest &= rest - 1) {
    const target = lowest(rest)
    if (first + ways[to * CIRCLES + target] <= ways[from * CIRCLES + target] + DETOUR) return true
  }
  return false
}
