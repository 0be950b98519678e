import { timingSafeEqual } from 'node:crypto'
import { Refused, refused } from '@acheron/core'
import { readBy, refusalOf } from '@acheron/host'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { tellSitters, tellTable } from '../tables/describing.ts'
import type { Rooms } from '../tables/rooms.ts'

const person = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31))
const most = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 50)
const name = v.optional(v.pipe(v.string(), v.maxLength(40)), '')

/** What whoever runs the server may ask. */
const ORDER = v.variant('do', [
  v.strictObject({ do: v.literal('tables'), most }),
  v.strictObject({ do: v.literal('people'), most, name }),
  v.strictObject({ do: v.literal('ban'), person }),
  v.strictObject({ do: v.literal('unban'), person }),
  v.strictObject({ do: v.literal('end'), table: v.pipe(v.string(), v.maxLength(64)) }),
])
type Order = v.InferOutput<typeof ORDER>
type OrderOf<K extends Order['do']> = Extract<Order, { do: K }>

/** The code with which a socket of somebody who was sent away is closed. */
const SENT_AWAY = 4003

/** Orders of whoever has the server's secret: `acheron admin` sends them to a server that runs. */
export function answerAdmin(app: FastifyInstance, rooms: Rooms, key: Buffer): void {
  const owed = Buffer.from(`Bearer ${key.toString('hex')}`)
  const isKnown = (said = ''): boolean => {
    const given = Buffer.from(said)
    return given.length === owed.length && timingSafeEqual(given, owed)
  }
  app.post('/api/admin', async (request, reply) => {
    reply.type('application/json').header('Cache-Control', 'no-store')
    if (!isKnown(request.headers.authorization)) return reply.code(404).send('{}')
    try {
      const order = readBy(ORDER, JSON.parse(String(request.body)))
      const act = ORDERS[order.do] as (rooms: Rooms, order: Order) => Promise<object>
      return await reply.send(JSON.stringify({ ok: true, answer: await act(rooms, order) }))
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof SyntaxError)) throw error
      const why = error instanceof Refused ? error : refused('not-json', { line: 1, why: error.message })
      return reply.code(400).send(JSON.stringify({ ok: false, refusal: refusalOf(why) }))
    }
  })
}

const ORDERS: { readonly [K in Order['do']]: (rooms: Rooms, order: OrderOf<K>) => Promise<object> } = {
  async tables({ db }, { most: limit }) {
    const tables = await db
      .selectFrom('tables')
      .leftJoin('heads', 'heads.tbl', 'tables.num')
      .select(['tables.id as table', 'game', 'phase', 'made', 'heads.n as entries', 'heads.changed', 'heads.result'])
      .where('removed', '=', 0)
      .orderBy('tables.num', 'desc')
      .limit(limit)
      .execute()
    return { tables }
  },

  async people({ db, presence }, { most: limit, name: part }) {
    const people = await db
      .selectFrom('persons')
      .select(['num as person', 'name', 'made', 'banned'])
      .where('name', 'like', `%${part.replaceAll('%', '')}%`)
      .orderBy('num', 'desc')
      .limit(limit)
      .execute()
    return { people: people.map((each) => ({ ...each, here: presence.isHere(each.person) })) }
  },

  async ban(rooms, { person: num }) {
    await mark(rooms, num, rooms.now())
    for (const line of rooms.lines.of(num)) line.close(SENT_AWAY)
    return {}
  },

  async unban(rooms, { person: num }) {
    await mark(rooms, num, null)
    return {}
  },

  async end(rooms, { table: id }) {
    const registered = await rooms.register.of(id)
    const { num, phase, setting } = registered
    if (phase === 'over') throw refused('over', {})
    await rooms.db
      .updateTable('tables')
      .set({ phase: 'over', ending: JSON.stringify({ kind: 'closed' }), changed: rooms.now() })
      .where('num', '=', num)
      .execute()
    rooms.register.forget(id)
    await tellTable(rooms, id)
    tellSitters(rooms, registered)
    if (setting.listed) rooms.lines.tellLobby()
    return {}
  },
}

async function mark({ db, sessions }: Rooms, num: number, banned: number | null): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('persons').set({ banned }).where('num', '=', num).executeTakeFirst()
  if (numUpdatedRows === 0n) throw refused('no-person', { person: num })
  sessions.forget(num)
}

const EVERY_MS = 30_000

/** Whoever was sent away by another process loses their sockets here too. Returns how to stop that. */
export function sweepBanned({ db, lines, sessions }: Rooms): () => void {
  const sweep = async (): Promise<void> => {
    const banned = await db.selectFrom('persons').select('num').where('banned', 'is not', null).execute()
    for (const { num } of banned) {
      sessions.forget(num)
      for (const line of lines.of(num)) line.close(SENT_AWAY)
    }
  }
  const timer = setInterval(() => void sweep().catch(() => undefined), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
