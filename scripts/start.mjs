// `npm start`: sets up, then serves until it is told to stop. What stops this stops what it started.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import './setup.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// By its name: npm puts the Node that the set-up brought first.
const server = spawn('node', ['cli/src/main.ts', 'serve', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))

// npm passes a signal on to a shell, and no further: the shell's end is the signal then.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) server.kill()
}, 500).unref()

server.on('error', (error) => {
  console.error(`Acheron did not start: ${error.message}`)
  process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 1))
