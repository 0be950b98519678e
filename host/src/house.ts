import { type Hash, type Move, type RefusalCode, type RefusalParams, Refused, type Rule, refused } from '@acheron/core'
import type { Listing } from '@acheron/games'
import type { Answers } from './answers.ts'
import { FOUNDING } from './founding.ts'
import { quickHash } from './hash.ts'
import type { LogEntry } from './log.ts'
import { LOOKING } from './looking.ts'
import { type Message, type MessageKind, type MessageTo, readMessage } from './messages.ts'
import { PLAYING } from './playing.ts'
import { newShelf, type Open, type Shelf } from './shelf.ts'
import { answerBeforehand, humanPause } from './standing.ts'
import type { Store } from './store.ts'
import type { Judged } from './table.ts'
import type { Task } from './tasks.ts'

/** What a house is made of: where it keeps its tables, which games it has, and how it reaches the world. */
export interface HouseParts {
  readonly store: Store
  readonly games: readonly Listing[]
  now(): number
  newId(): string
  /** An entry has been kept, by this house or by somebody else. For clocks, for other windows, for whoever waits. */
  readonly changed?: (id: string, entry: LogEntry, open: Open, isOwn: boolean) => void
  /** Thinks for a bot. Undefined, or nonsense: the first legal move is made. */
  readonly think?: (task: Task) => Promise<readonly Move[] | undefined>
  readonly hash?: Hash
  /** Before a table is read: from now on whatever others keep at it will be heard (`hear`). */
  readonly opening?: (id: string) => Promise<void>
  readonly putAway?: (id: string) => void
  /** Whether somebody waits for what happens at a table: it stays open. */
  readonly isWanted?: (id: string) => boolean
  /** How many tables stay open at the most, besides those that are wanted. */
  readonly mostOpen?: number
  /** How long an answer that was given beforehand is held back; a person's time if left out. */
  readonly pause?: () => Promise<void>
}

/** A house with tables. It answers messages, and knows neither who sends them nor how they come. */
export interface House {
  /** Answers a message that was checked. Throws Refused. */
  ask<M extends Message>(message: M): Promise<Answers[M['do']]>
  /** Answers whatever comes from outside. Never throws what a stranger could have caused. */
  answer(raw: unknown): Promise<Reply>
  /** For whoever owns the house: a table as it is, secrets and all, while nothing else happens to it. */
  inside<T>(id: string, act: (open: Open) => T | Promise<T>): Promise<T>
  /** For whoever owns the house: judges, keeps, and only then lets anybody see. Undefined: it has been done already. */
  change(id: string, judge: (open: Open) => Judged<unknown> | undefined): Promise<Open>
  /** Another window, or another process, has changed a table: it is read again when it is wanted. */
  forget(id: string): void
  /** Another process has kept an entry under a number: a table that is open goes on with it, or reads what it missed. */
  hear(id: string, number: number, entry: LogEntry): Promise<void>
  /** How many entries are known of each table that is open. */
  known(): ReadonlyMap<string, number>
}

export type Reply = { readonly ok: true; readonly answer: object } | { readonly ok: false; readonly refusal: Refusal }

/** A refusal as it goes over a wire: `refusalText` says it in any language. */
export interface Refusal {
  readonly code: RefusalCode
  readonly params: RefusalParams
  readonly rule?: Rule
  readonly line?: number
}

/** What answers need. */
export interface Rooms {
  readonly parts: HouseParts & Required<Pick<HouseParts, 'hash' | 'pause'>>
  readonly shelf: Shelf
  /** The tables where answers given beforehand are being made. */
  readonly answering: Set<string>
}

export type Answering<K extends MessageKind = MessageKind> = {
  readonly [kind in K]: (rooms: Rooms, message: MessageTo<kind>) => Promise<Answers[kind]>
}

const ANSWERS: Answering = { ...FOUNDING, ...LOOKING, ...PLAYING }

export function openHouse(given: HouseParts): House {
  const parts = { hash: quickHash, pause: humanPause, ...given }
  const changed: HouseParts['changed'] = (id, entry, open, isOwn) => {
    given.changed?.(id, entry, open, isOwn)
    if (hasAny(open.standing)) answerBeforehand(rooms, id).catch(() => undefined)
  }
  const rooms: Rooms = { parts, shelf: newShelf({ ...parts, changed }), answering: new Set() }
  const ask = <M extends Message>(message: M): Promise<Answers[M['do']]> => {
    const answer = ANSWERS[message.do] as unknown as (rooms: Rooms, message: M) => Promise<Answers[M['do']]>
    return answer(rooms, message)
  }
  return {
    ask,
    async answer(raw) {
      try {
        return { ok: true, answer: await ask(readMessage(raw)) }
      } catch (error) {
        if (error instanceof Refused) return { ok: false, refusal: refusalOf(error) }
        throw error
      }
    },
    inside: rooms.shelf.inTurn,
    change: rooms.shelf.change,
    forget: rooms.shelf.forget,
    hear: rooms.shelf.hear,
    known: rooms.shelf.known,
  }
}

function hasAny(answers: Open['standing']): boolean {
  for (const _ in answers) return true
  return false
}

export function refusalOf({ code, params, rule, line }: Refused): Refusal {
  return { code, params, ...(rule && { rule }), ...(line !== undefined && { line }) }
}

/** A refusal that came over a wire. */
export function asRefused({ code, params, rule, line }: Refusal): Refused {
  return refused(code, params as never, { rule, line })
}
