import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis as Client } from 'ioredis'
import { freePort, programOf, untilItGoes } from './debian.ts'

/** A Redis of one's own that keeps nothing. */
export interface Redis {
  readonly url: string
  stop(): Promise<void>
  /** On the same port. */
  start(): Promise<void>
  /** It goes on holding its lines and does nothing. */
  freeze(): void
  thaw(): void
  /** Everything in it is gone, and all lines to it break. */
  empty(): Promise<void>
  end(): Promise<void>
}

export async function startRedis(): Promise<Redis> {
  const program = programOf('redis-server', 'redis-server')
  const folder = mkdtempSync(join(tmpdir(), 'acheron-redis-'))
  const port = await freePort()
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder]
  const run = () => spawn(program, args, { stdio: 'ignore' })
  let server = run()
  const isThere = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = connect(port, '127.0.0.1', () => {
        line.destroy()
        resolve()
      })
      line.once('error', reject)
    })
  await untilItGoes(isThere)
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGCONT')
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async start() {
      server = run()
      await untilItGoes(isThere)
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async empty() {
      const redis = new Client(port, '127.0.0.1')
      await redis.flushall()
      await redis.call('client', 'kill', 'skipme', 'yes')
      redis.disconnect()
    },
    async end() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
