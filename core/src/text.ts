import type { Move, Question } from './game.ts'
import type { Json } from './json.ts'
import type { Facts } from './story.ts'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** A language that somebody named (`fr_CA.UTF-8`, `de-AT`), if we speak it. */
export function readLanguage(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => new RegExp(`^${language}\\b|^${language}_`, 'i').test(name ?? ''))
}

/** What a game can say in one language. Names are the players' names, in the order of the seats. */
export interface Texts {
  readonly name: string
  /** What the player who is asked must do. */
  prompt(question: Question, view: Json, names: readonly string[]): string
  /** A move as a button or menu would say it. */
  move(m: Move, view: Json, names: readonly string[]): string
  /** One thing that happened, as the reader of the event may know it. Undefined: not worth a line. */
  story(event: { id: string; facts: Facts }, names: readonly string[]): string | undefined
  /** Things that followed each other as one line, where they are best told together: track, a journey. Two at least. */
  row?(events: readonly { id: string; facts: Facts }[], names: readonly string[]): string | undefined
  option(name: string): string
  choice(option: string, choice: string): string
  ending(id: string): string
  /** A part of the score. */
  part(id: string): string
  /** Everything a player may know, in lines, for terminals and screen readers. */
  position(view: Json, names: readonly string[]): string[]
}

/** What a list of games says of one, before the game itself is loaded. */
export interface Plate {
  readonly id: string
  readonly seats: readonly [fewest: number, most: number]
  readonly minutes: number
  /** From 1, light, to 5, heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  readonly name: Readonly<Record<Language, string>>
  /** What it feels like, in a line. */
  readonly line: Readonly<Record<Language, string>>
  /** What it is about in three sentences: what to strive for, by what means, and how a turn goes. */
  readonly aim: Readonly<Record<Language, readonly [string, string, string]>>
  /** Who made the game, and who published it. */
  readonly makers?: Readonly<Record<Language, string>>
}
