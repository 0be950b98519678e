import { refused } from '@acheron/core'
import { readArguments } from './arguments.ts'
import { answerTo } from './engine/answer.ts'
import { boundedLines } from './engine/lines.ts'
import { newSession } from './engine/session.ts'
import type { Shell } from './shell.ts'

/** The longest line that is read, in characters. */
const LONGEST_LINE = 1 << 20

/** One request a line, one answer a line, in the same order, until the input ends. */
export async function engine(args: string[], shell: Shell): Promise<number> {
  readArguments(args, {}, [0, 0])
  const session = newSession(shell.games)
  let number = 0
  for await (const line of boundedLines(shell.input, LONGEST_LINE)) {
    number++
    shell.print(line === undefined ? tooLong(number) : await answerTo(session, line, number))
    await shell.drained?.()
  }
  return 0
}

function tooLong(line: number): string {
  const { code, params, message } = refused('line-long', { line, most: LONGEST_LINE })
  return JSON.stringify({ ok: false, error: message, code, params })
}
