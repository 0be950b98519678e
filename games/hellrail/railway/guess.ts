import type { Chance, Player } from '@acheron/core'
import { everybody, hasSeen, isInHand } from './queries.ts'
import { RAIL_CARDS, type RailCard } from './rail-cards.ts'
import { PILE, type Railway } from './state.ts'

/** The same table with other cards wherever the player has not looked: in the draw pile and in the hands of others. */
export function guessCards(g: Railway, p: Player, chance: Chance): void {
  const unknown = cardsUnknownTo(g, p)
  const places = unknown.map((card) => g.cardPlace[card])
  const seen = unknown.map((card) => g.cardSeen[card])
  for (let i = unknown.length - 1; i >= 0; i--) {
    const from = chance.pick(i + 1)
    g.cardPlace[unknown[i]] = places[from]
    g.cardSeen[unknown[i]] = seen[from]
    places[from] = places[i]
    seen[from] = seen[i]
  }
}

export function cardsUnknownTo(g: Railway, p: Player): RailCard[] {
  const others = everybody(g).filter((other) => other !== p)
  return Array.from({ length: RAIL_CARDS }, (_, card) => card).filter(
    (card) => g.cardPlace[card] === PILE || (others.some((other) => isInHand(g, card, other)) && !hasSeen(g, p, card)),
  )
}
