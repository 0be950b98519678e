import type { Move } from '@acheron/core'
import {
  across,
  type Cell,
  type Circle,
  cellOfPlace,
  DELIVERY,
  down,
  GATES,
  isPresent,
  NOWHERE,
  PICKUP,
  PRESENT,
} from './railway.ts'
import type { Table } from './table.ts'

/** How much my cards have to do with a circle. */
const interest = ({ hand }: Table, circle: Circle): number =>
  hand.filter((card) => PICKUP[card] === circle || DELIVERY[card] === circle).length

/** The circle that my cards need most comes first, while there is room in the middle. */
export function chooseCircle(t: Table, legal: readonly Move[]): Move {
  return legal
    .filter(isPresent)
    .reduce((best, m) => (interest(t, m - PRESENT) > interest(t, best - PRESENT) ? m : best), legal[0])
}

const distance = (a: Cell, b: Cell): number => Math.abs(across(a) - across(b)) + Math.abs(down(a) - down(b))

/** Near the circles that my cards join it with, if any; far away if it is of no use to me. */
export function chooseCell(t: Table, circle: Circle, legal: readonly Move[]): Move {
  const partners = t.hand.flatMap((card) =>
    PICKUP[card] === circle ? [DELIVERY[card]] : DELIVERY[card] === circle ? [PICKUP[card]] : [],
  )
  const laid = partners.filter((each) => t.circleCell[each] !== NOWHERE)
  const nearTo = laid.length > 0 ? laid : [GATES]
  const sign = partners.length > 0 ? 1 : -1
  const cost = (m: Move): number =>
    sign * nearTo.reduce((sum, each) => sum + distance(cellOfPlace(m), t.circleCell[each]), 0)
  return legal.reduce((best, m) => (cost(m) < cost(best) ? m : best), legal[0])
}
