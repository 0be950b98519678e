import {
  firstSeal,
  type GameRecord,
  type Hash,
  markLines,
  moveLines,
  type NewRules,
  nextSeal,
  type Player,
  type Entry as RecordedMove,
  type Seal,
  type Undone,
} from '@acheron/core'

/** One entry of the log of a table. A log only grows, and everything else follows from it. */
export type LogEntry = SetUpEntry | RowEntry | UndoEntry | RulesEntry

/** What storage may add to an entry. It has no part in the game. */
interface Stamp {
  /** Milliseconds since 1970. */
  readonly time?: number
  /** The message that it answers. */
  readonly id?: string
}

/** Number 0: how the game began, and what chance said then. */
export interface SetUpEntry extends Stamp {
  readonly kind: 'setup'
  readonly heading: Heading
}

export type Heading = Omit<GameRecord, 'entries' | 'marks' | 'result' | 'lines'>

/** A row of moves of one player. Chance can only have spoken after the last of them. */
export interface RowEntry extends Stamp {
  readonly kind: 'row'
  readonly by: Player
  readonly words: readonly string[]
  readonly chance?: readonly number[]
  /**
   * Who was told of it, where several were asked at once. `mover`: nobody else, the question is still open. `together`:
   * everybody, as the last of the answers, and nobody is told whose it was.
   */
  readonly told?: 'mover' | 'together'
}

/** The game goes on from before an entry. `only`: the answers of others to the open question still stand. */
export interface UndoEntry extends Stamp {
  readonly kind: 'undo'
  readonly by: Player
  readonly from: number
  readonly only?: true
}

/** From here on another version of the rules holds; with a position if the state had to be made over for them. */
export interface RulesEntry extends Stamp {
  readonly kind: 'rules'
  readonly rules: number
  readonly position?: string
}

/** A row with its number in the log. */
export interface NumberedRow {
  readonly number: number
  readonly row: RowEntry
}

/** The last entry that stands and is no undo: what is taken back from here on is bound to its seal. */
interface Spot {
  readonly number: number
  readonly seal: Seal
}

/** A part of the game as it stands: a row, rules, or a place where something was taken back and others' rows stayed. */
interface Item {
  readonly number: number
  readonly before: Spot
  readonly seal: Seal
  readonly rows: readonly NumberedRow[]
  readonly mark?: UndoneMark | Omit<NewRules, 'after'>
}

export type UndoneMark = Omit<Undone, 'after'>

/** The end of a log: the number of the next entry, the seal of the last, and where the chain stands. */
export interface LogEnd {
  readonly number: number
  readonly seal: Seal
  readonly spot: Spot
}

export function beginLog({ heading }: SetUpEntry, hash: Hash): LogEnd {
  return after(0, firstSeal(heading, hash))
}

/** The end of a log after a row or a change of rules. */
export function logAfter({ number, seal }: LogEnd, entry: RowEntry | RulesEntry, hash: Hash): LogEnd {
  const lines = entry.kind === 'row' ? rowLines(entry) : markLines({ after: 0, ...rulesMark(entry) })
  return after(number, nextSeal(seal, lines, hash))
}

const after = (number: number, seal: Seal): LogEnd => ({ number: number + 1, seal, spot: { number, seal } })

/** The end of a log after something was taken back as far as a spot, with the rows of others that stayed. */
export function logAfterUndo(
  number: number,
  spot: Spot,
  mark: UndoneMark,
  stayed: readonly Pick<RowEntry, 'by' | 'words'>[],
  hash: Hash,
): LogEnd {
  const lines = [...markLines({ after: 0, ...mark }), ...stayed.flatMap((row) => rowLines(row, true))]
  return { number: number + 1, seal: nextSeal(spot.seal, lines, hash), spot }
}

/** Whether only whoever made an entry may know of it: an answer to a question that is still open, or its taking back. */
export const isSecret = (entry: LogEntry): boolean =>
  (entry.kind === 'row' && entry.told === 'mover') || (entry.kind === 'undo' && entry.only === true)

/** Whether a row is taken back by an undo. */
export const isGone = (undo: UndoEntry, number: number, by: Player): boolean =>
  number >= undo.from && (undo.only === undefined || by === undo.by)

/** The game of a log as it stands, part by part. */
export function standingOf(entries: readonly LogEntry[], hash: Hash): { items: readonly Item[]; end: LogEnd } {
  const [first, ...rest] = entries
  if (first?.kind !== 'setup') throw new Error('a log begins with the set-up')
  const items: Item[] = []
  let end = beginLog(first, hash)
  for (const entry of rest) {
    if (entry.kind === 'setup') throw new Error('a log has one set-up')
    end = entry.kind === 'undo' ? takeBack(items, end, entry, hash) : standOn(items, end, entry, hash)
  }
  return { items, end }
}

function standOn(items: Item[], end: LogEnd, entry: RowEntry | RulesEntry, hash: Hash): LogEnd {
  const next = logAfter(end, entry, hash)
  items.push({
    number: end.number,
    before: end.spot,
    seal: next.seal,
    rows: entry.kind === 'row' ? [{ number: end.number, row: entry }] : [],
    ...(entry.kind === 'rules' && { mark: rulesMark(entry) }),
  })
  return next
}

/** Drops what an undo takes back. What stands between it and the entry before is one place, however often it happened. */
function takeBack(items: Item[], end: LogEnd, undo: UndoEntry, hash: Hash): LogEnd {
  let place = items.findIndex(({ rows }) => rows.some(({ number, row }) => isGone(undo, number, row.by)))
  if (place < 0) throw new Error(`entry ${end.number} of the log takes back what is not there`)
  const { before } = items[place]
  if (place > 0 && items[place - 1].number > before.number) place--
  const rows = items.splice(place).flatMap((item) => item.rows)
  const stayed = rows.filter(({ number, row }) => !isGone(undo, number, row.by))
  const mark = { undone: end.number - before.number, seal: end.seal }
  const staying = stayed.map(({ row }) => row)
  const next = logAfterUndo(end.number, before, mark, staying, hash)
  items.push({ number: end.number, before, seal: next.seal, rows: stayed, mark })
  return next
}

/** The record of a log: the game as it stands, with the traces of what was taken back. */
export function recordOf(
  entries: readonly LogEntry[],
  hash: Hash,
  also: { key?: string; result?: string },
): GameRecord {
  const { items } = standingOf(entries, hash)
  const { heading } = entries[0] as SetUpEntry
  const moves: RecordedMove[] = []
  const marks: (Undone | NewRules)[] = []
  for (const { rows, mark } of items) {
    if (mark) marks.push({ after: moves.length, ...mark })
    for (const { row } of rows) moves.push(...recorded(row, mark !== undefined))
  }
  const fairness = heading.fairness && { ...heading.fairness, ...(also.key && { key: also.key }) }
  return {
    ...heading,
    ...(fairness && { fairness }),
    entries: moves,
    ...(marks.length > 0 && { marks }),
    ...(also.result && { result: also.result }),
  }
}

const rulesMark = ({ rules, position }: RulesEntry): Omit<NewRules, 'after'> => ({
  rules,
  ...(position !== undefined && { position }),
})

function rowLines(row: Pick<RowEntry, 'by' | 'words' | 'chance'>, joined = false): string[] {
  return recorded(row, joined).flatMap(moveLines)
}

/** The moves of a row as a record has them. */
function recorded(
  { by, words, chance = [] }: Pick<RowEntry, 'by' | 'words' | 'chance'>,
  joined: boolean,
): RecordedMove[] {
  return words.map((each, i) => ({
    player: by,
    words: each,
    chance: i === words.length - 1 ? chance : [],
    ...((joined || i > 0) && { joined: true as const }),
  }))
}
