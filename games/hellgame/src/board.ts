/** A Sectio, from 0: circle by circle from the outside, within a circle quarter by quarter clockwise; or AnteHell. */
export type Place = number

const CIRCLES = 9
export const QUARTERS = 5

/** As on the board: a line is a circle, the first the outermost; the number is what the Sectio yields. */
// biome-ignore format: laid out like the board
const BOARD: readonly (readonly [id: string, souls: number])[] = [
  ['s11', 2], ['s12', 3], ['s13', 6], ['s14', 0], ['s15', 2],
  ['s21', 2], ['s22', 4], ['s23', 3], ['s24', 5], ['s25', 3],
  ['s31', 4], ['s32', 4], ['s33', 4], ['s34', 4], ['s35', 4],
  ['s41', 2], ['s42', 3], ['s43', 3], ['s44', 5], ['s45', 3],
  ['s51', 4], ['s52', 5], ['s53', 2], ['s54', 2], ['s55', 4],
  ['s61', 4], ['s62', 4], ['s63', 3], ['s64', 3], ['s65', 4],
  ['s71', 3], ['s72', 4], ['s73', 2], ['s74', 2], ['s75', 4],
  ['s81', 2], ['s82', 5], ['s83', 4], ['s84', 3], ['s85', 4],
  ['s91', 2], ['s92', 2], ['s93', 4], ['s94', 4], ['s95', 3],
]

export const SECTIO = BOARD.length
export const ANTEHELL = SECTIO
export const PLACES = SECTIO + 1

/** Not a place: a step that would lead into the Pentagram. */
export const PENTAGRAM = PLACES
export const NOWHERE = -1

export const PLACE_IDS = [...BOARD.map(([id]) => id), 'antehell']
export const WISE_MEN = PLACE_IDS.indexOf('s14')

export const printedSouls = (place: Place): number => BOARD[place][1]
export const circleOf = (place: Place): number => Math.floor(place / QUARTERS)
export const quarterOf = (place: Place): number => place % QUARTERS
export const sectioAt = (circle: number, quarter: number): Place => circle * QUARTERS + quarter
export const isSectio = (place: Place): boolean => place >= 0 && place < SECTIO

export const INWARD = 0
export const OUTWARD = 2
const CLOCKWISE = 3
export const DIRECTIONS = ['inward', 'counterclockwise', 'outward', 'clockwise']

/** The direction cross: where a step in a direction leads. */
export function stepFrom(place: Place, direction: number): number {
  const circle = circleOf(place)
  const quarter = quarterOf(place)
  if (direction === INWARD) return circle === CIRCLES - 1 ? PENTAGRAM : sectioAt(circle + 1, quarter)
  if (direction === OUTWARD) return circle === 0 ? ANTEHELL : sectioAt(circle - 1, quarter)
  return sectioAt(circle, (quarter + (direction === CLOCKWISE ? 1 : QUARTERS - 1)) % QUARTERS)
}

/** By place: what it borders. AnteHell has no borders that one could cross at will (9.5.2.3). */
export const NEIGHBOURS: readonly (readonly Place[])[] = Array.from({ length: PLACES }, (_, place) =>
  place === ANTEHELL
    ? []
    : [0, 1, 2, 3].map((direction) => stepFrom(place, direction)).filter((to) => to !== PENTAGRAM),
)

export const ALL_SECTIO: readonly Place[] = Array.from({ length: SECTIO }, (_, place) => place)
export const ALL_PLACES: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place)
export const circle = (number: number): readonly Place[] => ALL_SECTIO.filter((place) => circleOf(place) === number)
export const quarter = (number: number): readonly Place[] => ALL_SECTIO.filter((place) => quarterOf(place) === number)
