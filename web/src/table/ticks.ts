/** Round numbers between two numbers, five or so of them, for the lines of a graph. */
export function ticksUpTo(low: number, high: number): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => (high - low) / one <= 6) ?? 1000
  const ticks: number[] = []
  for (let tick = Math.ceil(low / step) * step + 0; tick <= high; tick += step) ticks.push(tick)
  return ticks
}
