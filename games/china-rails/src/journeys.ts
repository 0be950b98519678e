import type { Move, Player } from '@acheron/core'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { STEP } from './moves.ts'
import { mayTurnBack } from './moving.ts'
import { NOBODY, survey, surveyedOwner } from './rails.ts'
import * as sections from './sections.ts'
import { FEE, OFF_BOARD, type State } from './state.ts'
import { closedToTrains, isSlow } from './weather.ts'

const { DIRECTIONS, MILEPOSTS, NEIGHBOUR, OPPOSITE } = mileposts
const { IS_RED, SECTION_AT } = sections

/** A stop on the way: a train that comes to a milepost from a side, and how it came there. */
interface Stop {
  readonly at: Milepost
  /** The direction in which it would turn back; -1 for any. */
  readonly came: number
  readonly left: number
  readonly halved: boolean
  /** A bit for each owner whose track is paid for. */
  readonly paid: number
  readonly fees: number
  readonly before?: Stop
}

/** Where a train can go with what is left of its turn. */
export interface Journeys {
  /** By milepost: the movement left on arrival; -1 where it cannot come. */
  readonly left: Int8Array
  /** By milepost: what the track of others costs on the way. */
  readonly fees: Uint8Array
  /** The steps to a milepost, each a legal move after the one before; none where it cannot come. */
  stepsTo(m: Milepost): Move[]
}

const ANYWHERE = -1

/** The farthest first: every way that leaves the most movement, and of these the one with the lowest fees. */
export function journeys(s: State, p: Player): Journeys {
  const left = new Int8Array(MILEPOSTS).fill(ANYWHERE)
  const fees = new Uint8Array(MILEPOSTS)
  const best: Stop[] = []
  /** By milepost and the side it was come to from: the stops that no other makes needless. */
  const seen: Stop[][] = []
  survey(s)
  const byLeft: Stop[][] = Array.from({ length: s.left + 1 }, () => [])
  if (s.at[p] !== OFF_BOARD)
    byLeft[s.left].push({ at: s.at[p], came: s.came[p], left: s.left, halved: s.halved === 1, paid: s.paid, fees: 0 })
  for (let rest = s.left; rest >= 0; rest--) {
    byLeft[rest].sort((a, b) => a.fees - b.fees)
    for (const stop of byLeft[rest]) {
      const side = stop.at * (DIRECTIONS + 1) + stop.came + 1
      seen[side] ??= []
      if (seen[side].some((other) => isNoWorse(other, stop))) continue
      seen[side].push(stop)
      if (left[stop.at] < 0) {
        left[stop.at] = rest
        fees[stop.at] = stop.fees
        best[stop.at] = stop
      }
      for (const next of onward(s, p, stop)) byLeft[next.left].push(next)
    }
  }
  return { left, fees, stepsTo: (m) => stepsOf(best[m]) }
}

/** Whether a stop with no less movement left can do all that another could: it has nothing more to fear or to have paid. */
const isNoWorse = (stop: Stop, other: Stop): boolean =>
  (stop.halved || !other.halved) && (stop.paid & ~other.paid) === 0

function onward(s: State, p: Player, stop: Stop): Stop[] {
  const found: Stop[] = []
  if (stop.left === 0) return found
  for (let d = 0; d < DIRECTIONS; d++) {
    const way = stop.at * DIRECTIONS + d
    const section = SECTION_AT[way]
    if (section < 0 || (d === stop.came && !mayTurnBack(stop.at))) continue
    const owner = IS_RED[section] ? p : surveyedOwner(section)
    if (owner === NOBODY) continue
    const isPaid = owner === p || ((stop.paid >> owner) & 1) === 1
    if (!isPaid && s.cash[p] - stop.fees < FEE) continue
    const to = NEIGHBOUR[way]
    if (closedToTrains(s, section, to)) continue
    const isHalving = !stop.halved && isSlow(s, to)
    found.push({
      at: to,
      came: OPPOSITE[d],
      left: isHalving ? Math.ceil((stop.left - 1) / 2) : stop.left - 1,
      halved: stop.halved || isHalving,
      paid: isPaid ? stop.paid : stop.paid | (1 << owner),
      fees: isPaid ? stop.fees : stop.fees + FEE,
      before: stop,
    })
  }
  return found
}

function stepsOf(stop: Stop | undefined): Move[] {
  const steps: Move[] = []
  for (let at = stop; at?.before; at = at.before) steps.push(STEP + OPPOSITE[at.came])
  return steps.reverse()
}
