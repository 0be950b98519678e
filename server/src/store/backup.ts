import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { DATABASE_FILE, type Database, type DatabaseSettings, openDatabase, openSqliteFile } from './database.ts'

/**
 * A back-up is one SQLite file, wherever it was made: of one moment, while the server runs. The secret is not in it. It can
 * be restored to a file as well as to PostgreSQL.
 */
export async function backUp(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`there is a file ${file} already`)
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.part`
  rmSync(draft, { force: true })
  // Of one moment, however much is written meanwhile; a copy page by page would begin again with every move.
  if (database.kind === 'sqlite') database.sqlite.prepare('vacuum into ?').run(draft)
  else await copyFromPostgres(database.pool, draft)
  renameSync(draft, file)
}

/** Restores a back-up to a place where there is nothing yet. */
export async function restore(file: string, settings: DatabaseSettings): Promise<void> {
  checkWhole(file)
  if (settings.databaseUrl) return restoreToPostgres(file, settings)
  mkdirSync(settings.folder, { recursive: true, mode: 0o700 })
  const place = join(settings.folder, DATABASE_FILE)
  if (existsSync(place)) throw new Error(`there is a database in ${settings.folder} already`)
  const draft = `${place}.part`
  copyFileSync(file, draft)
  renameSync(draft, place)
  await (await openDatabase(settings)).close()
}

function checkWhole(file: string): void {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  const said = sqlite.pragma('integrity_check', { simple: true })
  sqlite.close()
  if (said !== 'ok') throw new Error(`the back-up ${basename(file)} is damaged: ${String(said)}`)
}

const AT_ONCE = 500

export { openDatabase }

/** All rows as they were at one moment. */
async function copyFromPostgres(pool: pg.Pool, file: string): Promise<void> {
  const target = await openSqliteFile(file)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    for (const table of tablesOf(target.sqlite)) {
      await client.query(`declare rows cursor for select * from ${table}`)
      for (;;) {
        const { rows } = await client.query<Record<string, unknown>>(`fetch ${AT_ONCE} from rows`)
        if (rows.length === 0) break
        putRows(target.sqlite, table, rows)
      }
      await client.query('close rows')
    }
    await client.query('commit')
  } finally {
    client.release()
    await target.close()
  }
}

async function restoreToPostgres(file: string, settings: DatabaseSettings): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-restore-'))
  const copy = join(folder, DATABASE_FILE)
  copyFileSync(file, copy, constants.COPYFILE_FICLONE)
  const source = await openSqliteFile(copy)
  const target = await openDatabase(settings)
  try {
    if (target.kind !== 'postgres') throw new Error('this is no PostgreSQL')
    if (await target.db.selectFrom('tables').select('num').limit(1).executeTakeFirst())
      throw new Error('there are tables in the database already')
    await copyToPostgres(source.sqlite, target.pool)
  } finally {
    await Promise.all([source.close(), target.close()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function copyToPostgres(sqlite: Sqlite.Database, pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of tablesOf(sqlite)) {
      const rows = sqlite.prepare<[], Record<string, unknown>>(`select * from ${table}`).iterate()
      for (const batch of batchesOf(rows)) {
        const columns = Object.keys(batch[0])
        const marks = batch.map((_, i) => `(${columns.map((__, k) => `$${i * columns.length + k + 1}`).join(', ')})`)
        const text = `insert into ${table} (${columns.join(', ')}) overriding system value values ${marks.join(', ')}`
        await client.query(
          text,
          batch.flatMap((row) => Object.values(row)),
        )
      }
      if (isCounted(sqlite, table))
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', 'num'), coalesce((select max(num) from ${table}), 0) + 1, false)`,
        )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The tables that hold something; Kysely keeps which migrations were made for itself. */
function tablesOf(sqlite: Sqlite.Database): string[] {
  const all = sqlite
    .prepare<[], string>(`select name from sqlite_schema where type = 'table' order by name`)
    .pluck()
    .all()
  return all.filter((name) => !/^(sqlite|kysely)_/.test(name))
}

const isCounted = (sqlite: Sqlite.Database, table: string): boolean =>
  (sqlite.pragma(`table_info(${table})`) as { name: string }[]).some(({ name }) => name === 'num')

function putRows(sqlite: Sqlite.Database, table: string, rows: readonly Record<string, unknown>[]): void {
  const columns = Object.keys(rows[0])
  const put = sqlite.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`,
  )
  sqlite.transaction(() => {
    for (const row of rows) put.run(row)
  })()
}

function* batchesOf<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
