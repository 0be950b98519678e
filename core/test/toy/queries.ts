import type { Player } from '@acheron/core'
import { CARDS, type Card, worth } from './cards.ts'
import { BAG, FERRIED, HAND, type State } from './state.ts'

export function cardsAt(g: State, place: number): Card[] {
  const found: Card[] = []
  for (let card = 0; card < CARDS; card++) if (g.cardPlace[card] === place) found.push(card)
  return found
}

export const bag = (g: State): Card[] => cardsAt(g, BAG)
export const hand = (g: State, p: Player): Card[] => cardsAt(g, HAND + p)
export const ferried = (g: State, p: Player): Card[] => cardsAt(g, FERRIED + p)

export const hasCards = (g: State, p: Player): boolean => g.cardPlace.includes(HAND + p)
export const isInHand = (g: State, card: Card, p: Player): boolean => g.cardPlace[card] === HAND + p
export const isBagEmpty = (g: State): boolean => !g.cardPlace.includes(BAG)
export const hasSeen = (g: State, p: Player, card: Card): boolean => ((g.seenBy[card] >> p) & 1) === 1

export const worthFerried = (g: State, p: Player): number => ferried(g, p).reduce((sum, card) => sum + worth(card), 0)

export const everybody = (g: State): Player[] => Array.from({ length: g.seats }, (_, p) => p)
export const isAtTable = (g: State, p: Player): boolean => p >= 0 && p < g.seats

/** All players in the order of their turns when this one is first. */
export const everybodyFrom = (g: State, first: Player): Player[] =>
  Array.from({ length: g.seats }, (_, i) => (first + i) % g.seats)

export const othersAfter = (g: State, p: Player): Player[] => everybodyFrom(g, p).slice(1)
