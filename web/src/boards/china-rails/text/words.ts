import type { Language } from '@acheron/core'
import { type ChinaWords, chinaDe, chinaEn, chinaFr } from '@acheron/games/china-rails'
import { de } from './de.ts'
import { en, type Own } from './en.ts'
import { fr } from './fr.ts'

/** The board’s own words with those of the game. */
export interface Words extends Own {
  readonly china: ChinaWords
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...en, china: chinaEn },
  fr: { ...fr, china: chinaFr },
  de: { ...de, china: chinaDe },
}

export const wordsIn = (language: Language): Words => WORDS[language]
