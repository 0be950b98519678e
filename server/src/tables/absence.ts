import { type Player, refused } from '@acheron/core'
import { carryOut, endTable } from './agreements.ts'
import { addAffair } from './keeping.ts'
import { mySeat, type Registered } from './register.ts'
import type { OnlineAnswering, Rooms } from './rooms.ts'

/** Leaving a game that has begun, and coming back to it. */
export const ABSENCE: OnlineAnswering<'resign' | 'come-back'> = {
  async resign(rooms, caller, { table: id }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, caller.session.person.num)
    if (registered.sitters[seat].hasResigned) return {}
    checkUnderWay(registered)
    await addAffair(rooms, id, { kind: 'resign', by: seat })
    await giveToCaretaker(rooms, registered, seat, true)
    const staying = registered.sitters.filter((sitter, p) => p !== seat && !sitter.hasResigned)
    if (staying.length <= 1) await endTable(rooms, registered, { kind: 'resigned', by: seat })
    await goOn(rooms, id)
    return {}
  },

  async 'come-back'(rooms, caller, { table: id }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, caller.session.person.num)
    const { caretaker, hasResigned } = registered.sitters[seat]
    if (caretaker === undefined || hasResigned) throw refused('no-caretaker', {}, { rule: 'ACH-601' })
    await addAffair(rooms, id, { kind: 'come-back', by: seat })
    await rooms.db
      .updateTable('seats')
      .set({ caretaker: null })
      .where('tbl', '=', registered.num)
      .where('seat', '=', seat)
      .execute()
    rooms.register.forget(id)
    await goOn(rooms, id)
    return {}
  },
}

function checkUnderWay({ phase }: Registered): void {
  if (phase === 'over') throw refused('over', {}, { rule: 'ACH-105' })
  if (phase !== 'playing' && phase !== 'paused') throw refused('not-begun', {})
}

/** The time of a seat is over: a bot plays for it until its person comes back. */
export async function timeOver(rooms: Rooms, registered: Registered, seat: Player, at: number): Promise<void> {
  const { id } = registered
  await addAffair(rooms, id, { kind: 'time-over', by: seat, at })
  await giveToCaretaker(rooms, registered, seat, false)
  await goOn(rooms, id)
}

async function giveToCaretaker(
  { db, register }: Rooms,
  { num, id, setting }: Registered,
  seat: Player,
  isForGood: boolean,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ caretaker: setting.caretaker, ...(isForGood && { resigned: 1 }) })
    .where('tbl', '=', num)
    .where('seat', '=', seat)
    .execute()
  register.forget(id)
}

/** Those whose consent was still wanted may be others now; bots may be asked; everybody sees it. */
async function goOn(rooms: Rooms, id: string): Promise<void> {
  await carryOut(rooms, id)
  rooms.wakeBots(id).catch((error) => rooms.log.error({ error }, 'a bot could not answer'))
}
