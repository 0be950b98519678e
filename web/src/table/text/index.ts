import type { Language, Rule } from '@acheron/core'
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
