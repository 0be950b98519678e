import { type Fits, type Frame, from, type Json } from '@acheron/core'
import { isStanding } from './check.ts'
import { CIRCLES } from './circles.ts'
import { CELLS } from './field.ts'
import { NONE } from './queries.ts'
import { RAIL_CARDS } from './rail-cards.ts'
import { OFF, type Position, type Railway } from './state.ts'
import { SLEEPERS } from './tracks.ts'

const MOST_POINTS = 9

/** Ranges of the locals of frames. */
export const FLAG = from(0, 1)
export const POINTS = from(0, MOST_POINTS)
export const CIRCLE = from(0, CIRCLES - 1)
export const CIRCLE_OR_NONE = from(NONE, CIRCLES - 1)
export const CARD = from(0, RAIL_CARDS - 1)
export const CARD_OR_NONE = from(NONE, RAIL_CARDS - 1)
export const SLEEPER_OR_NONE = from(NONE, CELLS * SLEEPERS - 1)
export const PLAYER_OR_NONE: Fits<Railway> = (local, g) => from(NONE, g.seats - 1)(local, g)
/** The player whose turn it is. */
export const MOVER: Fits<Railway> = (local, g) => local === g.player
export const PLACE: Fits<Railway> = (local: Json, g) => Number.isSafeInteger(local) && isStanding(g, local as Position)
export const PLACE_OR_OFF: Fits<Railway> = (local, g) => local === OFF || PLACE(local, g)

/** A local of the frame below, which may be that of any procedure. */
export const localOf = (f: Frame | undefined, local: string): number | undefined =>
  (f as (Frame & Readonly<Record<string, number>>) | undefined)?.[local]
