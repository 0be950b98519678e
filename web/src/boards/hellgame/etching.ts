import { polar, RING } from './geometry.ts'

/** The same scatter each time, so that the plate does not flicker: a number from 0 to 1. */
function scatter(seed: number): () => number {
  let state = seed * 2_654_435_761 + 12_345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

/** Where the light comes from: the upper left. */
const LIGHT = (-3 * Math.PI) / 4

/** A mark of the burin: at a place, with the direction outward there, and some whim. */
type Mark = (x: number, y: number, turn: number, whim: number) => string

const n = (value: number): string => value.toFixed(1)
const ray = (x: number, y: number, turn: number, long: number, aside = 0): string => {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  return `M${n(x - dy * aside)} ${n(y + dx * aside)}l${n(dx * long)} ${n(dy * long)}`
}
const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** By circle, from the outermost: what those who suffer there suffer from. */
const MARKS: readonly Mark[] = [
  // Limbo: thin grass on a meadow without sun
  (x, y, turn, whim) =>
    ray(x, y, turn - 0.35, 7 + 4 * whim) + ray(x, y, turn, 10 + 3 * whim) + ray(x, y, turn + 0.4, 6 + 3 * whim),
  // The Lustful: the gale
  (x, y, turn, whim) => {
    const along = turn + Math.PI / 2
    const [dx, dy] = [Math.cos(along), Math.sin(along)]
    const [ox, oy] = [Math.cos(turn), Math.sin(turn)]
    const long = 20 + 16 * whim
    return `M${n(x - dx * long)} ${n(y - dy * long)}q${n(dx * long + ox * 9)} ${n(dy * long + oy * 9)} ${n(dx * long * 1.7)} ${n(dy * long * 1.7)}q${n(dx * 8 - ox * 9)} ${n(dy * 8 - oy * 9)} ${n(-dx * 3 - ox * 8)} ${n(-dy * 3 - oy * 8)}`
  },
  // The Gluttonous: sleet, which falls the same way everywhere
  (x, y, _turn, whim) => `M${n(x)} ${n(y)}l${n(-5 - 3 * whim)} ${n(14 + 8 * whim)}`,
  // The Greedy: coins in heaps
  (x, y, turn, whim) => {
    const { x: ox, y: oy } = polar(5, turn)
    return (
      dot(x, y, 5) + (whim > 0.4 ? dot(x + ox, y + oy, 5) : '') + (whim > 0.75 ? dot(x + 2 * ox, y + 2 * oy, 5) : '')
    )
  },
  // The Wrathful: waves of the Styx
  (x, y, turn, whim) => {
    const [dx, dy] = [-Math.sin(turn), Math.cos(turn)]
    const [ox, oy] = [Math.cos(turn) * 5, Math.sin(turn) * 5]
    const w = 9 + 3 * whim
    const wave = (s: number): string =>
      `q${n(dx * w * 0.5 + s * ox)} ${n(dy * w * 0.5 + s * oy)} ${n(dx * w)} ${n(dy * w)}`
    return `M${n(x - dx * 18)} ${n(y - dy * 18)}${wave(1)}${wave(-1)}${wave(1)}`
  },
  // Heretics: open tombs, each with its flame
  (x, y, turn, whim) => {
    const [ox, oy] = [Math.cos(turn), Math.sin(turn)]
    const [dx, dy] = [-oy, ox]
    const flame =
      whim > 0.45
        ? `M${n(x + ox * 5)} ${n(y + oy * 5)}q${n(dx * 6 + ox * 5)} ${n(dy * 6 + oy * 5)} ${n(ox * 13)} ${n(oy * 13)}q${n(-dx * 7 - ox * 6)} ${n(-dy * 7 - oy * 6)} ${n(-ox * 13)} ${n(-oy * 13)}`
        : ''
    return `M${n(x - dx * 9)} ${n(y - dy * 9)}l${n(ox * 5)} ${n(oy * 5)}l${n(dx * 18)} ${n(dy * 18)}l${n(-ox * 5)} ${n(-oy * 5)}Z${flame}`
  },
  // The Violent: the weeping wood
  (x, y, turn, whim) =>
    ray(x, y, turn, 15) +
    ray(x + 7 * Math.cos(turn), y + 7 * Math.sin(turn), turn - 0.8, 8 + 4 * whim) +
    ray(x + 4 * Math.cos(turn), y + 4 * Math.sin(turn), turn + 0.9, 9),
  // Fraud: ditches with bridges across
  (x, y, turn, whim) =>
    whim > 0.55 ? ray(x, y, turn, 13) + ray(x, y, turn, 13, 5) : ray(x, y, turn + Math.PI / 2, 16),
  // Treachery: cracks in the ice
  (x, y, turn, whim) =>
    ray(x, y, turn + whim * 6, 17) + ray(x, y, turn + whim * 6 + 2.2, 11) + ray(x, y, turn + whim * 6 - 2, 9),
]

const SPACING = [34, 42, 27, 31, 30, 36, 30, 27, 26]

/** All marks of a circle between two radii as one path. */
export function etchingOf(circle: number, outer: number): string {
  const whim = scatter(circle + 1)
  const spacing = SPACING[circle]
  const rows = Math.floor((RING - 14) / spacing)
  const marks: string[] = []
  for (let row = 0; row < rows; row++) {
    const radius = outer - 16 - (row + 0.5) * ((RING - 30) / rows)
    const count = Math.floor((2 * Math.PI * radius) / (spacing * 1.35))
    for (let i = 0; i < count; i++) {
      const angle = ((i + (row % 2) * 0.5 + (whim() - 0.5) * 0.5) / count) * 2 * Math.PI
      const { x, y } = polar(radius + (whim() - 0.5) * spacing * 0.4, angle)
      marks.push(MARKS[circle](x, y, angle, whim()))
    }
  }
  return marks.join('')
}

/** The Acheron around everything: rows of waves that shift against each other. */
export function riverOf(from: number, to: number): string {
  const rows: string[] = []
  const count = 110
  for (let radius = from + 12, row = 0; radius < to - 8; radius += 15, row++) {
    const step = (2 * Math.PI) / count
    const begin = (row % 2) * step * 0.5
    let path = ''
    for (let i = 0; i < count; i++) {
      if ((i + row) % 4 === 3) continue
      const at = begin + i * step
      const a = polar(radius, at)
      const b = polar(radius + (i % 2 === 0 ? 7 : -7), at + step * 0.45)
      const c = polar(radius, at + step * 0.9)
      path += `M${n(a.x)} ${n(a.y)}Q${n(b.x)} ${n(b.y)} ${n(c.x)} ${n(c.y)}`
    }
    rows.push(path)
  }
  return rows.join('')
}

/** Rays around a point, long and short in turn. */
export function raysOf(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const a = polar(from, angle)
    const b = polar(i % 2 === 0 ? to : from + (to - from) * 0.55, angle)
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
  }).join('')
}

/** A star drawn in one stroke, with a point at the bottom. */
export function pentagramOf(radius: number): string {
  const points = [0, 2, 4, 1, 3].map((k) => polar(radius, Math.PI / 2 + (k * 2 * Math.PI) / 5))
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** The shade that a terrace throws on the next one below: strokes that are longest where the light does not come. */
export function shadeOf(outer: number): string {
  const count = Math.round(outer * 0.62)
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const long = 5 + 15 * Math.max(0, Math.cos(angle - LIGHT)) + (i % 3) * 2.5
    const a = polar(outer - 1, angle)
    const b = polar(outer - 1 - long, angle)
    return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`
  }).join('')
}
