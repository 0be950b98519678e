import type { Player } from '@acheron/core'
import { spite, stakeOf } from './others.ts'
import type { Outlook } from './outlook.ts'
import {
  engineOn,
  fieldSleeperOf,
  isAtEnd,
  isInCircle,
  listSides,
  NONE,
  OFF,
  type Position,
  type Railway,
  type Side,
  sidesAhead,
  stepTo,
} from './railway.ts'
import type { Table } from './table.ts'

/** A way to push somebody off the track. */
interface Ram {
  readonly victim: Player
  readonly steps: number
  /** The side to go to first. */
  readonly side: Side
}

/** The first way that is found, if there is any. */
export const findRam = (t: Table, at: Position, steps: number): Ram | undefined => rams(t, at, steps)[0]

/** The best within so many steps, and what it is worth. */
export function bestRam(o: Outlook, at: Position, steps: number): { side: Side; worth: number } | undefined {
  let best: { side: Side; worth: number } | undefined
  for (const { victim, side } of rams(o.t, at, steps)) {
    const worth = spite(o.t, victim) * stakeOf(o, victim)
    if (!best || worth > best.worth) best = { side, worth }
  }
  return best
}

/** Somebody must stand on the track for it. */
function rams({ g, me }: Table, at: Position, steps: number): Ram[] {
  if (g.engine.every((engine, p) => p === me || isInCircle(engine))) return []
  return ramsFrom(g, me, at, steps)
}

/** Goes on by one way after the other until an engine is met, and then pushes it. */
function ramsFrom(g: Railway, me: Player, at: Position, left: number): Ram[] {
  if (left === 0 || isAtEnd(g, at)) return []
  return listSides(sidesAhead(g, at)).flatMap((side) => {
    const to = stepTo(g, at, side)
    if (isInCircle(to)) return []
    const victim = engineOn(g, fieldSleeperOf(to))
    if (victim === NONE || victim === me)
      return ramsFrom(g, me, to, left - 1).map((ram) => ({ victim: ram.victim, steps: ram.steps + 1, side }))
    const pushes = stepsToPushOff(g, to, left - 1)
    return pushes < 0 ? [] : [{ victim, steps: pushes + 1, side }]
  })
}

/** How many more steps it takes to push an engine off the track from a place where it has been met, or -1. */
function stepsToPushOff(g: Railway, at: Position, left: number): number {
  let fewest = -1
  for (const side of listSides(sidesAhead(g, at))) {
    const to = stepTo(g, at, side)
    if (to === OFF) return 0
    if (isInCircle(to) || left === 0) continue
    const more = stepsToPushOff(g, to, left - 1)
    if (more >= 0 && (fewest < 0 || more + 1 < fewest)) fewest = more + 1
  }
  return fewest
}

/** The branch of the track to push an engine into. */
export function chooseBranch(g: Railway, at: Position, left: number, sides: readonly Side[]): Side {
  const isEnd = (side: Side): boolean => {
    const to = stepTo(g, at, side)
    return to === OFF || (!isInCircle(to) && stepsToPushOff(g, to, left) >= 0)
  }
  return sides.find(isEnd) ?? sides[0]
}
