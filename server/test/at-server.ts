import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers, Look, MessageKind, Refusal } from '@acheron/host'
import type { FromServer, OnlineAnswers, Push, RequestKind, Setting } from '@acheron/host/online'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type AppParts, openApp } from '../src/app.ts'
import { readSettings } from '../src/settings.ts'

export const PAGE = '<!doctype html><script>theme()</script><script type="module" src="/assets/a.js"></script>'

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server on a port of its own, with everything real but the time that answers are held back. */
export async function openServer(
  flags: Readonly<Record<string, string>> = {},
  parts: Partial<AppParts> = {},
): Promise<TestServer> {
  const pages = newFolder()
  writeFileSync(join(pages, 'index.html'), PAGE)
  const settings = readSettings({ folder: newFolder(), port: '0', threads: '1', log: 'silent', ...flags }, {})
  const app = await openApp({ settings, pages, pause: async () => undefined, lingerMs: 1, ...parts })
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = app.fastify.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let isClosed = false
  const close = async (): Promise<void> => {
    isClosed = true
    await app.close()
  }
  const server = { app, port, url: `http://127.0.0.1:${port}`, folder: settings.folder, close }
  onTestFinished(() => (isClosed ? undefined : app.close()))
  return server
}

export interface TestServer {
  readonly app: Awaited<ReturnType<typeof openApp>>
  readonly port: number
  readonly url: string
  readonly folder: string
  close(): Promise<void>
}

/** A page of somebody: a cookie and a socket. */
export interface Page {
  readonly cookie: string
  readonly socket: WebSocket
  /** All that came over the socket, in order. */
  readonly heard: FromServer[]
  /** The same as it came. */
  readonly texts: string[]
  ask<K extends RequestKind | MessageKind>(kind: K, fields?: object, id?: string): Promise<AnswerTo<K>>
  /** The refusal of a message that is refused. */
  refusal(kind: string, fields?: object): Promise<Refusal>
  /** Sends something as it is, and waits for whatever comes with this id. */
  send(raw: unknown, id: string): Promise<FromServer>
  /** The first push of a kind after so many. */
  push<P extends Push['push']>(
    push: P,
    isWanted?: (said: Extract<Push, { push: P }>) => boolean,
  ): Promise<Extract<Push, { push: P }>>
  close(): Promise<void>
}

type AnswerTo<K> = K extends RequestKind ? OnlineAnswers[K] : K extends MessageKind ? Answers[K] : never

export async function newCookie(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session`, { method: 'POST' })
  const [cookie] = (response.headers.get('set-cookie') ?? '').split(';')
  return cookie
}

let ids = 0

export async function openPage({ url }: { readonly url: string }, cookie?: string): Promise<Page> {
  const own = cookie ?? (await newCookie(url))
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { Cookie: own, Origin: url } })
  const heard: FromServer[] = []
  const texts: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    texts.push(data.toString())
    heard.push(JSON.parse(data.toString()) as FromServer)
    for (const look of waiting) look()
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find()
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const send = (raw: unknown, id: string): Promise<FromServer> => {
    const from = heard.length
    socket.send(typeof raw === 'string' ? raw : JSON.stringify(raw))
    return until(() => heard.slice(from).find((said) => 're' in said && said.re === id))
  }
  const page: Page = {
    cookie: own,
    socket,
    heard,
    texts,
    send,
    async ask(kind, fields = {}, id = `m${ids++}`) {
      const said = await send({ id, do: kind, ...fields }, id)
      if ('push' in said && said.push === 'news')
        return { kind: 'done', came: said.came ?? 0, news: { chapters: said.chapters, look: said.look } } as never
      if ('ok' in said && said.ok) return said.answer as never
      throw new Error(`${kind} was refused: ${JSON.stringify(said)}`)
    },
    async refusal(kind, fields = {}) {
      const id = `m${ids++}`
      const said = await send({ id, do: kind, ...fields }, id)
      if ('ok' in said && !said.ok) return said.refusal
      throw new Error(`${kind} was not refused: ${JSON.stringify(said)}`)
    },
    push: (push, isWanted = () => true) =>
      until(() => heard.find((said) => 'push' in said && said.push === push && isWanted(said as never))) as never,
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve())
        socket.close()
      }),
  }
  onTestFinished(() => socket.terminate())
  return page
}

export const SETTING: Setting = { clock: { kind: 'none' }, talk: 'all', delay: 0, listed: true, caretaker: 'random' }
export const saltHash = (salt: string): string => createHash('sha256').update(salt).digest('hex')

interface TablePlan {
  readonly game?: string
  readonly bots?: readonly string[]
  readonly setting?: Partial<Setting>
}

/** A table at which all these people sit, each with a page, and the game has begun. */
export async function openTable(
  pages: readonly Page[],
  { game = 'ticket-to-ride', bots = [], setting = {} }: TablePlan = {},
): Promise<string> {
  const chairs = [
    { kind: 'me' },
    ...pages.slice(1).map(() => ({ kind: 'open' })),
    ...bots.map((bot) => ({ kind: 'bot', bot })),
  ]
  const founding = { game, chairs, setting: { ...SETTING, ...setting }, saltHash: saltHash('salt-0') }
  const { table } = await pages[0].ask('found', founding)
  for (const [i, page] of pages.entries()) if (i > 0) await page.ask('sit', { table, saltHash: saltHash(`salt-${i}`) })
  for (const page of pages) await page.ask('attend', { table })
  for (const [i, page] of pages.entries()) await page.ask('salt', { table, salt: `salt-${i}` })
  for (const page of pages) await page.push('news', (news) => news.table === table)
  return table
}

/** What a page sees of a table, as it was last told. */
export function lookAt({ heard }: Page, table: string): Look {
  const said = heard.findLast(
    (each) =>
      ('push' in each && each.push === 'news' && each.table === table) ||
      ('ok' in each && each.ok && 'news' in each.answer),
  )
  if (said && 'look' in said) return said.look
  return (said as unknown as { answer: { news: { look: Look } } }).answer.news.look
}
