/** By game: the events before which people want to be asked, if they befall themselves. They are told in the words of the game. */
export const DANGERS: Readonly<Record<string, readonly string[]>> = {
  'ticket-to-ride': ['last-round'],
  hellrail: ['derailed', 'glutton-discarded'],
  'hellrail-1999': ['derailed', 'glutton-discarded'],
}
