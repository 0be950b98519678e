import {
  firstState,
  type Game,
  type Hash,
  type JsonObject,
  keepStory,
  type Luck,
  type Move,
  type Player,
  readFairness,
  readNames,
  readOptions,
  readSeats,
  recordingChance,
  refused,
  type Seal,
  type Seating,
  type StoryEvent,
} from '@acheron/core'
import { quickHash } from './hash.ts'
import { beginLog, type Heading, type LogEnd, type LogEntry, logAfter, type RowEntry, type SetUpEntry } from './log.ts'
import { lengthen, newTrail, type PlayedRow, rowsOfStep, type Trail } from './trail.ts'

/** A game being played. Its log is in the store; the table has what follows from it and is needed to go on. */
export interface Table<S> {
  readonly game: Game<S>
  readonly heading: Heading
  readonly luck: Luck
  readonly hash: Hash
  /** Nobody may change it: it is replaced by every entry. */
  state: S
  /** What all may know of a state: the same for every seat, so it is made once. */
  shown: { readonly of: S; readonly view: JsonObject } | undefined
  end: LogEnd
  trail: Trail<S>
  /** By player: why the last of their moves cannot be taken back, where it is not on the trail. */
  readonly bars: UndoBar[]
  /** By player, and at last for spectators: how much news they have had. */
  readonly told: number[]
  /** By player, and at last for spectators: the seal of the last entry that they were told of. */
  readonly seals: { readonly number: number; readonly seal: Seal }[]
  /** The latest news, for whoever missed some. */
  readonly recent: Telling[]
  /** By player: the rows they took back and have not replaced, the one to make again last. */
  readonly undone: (readonly Move[])[][]
  /** By player: what they did last, so that a message that comes twice is known. */
  readonly last: (Deed | undefined)[]
}

/**
 * Why a move cannot be taken back: there is none; luck has spoken; somebody has learned something; somebody else has
 * moved; the game is over.
 */
export type UndoBar = 'nothing' | 'chance' | 'revealed' | 'other' | 'over'

/** What a player did, and how much news they had had. */
export type Deed =
  | { readonly at: number; readonly kind: 'row'; readonly moves: readonly Move[] }
  | { readonly at: number; readonly kind: 'undo'; readonly to: number }

/** A piece of news before it is read by somebody. */
export interface Telling {
  readonly number: number
  /** Nobody where several answered at once. */
  readonly by: Player | undefined
  readonly together: boolean
  /** The only one who is told. */
  readonly only?: Player
  readonly events: readonly StoryEvent[]
  /** By seat, and at last for spectators: how many pieces of their news are no longer true. */
  readonly struck?: readonly number[]
  /** The version of the rules that holds from here on. */
  readonly rules?: number
}

/** An entry that has been judged good, and what it brings about. Nothing of it has happened until it is committed. */
export interface Judged<S> {
  readonly entry: Exclude<LogEntry, SetUpEntry>
  /** The state after it. */
  readonly state: S
  readonly commit: (table: Table<S>) => void
}

const REMEMBERED = 16

/** A new table, and the first entry of its log. */
export function foundTable<S>(
  game: Game<S>,
  seating: Seating,
  luck: Luck,
  hash: Hash = quickHash,
): { table: Table<S>; entry: SetUpEntry } {
  const seats = readSeats(game.seats, seating.seats)
  const options = readOptions(game.options, seating.options)
  const names = readNames(seating.names, seats)
  const fairness = seating.fairness && readFairness(seating.fairness)
  const { position } = seating
  const said = recordingChance(luck(0))
  const story = keepStory()
  const state = firstState(game, options, seats, position, said, story)
  const heading: Heading = {
    game: game.id,
    rules: game.rules,
    seats,
    options,
    names,
    start: [...said.said],
    ...(fairness && { fairness }),
    ...(position !== undefined && { position: JSON.stringify(JSON.parse(position)) }),
  }
  const entry: SetUpEntry = { kind: 'setup', heading }
  return { table: bareTable(game, entry, state, story.events, luck, hash), entry }
}

/** A table that has only been set up. */
export function bareTable<S>(
  game: Game<S>,
  entry: SetUpEntry,
  state: S,
  events: readonly StoryEvent[],
  luck: Luck,
  hash: Hash,
): Table<S> {
  const { heading } = entry
  const end = beginLog(entry, hash)
  const all = <T>(value: () => T): T[] => Array.from({ length: heading.seats }, value)
  return {
    game,
    heading,
    luck,
    hash,
    state,
    shown: undefined,
    end,
    trail: newTrail(),
    bars: all(() => 'nothing'),
    told: [...all(() => 1), 1],
    seals: [...all(() => ({ number: 0, seal: end.seal })), { number: 0, seal: end.seal }],
    recent: [{ number: 0, by: undefined, together: false, events }],
    undone: all(() => []),
    last: all(() => undefined),
  }
}

/** The number that the next entry of the log will have. */
export const nextNumber = <S>(table: Table<S>): number => table.end.number

export function checkPlayer<S>({ heading }: Table<S>, p: unknown): asserts p is Player {
  if (typeof p === 'number' && Number.isInteger(p) && p >= 0 && p < heading.seats) return
  throw refused('no-player', { player: String(p), most: heading.seats - 1 })
}

/** Whether several are asked at once, in secret. */
export const isTogether = <S>({ game, state }: Table<S>): boolean => game.awaited(state).length > 1

/** What a row brought about: how the table goes on from it. */
export interface Outcome<S> {
  readonly row: RowEntry
  readonly moves: readonly Move[]
  readonly state: S
  readonly events: readonly StoryEvent[]
}

/** A row has been stored: the table goes on from it. */
export function commitRow<S>(table: Table<S>, { row, moves, state, events }: Outcome<S>): void {
  const { by, told } = row
  const { number } = table.end
  const played = { number, by, moves, at: table.told[by], secret: told === 'mover' }
  table.last[by] = { at: played.at, kind: 'row', moves }
  forgetUndone(table, played)
  walkOn(table, played, barOf(row, events))
  table.state = state
  table.end = logAfter(table.end, row, table.hash)
  tell(table, {
    number,
    by: told === 'together' ? undefined : by,
    together: told !== undefined,
    events,
    ...(told === 'mover' && { only: by }),
  })
  if (table.game.result(state)) closeTrail(table, 'over')
}

/** Nothing of what was done so far can be taken back any more. The key of a finished game is no secret. */
export function closeTrail<S>(table: Table<S>, bar: UndoBar): void {
  table.trail = newTrail()
  table.bars.fill(bar)
  for (const rows of table.undone) rows.length = 0
}

/** What keeps a row from being taken back, by itself. */
function barOf({ by, chance = [], told }: RowEntry, events: readonly StoryEvent[]): UndoBar | undefined {
  if (chance.length > 0) return 'chance'
  return told === 'together' || events.some((event) => isRevealing(event, by)) ? 'revealed' : undefined
}

/** Whether somebody knows more by an event than before, or somebody else was told a secret. */
export function isRevealing({ secret, reveals }: StoryEvent, by: Player): boolean {
  if (reveals === 'all' || (reveals?.length ?? 0) > 0) return true
  return secret?.readers.some((reader) => reader !== by) ?? false
}

/** The trail after a row: longer by it, begun anew by it, or at its end. */
function walkOn<S>(table: Table<S>, played: PlayedRow, bar: UndoBar | undefined): void {
  const { by, secret } = played
  const last = table.trail.steps.at(-1)
  const isOthers = last !== undefined && rowsOfStep(last).some((row) => row.by !== by)
  if (bar || (!secret && isOthers)) {
    for (const step of table.trail.steps)
      for (const row of rowsOfStep(step)) table.bars[row.by] = bar === 'chance' ? 'chance' : 'other'
    table.trail = newTrail()
  }
  if (bar) table.bars[by] = bar
  else lengthen(table.trail, played, { state: table.state, end: table.end })
}

/** To make the row again that was taken back last is to make it again; anything else gives the others up. */
function forgetUndone<S>({ undone }: Table<S>, { by, moves }: PlayedRow): void {
  const row = undone[by].at(-1)
  const isSame = row?.length === moves.length && row.every((m, i) => m === moves[i])
  if (isSame) undone[by].pop()
  else undone[by].length = 0
}

/** Everybody concerned has one more piece of news. */
export function tell<S>({ told, seals, recent, end }: Table<S>, telling: Telling): void {
  const sealed = { number: telling.number, seal: end.seal }
  for (const seat of told.keys()) {
    if (!isToldTo(telling, seat)) continue
    told[seat]++
    seals[seat] = sealed
  }
  recent.push(telling)
  if (telling.only === undefined) forgetOldest(recent)
}

/** What all were told decides how far back the news go: nobody can tell from it how much others have done in secret. */
function forgetOldest(recent: Telling[]): void {
  let count = 0
  for (let place = recent.length - 1; place >= 0; place--) {
    if (recent[place].only !== undefined) continue
    count++
    if (count === REMEMBERED) return void recent.splice(0, place)
  }
}

export const isToldTo = ({ only }: Pick<Telling, 'only'>, seat: number): boolean => only === undefined || only === seat
