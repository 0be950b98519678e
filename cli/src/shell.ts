import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { styleText } from 'node:util'
import { GAMES, type Listing } from '@acheron/games'

type Style = Parameters<typeof styleText>[0]

/** Everything a command touches outside itself. */
export interface Shell {
  readonly games: readonly Listing[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where relative file names begin. */
  readonly folder: string
  readonly input: Readable
  /** The width of the terminal. */
  readonly columns: number
  /** Somebody sits at a terminal and types. */
  readonly isInteractive: boolean
  print(text: string): void
  complain(text: string): void
  /** Waits until somebody has read what was printed. */
  readonly drained?: () => Promise<void>
  /** Shows a line in place of the last one. Only at a terminal. */
  readonly status?: (text: string) => void
  style(style: Style, text: string): string
}

/** A command: from its arguments to its exit code. */
export type Command = (args: string[], shell: Shell) => Promise<number>

export function systemShell(): Shell {
  const { stdin, stdout, stderr } = process
  return {
    games: GAMES,
    env: process.env,
    folder: process.cwd(),
    input: stdin,
    columns: stdout.columns || 100,
    isInteractive: Boolean(stdin.isTTY && stdout.isTTY),
    print: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
    async drained() {
      if (stdout.writableNeedDrain) await once(stdout, 'drain')
    },
    ...(stderr.isTTY && { status: (text: string) => void stderr.write(`\r\x1b[K${text}`) }),
    style: (style, text) => styleText(style, text),
  }
}
