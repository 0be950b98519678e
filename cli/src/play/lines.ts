import { createInterface } from 'node:readline'
import type { Shell } from '../shell.ts'

/** What is typed, line by line. Undefined when there is no more. */
export interface Lines {
  next(): Promise<string | undefined>
  close(): void
}

export function linesOf({ input, isInteractive, print }: Shell): Lines {
  const reader = createInterface(isInteractive ? { input, output: process.stdout, prompt: '> ' } : { input })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async next() {
      if (isInteractive) reader.prompt()
      const { value, done } = await lines.next()
      if (!done) return value.trim()
      if (isInteractive) print('')
      return undefined
    },
    close: () => reader.close(),
  }
}
