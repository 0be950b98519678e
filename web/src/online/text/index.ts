import type { Language } from '@acheron/core'
import { settings } from '../../settings/settings.svelte.ts'
import { de } from './de.ts'
import { en, type OnlineWords } from './en.ts'
import { fr } from './fr.ts'

const WORDS: Readonly<Record<Language, OnlineWords>> = { en, fr, de }

/** What is said of playing online, in the language chosen. */
export const words = (): OnlineWords => WORDS[settings.language]
