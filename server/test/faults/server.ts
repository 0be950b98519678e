import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { startServer } from '../../src/main.ts'
import { readSettings, SERVE_FLAGS } from '../../src/settings.ts'

const FULL_MS = 2000

// One server process, without the pages. It says on which port it listens, how much memory it needs, and stops when told to.
const { values } = parseArgs({ options: SERVE_FLAGS })
const pages = mkdtempSync(join(tmpdir(), 'acheron-pages-'))
writeFileSync(join(pages, 'index.html'), '<!doctype html>')
const { port, stop, app } = await startServer(readSettings(values, process.env), pages)
process.stdout.write(`${port}\n`)
process.once('SIGTERM', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
// The disk is full for a while. SQLite lets a file have no fewer pages than it has.
const mostPages = (most: number): Promise<unknown> => sql.raw(`pragma max_page_count = ${most}`).execute(app.rooms.db)
process.on('SIGWINCH', () => {
  void mostPages(1)
  setTimeout(() => void mostPages(1_000_000_000), FULL_MS)
})
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  process.stdout.write(`${process.memoryUsage().heapUsed}\n`)
})
