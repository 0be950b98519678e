import type { Target } from '@acheron/core'
import type { Choice } from '../boards/contract.ts'

const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.id === b.id

/** The choices that concern a thing. */
export const choicesAbout = (choices: readonly Choice[], target: Target): Choice[] =>
  choices.filter(({ targets }) => targets.some((one) => sameTarget(one, target)))

/** The choices that are about nothing on the board: buttons. */
export const buttonsOf = (choices: readonly Choice[]): Choice[] => choices.filter(({ targets }) => targets.length === 0)

/** The next thing in a row of things, round and round. */
export function stepFocus(order: readonly Target[], focused: Target | undefined, step: 1 | -1): Target | undefined {
  if (order.length === 0) return undefined
  const at = order.findIndex((target) => sameTarget(target, focused))
  if (at < 0) return step > 0 ? order[0] : order[order.length - 1]
  return order[(at + step + order.length) % order.length]
}
