/** Two ways to shade a vignette, as fills. */
export interface Hatch {
  readonly light: string
  readonly dense: string
}

/** Places along a curve (quadratic: from, by, to), with the direction of the curve. */
export function spaces(curve: readonly number[], count: number): { x: string; y: string; turn: string }[] {
  const [x0, y0, x1, y1, x2, y2] = curve
  return Array.from({ length: count }, (_, i) => {
    const t = 0.1 + (0.8 * (i + 0.5)) / count
    const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
    const slope = (a: number, b: number, c: number): number => 2 * (1 - t) * (b - a) + 2 * t * (c - b)
    const turn = (Math.atan2(slope(y0, y1, y2), slope(x0, x1, x2)) * 180) / Math.PI
    return { x: at(x0, x1, x2).toFixed(1), y: at(y0, y1, y2).toFixed(1), turn: turn.toFixed(1) }
  })
}

/** Lines of a landscape, from the back to the front. */
export function ridges(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 14 + i * 11
    const wave = (x: number): number => y + 3.5 * Math.sin(x / 29 + i * 1.3) + 2 * Math.sin(x / 11 + i * 2.1)
    const points = Array.from({ length: 31 }, (_none, j) => `${j * 8} ${wave(j * 8).toFixed(1)}`)
    return `M${points.join('L')}`
  })
}

/** Some peaks, each with a side in the shade. */
export function mountain(x: number, y: number, seed: number): { d: string; shade: string }[] {
  return Array.from({ length: 3 }, (_, i) => {
    const left = x - 24 + i * 15
    const height = 22 + ((seed * 7 + i * 11) % 19)
    const top = left + 11 + ((seed + i * 5) % 6)
    const foot = y + i * 2
    const d = `M${left - 10} ${foot}L${left} ${foot - height * 0.55}L${left + 4} ${foot - height * 0.5}L${top} ${foot - height}L${top + 7} ${foot - height * 0.6}L${top + 10} ${foot - height * 0.62}L${top + 20} ${foot}`
    const shade = `M${top} ${foot - height}L${top + 7} ${foot - height * 0.6}L${top + 10} ${foot - height * 0.62}L${top + 20} ${foot}H${top + 4}L${top + 5} ${foot - height * 0.35}L${top - 1} ${foot - height * 0.5}Z`
    return { d, shade }
  })
}

/** Sleepers under a line that crosses the circles. */
export function sleepers(): string[] {
  const first = [8, 92, 60, 100, 96, 92, 120, 76]
  const second = [120, 76, 150, 56, 170, 44, 232, 30]
  return [first, second].flatMap((curve) =>
    Array.from({ length: 15 }, (_, i) => {
      const t = (i + 0.5) / 15
      const at = (k: number): number =>
        (1 - t) ** 3 * curve[k] +
        3 * t * (1 - t) ** 2 * curve[k + 2] +
        3 * t * t * (1 - t) * curve[k + 4] +
        t ** 3 * curve[k + 6]
      const slope = (k: number): number =>
        (1 - t) ** 2 * (curve[k + 2] - curve[k]) +
        2 * t * (1 - t) * (curve[k + 4] - curve[k + 2]) +
        t * t * (curve[k + 6] - curve[k + 4])
      const length = Math.hypot(slope(0), slope(1))
      const [dx, dy] = [(-slope(1) / length) * 6, (slope(0) / length) * 6]
      return `M${(at(0) - dx).toFixed(1)} ${(at(1) - dy).toFixed(1)}L${(at(0) + dx).toFixed(1)} ${(at(1) + dy).toFixed(1)}`
    }),
  )
}

/** A piece of an elliptical ring between two angles. */
export function circleSector(
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  innerX = rx - 25,
  innerY = ry - 11.2,
): string {
  const at = (r: number, s: number, angle: number): string =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + s * Math.sin(angle)).toFixed(1)}`
  const large = to - from > Math.PI ? 1 : 0
  return `M${at(rx, ry, from)}A${rx} ${ry} 0 ${large} 1 ${at(rx, ry, to)}L${at(innerX, innerY, to)}A${innerX} ${innerY} 0 ${large} 0 ${at(innerX, innerY, from)}Z`
}
