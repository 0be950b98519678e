/** Where a drawing is put, and how far it is turned there, in degrees. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly angle?: number
}

const COMMANDS = /([A-Z])([^A-Z]*)/g
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)/g

/**
 * A path of absolute commands, enlarged, turned and moved. It is done in numbers once, because the browser keeps books
 * about every element that has a transform, with every frame.
 */
export function stamp(path: string, { x, y, angle = 0 }: Spot, scale = 1): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  let at = [0, 0]
  const to = (px: number, py: number): string => {
    at = [px, py]
    return `${short(x + px * cos - py * sin)} ${short(y + px * sin + py * cos)}`
  }
  return path.replaceAll(COMMANDS, (_, command: string, rest: string) => {
    const numbers = (rest.match(NUMBERS) ?? []).map(Number)
    if (command === 'H') return `L${to(numbers[0], at[1])}`
    if (command === 'V') return `L${to(at[0], numbers[0])}`
    if (command === 'A') {
      const [rx, ry, tilt, large, sweep, px, py] = numbers
      return `A${short(rx * scale)} ${short(ry * scale)} ${short(tilt + angle)} ${large} ${sweep} ${to(px, py)}`
    }
    return (
      command +
      inPairs(numbers)
        .map(([px, py]) => to(px, py))
        .join(' ')
    )
  })
}

const short = (n: number): number => Math.round(n * 100) / 100

const inPairs = (numbers: readonly number[]): (readonly [number, number])[] =>
  numbers.flatMap((n, i) => (i % 2 === 0 ? [[n, numbers[i + 1]] as const] : []))

/** A circle around the origin. */
export const circle = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`

/** A rectangle with round corners around the origin. */
export function plate(long: number, high: number, round: number): string {
  const [x, y] = [long / 2, high / 2]
  const corner = `A${round} ${round} 0 0 1`
  const sides = [
    `M${round - x} ${-y}H${x - round}${corner} ${x} ${round - y}`,
    `V${y - round}${corner} ${x - round} ${y}`,
    `H${round - x}${corner} ${-x} ${y - round}`,
    `V${round - y}${corner} ${round - x} ${-y}Z`,
  ]
  return sides.join('')
}
