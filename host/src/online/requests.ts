import { type Refused, refused } from '@acheron/core'
import * as v from 'valibot'
import { nameOf, readBy } from '../messages.ts'

const GREATEST = 2 ** 31 - 1
const LONGEST_RECORD = 16_000_000
const LONGEST_TALK = 1000

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most))
const word = text(1, 64)
const name = text(1, 40)
const table = word
const seat = whole(0, 99)
const number = whole(0, GREATEST)
/** Milliseconds since 1970. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))
const saltHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const minuteOfDay = whole(0, 1439)

/** How long a seat may think. Time is never given back by taking back. */
const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), minutes: whole(1, 600), plus: whole(0, 600) }),
  /** `weekends`: whether Saturdays and Sundays count. */
  v.strictObject({ kind: v.literal('days'), days: whole(1, 30), weekends: v.boolean() }),
])

/** What is agreed at a table beside the rules of its game. */
const setting = v.strictObject({
  clock,
  talk: v.picklist(['all', 'private', 'none']),
  /** Seconds by which spectators see everything later. */
  delay: whole(0, 3600),
  /** Whether it stands in the public list. */
  listed: v.boolean(),
  /** The bot that takes a seat whose time is over. */
  caretaker: word,
})

const chair = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: word }),
])

const proposal = v.variant('kind', [
  /** As if everything since so much of one's own news had not been done. */
  v.strictObject({ kind: v.literal('take-back'), to: number }),
  v.strictObject({ kind: v.literal('pause') }),
  v.strictObject({ kind: v.literal('go-on') }),
  v.strictObject({ kind: v.literal('end') }),
  /** Somebody else, or a bot, is to go on for a seat. */
  v.strictObject({ kind: v.literal('replace'), seat, bot: v.optional(word) }),
])

const wishes = v.strictObject({
  /** `away`: only when no page of mine is open. */
  when: v.picklist(['always', 'away', 'never']),
  quiet: v.optional(v.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: text(1, 60) })),
})

/**
 * All that can be asked of a server besides what a house answers to a seat, by socket or by plain HTTP: the one source of
 * the types and of the check. Who asks is known by the session, never by the message.
 */
const SCHEMAS = {
  me: v.strictObject({}),
  rename: v.strictObject({ name }),
  /** A code, good once and shortly, that makes another device mine too. */
  device: v.strictObject({}),
  vacation: v.strictObject({ from: v.optional(moment), until: v.optional(moment) }),

  /** Open tables that are listed, and who is there. */
  lobby: v.strictObject({ game: v.optional(word) }),
  mine: v.strictObject({}),
  /** A new table, or one that goes on with a record. Seats are those of the game, in order. */
  found: v.strictObject({
    game: word,
    options: v.optional(v.record(word, word)),
    chairs: v.pipe(v.array(chair), v.minLength(1), v.maxLength(99)),
    setting,
    saltHash: v.optional(saltHash),
    record: v.optional(text(1, LONGEST_RECORD)),
    /** The game that is over and is played again here: those who sat there are told. */
    after: v.optional(table),
  }),
  /** One table from outside: who sits where, whether I may sit down. */
  table: v.strictObject({ table }),
  sit: v.strictObject({ table, seat: v.optional(seat), saltHash }),
  /** The salt of which the hash was given on sitting down, as soon as all sit. */
  salt: v.strictObject({ table, salt: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,64}$/)) }),
  /** Before the game begins: gives the chair free. */
  leave: v.strictObject({ table }),
  /** While salts are waited for in vain: frees the chair of somebody who gives none, or puts a bot there. */
  unseat: v.strictObject({ table, seat, bot: v.optional(word) }),
  resign: v.strictObject({ table }),
  /** Takes a seat back from its caretaker. */
  'come-back': v.strictObject({ table }),
  /** From now on news of the table come here: those of my seat, or a spectator's. */
  attend: v.strictObject({ table, since: v.optional(number) }),
  unattend: v.strictObject({ table }),
  /** The record of a game that is over, with key and signature. */
  record: v.strictObject({ table }),

  propose: v.strictObject({ table, proposal }),
  consent: v.strictObject({ table, proposal: number, yes: v.boolean() }),
  withdraw: v.strictObject({ table, proposal: number }),

  say: v.strictObject({ table, text: text(1, LONGEST_TALK), to: v.optional(v.pipe(v.array(seat), v.maxLength(99))) }),
  talk: v.strictObject({ table, since: number }),
  mute: v.strictObject({ table, seat, muted: v.boolean() }),

  channels: v.strictObject({}),
  'add-channel': v.strictObject({
    kind: v.picklist(['push', 'webhook']),
    address: text(1, 1000),
    keys: v.optional(v.strictObject({ p256dh: text(1, 200), auth: text(1, 100) })),
    wishes,
  }),
  'change-channel': v.strictObject({ channel: number, wishes }),
  'try-channel': v.strictObject({ channel: number }),
  'drop-channel': v.strictObject({ channel: number }),
  /** How I am told of my turn at one table, whatever the channels say. */
  'table-wishes': v.strictObject({ table, when: v.optional(v.picklist(['always', 'away', 'never'])) }),
}

export type RequestKind = keyof typeof SCHEMAS
export type Setting = v.InferOutput<typeof setting>
export type Clock = v.InferOutput<typeof clock>
export type ChairPlan = v.InferOutput<typeof chair>
export type Proposal = v.InferOutput<typeof proposal>
export type Wishes = v.InferOutput<typeof wishes>

/** A request as it is known after the check. */
export type Request = {
  [K in RequestKind]: { readonly do: K } & Readonly<v.InferOutput<(typeof SCHEMAS)[K]>>
}[RequestKind]
export type RequestFor<K extends RequestKind> = Extract<Request, { do: K }>

export const isRequestKind = (kind: unknown): kind is RequestKind =>
  typeof kind === 'string' && Object.hasOwn(SCHEMAS, kind)

/** A request from outside, if it is one. */
export function readRequest(raw: unknown): Request {
  const { do: kind, ...fields } = (typeof raw === 'object' && raw !== null ? raw : {}) as { do?: unknown }
  if (!isRequestKind(kind)) throw unknownRequest(kind)
  return { do: kind, ...readBy(SCHEMAS[kind], fields) } as Request
}

function unknownRequest(kind: unknown): Refused {
  return refused('no-request', { request: nameOf(kind), requests: Object.keys(SCHEMAS).join(', ') })
}
