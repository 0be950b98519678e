import { refused } from '@acheron/core'
import { type Me, PROTOCOL } from '@acheron/host/online'
import { tellTable } from '../tables/describing.ts'
import type { Caller, OnlineAnswering, Rooms } from '../tables/rooms.ts'
import { readName } from './sessions.ts'

const LONGEST_VACATION_DAYS = 42
const LONGEST_VACATION_MS = LONGEST_VACATION_DAYS * 24 * 60 * 60 * 1000

/** Whoever comes is somebody: a guest with a name, and nothing else is asked of them. */
export const GUESTS: OnlineAnswering<'me' | 'rename' | 'vacation'> = {
  me: (rooms, caller) => meOf(rooms, caller),

  async rename(rooms, caller, { name }) {
    const { num } = caller.session.person
    await rooms.db
      .updateTable('persons')
      .set({ name: readName(name), named: 1 })
      .where('num', '=', num)
      .execute()
    await rooms.sessions.refresh(num)
    rooms.lines.tellHere()
    return meOf(rooms, caller)
  },

  async vacation(rooms, caller, { from, until }) {
    const { num } = caller.session.person
    const isSet = from !== undefined && until !== undefined && until > from && until - from <= LONGEST_VACATION_MS
    if (from !== undefined && !isSet)
      throw refused('long-vacation', { days: LONGEST_VACATION_DAYS }, { rule: 'ACH-501' })
    const set = { vacation_from: isSet ? from : null, vacation_until: isSet ? until : null }
    await rooms.db.updateTable('persons').set(set).where('num', '=', num).execute()
    await rooms.sessions.refresh(num)
    for (const id of await tablesUnderWay(rooms, num)) {
      rooms.register.forget(id)
      await rooms.retime(id)
      await tellTable(rooms, id)
    }
    return meOf(rooms, caller)
  },
}

/** Where somebody plays. */
export async function tablesUnderWay({ db }: Rooms, person: number): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.tbl')
    .select('tables.id')
    .where('seats.person', '=', person)
    .where('tables.phase', 'in', ['playing', 'paused'])
    .execute()
  return rows.map(({ id }) => id)
}

export async function meOf({ db, keys }: Rooms, { session }: Caller): Promise<Me> {
  const { num, name, isNamed, vacation } = session.person
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('person', '=', num)
    .executeTakeFirstOrThrow()
  return {
    name,
    isNew: !isNamed,
    passkeys: Number(count),
    ...(vacation && { vacation }),
    protocol: PROTOCOL,
    pushKey: keys.push,
    signKey: keys.sign,
  }
}
