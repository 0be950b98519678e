import { type Facts, LANGUAGES, readEvent } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { SINNERS } from '../../railway/rail-cards.ts'
import { describeTexts, RAILWAY_EVENTS } from '../../railway/test/describe-texts.ts'
import { faults, NAMES } from '../../railway/test/saying.ts'
import { plate } from '../plate.ts'
import { flow } from '../src/flow.ts'
import { EFFECTS } from '../src/index.ts'
import { hellrailModule } from '../src/module.ts'
import type { ThirdEvent } from '../src/story.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import { position } from './scenario.ts'

const { texts } = hellrailModule
const WORDS = { en, fr, de }

const EVENTS: Readonly<Record<ThirdEvent['id'], Facts>> = {
  ...RAILWAY_EVENTS,
  'circle-laid': { by: 0, circle: 3, cell: 8000 },
  'saw-tokens': { by: 0, circle: 4 },
  'no-use': { by: 0, circle: 4, effect: 2 },
  'tokens-dealt': { effects: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8] },
  'dropped-tender': { by: 0 },
  bribed: { by: 0, card: 3 },
  sailed: { by: 0, card: 3, cells: 1 },
  checked: { by: 0, card: 3 },
  shed: { by: 0, card: 3 },
  caught: { by: 0, from: 1, card: 3 },
  invoked: { by: 0, effect: 3, circle: 4, held: 1 },
  named: { by: 0, card: 3, owner: 1 },
  cancelled: { by: 0, effect: 3 },
  redirected: { by: 0, effect: 3, target: 2 },
  discarded: { by: 0, card: 3 },
  'took-boat': { by: 0 },
  'took-tender': { by: 0 },
  'took-catcher': { by: 0 },
  'took-heresy': { by: 0, token: 1 },
  'took-token': { by: 0, effect: 3 },
  flipped: { by: 0, card: 3 },
  'lost-car': { by: 0, card: 3 },
  stole: { by: 0, from: 1, card: 3 },
  'gave-car': { by: 0, to: 1, card: 3 },
  'drew-from': { by: 0, from: 1 },
  'showed-hand': { by: 0, to: 1 },
  'gave-cards': { by: 0, to: 1, count: 2 },
  guarded: { by: 0, circle: 0 },
  chaos: { by: 0, effects: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8] },
  swapped: { by: 0, effect: 3, from: 11, to: 2 },
}

const QUESTIONS = {
  step: { left: 1 },
  push: { engine: 1 },
  place: { card: 3 },
  circle: {},
  'lay-circle': { circle: 3 },
  tender: {},
  turn: {},
  bribe: { circle: 3, lacking: 1 },
  sail: { reach: 1 },
  catch: { rammed: 1 },
  shed: { allowed: 1, excess: 1 },
  visit: { circle: 3, effect: 2, held: 5 },
  react: { by: 1, effect: 11, target: 0 },
  'abyss-pay': {},
  abyss: { traction: 3 },
  delinquency: {},
  'false-path-pay': {},
  'false-path': { traction: 3 },
  geryon: {},
  gluttony: {},
  'guard-duty': {},
  'take-heresy': {},
  lust: {},
  'shift-change': {},
  thievery: {},
  'set-out': { card: 3 },
  steal: { card: 3, from: 1 },
  forfeit: { to: 1, traction: 3 },
}

/** What other luck may not bring about. */
// biome-ignore format: a list
const RARE = [
  'sail', 'sailed', 'catch', 'spare', 'caught', 'shed', 'thievery', 'stole', 'steal', 'forfeit', 'give', 'gave-car', 'redirect',
  'redirected', 'answers-opened', 'glutton-discarded', 'set-out', 'swap', 'swap-circle', 'swap-player', 'swapped', 'bribe', 'bribed', 'use-held',
]

describeTexts({
  game: hellrailModule.game,
  texts,
  plate,
  acts: { ...en.railway.acts, sail: en.railway.acts.cross },
  events: EVENTS,
  questions: QUESTIONS,
  foreign: ['force', 'ferry'],
  games: [
    { seats: 3, luck: 154, options: { effects: 'secret' } },
    { seats: 3, luck: 43, options: { layout: 'advocate' } },
    { seats: 2, luck: 45, options: { effects: 'secret' } },
    { seats: 3, luck: 115, options: { layout: 'advocate' } },
    { seats: 3, luck: 193, options: { layout: 'sacrilege', effects: 'secret' } },
    { seats: 4, luck: 96 },
  ],
  rare: RARE,
})

test('these are all the questions there are', () => {
  expect(Object.keys(QUESTIONS).sort()).toEqual(flow.questions.toSorted())
})

describe.each(LANGUAGES)('names: %s', (language) => {
  const { effects, tokens, railway } = WORDS[language]

  test('every sinner has one, and no two the same', () => {
    expect(new Set(railway.sinners).size).toBe(SINNERS.length)
    expect(railway.sinners.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([])
  })

  test('every effect and every token has one, and a sentence on what it does', () => {
    const explained = [...effects, ...Object.values(tokens)]
    expect(effects).toHaveLength(EFFECTS)
    expect(new Set(effects.map(({ name }) => name)).size).toBe(EFFECTS)
    expect(explained.flatMap(({ name, does }) => [...faults(language, name), ...faults(language, does)])).toEqual([])
    expect(explained.filter(({ does }) => !/^[^.]+\.$/.test(does))).toEqual([])
  })
})

describe.each(LANGUAGES)('secrets: %s', (language) => {
  const { sinners } = WORDS[language].railway
  const SECRETS: readonly (readonly [ThirdEvent['id'], Facts, Facts])[] = [
    ['drew', { by: 0, count: 2 }, { cards: [3, 5] }],
    ['drew-from', { by: 0, from: 1 }, { card: 3 }],
    ['showed-hand', { by: 1, to: 0 }, { cards: [3, 5] }],
    ['gave-cards', { by: 1, to: 0, count: 2 }, { cards: [3, 5] }],
  ]

  test.each(SECRETS)('%s: which cards they are is read by some only', (id, facts, secret) => {
    const event = { id, facts, secret: { facts: secret, readers: [0] } }
    const [mine, other, spectator] = [0, 2, undefined].map(
      (reader) => texts[language].story(readEvent(event, reader), NAMES) ?? '',
    )
    expect(other).toBe(spectator)
    expect(spectator).not.toContain(sinners[3])
    expect(mine.startsWith(spectator)).toBe(true)
    expect(mine).toContain(sinners[3])
  })

  test('nobody reads the hand of somebody else in the position, but what they have seen of it', () => {
    const scene = position({ hands: [['dido'], ['homer', 'sinon']] })
    const lines = (reader: number | undefined): string => texts[language].position(scene.view(reader), NAMES).join('\n')
    const [dido, homer] = ['dido', 'homer'].map((sinner) => sinners[SINNERS.indexOf(sinner)])
    expect(lines(undefined)).not.toMatch(new RegExp(`${dido}|${homer}`))
    expect(lines(0)).toContain(dido)
    expect(lines(0)).not.toContain(homer)
    expect(lines(1)).toContain(homer)
    const seen = [[], [0]]
    expect(texts[language].position({ ...scene.view(0), seen }, NAMES).join('\n')).toContain(homer)
  })

  test('a token that lies face down is named to nobody who does not know it', () => {
    const scene = position({ options: { effects: 'secret' }, tokens: { 4: 'geryon' }, known: { 1: ['geryon'] } })
    const [mine, other] = [1, 0].map((reader) => texts[language].position(scene.view(reader), NAMES))
    const names = WORDS[language].effects.map(({ name }) => name)
    const told = (lines: readonly string[]): string[] =>
      lines.filter((line) => names.some((name) => line.includes(name)))
    expect(told(other)).toEqual([])
    expect(told(mine)).toEqual([expect.stringContaining(names[6])])
  })

  test('a turn in which nothing can be done any more says so', () => {
    const scene = position({ hands: [[], ['homer']] })
    const [question, view] = [{ id: 'turn', rule: 'HR3-020', params: {} } as const, scene.view(0)]
    const prompt = texts[language].prompt(question, view, NAMES)
    expect(prompt).toBe(
      {
        en: 'Nothing is left to do: end the turn.',
        fr: 'Il ne reste qu’à terminer le tour.',
        de: 'Es bleibt nichts mehr zu tun, als den Zug zu beenden.',
      }[language],
    )
  })
})
