import type { Rooms } from '../tables/rooms.ts'
import type { Session } from './sessions.ts'

/** All games of a person, each as far as they may know it: whole once it is over, with notes of their own. */
export async function gamesOf({ db, house, log }: Rooms, { person }: Session): Promise<object> {
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.tbl')
    .select(['tables.id', 'tables.game', 'tables.phase', 'tables.made', 'seats.seat', 'seats.notes'])
    .where('seats.person', '=', person.num)
    .where('tables.removed', '=', 0)
    .orderBy('tables.num')
    .execute()
  const games: object[] = []
  for (const { id, game, phase, made, seat, notes } of seats) {
    const about = { table: id, game, phase, made, seat, ...(notes && { notes }) }
    try {
      if (phase === 'gathering' || phase === 'salting') games.push(about)
      else if (phase === 'over') games.push({ ...about, ...(await house.ask({ do: 'record', table: id })) })
      else games.push({ ...about, news: await house.ask({ do: 'news', table: id, seat, since: 0 }) })
    } catch (error) {
      log.warn({ error }, 'a game could not be given to its player')
      games.push(about)
    }
  }
  return { name: person.name, games }
}

/**
 * Deletes a person. Their seats in games with others are a bot's from now on, under no name; what they said and wrote
 * goes, and so do the ways in.
 */
export async function erasePerson(rooms: Rooms, person: number): Promise<void> {
  const { db, register, sessions, lines } = rooms
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.num', 'seats.tbl')
    .select(['tables.id', 'tables.num', 'tables.setting', 'seats.seat'])
    .where('seats.person', '=', person)
    .execute()
  await db.transaction().execute(async (all) => {
    for (const { num, seat, setting } of seats) {
      const { caretaker = 'medium' } = JSON.parse(setting) as { caretaker?: string }
      await all
        .updateTable('seats')
        .set({
          person: null,
          bot: caretaker,
          caretaker: null,
          name: '',
          notes: null,
          standing: null,
          muted: null,
          wishes: null,
        })
        .where('tbl', '=', num)
        .where('seat', '=', seat)
        .execute()
      await all.updateTable('talk').set({ text: '' }).where('tbl', '=', num).where('seat', '=', seat).execute()
    }
    await all
      .deleteFrom('deliveries')
      .where('channel', 'in', all.selectFrom('channels').select('num').where('person', '=', person))
      .execute()
    for (const table of ['channels', 'passkeys', 'codes', 'sessions'] as const)
      await all.deleteFrom(table).where('person', '=', person).execute()
    await all.deleteFrom('persons').where('num', '=', person).execute()
  })
  sessions.forget(person)
  for (const line of lines.of(person)) line.close(GONE)
  for (const { id } of seats) {
    register.forget(id)
    rooms.house.forget(id)
    await rooms.wakeBots(id)
  }
}

/** The code with which a socket of somebody who is no longer here is closed. */
const GONE = 4001
