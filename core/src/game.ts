import type { Chance } from './chance.ts'
import type { JsonObject } from './json.ts'
import type { OptionSpec, Options } from './options.ts'
import type { Story } from './story.ts'

/** A seat at the table, from 0. */
export type Player = number

/** One answer to one question: verb and noun packed in a small integer. `notation` turns it into words and back. */
export type Move = number

/** The number of a statement of the rules, as in `TTR-058`. The SPEC of the game has its text. */
export type Rule = `${string}-${string}`

/**
 * The rules of one game. A game alternates between running rules and waiting for an answer: `setup` and `play` run
 * on until somebody must answer; then `asked` says who, and `legal` what they may say. The state is plain JSON then.
 * Only `play` changes a state. To look ahead, play on a clone.
 */
export interface Game<S> {
  /** The name in addresses, records and commands: lower case, with hyphens. */
  readonly id: string

  /** Counts up when a change of the rules makes older records play differently. */
  readonly rules: number

  readonly seats: readonly [fewest: number, most: number]

  /** The variants, with their defaults. `readOptions` makes `Options` of what a stranger sends. */
  readonly options: OptionSpec

  /** The ways in which this game can end; `result` names one of them. */
  readonly endings: readonly string[]

  /** No game has more moves than this: a promise that the laws keep. */
  readonly longest: number

  /** A new game, up to its first question. */
  setup(options: Options, seats: number, chance: Chance, story?: Story): S

  /** Who must answer now. Nobody when the game is over; several only for simultaneous secret choices. */
  asked(s: S): readonly Player[]

  /** Whom everybody sees being waited for: all who were asked together, until the last of them has answered. */
  awaited(s: S): readonly Player[]

  /** What a player who is asked is asked. */
  question(s: S, p: Player): Question

  /** What a player may answer, without doubles and always in the same order. Nothing when not asked. */
  legal(s: S, p: Player): Move[]

  /** The rule that forbids a move; undefined exactly when the move is legal. */
  refusal(s: S, p: Player, m: Move): Rule | undefined

  /** Carries out a legal move, and whatever follows from it until the next question. */
  play(s: S, p: Player, m: Move, chance: Chance, story?: Story): void

  /** An equal state that shares nothing with this one. */
  clone(s: S): S

  /** Scores and places; undefined while the game goes on. */
  result(s: S): Result | undefined

  /** What everybody may know, a spectator too, built up from nothing. */
  shown(s: S): JsonObject

  /** What a player may know besides. `viewOf` lays it over what is shown to all. */
  own(s: S, p: Player): JsonObject

  /** The parts of `own` that others can only guess; the laws see to it that guesses differ in them. */
  readonly hidden: readonly string[]

  /** A whole state that the player could not tell from this one. Bots search these and never see another. */
  guess(s: S, p: Player, chance: Chance): S

  /** Conservation: nothing is lost, nothing is doubled, every number is in its range. Throws what is wrong. */
  check(s: S): void

  /** A state that an older version of the rules left, by the rules of today; for games under way that do not replay. */
  upgrade?(state: unknown, from: number): S

  readonly notation: Notation<S>
}

/** What a player is asked: which prompt, with which values in it, by which rule. */
export interface Question {
  readonly id: string
  readonly rule: Rule
  readonly params: Readonly<Record<string, number>>
}

/** Moves as words, for records and for people who type; and what a move is about, for the board that lights up. */
export interface Notation<S> {
  /** Every move is a whole number from 0 and below this. */
  readonly vocabulary: number

  print(s: S, m: Move): string

  /** The inverse of `print`. Undefined for words that are no move, which says nothing about whether it is legal. */
  parse(s: S, words: string): Move | undefined

  /** The kind of move: moves of one verb differ only in what they concern. */
  verb(m: Move): string

  /** The things on the table that a player could point at to make this move. None: it is a button. */
  targets(s: S, p: Player, m: Move): readonly Target[]

  /** What a player who points at a thing could mean now, legal or not, the likeliest first: for saying why not. */
  meant(s: S, p: Player, target: Target): readonly Move[]
}

/** A thing on the table: a route, a card of the row, a ticket. */
export interface Target {
  readonly kind: string
  readonly id: number
}

/** How a game came out. All lists go by player. */
export interface Result {
  readonly ending: string
  readonly scores: readonly number[]

  /** 1 for the winners; players who share a place have the same number. */
  readonly places: readonly number[]

  /** Where the points came from: part by part, adding up to the scores. */
  readonly parts: Readonly<Record<string, readonly number[]>>

  /** What decides between equal scores, the first that differs: the more the better. */
  readonly ties?: Readonly<Record<string, readonly number[]>>
}
