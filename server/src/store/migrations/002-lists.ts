import { type Kysely, sql } from 'kysely'
import { LISTED } from '../schema.ts'

/** What the public list and the bound of one's own tables are found by. */
export async function lists(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index tables_listed on tables (changed) where ${LISTED}`).execute(db)
  await sql.raw('create index tables_by on tables (founder)').execute(db)
}
