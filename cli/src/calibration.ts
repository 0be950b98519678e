/**
 * A fixed piece of work of the kind that rules do: small integers in a list, additions, branches that nobody can
 * predict. Never change it: ratios measured with it are compared from year to year.
 */
export function calibrationLoop(iterations: number): number {
  const cells: number[] = Array(256).fill(1)
  let x = 0x2545f491
  let sum = 0
  for (let i = 0; i < iterations; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    const at = x & 255
    const other = (x >>> 8) & 255
    if (cells[at] > cells[other]) cells[at] = (cells[at] + cells[other]) & 1023
    else cells[other] = (cells[other] + at) & 1023
    sum = (sum + cells[at]) | 0
  }
  return sum
}
