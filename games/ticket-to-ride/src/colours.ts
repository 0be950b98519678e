/** The colour of a train card: one of eight, or the locomotive. */
export type Card = number

/** The colour of a route: one of eight, or grey. */
export type RouteColour = number

export const VIOLET = 0
export const RED = 1
export const ORANGE = 2
export const YELLOW = 3
export const GREEN = 4
export const BLUE = 5
export const WHITE = 6
export const BLACK = 7

/** The number of colours; locomotives and grey routes come after them. */
export const COLOURS = 8
export const LOCOMOTIVE: Card = COLOURS
export const GREY: RouteColour = COLOURS

/** The number of different train cards. */
export const CARDS = COLOURS + 1

/** The names in records, by card. */
export const CARD_NAMES = ['violet', 'red', 'orange', 'yellow', 'green', 'blue', 'white', 'black', 'locomotive']

/** The train cards there are, by colour. */
export const DECK = [12, 12, 12, 12, 12, 12, 12, 12, 14]
export const TRAIN_CARDS = 110
