import { type Options, type Player, refused } from '@acheron/core'
import type { Ending, OnlineTable, Setting, Wishes } from '@acheron/host/online'
import type { Kysely, Selectable } from 'kysely'
import type { Schema, SeatRow, TableRow } from '../store/schema.ts'
import { type Affair, type Affairs, foldAffairs } from './affairs.ts'
import { readTogether } from './reading.ts'

export type Phase = OnlineTable['phase']

/** Who has a seat of a table. */
export interface Sitter {
  readonly person: number | undefined
  readonly bot: string | undefined
  readonly caretaker: string | undefined
  readonly name: string
  readonly hasResigned: boolean
  readonly saltHash: string | undefined
  readonly salt: string | undefined
  readonly muted: readonly Player[]
  readonly wishes: Wishes['when'] | undefined
  readonly vacation: { readonly from: number; readonly until: number } | undefined
  /** There is a way to tell the person of their turn outside of the page. */
  readonly isReachable: boolean
}

/** A table as it is registered, apart from its log. `num` never leaves the server. */
export interface Registered {
  readonly num: number
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly setting: Setting
  readonly phase: Phase
  readonly ending: Ending | undefined
  readonly made: number
  readonly changed: number
  readonly commitment: string
  readonly sitters: readonly Sitter[]
  readonly affairs: Affairs
}

/** The tables that were asked for lately. */
export interface Register {
  /** Throws unless there is such a table. */
  of(id: string): Promise<Registered>
  /** What was read last of a table, if it has not changed since. */
  known(id: string): Registered | undefined
  /** Something has changed, here or elsewhere. */
  forget(id: string): void
  /** What is known may be of yesterday: it is read again when it is wanted. Nothing has changed by it. */
  reread(id: string): void
}

const USUAL_SETTING: Setting = {
  clock: { kind: 'none' },
  talk: 'all',
  delay: 0,
  listed: false,
  caretaker: 'medium',
}

const MOST_KEPT = 5000

export function registerOf(db: Kysely<Schema>): Register {
  const kept = new Map<string, Promise<Registered>>()
  const known = new Map<string, Registered>()

  const found = readTogether((ids) => readTables(db, ids))

  async function read(id: string): Promise<Registered> {
    const registered = await found(id)
    if (!registered) throw refused('no-table', { table: id })
    return registered
  }

  const forget = (id: string): void => {
    kept.delete(id)
    known.delete(id)
  }

  return {
    known: (id) => known.get(id),
    of(id) {
      const before = kept.get(id)
      if (before) return before
      const it = read(id)
      kept.set(id, it)
      it.then(
        (registered) => kept.get(id) === it && known.set(id, registered),
        () => kept.get(id) === it && forget(id),
      )
      for (const other of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        forget(other)
      }
      return it
    },
    forget,
    reread: forget,
  }
}

async function readTables(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, Registered>> {
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).where('removed', '=', 0).execute()
  if (rows.length === 0) return new Map()
  const nums = rows.map(({ num }) => num)
  const seats = await db
    .selectFrom('seats')
    .leftJoin('persons', 'persons.num', 'seats.person')
    .selectAll('seats')
    .select(['persons.vacation_from', 'persons.vacation_until'])
    .select(({ selectFrom }) =>
      selectFrom('channels')
        .select('channels.num')
        .whereRef('channels.person', '=', 'seats.person')
        .limit(1)
        .as('channel'),
    )
    .where('tbl', 'in', nums)
    .orderBy('seat')
    .execute()
  const kept = await db.selectFrom('affairs').selectAll().where('tbl', 'in', nums).orderBy('n').execute()
  const seatsAt = Map.groupBy(seats, ({ tbl }) => tbl)
  const keptAt = Map.groupBy(kept, ({ tbl }) => tbl)
  return new Map(
    rows.map((row) => {
      const affairs = (keptAt.get(row.num) ?? []).map(({ n, time, body }) => ({
        number: n,
        time,
        affair: JSON.parse(body) as Affair,
      }))
      const registered = registeredOf(row, seatsAt.get(row.num) ?? [])
      const plays = (seat: Player): boolean => playsThere(registered.sitters[seat])
      return [row.id, { ...registered, affairs: foldAffairs(affairs, plays) }]
    }),
  )
}

type SeatFound = Selectable<SeatRow> & {
  readonly vacation_from: number | null
  readonly vacation_until: number | null
  readonly channel: number | null
}

function registeredOf(row: Selectable<TableRow>, seats: readonly SeatFound[]): Omit<Registered, 'affairs'> {
  return {
    num: row.num,
    id: row.id,
    game: row.game,
    options: JSON.parse(row.options),
    setting: { ...USUAL_SETTING, ...JSON.parse(row.setting) },
    phase: row.phase as Phase,
    ending: row.ending === null ? undefined : JSON.parse(row.ending),
    made: row.made,
    changed: row.changed,
    commitment: row.commitment ?? '',
    sitters: seats.map(sitterOf),
  }
}

function sitterOf(row: SeatFound): Sitter {
  const { vacation_from: from, vacation_until: until } = row
  return {
    person: row.person ?? undefined,
    bot: row.bot ?? undefined,
    caretaker: row.caretaker ?? undefined,
    name: row.name,
    hasResigned: row.resigned === 1,
    saltHash: row.salt_hash ?? undefined,
    salt: row.salt ?? undefined,
    muted: row.muted === null ? [] : JSON.parse(row.muted),
    wishes: (row.wishes as Wishes['when'] | null) ?? undefined,
    vacation: from === null || until === null ? undefined : { from, until },
    isReachable: row.channel !== null,
  }
}

/** The seat of a person at a table. */
export function seatAt({ sitters }: Pick<Registered, 'sitters'>, person: number): Player | undefined {
  const seat = sitters.findIndex((sitter) => sitter.person === person)
  return seat < 0 ? undefined : seat
}

export function mySeat(registered: Registered, person: number): Player {
  const seat = seatAt(registered, person)
  if (seat === undefined) throw refused('no-seat', {})
  return seat
}

/** Whether somebody plays on a chair, and not a bot for them. */
export const playsThere = ({ person, caretaker }: Sitter): boolean => person !== undefined && caretaker === undefined

/** The bot that answers for a seat now. */
export const botAt = ({ bot, caretaker }: Sitter): string | undefined => bot ?? caretaker

export const isOpen = ({ person, bot }: Sitter): boolean => person === undefined && bot === undefined

/** A hash that was given once and counts no longer: the page gives another. */
export const SPENT = ''

/** How long a page may take to give its salt once all sit. */
const SALT_PATIENCE_MS = 60_000

/** Until when salts are waited for. */
export const saltBy = ({ changed }: Registered): number => changed + SALT_PATIENCE_MS

/** Whoever gave no hash gives no salt. */
export const hasSalted = ({ saltHash, salt }: Sitter): boolean => saltHash === undefined || salt !== undefined
