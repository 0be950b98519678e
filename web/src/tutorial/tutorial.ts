import type { Language, Rule, Target } from '@acheron/core'

/** What the guide says before a move of a record. */
export interface Note {
  /**
   * How many moves of the record have been made. The next one is what the reader is to do, unless more is said here;
   * those up to the next note follow by themselves.
   */
  readonly at: number
  readonly text: Readonly<Record<Language, string>>
  readonly rule?: Rule
  /** Things to point out. */
  readonly marked?: readonly Target[]
  /** Something to try that is refused. */
  readonly attempt?: Target
}

/** A part of a game: its record, in which player 0 is the reader, and what the guide says on the way. */
export interface Scene {
  readonly record: string
  readonly notes: readonly Note[]
}

/** A game that one plays through with a guide. */
export interface Tutorial {
  readonly game: string
  readonly scenes: readonly Scene[]
}

/** The one list of tutorials, each loaded when it is wanted. */
export const TUTORIALS: Readonly<Record<string, () => Promise<Tutorial>>> = {
  'ticket-to-ride': async () => (await import('./ticket-to-ride.ts')).tutorial,
  hellrail: async () => (await import('./hellrail.ts')).tutorial,
  'hellrail-1999': async () => (await import('./hellrail-1999.ts')).tutorial,
  'china-rails': async () => (await import('./china-rails.ts')).tutorial,
  hellgame: async () => (await import('./hellgame.ts')).tutorial,
}
