import {
  beginRun,
  type Facts,
  type Game,
  LANGUAGES,
  type Language,
  type Plate,
  seededChance,
  type Texts,
  viewOf,
} from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { PLACE } from '../moves.ts'
import type { RailwayEvent } from '../story.ts'
import { faults, NAMES, type Played, playedGame } from './saying.ts'

type Params = Readonly<Record<string, number>>

/** An edition, and one of everything that can come up in it. */
export interface Spoken<S> {
  readonly game: Game<S>
  readonly texts: Readonly<Record<Language, Texts>>
  readonly plate: Plate
  /** By verb: how the prompt of a turn names what can be done, in English. */
  readonly acts: Readonly<Record<string, string>>
  /** By event: as everybody reads it. */
  readonly events: Readonly<Record<string, Facts>>
  /** By the name of the question: all there are. */
  readonly questions: Readonly<Record<string, Params>>
  /** The verbs that only the other edition has. */
  readonly foreign: readonly string[]
  readonly games: readonly Played[]
  /** Events, questions and verbs that these games do without. */
  readonly rare: readonly string[]
}

/** One of every event that both editions have, as everybody reads it. */
export const RAILWAY_EVENTS: Readonly<Record<RailwayEvent['id'], Facts>> = {
  'first-player': { by: 0 },
  drew: { by: 0, count: 3 },
  reshuffled: { count: 1 },
  coupled: { by: 0, card: 3 },
  'answers-opened': {},
  'showed-card': { by: 0, card: 7 },
  delivered: { by: 0, card: 3 },
  laid: { by: 0, card: 3, cell: 8000, turn: 1 },
  upgraded: { by: 0, card: 3, cell: 8000, turn: 1, under: 4 },
  'set-off': { by: 0, card: 3, reach: 5 },
  went: { by: 0, from: -1, to: 400_000 },
  entered: { by: 0, from: 400_000, circle: 3 },
  rammed: { by: 0, engine: 1 },
  pushed: { engine: 1, from: 400_000, to: 400_004 },
  'pushed-into': { engine: 1, from: 400_000, circle: 0 },
  derailed: { by: 0, from: 400_000, cards: [1], cars: [2, 3] },
  stoked: { by: 0, card: 3, count: 4 },
  'turn-ended': { by: 0 },
  targeted: { by: 0, target: 1 },
  'glutton-discarded': { by: 0, cards: [1, 2] },
  removed: { by: 0, card: 3, cell: 8000 },
  turned: { by: 0, card: 3, cell: 8000, turn: 2 },
  marked: { by: 0, at: 100_001 },
  'game-over': { winners: [0, 1] },
}

/** Not worth a line: plain to see on the table. */
const UNTOLD = ['went', 'pushed', 'turn-ended', 'showed-card', 'answers-opened']

/** A word for everything, in each language, and every line well set. */
export function describeTexts<S>({
  game,
  texts,
  plate,
  acts,
  events,
  questions,
  foreign,
  games,
  rare,
}: Spoken<S>): void {
  const { state } = beginRun(game, { seats: 2 }, seededChance(7))
  const view = viewOf(game, state, 0)
  const moves = Array.from({ length: game.notation.vocabulary }, (_, m) => m)
  const isForeign = (m: number): boolean => foreign.includes(game.notation.verb(m))

  describe('whole games, as everybody reads them', () => {
    const played = games.map((each) => playedGame(game, texts, acts, each))

    test.each(LANGUAGES)('nothing is missing and the typography is right: %s', (language) => {
      const lines = [...new Set(played.flatMap((said) => [...said.lines[language]]))]
      expect(lines.length).toBeGreaterThan(2000)
      expect(lines.flatMap((line) => faults(language, line))).toEqual([])
    })

    test('a turn offers what can be done in it, and nothing else', () => {
      expect(played.flatMap((said) => said.misled)).toEqual([])
    })

    test('no two answers to a question read the same', () => {
      expect(played.flatMap((said) => said.alike)).toEqual([])
    })

    test.each(['events', 'questions', 'verbs'] as const)('all %s come up, but for some rare ones', (kind) => {
      const verbs = new Set(moves.filter((m) => !isForeign(m)).map((m) => game.notation.verb(m)))
      const all = { events: Object.keys(events), questions: Object.keys(questions), verbs: [...verbs] }[kind]
      const seen = new Set(played.flatMap((said) => [...said[kind]]))
      expect([...seen].filter((each) => !all.includes(each))).toEqual([])
      expect(all.filter((each) => !seen.has(each) && !rare.includes(each))).toEqual([])
    })
  })

  describe.each(LANGUAGES)('a word for everything: %s', (language) => {
    const text = texts[language]
    const faultsOf = (lines: readonly (string | undefined)[]): string[] =>
      lines.flatMap((line) => faults(language, line ?? ''))

    test('every event but those that are plain to see', () => {
      const told = Object.entries(events).filter(([id]) => !UNTOLD.includes(id))
      expect(faultsOf(told.map(([id, facts]) => text.story({ id, facts }, NAMES)))).toEqual([])
      for (const id of UNTOLD) expect(text.story({ id, facts: events[id] }, NAMES)).toBeUndefined()
      expect(() => text.story({ id: 'paradise', facts: {} }, NAMES)).toThrow('there are no words for "paradise"')
    })

    test('every question', () => {
      const asked = Object.entries(questions).map(([name, params]) => ({ id: name, params }))
      const lines = asked.map(({ id, params }) => text.prompt({ id, rule: 'HR-1', params }, view, []))
      expect(faultsOf(lines)).toEqual([])
      expect(lines.filter((line) => !/[.?]$/.test(line))).toEqual([])
    })

    test('every move of the vocabulary, legal or not', () => {
      const own = moves.filter((m) => !isForeign(m) && (m < PLACE || m % 97 === 0))
      const views = [view, viewOf(game, state, undefined)]
      expect(faultsOf(views.flatMap((each) => own.map((m) => text.move(m, each, []))))).toEqual([])
      for (const m of moves.filter((m) => m < PLACE && isForeign(m)))
        expect(() => text.move(m, view, [])).toThrow('there are no words')
    })

    test('options, choices, endings and parts of the score', () => {
      const options = Object.keys(game.options)
      const choices = options.flatMap((option) => game.options[option].map((choice) => text.choice(option, choice)))
      const lines = [...options.map(text.option), ...game.endings.map(text.ending), text.part('delivered')]
      expect(faultsOf(lines)).toEqual([])
      expect(faultsOf(choices.map((choice) => choice.replace(/^./, (first) => first.toUpperCase())))).toEqual([])
      expect(() => text.part('luck')).toThrow('there are no words for "luck"')
    })

    test('the plate has the same name, and a line', () => {
      expect(plate.name[language]).toBe(text.name)
      expect(faultsOf([plate.line[language]])).toEqual([])
      expect(plate).toMatchObject({ id: game.id, seats: game.seats })
    })
  })
}
