import { OFF_LATTICE, PICTURE } from './picture.ts'

/** A milepost, numbered row by row from south to north and from west to east. */
export type Milepost = number

/** One of the six directions, against the clock from the east. */
export type Direction = number
export const EAST = 0
export const NORTH_EAST = 1
export const NORTH_WEST = 2
export const WEST = 3
export const SOUTH_WEST = 4
export const SOUTH_EAST = 5
export const DIRECTIONS = 6
export const DIRECTION_ID = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const

/** Opposite directions by direction. */
export const OPPOSITE: readonly Direction[] = [WEST, SOUTH_WEST, SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST]

export const CLEAR = 0
export const DESERT = 1
export const MOUNTAIN = 2
export const ALPINE = 3
export type Terrain = number

const SIGNS = '.:^A'
const SCENERY_SIGNS = ', nm'

interface Spot {
  readonly row: number
  readonly column: number
  readonly sign: string
}

function spotsOf(line: string): Spot[] {
  const [label, signs] = line.split('|')
  const row = Number(label)
  return signs.split('').flatMap((sign, i) => (sign === ' ' ? [] : [{ row, column: (i - (row % 2)) / 2, sign }]))
}

const spots = PICTURE.trim().split('\n').reverse().flatMap(spotsOf)
const posts = spots.filter(({ sign }) => SIGNS.includes(sign))

export const MILEPOSTS = posts.length

/** By milepost. */
export const ROW: readonly number[] = posts.map(({ row }) => row)
export const COLUMN: readonly number[] = posts.map(({ column }) => column)
export const TERRAIN: readonly Terrain[] = posts.map(({ sign }) => SIGNS.indexOf(sign))

const STEP_KM = 60
const ROW_KM = 51.962
const WEST_EDGE = -2900
const SOUTH_EDGE = -1900
const xOf = (row: number, column: number): number => WEST_EDGE + STEP_KM * (column + (row % 2) / 2)
const yOf = (row: number): number => Math.round(SOUTH_EDGE + ROW_KM * row)

const places = new Map(posts.map(({ row, column }, m) => [`${row}.${column}`, m]))
const moved = new Map(OFF_LATTICE.map(([place, x, y]) => [milepostCalled(place), { x, y }]))

/** By milepost: km to the east and to the north. */
export const X: readonly number[] = posts.map(({ row, column }, m) => moved.get(m)?.x ?? xOf(row, column))
export const Y: readonly number[] = posts.map(({ row }, m) => moved.get(m)?.y ?? yOf(row))

/** What is only drawn. */
export const SCENERY: readonly { readonly x: number; readonly y: number; readonly terrain: Terrain }[] = spots
  .filter(({ sign }) => SCENERY_SIGNS.includes(sign))
  .map(({ row, column, sign }) => ({ x: xOf(row, column), y: yOf(row), terrain: SCENERY_SIGNS.indexOf(sign) }))

/** Neighbours on the lattice that the open sea parts. */
const OPEN_SEA = ['10.63 10.64']

/** By milepost * 6 + direction: the neighbour, or -1. */
export const NEIGHBOUR: Int16Array = new Int16Array(MILEPOSTS * DIRECTIONS).fill(-1)
for (const [m, { row, column }] of posts.entries()) {
  const shift = row % 2
  const around = [
    [row, column + 1],
    [row + 1, column + shift],
    [row + 1, column + shift - 1],
    [row, column - 1],
    [row - 1, column + shift - 1],
    [row - 1, column + shift],
  ]
  for (const [d, [r, c]] of around.entries()) {
    const there = `${r}.${c}`
    const here = `${row}.${column}`
    if (OPEN_SEA.includes(`${here} ${there}`) || OPEN_SEA.includes(`${there} ${here}`)) continue
    NEIGHBOUR[m * DIRECTIONS + d] = places.get(there) ?? -1
  }
}

export function neighbours(m: Milepost): Milepost[] {
  return [...NEIGHBOUR.subarray(m * DIRECTIONS, (m + 1) * DIRECTIONS)].filter((other) => other >= 0)
}

/** `45.61`: row and column, so that records outlive a new numbering. */
export const milepostName = (m: Milepost): string => `${ROW[m]}.${COLUMN[m]}`

export function milepostCalled(name: string): Milepost {
  const m = places.get(name)
  if (m === undefined) throw new Error(`there is no milepost ${name}`)
  return m
}

/** The milepost of that name, if there is one. */
export const findMilepost = (name: string): Milepost | undefined => places.get(name)

/** By milepost: how many steps from neighbour to neighbour it is from the nearest of some. */
export function distancesFrom(sources: readonly Milepost[]): Uint8Array {
  const distance = new Uint8Array(MILEPOSTS).fill(255)
  const queue = [...sources]
  for (const m of sources) distance[m] = 0
  for (const m of queue)
    for (const other of neighbours(m))
      if (distance[other] === 255) {
        distance[other] = distance[m] + 1
        queue.push(other)
      }
  return distance
}
