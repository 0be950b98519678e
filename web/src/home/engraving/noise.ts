/** A number from 0 and below 1 that depends on a place of a grid and on nothing else. */
function grain(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

const ease = (t: number): number => t * t * (3 - 2 * t)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v))
/** From 0 to 1 while v goes from a to b. */
export const ramp = (a: number, b: number, v: number): number => ease(clamp((v - a) / (b - a)))

export function noise(x: number, y: number, seed = 0): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [ease(x - ix), ease(y - iy)]
  const row = (dy: number): number => mix(grain(ix, iy + dy, seed), grain(ix + 1, iy + dy, seed), fx)
  return mix(row(0), row(1), fy)
}

/** Noise in several sizes, from 0 to 1. */
export function rough(x: number, y: number, seed = 0, octaves = 4): number {
  let sum = 0
  let weight = 0
  for (let i = 0, size = 1, part = 1; i < octaves; i++, size *= 2.1, part *= 0.5) {
    sum += noise(x * size, y * size, seed + i) * part
    weight += part
  }
  return sum / weight
}

/** Like `rough`, with sharp crests. */
export function crests(x: number, y: number, seed = 0, octaves = 4): number {
  let sum = 0
  let weight = 0
  for (let i = 0, size = 1, part = 1; i < octaves; i++, size *= 2.2, part *= 0.5) {
    sum += (1 - Math.abs(2 * noise(x * size, y * size, seed + i) - 1)) * part
    weight += part
  }
  return sum / weight
}
