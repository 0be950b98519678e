import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import type { Shot } from './shots.ts'
import type { Role, Victims } from './victims.ts'

/** What came back. */
export interface Back {
  /** A status, or how a socket ended, or `answered`. */
  readonly how: string
  readonly texts: readonly string[]
}

/** A way to the server along which one shot follows the other. */
export interface Lane {
  send(shot: Shot): Promise<Back>
  close(): void
}

const PATIENCE_MS = 20_000
/** Bytes that are no request are answered soon or not at all. */
const LINE_MS = 30

export function newLane(url: string, victims: Victims): Lane {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Map<Role, WebSocket>()
  const { hostname, port } = new URL(url)

  const byHttp = ({ method, path, headers, body }: Extract<Shot, { over: 'http' }>): Promise<Back> =>
    new Promise((resolve) => {
      const length = body === '' ? {} : { 'Content-Length': Buffer.byteLength(body) }
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: PATIENCE_MS }
      const asked = request(options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', () => resolve({ how: 'cut', texts: [] }))
        response.on('end', () =>
          resolve({ how: String(response.statusCode), texts: [Buffer.concat(parts).toString()] }),
        )
      })
      asked.on('timeout', () => {
        asked.destroy()
        resolve({ how: 'no answer', texts: [] })
      })
      asked.on('error', () => resolve({ how: 'cut', texts: [] }))
      asked.end(body)
    })

  async function socketOf(role: Role): Promise<WebSocket | undefined> {
    const known = sockets.get(role)
    if (known?.readyState === WebSocket.OPEN) return known
    const headers = { Cookie: victims.cookies[role], Origin: url }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
    sockets.set(role, socket)
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket))
      socket.on('error', () => resolve(undefined))
    })
  }

  async function bySocket({ role, frames }: Extract<Shot, { over: 'socket' }>): Promise<Back> {
    const socket = await socketOf(role)
    if (!socket) return { how: 'no socket', texts: [] }
    const texts: string[] = []
    let missing = frames.length
    return new Promise((resolve) => {
      const end = (how: string): void => {
        clearTimeout(timer)
        socket.off('message', hear)
        socket.off('close', closed)
        resolve({ how, texts })
      }
      const hear = (data: Buffer): void => {
        const text = data.toString()
        texts.push(text)
        if (text.includes('"re":') && --missing === 0) end('answered')
      }
      const closed = (code: number): void => end(`closed ${code}`)
      const timer = setTimeout(() => end('no answer'), PATIENCE_MS)
      socket.on('message', hear)
      socket.on('close', closed)
      for (const frame of frames) socket.send(frame)
    })
  }

  const byLine = ({ bytes }: Extract<Shot, { over: 'line' }>): Promise<Back> =>
    new Promise((resolve) => {
      const texts: string[] = []
      const line = connect(Number(port), hostname, () => line.write(bytes, 'latin1'))
      const end = (how: string): void => {
        line.destroy()
        resolve({ how, texts })
      }
      line.on('data', (part) => texts.push(part.toString('latin1')))
      line.on('error', () => end('cut'))
      line.on('close', () => end('cut'))
      setTimeout(() => end('left'), LINE_MS)
    })

  return {
    send(shot) {
      if (shot.over === 'http') return byHttp(shot)
      return shot.over === 'socket' ? bySocket(shot) : byLine(shot)
    },
    close() {
      agent.destroy()
      for (const socket of sockets.values()) socket.terminate()
    },
  }
}
