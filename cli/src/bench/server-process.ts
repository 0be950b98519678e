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
const { port, stop } = await startServer(readSettings(flags, process.env), folder)
reportTo(port, async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})
