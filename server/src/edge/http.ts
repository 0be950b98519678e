import { refused } from '@acheron/core'
import { refusalOf } from '@acheron/host'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../identity/sessions.ts'
import { answer, printRefusal, readEnvelope } from '../tables/desk.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Gate } from './gate.ts'
import { type Wanted, waitForNews } from './waiting.ts'

/** A record may come with a new table; of everything else a note is the longest. */
const LONGEST_BODY = 16_500_000
const LONGEST_USUAL = 131_072

/**
 * The same messages by plain HTTP, for whoever has no socket: `POST /api/session` makes a guest, `POST /api/ask` asks, and
 * `GET /api/attend` waits for news. `GET /api/signers` says by which keys this server has ever signed records.
 */
export function answerHttp(app: FastifyInstance, rooms: Rooms, gate: Gate): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: LONGEST_BODY }, (_request, text, done) =>
    done(null, text),
  )

  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) rooms.log.error({ error }, 'a request could not be answered')
    if (status === 413) return refuse(reply, 413, 'too-long')
    return status < 500 ? refuse(reply, status, 'no-envelope') : refuse(reply, 500, 'failed')
  })

  app.post('/api/session', async (request, reply) => {
    const address = gate.addressOf(request.raw)
    if (!gate.isOurs(request.headers)) return refuse(reply, 403, 'foreign')
    if (!gate.mayCome(address)) return refuse(reply, 429, 'too-fast')
    let session = await rooms.sessions.known(request.headers.cookie)
    if (!session) {
      if (!gate.mayBegin(address)) return refuse(reply, 429, 'too-fast')
      const begun = await rooms.sessions.begin()
      reply.header('Set-Cookie', begun.header)
      session = begun.session
    }
    return say(reply, 200, await answer(rooms, { session }, { id: 'me', said: { do: 'me' } }))
  })

  app.post('/api/ask', async (request, reply) => {
    const session = await sessionOf(request, reply)
    if (!session) return reply
    const text = typeof request.body === 'string' ? request.body : ''
    const envelope = readEnvelope(text)
    if (!envelope) return refuse(reply, 400, 'no-envelope')
    const isLarge = text.length > LONGEST_USUAL && !('do' in envelope.said && envelope.said.do === 'found')
    if (isLarge) return refuse(reply, 413, 'too-long')
    return say(reply, 200, await answer(rooms, { session }, envelope))
  })

  app.get('/api/signers', async (request, reply) => {
    if (!gate.mayCome(gate.addressOf(request.raw))) return refuse(reply, 429, 'too-fast')
    return say(reply, 200, JSON.stringify({ keys: await rooms.signer.keys() }))
  })

  app.get('/api/attend', async (request, reply) => {
    const session = await sessionOf(request, reply)
    if (!session) return reply
    const wanted = readWanted(request.query)
    if (!wanted) return refuse(reply, 400, 'no-envelope')
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    const told = await waitForNews(rooms, session, wanted, gone.signal)
    return say(reply, 200, `[${told.join(',')}]`)
  })

  async function sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
    if (!gate.isOurs(request.headers)) return void refuse(reply, 403, 'foreign')
    if (!gate.mayCome(gate.addressOf(request.raw))) return void refuse(reply, 429, 'too-fast')
    const session = await rooms.sessions.known(request.headers.cookie)
    if (!session) return void refuse(reply, 401, 'no-session')
    if (!gate.maySay(session.key)) return void refuse(reply, 429, 'too-fast')
    return session
  }
}

const WHOLE = /^\d{1,15}$/

function readWanted(query: unknown): Wanted | undefined {
  const { table, since = '0', changed, said } = query as Readonly<Record<string, unknown>>
  const whole = (text: unknown): number | undefined =>
    typeof text === 'string' && WHOLE.test(text) ? Number(text) : undefined
  if (typeof table !== 'string' || table.length > 64) return undefined
  return { table, since: whole(since) ?? 0, changed: whole(changed), said: whole(said) }
}

type Wrong = 'failed' | 'foreign' | 'too-fast' | 'no-session' | 'no-envelope' | 'too-long'

const refuse = (reply: FastifyReply, status: number, code: Wrong): FastifyReply =>
  say(reply, status, printRefusal('', refusalOf(refused(code, {}))))

const say = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('Content-Type', 'application/json').header('Cache-Control', 'no-store').send(text)
