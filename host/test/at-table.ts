import {
  commitmentTo,
  type Game,
  type GameRecord,
  keyedLuck,
  type Luck,
  type Move,
  printResult,
  type Seating,
} from '@acheron/core'
import {
  foundTable,
  type Judged,
  judgeRow,
  judgeUndo,
  type LogEntry,
  openTable,
  quickHash,
  recordOf,
  redoRow,
  type Table,
} from '../src/index.ts'

export const KEY = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'
export const FAIR = { commitment: commitmentTo(KEY), salt: 'a - b' }

/** A table with its log, as a store would keep it. */
export interface Played<S> {
  readonly table: Table<S>
  readonly log: LogEntry[]
}

export function sitDown<S>(
  game: Game<S>,
  seating: Partial<Seating> = {},
  luck: Luck = keyedLuck(KEY, FAIR.salt),
): Played<S> {
  const { table, entry } = foundTable(game, { seats: 3, fairness: FAIR, ...seating }, luck)
  return { table, log: [entry] }
}

export function commit<S>({ table, log }: Played<S>, judged: Judged<S>): void {
  log.push(judged.entry)
  judged.commit(table)
}

/** Rows as a record has them, the moves of a row with commas between: `p0 east, east`. */
export function play<S>(at: Played<S>, ...rows: readonly string[]): void {
  for (const row of rows) {
    const [, player, words] = /^p(\d) (.+)$/.exec(row) ?? []
    const moves = words.split(', ').map((each) => at.table.game.notation.parse(at.table.state, each) as Move)
    commit(at, judgeRow(at.table, Number(player), moves))
  }
}

export const undo = <S>(at: Played<S>, p: number, to?: number): void => commit(at, judgeUndo(at.table, p, to))
export const redo = <S>(at: Played<S>, p: number): void => commit(at, judgeRow(at.table, p, redoRow(at.table, p)))

/** The same table, opened from its log. */
export const reopen = <S>({ table, log }: Played<S>): Table<S> =>
  openTable(table.game, JSON.parse(JSON.stringify(log)) as LogEntry[], table.luck)

/** The record of the game as it stands. */
export function recorded<S>({ table: { game, state }, log }: Played<S>): GameRecord {
  const result = game.result(state)
  return recordOf(log, quickHash, { key: KEY, ...(result && { result: printResult(result) }) })
}

/** The moves that stand, as a record has them. */
export const standing = <S>(at: Played<S>): string[] =>
  recorded(at).entries.map(({ player, words, joined }) => `p${player}${joined ? '+' : ''} ${words}`)
