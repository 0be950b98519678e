import type { Ticket } from '@acheron/games/ticket-to-ride'

/** The ticket that is being looked at in the tray, for the board to show: both are drawn apart from each other. */
export const looking: { ticket: Ticket | undefined } = $state({ ticket: undefined })
