import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  currentRules,
  type GameRecord,
  type Language,
  noChance,
  parseRecord,
  printResult,
  Refused,
  refusalText,
  replay,
} from '@acheron/core'
import type { Listing } from '@acheron/games'
import { adoptRecord } from '@acheron/host'
import { readArguments, readLanguageFlag } from './arguments.ts'
import { reasonOf } from './file.ts'
import { listingCalled } from './listing.ts'
import type { Shell } from './shell.ts'
import { WORDS } from './words/index.ts'

const FLAGS = { lang: { type: 'string' }, json: { type: 'boolean', default: false } } as const
const HEADLINE = 'acheron '

/** How a record fares under the rules of today. */
interface Finding {
  readonly file: string
  readonly game?: string
  /** `same`: as it was. `newer`: it goes on by newer rules. `changed`: it would come out differently or not replay. */
  readonly state: 'same' | 'newer' | 'changed'
  readonly why?: string
}

/** Replays a folder of records, and lists those that would change. */
export async function doctor(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const language = readLanguageFlag(values.lang, shell.env)
  const words = WORDS[language]
  const findings: Finding[] = []
  for (const file of await recordsIn(positionals[0], shell)) findings.push(await examine(file, shell, language))
  const changed = findings.filter(({ state }) => state === 'changed')
  if (values.json) shell.print(JSON.stringify(findings))
  else {
    for (const { file, why = '' } of changed) shell.print(shell.style('red', words.colon(file, why)))
    const count = (state: Finding['state']): number => findings.filter((it) => it.state === state).length
    shell.print(words.examined(findings.length, count('same'), count('newer'), changed.length))
  }
  return changed.length > 0 ? 1 : 0
}

/** The records in a folder and the folders in it; other files are left alone. */
async function recordsIn(folder: string, shell: Shell): Promise<string[]> {
  const root = resolve(shell.folder, folder)
  let names: string[]
  try {
    names = (await stat(root)).isDirectory() ? await readdir(root, { recursive: true }) : ['']
  } catch (error) {
    throw new Refused(`${folder} cannot be read: ${reasonOf(error)}`)
  }
  const files: string[] = []
  for (const name of names.toSorted()) {
    const path = join(root, name)
    const isFile = (await stat(path)).isFile()
    if (isFile && (await readFile(path, 'utf8')).startsWith(HEADLINE)) files.push(join(folder, name))
  }
  return files
}

async function examine(file: string, shell: Shell, language: Language): Promise<Finding> {
  let game: string | undefined
  try {
    const record = parseRecord(await readFile(resolve(shell.folder, file), 'utf8'))
    ;({ game } = record)
    return { file, game, ...(await verdictOf(record, shell.games)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { file, ...(game && { game }), state: 'changed', why: refusalText(error, language) }
  }
}

async function verdictOf(record: GameRecord, games: readonly Listing[]): Promise<Pick<Finding, 'state' | 'why'>> {
  const { game } = await listingCalled(games, record.game).load()
  if (currentRules(record) === game.rules) {
    replay(game, record, noChance)
    return { state: 'same' }
  }
  const { table } = adoptRecord(game, record)
  const result = game.result(table.state)
  const came = result && printResult(result)
  if (came === record.result) return { state: 'newer' }
  return { state: 'changed', why: `${record.result ?? '?'} → ${came ?? '?'}` }
}
