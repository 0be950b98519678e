import { createHmac } from 'node:crypto'
import type { Player } from '@acheron/core'
import type { Head } from '@acheron/host'
import type { Wishes } from '@acheron/host/online'
import type { Selectable } from 'kysely'
import type { Doing, Job } from '../due/due.ts'
import type { Owing } from '../due/owing.ts'
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
const MOST_TRIES = 5

/** Who is to be told after an entry, and who no longer is. Bots are not. Of a table that nobody knows here it is found out. */
export function noticesOwed(registered: Registered | undefined, { awaited, result }: Head, after: number): Owing {
  const isTold = (seat: Player): boolean => {
    const sitter = registered?.sitters[seat]
    const isPerson = !sitter || (sitter.person !== undefined && sitter.caretaker === undefined)
    return result === undefined && awaited.includes(seat) && isPerson
  }
  const all = registered?.sitters.map((_, seat) => seat) ?? awaited
  return {
    owed: all.filter(isTold).map((seat) => ({ kind: NOTIFY, seat, after })),
    paid: all.filter((seat) => !isTold(seat)).map((seat) => ({ kind: NOTIFY, seat })),
  }
}

/** Tells a person by all their channels that want it. Each is told of a turn once, as far as anybody can know. */
export const notifier =
  (rooms: Rooms): Doing =>
  async (job) => {
    const { register, house, presence, now } = rooms
    const registered = await register.of(job.table)
    const sitter = registered.sitters[job.seat]
    if (registered.phase !== 'playing' || sitter?.person === undefined || sitter.caretaker !== undefined)
      return undefined
    const isAwaited = await house.inside(job.table, ({ table }) => table.game.awaited(table.state).includes(job.seat))
    if (!isAwaited) return undefined
    const isHere = presence.isHere(sitter.person)
    let wait = 0
    for (const channel of await channelsFor(rooms, sitter.person)) {
      const wishes = await wishesAt(rooms, registered, job.seat, channel)
      if (wishes.when === 'never' || (wishes.when === 'away' && isHere)) continue
      const quiet = quietFor(wishes, now())
      if (quiet > 0) wait = Math.max(wait, quiet)
      else if (!(await deliver(rooms, registered, job, channel))) wait = Math.max(wait, AGAIN_MS)
    }
    return wait > 0 ? { againAfter: wait } : undefined
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
