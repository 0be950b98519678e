import type { JsonObject, Options, Player } from '@acheron/core'
import type { WhyNot } from './foresight.ts'
import type { Look } from './look.ts'
import type { MessageKind } from './messages.ts'
import type { Chapter, Happening } from './news.ts'
import type { Moment } from './past.ts'
import type { StandingAnswer } from './standing.ts'
import type { SeatPlan } from './store.ts'

/** A table as a list shows it. */
export interface Listed {
  readonly table: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly awaited: readonly Player[]
  readonly begun: boolean
  /** As `printResult` writes it. */
  readonly result?: string
  /** It cannot be read, only removed. */
  readonly damaged?: true
}

/** What does not change while a game is played, and what belongs to the seat. */
export interface Opened {
  readonly table: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  readonly begun: boolean
  /** The hash of the key of the luck, known before the first card. */
  readonly commitment?: string
  readonly salt?: string
  /** Why it can only be looked at. */
  readonly stuck?: { readonly was: number; readonly now: number }
  readonly told: number
  readonly note: string
  readonly standing: readonly StandingAnswer[]
}

/** What a seat was told, and what it sees now. */
export interface News {
  readonly chapters: readonly Chapter[]
  readonly look: Look
}

/** What became of a message that changes the game. `came`: how many moves of the row were made. */
export type Played =
  | { readonly kind: 'done'; readonly came: number; readonly news: News }
  | { readonly kind: 'danger'; readonly happenings: readonly Happening[] }

/** What each kind of message is answered with. */
export interface Answers extends Record<MessageKind, object> {
  new: { readonly table: string; readonly commitment?: string }
  begin: JsonObject
  take: { readonly table: string }
  list: { readonly tables: readonly Listed[] }
  open: Opened
  look: Look
  news: News
  views: { readonly moments: readonly Moment[] }
  play: Played
  undo: Played
  redo: Played
  why: { readonly why?: WhyNot }
  /** `people`: those who must answer before anything happens. */
  go: { readonly moved: boolean; readonly people: readonly Player[]; readonly news: News }
  standing: JsonObject
  record: { readonly record: string }
  seal: { readonly seal: string }
  fork: { readonly table: string }
  reseat: JsonObject
  tell: JsonObject
  note: JsonObject
  remove: JsonObject
}
