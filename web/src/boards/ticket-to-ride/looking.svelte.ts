import type { Ticket } from '@acheron/games/ticket-to-ride'

interface Looking {
  ticket: Ticket | undefined
  /** Whose longest path is being run along. */
  path: number | undefined
}

/** What is being looked at in the tray or counted at the end, for the board to show: they are drawn apart from each other. */
export const looking: Looking = $state({ ticket: undefined, path: undefined })
