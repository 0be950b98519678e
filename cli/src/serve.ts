import { Refused } from '@acheron/core'
import { readSettings, SERVE_FLAGS } from '@acheron/server/settings'
import { readArguments } from './arguments.ts'
import { freshPage, showPage } from './page.ts'
import type { Shell } from './shell.ts'

/** Serves until it is interrupted. */
export async function serve(args: string[], shell: Shell): Promise<number> {
  const { values } = readArguments(args, SERVE_FLAGS, [0, 0])
  const settings = readSettings(values, shell.env)
  const pages = await freshPage(shell.print)
  const { startServer } = await import('@acheron/server')
  const serving = await startServer(settings, pages).catch((error: Error) => {
    throw new Refused(error.message)
  })
  const { address, port } = serving
  if (settings.port > 0 && port > settings.port)
    shell.print(`Port ${settings.port} is taken; this is port ${port} instead.`)
  shell.print(`Acheron is at ${address}`)
  shell.print('Ctrl+C ends it.')
  if (settings.open) showPage(address)
  await interruption()
  await serving.stop()
  return 0
}

function interruption(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
