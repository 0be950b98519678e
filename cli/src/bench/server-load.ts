import { once } from 'node:events'
import { type Chance, seededChance } from '@acheron/core'
import type { FromServer } from '@acheron/host/online'
import { WebSocket } from 'ws'
import type { Recorded } from './reporting.ts'
import type { ServerPlan } from './server.ts'
import { moveOf, newCookie, openSocket, type Table } from './tables.ts'

/** What was done in a while. */
export interface Load {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from each move to its answer. */
  readonly waits: readonly number[]
}

export const isAnswer = (said: FromServer): boolean => 're' in said && said.re === 'm'

const MOST_RECORDED = 2000

export async function idleSockets(url: string, count: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  const cookie = await newCookie(url)
  for (let i = 0; i < count; i++) sockets.push(await openSocket(url, cookie))
  return sockets
}

/** Everybody who is asked moves at once, any legal move. What the server sends is read, and recorded for the relay. */
export async function loadServer(tables: readonly Table[], seconds: number): Promise<Load & { recorded: Recorded }> {
  const waits: number[] = []
  const recorded = { answers: [] as string[], news: [] as string[] }
  const chance = seededChance(0)
  const begin = performance.now()
  let isOver = false
  for (const { id, seats } of tables)
    for (const [player, seat] of seats.entries()) {
      const move = (): void => {
        const { look } = seat
        if (isOver || !look?.question || seat.sent > 0) return
        const moves = look.options?.flatMap((run) => run.moves) ?? []
        seat.sent = performance.now()
        seat.socket.send(moveOf(id, player, look.at, moves[chance.pick(moves.length)]))
      }
      seat.socket.on('message', (data: Buffer) => {
        const text = data.toString()
        const said = JSON.parse(text) as FromServer
        if ('look' in said) {
          seat.look = said.look
          record(isAnswer(said) ? recorded.answers : recorded.news, text, chance)
        }
        if (isAnswer(said)) {
          waits.push(performance.now() - seat.sent)
          seat.sent = 0
        }
        move()
      })
      move()
    }
  await sleep(seconds)
  isOver = true
  return { moves: waits.length, seconds: (performance.now() - begin) / 1000, waits, recorded }
}

/** As many as are enough, from the whole game. */
function record(texts: string[], text: string, chance: Chance): void {
  if (texts.length < MOST_RECORDED) texts.push(text)
  else texts[chance.pick(MOST_RECORDED)] = text
}

export const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The same over a relay, by players who read as much: at each table one after the other sends a move. */
export async function loadRelay(url: string, { tables, seats, seconds }: ServerPlan): Promise<Load> {
  const waits: number[] = []
  const all: WebSocket[] = []
  let isOver = false
  const starts: (() => void)[] = []
  for (let t = 0; t < tables; t++) {
    const chairs: WebSocket[] = []
    for (let s = 0; s < seats; s++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${t}`, { perMessageDeflate: false })
      await once(socket, 'open')
      chairs.push(socket)
    }
    all.push(...chairs)
    let sent = 0
    let turn = 0
    const send = (): void => {
      if (isOver) return
      sent = performance.now()
      chairs[turn].send(moveOf('x'.repeat(22), turn, 100, 100))
    }
    for (const chair of chairs)
      chair.on('message', (data: Buffer) => {
        if (!isAnswer(JSON.parse(data.toString()) as FromServer)) return
        waits.push(performance.now() - sent)
        turn = (turn + 1) % seats
        send()
      })
    starts.push(send)
  }
  const begin = performance.now()
  for (const start of starts) start()
  await sleep(seconds)
  isOver = true
  const load = { moves: waits.length, seconds: (performance.now() - begin) / 1000, waits }
  for (const socket of all) socket.terminate()
  return load
}
