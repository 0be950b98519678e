import { STANDARD } from '../../railway/circles.ts'
import { all, cloneRailway, emptyRailway, type Railway } from '../../railway/state.ts'

/** How many there are of each. */
export const CHIPS = 4
export const TICKETS = 2

export interface State extends Railway {
  /** Whether the player whose turn it is must play the whole hand: 1 or 0. */
  glutton: number
  /** By player: whether they hold a heresy chip, 1 or 0. */
  chip: number[]
  /** By player: whether they hold a ferry ticket, 1 or 0. */
  ticket: number[]
}

export const emptyTable = (seats: number): State => ({
  ...emptyRailway(seats, STANDARD),
  glutton: 0,
  chip: all(seats, 0),
  ticket: all(seats, 0),
})

export const clone = (g: State): State => ({
  ...cloneRailway(g),
  glutton: g.glutton,
  chip: g.chip.slice(),
  ticket: g.ticket.slice(),
})
