import type { Player } from '@acheron/core'
import { ENTRIES_IN_LEDGER, LEDGER, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'

export type Column = (typeof LEDGER)[number]

/** Takes money from a player, who must have it. */
export function pay(s: State, p: Player, sum: number, column: Column): void {
  s.cash[p] -= sum
  s.ledger[p * ENTRIES_IN_LEDGER + LEDGER.indexOf(column)] -= sum
}

/** Gives money to a player. A debt is repaid the moment the cash reaches it (CR-335). */
export function receive(s: State, p: Player, sum: number, column: Column, story?: ChinaRailsStory): void {
  s.cash[p] += sum
  s.ledger[p * ENTRIES_IN_LEDGER + LEDGER.indexOf(column)] += sum
  const debt = s.debt[p]
  if (debt === 0 || s.cash[p] < debt) return
  s.debt[p] = 0
  pay(s, p, debt, 'loans')
  story?.tell({ id: 'repaid', facts: { by: p, sum: debt } })
}
