import { commitmentTo, type Options, type Player } from '@acheron/core'
import {
  type Aside,
  type Founded,
  type Head,
  isSecret,
  type Kept,
  type LogEntry,
  type SeatPlan,
  type StandingAnswer,
  type Store,
} from '@acheron/host'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Holder, NOTHING_OWED, type Owing } from '../due/owing.ts'
import type { Database } from './database.ts'
import { AS_IT_WAS, type Hot } from './hot.ts'
import { postgresHot } from './postgres.ts'
import type { HeadRow, Schema, SeatRow, TableRow } from './schema.ts'
import type { Secret } from './secret.ts'
import { sqliteHot } from './sqlite.ts'

export interface StoreParts {
  readonly database: Database
  readonly secret: Secret
  readonly holder: Holder
  /** What is to be done once an entry is kept; written with it. */
  readonly owing?: (id: string, entry: LogEntry, head: Head) => Owing
  /** An entry has been kept by this process. */
  readonly kept?: (id: string, number: number, entry: LogEntry, owing: Owing) => void
}

/** The host's store in a database, and what only a server asks. */
export interface ServerStore extends Store {
  /** The number of a table in the database. Throws if there is none. */
  numberOf(id: string): Promise<number>
  /** The entries that other processes have kept, of tables of which so many are known. */
  newer(known: ReadonlyMap<string, number>): Promise<readonly { id: string; number: number; entry: LogEntry }[]>
}

const MOST_REMEMBERED = 50_000
/** Databases bound how many values one statement takes. */
const AT_ONCE = 5000

export function openStore(parts: StoreParts): ServerStore {
  const { database, secret, holder } = parts
  const { db } = database
  const hot: Hot = database.kind === 'sqlite' ? sqliteHot(database, holder) : postgresHot(database.pool, holder)
  const numbers = new Map<string, number>()

  async function numberOf(id: string): Promise<number> {
    const known = numbers.get(id)
    if (known !== undefined) return known
    const row = await tableCalled(db, id)
    if (!row) throw new Error(`there is no table ${id}`)
    if (numbers.size >= MOST_REMEMBERED) numbers.clear()
    numbers.set(id, row.num)
    return row.num
  }

  const keptOf = (row: TableAndHead, seats: readonly SeatPlan[]): Kept => {
    const head = headOf(row)
    return { founded: foundedOf(row, seats, secret), ...(head && { head }) }
  }

  const keep: Store['append'] = async (id, number, entry, head) => {
    const owing = parts.owing?.(id, entry, head) ?? NOTHING_OWED
    const isKept = await hot.put({
      tbl: numbers.get(id) ?? (await numberOf(id)),
      n: number,
      body: JSON.stringify(entry),
      awaited: JSON.stringify(head.awaited),
      changed: head.changed,
      result: head.result ?? null,
      owing,
    })
    if (isKept) parts.kept?.(id, number, entry, owing)
    return isKept
  }

  async function keepBeginning(tx: Transaction<Schema>, tbl: number, log: readonly LogEntry[]): Promise<void> {
    const time = sql<number>`${sql.raw(database.words.now)}`
    const rows = log.map((entry, n) => ({ tbl, n, body: JSON.stringify(entry), time }))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await tx
        .insertInto('entries')
        .values(rows.slice(at, at + AT_ONCE))
        .execute()
  }

  return {
    numberOf,

    async found(founded, begun) {
      const { seats } = founded
      await db.transaction().execute(async (tx) => {
        const { num } = await tx
          .insertInto('tables')
          .values(rowOf(founded, secret))
          .returning('num')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('seats')
          .values(seats.map(({ name, bot }, seat) => ({ tbl: num, seat, name, bot: bot ?? null })))
          .execute()
        numbers.set(founded.id, num)
        if (begun) await keepBeginning(tx, num, begun.log.slice(0, -1))
      })
      const last = begun?.log.at(-1)
      // With it the head is written: until then nobody takes the table for one that has begun.
      if (begun && last) await keep(founded.id, begun.log.length - 1, last, begun.head)
    },

    async kept(id) {
      const row = await tablesAndHeads(db).where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const seats = await db.selectFrom('seats').selectAll().where('tbl', '=', row.num).orderBy('seat').execute()
      return keptOf(row, seats.map(planOf))
    },

    async list() {
      const rows = await tablesAndHeads(db).orderBy('num').execute()
      const seats = await db.selectFrom('seats').selectAll().orderBy('seat').execute()
      const byTable = Map.groupBy(seats, ({ tbl }) => tbl)
      return rows.map((row) => keptOf(row, (byTable.get(row.num) ?? []).map(planOf)))
    },

    append: (id, number, entry, head) =>
      keep(id, number, entry, isSecret(entry) ? { ...head, changed: AS_IT_WAS } : head),

    async since(id, number) {
      const bodies = await hot.since(await numberOf(id), number)
      return bodies.map((body) => JSON.parse(body) as LogEntry)
    },

    async newer(known) {
      const ids = new Map<number, string>()
      for (const id of known.keys()) ids.set(await numberOf(id), id)
      const rows = await hot.newer(Array.from(ids, ([tbl, id]) => ({ tbl, n: known.get(id) ?? 0 })))
      return rows.map(({ tbl, n, body }) => ({
        id: ids.get(tbl) ?? '',
        number: n,
        entry: JSON.parse(body) as LogEntry,
      }))
    },

    async reseat(id, seats) {
      const tbl = await numberOf(id)
      await db.transaction().execute(async (tx) => {
        for (const [seat, { name, bot }] of seats.entries())
          await tx
            .updateTable('seats')
            .set({ name, bot: bot ?? null })
            .where('tbl', '=', tbl)
            .where('seat', '=', seat)
            .execute()
      })
    },

    async snapshot(id) {
      const tbl = await numberOf(id)
      const row = await db.selectFrom('snapshots').selectAll().where('tbl', '=', tbl).executeTakeFirst()
      return row && { number: row.n, rules: row.rules, state: row.state }
    },

    async keepSnapshot(id, snapshot) {
      await hot.keepSnapshot(await numberOf(id), snapshot)
    },

    async aside(id) {
      return asideOf(await seatsOf(db, await numberOf(id)))
    },

    async changeAside(id, change) {
      const tbl = await numberOf(id)
      await db.transaction().execute(async (tx) => {
        // Whoever changes the same seats waits here.
        if (database.kind === 'postgres')
          await tx.selectFrom('seats').select('seat').where('tbl', '=', tbl).orderBy('seat').forUpdate().execute()
        const seats = await seatsOf(tx, tbl)
        const aside = change(asideOf(seats))
        for (const row of seats) {
          const { told, notes, standing } = columnsOf(aside, row.seat)
          if (told === row.told && notes === row.notes && standing === row.standing) continue
          await tx
            .updateTable('seats')
            .set({ told, notes, standing })
            .where('tbl', '=', tbl)
            .where('seat', '=', row.seat)
            .execute()
        }
      })
    },

    async remove(id) {
      numbers.delete(id)
      await db.updateTable('tables').set({ removed: 1 }).where('id', '=', id).execute()
    },
  }
}

type Db = Kysely<Schema> | Transaction<Schema>
type SeatAside = Pick<Selectable<SeatRow>, 'seat' | 'told' | 'notes' | 'standing'>
type TableAndHead = Selectable<TableRow> & { [K in 'n' | 'awaited' | 'moved' | 'result']: unknown }

const tableCalled = (db: Db, id: string) =>
  db.selectFrom('tables').select('num').where('id', '=', id).where('removed', '=', 0).executeTakeFirst()

const tablesAndHeads = (db: Db) =>
  db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.tbl', 'tables.num')
    .selectAll('tables')
    .select(['heads.n', 'heads.awaited', 'heads.changed as moved', 'heads.result'])
    .where('removed', '=', 0)

const seatsOf = (db: Db, tbl: number): Promise<SeatAside[]> =>
  db.selectFrom('seats').select(['seat', 'told', 'notes', 'standing']).where('tbl', '=', tbl).orderBy('seat').execute()

const planOf = ({ name, bot }: Pick<Selectable<SeatRow>, 'name' | 'bot'>): SeatPlan => ({
  name,
  ...(bot !== null && { bot }),
})

/** What a key is locked for. The table's link is known before its number, and as good: nobody else has it. */
const aboutKey = (id: string): string => `table ${id}`

function rowOf({ id, game, options, made, key, seed, position, taken }: Founded, secret: Secret) {
  return {
    id,
    game,
    options: JSON.stringify(options),
    made,
    changed: made,
    commitment: seed === undefined ? commitmentTo(key) : null,
    ...secret.lock(Buffer.from(key, 'hex'), aboutKey(id)),
    seed: seed ?? null,
    position: position ?? null,
    taken: taken ?? null,
  }
}

function foundedOf(row: Selectable<TableRow>, seats: readonly SeatPlan[], secret: Secret): Founded {
  const { id, game, options, made, seed, position, taken } = row
  return {
    id,
    game,
    options: JSON.parse(options) as Options,
    seats,
    made,
    key: secret.unlock(row, aboutKey(id)).toString('hex'),
    ...(seed !== null && { seed }),
    ...(position !== null && { position }),
    ...(taken !== null && { taken }),
  }
}

function headOf({ n, awaited, moved, result }: TableAndHead): Head | undefined {
  const row = { n, awaited, changed: moved, result } as { [K in keyof HeadRow]: Selectable<HeadRow>[K] | null }
  if (row.n === null || row.awaited === null || row.changed === null) return undefined
  return {
    number: row.n,
    awaited: JSON.parse(row.awaited) as Player[],
    changed: row.changed,
    ...(row.result !== null && { result: row.result }),
  }
}

function asideOf(seats: readonly SeatAside[]): Aside {
  const told: Record<string, number> = {}
  const notes: Record<string, string> = {}
  const standing: Record<string, readonly StandingAnswer[]> = {}
  for (const row of seats) {
    if (row.told > 0) told[row.seat] = row.told
    if (row.notes !== null) notes[row.seat] = row.notes
    if (row.standing !== null) standing[row.seat] = JSON.parse(row.standing) as StandingAnswer[]
  }
  return { told, notes, standing }
}

function columnsOf({ told, notes, standing }: Aside, seat: number): Omit<SeatAside, 'seat'> {
  const answers = standing[seat] ?? []
  return {
    told: told[seat] ?? 0,
    notes: notes[seat] || null,
    standing: answers.length > 0 ? JSON.stringify(answers) : null,
  }
}
