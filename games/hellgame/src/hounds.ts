export type Hound = number

/** By hound: how many combat rolls it makes. */
export const ATTACKS = [2, 2, 2, 3, 3, 3, 4, 4, 5]
export const HOUNDS = ATTACKS.length
export const ALL_HOUNDS: readonly Hound[] = ATTACKS.map((_, hound) => hound)
export const HOUND_SAVE = 4
