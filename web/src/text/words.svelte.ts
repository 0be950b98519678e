import type { Language } from '@acheron/core'
import { settings } from '../settings/settings.svelte.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { fr } from './fr.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de }

/** The names of the languages, each in its own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', de: 'Deutsch', en: 'English' }

/** What the shell says, in the language chosen. */
export function words(): Words {
  return WORDS[settings.language]
}
