/** How many cards the decks have. The tables say which; a test compares. */
export const ARCANA = 109
export const HELL_CARDS = 45
