import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Words } from '../dialect.ts'
import { beginning } from './001-beginning.ts'
import { lists } from './002-lists.ts'

type Step = (db: Kysely<unknown>, words: Words) => Promise<void>

/** In the order of their names. They only add: an older server may still be running beside this one. */
const STEPS: Readonly<Record<string, Step>> = {
  '001-beginning': beginning,
  '002-lists': lists,
}

/** Brings the tables of the database up to date. Of several processes that start at once, one does it. */
export async function migrate(db: Kysely<never>, words: Words): Promise<void> {
  const migrations = Object.entries(STEPS).map(([name, step]): [string, Migration] => [
    name,
    { up: (each) => step(each, words) },
  ])
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('the database could not be brought up to date', { cause: error })
}
