import {
  type GameRecord,
  type Language,
  noChance,
  parseRecord,
  Refused,
  replay as replayRecord,
  verifyFairness,
} from '@acheron/core'
import { readArguments, readLanguageFlag } from './arguments.ts'
import { readText } from './file.ts'
import { listingCalled, statementIn } from './listing.ts'
import { scoreboard } from './scoreboard.ts'
import type { Shell } from './shell.ts'
import { WORDS, type Words } from './words/index.ts'

const FLAGS = { lang: { type: 'string' } } as const

export async function replay(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [1, 1])
  const language = readLanguageFlag(values.lang, shell.env)
  const [file] = positionals
  const text = await readText(file, shell)
  try {
    for (const line of await verify(text, shell, language)) shell.print(line)
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const statement = error.rule && (await statementIn(shell.games, error.rule, language))
    shell.complain(`${shell.style('red', WORDS[language].invalid(file))}\n${error.message}`)
    if (statement) shell.complain(`${statement.rule} ${statement.text}`)
    return 1
  }
}

/** What there is to say of a record that holds; throws where it does not. */
async function verify(text: string, shell: Shell, language: Language): Promise<string[]> {
  const record = parseRecord(text)
  const { game, texts: all } = await listingCalled(shell.games, record.game).load()
  const { state } = replayRecord(game, record, noChance)
  if (record.fairness?.key) verifyFairness(game, record)
  const texts = all[language]
  const words = WORDS[language]
  const names = Array.from({ length: record.seats }, (_, p) => record.names[p] || `p${p}`)
  const choices = Object.entries(record.options).map(([option, choice]) =>
    words.colon(texts.option(option), texts.choice(option, choice)),
  )
  const result = game.result(state)
  return [
    shell.style('bold', words.opening(texts.name, words.list(names))),
    ...choices,
    words.moves(record.entries.length),
    ...(result ? scoreboard(result, names, texts, words) : [words.open]),
    '',
    shell.style('green', words.valid),
    fairnessOf(record, words),
  ]
}

function fairnessOf({ fairness }: GameRecord, words: Words): string {
  if (!fairness) return words.noProof
  return fairness.key ? words.fair : words.keyMissing
}
