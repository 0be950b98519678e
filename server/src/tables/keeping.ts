import type { Affair } from './affairs.ts'
import type { Rooms } from './rooms.ts'

const ATTEMPTS = 8

/** Keeps an affair of a table as the next one, and gives its number. Who is slower takes the number after. */
export async function addAffair({ db, register, now }: Rooms, id: string, affair: Affair): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { num, affairs } = await register.of(id)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('affairs')
      .values({ tbl: num, n: affairs.number, body: JSON.stringify(affair), time: now() })
      .onConflict((at) => at.columns(['tbl', 'n']).doNothing())
      .executeTakeFirst()
    register.forget(id)
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return affairs.number
  }
  throw new Error('an affair of a table could not be kept')
}
