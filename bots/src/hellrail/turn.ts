import type { Move } from '@acheron/core'
import { type Ahead, aheadOf, waysFrom } from './ahead.ts'
import { worthOfEnding } from './ending.ts'
import { explore, stepsAcross } from './field.ts'
import { layerFor, moversFor } from './hops.ts'
import { costOfSteps, type Gap, type Ways, waysWith } from './network.ts'
import { type Bits, handBits, lowest, type Outlook, PLACES, trainBits } from './outlook.ts'
import {
  CIRCLES,
  type Circle,
  COUPLE,
  circleOf,
  END,
  isInCircle,
  LAY,
  MOVE,
  PICKUP,
  SIDES,
  STOKE,
  TRACTION,
  VALUE,
} from './railway.ts'
import { bestRam, findRam } from './ramming.ts'
import { countCars, eachHop, worthOfArriving } from './search.ts'
import { WEIGHTS } from './weights.ts'

/** The best so far of what could be done. */
export interface Choice {
  move: Move
  worth: number
}

function offer(best: Choice, move: Move, worth: number): void {
  if (worth <= best.worth) return
  best.move = move
  best.worth = worth
}

/** What to do next in a turn, when nothing can be delivered. */
export function bestAction(o: Outlook): Choice {
  const { at } = o.t
  const best: Choice = { move: END, worth: Number.NEGATIVE_INFINITY }
  if (isInCircle(at)) weighCircle(o, circleOf(at), best)
  else weighTrack(o, aheadOf(o.t, at), best)
  weighRam(o, best)
  return best
}

function weighCircle(o: Outlook, circle: Circle, best: Choice): void {
  const { ways } = o.network
  const hand = handBits(o)
  const train = trainBits(o)
  weighEnding(o, ways, circle * CIRCLES, hand, train, best)
  for (let i = 0; i < o.t.hand.length; i++) {
    if (PICKUP[o.cards[i]] !== circle) continue
    const car = 1 << i
    o.budget = PLACES
    offer(best, COUPLE + o.cards[i], worthOfArriving(o, circle, hand & ~car, train | car, 0, 0, ways, 0))
  }
  eachHop(o, circle, hand, train, (to, { hand: rest, gain, freed, ways: after, first }) => {
    o.budget = PLACES
    offer(best, first, worthOfArriving(o, to, rest, train, gain, freed, after, 1))
  })
  weighLaying(o, circle, hand, train, best)
}

function weighTrack(o: Outlook, ahead: Ahead, best: Choice): void {
  const { ways } = o.network
  const hand = handBits(o)
  const train = trainBits(o)
  const load = countCars(o, train)
  weighEnding(o, waysFrom(ahead, ways), 0, hand, train, best)
  for (const { circle, steps, tolls } of ahead.exits) {
    const movers = moversFor(o, hand, steps, load)
    if (movers === 0) continue
    o.budget = PLACES
    const gain = o.visits[circle] - o.tolls[load] * tolls
    const worth = worthOfArriving(o, circle, hand & ~movers, train, gain, 1, ways, 1)
    offer(best, MOVE + o.cards[lowest(movers)], worth)
  }
  for (const { circle, gap } of gapsAhead(ahead)) {
    const layer = layerFor(o, hand, gap)
    if (layer < 0) continue
    const rest = hand & ~(1 << layer)
    const movers = moversFor(o, rest, gap.steps, load)
    o.budget = PLACES
    const worth =
      movers === 0
        ? worthOfEnding(o, ways, circle * CIRCLES, ways, rest, train, 0, 0).worth - WEIGHTS.card
        : worthOfArriving(o, circle, rest & ~movers, train, o.visits[circle], 1, ways, 1)
    offer(best, LAY + o.cards[layer], worth)
  }
}

/** Pushing somebody off the track; what becomes of me is as if I had stayed. */
function weighRam(o: Outlook, best: Choice): void {
  const { at, hand } = o.t
  if (!findRam(o.t, at, FARTHEST)) return
  const load = countCars(o, trainBits(o))
  for (let i = 0; i < hand.length; i++) {
    const ram = TRACTION[hand[i]] >= load ? bestRam(o, at, VALUE[hand[i]]) : undefined
    if (!ram || ram.worth < WEIGHTS.ram) continue
    const near = isInCircle(at) ? o.network.ways : waysFrom(aheadOf(o.t, at), o.network.ways)
    const row = isInCircle(at) ? circleOf(at) * CIRCLES : 0
    const rest = handBits(o) & ~(1 << i)
    offer(best, MOVE + hand[i], ram.worth + worthOfEnding(o, near, row, o.network.ways, rest, trainBits(o), 0, 1).worth)
  }
}

const FARTHEST = 9

/** The circles that one card at an end of the track would open. */
function gapsAhead({ ends }: Ahead): { circle: Circle; gap: Gap }[] {
  return ends.flatMap(({ cell, from, steps }) =>
    SIDES.filter((to) => to !== from).flatMap((to) =>
      explore(cell, to).map((reach) => ({
        circle: reach.circle,
        gap: { cell, from, to, under: 0, steps: steps + stepsAcross(from, to) + reach.steps },
      })),
    ),
  )
}

function weighEnding(o: Outlook, near: Ways, row: number, hand: Bits, train: Bits, best: Choice): void {
  const { worth, stoked } = worthOfEnding(o, near, row, o.network.ways, hand, train, 0, 0)
  offer(best, stoked < 0 ? END : STOKE + o.cards[stoked], worth)
}

const after: Ways = new Float64Array(CIRCLES * CIRCLES)

/** Track for later. */
function weighLaying(o: Outlook, circle: Circle, hand: Bits, train: Bits, best: Choice): void {
  const { gaps, upgrades, ways } = o.network
  for (let a = 0; a < CIRCLES; a++)
    for (let b = 0; b < a; b++) {
      const pair = a * CIRCLES + b
      for (const gap of [gaps[pair], upgrades[pair]]) {
        if (!gap || costOfSteps(gap.steps) >= ways[pair]) continue
        const layer = layerFor(o, hand, gap)
        if (layer < 0) continue
        waysWith(ways, a, b, costOfSteps(gap.steps), after)
        const rest = hand & ~(1 << layer)
        const { worth } = worthOfEnding(o, after, circle * CIRCLES, after, rest, train, 0, 0)
        offer(best, LAY + o.cards[layer], worth)
      }
    }
}
