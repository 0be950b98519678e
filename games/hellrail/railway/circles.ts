import { type Cell, cellAt } from './field.ts'

export type Circle = number
export const GATES: Circle = 0
export const CIRCLES = 10
export const CIRCLE_NAMES = ['g', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** A funnel, as hell is: the higher the number the deeper. */
const FUNNEL = `
  . . . G . . .
  . . 1 . 2 . .
  . 3 . 4 . 5 .
  6 . 7 . 8 . 9`

/** A block with the Gates at the top, for the Sacrilege. */
const BLOCK = `
  1 . G . 2
  . 3 . 4 .
  5 . 7 . 6
  . 8 . 9 .`

/** By circle: its cell. The Gates of Hell are in the middle of the field. */
function layout(picture: string): readonly Cell[] {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const find = (name: string): [number, number] => {
    const y = rows.findIndex((row) => row.includes(name))
    return [rows[y].indexOf(name), y]
  }
  const [gatesX, gatesY] = find('G')
  return CIRCLE_NAMES.map((name) => {
    const [x, y] = find(name.toUpperCase())
    return cellAt(x - gatesX, y - gatesY)
  })
}

export const STANDARD: readonly Cell[] = layout(FUNNEL)
export const SACRILEGE: readonly Cell[] = layout(BLOCK)
