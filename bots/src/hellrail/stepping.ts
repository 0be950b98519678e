import type { Move } from '@acheron/core'
import { aheadOf } from './ahead.ts'
import { moversFor } from './hops.ts'
import { handBits, type Outlook, PLACES, trainBits } from './outlook.ts'
import { GO, go, isGo, SIDES, type Side, STOP } from './railway.ts'
import { bestRam, findRam } from './ramming.ts'
import { countCars, worthOfArriving } from './search.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** Where the track does not part: on to the circles ahead, but not to a mere end, unless somebody is pushed over it. */
export function followTrack(t: Table, left: number, legal: readonly Move[]): Move {
  const onward = legal.find(isGo)
  if (onward === undefined) return STOP
  if (!legal.includes(STOP) || aheadOf(t, t.at).exits.length > 0) return onward
  return findRam(t, t.at, left) ? onward : STOP
}

/** Where to go, with so many steps left. */
export function chooseStep(o: Outlook, left: number, legal: readonly Move[]): Move {
  const ram = bestRam(o, o.t.at, left)
  if (ram && ram.worth >= WEIGHTS.ram) return go(ram.side)
  const worth = worthOfSides(o, left)
  const ways = legal.filter(isGo)
  return ways.reduce((best, m) => (worth[m - GO] > worth[best - GO] ? m : best), ways[0])
}

/** By side: the best that lies that way. */
function worthOfSides(o: Outlook, left: number): number[] {
  const worth = SIDES.map(() => Number.NEGATIVE_INFINITY)
  const hand = handBits(o)
  const train = trainBits(o)
  const load = countCars(o, train)
  for (const { side, circle, steps, tolls } of aheadOf(o.t, o.t.at).exits) {
    const movers = steps > left ? moversFor(o, hand, steps - left, load) : 0
    const gain = o.visits[circle] - o.tolls[load] * tolls
    o.budget = PLACES
    const its =
      steps > left && movers === 0
        ? worthOfArriving(o, circle, 0, train, gain, 0, o.network.ways, 9) - WEIGHTS.victory / 2 - steps
        : worthOfArriving(o, circle, hand & ~movers, train, gain, 0, o.network.ways, 1)
    note(worth, side, its - steps / 1000)
  }
  return worth
}

function note(worth: number[], side: Side, its: number): void {
  worth[side] = Math.max(worth[side], its)
}
