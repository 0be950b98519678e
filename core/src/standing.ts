import type { Player } from './game.ts'

/** What a game says about answers that are given beforehand, so that the host can make them without knowing the rules. */
export interface Standing<S> {
  /** The questions that can be answered beforehand. */
  readonly questions: readonly string[]
  /** By name: whether a player would rather be asked, as in "unless it touches me". From what that player knows. */
  readonly unless: Readonly<Record<string, (s: S, p: Player) => boolean>>
  /** A number that is another one when the turn is another's. */
  turn(s: S): number
}
