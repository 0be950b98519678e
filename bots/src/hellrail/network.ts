import { cellsOfField, circleOn, explore, type Reach, stepsAcross, TOLL_STEPS, tollsAcross, trackOn } from './field.ts'
import {
  type Cell,
  CIRCLES,
  type Circle,
  hasMarkerOn,
  isInCircle,
  isOccupied,
  NONE,
  SIDES,
  type Side,
  sidesReached,
  type Track,
} from './railway.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** There is no way. */
export const FAR = 99
const PAIRS = CIRCLES * CIRCLES

/** By two circles, from * CIRCLES + to: what the way costs in cards. */
export type Ways = Float64Array

/** A way between two circles that one more card would open. */
export interface Gap {
  readonly cell: Cell
  readonly from: Side
  readonly to: Side
  /** What lies there and must be kept: 0 when the cell is empty. */
  readonly under: Track
  readonly steps: number
}

/** How the circles hang together. Lists go by two circles. */
export interface Network {
  /** Steps of the way without a stop, or FAR; and the markers on it. */
  readonly steps: Uint8Array
  readonly tolls: Uint8Array
  /** The best card to lay, and the best to upgrade, for a direct way. */
  readonly gaps: readonly (Gap | undefined)[]
  readonly upgrades: readonly (Gap | undefined)[]
  readonly ways: Ways
}

let last: { key: string; network: Network } | undefined

/** The network of the table as surveyed, which seldom changes between two answers. */
export function networkNow(t: Table, surveyed: number): Network {
  const key = `${surveyed} ${t.guarded} ${t.markersBar} ${t.g.engine.filter((at) => !isInCircle(at)).join()}`
  if (last?.key !== key) last = { key, network: networkOf(t) }
  return last.network
}

/** The network as it would be on the field supposed. */
export function networkOf(t: Table): Network {
  const steps = new Uint8Array(PAIRS).fill(FAR)
  const tolls = new Uint8Array(PAIRS)
  const gaps: (Gap | undefined)[] = Array.from({ length: PAIRS })
  const upgrades: (Gap | undefined)[] = Array.from({ length: PAIRS })
  for (const cell of cellsOfField()) {
    const under = trackOn(cell)
    const mayUpgrade = under > 0 && !isOccupied(t.g, cell) && !(t.markersBar && hasMarkerOn(t.g, cell))
    joinAcross(cell, (a, b, from, to) => {
      if (under === 0) offer(gaps, cell, 0, a, b, from, to)
      else if ((sidesReached(under, from) >> to) & 1) join(steps, tolls, cell, a, b, from, to)
      else if (mayUpgrade) offer(upgrades, cell, under, a, b, from, to)
    })
  }
  return { steps, tolls, gaps, upgrades, ways: waysOf(t, steps, tolls, gaps, upgrades) }
}

/** Every two circles that a cell could join, in both directions. */
function joinAcross(cell: Cell, pair: (a: Reach, b: Reach, from: Side, to: Side) => void): void {
  if (circleOn(cell) !== NONE) return
  const out = [explore(cell, 0), explore(cell, 1), explore(cell, 2), explore(cell, 3)]
  for (let from = 0; from < SIDES.length; from++)
    for (const a of out[from])
      for (let to = 0; to < SIDES.length; to++)
        if (to !== from) for (const b of out[to]) if (a.circle !== b.circle) pair(a, b, from, to)
}

const stepsBetween = (a: Reach, b: Reach, from: Side, to: Side): number => a.steps - 1 + stepsAcross(from, to) + b.steps

function join(steps: Uint8Array, tolls: Uint8Array, cell: Cell, a: Reach, b: Reach, from: Side, to: Side): void {
  const pair = a.circle * CIRCLES + b.circle
  const length = stepsBetween(a, b, from, to)
  const paid = a.tolls + b.tolls + tollsAcross(cell, from, to)
  if (length + TOLL_STEPS * paid >= steps[pair] + TOLL_STEPS * tolls[pair]) return
  steps[pair] = length
  tolls[pair] = paid
}

function offer(gaps: (Gap | undefined)[], cell: Cell, under: Track, a: Reach, b: Reach, from: Side, to: Side): void {
  const pair = a.circle * CIRCLES + b.circle
  const steps = stepsBetween(a, b, from, to)
  const known = gaps[pair]
  if (!known || steps < known.steps) gaps[pair] = { cell, from, to, under, steps }
}

const REACH_OF_MOST = 5

/** In cards. */
export const costOfSteps = (steps: number): number =>
  steps <= REACH_OF_MOST ? 1 : 1 + WEIGHTS.farStep * (steps - REACH_OF_MOST)

function waysOf(
  t: Table,
  steps: Uint8Array,
  tolls: Uint8Array,
  gaps: readonly (Gap | undefined)[],
  upgrades: readonly (Gap | undefined)[],
): Ways {
  const ways: Ways = new Float64Array(PAIRS).fill(FAR)
  const toll = WEIGHTS.toll + WEIGHTS.tollOfDie * t.odds[0]
  for (let from = 0; from < CIRCLES; from++) {
    const bribe = from === t.guarded ? WEIGHTS.bribe * (from + 1) : 0
    for (let to = 0; to < CIRCLES; to++) {
      const pair = from * CIRCLES + to
      if (from === to) ways[pair] = 0
      else ways[pair] = directWay(pair, steps, tolls[pair] * toll, gaps, upgrades) + bribe
    }
  }
  for (let by = 0; by < CIRCLES; by++) shortenBy(ways, by)
  return ways
}

function directWay(
  pair: number,
  steps: Uint8Array,
  tolls: number,
  gaps: readonly (Gap | undefined)[],
  upgrades: readonly (Gap | undefined)[],
): number {
  let way = steps[pair] < FAR ? costOfSteps(steps[pair]) + tolls : FAR
  const gap = gaps[pair]
  if (gap) way = Math.min(way, WEIGHTS.lay + costOfSteps(gap.steps))
  const upgrade = upgrades[pair]
  if (upgrade) way = Math.min(way, WEIGHTS.upgrade + costOfSteps(upgrade.steps))
  return way
}

function shortenBy(ways: Ways, by: Circle): void {
  for (let from = 0; from < CIRCLES; from++) {
    const first = ways[from * CIRCLES + by]
    if (first >= FAR) continue
    for (let to = 0; to < CIRCLES; to++) {
      const way = first + ways[by * CIRCLES + to]
      if (way < ways[from * CIRCLES + to]) ways[from * CIRCLES + to] = way
    }
  }
}

/** The ways with one more, of so many cards, between two circles. */
export function waysWith(before: Ways, a: Circle, b: Circle, cost: number, into: Ways): Ways {
  into.set(before)
  if (cost >= into[a * CIRCLES + b] && cost >= into[b * CIRCLES + a]) return into
  into[a * CIRCLES + b] = Math.min(into[a * CIRCLES + b], cost)
  into[b * CIRCLES + a] = Math.min(into[b * CIRCLES + a], cost)
  shortenBy(into, a)
  shortenBy(into, b)
  return into
}
