import type { Chance, Move, Player, Rule } from '@acheron/core'
import type { State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'

/** What can be asked: the number of the open question, as a state holds it. */
export const BUILDING = 0
export const STARTING = 1
export const OPERATING = 2
export const LOSING = 3
export const SEEKING_REFUGE = 4
export const OVER = 5

/** A question of the game: its legal answers, the rule against any other, and what an answer does. */
export interface ChinaRailsQuestion {
  readonly id: string
  readonly rule: Rule
  params(s: State, p: Player): Readonly<Record<string, number>>
  legal(s: State, p: Player, out: Move[]): void
  cannot(s: State, p: Player, m: Move): Rule | undefined
  answer(s: State, p: Player, m: Move, chance: Chance, story?: ChinaRailsStory): void
}

export function put(s: State, question: number, p: Player): void {
  s.question = question
  s.asked = p
}
