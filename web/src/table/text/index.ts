import { type Language, type Refused, type Rule, refusalText } from '@acheron/core'
import { settings } from '../../settings/settings.svelte.ts'
import { de } from './de.ts'
import { en, type TableWords } from './en.ts'
import { fr } from './fr.ts'

export type { TableWords } from './en.ts'

const WORDS: Readonly<Record<Language, TableWords>> = { en, fr, de }

/** The words of the table in the language chosen; reactive. */
export const words = (): TableWords => WORDS[settings.language]

/** What a rule of the table forbids, or the number of any other rule. */
export const barredBy = (rule: Rule): string => words().undoBars[rule] ?? words().rule(rule)

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

type Trouble = keyof TableWords['troubles']

/** Why something was not done, with the rule if one says so. */
export function troubleText(trouble: Trouble | Refused): string {
  if (typeof trouble === 'string') return words().troubles[trouble]
  const { rule, code } = trouble
  const said = asSentence(refusalText(trouble, settings.language))
  if (!rule) return said
  return words().undoBars[rule] ?? (code === 'against-rule' ? words().rule(rule) : `${said} ${words().rule(rule)}.`)
}
