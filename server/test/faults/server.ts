import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../../src/main.ts'
import { readSettings, SERVE_FLAGS } from '../../src/settings.ts'

// One server process, without the pages. It says on which port it listens, and stops when it is told to.
const { values } = parseArgs({ options: SERVE_FLAGS })
const pages = mkdtempSync(join(tmpdir(), 'acheron-pages-'))
writeFileSync(join(pages, 'index.html'), '<!doctype html>')
const { port, stop } = await startServer(readSettings(values, process.env), pages)
process.stdout.write(`${port}\n`)
process.once('SIGTERM', () => {
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
