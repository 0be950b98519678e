import { cardsAt } from '../queries.ts'
import { SINNERS } from '../rail-cards.ts'
import { DISCARDS, HAND, PILE, type Railway } from '../state.ts'

/** A card is picked from the draw pile, from the discards that are just becoming it, or from the hand it is in. */
export function pickOfCard(g: Railway, wish: string): number {
  const card = SINNERS.indexOf(wish)
  if (card < 0) return -1
  const place = g.cardPlace[card]
  if (place === PILE || place === DISCARDS) return cardsAt(g, PILE).indexOf(card)
  return place >= HAND ? cardsAt(g, place).indexOf(card) : -1
}
