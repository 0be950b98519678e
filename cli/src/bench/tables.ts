import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Move, Player } from '@acheron/core'
import type { Look, News } from '@acheron/host'
import { WebSocket } from 'ws'

export interface Table {
  readonly id: string
  readonly seats: readonly Seat[]
}

export interface Seat {
  readonly socket: WebSocket
  look: Look | undefined
  /** When the move under way was sent. */
  sent: number
}

const GAME = 'ticket-to-ride'
const SALT = 'bench'
const SALT_HASH = createHash('sha256').update(SALT).digest('hex')
const SETTING = { clock: { kind: 'none' }, talk: 'none', delay: 0, listed: false, caretaker: 'random' }
const AT_ONCE = 40

/** A move under the id by which its answer is known. */
export const moveOf = (table: string, seat: Player, at: number, move: Move): string =>
  JSON.stringify({ id: 'm', do: 'play', table, seat, at, moves: [move] })

/** By table and seat: the process at which somebody is. */
export type Where = (table: number, seat: number) => string

export interface TablesPlan {
  readonly tables: number
  readonly seats: number
  /** A game to go on with. */
  readonly record?: string
}

export async function newTables(
  where: Where,
  { tables, seats, record }: TablesPlan,
  note?: (made: number) => void,
): Promise<Table[]> {
  const made: Table[] = []
  for (let i = 0; i < tables; i += AT_ONCE) {
    note?.(i)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - i) }, (_, k) =>
          newTable((seat) => where(i + k, seat), seats, record),
        ),
      )),
    )
  }
  return made
}

async function newTable(where: (seat: number) => string, count: number, record?: string): Promise<Table> {
  const cookies = await Promise.all(Array.from({ length: count }, (_, seat) => newCookie(where(seat))))
  const chairs = cookies.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
  const { table } = await ask<{ table: string }>(where(0), cookies[0], {
    do: 'found',
    game: GAME,
    chairs,
    setting: SETTING,
    saltHash: SALT_HASH,
    ...(record !== undefined && { record }),
  })
  for (let seat = 1; seat < count; seat++)
    await ask(where(seat), cookies[seat], { do: 'sit', table, seat, saltHash: SALT_HASH })
  if (record === undefined)
    for (const [seat, cookie] of cookies.entries()) await ask(where(seat), cookie, { do: 'salt', table, salt: SALT })
  return { id: table, seats: await Promise.all(cookies.map((cookie, seat) => sit(where(seat), cookie, table))) }
}

async function sit(url: string, cookie: string, table: string): Promise<Seat> {
  const socket = await openSocket(url, cookie)
  const seat: Seat = { socket, look: undefined, sent: 0 }
  while (!seat.look) {
    // Another process may not know yet that the game has begun: it says so, and is asked again.
    socket.send(JSON.stringify({ id: 'attend', do: 'attend', table }))
    const [data] = (await once(socket, 'message')) as [Buffer]
    const said = JSON.parse(data.toString()) as { look?: Look; answer?: { news?: News } }
    seat.look = said.look ?? said.answer?.news?.look
  }
  return seat
}

export async function newCookie(url: string): Promise<string> {
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

export async function openSocket(url: string, cookie: string): Promise<WebSocket> {
  const headers = { Cookie: cookie, Origin: url }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}
