import type { Move } from '@acheron/core'
import { ROUTES, type Route } from './board.ts'
import { type Card, COLOURS, LOCOMOTIVE } from './colours.ts'
import { ROW } from './state.ts'
import { TICKETS, type Ticket } from './tickets.ts'

/** Every move of the game. A verb with a noun takes as many numbers as it has nouns. */
export const TAKE = 0 // + slot of the row
export const DRAW = TAKE + ROW
export const TAKE_TICKETS = DRAW + 1
export const PASS = TAKE_TICKETS + 1
export const KEEP = PASS + 1
export const RETURN = KEEP + 1 // + ticket
export const CLAIM = RETURN + TICKETS // + route
export const PAY = CLAIM + ROUTES // + colour * MIXES + locomotives
const MIXES = 6
export const PAY_LOCOMOTIVES = PAY + COLOURS * MIXES
export const VOCABULARY = PAY_LOCOMOTIVES + 1

export const take = (slot: number): Move => TAKE + slot
export const returning = (ticket: Ticket): Move => RETURN + ticket
export const claim = (route: Route): Move => CLAIM + route
export const pay = (colour: Card, locomotives: number): Move => PAY + colour * MIXES + locomotives

export const isTake = (m: Move): boolean => m < DRAW
export const isReturn = (m: Move): boolean => m >= RETURN && m < CLAIM
export const isClaim = (m: Move): boolean => m >= CLAIM && m < PAY
export const isPay = (m: Move): boolean => m >= PAY

/** What a payment lays down beside locomotives; the locomotive itself when it lays down nothing else. */
export const paidColour = (m: Move): Card => (m === PAY_LOCOMOTIVES ? LOCOMOTIVE : Math.floor((m - PAY) / MIXES))

/** How many locomotives a payment for so many spaces lays down. */
export const paidLocomotives = (m: Move, length: number): number => (m === PAY_LOCOMOTIVES ? length : (m - PAY) % MIXES)
