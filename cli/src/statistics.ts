/** How often something happened in so many tries, with its 95 % interval by Wilson's method. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959963984540054

export function wilson(times: number, tries: number): Share {
  if (tries === 0) return { share: 0, low: 0, high: 1 }
  const share = times / tries
  const weight = Z ** 2 / tries
  const middle = (share + weight / 2) / (1 + weight)
  const half = Math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Numbers as they come in, by Welford's method: no list is kept, and nothing is lost to rounding. */
export interface Tally {
  count: number
  mean: number
  squares: number
}

export const tally = (): Tally => ({ count: 0, mean: 0, squares: 0 })

export function add(to: Tally, value: number): void {
  const off = value - to.mean
  to.mean += off / ++to.count
  to.squares += off * (value - to.mean)
}

/** The standard deviation of a sample. */
export const spread = ({ count, squares }: Tally): number => (count < 2 ? 0 : Math.sqrt(squares / (count - 1)))

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
