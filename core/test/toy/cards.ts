export type Card = number

/** The cards, and what a soul is worth; a monster is worth nothing. */
const DECK: readonly (readonly [name: string, worth: number])[] = [
  ['ajax', 1],
  ['castor', 1],
  ['hector', 1],
  ['leda', 1],
  ['dido', 2],
  ['eurydice', 2],
  ['medea', 2],
  ['orpheus', 2],
  ['achilles', 3],
  ['helen', 3],
  ['heracles', 3],
  ['odysseus', 3],
  ['chimera', 0],
  ['fury', 0],
  ['gorgon', 0],
  ['harpy', 0],
  ['hydra', 0],
  ['minotaur', 0],
  ['scylla', 0],
  ['sphinx', 0],
]

export const CARDS = DECK.length
export const CARD_NAMES = DECK.map(([name]) => name)

export const worth = (card: Card): number => DECK[card][1]
export const isSoul = (card: Card): boolean => worth(card) > 0
export const isMonster = (card: Card): boolean => worth(card) === 0
