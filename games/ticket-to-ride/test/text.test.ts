import {
  beginRun,
  type Facts,
  LANGUAGES,
  type Language,
  playMove,
  readEvent,
  seededChance,
  viewOf,
} from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { plate } from '../plate.ts'
import { QUESTIONS } from '../src/flow.ts'
import { ticketToRide as game } from '../src/index.ts'
import { ticketToRideModule } from '../src/module.ts'
import type { View } from '../src/secrets.ts'
import { EMPTY } from '../src/state.ts'
import type { TicketToRideEvent } from '../src/story.ts'

const { texts } = ticketToRideModule

/** A name that elides in French, one with a mute h, none at all, one with a y, one of a few words. */
const NAMES = ['Ada', 'Henri', ' ', 'Yves', 'Oncle Jo']

/** Not worth a line: the row is plain to see. */
const UNTOLD: readonly string[] = ['turned-up'] satisfies TicketToRideEvent['id'][]

/** One of every event, as everybody reads it. */
const EVENTS: Readonly<Record<TicketToRideEvent['id'], Facts>> = {
  'first-player': { by: 0 },
  'offered-tickets': { by: 0, count: 3 },
  'kept-tickets': { by: 0, kept: 1 },
  'took-card': { by: 0, card: 2, slot: 4 },
  'drew-card': { by: 0 },
  'turned-up': { cards: [0, 1, 2, 3, 4] },
  'swept-row': { cards: [8, 8, 1, 8, 2] },
  reshuffled: { cards: 43 },
  'claimed-route': { by: 0, route: 1, card: 5, cards: 4, locomotives: 1, points: 10 },
  passed: { by: 0 },
  'last-round': { by: 0, trains: 1 },
  'ticket-scored': { by: 0, ticket: 0, points: -12 },
  'longest-path': { by: 0, length: 23 },
  'game-over': { winners: [0, 1] },
}

/** What no line may have in it, by the name of the fault. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a missing value': /undefined|null|NaN|\[object|-1\b/,
  'an unfilled place': /[{}$%]|\(\)|[:;,] *$/,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'a space at an end': /^\s|\s$/,
  'a space before a comma or full stop': /\s[,.]/,
  'a typewriter’s sign': /['"`]|\.\.\.| - /,
  'an exclamation mark': /!/,
}

const FAULTS_IN: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    'a wrong plural': /\b1 (cards|\w+ cards|tickets|trains|points|turns|locomotives)\b/,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (\w+ )?(card|ticket|train|point|turn|locomotive)\b/,
    'a wrong article': /\ba [aeiou]|\ban [^aeiou]/,
    'a space before a colon': /\s[;:?]/,
  },
  fr: {
    'no thin space before a high sign': /(?<!\u202f)[;:?»]|«(?!\u202f)/,
    'a wrong plural': /\b[01] (cartes|tickets|wagons|points|tours|locomotives|rouges|vertes|noires)\b/,
    'a wrong singular': /\b([2-9]|\d\d+) (carte|ticket|wagon|point|tour|locomotive|rouge|verte|noire)\b/,
    'a wrong gender': /\bcartes? (vert|bleu|blanc|noir|violet)s?\b/,
    'a wrong agreement': /\bcarte \w+s\b|\bcartes (oranges|rouge|jaune|verte|bleue|blanche|noire|violette)\b/,
    'a missing elision': /\b(de|que|ne|se|le|la) [aeiouyéèêàhAEIOUYÉÈÊÀH]|\bque 1\b/,
  },
  de: {
    'a wrong plural': /\b1 (\S+ Karten|Wagenkarten|Zielkarten|Punkte|Züge|Lokomotiven)(?!\p{L})/u,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (\S+ Karte|Wagenkarte|Zielkarte|Punkt|Zug|Lokomotive)(?!\p{L})/u,
    'a wrong declension': /\b(violett|rot|gelb|grün|blau|weiß|schwarz|\w+en) Karten?\b/,
    'a space before a colon': /\s[;:?]/,
    'an English or French quotation mark': /[«»]|”/,
  },
}

function faults(language: Language, line: string): string[] {
  const all = { ...FAULTS, ...FAULTS_IN[language] }
  const found = Object.keys(all).filter((fault) => all[fault].test(line))
  return [...(line === '' ? ['nothing is said'] : []), ...found].map((fault) => `${fault}: "${line}"`)
}

/** A whole random game, and everything that it makes the game say to all its readers. */
function playedGame(seats: number, seed: number) {
  const said = {
    lines: new Set<string>(),
    events: new Set<string>(),
    questions: new Set<string>(),
    verbs: new Set<string>(),
  }
  const chance = seededChance(seed)
  const options = { tickets: seed % 2 === 0 ? '33' : '30' }
  const table = beginRun(game, { seats, options }, seededChance(seed + 1000))
  const say = (language: Language, line: string): void => void said.lines.add(`${language} ${line}`)
  const readers = [undefined, ...Array.from({ length: seats }, (_, p) => p)]

  const tellLast = (): void => {
    for (const event of table.story.at(-1) ?? []) {
      said.events.add(event.id)
      for (const reader of readers)
        for (const language of LANGUAGES) {
          const line = texts[language].story(readEvent(event, reader), NAMES)
          if (line !== undefined) say(language, line)
        }
    }
  }

  const describeTable = (): void => {
    for (const reader of readers)
      for (const language of LANGUAGES)
        for (const line of texts[language].position(viewOf(game, table.state, reader), NAMES)) say(language, line)
  }

  tellLast()
  while (game.asked(table.state).length > 0) {
    if (chance.pick(12) === 0) describeTable()
    const asked = game.asked(table.state)
    const p = asked[chance.pick(asked.length)]
    const question = game.question(table.state, p)
    const legal = game.legal(table.state, p)
    const view = viewOf(game, table.state, p)
    said.questions.add(question.id)
    for (const m of legal) said.verbs.add(game.notation.verb(m))
    for (const language of LANGUAGES) {
      say(language, texts[language].prompt(question, view, []))
      for (const m of legal) say(language, texts[language].move(m, view, []))
    }
    playMove(table, p, legal[chance.pick(legal.length)])
    tellLast()
  }
  describeTable()
  return { ...said, parts: game.result(table.state)?.parts ?? {} }
}

describe('whole games, as everybody reads them', () => {
  const games = [2, 3, 4, 5, 5, 2].map((seats, seed) => playedGame(seats, seed))
  const all = (of: 'lines' | 'events' | 'questions' | 'verbs'): string[] => [
    ...new Set(games.flatMap((said) => [...said[of]])),
  ]

  test.each(LANGUAGES)('nothing is missing and the typography is right: %s', (language) => {
    const lines = all('lines').flatMap((line) => (line.startsWith(`${language} `) ? [line.slice(3)] : []))
    expect(lines.length).toBeGreaterThan(3000)
    expect(lines.flatMap((line) => faults(language, line))).toEqual([])
  })

  test('every question, every verb and every event comes up; passing, which is rare, is taken as read', () => {
    const verbs = Array.from({ length: game.notation.vocabulary }, (_, m) => game.notation.verb(m))
    expect(new Set(all('questions'))).toEqual(new Set(QUESTIONS.map(({ id }) => id)))
    expect(new Set([...all('verbs'), 'pass'])).toEqual(new Set(verbs))
    expect(new Set([...all('events'), 'passed'])).toEqual(new Set(Object.keys(EVENTS)))
  })
})

describe.each(LANGUAGES)('a word for everything: %s', (language) => {
  const text = texts[language]
  const faultsOf = (lines: readonly (string | undefined)[]): string[] =>
    lines.flatMap((line) => faults(language, line ?? ''))

  test('every event but those that are plain to see', () => {
    const told = Object.entries(EVENTS).filter(([id]) => !UNTOLD.includes(id))
    expect(faultsOf(told.map(([id, facts]) => text.story({ id, facts }, NAMES)))).toEqual([])
    for (const id of UNTOLD) expect(text.story({ id, facts: { cards: [0, 1, 2, 3, 4] } }, NAMES)).toBeUndefined()
  })

  test('every move of the vocabulary, legal or not', () => {
    const { state } = beginRun(game, { seats: 2 }, seededChance(7))
    const view = viewOf(game, state, 0) as unknown as View
    const paying = [0, 39].map((claiming) => ({ ...view, claiming }))
    const views = [view, ...paying, { ...view, row: view.row.map(() => EMPTY) }]
    const moves = Array.from({ length: game.notation.vocabulary }, (_, m) => m)
    expect(faultsOf(views.flatMap((each) => moves.map((m) => text.move(m, each, []))))).toEqual([])
  })

  test('options, choices, endings and parts of the score', () => {
    const options = Object.keys(game.options)
    const choices = options.flatMap((option) => game.options[option].map((choice) => text.choice(option, choice)))
    const parts = Object.keys(playedGame(2, 5).parts)
    const lines = [...options.map(text.option), ...choices, ...game.endings.map(text.ending), ...parts.map(text.part)]
    expect(lines).toHaveLength(2 + 4 + 2 + 3)
    expect(faultsOf(lines)).toEqual([])
    expect(() => text.part('luck')).toThrow('there are no words for "luck"')
  })

  test('the plate has the same name, and a line', () => {
    expect(plate.name[language]).toBe(text.name)
    expect(faultsOf([plate.line[language]])).toEqual([])
  })
})

describe.each(LANGUAGES)('secrets: %s', (language) => {
  const story = (id: string, facts: Facts): string => texts[language].story({ id, facts }, NAMES) ?? ''

  test.each(Array.from({ length: 9 }, (_, card) => card))(
    'card %i, drawn blind, is read by the drawer only',
    (card) => {
      const event = { id: 'drew-card', facts: { by: 0 }, secret: { facts: { card }, readers: [0] } }
      const [mine, other, spectator] = [0, 1, undefined].map((reader) =>
        story('drew-card', readEvent(event, reader).facts),
      )
      expect(other).toBe(spectator)
      expect(mine.startsWith(spectator)).toBe(true)
      expect(mine.length).toBeGreaterThan(spectator.length + 3)
      expect(spectator).toBe(story('drew-card', EVENTS['drew-card']))
    },
  )

  test.each(['offered-tickets', 'kept-tickets'] as const)('%s: others read how many, not which', (id) => {
    const facts = { by: 0, count: 2, kept: 2 }
    const event = { id, facts, secret: { facts: { tickets: [0, 29] }, readers: [0] } }
    const [mine, other, spectator] = [0, 1, undefined].map((reader) => story(id, readEvent(event, reader).facts))
    expect(other).toBe(spectator)
    expect(spectator).not.toMatch(/–|Boston|12/)
    expect(mine.endsWith('Boston – Miami (12), Winnipeg – Little Rock (11)')).toBe(true)
  })

  test('nobody reads the hand or the tickets of somebody else in the position', () => {
    const { state } = beginRun(game, { seats: 3 }, seededChance(3))
    const lines = (reader: number | undefined): string[] => texts[language].position(viewOf(game, state, reader), NAMES)
    const ticket = / – .*\(\d+\)/
    expect(lines(undefined).filter((line) => ticket.test(line))).toEqual([])
    expect(lines(0).filter((line) => ticket.test(line))).toHaveLength(1)
    expect(lines(0).length).toBe(lines(undefined).length + 2)
    expect(lines(0).filter((line) => lines(1).includes(line) && ticket.test(line))).toEqual([])
  })
})
