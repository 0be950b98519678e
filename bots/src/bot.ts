import type { Chance, Game, Language, Move, Player } from '@acheron/core'

/** What a bot gets to know when it is asked: never the state itself, only states that its seat could not tell from it. */
export interface Seat<S> {
  readonly game: Game<S>
  readonly player: Player
  /** Never empty. */
  readonly legal: readonly Move[]
  guess(): S
  /** Whether whoever waits has waited long enough. Nobody waits if it is left out: then the answer is the same every time. */
  isLate?(): boolean
}

/** One move, or a row of them: it ends where a move is not legal, where chance speaks, or where somebody else is asked. */
export type Answer = Move | readonly Move[]

/** The same sentence in each language. */
export type Said = Readonly<Record<Language, string>>

/** A player made of code. Its answer depends on the seat and the chance it is given, and on nothing else. */
export interface Bot<S = unknown> {
  /** As commands and records call it: the level, or `random`. */
  readonly name: string
  /** As people call it. */
  readonly title: Said
  /** What to expect of it. */
  readonly line: Said
  choose(seat: Seat<S>, chance: Chance): Answer
}

/** The seat of a player who is asked. */
export function seatOf<S>(game: Game<S>, s: S, player: Player, chance: Chance): Seat<S> {
  return { game, player, legal: game.legal(s, player), guess: () => game.guess(s, player, chance) }
}

export const rowOf = (answer: Answer): readonly Move[] => (typeof answer === 'number' ? [answer] : answer)

/** Plays an answer as far as it goes, and gives what was played: at least the first move, which must be legal. */
export function playAnswer<S>(game: Game<S>, s: S, p: Player, answer: Answer, chance: Chance): Move[] {
  const row = rowOf(answer)
  let hasSpoken = false
  const listened: Chance = {
    pick(n) {
      hasSpoken = true
      return chance.pick(n)
    },
  }
  const played: Move[] = []
  for (const m of row) {
    if (played.length > 0 && (hasSpoken || game.refusal(s, p, m) !== undefined)) break
    game.play(s, p, m, listened)
    played.push(m)
  }
  return played
}
