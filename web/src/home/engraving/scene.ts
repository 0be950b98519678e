import { clamp, crests, mix, noise, ramp, rough } from './noise.ts'

export const WIDTH = 1600
export const HEIGHT = 570

/** Where the light comes from: the far end of the river. */
export const LIGHT = { x: 1035, y: 318 }
export const HORIZON = 338
export const RAIL = 268
export const DECK = 284
export const WATERLINE = 436
export const BAY = 124
export const PIER = 15
export const FIRST_PIER = 52

export type Region = 'sky' | 'mountains' | 'water' | 'cliff' | 'viaduct' | 'smoke' | 'bank' | 'blank'

/** A puff of smoke. */
export interface Puff {
  readonly x: number
  readonly y: number
  readonly r: number
}

export const CHIMNEY = { x: 1127, y: 215 }
export const PUFFS: readonly Puff[] = Array.from({ length: 34 }, (_, i) => {
  const t = i / 33
  const r = 7 + 40 * t ** 0.75 * (0.7 + 0.5 * noise(i * 1.7, 9, 2))
  const aside = (i % 2 === 0 ? -0.42 : 0.42) * r * (0.6 + 0.8 * noise(i * 0.9, 3, 7))
  return { x: CHIMNEY.x - 4 - 700 * t ** 1.2, y: CHIMNEY.y - 9 - 84 * t ** 0.7 + aside, r }
})

/** The boxes that the train and the boat fill with drawings of their own. */
const BLANKS: ((x: number, y: number) => boolean)[] = []
export const reserve = (covers: (x: number, y: number) => boolean): void => void BLANKS.push(covers)

/** The outline of a cliff: how far it reaches from its side at a height. */
function reach(y: number, side: 'left' | 'right'): number {
  const seed = side === 'left' ? 11 : 23
  const base = side === 'left' ? mix(395, 300, y / HEIGHT) : mix(330, 215, y / HEIGHT)
  const steps = Math.floor(rough(y / 46, 1, seed, 2) * 9) * 13
  return base - 70 + steps + 46 * (crests(y / 60, 2, seed) - 0.5) + 30 * ramp(WATERLINE - 60, WATERLINE + 30, y)
}

const isCliff = (x: number, y: number): boolean =>
  y < WATERLINE + 16 + 10 * noise(x / 18, 5, 4) && (x < reach(y, 'left') || WIDTH - x < reach(y, 'right'))

const skyline = (x: number): number => {
  const peaks = 74 * crests(x / 210, 0.5, 31, 5) + 26 * crests(x / 60, 2, 37, 3)
  return HORIZON - 8 - peaks * (0.4 + 0.6 * clamp(Math.abs(x - LIGHT.x) / 420)) * 0.9
}

function isTower(x: number, y: number): boolean {
  const towers = [
    [890, 44, 7],
    [906, 66, 6],
    [921, 50, 9],
    [940, 78, 6],
    [955, 40, 10],
  ]
  return towers.some(([cx, h, w]) => {
    const top = HORIZON - 14 - h
    return y > top && Math.abs(x - cx) < w / 2 + (y > top + 9 ? 1.5 : -1.2 + (y - top) * 0.2)
  })
}

/** Which pier is near, and how the arch runs there. */
function isViaduct(x: number, y: number): boolean {
  if (y < RAIL + 6 || y > WATERLINE + 6) return false
  if (y < DECK + 12) return true
  const along = (((x - FIRST_PIER) % BAY) + BAY) % BAY
  const fromPier = Math.min(along, BAY - along)
  const half = PIER + (y - DECK) * 0.028
  if (fromPier < half) return true
  const radius = BAY / 2 - PIER
  const spring = DECK + 12 + radius
  const dx = BAY / 2 - fromPier
  return y < spring && dx * dx + (spring - y) ** 2 > radius * radius
}

function isBank(x: number, y: number): boolean {
  const left = 556 - 110 * ramp(520, 0, x) + 16 * rough(x / 40, 3, 51)
  const right = 562 - 120 * ramp(1180, 1600, x) + 16 * rough(x / 36, 7, 53)
  return y > Math.min(left, right)
}

export function puffAt(x: number, y: number): Puff | undefined {
  return PUFFS.find((puff) => {
    const angle = Math.atan2(y - puff.y, x - puff.x)
    const edge = puff.r * (1 + 0.07 * Math.sin(angle * 7 + puff.x))
    return (x - puff.x) ** 2 + (y - puff.y) ** 2 < edge * edge
  })
}

export function regionAt(x: number, y: number): Region {
  if (BLANKS.some((covers) => covers(x, y))) return 'blank'
  if (isBank(x, y)) return 'bank'
  if (isViaduct(x, y)) return 'viaduct'
  if (y < RAIL && puffAt(x, y)) return 'smoke'
  if (isCliff(x, y)) return 'cliff'
  if (y > HORIZON) return 'water'
  if (y > skyline(x) || isTower(x, y)) return 'mountains'
  return 'sky'
}

const far = (x: number, y: number, squash = 1): number => Math.hypot(x - LIGHT.x, (y - LIGHT.y) * squash)

/** How bright the scene is at a place, from 0 to 1. */
export function brightness(region: Region, x: number, y: number): number {
  const glow = Math.exp(-((far(x, y) / 300) ** 1.15))
  if (region === 'sky') {
    const clouds = rough(x / 170, y / 34, 5) - 0.5
    return clamp(0.1 + 0.95 * glow + 0.42 * clouds * (0.35 + glow))
  }
  if (region === 'mountains')
    return clamp(0.07 + 0.5 * glow * ramp(HORIZON - 110, HORIZON, y) + 0.12 * (crests(x / 26, y / 30, 41) - 0.5))
  if (region === 'smoke') return smokeLight(x, y)
  if (region === 'cliff') return cliffLight(x, y)
  if (region === 'viaduct') return viaductLight(x, y)
  if (region === 'bank') return clamp(0.05 + 0.3 * (crests(x / 60, y / 22, 61) - 0.55))
  return waterLight(x, y)
}

function smokeLight(x: number, y: number): number {
  const puff = puffAt(x, y)
  if (!puff) return 0
  const [dx, dy] = [(x - puff.x) / puff.r, (y - puff.y) / puff.r]
  const toLight = Math.atan2(LIGHT.y - puff.y, LIGHT.x - puff.x)
  const lit = dx * Math.cos(toLight) + dy * Math.sin(toLight)
  const near = Math.exp(-far(puff.x, puff.y) / 520)
  return clamp(0.4 + 0.44 * lit + 0.3 * near + 0.2 * (rough(x / 22, y / 22, 71) - 0.5))
}

function cliffLight(x: number, y: number): number {
  const side = x < WIDTH / 2 ? 'left' : 'right'
  const edge = side === 'left' ? reach(y, side) - x : reach(y, side) - (WIDTH - x)
  const facets = crests(x / 64 + y / 260, y / 150, 17, 4)
  const ledges = noise(x / 90, Math.floor(y / 23 + 2 * noise(x / 70, 1, 6)), 19)
  const rim = Math.exp(-edge / 46)
  const planes = ramp(0.5, 0.84, facets) * (0.25 + 0.75 * ledges)
  return clamp(0.03 + 0.4 * rim * facets + planes * (0.2 + 0.46 * Math.exp(-edge / 170)))
}

function viaductLight(x: number, y: number): number {
  const along = (((x - FIRST_PIER) % BAY) + BAY) % BAY
  const side = x < LIGHT.x ? along < BAY / 2 : along > BAY / 2
  const near = Math.exp(-Math.abs(x - LIGHT.x) / 480)
  const cornice = y < DECK - 4 ? 0.3 : 0
  const courses = 0.12 * (noise(x / 13, Math.floor(y / 7) * 3.3, 81) - 0.4)
  return clamp(0.05 + cornice * (0.4 + near) + (side && y > DECK + 12 ? 0.34 * near : 0) + courses)
}

function waterLight(x: number, y: number): number {
  const depth = (y - HORIZON) / (HEIGHT - HORIZON)
  const spread = 40 + 190 * depth
  const column = Math.exp(-(((x - LIGHT.x) / spread) ** 2))
  const broad = Math.exp(-(((x - LIGHT.x) / (spread * 3.2)) ** 2))
  const ripples = rough(x / (60 + 90 * depth), y / (2.5 + 9 * depth), 91, 3)
  const mirrored = y > WATERLINE ? 2 * WATERLINE - y : 0
  const shade = mirrored && isViaduct(x + 14 * (ripples - 0.5), Math.max(mirrored, RAIL + 8)) ? 0.62 : 1
  const banks = isCliff(x, 2 * WATERLINE - y) && y > WATERLINE ? 0.35 : 1
  return clamp(
    (0.06 + 0.88 * column * (0.35 + 1.1 * ramp(0.34, 0.62, ripples)) + 0.3 * broad * ramp(0.45, 0.7, ripples)) *
      shade *
      banks,
  )
}

/** The picture is bare paper where it fades out: at the top, where the title stands, and at the bottom. */
export function presence(x: number, y: number): number {
  const centre = 1 - Math.abs(x - WIDTH / 2) / (WIDTH / 2)
  const top = ramp(8 + 30 * centre, 150 + 46 * centre, y + 26 * (rough(x / 60, y / 60, 99) - 0.5))
  return top * (1 - ramp(HEIGHT - 46, HEIGHT - 4, y))
}
