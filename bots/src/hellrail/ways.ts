import {
  CIRCLES,
  type Circle,
  cellOf,
  facingOf,
  fieldSleeperOf,
  isInCircle,
  NONE,
  NOWHERE,
  opposite,
  type Position,
  type Railway,
  SIDES,
  type Side,
  sidesAhead,
  sidesReached,
  sleeperOf,
} from '@acheron/games/hellrail/railway'
import type { Chart } from './chart.ts'
import type { Weights } from './weights.ts'

/** There is no way. */
const FAR = 99

/** A square on a way where no track leads on: a card must be laid there, or upgraded. */
export interface Gap {
  readonly square: number
  readonly from: Side
  readonly to: Side
}

/** A way to a circle without a stop in another. */
export interface Link {
  readonly to: Circle
  readonly steps: number
  /** Markers on it. */
  readonly tolls: number
  /** By square that it crosses, beginning with the one it starts from: the side where it leaves. */
  readonly sides: readonly Side[]
  readonly gaps: readonly Gap[]
  /** In cards. */
  readonly cost: number
}

const REACH_OF_MOST = 5

/** What a move of so many steps costs in cards. */
export const costOfSteps = (weights: Weights, steps: number): number =>
  1 + (steps - REACH_OF_MOST) * (steps > REACH_OF_MOST ? weights.farStep : weights.nearStep)

const STEP_COST = 0.2
/** Nobody plans a way without a stop that is longer, or lays more for it. */
const FARTHEST = 18
const MOST_GAPS = 2

/** The steps from the sleeper on one side of a card to that on another and off it. */
const stepsAcross = (from: Side, to: Side): number => (to === opposite(from) ? 4 : 3)

const STRAIGHT = 4
const CURVE = 8
/** By two sides: a bit for each sleeper between them. */
const BETWEEN: readonly number[] = SIDES.flatMap((from) =>
  SIDES.map((to) => {
    const ends = (1 << from) | (1 << to)
    if (to === opposite(from)) return ends | (1 << (STRAIGHT + from)) | (1 << (STRAIGHT + to))
    return ends | (1 << (CURVE + (((from + 1) & 3) === to ? from : to)))
  }),
)

function tollsAcross(marks: number, from: Side, to: Side): number {
  let tolls = 0
  for (let hit = marks & BETWEEN[from * 4 + to]; hit > 0; hit &= hit - 1) tolls++
  return tolls
}

/** On the way: about to cross a square that was entered from one side. */
interface Trail {
  readonly square: number
  readonly from: Side
  readonly steps: number
  readonly tolls: number
  readonly gaps: number
  readonly key: number
  /** The side where the square before was left. */
  readonly side: Side
  readonly gap: Gap | undefined
  readonly before: Trail | undefined
}

/** Where a way can begin: the square that is left, to which side, after how many steps on it. */
interface Start {
  readonly square: number
  readonly side: Side
  readonly steps: number
}

/** The best ways from some starts to each circle that can be reached. */
function linksFrom(chart: Chart, starts: readonly Start[], weights: Weights): Link[] {
  const { circle, inside, loose, marks, track, width } = chart
  const steps = [-width, 1, width, -1]
  const best = new Float64Array(chart.squares * 4).fill(FAR)
  const found: (Trail | undefined)[] = Array.from({ length: CIRCLES })
  const trails: Trail[] = []
  /** Whether a way that costs so much as far as a square, entered from a side, is the best known. */
  const isBest = (square: number, from: Side, key: number): boolean => {
    const there = circle[square]
    if (there === NONE) return key < best[square * 4 + from] && inside[square] === 1
    const known = found[there]
    return !known || key < known.key
  }
  const enter = (trail: Trail): void => {
    const there = circle[trail.square]
    if (there !== NONE) {
      found[there] = trail
      return
    }
    best[trail.square * 4 + trail.from] = trail.key
    trails.push(trail)
  }
  for (const { square: left, side, steps: first } of starts) {
    const square = left + steps[side]
    const from = opposite(side)
    const key = first * STEP_COST
    if (!isBest(square, from, key)) continue
    enter({ square, from, steps: first, tolls: 0, gaps: 0, key, side, gap: undefined, before: undefined })
  }
  for (let i = 0; i < trails.length; i++) {
    const trail = trails[i]
    const { square, from } = trail
    if (trail.key > best[square * 4 + from]) continue
    const rail = track[square]
    const reached = sidesReached(rail, from)
    for (let to = 0; to < 4; to++) {
      if (to === from) continue
      const isGap = ((reached >> to) & 1) === 0
      if (isGap && (trail.gaps === MOST_GAPS || (rail !== 0 && loose[square] === 0))) continue
      const so = trail.steps + stepsAcross(from, to)
      if (so > FARTHEST) continue
      const tolls = marks[square] === 0 || isGap ? 0 : tollsAcross(marks[square], from, to)
      const price = isGap ? (rail === 0 ? weights.lay : weights.upgrade) : 0
      const key = trail.key + (so - trail.steps) * STEP_COST + price + tolls * weights.toll
      const next = square + steps[to]
      if (!isBest(next, opposite(to), key)) continue
      enter({
        square: next,
        from: opposite(to),
        steps: so,
        tolls: trail.tolls + tolls,
        gaps: trail.gaps + (isGap ? 1 : 0),
        key,
        side: to,
        gap: isGap ? { square, from, to } : undefined,
        before: trail,
      })
    }
  }
  return found.flatMap((trail, to) => (trail ? [linkOf(chart, trail, to, weights)] : []))
}

function linkOf({ track }: Chart, end: Trail, to: Circle, weights: Weights): Link {
  const sides: Side[] = []
  const gaps: Gap[] = []
  for (let trail: Trail | undefined = end; trail; trail = trail.before) {
    sides.unshift(trail.side)
    if (trail.gap) gaps.unshift(trail.gap)
  }
  const steps = end.steps + 1
  const laid = gaps.reduce((sum, { square }) => sum + (track[square] === 0 ? weights.lay : weights.upgrade), 0)
  return {
    to,
    steps,
    tolls: end.tolls,
    sides,
    gaps,
    cost: costOfSteps(weights, steps) + laid + end.tolls * weights.toll,
  }
}

/** How the circles hang together. */
export interface Ways {
  readonly chart: Chart
  /** By circle: the ways out of it. */
  readonly links: readonly (readonly Link[])[]
  /** By two circles, from * CIRCLES + to: what the way costs in cards. */
  readonly cost: Float64Array
  readonly weights: Weights
}

/** The circle that Cerberus guards, or NONE, makes ways out of it dearer. */
export function waysOf(g: Railway, chart: Chart, guarded: Circle, weights: Weights): Ways {
  const links: (readonly Link[])[] = []
  const cost = new Float64Array(CIRCLES * CIRCLES).fill(FAR)
  for (let from = 0; from < CIRCLES; from++) {
    cost[from * CIRCLES + from] = 0
    if (g.circleCell[from] === NOWHERE) {
      links.push([])
      continue
    }
    const square = chart.squareOf(g.circleCell[from])
    const out = linksFrom(
      chart,
      SIDES.map((side) => ({ square, side, steps: 0 })),
      weights,
    ).filter(({ to }) => to !== from)
    const bribe = from === guarded ? weights.bribe * (from + 1) : 0
    links.push(out)
    for (const link of out) cost[from * CIRCLES + link.to] = link.cost + bribe
  }
  for (let by = 0; by < CIRCLES; by++) shortenBy(cost, by)
  return { chart, links, cost, weights }
}

function shortenBy(cost: Float64Array, by: Circle): void {
  for (let from = 0; from < CIRCLES; from++) {
    const first = cost[from * CIRCLES + by]
    if (first >= FAR || from === by) continue
    for (let to = 0; to < CIRCLES; to++) {
      const way = first + cost[by * CIRCLES + to]
      if (way < cost[from * CIRCLES + to]) cost[from * CIRCLES + to] = way
    }
  }
}

/** The costs if one way between two circles were so much cheaper. */
export function costWith(before: Float64Array, a: Circle, b: Circle, cost: number): Float64Array {
  if (cost >= before[a * CIRCLES + b] && cost >= before[b * CIRCLES + a]) return before
  const after = before.slice()
  after[a * CIRCLES + b] = Math.min(after[a * CIRCLES + b], cost)
  after[b * CIRCLES + a] = Math.min(after[b * CIRCLES + a], cost)
  shortenBy(after, a)
  shortenBy(after, b)
  return after
}

/** The ways out of the place of an engine. */
export function linksAt(g: Railway, ways: Ways, at: Position): readonly Link[] {
  if (isInCircle(at)) return ways.links[-1 - at]
  const square = ways.chart.squareOf(cellOf(fieldSleeperOf(at)))
  const ahead = sidesAhead(g, at)
  return linksFrom(
    ways.chart,
    SIDES.filter((side) => (ahead >> side) & 1).map((side) => ({ square, side, steps: stepsToSide(at, side) })),
    ways.weights,
  )
}

/** From a sleeper to the last one of its card on the way to a side. */
function stepsToSide(at: Position, side: Side): number {
  const sleeper = sleeperOf(fieldSleeperOf(at))
  if (sleeper === side && facingOf(at) === side) return 0
  if (sleeper < STRAIGHT) return side === opposite(sleeper) ? 3 : 2
  if (sleeper < CURVE) return sleeper - STRAIGHT === side ? 1 : 2
  return 1
}

/** By circle: what the way there costs from the place of an engine. */
export function costsFrom(at: Position, links: readonly Link[], cost: Float64Array): Float64Array {
  if (isInCircle(at)) return cost.subarray((-1 - at) * CIRCLES, -at * CIRCLES)
  const near = new Float64Array(CIRCLES).fill(FAR)
  for (const link of links)
    for (let to = 0; to < CIRCLES; to++) near[to] = Math.min(near[to], link.cost + cost[link.to * CIRCLES + to])
  return near
}
