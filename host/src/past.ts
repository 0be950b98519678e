import type { Game, JsonObject, Luck, Player } from '@acheron/core'
import type { LogEntry } from './log.ts'
import { type Look, lookOf } from './look.ts'
import { type Chapter, chapterOf } from './news.ts'
import { follow, openTable } from './open.ts'
import { isToldTo, type Table } from './table.ts'

/** A game once more from its beginning, entry by entry. */
export interface Past<S> {
  readonly log: readonly LogEntry[]
  table: Table<S>
  /** How many entries it has followed. */
  number: number
}

export function beginAgain<S>(game: Game<S>, log: readonly LogEntry[], luck: Luck): Past<S> {
  const madeOver = log.findLastIndex((entry) => entry.kind === 'rules' && entry.position !== undefined)
  const number = Math.max(0, madeOver) + 1
  return { log, table: openTable(game, log.slice(0, number), luck), number }
}

function goOn<S>(past: Past<S>): void {
  const { log, table, number } = past
  follow(table, log[number], () => log.slice(0, number))
  past.number++
}

/** Follows the log until a seat has had so much news. */
export function goOnTo<S>(past: Past<S>, seat: Player | undefined, at: number): void {
  while (past.number < past.log.length && toldTo(past, seat) < at) goOn(past)
}

/** Follows the log to a place in it: the number of the last entry that counts. */
export function goOnToPlace<S>(past: Past<S>, place: number): void {
  while (past.number < past.log.length && past.number <= place) goOn(past)
}

/** The table as a seat saw it then, without what it was asked. */
export function lookBack<S>(past: Past<S>, seat: Player | undefined): Look {
  const { question, options, back, ...look } = lookOf(past.table, seat)
  return look
}

/** Everything a seat was ever told. */
export function allNews<S>(past: Past<S>, seat: Player | undefined, isOver: boolean): Chapter[] {
  const reader = seat ?? past.table.told.length - 1
  const chapters: Chapter[] = []
  for (;;) {
    const telling = past.table.recent.at(-1)
    if (telling && isToldTo(telling, reader))
      chapters.push(chapterOf(telling, seat, reader, toldTo(past, seat), isOver))
    if (past.number === past.log.length) return chapters
    goOn(past)
  }
}

/** What was seen at a moment. */
export interface Moment {
  readonly at: number
  readonly shown: JsonObject
  readonly own: JsonObject
}

/** What a seat saw each time when somebody else was waited for, and at the end. */
export function turnsOf<S>(past: Past<S>, seat: Player | undefined): Moment[] {
  const { table, log } = past
  const moments: Moment[] = []
  let awaited = ''
  for (;;) {
    const now = table.game.awaited(table.state).join()
    if (now !== awaited || past.number === log.length) {
      const { at, shown, own } = lookOf(table, seat)
      // How many moments there are must not count what others answered in secret.
      if (moments.at(-1)?.at === at) moments.pop()
      moments.push({ at, shown, own })
    }
    awaited = now
    if (past.number === log.length) return moments
    goOn(past)
  }
}

/** How much news a seat has had. */
export const toldTo = <S>({ table: { told } }: Past<S>, seat: Player | undefined): number =>
  told[seat ?? told.length - 1]
