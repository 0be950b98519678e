import type { Player } from '@acheron/core'
import { othersAfter } from '../../railway/queries.ts'
import { CHIPS, type State, TICKETS } from './state.ts'

const held = (by: readonly number[]): number => by.reduce((sum, has) => sum + has, 0)

/** What lies in the supply. */
export const freeChips = (g: State): number => CHIPS - held(g.chip)
export const freeTickets = (g: State): number => TICKETS - held(g.ticket)

/** Those who can answer a decision of a player with a heresy chip, clockwise. */
export const hereticsAfter = (g: State, p: Player): Player[] =>
  g.chip.includes(1) ? othersAfter(g, p).filter((other) => g.chip[other] === 1) : []
