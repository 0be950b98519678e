import { CIRCLES, SACRILEGE, STANDARD } from '../../railway/circles.ts'
import type { Cell } from '../../railway/field.ts'
import { NONE } from '../../railway/queries.ts'
import { all, cloneRailway, emptyRailway, NOWHERE, type Railway } from '../../railway/state.ts'
import { EFFECTS } from './effects.ts'

/** Where an effect token is: in `tokenPlace` the number of its circle, or one of these. */
export const UNUSED = 0
export const HELD = CIRCLES // + player

/** The two Heresy tokens: one cancels an effect, the other gives it another target. */
export const ANATHEMA = 0
export const INDULGENCE = 1
export const HERESIES = 2

/** How many there are of each. */
export const BOATS = 2
export const TENDERS = 2
export const CATCHERS = 2
export const CHECKS = 8

export interface State extends Railway {
  /** Whether the effect tokens lie face down: 1 or 0. */
  secret: number
  /** Whether the player whose turn it is must play the whole hand: 1 or 0. */
  glutton: number
  /** The circle with Cerberus, or NONE. */
  cerberus: number
  /** By effect. */
  tokenPlace: number[]
  /** By effect: a bit for each player who knows where its token is. Only where tokens lie face down. */
  tokenSeen: number[]
  /** By Heresy token: the player who holds it, or NONE. */
  heresyHolder: number[]
  /** By player: 1 or 0. */
  boat: number[]
  tender: number[]
  catcher: number[]
  /** By circle: who is to lay it, or NONE. */
  circleHolder: number[]
}

const LAYOUTS: Readonly<Record<string, readonly Cell[]>> = {
  standard: STANDARD,
  sacrilege: SACRILEGE,
  advocate: all(CIRCLES, NOWHERE),
}

export function emptyTable(seats: number, layout: string, secret: number): State {
  return {
    ...emptyRailway(seats, LAYOUTS[layout]),
    secret,
    glutton: 0,
    cerberus: NONE,
    tokenPlace: all(EFFECTS, UNUSED),
    tokenSeen: all(EFFECTS, 0),
    heresyHolder: all(HERESIES, NONE),
    boat: all(seats, 0),
    tender: all(seats, 0),
    catcher: all(seats, 0),
    circleHolder: all(CIRCLES, NONE),
  }
}

export function clone(g: State): State {
  return {
    ...cloneRailway(g),
    secret: g.secret,
    glutton: g.glutton,
    cerberus: g.cerberus,
    tokenPlace: g.tokenPlace.slice(),
    tokenSeen: g.tokenSeen.slice(),
    heresyHolder: g.heresyHolder.slice(),
    boat: g.boat.slice(),
    tender: g.tender.slice(),
    catcher: g.catcher.slice(),
    circleHolder: g.circleHolder.slice(),
  }
}
