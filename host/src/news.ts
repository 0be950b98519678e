import { type Facts, type Player, readEvent } from '@acheron/core'
import { isToldTo, type Table, type Telling } from './table.ts'

/** A piece of news as one seat may read it. */
export interface Chapter {
  /** In the seat's own count, from 1 for the set-up. Nobody sees how long the log is. */
  readonly at: number
  /** Of a game that is over: its place, the same for all who look. */
  readonly place?: number
  /** Whose move it was; nobody's where several answered at once. */
  readonly by?: Player
  /** It belongs to a question that was put to several at once. */
  readonly together?: true
  readonly happenings: readonly Happening[]
  /** So many chapters that stood before it are no longer true: they were taken back. */
  readonly struck?: number
  /** From here on this version of the rules holds. */
  readonly rules?: number
}

export interface Happening {
  readonly id: string
  readonly facts: Facts
}

/** What a seat was told after so much news; undefined if that is too long ago and the log must be read. */
export function newsSince<S>(
  { told, recent, game, state }: Table<S>,
  seat: Player | undefined,
  since: number,
): Chapter[] | undefined {
  const reader = seat ?? told.length - 1
  const isOver = game.result(state) !== undefined
  const chapters: Chapter[] = []
  let at = told[reader]
  for (let i = recent.length - 1; i >= 0 && at > since; i--)
    if (isToldTo(recent[i], reader)) chapters.unshift(chapterOf(recent[i], seat, reader, at--, isOver))
  return at <= since ? chapters : undefined
}

/** A telling as somebody reads it. Where it stands in the log is a secret until the game is over. */
export function chapterOf(
  telling: Telling,
  seat: Player | undefined,
  reader: number,
  at: number,
  isOver: boolean,
): Chapter {
  const { number, by, together, events, struck, rules } = telling
  return {
    at,
    ...(isOver && { place: number }),
    ...(by !== undefined && { by }),
    ...(together && { together }),
    happenings: events.map((event) => readEvent(event, seat)),
    ...(struck && { struck: struck[reader] }),
    ...(rules !== undefined && { rules }),
  }
}
