import {
  beginRun,
  type Facts,
  LANGUAGES,
  type Language,
  type Move,
  playMove,
  type Question,
  readEvent,
  seededChance,
  viewOf,
} from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { plate } from '../plate.ts'
import { CITY_ID, CITY_MILEPOST, cityCalled } from '../src/cities.ts'
import { EVENTS } from '../src/events.ts'
import { QUESTIONS } from '../src/flow.ts'
import { chinaRails as game } from '../src/index.ts'
import { LOAD_ID } from '../src/loads.ts'
import { DIRECTIONS, MILEPOSTS, milepostCalled, NEIGHBOUR } from '../src/mileposts.ts'
import { chinaRailsModule } from '../src/module.ts'
import { DALIAN_PORT, PENGLAI, PORT_ID, PORT_MILEPOST } from '../src/ports.ts'
import { HIDDEN, type View } from '../src/secrets.ts'
import { CITY_AT, FROM, findSection, TO } from '../src/sections.ts'
import { LEDGER } from '../src/state.ts'
import type { ChinaRailsEvent } from '../src/story.ts'
import { TRAIN_ID } from '../src/trains.ts'
import { WATERS } from '../src/waters.ts'
import { de } from '../text/de.ts'
import { en, type Leg } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { namesIn } from '../text/names.ts'
import { legsBetween, placeOf, sectionText } from '../text/things.ts'

const { texts } = chinaRailsModule

/** A name that elides in French, one with a mute h, none at all, one with a y, one of a few words, one that ends in s. */
const NAMES = ['Ada', 'Henri', ' ', 'Yves', 'Oncle Jo', 'Jonas']

/** A port, a milepost that is neither port nor city, and a section between two such. */
const PORT = PORT_MILEPOST[1]
const SECTION = FROM.findIndex((m, section) => m >= 0 && [m, TO[section]].every((end) => CITY_AT[end] < 0))
const NOWHERE = FROM[SECTION]

/** One of every event, or several where the line depends on the facts. */
const HAPPENED: Readonly<Record<ChinaRailsEvent['id'], readonly Facts[]>> = {
  dealt: [{ by: 0, cards: [0, 1, 2] }],
  'first-player': [{ by: 0, pay: 54 }],
  'opening-turn': [{ by: 0, round: 1 }],
  turn: [{ by: 0, round: 12 }],
  built: [{ by: 0, section: SECTION, price: 2 }],
  ferry: [{ by: 0 }],
  linked: [{ by: 0, port: 1, price: 6 }],
  upgraded: [{ by: 0, train: 3, price: 20 }],
  started: [{ by: 0, at: PORT }],
  moved: [
    { by: 0, from: 1, to: NOWHERE },
    { by: 0, from: 1, to: PORT },
  ],
  fee: [{ by: 0, to: 1, sum: 4 }],
  turned: [{ by: 0, at: NOWHERE }],
  crossed: [{ by: 0, from: DALIAN_PORT, to: PENGLAI }],
  halved: [
    { by: 0, left: 1 },
    { by: 0, left: 5 },
  ],
  took: LOAD_ID.map((_, load) => ({ by: 0, load, at: PORT })),
  dropped: [{ by: 0, load: 5, at: DALIAN_PORT }],
  delivered: [
    { by: 0, demand: 57, pay: 54, bonus: 0 },
    { by: 0, demand: 57, pay: 59, bonus: 5 },
  ],
  exchanged: [{ by: 0, cards: [0, 1, 2] }],
  drew: [{ by: 0, card: 19 }],
  reshuffled: [{ cards: 1 }, { cards: 120 }],
  borrowed: [{ by: 0, sum: 12, debt: 24 }],
  repaid: [{ by: 0, sum: 24 }],
  event: EVENTS.map((_, event) => ({ by: 0, event })),
  'event-over': EVENTS.map((_, event) => ({ event })),
  congress: [{ by: 0, at: CITY_MILEPOST[0], pay: 10 }],
  taxed: [
    { by: 0, sum: 0 },
    { by: 0, sum: 15 },
  ],
  erased: [
    { by: 0, sections: [1] },
    { by: 0, sections: [1, 2, 3] },
  ],
  refuge: [{ by: 0, from: 1, to: DALIAN_PORT }],
  'lost-load': [{ by: 0, load: 14 }],
  'loses-turn': [{ by: 0 }],
  shaken: [{ by: 0 }],
  'lost-turn': [{ by: 0 }],
  'bridges-free': [
    { by: 0, sections: [1] },
    { by: 0, sections: [1, 2] },
  ],
  candidate: [{ by: 0, goal: 250 }],
  'goal-raised': [{ goal: 300, tied: [0, 1] }],
  'game-over': [{ winners: [0] }, { winners: [0, 1] }],
}

/** What no line may have in it, by the name of the fault. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a missing value': /undefined|null|NaN|\[object|(?<![\d.])-1\b/,
  'an unfilled place': /[{}$%]|\(\)|[:;,] *$/,
  'two spaces': /[ \u00a0\u202f]{2}/,
  'a space at an end': /^\s|\s$/,
  'a space before a comma or full stop': /\s[,.]/,
  'a typewriter’s sign': /['"`]|\.\.\.| - /,
  'an exclamation mark': /!/,
}

const FAULTS_IN: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    'a wrong plural': /\b1 (mileposts|sections|turns|cards|bridges)\b/,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (milepost|section|turn|card|bridge)\b/,
    'a wrong article': /(?<![’\w])(a [aeiou]|an [^aeiou])/,
    'a space before a colon': /\s[;:?]/,
    'a wrong word before a place': /\bin (milepost|\w+ port)\b/,
  },
  fr: {
    'no thin space before a high sign': /(?<!\u202f)[;:?»]|«(?!\u202f)/,
    'a wrong plural': /\b[01] (bornes|sections|tours|cartes|ponts)\b/,
    'a wrong singular': /\b([2-9]|\d\d+) (borne|section|tour|carte|pont)\b/,
    'a missing elision': /(?<!\p{L})(de|que|ne|se|le|la|du) [aeiouéèêàAEIOUÉÈÊÀÜ]|\bque 1\b/u,
    'a missing contraction': /(?<!\p{L})(à|de) (les? |port\b|borne\b)/u,
    'a sum that breaks': /\d M\b/,
  },
  de: {
    'a wrong plural': /\b1 (Meilensteine|Abschnitte|Karten|Spielzüge|Spielzügen|Brücken)(?!\p{L})/u,
    'a wrong singular': /\b(0|[2-9]|\d\d+) (Meilenstein|Abschnitt|Karte|Spielzug|Brücke)(?!\p{L})/u,
    'a space before a colon': /\s[;:?]/,
    'an English or French quotation mark': /[«»]|”/,
    'a wrong word before a place': /\b(in|nach) (Meilenstein|Hafen)\b/,
    'two full stops': /\.\./,
  },
}

function faults(language: Language, line: string): string[] {
  const all = { ...FAULTS, ...FAULTS_IN[language] }
  const found = Object.keys(all).filter((fault) => all[fault].test(line))
  return [...(line === '' ? ['nothing is said'] : []), ...found].map((fault) => `${fault}: "${line}"`)
}

/** How gladly somebody who wants to see much makes a move; others are made at random. */
const GLADLY = ['deliver', 'lose', 'refuge', 'cross', 'link', 'upgrade', 'take', 'exchange']
const MOVES = 350
const MOVES_READ = 25

/** A part of a game, and everything that it makes the game say to all its readers. */
function playedGame(seats: number, seed: number) {
  const lines = new Set<string>()
  const happened = new Set<string>()
  const chance = seededChance(seed)
  const options = { trains: 'express', indulgence: 'yes', limit: seed % 2 === 0 ? '40' : 'none' }
  const table = beginRun(game, { seats, options }, seededChance(seed + 1000))
  const say = (language: Language, line: string): void => void lines.add(`${language} ${line}`)
  const readers = [undefined, ...Array.from({ length: seats }, (_, p) => p)]

  const tellLast = (): void => {
    for (const event of table.story.at(-1) ?? []) {
      happened.add(event.id)
      for (const language of LANGUAGES) {
        const line = texts[language].story(readEvent(event, undefined), NAMES)
        if (line !== undefined) say(language, line)
      }
    }
  }

  const describeTable = (): void => {
    for (const reader of readers)
      for (const language of LANGUAGES)
        for (const line of texts[language].position(viewOf(game, table.state, reader), NAMES)) say(language, line)
  }

  const chosen = (legal: readonly Move[]): Move => {
    const glad = legal.filter((m) => GLADLY.includes(game.notation.verb(m)))
    const from = glad.length > 0 && chance.pick(3) === 0 ? glad : legal
    return from[chance.pick(from.length)]
  }

  tellLast()
  for (let n = 0; n < MOVES && game.asked(table.state).length > 0; n++) {
    if (chance.pick(25) === 0) describeTable()
    const [p] = game.asked(table.state)
    const legal = game.legal(table.state, p)
    const view = viewOf(game, table.state, p)
    for (const language of LANGUAGES) {
      say(language, texts[language].prompt(game.question(table.state, p), view, NAMES))
      for (const m of legal.slice(0, MOVES_READ)) say(language, texts[language].move(m, view, NAMES))
    }
    playMove(table, p, chosen(legal))
    tellLast()
  }
  describeTable()
  return { lines, happened }
}

test('without movement the prompt speaks of loads only where they can change hands', () => {
  const table = beginRun(game, { seats: 2, options: {} }, seededChance(3))
  const question: Question = { id: 'operate', rule: 'CR-066', params: { left: 0 } }
  const promptAt = (m: number): string => {
    const view = viewOf(game, table.state, table.state.asked) as unknown as View
    view.at[table.state.asked] = m
    return texts.en.prompt(question, view as never, NAMES)
  }
  expect(promptAt(CITY_MILEPOST[0])).toContain('loads')
  expect(promptAt(PORT)).toContain('loads')
  expect(promptAt(NOWHERE)).not.toContain('loads')
})

describe('games, as everybody reads them', () => {
  const games = [2, 3, 4, 5, 6, 2].map((seats, seed) => playedGame(seats, seed))
  const all = (of: 'lines' | 'happened'): string[] => [...new Set(games.flatMap((said) => [...said[of]]))]

  test.each(LANGUAGES)('nothing is missing and the typography is right: %s', (language) => {
    const lines = all('lines').flatMap((line) => (line.startsWith(`${language} `) ? [line.slice(3)] : []))
    expect(lines.length).toBeGreaterThan(1500)
    expect(lines.flatMap((line) => faults(language, line))).toEqual([])
  })

  test('they are worth reading', () => {
    expect(all('happened')).toEqual(expect.arrayContaining(['built', 'moved', 'took', 'drew', 'event', 'event-over']))
  })
})

describe.each(LANGUAGES)('a word for everything: %s', (language) => {
  const text = texts[language]
  const names = namesIn(language)
  const faultsOf = (lines: readonly (string | undefined)[]): string[] =>
    lines.flatMap((line) => faults(language, line ?? ''))

  test('every event, by every player', () => {
    const lines = Object.entries(HAPPENED).flatMap(([id, all]) =>
      all.flatMap((facts) =>
        NAMES.map((_, by) => text.story({ id, facts: 'by' in facts ? { ...facts, by } : facts }, NAMES)),
      ),
    )
    expect(faultsOf(lines)).toEqual([])
  })

  test('every move of the vocabulary, legal or not', () => {
    const { state } = beginRun(game, { seats: 2 }, seededChance(7))
    const view = viewOf(game, state, game.asked(state)[0]) as unknown as View
    const views = [view, { ...view, at: view.at.map(() => PORT) }]
    const moves = Array.from({ length: game.notation.vocabulary }, (_, m) => m)
    const few = moves.filter((m) => game.notation.verb(m) !== 'build' || m % 50 === 0)
    expect(faultsOf(views.flatMap((each) => few.map((m) => text.move(m, each as never, NAMES))))).toEqual([])
  })

  test('every question, at every moment that it knows', () => {
    const { state } = beginRun(game, { seats: 2 }, seededChance(7))
    const view = viewOf(game, state, game.asked(state)[0])
    const moments = [0, 1, 9, 20].flatMap((left) =>
      [0, 1].flatMap((opening) => EVENTS.map((_, event) => ({ left, opening, event }))),
    )
    const lines = QUESTIONS.flatMap(({ id, rule }) =>
      moments.map((params) => text.prompt({ id, rule, params }, view, [])),
    )
    expect(faultsOf(lines)).toEqual([])
    expect(lines.filter((line) => !line.endsWith('.'))).toEqual([])
  })

  test('options, choices, endings and parts of the score', () => {
    const options = Object.keys(game.options)
    const choices = options.flatMap((option) => game.options[option].map((choice) => text.choice(option, choice)))
    const lines = [...options.map(text.option), ...choices, ...game.endings.map(text.ending), ...LEDGER.map(text.part)]
    expect(lines).toHaveLength(3 + 8 + 3 + 9)
    expect(faultsOf(lines)).toEqual([])
  })

  test('every city, load, port, water and train has a name of its own', () => {
    const named = [
      CITY_ID.map(names.city),
      LOAD_ID.map(names.load),
      LOAD_ID.map(names.someOf),
      PORT_ID.map(names.port),
      WATERS.map(({ id }) => names.water(id)),
      TRAIN_ID.map(names.train),
    ]
    for (const one of named) expect(new Set(one).size).toBe(one.length)
    expect(faultsOf(named.flat())).toEqual([])
  })

  test('the aim takes three sentences', () => {
    expect(names.aim).toHaveLength(3)
    expect(faultsOf(names.aim)).toEqual([])
    expect(names.aim.filter((line) => !/^\p{Lu}.+\.$/u.test(line))).toEqual([])
  })

  test('the plate has the same name, and a line', () => {
    expect(plate.name[language]).toBe(text.name)
    expect(faultsOf([plate.line[language]])).toEqual([])
  })

  test('the cash of others is read by nobody until it is open', () => {
    const { state } = beginRun(game, { seats: 3 }, seededChance(3))
    const lines = (reader: number | undefined): string[] => text.position(viewOf(game, state, reader), NAMES)
    const sixty = (reader: number | undefined): number =>
      lines(reader).filter((line) => /(?<!\d)60(?!\d)/.test(line)).length
    const view = viewOf(game, state, 1) as unknown as View
    expect(view.cash).toEqual([HIDDEN, 60, HIDDEN])
    expect(sixty(1)).toBe(sixty(undefined) + 1)
  })
})

test('track that is built in one go, and a journey, are told in a line', () => {
  const built = ['48.62', '48.61', '48.60'].map((from, i) => ({
    id: 'built',
    facts: { by: 0, section: findSection(from, 'e') ?? -1, price: i + 1 },
  }))
  const to = CITY_MILEPOST[cityCalled('datong')]
  const moved = [3, 2, 1].map(() => ({ id: 'moved', facts: { by: 0, from: 0, to } }))
  expect(texts.en.row?.(built, NAMES)).toBe(`${NAMES[0]} builds 3 sections for 6M, the last to Datong`)
  expect(texts.de.row?.(built, NAMES)).toMatch(/ baut 3 Abschnitte für 6\sMio\., den letzten nach Datong$/)
  expect(texts.fr.row?.(moved, NAMES)).toBe(`${NAMES[0]} avance de 3 bornes jusqu’à Datong`)
  expect(texts.en.row?.([...built, ...moved], NAMES)).toBeUndefined()
  expect(texts.en.row?.([built[0], { ...built[1], facts: { ...built[1].facts, by: 1 } }], NAMES)).toBeUndefined()
})

test('a milepost without a name is called by the way there from the nearest city, and no two are called the same', () => {
  const { name, to } = placeOf(en, milepostCalled('46.60'))
  expect(name).toMatch(/^the milepost \d+ [a-z-]+( and \d+ [a-z-]+)? of [A-Z]/)
  expect(to).toBe(`to ${name}`)
  const wuhan = CITY_MILEPOST[cityCalled('wuhan')]
  const leaving = [...FROM.keys()].filter((section) => FROM[section] === wuhan)
  for (const section of leaving) expect(sectionText(en, section)).toMatch(/^Wuhan – 1 [a-z-]+$/)
  expect(leaving.length).toBeGreaterThan(0)
  const nameless = [...CITY_AT.keys()].filter((m) => CITY_AT[m] < 0)
  for (const words of [en, fr, de]) {
    const names = nameless.map((m) => placeOf(words, m).name)
    expect(new Set(names).size).toBe(nameless.length)
  }
})

test('the way from a milepost to another has the steps that lead there', () => {
  const from = CITY_MILEPOST[cityCalled('wuhan')]
  /** -1: it leads over the sea. */
  const endOf = (legs: readonly Leg[]): number =>
    legs
      .flatMap(({ steps, direction }) => Array.from({ length: steps }, () => direction))
      .reduce((at, direction) => (at < 0 ? at : NEIGHBOUR[at * DIRECTIONS + direction]), from)
  const ends = Array.from({ length: MILEPOSTS }, (_, m) => endOf(legsBetween(from, m)))
  expect(ends.filter((end, m) => end >= 0 && end !== m)).toEqual([])
  expect(ends.filter((end) => end >= 0).length).toBeGreaterThan(MILEPOSTS / 2)
})
