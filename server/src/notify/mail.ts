import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { ChannelRow } from '../store/schema.ts'
import type { Rooms } from '../tables/rooms.ts'
import { type Delivery, type Letter, post } from './post.ts'
import { pushLetter } from './push.ts'
import { type Notice, webhookLetter } from './webhook.ts'

type Row = Selectable<ChannelRow>

const MOST_FAILURES = 20

/** Tells somebody by one of their channels, and keeps whether it arrived. A channel that is gone is removed. */
export async function tell(rooms: Rooms, channel: Row, notice: Notice, number: string): Promise<Delivery> {
  const { db, settings, now } = rooms
  const delivery = await post(letterFor(rooms, channel, notice, number), { inside: settings.inside })
  rooms.metrics.told(delivery.arrived)
  const failures = delivery.arrived ? 0 : channel.failures + 1
  const isGone = !delivery.arrived && (delivery.why === 'gone' || failures >= MOST_FAILURES)
  if (isGone && channel.kind === 'push') {
    await db.deleteFrom('channels').where('num', '=', channel.num).execute()
    return delivery
  }
  const set = {
    failures,
    last_time: now(),
    last_arrived: delivery.arrived ? 1 : 0,
    last_why: delivery.arrived ? null : delivery.why,
  }
  await db.updateTable('channels').set(set).where('num', '=', channel.num).execute()
  return delivery
}

function letterFor({ mail, now }: Rooms, { kind, address, keys }: Row, notice: Notice, number: string): Letter {
  if (kind !== 'push') return webhookLetter(address, notice, number, secretOf(mail.webhooks, address))
  const topic = createHmac('sha256', mail.webhooks)
    .update(notice.link ?? '')
    .digest('base64url')
    .slice(0, 32)
  const subscription = { address, keys: JSON.parse(keys ?? '{}') }
  return pushLetter(subscription, JSON.stringify({ ...notice, id: number }), topic, mail.push, mail.contact, now())
}

/** By which a receiver knows that it is us: each address has its own. */
export const secretOf = (webhooks: Buffer, address: string): string =>
  createHmac('sha256', webhooks).update(address).digest('hex')
