import type { ColumnType, Generated } from 'kysely'

/**
 * The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970 by the database's clock;
 * JSON is text, as nothing but `LISTED` looks inside it; yes and no are 1 and 0.
 */
export interface Schema {
  tables: TableRow
  entries: EntryRow
  heads: HeadRow
  snapshots: SnapshotRow
  seats: SeatRow
  affairs: AffairRow
  due: DueRow
  persons: PersonRow
  sessions: SessionRow
  passkeys: PasskeyRow
  codes: CodeRow
  talk: TalkRow
  channels: ChannelRow
  deliveries: DeliveryRow
  signers: SignerRow
}

type Counted = Generated<number>
type Fixed<T> = ColumnType<T, T, never>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Usual<T> = ColumnType<T, T | undefined, T>

/** A table apart from its log. `id` is its link: 128 random bits; `num` never leaves the server. */
export interface TableRow {
  num: Counted
  id: Fixed<string>
  game: Fixed<string>
  options: Fixed<string>
  /** A `Setting` of the online protocol, as JSON; `{}` before one is given. */
  setting: Usual<string>
  /** `gathering`, `salting`, `playing`, `paused` or `over`. */
  phase: Usual<string>
  /** An `Ending` of the online protocol, as JSON. */
  ending: Optional<string>
  founder: Optional<number>
  made: Fixed<number>
  changed: Usual<number>
  /** Absent where luck is repeatable and there is nothing to prove. */
  commitment: Optional<string>
  /** The key of the luck under the server's secret number `key_id`. */
  locked_key: Buffer
  key_id: number
  seed: Optional<number>
  position: Optional<string>
  taken: Optional<string>
  removed: Usual<number>
}

/** Which tables stand in the public list, as an index says it too: settings are printed by ourselves, without spaces. */
export const LISTED = `phase = 'gathering' and removed = 0 and setting like '%"listed":true%'`

/** The log. Rows are put here and read; nothing else ever happens to them. */
export interface EntryRow {
  tbl: Fixed<number>
  n: Fixed<number>
  body: Fixed<string>
  time: Fixed<number>
}

/** What lists show of a table without opening it. A cache of the log: it can always be made anew. */
export interface HeadRow {
  tbl: number
  n: number
  /** Seats as JSON, as `Head.awaited`. */
  awaited: string
  changed: number
  result: Optional<string>
}

/** Never trusted over the log. */
export interface SnapshotRow {
  tbl: number
  n: number
  rules: number
  state: string
}

export interface SeatRow {
  tbl: Fixed<number>
  seat: Fixed<number>
  /** Nobody: an open chair, or a bot's. */
  person: Optional<number>
  bot: Optional<string>
  /** The bot that plays for the person, until they come back. */
  caretaker: Optional<string>
  name: string
  resigned: Usual<number>
  salt_hash: Optional<string>
  salt: Optional<string>
  told: Usual<number>
  /** Answers given beforehand, as JSON. */
  standing: Optional<string>
  notes: Optional<string>
  /** Seats that this one does not want to hear, as JSON. */
  muted: Optional<string>
  /** How this person is told of their turn here: `always`, `away`, `never`, or as their channels say. */
  wishes: Optional<string>
  /** What the clock of the seat has left, as JSON. */
  clock: Optional<string>
}

/** What people agree on beside the game, append only: proposals, consents, pauses, resignations. */
export interface AffairRow {
  tbl: Fixed<number>
  n: Fixed<number>
  body: Fixed<string>
  time: Fixed<number>
}

/** What is to be done, at most one thing of a kind for a seat. Whoever does it holds it for a while. */
export interface DueRow {
  tbl: number
  kind: string
  seat: number
  /** The number of the log that it belongs to. */
  n: number
  at: number
  tries: Usual<number>
  held_by: Optional<string>
  held_until: Optional<number>
}

export interface PersonRow {
  num: Counted
  name: string
  /** Whether the name was chosen. */
  named: Usual<number>
  made: Fixed<number>
  banned: Optional<number>
  vacation_from: Optional<number>
  vacation_until: Optional<number>
}

/** `hash` is SHA-256 of the cookie. */
export interface SessionRow {
  hash: Fixed<Buffer>
  person: number
  made: Fixed<number>
  seen: number
}

export interface PasskeyRow {
  id: Fixed<string>
  person: number
  public_key: Buffer
  counter: number
  about: Optional<string>
}

/** Good once: links to another device, challenges. `hash` is SHA-256 of the code. */
export interface CodeRow {
  hash: Fixed<Buffer>
  kind: string
  person: Optional<number>
  tbl: Optional<number>
  seat: Optional<number>
  body: Optional<string>
  until: number
}

export interface TalkRow {
  tbl: Fixed<number>
  n: Fixed<number>
  seat: Fixed<number>
  /** Seats as JSON; absent: everybody. */
  readers: Optional<string>
  text: string
  time: Fixed<number>
}

/** Web push and webhooks. */
export interface ChannelRow {
  num: Counted
  person: number
  kind: string
  address: string
  keys: Optional<string>
  wishes: string
  failures: Usual<number>
  last_time: Optional<number>
  last_arrived: Optional<number>
  last_why: Optional<string>
}

export interface DeliveryRow {
  channel: number
  tbl: number
  n: number
  state: string
  tries: Usual<number>
  time: Optional<number>
}

/** The keys by which records are signed, former ones too. The last one is used. */
export interface SignerRow {
  num: Counted
  public_key: Fixed<string>
  locked_key: Buffer
  key_id: number
  made: Fixed<number>
}
