import { type Refused, refused } from '@acheron/core'
import * as v from 'valibot'

const MOST_SEATS = 99
const LONGEST_NAME = 60
const LONGEST_ROW = 512
const LONGEST_RECORD = 16_000_000
const LONGEST_POSITION = 1_000_000
const LONGEST_NOTE = 20_000
const GREATEST = 2 ** 31 - 1

const whole = (most = GREATEST) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const word = text(64)

const table = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const seat = whole(MOST_SEATS)
/** A seat, or nobody's: a spectator. */
const viewer = v.optional(seat)
const at = whole()
const move = whole()
const seed = whole(0xffff_ffff)
const plan = v.strictObject({ name: text(LONGEST_NAME), bot: v.optional(word) })
const seats = v.pipe(v.array(plan), v.minLength(1), v.maxLength(MOST_SEATS))
const target = v.strictObject({
  kind: word,
  id: v.pipe(v.number(), v.integer(), v.minValue(-GREATEST), v.maxValue(GREATEST)),
})
const standing = v.strictObject({
  question: word,
  move,
  unless: v.optional(word),
  until: v.optional(v.picklist(['turn', 'end'])),
})

/**
 * All that can be asked of a house, by worker, socket or line: the one source of the types and of the check. `at` is how
 * much news the seat has had. What changes a game can be sent twice: the second time nothing happens, and the answer is
 * the same.
 */
const SCHEMAS = {
  /** A table that waits for its salts. */
  new: v.strictObject({
    game: word,
    options: v.optional(v.record(word, word)),
    seats,
    seed: v.optional(seed),
    position: v.optional(text(LONGEST_POSITION)),
  }),
  /** Salts by seat; then the cards are dealt. */
  begin: v.strictObject({ table, salts: v.optional(v.pipe(v.array(text(64)), v.maxLength(MOST_SEATS))) }),
  /** A game from a record; the seats of the record unless others are named. `once`: not if it has been taken before. */
  take: v.strictObject({
    record: text(LONGEST_RECORD),
    seats: v.optional(seats),
    once: v.optional(v.boolean()),
    seed: v.optional(seed),
  }),
  list: v.strictObject({}),
  open: v.strictObject({ table, seat: viewer }),
  /** The table as it is, or as it was after so much news; of a game that is over also by place, which is the same for all. */
  look: v.strictObject({ table, seat: viewer, at: v.optional(at), place: v.optional(at) }),
  news: v.strictObject({ table, seat: viewer, since: at }),
  /** What was shown at the ends of turns, for graphs. */
  views: v.strictObject({ table, seat: viewer }),
  /** A row of moves. Asks first if one of these events is sure to follow. */
  play: v.strictObject({
    table,
    seat,
    at,
    moves: v.pipe(v.array(move), v.minLength(1), v.maxLength(LONGEST_ROW)),
    askFirst: v.optional(v.pipe(v.array(word), v.maxLength(64))),
  }),
  undo: v.strictObject({ table, seat, at, to: v.optional(at) }),
  redo: v.strictObject({ table, seat, at }),
  why: v.strictObject({ table, seat, target, verb: v.optional(word) }),
  /** Lets a bot that is asked answer, unless people are asked, too. The news is for the seat that asks. */
  go: v.strictObject({ table, seat: viewer, since: at }),
  standing: v.strictObject({ table, seat, answers: v.pipe(v.array(standing), v.maxLength(64)) }),
  /** `ended`: the game is over otherwise than by its rules, and its key is no secret any more. */
  record: v.strictObject({ table, ended: v.optional(v.boolean()) }),
  seal: v.strictObject({ table, seat: viewer }),
  /** A new table that begins with this game as it was at a place. */
  fork: v.strictObject({ table, place: at }),
  reseat: v.strictObject({ table, seats }),
  /** So much of its news the seat has been shown. */
  tell: v.strictObject({ table, seat, told: at }),
  note: v.strictObject({ table, seat, text: text(LONGEST_NOTE) }),
  remove: v.strictObject({ table }),
}

export type MessageKind = keyof typeof SCHEMAS

type Fields<K extends MessageKind> = v.InferOutput<(typeof SCHEMAS)[K]>

/** A message as it is known after the check. */
export type Message = { [K in MessageKind]: { readonly do: K } & Readonly<Fields<K>> }[MessageKind]
export type MessageTo<K extends MessageKind> = Extract<Message, { do: K }>

const KINDS = Object.keys(SCHEMAS)

/** What somebody at a seat may ask, for that seat. Everything else is for whoever owns the tables. */
export const FOR_SEATS: ReadonlySet<MessageKind> = new Set<MessageKind>([
  'open',
  'look',
  'news',
  'views',
  'play',
  'undo',
  'redo',
  'why',
  'standing',
  'seal',
  'tell',
  'note',
])

/** A message from outside, if it is one. */
export function readMessage(raw: unknown): Message {
  const { do: kind, ...fields } = (typeof raw === 'object' && raw !== null ? raw : {}) as { do?: unknown }
  if (typeof kind !== 'string' || !isMessageKind(kind))
    throw refused('no-request', { request: nameOf(kind), requests: KINDS.join(', ') })
  return { do: kind, ...readBy(SCHEMAS[kind], fields) } as Message
}

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(SCHEMAS, kind)

/** What a schema lets pass; anything else is refused, with the field that is wrong. */
export function readBy<T extends v.GenericSchema>(schema: T, raw: unknown): v.InferOutput<T> {
  const read = v.safeParse(schema, raw, { abortEarly: true })
  if (read.success) return read.output
  throw wrongMessage(read.issues[0])
}

function wrongMessage(issue: v.BaseIssue<unknown>): Refused {
  const field = brief(issue.path?.map(({ key }) => String(key)).join('.') ?? '')
  const expected = brief(issue.type === 'custom' ? issue.message : (issue.expected ?? issue.type))
  if (issue.expected === 'never') return refused('message-strange', { field })
  if (issue.received === 'undefined') return refused('message-missing', { field })
  return refused('message-wrong', { field, expected, received: brief(issue.received) })
}

/** What somebody called the kind of their message: anything may stand there, and some of it cannot even be printed. */
export const nameOf = (kind: unknown): string => brief(typeof kind === 'string' ? kind : typeof kind)

const brief = (said: string): string => (said.length > 80 ? `${said.slice(0, 80)}…` : said)
