import { createHmac } from 'node:crypto'
import type { Player } from '@acheron/core'
import { type Head, headOf } from '@acheron/host'
import type { Wishes } from '@acheron/host/online'
import type { Selectable } from 'kysely'
import type { Doing, Due, Job } from '../due/due.ts'
import { NOTHING_OWED, type Owing } from '../due/owing.ts'
import type { ChannelRow } from '../store/schema.ts'
import type { Registered } from '../tables/register.ts'
import type { Rooms } from '../tables/rooms.ts'
import { tell } from './mail.ts'
import { quietFor } from './quiet.ts'

/** A kind of what is due: somebody is to be told of their turn. */
export const NOTIFY = 'notify'

/** Somebody who is looking sees it: the others are told after a moment. */
export const NOTICE_AFTER_MS = 5000
const AGAIN_MS = 60_000
/** Who has just closed the page counts as there for a while, and who looks may still go: longer than they linger. */
const STILL_HERE_MS = 20_000
/** The first card is dealt a moment before the table is said to be played. */
const BEGINNING_MS = 1000
const MOST_TRIES = 5

/**
 * Who is to be told after an entry, and who no longer is. Bots are not, nor who cannot be reached. Of a table that nobody
 * knows here it is found out.
 */
export function noticesOwed(registered: Registered | undefined, { awaited, result }: Head, after: number): Owing {
  const isTold = (seat: Player): boolean => {
    const sitter = registered?.sitters[seat]
    const isPerson = !sitter || (sitter.person !== undefined && sitter.caretaker === undefined)
    return result === undefined && awaited.includes(seat) && isPerson
  }
  const all = registered
    ? [...registered.sitters.keys()].filter((seat) => registered.sitters[seat].isReachable)
    : awaited
  if (all.length === 0) return NOTHING_OWED
  return {
    owed: all.filter(isTold).map((seat) => ({ kind: NOTIFY, seat, after })),
    paid: all.filter((seat) => !isTold(seat)).map((seat) => ({ kind: NOTIFY, seat })),
  }
}

/** What was to be told during a pause is not: when the game goes on, it is owed anew. Who knows already is not told twice. */
export async function oweNotices(rooms: Rooms, due: Due, id: string, after: number): Promise<void> {
  const registered = await rooms.register.of(id)
  const head = await rooms.house.inside(id, ({ table }) => headOf(table, table.state, table.end.number, rooms.now()))
  await due.owe(registered.num, head.number, noticesOwed(registered, head, after))
}

/** Tells a person by all their channels that want it. Each is told of a turn once, as far as anybody can know. */
export const notifier =
  (rooms: Rooms): Doing =>
  async (job) => {
    const { register, house, presence, now } = rooms
    const registered = await register.of(job.table)
    const sitter = registered.sitters[job.seat]
    if (registered.phase === 'salting') return { againAfter: BEGINNING_MS }
    if (registered.phase !== 'playing' || sitter?.person === undefined || sitter.caretaker !== undefined)
      return undefined
    const isAwaited = await house.inside(job.table, ({ table }) => table.game.awaited(table.state).includes(job.seat))
    if (!isAwaited) return undefined
    const isHere = presence.isHere(sitter.person)
    const waits: number[] = []
    for (const channel of await channelsFor(rooms, sitter.person)) {
      const wishes = await wishesAt(rooms, registered, job.seat, channel)
      if (wishes.when === 'never') continue
      const quiet = quietFor(wishes, now())
      if (wishes.when === 'away' && isHere) waits.push(STILL_HERE_MS)
      else if (quiet > 0) waits.push(quiet)
      else if (!(await deliver(rooms, registered, job, channel))) waits.push(AGAIN_MS)
    }
    return waits.length > 0 ? { againAfter: Math.min(...waits) } : undefined
  }

const channelsFor = ({ db }: Rooms, person: number): Promise<Selectable<ChannelRow>[]> =>
  db.selectFrom('channels').selectAll().where('person', '=', person).execute()

/** What was wished for the table comes before what was wished for the channel. */
async function wishesAt(
  { db }: Rooms,
  { num }: Registered,
  seat: Player,
  channel: Selectable<ChannelRow>,
): Promise<Wishes> {
  const wishes = JSON.parse(channel.wishes) as Wishes
  const row = await db
    .selectFrom('seats')
    .select('wishes')
    .where('tbl', '=', num)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row?.wishes ? { ...wishes, when: row.wishes as Wishes['when'] } : wishes
}

/** False if it should be tried again. */
async function deliver(
  rooms: Rooms,
  { num, id, game }: Registered,
  job: Job,
  channel: Selectable<ChannelRow>,
): Promise<boolean> {
  const { db, now, mail } = rooms
  const key = { channel: channel.num, tbl: num, n: job.n }
  const known = await db
    .selectFrom('deliveries')
    .select(['state', 'tries'])
    .where('channel', '=', key.channel)
    .where('tbl', '=', key.tbl)
    .where('n', '=', key.n)
    .executeTakeFirst()
  if (known?.state === 'arrived' || (known?.tries ?? 0) >= MOST_TRIES) return true
  const notice = { kind: 'turn', game, link: `${mail.contact}#/online/${id}`, time: now() } as const
  const delivery = await tell(rooms, channel, notice, nameOf(mail.webhooks, `${id} ${key.channel} ${job.n}`))
  const set = { state: delivery.arrived ? 'arrived' : 'failed', tries: (known?.tries ?? 0) + 1, time: now() }
  await db
    .insertInto('deliveries')
    .values({ ...key, ...set })
    .onConflict((conflict) => conflict.columns(['channel', 'tbl', 'n']).doUpdateSet(set))
    .execute()
  return delivery.arrived || set.tries >= MOST_TRIES
}

/** The same for the same turn, so that a receiver can drop the second; nobody can tell how long the log is by it. */
const nameOf = (secret: Buffer, about: string): string =>
  createHmac('sha256', secret).update(about).digest('hex').slice(0, 32)
