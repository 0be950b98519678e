import type { Target } from '@acheron/core'
import {
  beside,
  type Cell,
  type Circle,
  cellOf,
  circleOf,
  crossing,
  crossings,
  type FieldSleeper,
  facingOf,
  fieldSleeperOf,
  isAtEnd,
  isInCircle,
  listSides,
  type Position,
  type Side,
  sidesAhead,
  stepTo,
  TRACTION,
} from '@acheron/games/hellrail/third'
import type { Box } from '../places.ts'
import { boxAround } from './geometry.ts'
import { railwayOf, type Table } from './seen.ts'

/** What an engine can come to with so many steps, whatever branches it takes. */
export interface Reach {
  /** The fewest steps to each sleeper. */
  readonly sleepers: ReadonlyMap<FieldSleeper, number>
  readonly circles: ReadonlyMap<Circle, number>
  /** The engines it would ram, and where they stand. */
  readonly rams: readonly { readonly engine: number; readonly at: FieldSleeper }[]
  /** The ends of track it could go past. */
  readonly derails: readonly { readonly cell: Cell; readonly side: Side }[]
}

export function reachOf(view: Table, engine: number, steps: number): Reach {
  const g = railwayOf(view)
  const cost = new Map<Position, number>([[view.players[engine].engine, 0]])
  const sleepers = new Map<FieldSleeper, number>()
  const circles = new Map<Circle, number>()
  const derails: Reach['derails'][number][] = []
  /** Positions in the order of their cost: what is added while walking is walked, too. */
  for (const [at, far] of cost) {
    if (far === steps || (far > 0 && isInCircle(at))) continue
    if (isAtEnd(g, at)) {
      derails.push({ cell: cellOf(fieldSleeperOf(at)), side: facingOf(at) })
      continue
    }
    for (const side of listSides(sidesAhead(g, at))) {
      const to = stepTo(g, at, side)
      if (isInCircle(to)) keepLeast(circles, circleOf(to), far + 1)
      else keepLeast(sleepers, fieldSleeperOf(to), far + 1)
      if (!cost.has(to)) cost.set(to, far + 1)
    }
  }
  const rams = view.players.flatMap(({ engine: at }, other) =>
    other !== engine && !isInCircle(at) && sleepers.has(fieldSleeperOf(at))
      ? [{ engine: other, at: fieldSleeperOf(at) }]
      : [],
  )
  return { sleepers, circles, rams, derails }
}

export const placesIn = ({ sleepers, circles }: Reach): Target[] => [
  ...[...sleepers.keys()].map((id) => ({ kind: 'sleeper', id })),
  ...[...circles.keys()].map((id) => ({ kind: 'circle', id })),
]

function keepLeast<K>(map: Map<K, number>, key: K, cost: number): void {
  const before = map.get(key)
  if (before === undefined || cost < before) map.set(key, cost)
}

/** Where a boat could land with a card. */
export function landingsOf(view: Table, engine: number, card: number): readonly Position[] {
  const g = railwayOf(view)
  const from = view.players[engine].engine
  return listSides(crossings(g, from, TRACTION[card])).map((side) => crossing(g, from, side).to)
}

/** The steps to a place that is in reach, the first one first. A map keeps what came first, so the way is one of the shortest. */
export function wayTo(
  view: Table,
  engine: number,
  steps: number,
  isGoal: (at: Position) => boolean,
  isEnd: (at: Position) => boolean = isInCircle,
): Position[] {
  const g = railwayOf(view)
  const start = view.players[engine].engine
  const from = new Map<Position, Position>([[start, start]])
  const cost = new Map<Position, number>([[start, 0]])
  for (const [at, far] of cost) {
    if (far > 0 && isGoal(at)) return trace(from, start, at)
    if (far === steps || (far > 0 && isEnd(at)) || isAtEnd(g, at)) continue
    for (const side of listSides(sidesAhead(g, at))) {
      const to = stepTo(g, at, side)
      if (cost.has(to)) continue
      cost.set(to, far + 1)
      from.set(to, at)
    }
  }
  return []
}

function trace(from: ReadonlyMap<Position, Position>, start: Position, goal: Position): Position[] {
  const way = [goal]
  for (let at = from.get(goal) ?? start; at !== start; at = from.get(at) ?? start) way.unshift(at)
  return way
}

/** The cell past the end of the track. */
export const cellPast = ({ cell, side }: { cell: Cell; side: Side }): Cell => beside(cell, side)

/** The part of the table that an engine can reach, with a little around it. */
export function reachBox(view: Table, engine: number, steps: number): Box {
  const { sleepers, circles, derails } = reachOf(view, engine, steps)
  const { engine: at } = view.players[engine]
  const start = isInCircle(at) ? view.circles[circleOf(at)] : cellOf(fieldSleeperOf(at))
  const cells = [
    start,
    ...[...sleepers.keys()].map(cellOf),
    ...[...circles.keys()].map((circle) => view.circles[circle]),
    ...derails.map(cellPast),
  ]
  return boxAround(cells, 0.4)
}
