import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSettings } from '../../src/store/database.ts'
import type { DatabaseKind } from '../databases.ts'
import { freePort, programOf, untilItGoes } from '../services/debian.ts'
import { type Postgres, startPostgres } from '../services/postgres.ts'
import { type Redis, startRedis } from '../services/redis.ts'
import { type Line, openLine } from './line.ts'

/** A server, or several behind a balancer, with all that they need. */
export interface World {
  /** Where players go. */
  readonly url: string
  /** Each process by itself. */
  readonly urls: readonly string[]
  readonly settings: DatabaseSettings
  readonly processes: readonly Served[]
  readonly postgres: Postgres | undefined
  readonly redis: Redis | undefined
  /** Between players and the server. */
  readonly outside: Line
  /** Between the servers and PostgreSQL. */
  readonly inside: Line | undefined
  stop(): Promise<void>
}

export interface Served {
  readonly port: number
  /** Without a word, and another one begins in its place. */
  kill(): Promise<void>
  /** Nothing more can be written, for two seconds. Only on SQLite. */
  fill(): void
  freeze(): void
  thaw(): void
  /** What it has written to standard error. */
  readonly complaints: readonly string[]
  isAlive(): boolean
  /** Bytes of its heap that are in use, after everything that can be thrown away has been. */
  heap(): Promise<number>
}

const PROCESSES = 3
const MOST_COMPLAINTS = 1000
const SERVER = new URL('./server.ts', import.meta.url).pathname
const LIMITS = ['--rate', '100000', '--tables', '100000', '--threads', '1', '--log', 'error']

export async function newWorld(kind: DatabaseKind): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-world-'))
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const isShared = kind === 'postgres'
  const postgres = isShared ? await startPostgres() : undefined
  if (postgres) stops.unshift(() => postgres.stop())
  const redis = isShared ? await startRedis() : undefined
  if (redis) stops.unshift(() => redis.end())
  const databaseUrl = await postgres?.newDatabase('acheron')
  const inside = databaseUrl ? await openLine(Number(new URL(databaseUrl).port)) : undefined
  if (inside) stops.unshift(() => inside.close())
  const viaLine = (url: string, port: number): string => Object.assign(new URL(url), { port: String(port) }).href
  const flags = ['--folder', folder, ...LIMITS]
  if (databaseUrl && inside) flags.push('--database', viaLine(databaseUrl, inside.port))
  if (redis) flags.push('--redis', redis.url)
  const processes: Served[] = []
  for (let i = 0; i < (isShared ? PROCESSES : 1); i++) {
    const { served, stop } = await serve(flags)
    processes.push(served)
    stops.unshift(stop)
  }
  let front = processes[0].port
  if (isShared) {
    const balancer = await balance(processes.map(({ port }) => port))
    front = balancer.port
    stops.unshift(balancer.stop)
  }
  const outside = await openLine(front)
  stops.unshift(() => outside.close())
  return {
    url: `http://127.0.0.1:${outside.port}`,
    urls: processes.map(({ port }) => `http://127.0.0.1:${port}`),
    settings: { folder, databaseUrl },
    processes,
    postgres,
    redis,
    outside,
    inside,
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}

async function serve(flags: readonly string[]): Promise<{ served: Served; stop(): Promise<void> }> {
  const port = await freePort()
  const complaints: string[] = []
  const begin = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--expose-gc', SERVER, ...flags, '--port', String(port)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.on('data', (bytes: Buffer) => complaints.length < MOST_COMPLAINTS && complaints.push(String(bytes)))
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
    return child
  }
  let child = await begin()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const isOver = child.exitCode !== null || child.signalCode !== null
    child.kill('SIGCONT')
    child.kill(signal)
    if (!isOver) await once(child, 'exit')
  }
  const served: Served = {
    port,
    async kill() {
      await end('SIGKILL')
      child = await begin()
    },
    fill: () => void child.kill('SIGWINCH'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    complaints,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async heap() {
      if (!child.stdout) return Number.NaN
      const said = once(child.stdout, 'data')
      child.kill('SIGUSR2')
      const [bytes] = await said
      return Number(bytes)
    },
  }
  return { served, stop: () => end('SIGKILL') }
}

/** nginx before several processes, one after the other, without any affinity. */
async function balance(ports: readonly number[]): Promise<{ port: number; stop(): Promise<void> }> {
  const nginx = programOf('nginx', 'nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'acheron-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 2000; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      upstream acheron { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')} }
      map $http_upgrade $connection_upgrade { default upgrade; '' close; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://acheron; proxy_http_version 1.1; proxy_connect_timeout 1s; proxy_read_timeout 60s;
          proxy_set_header Host $http_host; proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $connection_upgrade;
        }
      }
    }`,
  )
  const child = spawn(nginx, ['-c', file, '-p', folder], { stdio: 'ignore' })
  await untilItGoes(() => fetch(`http://127.0.0.1:${port}/`))
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
