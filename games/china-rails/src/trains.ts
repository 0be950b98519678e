/** A kind of train: which locomotive card lies before a player. */
export type Train = number
export const FREIGHT = 0
export const FAST_FREIGHT = 1
export const HEAVY_FREIGHT = 2
export const SUPER_HEAVY = 3
export const TRAINS = 4

/** The name in records. By train, as all of these. */
export const TRAIN_ID = ['freight', 'fast', 'heavy', 'super-heavy'] as const
export const CAPACITY = [2, 2, 3, 3]
export const MOST_LOADS = 3

const SPEED = [9, 12, 9, 12]
const EXPRESS_SPEED = [12, 16, 12, 16]

export const speed = (train: Train, express: number): number => (express ? EXPRESS_SPEED : SPEED)[train]

export const UPGRADE_PRICE = 20

/** By train: what it can become. */
export const UPGRADES: readonly (readonly Train[])[] = [[FAST_FREIGHT, HEAVY_FREIGHT], [SUPER_HEAVY], [SUPER_HEAVY], []]
