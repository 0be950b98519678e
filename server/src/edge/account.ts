import { Refused, refused } from '@acheron/core'
import { refusalOf } from '@acheron/host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personOfCode } from '../identity/devices.ts'
import { erasePerson, gamesOf } from '../identity/erase.ts'
import { meOf } from '../identity/guests.ts'
import { addPasskey, beginPasskey, challengePasskey, personOfPasskey, siteOf } from '../identity/passkeys.ts'
import type { Session } from '../identity/sessions.ts'
import { printAnswer, printRefusal } from '../tables/desk.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Gate } from './gate.ts'

/** What sets or forgets the cookie, or is for the browser itself: devices, passkeys, one's games, farewell. */
export function answerAccount(app: FastifyInstance, rooms: Rooms, gate: Gate): void {
  const site = (request: FastifyRequest) =>
    siteOf(rooms.settings.url?.origin ?? request.headers.origin ?? `http://${request.headers.host}`)

  const routes: Readonly<
    Record<string, (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<object>>
  > = {
    device: async (_session, request, reply) => enter(await personOfCode(rooms, bodyOf(request).code), reply),
    'passkeys/begin': (session, request) => beginPasskey(rooms, session, site(request)),
    async 'passkeys/add'(session, request) {
      await addPasskey(rooms, session, site(request), bodyOf(request).response)
      return meOf(rooms, { session })
    },
    'passkeys/challenge': (_session, request) => challengePasskey(rooms, site(request)),
    'passkeys/enter': async (_session, request, reply) =>
      enter(await personOfPasskey(rooms, site(request), bodyOf(request).response), reply),
    async 'me/erase'(session, _request, reply) {
      await erasePerson(rooms, session.person.num)
      reply.header('Set-Cookie', rooms.sessions.farewell)
      return {}
    },
  }

  /** This browser is somebody's from now on. */
  async function enter(person: number, reply: FastifyReply): Promise<object> {
    const { session, header } = await rooms.sessions.beginAs(person)
    reply.header('Set-Cookie', header)
    return meOf(rooms, { session })
  }

  for (const [path, act] of Object.entries(routes))
    app.post(`/api/${path}`, (request, reply) =>
      guarded(request, reply, async (session) => printAnswer('', await act(session, request, reply))),
    )

  app.get('/api/me/games', (request, reply) =>
    guarded(request, reply, async (session) => {
      reply.header('Content-Disposition', 'attachment; filename="acheron-games.json"')
      return JSON.stringify(await gamesOf(rooms, session), undefined, 1)
    }),
  )

  async function guarded(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (session: Session) => Promise<string>,
  ): Promise<FastifyReply> {
    const say = (status: number, text: string): FastifyReply =>
      reply.code(status).header('Content-Type', 'application/json').header('Cache-Control', 'no-store').send(text)
    const refuse = (status: number, code: 'foreign' | 'too-fast' | 'no-session'): FastifyReply =>
      say(status, printRefusal('', refusalOf(refused(code, {}))))
    if (!gate.isOurs(request.headers)) return refuse(403, 'foreign')
    if (!gate.mayCome(gate.addressOf(request.raw))) return refuse(429, 'too-fast')
    const session = await rooms.sessions.known(request.headers.cookie)
    if (!session) return refuse(401, 'no-session')
    if (!gate.maySay(session.key)) return refuse(429, 'too-fast')
    try {
      return await say(200, await act(session))
    } catch (error) {
      if (error instanceof Refused) return say(200, printRefusal('', refusalOf(error)))
      rooms.log.error({ error }, 'an account could not be changed')
      return say(500, printRefusal('', refusalOf(refused('failed', {}))))
    }
  }
}

/** What was sent, if it is an object; what is in it is looked at by whoever needs it. */
function bodyOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
