import type { Player } from '@acheron/core'
import type { Answer, Bot, Seat } from '../bot.ts'

/** What a game lends to the search. */
export interface Lookout<S> {
  /** Whose answer is left only for a better one. */
  readonly planner: Pick<Bot<S>, 'choose'>

  /** Who plays on for everybody: the planner, unless it takes its time. */
  readonly quick?: Pick<Bot<S>, 'choose'>

  /** Whoever plays on reads only what its seat may know and changes nothing: it need not guess in a world that is made up. */
  readonly isCandid?: boolean

  /** What else is worth trying, the most promising first. Nothing where there is nothing to think about. */
  others(seat: Seat<S>, planned: Answer): readonly Answer[]

  /** What a state is worth to a player, in points; the game may be over or not. */
  worth(s: S, p: Player): number

  /** A number that changes with every turn, and how many turns are played on. Left out: to the end of the game. */
  readonly horizon?: { turnOf(s: S): number; readonly turns: number }
}
