import { type Me, PROTOCOL } from '@acheron/host/online'
import type { Caller, OnlineAnswering, Rooms } from '../tables/rooms.ts'
import { readName } from './sessions.ts'

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
    return meOf(rooms, caller)
  },

  async vacation(rooms, caller, { from, until }) {
    const { num } = caller.session.person
    const isSet = from !== undefined && until !== undefined && until > from
    const set = { vacation_from: isSet ? from : null, vacation_until: isSet ? until : null }
    await rooms.db.updateTable('persons').set(set).where('num', '=', num).execute()
    await rooms.sessions.refresh(num)
    return meOf(rooms, caller)
  },
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
