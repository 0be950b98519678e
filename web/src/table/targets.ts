import type { Target } from '@acheron/core'
import type { Choice } from '../boards/choices.ts'
import type { Row } from '../boards/contract.ts'
import { sameTarget } from '../boards/places.ts'

/** What can be played at once: a choice, or a row of moves. */
export type Offer = Choice | Row

export const movesOf = (offer: Offer): readonly number[] => ('moves' in offer ? offer.moves : [offer.move])

/** A choice that costs more than meets the eye is offered as the row that says so and asks. */
export const askingFirst = (choice: Choice, rows: readonly Row[]): Offer =>
  rows.find(({ moves, asks }) => asks && moves.length === 1 && moves[0] === choice.move) ?? choice

/** The next thing in a row of things, round and round. */
export function stepFocus(order: readonly Target[], focused: Target | undefined, step: 1 | -1): Target | undefined {
  if (order.length === 0) return undefined
  const at = order.findIndex((target) => sameTarget(target, focused))
  if (at < 0) return step > 0 ? order[0] : order[order.length - 1]
  return order[(at + step + order.length) % order.length]
}
