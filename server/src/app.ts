import { randomBytes } from 'node:crypto'
import { GAMES, type Listing } from '@acheron/games'
import { humanPause, isSecret, openHouse } from '@acheron/host'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  fastify as newFastify,
} from 'fastify'
import { newBotPool } from './due/bot-pool.ts'
import { BOTS_DUE, botsOwed, newBots } from './due/bots.ts'
import { clockIsDue, retime } from './due/clock-due.ts'
import { openDue } from './due/due.ts'
import { owingOf } from './due/owing.ts'
import { CLOCK_DUE, timingOf } from './due/timing.ts'
import { answerAccount } from './edge/account.ts'
import { addressOf } from './edge/address.ts'
import { filesOf } from './edge/files.ts'
import { gateOf } from './edge/gate.ts'
import { headersOf } from './edge/guard.ts'
import { answerHttp } from './edge/http.ts'
import { sharedLimits } from './edge/shared-limits.ts'
import { takeSockets } from './edge/socket.ts'
import { cookiesOf } from './identity/cookies.ts'
import { sessionsOf } from './identity/sessions.ts'
import { openFollowing } from './news/following.ts'
import { newLines } from './news/lines.ts'
import { openNews } from './news/open.ts'
import { presenceOf } from './news/presence.ts'
import { askToReload, isOutgrown } from './news/release.ts'
import { sharedLines, sharedPresence } from './news/sharing.ts'
import { spectatorsOf } from './news/spectators.ts'
import { tellAll } from './news/telling.ts'
import { NOTICE_AFTER_MS, NOTIFY, noticesOwed, notifier, oweNotices } from './notify/notify.ts'
import { pushKeyOf } from './notify/push.ts'
import { openSigner } from './prove/signer.ts'
import { answerAdmin, sweepBanned } from './seen/admin.ts'
import { answerWatchers } from './seen/health.ts'
import { printError } from './seen/log.ts'
import { openMetrics } from './seen/metrics.ts'
import type { Settings } from './settings.ts'
import { openDatabase } from './store/database.ts'
import { openSecret } from './store/secret.ts'
import { openStore } from './store/store.ts'
import { afterEntry, tablesOfPersons, tellElsewhere, tellPresence } from './tables/after.ts'
import { healBeginning } from './tables/gathering.ts'
import { registerOf } from './tables/register.ts'
import type { Rooms } from './tables/rooms.ts'
import { sharedRegister } from './tables/shared-register.ts'
import { hearTalk } from './tables/talk.ts'

/** A server that has not begun to listen. */
export interface App {
  readonly fastify: FastifyInstance
  readonly rooms: Rooms
  /** Ends what is under way and closes everything. */
  close(): Promise<void>
}

const TABLE_ID_BYTES = 16
const LINGER_MS = 15_000
const TALK_RATE = { perSecond: 0.5, atOnce: 10 }
/** Beside those that somebody attends. */
const MOST_OPEN_TABLES = 1000

/** What may be another than usual, for tests. */
export interface AppParts {
  readonly settings: Settings
  /** The folder with the built page. */
  readonly pages: string
  readonly games?: readonly Listing[]
  readonly now?: () => number
  readonly pause?: () => Promise<void>
  /** Milliseconds after which somebody is told of their turn. */
  readonly noticeAfter?: number
  /** How long somebody whose last page was closed counts as there. */
  readonly lingerMs?: number
}

/** Everything that a server is made of, in order. The only file that knows it all. */
export async function openApp(given: AppParts): Promise<App> {
  const { settings, pages, now = Date.now, pause = humanPause, lingerMs = LINGER_MS } = given
  const { noticeAfter = NOTICE_AFTER_MS, games = GAMES } = given
  const isSecure = settings.url?.protocol === 'https:'
  const files = filesOf(pages)
  const fastify = newFastify({
    logger: { level: settings.log, stream: process.stderr, serializers: { error: printError } },
    // A line with a path would tell the links of tables.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: 30_000,
    keepAliveTimeout: 5000,
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => void sendFile(request, reply),
  })
  const sendFile = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { method, headers: asked, raw } = request
    const { status, headers, body } = files.answer({ method, url: raw.url ?? '/', headers: asked })
    return reply.code(status).headers(headers).send(body)
  }
  const database = await openDatabase({ folder: settings.folder, databaseUrl: settings.database })
  const secret = openSecret({ folder: settings.folder, secret: settings.secret })
  const news = openNews(settings.redis, database, secret)
  const limits = sharedLimits(news, now)
  const following = openFollowing({
    news,
    store: () => store,
    missed: () => register.forgetAll(),
    failed: (id, error) => isOutgrown(error) && askToReload(lines, id),
  })
  const signer = await openSigner(database, secret)
  const holder = { name: randomBytes(8).toString('hex'), leaseMs: 3000 }
  const register = sharedRegister(registerOf(database.db), news, (id) => {
    tellElsewhere(rooms, id).catch((error) => rooms.log.error({ error }, 'a change elsewhere could not be told'))
  })
  const kept = openStore({
    database,
    secret,
    holder,
    owing(id, entry, head) {
      const known = register.known(id)
      const inside = owingOf(botsOwed(known, head), timing.owing(known, entry, head))
      return isSecret(entry) ? inside : owingOf(inside, noticesOwed(known, head, noticeAfter))
    },
    kept(id, number, entry, owing) {
      metrics.kept(entry.kind)
      following.kept(id, number, entry)
      due.begin(id, number + 1, owing)
    },
  })
  const timing = timingOf(database.db, kept, register, now)
  const { store } = timing
  const lines = sharedLines(newLines(), news)
  const pool = newBotPool(settings.threads, settings.budget)
  const house = openHouse({
    store,
    games,
    now,
    newId: () => randomBytes(TABLE_ID_BYTES).toString('base64url'),
    pause,
    changed(id, entry, open, isOwn) {
      tellAll(lines, id, open)
      spectators.kept(id, open.table.end.number - 1, entry)
      afterEntry(rooms, id, entry, open, isOwn)
    },
    opening: following.opening,
    putAway: following.putAway,
    isWanted: (id) => !lines.at(id)[Symbol.iterator]().next().done,
    mostOpen: MOST_OPEN_TABLES,
  })
  const metrics = openMetrics({
    sockets: () => lines.size,
    dueUnderWay: () => due.underWay(),
    botsThinking: () => pool.underWay(),
  })
  const push = pushKeyOf(secret.derive('push'))
  const spectators = spectatorsOf({ house, store: () => store, lines, now })
  const tablesOf = tablesOfPersons(database.db)
  const tellHere = (person: number): void => presence.tell(person)
  const presence = sharedPresence(presenceOf({ lines, lingerMs, tell: tellHere }), news, holder.name, (person) => {
    void tellPresence(rooms, tablesOf, person)
  })
  const rooms: Rooms = {
    settings,
    games,
    db: database.db,
    house,
    sessions: sessionsOf(database.db, cookiesOf(secret.derive('cookies'), isSecure), now),
    register,
    store,
    signer,
    news,
    timing,
    spectators,
    talking: limits.bucketsFor('talk', TALK_RATE),
    retime: (id) => retime(rooms, due, id),
    remind: (id) => oweNotices(rooms, due, id, noticeAfter),
    lines,
    presence,
    keys: { push: push.publicKey, sign: signer.key },
    mail: {
      push,
      webhooks: secret.derive('webhooks'),
      get contact() {
        return addressOf(settings, fastify.server)
      },
    },
    metrics,
    log: fastify.log,
    pause,
    wakeBots: (id) => bots.wake(id),
    answerFor: (id, seat, bot) => bots.answerFor(id, seat, bot),
    now,
  }
  const bots = newBots(rooms, pool)
  const due = openDue({
    database,
    holder,
    doings: {
      [CLOCK_DUE]: (job) => clockIsDue(rooms, job),
      [BOTS_DUE.kind]: async ({ table }) => {
        await healBeginning(rooms, table)
        await bots.wake(table)
      },
      [NOTIFY]: (job) => notifier(rooms)(job),
    },
    failed: ({ kind }, error) => rooms.log.error({ error, kind }, 'something that was due failed'),
  })
  const gate = gateOf(settings, limits.bucketsFor)
  following.begin(house)
  hearTalk(rooms)

  fastify.addHook('onSend', async (_request, reply) => void reply.headers(headersOf(files.inline(), isSecure)))
  answerHttp(fastify, rooms, gate)
  answerAccount(fastify, rooms, gate)
  answerWatchers(fastify, rooms, gate, metrics)
  answerAdmin(fastify, rooms, secret.derive('admin'))
  fastify.setNotFoundHandler(sendFile)
  const sockets = takeSockets(fastify.server, rooms, gate)
  const stopSweeping = sweepBanned(rooms)

  return {
    fastify,
    rooms,
    async close() {
      stopSweeping()
      await sockets.stop()
      following.stop()
      spectators.stop()
      presence.stop()
      limits.stop()
      await due.stop()
      await news.stop()
      await fastify.close()
      await pool.close()
      await database.close()
    },
  }
}
