import type { Ticket } from '@acheron/games/ticket-to-ride'
import type { Happening } from '../contract.ts'

/** One step of the final count: a ticket is turned over, or the longest path is run along. */
export type Step =
  | { readonly kind: 'ticket'; readonly player: number; readonly ticket: Ticket; readonly points: number }
  | { readonly kind: 'path'; readonly player: number; readonly points: number }

const LONGEST_PATH_BONUS = 10

/** The final count in the order in which it was told; empty when it was not. */
export function stepsOf(happenings: readonly Happening[]): readonly Step[] {
  return happenings.flatMap(({ id, facts }): Step[] => {
    const player = Number(facts.by)
    if (id === 'ticket-scored')
      return [{ kind: 'ticket', player, ticket: Number(facts.ticket), points: Number(facts.points) }]
    return id === 'longest-path' ? [{ kind: 'path', player, points: LONGEST_PATH_BONUS }] : []
  })
}

/** In milliseconds. */
const WHOLE = 14_000
const LONGEST = 1500
const SHORTEST = 450
/** A path takes as long as so many tickets. */
const PATH = 2

/** How long a step stays: the whole count takes no longer than anybody likes to watch. */
export function stayOf(steps: readonly Step[], step: Step): number {
  const weight = ({ kind }: Step): number => (kind === 'path' ? PATH : 1)
  const all = steps.reduce((sum, one) => sum + weight(one), 0)
  return weight(step) * Math.max(SHORTEST, Math.min(LONGEST, WHOLE / all))
}

/** By player: the points after so many steps. */
export function totalsAfter(scores: readonly number[], steps: readonly Step[], count: number): number[] {
  const totals = [...scores]
  for (const { player, points } of steps.slice(0, count)) totals[player] += points
  return totals
}
