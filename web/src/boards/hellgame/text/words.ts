import type { Language } from '@acheron/core'
import { type HellgameWords, hellgameDe, hellgameEn, hellgameFr, type Things, thingsOf } from '@acheron/games/hellgame'
import { de } from './de.ts'
import { en, type Own } from './en.ts'
import { fr } from './fr.ts'

/** The board’s own words with those of the game. */
export interface Words extends Own {
  readonly game: HellgameWords
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...en, game: hellgameEn },
  fr: { ...fr, game: hellgameFr },
  de: { ...de, game: hellgameDe },
}

export const wordsIn = (language: Language): Words => WORDS[language]

/** Everything on the table by name. */
export const namesOf = ({ game }: Words, names: readonly string[]): Things =>
  thingsOf(game, (player) => names[player]?.trim() || game.seat(player + 1))

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
/** The circles are counted from the outside. */
export const roman = (circle: number): string => ROMAN[circle]
