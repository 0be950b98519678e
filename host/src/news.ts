import { type Facts, type Player, readEvent } from '@acheron/core'
import { isToldTo, type Table, type Telling } from './table.ts'

/** A piece of news as one seat may read it. */
export interface Chapter {
  /** In the seat's own count, from 1 for the set-up. Nobody sees how long the log is. */
  readonly at: number
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
  { told, recent }: Table<S>,
  seat: Player | undefined,
  since: number,
): Chapter[] | undefined {
  const place = seat ?? told.length - 1
  const chapters: Chapter[] = []
  let at = told[place]
  for (let i = recent.length - 1; i >= 0 && at > since; i--)
    if (isToldTo(recent[i], place)) chapters.unshift(chapterOf(recent[i], seat, place, at--))
  return at <= since ? chapters : undefined
}

export function chapterOf(telling: Telling, seat: Player | undefined, place: number, at: number): Chapter {
  const { by, together, events, struck, rules } = telling
  return {
    at,
    ...(by !== undefined && { by }),
    ...(together && { together }),
    happenings: events.map((event) => readEvent(event, seat)),
    ...(struck && { struck: struck[place] }),
    ...(rules !== undefined && { rules }),
  }
}
