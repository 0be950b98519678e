import type { Language } from '../src/index.ts'

/** What no line may have in it, by the name of the fault. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a missing value': /undefined|null|NaN|\[object/,
  'an unfilled place': /[{}$%~]|\(\)|[:;,] *$|: *[;,]/,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'a space at an end': /^\s|\s$/,
  'a space before a comma or full stop': /\s[,.]/,
  'a typewriter’s sign': /['"`]|\.\.\.| - /,
  'an exclamation mark': /!/,
  'a small letter at the beginning': /^\p{Ll}/u,
}

const FAULTS_IN: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    'a wrong article': /(?<![’\w])(a [aeiou]|an [^aeiou])/,
    'a space before a colon': /\s[;:?]/,
  },
  fr: {
    'no thin space before a high sign': /(?<!\u202f)[;:?»]|«(?!\u202f)/,
    'a missing elision': /(?<!\p{L})(de|que|ne|se|le|la) [aeiouyéèêàhAEIOUYÉÈÊÀH]/u,
    'a missing contraction': /(?<!\p{L})(à|de) les? /u,
  },
  de: {
    'a space before a colon': /\s[;:?]/,
    'an English or French quotation mark': /[«»]|”/,
  },
}

/** What a language counts: one, and several. */
export type Counted = Readonly<Record<Language, readonly (readonly [one: string, several: string])[]>>
type Faults = Readonly<Record<Language, Readonly<Record<string, RegExp>>>>

/** Somebody who reads lines for faults: those of all texts, wrong numbers of what is counted, and what else a game adds. */
export function proofreader(
  counted: Counted,
  more: Partial<Faults> = {},
): (language: Language, line: string) => string[] {
  return (language, line) => {
    const all = { ...FAULTS, ...FAULTS_IN[language], ...numberFaults(language, counted), ...more[language] }
    const found = Object.keys(all).filter((fault) => all[fault].test(line))
    return [...(line === '' ? ['nothing is said'] : []), ...found].map((fault) => `${fault}: "${line}"`)
  }
}

/** French counts none like one. */
function numberFaults(language: Language, counted: Counted): Readonly<Record<string, RegExp>> {
  const words = counted[language].filter(([one, several]) => one !== several)
  const [one, several] = [words.map(([word]) => word).join('|'), words.map(([, word]) => word).join('|')]
  if (words.length === 0) return {}
  const none = language === 'fr' ? '[01]' : '1'
  const many = language === 'fr' ? '([2-9]|\\d\\d+)' : '(0|[2-9]|\\d\\d+)'
  return {
    'a wrong plural': new RegExp(`\\b${none} (${several})(?!\\p{L})`, 'u'),
    'a wrong singular': new RegExp(`\\b${many} (${one})(?!\\p{L})`, 'u'),
  }
}

/** A line written out by hand in each language. `~` is the thin space of French. */
export type Sample = Readonly<Record<Language, string>>

export const thin = (line: string): string => line.replaceAll('~', '\u202f')
