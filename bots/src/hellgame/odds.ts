/** One side of a fight: how many units stand, and in thirty-sixths the chance that an attack destroys one opposite. */
export interface Side {
  readonly units: number
  readonly deadly: number
}

/** More than so many are counted as so many. */
const MOST = 9

const known = new Map<number, number>()

/** The chance that the first side is left when the other is not: blows fall at once, until a side is gone. */
export function odds(mine: Side, theirs: Side): number {
  const a = Math.min(MOST, Math.max(0, Math.round(mine.units)))
  const b = Math.min(MOST, Math.max(0, Math.round(theirs.units)))
  return solved(a, b, clamp(mine.deadly), clamp(theirs.deadly))
}

const clamp = (deadly: number): number => Math.min(30, Math.max(1, Math.round(deadly)))

function solved(a: number, b: number, deadly: number, theirs: number): number {
  if (b === 0) return a > 0 ? 1 : 0.5
  if (a === 0) return 0
  const key = ((a * 10 + b) * 32 + deadly) * 32 + theirs
  const found = known.get(key)
  if (found !== undefined) return found
  const losses = falling(b, theirs / 36, a)
  const gains = falling(a, deadly / 36, b)
  let sum = 0
  for (let lost = 0; lost <= a; lost++)
    for (let won = 0; won <= b; won++)
      if (lost + won > 0) sum += losses[lost] * gains[won] * solved(a - lost, b - won, deadly, theirs)
  const chance = sum / (1 - losses[0] * gains[0])
  known.set(key, chance)
  return chance
}

/** By number: the chance that so many of `units` fall to so many attacks. */
function falling(attacks: number, deadly: number, units: number): number[] {
  const out = Array<number>(units + 1).fill(0)
  let chance = (1 - deadly) ** attacks
  for (let hits = 0; hits <= attacks; hits++) {
    out[Math.min(hits, units)] += chance
    chance *= ((attacks - hits) / (hits + 1)) * (deadly / (1 - deadly))
  }
  return out
}

/** In thirty-sixths: an attack succeeds with 6 or more, and the unit struck is saved on so much or less. */
export const deadliness = (bonus: number, saves: number): number =>
  (1 + Math.min(4, bonus)) * (6 - Math.min(5, Math.max(1, saves)))
