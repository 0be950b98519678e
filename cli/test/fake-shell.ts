import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { GAMES, type Listing } from '@acheron/games'
import { acheron } from '../src/acheron.ts'

/** What a command said and how it ended. */
export interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}

export interface Circumstances {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
  readonly games?: readonly Listing[]
}

/** Runs a command in this process, far from the real terminal. */
export async function run(args: string | readonly string[], around: Circumstances = {}): Promise<Said> {
  const { input = '', env = {}, folder = '/nowhere', games = GAMES } = around
  const out: string[] = []
  const error: string[] = []
  const code = await acheron(typeof args === 'string' ? args.split(' ') : [...args], {
    games,
    env,
    folder,
    input: Readable.from([Buffer.from(input)]),
    columns: 100,
    isInteractive: false,
    print: (text) => void out.push(`${text}\n`),
    complain: (text) => void error.push(`${text}\n`),
    style: (_style, text) => text,
  })
  return { code, out: out.join(''), error: error.join('') }
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'acheron-'))
