import {
  type Game,
  type GameRecord,
  madeOverAt,
  type Entry as RecordedMove,
  refused,
  type Seating,
  scriptedChance,
} from '@acheron/core'
import type { LogEntry } from './log.ts'
import { adoptRow } from './rows.ts'
import { foundTable, type Table } from './table.ts'

/** A log that leads to where a record leads, or to where it was after so many of its moves. Every move is verified. */
export function adoptRecord<S>(
  game: Game<S>,
  record: GameRecord,
  moves = record.entries.length,
): { table: Table<S>; log: LogEntry[] } {
  if (record.game !== game.id) throw refused('other-game', { said: record.game, game: game.id })
  const madeOver = madeOverAt(record)
  const from = madeOver?.after ?? 0
  const position = madeOver?.position ?? record.position
  const start = scriptedChance(madeOver ? [] : record.start)
  const seating: Seating = { ...unproved(record), ...(position !== undefined && { position }) }
  const { table, entry } = foundTable(game, seating, () => start)
  start.finish()
  const log: LogEntry[] = [entry]
  for (const row of rowsOf(record.entries.slice(from, moves))) {
    const judged = adoptRow(table, row)
    log.push(judged.entry)
    judged.commit(table)
  }
  return { table, log }
}

function unproved({ seats, options, names }: GameRecord): Seating {
  return { seats, options, names }
}

/** The moves of a record, row by row. */
export function rowsOf(moves: readonly RecordedMove[]): (readonly RecordedMove[])[] {
  const rows: RecordedMove[][] = []
  for (const move of moves) {
    const last = rows.at(-1)
    if (move.joined && last?.[0].player === move.player) last.push(move)
    else rows.push([move])
  }
  return rows
}
