import type { Chance, Player } from '@acheron/core'
import { everybody, hasSeen, isInHand } from './queries.ts'
import { RAIL_CARDS, type RailCard } from './rail-cards.ts'
import { MOST_SEATS, PILE, type Railway } from './state.ts'

/** More than there are sets of players. */
const SEEN = 1 << MOST_SEATS

/** The same table with other cards wherever the player has not looked: in the draw pile and in the hands of others. */
export function guessCards(g: Railway, p: Player, chance: Chance): void {
  const unknown = cardsUnknownTo(g, p)
  // In an order of their own, so that the truth leaves no trace: the same chance guesses the same.
  const slots = unknown.map((card) => g.cardPlace[card] * SEEN + g.cardSeen[card]).sort((a, b) => a - b)
  for (let i = unknown.length - 1; i >= 0; i--) {
    const from = chance.pick(i + 1)
    g.cardPlace[unknown[i]] = Math.floor(slots[from] / SEEN)
    g.cardSeen[unknown[i]] = slots[from] % SEEN
    slots[from] = slots[i]
  }
}

export function cardsUnknownTo(g: Railway, p: Player): RailCard[] {
  const others = everybody(g).filter((other) => other !== p)
  return Array.from({ length: RAIL_CARDS }, (_, card) => card).filter(
    (card) => g.cardPlace[card] === PILE || (others.some((other) => isInHand(g, card, other)) && !hasSeen(g, p, card)),
  )
}
