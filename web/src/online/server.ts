import { asRefused } from '@acheron/host'
import { type FromServer, type Me, PROTOCOL } from '@acheron/host/online'
import { openConnection, Unreachable } from './connection.ts'

/** The server that this page came from. Sub-paths of a proxy are kept. */
const BASE = new URL('.', location.href)

async function post(path: string, body: string): Promise<string> {
  const answer = await fetch(new URL(path, BASE), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    credentials: 'same-origin',
  }).catch(() => undefined)
  const isOurs = answer?.headers.get('content-type')?.startsWith('application/json')
  if (!answer || !isOurs) throw new Unreachable()
  return answer.text()
}

/** What cannot be asked over a socket, as it sets the cookie or is asked of the browser: devices, passkeys, farewells. */
export async function askOnce<T = object>(path: string, body: object = {}): Promise<T> {
  const said = JSON.parse(await post(`api/${path}`, JSON.stringify(body))) as FromServer
  if ('push' in said) throw new Unreachable()
  if (said.ok) return said.answer as T
  throw asRefused(said.refusal)
}

export const addressOf = (path: string): string => new URL(`api/${path}`, BASE).href

/** The one line of this page to its server. */
export const server = openConnection({
  session: () => askOnce<Me>('session'),
  socket({ opened, heard, closed }) {
    const address = new URL(`socket?protocol=${PROTOCOL}`, BASE)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    socket.addEventListener('open', opened)
    socket.addEventListener('message', ({ data }) => heard(String(data)))
    socket.addEventListener('close', closed)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  },
  post: (text) => post('api/ask', text),
  newId: () => crypto.randomUUID(),
  wait(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32,
})

addEventListener('offline', () => server.noticeNetwork(false))
addEventListener('online', () => server.noticeNetwork(true))
