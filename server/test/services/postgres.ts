import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, isRoot, programOf, untilItGoes } from './debian.ts'

/** A PostgreSQL of one's own, in a folder that goes with it. */
export interface Postgres {
  readonly url: string
  /** A fresh database in it. */
  newDatabase(name: string): Promise<string>
  /** As if the power had gone, and come back. */
  restartAtOnce(): void
  stop(): void
}

export async function startPostgres(): Promise<Postgres> {
  const initdb = programOf('initdb', 'postgresql')
  const control = programOf('pg_ctl', 'postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'acheron-postgres-'))
  const owner = isRoot ? ownerOf('postgres') : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const cwd = folder
  const asOwner = (program: string, args: readonly string[]): void => {
    const [command, ...rest] = owner
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', program]
      : [program]
    const { status, stderr, stdout } = spawnSync(command, [...rest, ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} ${args[0]}: ${stdout}${stderr}`)
  }
  const place = join(folder, 'db')
  const port = await freePort()
  asOwner(initdb, ['-D', place, '-U', 'acheron', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
  const log = join(folder, 'log')
  const act = (...args: string[]): void =>
    asOwner(control, ['-D', place, '-s', '-l', log, '-o', options, '-t', '60', ...args])
  act('-w', 'start')
  const urlOf = (name: string): string => `postgres://acheron@127.0.0.1:${port}/${name}`
  await untilItGoes(() => ask(urlOf('postgres'), 'select 1'))
  return {
    url: urlOf('postgres'),
    async newDatabase(name) {
      await ask(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    restartAtOnce: () => act('-m', 'immediate', '-w', 'restart'),
    stop() {
      act('-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function ask(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
