import type { Result } from '@acheron/core'
import { everybody, isBagEmpty, worthFerried } from './queries.ts'
import type { State } from './state.ts'

export const ENDINGS = ['crossing', 'empty-bag'] as const
const OBOLS_FOR_A_POINT = 3

const isTargetReached = (g: State): boolean => everybody(g).some((p) => worthFerried(g, p) >= g.target)

/** After a round. */
export const isOver = (g: State): boolean => isTargetReached(g) || isBagEmpty(g)

export function result(g: State): Result | undefined {
  if (g.frames.length > 0) return undefined
  const souls = everybody(g).map((p) => worthFerried(g, p))
  const obols = g.obols.map((count) => Math.floor(count / OBOLS_FOR_A_POINT))
  const scores = souls.map((points, p) => points + obols[p])
  return {
    ending: isTargetReached(g) ? 'crossing' : 'empty-bag',
    scores,
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    parts: { souls, obols },
  }
}
