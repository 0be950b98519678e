import type { Language } from '@acheron/core'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { fr } from './fr.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, fr, de }

export const wordsIn = (language: Language): Words => WORDS[language]
