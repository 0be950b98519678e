import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from './files.ts'

interface Serving {
  readonly port: number
  readonly host: string
  /** Shows the page in the reader's browser. */
  readonly open: boolean
  readonly print: (line: string) => void
}

/** A page that is being served. */
interface Served {
  readonly address: string
  /** Fulfilled when it has ended. */
  readonly closed: Promise<void>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'web/dist')
const BUILT = join(DIST, 'index.html')
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'core/src',
  'games',
  'bots/src',
  'host/src',
]
const TRIES = 20
const MOST_CONNECTIONS = 500

/** Builds the page if it is missing or older than its sources, and serves it until it is closed. */
export async function servePage({ port, host, open, print }: Serving): Promise<Served> {
  if (isStale()) await build(print)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 }, filesOf(DIST))
  server.maxConnections = MOST_CONNECTIONS
  server.on('clientError', (_error, socket) => void socket.destroy())
  const taken = await listen(server, port, host)
  if (port > 0 && taken > port) print(`Port ${port} is taken; this is port ${taken} instead.`)
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${taken}/`
  print(`Acheron is at ${address}`)
  print('Ctrl+C ends it.')
  if (open) show(address)
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  return { address, closed }
}

/** Listens on the first free port from one on. */
async function listen(server: Server, first: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    const error = await listenAt(server, port, host)
    if (!error) {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    }
    if (error.code !== 'EADDRINUSE' || first === 0 || port >= first + TRIES) throw error
  }
}

function listenAt(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

function isStale(): boolean {
  if (!existsSync(BUILT)) return true
  const { mtimeMs } = statSync(BUILT)
  return SOURCES.some((source) => newest(join(ROOT, source)) > mtimeMs)
}

/** When something in there was changed last; tests do not count. */
function newest(path: string): number {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs
  const times = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/(^|[\\/])(test|node_modules)([\\/]|$)/.test(name))
    .map((name) => statSync(join(path, name), { throwIfNoEntry: false }))
    .map((entry) => (entry?.isFile() ? entry.mtimeMs : 0))
  return Math.max(0, ...times)
}

function build(print: (line: string) => void): Promise<void> {
  print('Building the page. This takes some seconds, and only after a change ...')
  const start = performance.now()
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`the page could not be built:\n${output.trim()}`))
      print(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
      resolve()
    })
  })
}

function show(address: string): void {
  const [command, ...args] =
    process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : process.platform === 'darwin' ? ['open'] : ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
