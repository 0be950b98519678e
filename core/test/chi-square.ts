/** How far some picks of 0 to n - 1 are from all being equally frequent. */
export function chiSquare(picks: readonly number[], n: number): number {
  const counts = Array<number>(n).fill(0)
  for (const pick of picks) counts[pick]++
  const expected = picks.length / n
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** By n: what chance exceeds once in a thousand times. */
export const LIMIT: Readonly<Record<number, number>> = { 2: 10.83, 3: 13.82, 6: 20.52, 10: 27.88, 110: 160.4 }
