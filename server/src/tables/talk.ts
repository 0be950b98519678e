import { type Player, refused } from '@acheron/core'
import type { Said } from '@acheron/host/online'
import type { Selectable } from 'kysely'
import type { TalkRow } from '../store/schema.ts'
import { mySeat, type Registered, seatAt } from './register.ts'
import type { OnlineAnswering, Rooms } from './rooms.ts'

const MOST_SAID = 5000
const ATTEMPTS = 8
const CHANNEL = 'said'

/** What people say to each other at a table. Nobody can count what was not said to them. */
export const TALK: OnlineAnswering<'say' | 'talk' | 'mute'> = {
  async say(rooms, { session }, { table: id, text, to }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, session.person.num)
    const { talk } = registered.setting
    if (talk === 'none') throw refused('no-talk', {})
    if (to && talk !== 'private') throw refused('no-private-talk', {})
    if (to?.some((p) => registered.sitters[p]?.person === undefined)) throw refused('no-seat', {})
    if (!rooms.talking.take(session.key)) throw refused('too-fast', {})
    const readers = to && [...new Set([...to, seat])].toSorted((a, b) => a - b)
    const row = await keep(rooms, registered, seat, cleaned(text), readers)
    const rows = await rowsOf(rooms, registered)
    tellSaid(rooms, registered, rows, row)
    rooms.news.publish(CHANNEL, { id, n: row.n })
    return saidOf(row, numberFor(rows, row, seat))
  },

  async talk(rooms, { session }, { table: id, since }) {
    const registered = await rooms.register.of(id)
    const seat = seatAt(registered, session.person.num)
    const all = heardBy(rooms, registered, await rowsOf(rooms, registered), seat)
    return { said: all.filter(({ number }) => number > since), muted: mutedBy(registered, seat) }
  },

  async mute(rooms, { session }, { table: id, seat: whom, muted }) {
    const registered = await rooms.register.of(id)
    const seat = mySeat(registered, session.person.num)
    const others = mutedBy(registered, seat).filter((p) => p !== whom)
    await rooms.db
      .updateTable('seats')
      .set({ muted: JSON.stringify(muted ? [...others, whom] : others) })
      .where('tbl', '=', registered.num)
      .where('seat', '=', seat)
      .execute()
    rooms.register.forget(id)
    return {}
  },
}

/** Tells here what was said at other processes. */
export function hearTalk(rooms: Rooms): void {
  const hear = async (id: string, n: number): Promise<void> => {
    if (rooms.lines.at(id)[Symbol.iterator]().next().done) return
    const registered = await rooms.register.of(id)
    const rows = await rowsOf(rooms, registered)
    const row = rows.find((each) => each.n === n)
    if (row) tellSaid(rooms, registered, rows, row)
  }
  void rooms.news.follow(CHANNEL, (message) => {
    const { id, n } = message as { id: string; n: number }
    hear(id, n).catch((error) => rooms.log.error({ error }, 'what was said elsewhere could not be told'))
  })
}

const mutedBy = ({ sitters }: Registered, seat: Player | undefined): readonly Player[] =>
  seat === undefined ? [] : sitters[seat].muted

/** Text that says what it shows: lines, but nothing that cannot be seen. */
function cleaned(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\n' ? sign : ' '))
    .trim()
  if (clean === '') throw refused('message-missing', { field: 'text' })
  return clean
}

type Row = Selectable<TalkRow>

async function keep(
  { db, now }: Rooms,
  { num }: Registered,
  seat: Player,
  text: string,
  readers: readonly Player[] | undefined,
): Promise<Row> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const last = await db
      .selectFrom('talk')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('tbl', '=', num)
      .executeTakeFirst()
    const n = (last?.n ?? 0) + 1
    if (n > MOST_SAID) throw refused('tables-full', { most: MOST_SAID })
    const row: Row = { tbl: num, n, seat, readers: readers ? JSON.stringify(readers) : null, text, time: now() }
    const kept = await db
      .insertInto('talk')
      .values(row)
      .onConflict((at) => at.columns(['tbl', 'n']).doNothing())
      .executeTakeFirst()
    if ((kept.numInsertedOrUpdatedRows ?? 0n) > 0n) return row
  }
  throw refused('stale', {})
}

const canRead = ({ readers }: Row, seat: Player | undefined): boolean =>
  readers === null || (seat !== undefined && (JSON.parse(readers) as Player[]).includes(seat))

const saidOf = ({ seat, text, time, readers }: Row, number: number): Said => ({
  number,
  seat,
  text,
  time,
  ...(readers !== null && { to: (JSON.parse(readers) as Player[]).filter((p) => p !== seat) }),
})

const rowsOf = ({ db }: Rooms, { num }: Registered): Promise<Row[]> =>
  db.selectFrom('talk').selectAll().where('tbl', '=', num).orderBy('n').execute()

/** All that a seat, or a spectator, may read, in its own count. Spectators hear as late as they see. */
function heardBy(rooms: Rooms, { setting }: Registered, rows: readonly Row[], seat: Player | undefined): Said[] {
  const latest = seat === undefined ? rooms.now() - 1000 * setting.delay : Number.POSITIVE_INFINITY
  return rows.filter((row) => canRead(row, seat) && row.time <= latest).map((row, i) => saidOf(row, i + 1))
}

/** The number of something that was said, in the count of a seat. */
const numberFor = (rows: readonly Row[], { n }: Row, seat: Player | undefined): number =>
  rows.filter((row) => row.n <= n && canRead(row, seat)).length

/** Tells those who may read it, and want to. Spectators who see everything later ask for it. */
function tellSaid({ lines }: Rooms, registered: Registered, rows: readonly Row[], said: Row): void {
  const { id } = registered
  lines.tell(id, ({ seat, isLate }) => {
    if (isLate || !canRead(said, seat) || mutedBy(registered, seat).includes(said.seat)) return undefined
    return { push: 'said', table: id, said: saidOf(said, numberFor(rows, said, seat)) }
  })
}
