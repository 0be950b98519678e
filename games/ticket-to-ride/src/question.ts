import type { Chance, Move, Player, Rule } from '@acheron/core'
import type { State } from './state.ts'
import type { TicketToRideStory } from './story.ts'

/** What can be asked: the number of the open question, as a state holds it. */
export const CHOOSING_FIRST_TICKETS = 0
export const TAKING_TURN = 1
export const TAKING_SECOND_CARD = 2
export const PAYING = 3
export const KEEPING_TICKETS = 4
export const OVER = 5

/** A question of the game: its legal answers, the rule against any other, and what an answer does. */
export interface TicketToRideQuestion {
  readonly id: string
  readonly rule: Rule
  params(s: State, p: Player): Readonly<Record<string, number>>
  legal(s: State, p: Player, out: Move[]): void
  cannot(s: State, p: Player, m: Move): Rule | undefined
  answer(s: State, p: Player, m: Move, chance: Chance, story?: TicketToRideStory): void
}
