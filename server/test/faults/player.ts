import { randomUUID } from 'node:crypto'
import type { Look, News } from '@acheron/host'
import type { FromServer } from '@acheron/host/online'
import { WebSocket } from 'ws'

/** What a player received and sent, for the judge. */
export interface Seen {
  readonly table: string
  readonly seat: number
  /** By number: the chapter as it came. */
  readonly chapters: Map<number, Set<string>>
  readonly looks: Map<number, Set<string>>
  /** By number: when the chapter came first. */
  readonly came: Map<number, number>
  /** Rows that were acknowledged, by the number they named. */
  readonly acknowledged: Map<number, number>
  /** What was wrong with what came. */
  readonly faults: string[]
}

export interface Player {
  readonly seen: Seen
  /** Plays until it is told to stop, or the game is over. */
  play(isOver: () => boolean): Promise<void>
  /** Comes once more, to hear what it has missed. */
  catchUp(): Promise<void>
  leave(): void
}

export interface PlayerParts {
  readonly urls: () => string
  readonly cookie: string
  readonly table: string
  readonly seat: number
  readonly random: () => number
}

const PATIENCE_MS = 2500
const LAST_PATIENCE_MS = 60_000
const DOUBLED = 5

/** Somebody at a page: what is not answered is sent again under the same id, over whatever line there is. */
export function newPlayer({ urls, cookie, table, seat, random }: PlayerParts): Player {
  const seen: Seen = {
    table,
    seat,
    chapters: new Map(),
    looks: new Map(),
    came: new Map(),
    acknowledged: new Map(),
    faults: [],
  }
  let look: Look | undefined
  let socket: WebSocket | undefined
  let sent = 0
  const waiting = new Map<string, (said: FromServer | undefined) => void>()

  function note({ chapters, look: seenNow }: News): void {
    for (const chapter of chapters) {
      if (!seen.chapters.has(chapter.at)) seen.came.set(chapter.at, Date.now())
      add(seen.chapters, chapter.at, chapter)
    }
    add(seen.looks, seenNow.at, seenNow)
    if (!look || seenNow.at >= look.at) look = seenNow
  }

  function hear(text: string): void {
    const said = JSON.parse(text) as FromServer
    if ('push' in said && said.push === 'news' && said.table === table) note(said)
    // A newer server has gone on with the table: what this one knows stands still.
    if ('push' in said && said.push === 'reload') socket?.terminate()
    if ('re' in said && said.re !== undefined) waiting.get(said.re)?.(said)
  }

  async function connect(): Promise<boolean> {
    socket?.terminate()
    const url = urls()
    const fresh = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { Cookie: cookie, Origin: url } })
    socket = fresh
    fresh.on('error', () => undefined)
    fresh.on('message', (data: Buffer) => hear(data.toString()))
    fresh.on('close', () => {
      if (socket === fresh) for (const answered of waiting.values()) answered(undefined)
    })
    const isOpen = await new Promise<boolean>((resolve) => {
      fresh.once('open', () => resolve(true))
      fresh.once('close', () => resolve(false))
      setTimeout(() => resolve(fresh.readyState === fresh.OPEN), PATIENCE_MS)
    })
    if (!isOpen) return false
    const said = await ask({ do: 'attend', table, since: lastWithoutGap(seen.chapters) })
    if (!said || !('ok' in said) || !said.ok) return false
    const { news } = said.answer as { news?: News }
    if (news) note(news)
    return true
  }

  /** Undefined: no answer. */
  async function ask(message: object, id: string = randomUUID()): Promise<FromServer | undefined> {
    if (socket?.readyState !== WebSocket.OPEN) return undefined
    const answer = new Promise<FromServer | undefined>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(() => resolve(undefined), PATIENCE_MS)
    })
    socket.send(JSON.stringify({ id, ...message }))
    if (++sent % DOUBLED === 0) sendAgain(id, message)
    const said = await answer
    waiting.delete(id)
    return said
  }

  /** The same once more, over the same line and past it. */
  function sendAgain(id: string, message: object): void {
    const body = JSON.stringify({ id, ...message })
    socket?.send(body)
    const url = urls()
    const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: url }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    fetch(`${url}/api/ask`, { method: 'POST', headers, body, signal }).catch(() => undefined)
  }

  async function move(from: Look): Promise<void> {
    const moves = from.options?.flatMap((run) => run.moves) ?? []
    const isBack = (from.back?.to.length ?? 0) > 0 && random() < 0.1
    const chosen = moves[Math.floor(random() * moves.length)]
    const message = isBack
      ? { do: 'undo', table, seat, at: from.at }
      : { do: 'play', table, seat, at: from.at, moves: [chosen] }
    const id = randomUUID()
    for (;;) {
      const said = await ask(message, id)
      if (said && 'push' in said && said.push === 'news') {
        if (!isBack) acknowledge(from.at, said.came ?? 0)
        return
      }
      if (said && 'ok' in said && said.ok) {
        const { came, news } = said.answer as { came?: number; news?: News }
        if (news) note(news)
        if (!isBack) acknowledge(from.at, came ?? 0)
        return
      }
      if (said && 'ok' in said && !said.ok && !['failed', 'stale', 'newer-rules'].includes(said.refusal.code))
        return void seen.faults.push(`${JSON.stringify(message)} was refused: ${JSON.stringify(said.refusal)}`)
      if (said && 'ok' in said && !said.ok && said.refusal.code === 'stale') return void (await connect())
      if (isStopped()) return
      await reconnect()
    }
  }

  function acknowledge(at: number, came: number): void {
    const known = seen.acknowledged.get(at)
    if (known !== undefined && known !== came) seen.faults.push(`${at} was acknowledged with ${known} and ${came}`)
    seen.acknowledged.set(at, came)
  }

  let isStopped: () => boolean = () => false

  async function reconnect(): Promise<void> {
    while (!isStopped() && !(await connect())) await sleep(100 + 200 * random())
  }

  return {
    seen,
    async play(isOver) {
      isStopped = isOver
      await reconnect()
      while (!isOver() && !look?.result) {
        if (socket?.readyState !== WebSocket.OPEN) await reconnect()
        else if (look?.question) {
          const before = look.at
          await move(look)
          if (look.at === before) await sleep(20)
        } else await sleep(10)
      }
    },
    async catchUp() {
      const end = performance.now() + LAST_PATIENCE_MS
      isStopped = () => performance.now() > end
      await reconnect()
    },
    leave: () => socket?.terminate(),
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function add(all: Map<number, Set<string>>, at: number, said: object): void {
  all.set(at, (all.get(at) ?? new Set()).add(canonical(said)))
}

/** How much news came without a gap. */
function lastWithoutGap(chapters: Map<number, unknown>): number {
  let at = 0
  while (chapters.has(at + 1)) at++
  return at
}

/** JSON with the names of every object in order: what was said, whatever the order it was printed in. */
export function canonical(said: unknown): string {
  return JSON.stringify(said, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
