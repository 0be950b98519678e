/** The card of the hand that is being looked at in the tray, for the board to show how far it would carry. */
export const looking: { card: number | undefined; isPinned: boolean } = $state({ card: undefined, isPinned: false })
