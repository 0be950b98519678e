export type Lieutenant = number

/** Bonus in combat, and how many legions he commands. */
const LIEUTENANTS_TABLE: readonly (readonly [id: string, bonus: number, command: number])[] = [
  ['shalmaneser', 2, 3],
  ['tammerlane', 3, 4],
  ['alastor', 3, 2],
  ['sulla', 1, 3],
  ['leberecht', 2, 4],
  ['verin', 2, 3],
  ['breschau', 2, 4],
  ['babael', 2, 3],
  ['fleuretty', 1, 3],
  ['dabriel', 4, 2],
  ['pytho', 2, 4],
  ['semiazas', 1, 5],
]

export const LIEUTENANTS = LIEUTENANTS_TABLE.length
export const LIEUTENANT_IDS = LIEUTENANTS_TABLE.map(([id]) => id)
export const BONUS = LIEUTENANTS_TABLE.map(([, bonus]) => bonus)
export const COMMAND = LIEUTENANTS_TABLE.map(([, , command]) => command)
export const ALL_LIEUTENANTS: readonly Lieutenant[] = LIEUTENANTS_TABLE.map((_, lieutenant) => lieutenant)

/** Who leads first where several stand together: greatest bonus, then command, then name (G-125). */
export const BY_BONUS: readonly Lieutenant[] = [...ALL_LIEUTENANTS].sort(
  (a, b) => BONUS[b] - BONUS[a] || COMMAND[b] - COMMAND[a] || (LIEUTENANT_IDS[a] < LIEUTENANT_IDS[b] ? -1 : 1),
)

/** The boxes of Lieutenants Available, by the die less one. */
export const BOXES = 3
export const BOX_OF_DIE = [0, 0, 0, 1, 1, 2]
