import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { checkpointing } from './checkpoints.ts'
import { POSTGRES, SQLITE, type Words } from './dialect.ts'
import { migrate } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** Where things are kept: PostgreSQL if it is named, else one SQLite file in the folder. */
export interface DatabaseSettings {
  readonly folder: string
  readonly databaseUrl?: string | undefined
}

/** The database: `db` for everything that is not hot, on either the same; the drivers for what is. */
export type Database = SqliteDatabase | PostgresDatabase

interface AnyDatabase {
  readonly db: Kysely<Schema>
  readonly words: Words
  close(): Promise<void>
}

export interface SqliteDatabase extends AnyDatabase {
  readonly kind: 'sqlite'
  readonly sqlite: Sqlite.Database
  /** Calls back when all that was committed before is on the disk, also what was committed without waiting for it. */
  flush(then: () => void): void
}

interface PostgresDatabase extends AnyDatabase {
  readonly kind: 'postgres'
  readonly pool: pg.Pool
}

export const DATABASE_FILE = 'acheron.sqlite'
const CONNECTIONS = 8
const WAIT_MS = 5000

/** Opens the database and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (!settings.databaseUrl) return openSqlite(settings.folder)
  const database = openPostgres(settings.databaseUrl)
  await migrate(database.db as unknown as Kysely<never>, database.words)
  return database
}

async function openSqlite(folder: string): Promise<SqliteDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, DATABASE_FILE)
  const database = await openSqliteFile(file)
  const stopCheckpoints = checkpointing(file)
  return {
    ...database,
    async close() {
      await stopCheckpoints()
      await database.close()
    },
  }
}

/** A SQLite file, its tables brought up to date. */
export async function openSqliteFile(file: string): Promise<SqliteDatabase> {
  const database = sqliteIn(file)
  await migrate(database.db as unknown as Kysely<never>, database.words)
  return database
}

function sqliteIn(file: string): SqliteDatabase {
  const sqlite = new Sqlite(file, { timeout: WAIT_MS })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  // At the usual 1,000 pages some commits take several times as long as the others.
  sqlite.pragma('wal_autocheckpoint = 20000')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) })
  const { flush, close } = flushing(`${file}-wal`)
  return {
    kind: 'sqlite',
    db,
    sqlite,
    words: SQLITE,
    flush,
    async close() {
      await close()
      await db.destroy()
    },
  }
}

/** Waits for the disk in another thread. Whatever is committed stands in the log beside the database first. */
function flushing(log: string): Pick<SqliteDatabase, 'flush' | 'close'> {
  let file: number | undefined
  const flush = (then: () => void): void => {
    file ??= openSync(log, 'r+')
    fdatasync(file, (error) => {
      // Nobody can know what is on the disk: the process ends, and whoever starts it again reads what is there.
      if (error) throw error
      then()
    })
  }
  return {
    flush,
    async close() {
      if (file === undefined) return
      await new Promise<void>(flush)
      closeSync(file)
      file = undefined
    },
  }
}

const INT8 = 20

function openPostgres(connectionString: string): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MS,
    types: {
      // Numbers of tables and milliseconds: all far below 2^53.
      getTypeParser: (oid, format) =>
        oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks would end the process, whether somebody has it or not. Who uses it is told by their query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, pool, words: POSTGRES, close: () => db.destroy() }
}
