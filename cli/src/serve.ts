import { Refused } from '@acheron/core'
import { readArguments, readNumber } from './arguments.ts'
import { servePage } from './page.ts'
import type { Shell } from './shell.ts'

const FLAGS = {
  port: { type: 'string', default: '4620' },
  host: { type: 'string', default: 'localhost' },
  open: { type: 'boolean', default: false },
} as const

/** Serves until it is interrupted. */
export async function serve(args: string[], shell: Shell): Promise<number> {
  const { values } = readArguments(args, FLAGS, [0, 0])
  const port = readNumber('port', values.port, [0, 65_535])
  if (values.host.trim() === '') throw new Refused('--host needs a name or an address, such as localhost or 0.0.0.0')
  try {
    const { closed } = await servePage({ port, host: values.host, open: values.open, print: shell.print })
    await closed
    return 0
  } catch (error) {
    throw new Refused((error as Error).message)
  }
}
