import {
  beginRun,
  type Game,
  LANGUAGES,
  type Language,
  playMove,
  readEvent,
  readWords,
  seededChance,
  type Texts,
  viewOf,
} from '@acheron/core'
import { proofreader } from '@acheron/core/test-kit'
import { travel } from './traveller.ts'

/** A name that elides in French, one with a mute h, none at all, one of a few words. */
export const NAMES = ['Ada', 'Henri', ' ', 'Oncle Jo']

/** What is wrong with a line of either edition. */
export const faults = proofreader(
  {
    en: ['card', 'soul', 'step', 'car', 'wagon', 'cell', 'chip', 'ticket'].map((word) => [word, `${word}s`]),
    fr: ['carte', 'âme', 'voiture', 'wagon', 'case', 'jeton', 'billet'].map((word) => [word, `${word}s`]),
    de: [
      ['Karte', 'Karten'],
      ['Seele', 'Seelen'],
      ['Schritt', 'Schritte'],
      ['Feld', 'Felder'],
      ['Waggon', 'Waggons'],
      ['Ketzerchip', 'Ketzerchips'],
      ['Fährticket', 'Fährtickets'],
    ],
  },
  {
    en: { 'a number below nothing': /-\d/ },
    fr: {
      'a number below nothing': /-\d/,
      'a wrong agreement':
        /\b[01] \p{L}+ (accrochées|livrée?s|chargés|vides)|(voitures|wagons|cases) (\p{L}+ée?|vide)(?!\p{L})/u,
    },
    de: {
      'a number below nothing': /-\d/,
      'a wrong declension': /\b1 \p{L}+e Wag|\b(0|[2-9]|\d\d+) \p{L}+er Wag/u,
    },
  },
)

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
  /** Turns whose prompt offers other things than the rules. */
  readonly misled: string[]
}

type SpokenTexts = Readonly<Record<Language, Texts>>

/** What the prompt of a turn offers, when it offers a choice. */
function offered(prompt: string): string[] {
  const [, list = 'end the turn'] = /^Your turn: ([^.]+)\./.exec(prompt) ?? []
  return list.split(/, | or /).sort()
}

export function playedGame<S>(
  game: Game<S>,
  texts: SpokenTexts,
  acts: Readonly<Record<string, string>>,
  { seats, options = {}, luck }: Played,
): Said {
  const said: Said = {
    lines: { en: new Set(), fr: new Set(), de: new Set() },
    events: new Set(),
    questions: new Set(),
    verbs: new Set(),
    alike: [],
    misled: [],
  }
  const chance = seededChance(luck)
  const table = beginRun(game, { seats, options }, seededChance(luck + 1000))
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
        for (const line of texts[language].position(viewOf(game, table.state, reader), NAMES))
          said.lines[language].add(line)
  }

  tellLast()
  for (;;) {
    const [p] = game.asked(table.state)
    if (p === undefined) break
    if (chance.pick(12) === 0) describeTable()
    const question = game.question(table.state, p)
    const legal = game.legal(table.state, p)
    const view = viewOf(game, table.state, p)
    said.questions.add(question.id)
    for (const m of legal) said.verbs.add(game.notation.verb(m))
    if (question.id === 'turn') {
      const prompt = texts.en.prompt(question, view, [])
      const can = new Set(legal.map((m) => acts[game.notation.verb(m)]))
      if ([...can].sort().join() !== offered(prompt).join()) said.misled.push(`${prompt} But: ${[...can].join()}`)
    }
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
