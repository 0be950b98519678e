import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { Refused } from '@acheron/core'
import type { Shell } from './shell.ts'

/** The text of a file; `-` is standard input. */
export async function readText(file: string, { folder, input }: Shell): Promise<string> {
  if (file === '-') return text(input)
  try {
    return await readFile(resolve(folder, file), 'utf8')
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${reasonOf(error)}`)
  }
}

/** What the system says about a file, without the path that it repeats. */
export function reasonOf(error: unknown): string {
  return (error as Error).message.replace(/, \w+( '.*')?$/, '')
}
