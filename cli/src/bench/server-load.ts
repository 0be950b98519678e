import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { seededChance } from '@acheron/core'
import type { Look, News } from '@acheron/host'
import type { FromServer } from '@acheron/host/online'
import { WebSocket } from 'ws'
import type { ServerPlan } from './server.ts'

/** What was done in a while. */
export interface Load {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from each move to its answer. */
  readonly waits: readonly number[]
}

export interface Table {
  readonly id: string
  readonly seats: readonly Seat[]
}

export interface Seat {
  readonly socket: WebSocket
  /** How long the news were, for the relay. */
  readonly lengths: number[]
  look: Look | undefined
  /** When the move under way was sent. */
  sent: number
  message: string
}

const GAME = 'ticket-to-ride'
const SALT = 'bench'
const SALT_HASH = createHash('sha256').update(SALT).digest('hex')
const SETTING = { clock: { kind: 'none' }, talk: 'none', delay: 0, listed: false, caretaker: 'random' }
const MOST_LENGTHS = 64
const AT_ONCE = 10

export async function newTables(url: string, { tables, seats }: ServerPlan): Promise<Table[]> {
  const made: Table[] = []
  for (let i = 0; i < tables; i += AT_ONCE)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - i) }, () => newTable(url, seats)))))
  return made
}

async function newTable(url: string, count: number): Promise<Table> {
  const cookies = await Promise.all(Array.from({ length: count }, () => newCookie(url)))
  const chairs = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
  const { table } = await ask<{ table: string }>(url, cookies[0], {
    do: 'found',
    game: GAME,
    chairs,
    setting: SETTING,
    saltHash: SALT_HASH,
  })
  for (let seat = 1; seat < count; seat++)
    await ask(url, cookies[seat], { do: 'sit', table, seat, saltHash: SALT_HASH })
  for (const cookie of cookies) await ask(url, cookie, { do: 'salt', table, salt: SALT })
  return { id: table, seats: await Promise.all(cookies.map((cookie) => sit(url, cookie, table))) }
}

async function sit(url: string, cookie: string, table: string): Promise<Seat> {
  const socket = await openSocket(url, cookie)
  const seat: Seat = { socket, lengths: [], look: undefined, sent: 0, message: '' }
  socket.send(JSON.stringify({ id: 'attend', do: 'attend', table }))
  const [data] = (await once(socket, 'message')) as [Buffer]
  const said = JSON.parse(data.toString()) as { answer: { news: News } }
  seat.look = said.answer.news.look
  return seat
}

async function newCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: { Origin: url } })
  return (response.headers.get('set-cookie') ?? '').split(';')[0]
}

async function ask<T>(url: string, cookie: string, message: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: url }
  const body = JSON.stringify({ id: 'x', ...message })
  const response = await fetch(`${url}/api/ask`, { method: 'POST', headers, body })
  const said = (await response.json()) as { ok: boolean; answer: T }
  if (!said.ok) throw new Error(`the server refused: ${JSON.stringify(said)}`)
  return said.answer
}

async function openSocket(url: string, cookie: string): Promise<WebSocket> {
  const headers = { Cookie: cookie, Origin: url }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

export async function idleSockets(url: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  const cookie = await newCookie(url)
  for (let i = 0; i < count; i++) sockets.push(await openSocket(url, cookie))
  return sockets
}

/** Everybody who is asked moves at once, any legal move. */
export async function loadServer(tables: readonly Table[], seconds: number): Promise<Load> {
  const waits: number[] = []
  const chance = seededChance(0)
  const begin = performance.now()
  let isOver = false
  for (const { id, seats } of tables)
    for (const [player, seat] of seats.entries()) {
      const move = (): void => {
        const { look } = seat
        if (isOver || !look?.question || seat.sent > 0) return
        const moves = look.options?.flatMap((run) => run.moves) ?? []
        const chosen = moves[chance.pick(moves.length)]
        seat.sent = performance.now()
        seat.message = JSON.stringify({ id: 'm', do: 'play', table: id, seat: player, at: look.at, moves: [chosen] })
        seat.socket.send(seat.message)
      }
      seat.socket.on('message', (data: Buffer) => {
        const text = data.toString()
        const said = JSON.parse(text) as FromServer
        if ('push' in said && said.push === 'news') {
          seat.look = said.look
          if (seat.lengths.length < MOST_LENGTHS) seat.lengths.push(text.length)
        }
        if ('re' in said && said.re === 'm') {
          waits.push(performance.now() - seat.sent)
          seat.sent = 0
        }
        move()
      })
      move()
    }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isOver = true
  return { moves: waits.length, seconds: (performance.now() - begin) / 1000, waits }
}

/** The same over a relay: at each table one after the other sends a move of the same length. */
export async function loadRelay(
  url: string,
  { tables, seats, seconds }: ServerPlan,
  lengths: readonly number[],
): Promise<Load> {
  const waits: number[] = []
  const all: WebSocket[] = []
  const message = JSON.stringify({ id: 'm', do: 'play', table: 'x'.repeat(22), seat: 1, at: 100, moves: [100] })
  let isOver = false
  const starts: (() => void)[] = []
  for (let t = 0; t < tables; t++) {
    const chairs: WebSocket[] = []
    for (let s = 0; s < seats; s++) {
      const own = Array.from({ length: 16 }, (_, i) => Math.round(lengths[(t * 31 + s * 7 + i) % lengths.length]))
      const socket = new WebSocket(`${url.replace('http', 'ws')}/?table=${t}&lengths=${own.join()}`, {
        perMessageDeflate: false,
      })
      await once(socket, 'open')
      chairs.push(socket)
    }
    all.push(...chairs)
    let sent = 0
    let turn = 0
    const send = (): void => {
      if (isOver) return
      sent = performance.now()
      chairs[turn].send(message)
    }
    for (const chair of chairs)
      chair.on('message', (data: Buffer) => {
        if (!data.toString().startsWith('{"re":"m"}')) return
        waits.push(performance.now() - sent)
        turn = (turn + 1) % seats
        send()
      })
    starts.push(send)
  }
  const begin = performance.now()
  for (const start of starts) start()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  isOver = true
  const load = { moves: waits.length, seconds: (performance.now() - begin) / 1000, waits }
  for (const socket of all) socket.terminate()
  return load
}
