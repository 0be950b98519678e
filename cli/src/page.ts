import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refused } from '@acheron/core'

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

/** The folder with the page, built anew if it is missing or older than its sources. */
export async function freshPage(print: (line: string) => void): Promise<string> {
  if (isStale()) await build(print)
  return DIST
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
      if (code !== 0) return reject(new Refused(`the page could not be built:\n${output.trim()}`))
      print(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
      resolve()
    })
  })
}

/** Shows the page in the reader's browser. */
export function showPage(address: string): void {
  const [command, ...args] =
    process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : process.platform === 'darwin' ? ['open'] : ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
