import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Holder, Owing } from './owing.ts'

/** Something that is due, and that this process holds. */
export interface Job {
  readonly table: string
  readonly kind: string
  readonly seat: number
  /** How many entries the log had when it was written: if it has more by now, it may no longer be wanted. */
  readonly n: number
  /** How often it failed before. */
  readonly tries: number
}

/**
 * Does what is due. It may be done twice: by somebody who was thought dead, and by whoever took over. What it changes must
 * be an entry with a number, or have a key of its own. If it throws, it is tried again later, and later each time.
 */
export type Doing = (job: Job) => Promise<{ readonly againAfter: number } | undefined>

export interface DueParts {
  readonly database: Database
  readonly holder: Holder
  /** By kind. What is of no such kind is left to other processes. */
  readonly doings: Readonly<Record<string, Doing>>
  /** How many may be under way at once. */
  readonly most?: number
  readonly failed?: (job: Job, error: unknown) => void
}

/** The things that are due. Whoever takes one holds it with a lease; if nothing is heard of them it is taken over. */
export interface Due {
  /** Writes what is due apart from any entry, for a log of so many entries. */
  owe(tbl: number, n: number, owing: Owing): Promise<void>
  /** Begins what was written with an entry as this process's own, and wakes up in time for the rest. */
  begin(table: string, n: number, owing: Owing): void
  /** How many are under way. */
  underWay(): number
  /** Takes nothing more, and gives back what it holds. */
  stop(): Promise<void>
}

const MOST = 256
const LONGEST_SLEEP_MS = 500
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 300_000

type Row = Omit<Job, 'table'> & { readonly tbl: number; readonly table: string }

export function openDue({ database, holder, doings, most = MOST, failed }: DueParts): Due {
  const { db, words } = database
  const { name, leaseMs } = holder
  const now = sql.raw<number>(words.now)
  const kinds = Object.keys(doings)
  const running = new Set<Job>()
  let timer: NodeJS.Timeout | undefined
  let wakeAt = Number.POSITIVE_INFINITY
  let isStopped = false
  let isClaiming = false

  const claim = (limit: number): RawBuilder<Row> => sql`
    with ripe as materialized (
      select tbl, kind, seat from due
      where at <= ${now} and (held_until is null or held_until < ${now}) and kind in (${sql.join(kinds)})
      order by at limit ${limit} ${sql.raw(words.skipLocked)}
    ) update due set held_by = ${name}, held_until = ${now} + ${leaseMs} from ripe
    where due.tbl = ripe.tbl and due.kind = ripe.kind and due.seat = ripe.seat
    returning due.tbl, due.kind, due.seat, due.n, due.tries, (select id from tables where num = due.tbl) as "table"`

  const next = (): RawBuilder<{ wait: number }> => sql`
    select at - ${now} as wait from due where held_until is null and kind in (${sql.join(kinds)}) order by at limit 1`

  const mine = ({ kind, seat, n }: Job, tbl: number) =>
    sql`tbl = ${tbl} and kind = ${kind} and seat = ${seat} and n = ${n} and held_by = ${name}`

  async function round(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY
    if (isStopped) return
    if (isClaiming) return wake(1)
    isClaiming = true
    let wait = LONGEST_SLEEP_MS
    try {
      const limit = most - running.size
      const { rows } = limit > 0 ? await claim(limit).execute(db) : { rows: [] }
      for (const { tbl, ...job } of rows) void run(job, tbl)
      const earliest = limit > 0 ? (await next().execute(db)).rows[0]?.wait : undefined
      wait = Math.min(LONGEST_SLEEP_MS, Math.max(1, earliest ?? LONGEST_SLEEP_MS))
    } catch {
      // The database is away. It is asked again soon.
    }
    isClaiming = false
    wake(wait)
  }

  function wake(after: number): void {
    const at = performance.now() + after
    if (isStopped || at >= wakeAt) return
    wakeAt = at
    clearTimeout(timer)
    timer = setTimeout(() => void round(), after)
  }

  async function run(job: Job, tbl: number | undefined): Promise<void> {
    running.add(job)
    try {
      const number = tbl ?? (await numberOf(job.table))
      await settle(job, number, await attempt(job))
    } catch {
      // Not settled: the lease runs out, and somebody does it again.
    } finally {
      running.delete(job)
    }
  }

  async function numberOf(table: string): Promise<number> {
    return (await db.selectFrom('tables').select('num').where('id', '=', table).executeTakeFirstOrThrow()).num
  }

  /** After how long it is to be done again, and whether it failed. */
  async function attempt(job: Job): Promise<{ after?: number; hasFailed?: true }> {
    try {
      const again = await doings[job.kind](job)
      return again ? { after: again.againAfter } : {}
    } catch (error) {
      failed?.(job, error)
      return { after: Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** job.tries), hasFailed: true }
    }
  }

  async function settle(
    job: Job,
    tbl: number,
    { after, hasFailed }: { after?: number; hasFailed?: true },
  ): Promise<void> {
    if (after === undefined) return void (await sql`delete from due where ${mine(job, tbl)}`.execute(db))
    const tries = hasFailed ? job.tries + 1 : 0
    await sql`update due set at = ${now} + ${Math.ceil(after)}, tries = ${tries}, held_by = null, held_until = null
      where ${mine(job, tbl)}`.execute(db)
    wake(after)
  }

  const renewing = setInterval(() => {
    if (running.size === 0) return
    sql`update due set held_until = ${now} + ${leaseMs} where held_by = ${name}`.execute(db).catch(() => undefined)
  }, leaseMs / 3)

  if (kinds.length > 0) wake(0)

  return {
    async owe(tbl, n, { owed, paid }) {
      for (const { kind, seat } of paid)
        await db.deleteFrom('due').where('tbl', '=', tbl).where('kind', '=', kind).where('seat', '=', seat).execute()
      for (const { kind, seat, after } of owed) {
        await sql`insert into due (tbl, kind, seat, n, at) values (${tbl}, ${kind}, ${seat}, ${n}, ${now} + ${Math.ceil(after)})
          on conflict (tbl, kind, seat) do update set n = excluded.n, at = excluded.at, tries = 0, held_by = null, held_until = null`.execute(
          db,
        )
        wake(after)
      }
    },
    begin(table, n, { owed }) {
      for (const { kind, seat, after, mine: isMine } of owed)
        if (isMine) void run({ table, kind, seat, n, tries: 0 }, undefined)
        else wake(after)
    },
    underWay: () => running.size,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(renewing)
      // If the database is away the leases run out by themselves.
      await sql`update due set held_by = null, held_until = null where held_by = ${name}`
        .execute(db)
        .catch(() => undefined)
    },
  }
}
