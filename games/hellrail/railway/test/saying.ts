import {
  type Game,
  LANGUAGES,
  type Language,
  openTable,
  playMove,
  readEvent,
  readWords,
  seededChance,
  type Texts,
} from '@acheron/core'
import { travel } from './traveller.ts'

/** A name that elides in French, one with a mute h, none at all, one of a few words. */
export const NAMES = ['Ada', 'Henri', ' ', 'Oncle Jo']

/** What no line may have in it, by the name of the fault. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a missing value': /undefined|null|NaN|\[object|-\d/,
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
    'a wrong plural': /\b1 (\w+ )?(cards|souls|steps|cars|wagons|cells|chips|tickets)\b/,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (\w+ )?(card|soul|step|car|wagon|cell|chip|ticket)\b/,
    'a wrong article': /\ba [aeiou]|\ban [^aeiou]/,
    'a space before a colon': /\s[;:?]/,
  },
  fr: {
    'no thin space before a high sign': /(?<!\u202f)[;:?»]|«(?!\u202f)/,
    'a wrong plural': /\b[01] (cartes|âmes|voitures|wagons|cases|jetons|billets)\b/,
    'a wrong singular': /\b([2-9]|\d\d+) (carte|âme|voiture|wagon|case|jeton|billet)(?!\p{L})/u,
    'a wrong agreement':
      /\b[01] \p{L}+ (accrochées|livrée?s|chargés|vides)|(voitures|wagons|cases) (\p{L}+ée?|vide)(?!\p{L})/u,
    'a missing elision': /(?<!\p{L})(de|que|ne|se|le|la) [aeiouyéèêàhAEIOUYÉÈÊÀH]/u,
    'a missing contraction': /(?<!\p{L})(à|de) les? /u,
  },
  de: {
    'a wrong plural': /\b1 (leere )?(Karten|Seelen|Schritte|Felder|Waggons|Ketzerchips|Fährtickets)(?!\p{L})/u,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (leeres )?(Karte|Seele|Schritt|Feld|Waggon|Ketzerchip|Fährticket)(?!\p{L})/u,
    'a wrong declension': /\b1 \p{L}+e Wag|\b(0|[2-9]|\d\d+) \p{L}+er Wag/u,
    'a space before a colon': /\s[;:?]/,
    'an English or French quotation mark': /[«»]|”/,
  },
}

export function faults(language: Language, line: string): string[] {
  const all = { ...FAULTS, ...FAULTS_IN[language] }
  const found = Object.keys(all).filter((fault) => all[fault].test(line))
  return [...(line === '' ? ['nothing is said'] : []), ...found].map((fault) => `${fault}: "${line}"`)
}

/** How a game begins that is played to hear all that is said in it. */
export interface Played {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
  readonly luck: number
}

/** What a whole game makes its texts say to all its readers. */
export interface Said {
  readonly lines: Readonly<Record<Language, Set<string>>>
  readonly events: Set<string>
  readonly questions: Set<string>
  readonly verbs: Set<string>
  /** Moves of one question that cannot be told apart. */
  readonly alike: string[]
}

type SpokenTexts = Readonly<Record<Language, Texts>>

export function playedGame<S>(game: Game<S>, texts: SpokenTexts, { seats, options = {}, luck }: Played): Said {
  const said: Said = {
    lines: { en: new Set(), fr: new Set(), de: new Set() },
    events: new Set(),
    questions: new Set(),
    verbs: new Set(),
    alike: [],
  }
  const chance = seededChance(luck)
  const table = openTable(game, { seats, options }, seededChance(luck + 1000))
  const readers = [undefined, ...Array.from({ length: seats }, (_, p) => p)]

  const tellLast = (): void => {
    for (const event of table.story.at(-1) ?? []) {
      said.events.add(event.id)
      for (const reader of readers)
        for (const language of LANGUAGES) {
          const line = texts[language].story(readEvent(event, reader), NAMES)
          if (line !== undefined) said.lines[language].add(line)
        }
    }
  }

  const describeTable = (): void => {
    for (const reader of readers)
      for (const language of LANGUAGES)
        for (const line of texts[language].position(game.view(table.state, reader), NAMES))
          said.lines[language].add(line)
  }

  tellLast()
  for (;;) {
    const [p] = game.asked(table.state)
    if (p === undefined) break
    if (chance.pick(12) === 0) describeTable()
    const question = game.question(table.state, p)
    const legal = game.legal(table.state, p)
    const view = game.view(table.state, p)
    said.questions.add(question.id.replace(`${game.id}.`, ''))
    for (const m of legal) said.verbs.add(game.notation.verb(m))
    for (const language of LANGUAGES) {
      const buttons = legal.map((m) => texts[language].move(m, view, []))
      for (const line of [texts[language].prompt(question, view, []), ...buttons]) said.lines[language].add(line)
      said.alike.push(...buttons.filter((text, i) => buttons.indexOf(text) < i))
    }
    const words = travel(
      legal.map((m) => game.notation.print(table.state, m)),
      chance,
    )
    playMove(table, p, readWords(game, table.state, words))
    tellLast()
  }
  describeTable()
  return said
}

/** A line written out by hand in each language. `~` is the thin space of French. */
export type Sample = Readonly<Record<Language, string>>

export const thin = (line: string): string => line.replaceAll('~', '\u202f')
