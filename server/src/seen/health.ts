import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Gate } from '../edge/gate.ts'
import { trustOf } from '../edge/proxies.ts'
import type { Rooms } from '../tables/rooms.ts'
import type { Metrics } from './metrics.ts'

const PATIENCE_MS = 2000

/** Whether the process lives, whether it can serve, and what it counts: for whoever runs it. */
export function answerWatchers(app: FastifyInstance, rooms: Rooms, gate: Gate, metrics: Metrics): void {
  const isWatcher = trustOf(rooms.settings.watchers)

  app.get('/health', async (_request, reply) => reply.type('text/plain').send('alive\n'))

  app.get('/ready', async (_request, reply) => {
    const isReady = await isAnswering(rooms)
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready\n' : 'the database does not answer\n')
  })

  app.get('/metrics', async (request, reply) => {
    if (!isWatcher(gate.addressOf(request.raw))) return reply.code(404).type('text/plain').send('not found\n')
    return reply.type(metrics.type).send(await metrics.text())
  })
}

async function isAnswering({ db }: Rooms): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const tired = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref()
  })
  return Promise.race([asked, tired])
}
