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
  }
  return 0
}

function tooLong(number: number): string {
  return JSON.stringify({ ok: false, error: `line ${number} of the input has more than ${LONGEST_LINE} characters` })
}
