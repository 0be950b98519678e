import type { Target } from '@acheron/core'
import type { Row, Sight, Tracing } from '../boards/contract.ts'
import { nearestTowards, type Point, sameTarget } from '../boards/places.ts'

/** A way with one more thing, or shortened to a thing that it has already; as it was where the thing does not come next. */
export function wayTo(tracing: Tracing, sight: Sight, way: readonly Target[], target: Target): readonly Target[] {
  const known = way.findIndex((one) => sameTarget(one, target))
  if (known >= 0) return known === way.length - 1 ? way : way.slice(0, known + 1)
  return tracing.next(sight, way).some((one) => sameTarget(one, target)) ? [...way, target] : way
}

/** The next thing of a way in a direction of the screen. */
export function towards(
  tracing: Tracing,
  sight: Sight,
  way: readonly Target[],
  direction: Point,
  middleOf: (target: Target) => Point | undefined,
): Target | undefined {
  const last = way.at(-1)
  const from = last && middleOf(last)
  if (!from) return undefined
  const before = way.slice(0, -1)
  const next = [...tracing.next(sight, way), ...before.slice(-1)].flatMap((target) => {
    const middle = middleOf(target)
    return middle ? [{ ...middle, target }] : []
  })
  return nearestTowards(from, direction, next)?.target
}

/** The row that leads to a thing if nothing can be chosen there. */
export function rowsTo(tracing: Tracing | undefined, sight: Sight, target: Target): readonly Row[] {
  return sight.choices.isLit(target) ? [] : (tracing?.to(sight, target) ?? [])
}
