import type { Move, Player } from '@acheron/core'
import {
  engineOn,
  fieldSleeperOf,
  go,
  isAtEnd,
  isInCircle,
  listSides,
  MOVE,
  NONE,
  OFF,
  type Position,
  type RailCard,
  type Railway,
  type Side,
  sidesAhead,
  stepTo,
  VALUE,
} from '@acheron/games/hellrail/railway'

/** A move that pushes somebody along, and perhaps off the track. */
export interface Ram {
  readonly moves: readonly Move[]
  readonly card: RailCard
  readonly victim: Player
  readonly isDeadly: boolean
}

/** A way through another engine: the sides of the steps, the last of them beyond the place where that engine is left. */
interface Way {
  readonly sides: readonly Side[]
  readonly victim: Player
  readonly isDeadly: boolean
  /** How many steps it takes to meet the engine. */
  readonly met: number
}

const MOST_WAYS = 12

/** The rams that my cards can carry out, deadly ones first; for each way the card that is missed least. */
export function ramsFrom(s: Railway, me: Player, movers: readonly RailCard[]): Ram[] {
  const reach = movers.reduce((most, card) => Math.max(most, VALUE[card]), 0)
  return waysFrom(s, me, reach).flatMap((way) => {
    const card = movers.find((each) => VALUE[each] >= way.sides.length - 1)
    if (card === undefined) return []
    const { isDeadly, victim } = way
    return [{ moves: [MOVE + card, ...stepsAndPushes(s, me, way)], card, victim, isDeadly }]
  })
}

/** The same in the middle of a move, with so many steps left. */
export const ramsWithin = (s: Railway, me: Player, left: number): Move[][] =>
  waysFrom(s, me, left).map((way) => stepsAndPushes(s, me, way))

function waysFrom(s: Railway, me: Player, reach: number): Way[] {
  if (s.engine.every((at, p) => p === me || isInCircle(at))) return []
  const ways: Way[] = []
  explore(s, me, s.engine[me], [], reach, undefined, ways)
  return ways
    .sort((a, b) => Number(b.isDeadly) - Number(a.isDeadly) || a.sides.length - b.sides.length)
    .slice(0, MOST_WAYS)
}

function explore(
  s: Railway,
  me: Player,
  at: Position,
  sides: readonly Side[],
  left: number,
  hit: { victim: Player; met: number } | undefined,
  ways: Way[],
): void {
  if (ways.length >= 4 * MOST_WAYS) return
  if (isAtEnd(s, at)) {
    if (hit) ways.push({ sides: [...sides, listSides(sidesAhead(s, at))[0]], ...hit, isDeadly: true })
    return
  }
  if (left === 0) {
    if (hit) ways.push({ sides: [...sides, listSides(sidesAhead(s, at))[0]], ...hit, isDeadly: false })
    return
  }
  for (const side of listSides(sidesAhead(s, at))) {
    const to = stepTo(s, at, side)
    if (to === OFF || isInCircle(to)) {
      if (hit && isInCircle(to)) ways.push({ sides: [...sides, side], ...hit, isDeadly: false })
      continue
    }
    const there = engineOn(s, fieldSleeperOf(to))
    const victim = there === me ? NONE : there
    if (victim !== NONE && hit) continue
    const now = victim === NONE ? hit : { victim, met: sides.length + 1 }
    explore(s, me, to, [...sides, side], left - 1, now, ways)
  }
}

/** My steps, and between them the branch into which the other engine is pushed where the track parts. */
function stepsAndPushes(s: Railway, me: Player, { met, sides }: Way): Move[] {
  const row: Move[] = []
  let at = s.engine[me]
  for (let i = 0; i < sides.length - 1; i++) {
    at = stepTo(s, at, sides[i])
    row.push(go(sides[i]))
    if (i + 1 >= met && listSides(sidesAhead(s, at)).length > 1) row.push(go(sides[i + 1]))
  }
  return row
}
