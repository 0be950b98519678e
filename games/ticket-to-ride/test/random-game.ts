import { beginRun, branchSeed, playMove, type Run, seededChance, viewOf } from '@acheron/core'
import { type State, ticketToRide } from '../src/index.ts'
import type { View } from '../src/secrets.ts'

/** A whole game of players who do anything they may. `each` looks at the table before every move and after the last. */
export function playRandomly(
  seating: { seats: number; options?: Record<string, string> },
  seed: number,
  each: (table: Run<State>) => void = () => {},
): Run<State> {
  const table = beginRun(ticketToRide, seating, seededChance(branchSeed(seed, 0)))
  const choice = seededChance(branchSeed(seed, 1))
  for (;;) {
    each(table)
    const asked = ticketToRide.asked(table.state)
    if (asked.length === 0) return table
    const p = asked[choice.pick(asked.length)]
    const legal = ticketToRide.legal(table.state, p)
    playMove(table, p, legal[choice.pick(legal.length)])
  }
}

export function seenBy(table: Pick<Run<State>, 'state'>, reader: number | undefined): View {
  return viewOf(ticketToRide, table.state, reader) as unknown as View
}
