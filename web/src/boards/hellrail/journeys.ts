import type { Move, Target } from '@acheron/core'
import {
  go,
  isAtEnd,
  isInCircle,
  listSides,
  type Position,
  type Railway,
  type Side,
  sidesAhead,
  stepTo,
} from '@acheron/games/hellrail/third'
import type { Row, Sight, Tracing } from '../contract.ts'
import { sameTarget } from '../places.ts'
import { hint } from './hint.ts'
import { placeTarget } from './order.ts'
import { reachOf, wayTo } from './reach.ts'
import { railwayOf, seen, type Table } from './seen.ts'
import { wordsIn } from './text/words.ts'

/** The viewer's engine while it moves step by step. A way may also be asked for an engine that it pushes. */
function moving({ view: json, choices }: Sight): { view: Table; at: Position } | undefined {
  const view = seen(json)
  if (view.me < 0 || view.moving !== view.me) return undefined
  const g = railwayOf(view)
  const at = view.players[view.me].engine
  const isStep = listSides(sidesAhead(g, at)).some((side) =>
    choices.about(placeTarget(stepTo(g, at, side))).some(({ verb }) => verb === 'go'),
  )
  return isStep ? { view, at } : undefined
}

/** A circle ends every journey, and so does an engine in the way: whoever is pushed may be asked for a way of their own. */
const endsAt = (view: Table, at: Position): boolean =>
  isInCircle(at) ||
  view.players.some(({ engine }, p) => p !== view.me && sameTarget(placeTarget(engine), placeTarget(at)))

/** The sides to which an engine can step. */
function sidesFrom(view: Table, g: Railway, at: Position, isStart: boolean): Side[] {
  return (endsAt(view, at) && !isStart) || isAtEnd(g, at) ? [] : listSides(sidesAhead(g, at))
}

/** The positions along some things, and the moves from one to the next, as far as they follow each other. */
function follow(
  view: Table,
  start: Position,
  way: readonly Target[],
): { at: Position; moves: Move[]; isWhole: boolean } {
  const g = railwayOf(view)
  const moves: Move[] = []
  let at = start
  for (const target of way.slice(1)) {
    const side = sidesFrom(view, g, at, at === start).find((one) => sameTarget(placeTarget(stepTo(g, at, one)), target))
    if (side === undefined) return { at, moves, isWhole: false }
    moves.push(go(side))
    at = stepTo(g, at, side)
  }
  return { at, moves, isWhole: true }
}

function rowOf(sight: Sight, way: readonly Target[]): Row | undefined {
  const engine = moving(sight)
  if (!engine) return undefined
  const words = wordsIn(sight.language, engine.view)
  const { moves, isWhole } = follow(engine.view, engine.at, way)
  const end = way.at(-1)
  if (!isWhole || moves.length === 0 || !end) return undefined
  const place = end.kind === 'circle' ? words.railway.circle(end.id) : (hint(sight, end) ?? '')
  return { moves, way, text: words.journey(moves.length, place) }
}

/** Several steps of an engine as one journey, as far as its points go and the way is free. */
export const journeys: Tracing = {
  starts(sight) {
    const engine = moving(sight)
    return engine ? [placeTarget(engine.at)] : []
  },
  next(sight, way) {
    const engine = moving(sight)
    if (!engine || way.length > engine.view.left) return []
    const g = railwayOf(engine.view)
    const { at, isWhole } = follow(engine.view, engine.at, way)
    return isWhole
      ? sidesFrom(engine.view, g, at, way.length === 1).map((side) => placeTarget(stepTo(g, at, side)))
      : []
  },
  along: rowOf,
  to(sight, target) {
    const engine = moving(sight)
    if (!engine) return []
    const { view, at } = engine
    const isEnd = (position: Position): boolean => sameTarget(placeTarget(position), target)
    const steps = wayTo(view, view.me, view.left, isEnd, (position) => endsAt(view, position))
    const row = steps.length > 1 ? rowOf(sight, [at, ...steps].map(placeTarget)) : undefined
    return row ? [row] : []
  },
  ends(sight) {
    const engine = moving(sight)
    if (!engine) return []
    const { sleepers, circles } = reachOf(engine.view, engine.view.me, engine.view.left)
    const far = (kind: string, reached: ReadonlyMap<number, number>): Target[] =>
      [...reached].flatMap(([id, cost]) => (cost > 1 ? [{ kind, id }] : []))
    return [...far('circle', circles), ...far('sleeper', sleepers)].filter((end) => journeys.to(sight, end).length > 0)
  },
}
