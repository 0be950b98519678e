import { isDeepStrictEqual } from 'node:util'
import { type Game, noChance, type Player } from '@acheron/core'
import {
  chapterOf,
  follow,
  isToldTo,
  judgeRow,
  judgeUndo,
  type LogEntry,
  lookOf,
  openTable,
  quickHash,
  type Table,
} from '../src/index.ts'
import { luckOf } from '../src/shelf.ts'

/** Throws unless one house alone could have made a log: every entry follows from the one before it, luck included. */
export function judgeLog<S>(game: Game<S>, log: readonly LogEntry[], key: string): Table<S> {
  const luck = luckOf({ key }, log, quickHash)
  const read = openTable(game, log.slice(0, 1), luck)
  const judged = openTable(game, log.slice(0, 1), luck)
  for (const [number, { time, id, ...entry }] of log.entries()) {
    if (number === 0) continue
    const before = () => log.slice(0, number)
    follow(read, entry as LogEntry, before)
    const again = judgeAgain(judged, read, entry as LogEntry)
    if (!again) follow(judged, entry as LogEntry, before)
    else if (isDeepStrictEqual(again.entry, entry)) again.commit(judged)
    else throw new Error(`entry ${number} is ${JSON.stringify(entry)} and should be ${JSON.stringify(again.entry)}`)
  }
  return judged
}

/** An entry as it would be judged now; undefined for what several have agreed on. */
function judgeAgain<S>(table: Table<S>, after: Table<S>, entry: LogEntry) {
  if (entry.kind !== 'row' && entry.kind !== 'undo') return undefined
  const deed = after.last[entry.by]
  if (entry.kind === 'row' && deed?.kind === 'row') return judgeRow(table, entry.by, deed.moves)
  return deed?.kind === 'undo' && deed.to > 0 ? judgeUndo(table, entry.by, deed.to) : undefined
}

/** A row as its player sent it: how much news they had had, and how many moves were made. */
export interface SentRow {
  readonly by: Player
  readonly at: number
  readonly came: number
}

/** All rows of a log, as they must have been sent. */
export function sentRows<S>(game: Game<S>, log: readonly LogEntry[]): SentRow[] {
  const table = openTable(game, log.slice(0, 1), () => noChance)
  const rows: SentRow[] = []
  for (const [number, entry] of log.entries()) {
    if (number === 0) continue
    if (entry.kind === 'row') rows.push({ by: entry.by, at: table.told[entry.by], came: entry.words.length })
    follow(table, entry, () => log.slice(0, number))
  }
  return rows
}

/** All that a seat must have been told, as text: `chapters[at - 1]`, and the look that goes with each number. */
export interface Told {
  readonly chapters: readonly string[]
  /** The same as they are read when the game is over. */
  readonly afterwards: readonly string[]
  readonly looks: readonly string[]
  /** When it was judged what each chapter tells. */
  readonly times: readonly number[]
}

/** From the log alone: what each seat, and at last a spectator, must have been told. */
export function toldBy<S>(game: Game<S>, log: readonly LogEntry[]): readonly Told[] {
  const table = openTable(game, log.slice(0, 1), () => noChance)
  const all = table.told.map(() => ({
    chapters: [] as string[],
    afterwards: [] as string[],
    looks: [] as string[],
    times: [] as number[],
  }))
  const note = (number: number): void => {
    for (const [place, { chapters, afterwards, looks, times }] of all.entries()) {
      const seat = seatAt(table, place)
      const telling = table.recent.at(-1)
      const look = JSON.stringify(lookOf(table, seat))
      if (telling && isToldTo(telling, place)) {
        const read = (isOver: boolean): string =>
          JSON.stringify(chapterOf(telling, seat, place, table.told[place], isOver))
        chapters.push(read(table.game.result(table.state) !== undefined))
        afterwards.push(read(true))
        looks.push(look)
        times.push(log[number].time ?? 0)
      } else if (looks.at(-1) !== look) throw new Error(`entry ${number} changed what ${place} sees without a word`)
    }
  }
  note(0)
  for (let number = 1; number < log.length; number++) {
    follow(table, log[number], () => log.slice(0, number))
    note(number)
  }
  return all
}

const seatAt = <S>({ told }: Table<S>, place: number): Player | undefined =>
  place === told.length - 1 ? undefined : place
