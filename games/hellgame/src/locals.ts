import { type Fits, type Framed, from, isWhole, PLAYERS } from '@acheron/core'
import { PLACES } from './board.ts'
import { DEMONS } from './demons.ts'
import { LIEUTENANTS } from './lieutenants.ts'
import { NOBODY, OUT, OWNERS } from './state.ts'

/** Ranges of the locals of frames. */
export const whole: Fits<Framed> = (local) => isWhole(local, -2, 1_000_000)
export const wholes: Fits<Framed> = (local) =>
  Array.isArray(local) && local.every((each) => isWhole(each, -2, 1_000_000))

/** A thing, or none. */
export const PLACE = from(OUT, PLACES - 1)
export const DEMON = from(NOBODY, DEMONS - 1)
export const LIEUTENANT = from(NOBODY, LIEUTENANTS - 1)
export const OWNER = from(NOBODY, OWNERS - 1)
export const SEAT: Fits<Framed> = (local, g) => isWhole(local, NOBODY, g.seats - 1)
export const SEATS = PLAYERS
