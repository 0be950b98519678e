import type { Player } from '@acheron/core'
import type { Ways } from './network.ts'
import { fadedBy, type Outlook } from './outlook.ts'
import { CIRCLES, circleOf, DELIVERY, isInCircle, NONE, type RailCard, VALUE } from './railway.ts'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

export const rivals = (t: Table): Player[] => Array.from({ length: t.seats }, (_, p) => p).filter((p) => p !== t.me)

/** What harm to a player is worth, for each point. */
export const spite = (t: Table, p: Player): number =>
  t.scores[p] === t.rival && t.rival >= t.scores[t.me] ? WEIGHTS.harmToLeader : WEIGHTS.harm

const ON_TRACK = 1.5

/** What a car can bring to a player whose train it is in. */
export function worthOfCar(o: Outlook, p: Player, card: RailCard, ways: Ways): number {
  const at = o.t.g.engine[p]
  const way = isInCircle(at) ? ways[circleOf(at) * CIRCLES + DELIVERY[card]] : ON_TRACK
  return VALUE[card] * fadedBy(o.carried, way)
}

/** What the cars of a player can bring. */
export const prospectsOf = (o: Outlook, p: Player, ways: Ways): number =>
  o.t.trains[p].reduce((sum, card) => sum + worthOfCar(o, p, card, ways), 0)

/** How much the others like the ways as they are, seen with my eyes. */
export const worthToOthers = (o: Outlook, ways: Ways): number =>
  rivals(o.t).reduce((sum, p) => sum + spite(o.t, p) * prospectsOf(o, p, ways), 0)

/** Everything that a player would lose by a derailment. */
export const stakeOf = (o: Outlook, p: Player): number =>
  prospectsOf(o, p, o.network.ways) + o.t.handSizes[p] * WEIGHTS.strangeCard

/** The player whom it is best to harm, by what each has to lose; NONE if nobody has anything. */
export function bestVictim(t: Table, loss: (p: Player) => number): { player: Player; worth: number } {
  const best = { player: NONE, worth: 0 }
  for (const player of rivals(t)) {
    const worth = loss(player)
    if (best.player !== NONE && worth <= best.worth) continue
    best.player = player
    best.worth = worth
  }
  return best
}
