import type { Chance, Game, Move, Player } from '@acheron/core'

/** What a bot gets to know when it is asked: never the state itself, only states that its seat could not tell from it. */
export interface Seat<S> {
  readonly game: Game<S>
  readonly player: Player
  /** Never empty. */
  readonly legal: readonly Move[]
  guess(): S
}

/** A player made of code. Its answer depends on the seat and the chance it is given, and on nothing else. */
export interface Bot<S = unknown> {
  readonly name: string
  choose(seat: Seat<S>, chance: Chance): Move
}

/** The seat of a player who is asked. */
export function seatOf<S>(game: Game<S>, s: S, player: Player, chance: Chance): Seat<S> {
  return { game, player, legal: game.legal(s, player), guess: () => game.guess(s, player, chance) }
}
