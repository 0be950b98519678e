import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { DATABASE_FILE } from '../src/store/database.ts'
import { DATABASES, newDatabase, newSettings, reopenedDatabase } from './databases.ts'

describe.each(DATABASES)('the database %s', (kind) => {
  test('has its tables, gives numbers as numbers and bytes as bytes, and opens again as it was', async () => {
    const settings = await newSettings(kind)
    const { db } = await reopenedDatabase(settings)
    const made = Date.now()
    const { num } = await db
      .insertInto('persons')
      .values({ name: 'Ada', made })
      .returning('num')
      .executeTakeFirstOrThrow()
    const hash = Buffer.from('cookie')
    await db.insertInto('sessions').values({ hash, person: num, made, seen: made }).execute()
    const again = await reopenedDatabase(settings)
    expect(await again.db.selectFrom('persons').selectAll().execute()).toEqual([
      { num: 1, name: 'Ada', named: 0, made, banned: null, vacation_from: null, vacation_until: null },
    ])
    const [session] = await again.db.selectFrom('sessions').selectAll().where('hash', '=', hash).execute()
    expect(session).toEqual({ hash, person: num, made, seen: made })
  })

  test('says what time it is', async () => {
    const { db, words } = await newDatabase(kind)
    const { rows } = await sql<{ now: number }>`select ${sql.raw(words.now)} as now`.execute(db)
    expect(Math.abs(rows[0].now - Date.now())).toBeLessThan(60_000)
  })
})

test('what was committed to SQLite is carried over into its file meanwhile, and nobody has to ask for it', async () => {
  const settings = await newSettings('sqlite')
  const { db } = await reopenedDatabase(settings)
  const isInFile = (name: string): boolean => readFileSync(join(settings.folder, DATABASE_FILE)).includes(name)
  for (const name of ['Ada Lovelace', 'Bo Diddley']) {
    await db.insertInto('persons').values({ name, made: 1 }).execute()
    await vi.waitFor(() => expect(isInFile(name)).toBe(true), 20_000)
  }
})
