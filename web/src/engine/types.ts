import type { Json, Move, Player, Question, Result, Rule, Target, UndoBar } from '@acheron/core'
import type { Happening } from '../boards/contract.ts'

/** Who sits on a chair: a person, or a bot by its name. */
export interface SeatPlan {
  readonly name: string
  readonly bot?: string
}

/** What somebody wants to play, and with whom. */
export interface GamePlan {
  readonly game: string
  readonly options?: Readonly<Record<string, string>>
  readonly seats: readonly SeatPlan[]
}

/** A game as a list of games shows it. */
export interface SavedGame {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  /** By player: the bot that sits there. */
  readonly bots: readonly (string | undefined)[]
  readonly moves: number
  /** Whose turn it is. */
  readonly asked: readonly Player[]
  readonly over: boolean
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** Why a game that is kept cannot be played on. Its record can still be saved. */
export type Problem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'rules'; readonly was: number; readonly now: number }
  | { readonly kind: 'broken'; readonly message: string }

/** What does not change while a game is played. */
export interface Opened {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: readonly SeatPlan[]
  readonly names: readonly string[]
  /** By player: how many moves have been told to them. */
  readonly told: Readonly<Record<string, number>>
  /** By player. */
  readonly notes: Readonly<Record<string, string>>
  readonly commitment?: string
}

/**
 * Legal moves one after the other of the same verb about the same kinds of things, in columns: `moves[i]` is about the
 * things of `kinds[k]` with number `ids[k][i]`.
 */
export interface OptionRun {
  readonly verb: string
  readonly kinds: readonly string[]
  readonly moves: readonly Move[]
  readonly ids: readonly (readonly number[])[]
}

/** What somebody may do, without words. */
export type Options = readonly OptionRun[]

/** The table as one person may see it after some number of moves. */
export interface Look {
  readonly at: number
  readonly viewer: Player | undefined
  readonly view: Json
  readonly asked: readonly Player[]
  /** What the viewer is asked; absent while others are. */
  readonly question?: Question
  readonly options: Options
  readonly result?: Result
}

/** What one move brought about, as the viewer may read it. Chapter 0 is the set-up. */
export interface Chapter {
  readonly at: number
  readonly by: Player | undefined
  /** One of several answers to a question that was put to several players at once. */
  readonly together: boolean
  readonly happenings: readonly Happening[]
}

/** Where the game stands, whoever looks. */
export interface Head {
  readonly version: number
  readonly count: number
  readonly asked: readonly Player[]
  readonly over: boolean
}

/** What the player who moved sees of it, so that one answer is enough to show it. */
export interface News {
  readonly head: Head
  readonly look: Look
  readonly chapters: readonly Chapter[]
  /** Absent where it takes long to find out, so that the move can be shown meanwhile. */
  readonly undo?: UndoState
}

export type Played =
  | { readonly kind: 'done'; readonly news: News }
  /** Somebody else, or another window, has moved since. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'danger'; readonly happenings: readonly Happening[] }
  | { readonly kind: 'refused'; readonly message: string; readonly rule?: Rule }

export interface WhyNot {
  readonly rule: Rule
  /** The move that was meant, if one concerns the thing. */
  readonly move?: Move
}

export interface UndoState {
  readonly bar?: UndoBar
  readonly redo: boolean
}

/** What a bot needs to answer. */
export interface Task {
  readonly game: string
  readonly bot: string
  readonly player: Player
  readonly at: number
  readonly state: unknown
}

/** All that the page asks of the engine. Everything that is passed can be cloned. */
export interface EngineApi {
  create(plan: GamePlan): Promise<string>
  /** Takes in a record; rejects with a Refused that says what is wrong with it. */
  take(text: string): Promise<string>
  open(id: string): Promise<Opened | { readonly problem: Problem }>
  head(id: string): Promise<Head>
  look(id: string, viewer: Player | undefined, at?: number): Promise<Look>
  /** What happened from some move on; the chapter of the move itself is included. */
  chapters(id: string, viewer: Player | undefined, from: number): Promise<readonly Chapter[]>
  /** The views of somebody at the ends of turns, for graphs. */
  views(id: string, viewer: Player | undefined): Promise<readonly { readonly at: number; readonly view: Json }[]>
  /** Makes a move, keeps it, and only then answers. Asks first if an event of `askFirst` would follow. Counts as told. */
  play(id: string, p: Player, m: Move, at: number, askFirst?: readonly string[]): Promise<Played>
  /** Makes moves one after the other, as far as they can be made: up to luck, to somebody else, or to what would be asked first. */
  playRow(id: string, p: Player, moves: readonly Move[], at: number, askFirst?: readonly string[]): Promise<Played>
  whyNot(id: string, p: Player, target: Target): Promise<WhyNot | undefined>
  undoState(id: string, p: Player): Promise<UndoState>
  undo(id: string, p: Player): Promise<Played>
  redo(id: string, p: Player): Promise<Played>
  /** The bot that has to answer now, if one has. */
  task(id: string): Promise<Task | undefined>
  /** A legal move for a bot that gave none. */
  fallback(id: string, p: Player): Promise<Move | undefined>
  record(id: string): Promise<string>
  /** A new game that begins with the first moves of this one. */
  fork(id: string, at: number): Promise<string>
  reseat(id: string, seats: readonly SeatPlan[]): Promise<void>
  plan(id: string): Promise<GamePlan>
  tell(id: string, p: Player, told: number): Promise<void>
  note(id: string, p: Player, text: string): Promise<void>
  remove(id: string): Promise<void>
  /** Another window has changed the game. */
  forget(id: string): Promise<void>
}
