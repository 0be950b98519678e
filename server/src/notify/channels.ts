import { refused } from '@acheron/core'
import type { Channel, Wishes } from '@acheron/host/online'
import type { Selectable } from 'kysely'
import { tablesUnderWay } from '../identity/guests.ts'
import type { ChannelRow } from '../store/schema.ts'
import { seatAt } from '../tables/register.ts'
import type { Caller, OnlineAnswering, Rooms } from '../tables/rooms.ts'
import { secretOf, tell } from './mail.ts'
import { readAddress } from './post.ts'
import { isZone } from './quiet.ts'

const MOST_CHANNELS = 10

/** How people want to be told of their turn. */
export const CHANNELS: OnlineAnswering<
  'channels' | 'add-channel' | 'change-channel' | 'try-channel' | 'drop-channel' | 'table-wishes'
> = {
  async channels(rooms, caller) {
    return { channels: (await channelsOf(rooms, caller)).map((row) => shown(rooms, row)) }
  },

  async 'add-channel'(rooms, caller, { kind, address, keys, wishes }) {
    const { db, settings } = rooms
    if (!readAddress(address, { inside: settings.inside })) throw refused('no-address', {})
    if (kind === 'push' && !keys) throw refused('message-missing', { field: 'keys' })
    const known = await channelsOf(rooms, caller)
    const same = known.find((each) => each.kind === kind && each.address === address)
    if (!same && known.length >= MOST_CHANNELS) throw refused('channels-full', { most: MOST_CHANNELS })
    const fields = { keys: keys ? JSON.stringify(keys) : null, wishes: JSON.stringify(readWishes(wishes)), failures: 0 }
    const person = caller.session.person.num
    const row = same
      ? await db
          .updateTable('channels')
          .set(fields)
          .where('num', '=', same.num)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('channels')
          .values({ person, kind, address, ...fields })
          .returningAll()
          .executeTakeFirstOrThrow()
    for (const id of await tablesUnderWay(rooms, person)) rooms.register.forget(id)
    return shown(rooms, row)
  },

  async 'change-channel'(rooms, caller, { channel, wishes }) {
    const { num } = await channelCalled(rooms, caller, channel)
    const set = { wishes: JSON.stringify(readWishes(wishes)) }
    return shown(
      rooms,
      await rooms.db.updateTable('channels').set(set).where('num', '=', num).returningAll().executeTakeFirstOrThrow(),
    )
  },

  async 'try-channel'(rooms, caller, { channel }) {
    const row = await channelCalled(rooms, caller, channel)
    await tell(rooms, row, { kind: 'test', game: '', time: rooms.now() }, `test-${rooms.now()}`)
    return shown(rooms, await channelCalled(rooms, caller, channel))
  },

  async 'drop-channel'(rooms, caller, { channel }) {
    const { num } = await channelCalled(rooms, caller, channel)
    await rooms.db.deleteFrom('deliveries').where('channel', '=', num).execute()
    await rooms.db.deleteFrom('channels').where('num', '=', num).execute()
    return {}
  },

  async 'table-wishes'({ db, register }, { session }, { table, when }) {
    const registered = await register.of(table)
    const seat = seatAt(registered, session.person.num)
    if (seat === undefined) throw refused('other-seat', {})
    await db
      .updateTable('seats')
      .set({ wishes: when ?? null })
      .where('tbl', '=', registered.num)
      .where('seat', '=', seat)
      .execute()
    register.forget(table)
    return {}
  },
}

function readWishes(wishes: Wishes): Wishes {
  if (wishes.quiet && !isZone(wishes.quiet.zone)) throw refused('no-zone', { zone: wishes.quiet.zone })
  return wishes
}

type Row = Selectable<ChannelRow>

const channelsOf = ({ db }: Rooms, { session }: Caller): Promise<Row[]> =>
  db.selectFrom('channels').selectAll().where('person', '=', session.person.num).orderBy('num').execute()

async function channelCalled(rooms: Rooms, caller: Caller, channel: number): Promise<Row> {
  const found = (await channelsOf(rooms, caller)).find(({ num }) => num === channel)
  if (found) return found
  throw refused('no-channel', {})
}

/** A channel as its owner sees it. The address is as good as a key: only where it leads is shown. */
function shown(
  { mail }: Rooms,
  { num, kind, address, wishes, last_time: time, last_arrived: arrived, last_why: why }: Row,
): Channel {
  return {
    channel: num,
    kind: kind === 'push' ? 'push' : 'webhook',
    about: new URL(address).host,
    wishes: JSON.parse(wishes),
    ...(kind === 'webhook' && { secret: secretOf(mail.webhooks, address) }),
    ...(time !== null && { last: { time, arrived: arrived === 1, ...(why && { why }) } }),
  }
}
