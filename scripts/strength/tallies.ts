import { readFile, writeFile } from 'node:fs/promises'
import { pageOf } from './page.ts'

/** What a match has come to so far, for the bot that is named first. */
export interface Tally {
  readonly games: number
  /** A shared win counts half. */
  readonly wins: number
  /** What came of the first game: whoever goes on plays it again, and finds out whether the bots are still the same. */
  readonly first: string
}

/** By game, by match. */
export type Tallies = Record<string, Readonly<Record<string, Tally>>>

const TALLIES = new URL('../../bots/strength.json', import.meta.url)
const PAGE = new URL('../../bots/STRENGTH.md', import.meta.url)

export async function readTallies(): Promise<Tallies> {
  const text = await readFile(TALLIES, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

export async function write(tallies: Tallies): Promise<void> {
  await writeFile(TALLIES, `${JSON.stringify(tallies, undefined, 2)}\n`)
  await writeFile(PAGE, pageOf(tallies))
}
