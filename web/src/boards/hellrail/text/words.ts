import type { Language } from '@acheron/core'
import { secondDe, secondEn, secondFr } from '@acheron/games/hellrail/second'
import { type Explained, NONE, type RailwayWords, thirdDe, thirdEn, thirdFr } from '@acheron/games/hellrail/third'
import { isThird, type Table } from '../seen.ts'
import { de } from './de.ts'
import { en, type Own } from './en.ts'
import { fr } from './fr.ts'

const OWN: Readonly<Record<Language, Own>> = { en, fr, de }
const THIRD = { en: thirdEn, fr: thirdFr, de: thirdDe }
const SECOND = { en: secondEn, fr: secondFr, de: secondDe }

/** The board’s own words with those of the game, as one edition calls things. */
export interface Words extends Own {
  readonly railway: RailwayWords
  /** By effect of 2001. */
  readonly effects: readonly Explained[]
  /** By station of 1999, from 1. */
  readonly powers: readonly Explained[]
  readonly tokens: (typeof thirdEn)['tokens'] & (typeof secondEn)['tokens']
  /** By Heresy token. */
  readonly heresies: readonly Explained[]
  /** What lies on a sleeper. */
  readonly marker: Explained
}

export function wordsIn(language: Language, view: Table): Words {
  const own = OWN[language]
  const [third, second] = [THIRD[language], SECOND[language]]
  const tokens = { ...third.tokens, ...second.tokens }
  return {
    ...own,
    yourTrain: isThird(view) ? own.yourTrain : own.yourWagons,
    noCars: isThird(view) ? own.noCars : own.noWagons,
    railway: isThird(view) ? third.railway : second.railway,
    effects: third.effects,
    powers: second.powers,
    tokens,
    heresies: [tokens.anathema, tokens.indulgence],
    marker: isThird(view) ? tokens.check : tokens.barrier,
  }
}

/** The name of something with what it does. */
export const explained = ({ colon }: Own, { name, does }: Explained): string => `${name}${colon}${does}`

/** What a circle does; undefined: nothing, or nothing that can be seen. */
export function powerOf(words: Words, view: Table, circle: number): Explained | undefined {
  return isThird(view) ? words.effects[view.tokens?.[circle] ?? NONE] : words.powers[circle - 1]
}
