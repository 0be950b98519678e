import type { Move, Player, Rule } from '@acheron/core'
import { receive } from './money.ts'
import { BORROW } from './moves.ts'
import { LARGEST_LOAN, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'

/** The Indulgence: who has next to nothing may borrow more than that, and repays twice as much. */
export function cannotBorrow(s: State, p: Player, sum: number): Rule | undefined {
  if (!s.indulgence) return 'CR-330'
  return s.debt[p] > 0 || sum <= s.cash[p] ? 'CR-334' : undefined
}

export function listLoans(s: State, p: Player, out: Move[]): void {
  for (let sum = 1; sum <= LARGEST_LOAN; sum++) if (!cannotBorrow(s, p, sum)) out.push(BORROW + sum - 1)
}

export function borrow(s: State, p: Player, sum: number, story?: ChinaRailsStory): void {
  s.acted = 1
  receive(s, p, sum, 'loans')
  s.debt[p] = 2 * sum
  story?.tell({ id: 'borrowed', facts: { by: p, sum, debt: 2 * sum } })
}
