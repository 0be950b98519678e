import type { Move } from '@acheron/core'
import { aheadOf, waysFrom } from './ahead.ts'
import { worthOfEnding } from './ending.ts'
import { supposing } from './field.ts'
import { type Network, networkOf } from './network.ts'
import { worthToOthers } from './others.ts'
import { handBits, type Outlook, trainBits } from './outlook.ts'
import {
  type Cell,
  CIRCLES,
  circleOf,
  isInCircle,
  isOccupied,
  NONE,
  NOWHERE,
  RAIL_CARDS,
  type RailCard,
  REMOVE,
  SIDES,
  TRACK,
  type Track,
  topCards,
  trackOf,
  turnTo,
  turnTrack,
} from './railway.ts'
import type { Table } from './table.ts'

/** A change of the track that lies on the table, and what it is worth to me. */
export interface Change {
  readonly move: Move
  readonly card: RailCard
  readonly worth: number
}

/** How much I like the table: what it lets me hope for, less what it lets the others. */
function liking(o: Outlook, { ways }: Network): number {
  const { at } = o.t
  const near = isInCircle(at) ? ways : waysFrom(aheadOf(o.t, at), ways)
  const row = isInCircle(at) ? circleOf(at) * CIRCLES : 0
  const mine = worthOfEnding(o, near, row, ways, handBits(o), trainBits(o), 0, 0).worth
  return mine - worthToOthers(o, ways)
}

const worthOfTrack = (o: Outlook, cell: Cell, track: Track, now: number): number =>
  supposing(cell, track, () => liking(o, networkOf(o.t))) - now

const isLoose = (t: Table, card: RailCard): boolean => !isOccupied(t.g, t.g.cardCell[card])

/** The removals of cards from the table, the best first. */
export function removals(o: Outlook): Change[] {
  const now = liking(o, o.network)
  return topCards(o.t.g)
    .filter((card) => isLoose(o.t, card))
    .map((card) => {
      const cell = o.t.g.cardCell[card]
      return { move: REMOVE + card, card, worth: worthOfTrack(o, cell, trackBelow(o.t, card, cell), now) }
    })
    .sort((a, b) => b.worth - a.worth)
}

/** What comes to light when the card that shows is taken away. */
function trackBelow({ g }: Table, top: RailCard, cell: Cell): Track {
  let below = NONE
  for (let card = 0; card < RAIL_CARDS; card++)
    if (card !== top && g.cardCell[card] === cell && (below === NONE || g.cardRank[card] > g.cardRank[below]))
      below = card
  return below === NONE ? 0 : trackOf(g, below)
}

/** The turnings of cards on the table, the best first. */
export function turnings(o: Outlook): Change[] {
  const now = liking(o, o.network)
  const { g } = o.t
  return topCards(g)
    .filter((card) => isLoose(o.t, card) && g.cardCell[card] !== NOWHERE)
    .flatMap((card) =>
      SIDES.filter((turn) => turnTrack(TRACK[card], turn) !== trackOf(g, card)).map((turn) => ({
        move: turnTo(card, turn),
        card,
        worth: worthOfTrack(o, g.cardCell[card], turnTrack(TRACK[card], turn), now),
      })),
    )
    .sort((a, b) => b.worth - a.worth)
}

/** The best of those that may be chosen, if it does me any good. */
export const bestChange = (changes: readonly Change[], legal: readonly Move[]): Move | undefined =>
  changes.find(({ move, worth }) => worth > 0 && legal.includes(move))?.move
