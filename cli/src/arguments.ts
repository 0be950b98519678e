import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Game, LANGUAGES, type Language, type Options, Refused, readLanguage, readOptions } from '@acheron/core'

export const GREATEST_SEED = 0xffff_ffff

/** Flags, and from `least` to `most` other arguments. */
export function readArguments<T extends ParseArgsOptionsConfig>(
  args: string[],
  flags: T,
  [least, most]: readonly [least: number, most: number],
) {
  try {
    const read = parseArgs({ args, options: flags, allowPositionals: true })
    const { length } = read.positionals
    if (length < least) throw new Refused('something is missing after the command')
    if (length > most) throw new Refused(`"${read.positionals[most]}" is one argument too many`)
    return read
  } catch (error) {
    if (error instanceof Refused) throw error
    const [sentence] = (error as Error).message.split(/\.? To specify|\n/)
    throw new Refused(
      `${sentence}; there is ${
        Object.keys(flags)
          .map((flag) => `--${flag}`)
          .join(', ') || 'none'
      }`,
    )
  }
}

export function readNumber(flag: string, text: string, [least, most]: readonly [least: number, most: number]): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new Refused(`--${flag} must be a whole number from ${least} to ${most}, not "${text}"`)
}

export const readSeed = (text: string): number => readNumber('seed', text, [0, GREATEST_SEED])

/** Options from `--option name=choice`, as often as there are options. */
export function readOptionFlags<S>(game: Game<S>, flags: readonly string[] = []): Options {
  const pairs = flags.map((flag): [string, string] => {
    const [, name, choice] = /^([^=]+)=(.*)$/.exec(flag) ?? []
    if (!name) throw new Refused(`--option needs name=choice, not "${flag}"`)
    return [name, choice]
  })
  const twice = pairs.find(([name], i) => pairs.findIndex(([other]) => other === name) < i)
  if (twice) throw new Refused(`--option ${twice[0]} is given twice`)
  return readOptions(game.options, Object.fromEntries(pairs))
}

/** The language that was asked for, or that of the locale, or English. */
export function readLanguageFlag(
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  if (flag === undefined) return readLanguage(env.LC_ALL || env.LC_MESSAGES || env.LANG) ?? 'en'
  const language = readLanguage(flag)
  if (!language) throw new Refused(`--lang cannot be "${flag}"; it can be ${LANGUAGES.join(', ')}`)
  return language
}
