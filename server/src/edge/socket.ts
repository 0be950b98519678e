import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Session } from '../identity/sessions.ts'
import type { Line } from '../news/lines.ts'
import { isOfOurRelease, RELOAD } from '../news/release.ts'
import { catchUp } from '../news/telling.ts'
import type { Rooms } from '../tables/rooms.ts'
import { converse } from './conversation.ts'
import { writeText } from './frames.ts'
import type { Gate } from './gate.ts'

const SOCKET_PATH = '/socket'

const LONGEST_FRAME = 16_384
const SLOW_BYTES = 256 * 1024
const CUT_BYTES = 1024 * 1024
const LONGEST_SLOW_S = 30
/** Every socket is called once in so many seconds, and each second the same part of them. */
const ROUNDS = 30
const PATIENCE_MS = 3000
const STEP_MS = 10

/** The code with which a server that stops closes a socket: come again. */
const CLOSE_AGAIN = 1012

export interface Sockets {
  /** Finishes what is under way, then closes all, for good: whoever comes back finds another server, or this one when it has started again. */
  stop(): Promise<void>
}

/** A socket, and what is known of it. */
interface Open {
  readonly socket: WebSocket
  readonly line: Line
  isAlive: boolean
  /** Since so many seconds its reader does not keep up. */
  slow: number
  /** Whether a message is being answered. */
  readonly isBusy: () => boolean
}

/** Takes sockets on a server. Origin and session are asked for before anything is agreed. */
export function takeSockets(server: Server, rooms: Rooms, gate: Gate): Sockets {
  const taker = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FRAME, perMessageDeflate: false })
  const rounds: Set<Open>[] = Array.from({ length: ROUNDS }, () => new Set())
  const slow = new Set<Open>()
  let isStopped = false
  let count = 0

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string): void => void stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuse('404 Not Found')
    if (!gate.isOurs(request.headers)) return refuse('403 Forbidden')
    if (isStopped || rooms.lines.size >= rooms.settings.sockets) return refuse('503 Service Unavailable')
    if (!gate.mayCome(gate.addressOf(request))) return refuse('429 Too Many Requests')
    const session = await rooms.sessions.known(request.headers.cookie)
    if (!session) return refuse('401 Unauthorized')
    taker.handleUpgrade(request, stream, head, (socket) => {
      begin(socket, stream, session)
      if (!isOfOurRelease(request.url ?? '')) socket.send(RELOAD)
    })
  }

  function begin(socket: WebSocket, stream: Duplex, session: Session): void {
    const line = lineOf(socket, stream, session, () => slow.add(open))
    const open: Open = { socket, line, isAlive: true, slow: 0, isBusy: converse(rooms, gate, line, socket) }
    const round = rounds[count++ % ROUNDS].add(open)
    for (const sign of ['message', 'pong'])
      socket.on(sign, () => {
        open.isAlive = true
      })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      round.delete(open)
      slow.delete(open)
      rooms.lines.remove(open.line)
      rooms.presence.changed(session.person.num)
    })
    rooms.lines.add(open.line)
    rooms.presence.changed(session.person.num)
  }

  let second = 0
  const beat = setInterval(() => {
    for (const open of rounds[second++ % ROUNDS]) {
      if (!open.isAlive) open.socket.terminate()
      open.isAlive = false
      open.socket.ping()
    }
    for (const open of slow) waitFor(open)
  }, 1000)
  beat.unref()

  /** Who has read what was sent gets the rest; who does not read is cut off. */
  function waitFor(open: Open): void {
    if (open.socket.bufferedAmount > SLOW_BYTES) {
      if (++open.slow > LONGEST_SLOW_S) open.socket.terminate()
      return
    }
    open.slow = 0
    slow.delete(open)
    catchUp(rooms, open.line)
  }

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch(() => stream.destroy())
  })

  return {
    async stop() {
      isStopped = true
      clearInterval(beat)
      await patience(() => rounds.some((round) => [...round].some(({ isBusy }) => isBusy())))
      for (const line of rooms.lines.all()) line.close(CLOSE_AGAIN)
    },
  }
}

/** Waits a little for what is under way. */
async function patience(isBusy: () => boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && isBusy(); waited += STEP_MS)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
}

function lineOf(socket: WebSocket, stream: Duplex, session: Session, onSlow: () => void): Line {
  return {
    session,
    isInLobby: false,
    attending: new Map(),
    afterwards: [],
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (stream.writableLength > CUT_BYTES) socket.terminate()
      else writeText(stream, text)
    },
    isSlow() {
      const isSlow = stream.writableLength > SLOW_BYTES
      if (isSlow) onSlow()
      return isSlow
    },
    close: (code) => socket.close(code),
  }
}
