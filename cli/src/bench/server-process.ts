import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@acheron/server'
import { readSettings } from '@acheron/server/settings'
import { reportTo } from './reporting.ts'

// A server in a folder of its own, for `acheron bench server`.
const folder = mkdtempSync(join(tmpdir(), 'acheron-bench-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
const flags = { folder, port: '0', host: '127.0.0.1', rate: '100000', tables: '100000', threads: '1', log: 'silent' }
const { port, stop, app } = await startServer(readSettings(flags, process.env), folder)
const end = async (): Promise<void> => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
reportTo(port, end, process.env.DATABASE_URL ? await spokenWith() : undefined)

async function spokenWith(): Promise<number | undefined> {
  const found = await app.rooms.db.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid')).executeTakeFirst()
  return found?.pid
}
