import { LANGUAGES } from '@acheron/core'
import type { Chapter } from '@acheron/host'
import { describe, expect, test } from 'vitest'
import { keyAction } from '../src/table/keys.ts'
import { growingLog, logOf } from '../src/table/log.ts'
import { shared } from '../src/table/sharing.ts'
import { stepFocus } from '../src/table/targets.ts'
import { de } from '../src/table/text/de.ts'
import { en } from '../src/table/text/en.ts'
import { fr } from '../src/table/text/fr.ts'
import { ticksUpTo } from '../src/table/ticks.ts'
import { choicesAbout } from './sights.ts'

const happening = (id: string) => ({ id, facts: {} })
const chapter = (at: number, by: number | undefined, ids: string[], isTogether = false): Chapter => ({
  at,
  ...(by !== undefined && { by }),
  ...(isTogether && { together: true }),
  happenings: ids.map(happening),
})

describe('the log', () => {
  const chapters = [
    chapter(0, undefined, ['dealt']),
    chapter(1, 0, [], true),
    chapter(2, 1, ['kept', 'kept'], true),
    chapter(3, 0, ['drew']),
    chapter(4, 0, ['drew', 'silent']),
    chapter(5, 1, ['claimed']),
  ]
  const tellBack = (by: number) => (by === 0 ? undefined : `${by} takes back`)
  const tell = ({ id }: { id: string }) => (id === 'silent' ? undefined : id)
  const telling = { tell, tellRow: () => undefined, tellBack }
  const log = logOf(chapters, telling)

  test('has a group for the set-up, for what all did at once, and for each turn', () => {
    expect(log.map(({ kind, by }) => [kind, by])).toEqual([
      ['set-up', undefined],
      ['together', undefined],
      ['turn', 0],
      ['turn', 1],
    ])
  })

  test('leaves out what is not worth a line, and knows the position of each', () => {
    expect(log[2].lines.map(({ at, text }) => [at, text])).toEqual([
      [3, 'drew'],
      [4, 'drew'],
    ])
  })

  test('says that somebody took something back, unless the teller knows better', () => {
    const taken = [...chapters, { ...chapter(6, 1, []), struck: 1 }, { ...chapter(7, 0, []), struck: 1 }]
    const lines = logOf(taken, telling).flatMap((group) => group.lines)
    expect(lines.slice(-2).map(({ at, text }) => [at, text])).toEqual([
      [5, 'claimed'],
      [6, '1 takes back'],
    ])
  })

  test('puts a card that is drawn as a turn begins under whoever draws it', () => {
    const drawn = { id: 'drew', facts: { by: 1 } }
    const fanned = { ...chapter(8, 0, ['fanned']), happenings: [happening('fanned'), drawn] }
    const sorted = (log: ReturnType<typeof logOf>) => log.map(({ by, lines }) => [by, ...lines.map(({ text }) => text)])
    expect(sorted(logOf([fanned], telling))).toEqual([[0, 'fanned', 'drew']])
    expect(sorted(logOf([fanned], telling, 1))).toEqual([
      [0, 'fanned'],
      [1, 'drew'],
    ])
    expect(sorted(logOf([fanned, chapter(9, 1, ['laid'])], telling, 0))).toEqual([
      [0, 'fanned'],
      [1, 'drew', 'laid'],
    ])
  })

  test('puts the first card of the game under whoever draws it, and leaves what was dealt', () => {
    const by = (id: string, player: number) => ({ id, facts: { by: player } })
    const dealt = { ...chapter(0, undefined, []), happenings: [by('dealt', 1), by('begins', 1), by('drew', 1)] }
    const sorted = (log: ReturnType<typeof logOf>) => log.map(({ by, lines }) => [by, ...lines.map(({ text }) => text)])
    const begun = [
      [undefined, 'dealt', 'begins'],
      [1, 'drew'],
    ]
    expect(sorted(logOf([dealt], telling, 1))).toEqual(begun)
    expect(sorted(logOf([dealt, chapter(1, 1, ['laid'])], telling, 0))).toEqual([begun[0], [1, 'drew', 'laid']])
    expect(sorted(logOf([dealt, chapter(1, 0, ['kept'], true)], telling))[0]).toEqual([
      undefined,
      'dealt',
      'begins',
      'drew',
    ])
  })

  test('grows to the same log, and leaves complete turns as they are', () => {
    const grow = growingLog()
    const early = grow(chapters.slice(0, 5), telling, 'en')
    const late = grow(chapters, telling, 'en')
    expect(late).toEqual(log)
    expect(late[2]).toBe(early[2])
    expect(grow(chapters.slice(0, 4), telling, 'en')).toEqual(logOf(chapters.slice(0, 4), telling))
    grow(chapters.slice(0, 5), telling, 'en')
    const taken = grow([...chapters.slice(0, 4), chapter(99, 0, ['laid'])], telling, 'en')
    expect(taken).toEqual(logOf([...chapters.slice(0, 4), chapter(99, 0, ['laid'])], telling))
    expect(taken[0]).toBe(grow(chapters.slice(0, 4), telling, 'en')[0])
    const other = { ...telling, tell: () => 'autrement' }
    expect(grow(chapters.slice(0, 4), other, 'fr')[0].lines[0].text).toBe('autrement')
  })

  test('tells what goes on in one line, over several pieces of news and as it grows, but not over the turns of others', () => {
    const built = [
      chapter(1, 0, ['built']),
      chapter(2, 0, ['built', 'built']),
      chapter(3, 1, ['built']),
      chapter(4, 1, ['paid']),
    ]
    const together = {
      ...telling,
      tellRow: (all: readonly { id: string }[]) =>
        all.every(({ id }) => id === 'built') ? `built ${all.length}` : undefined,
    }
    const grow = growingLog()
    grow(built.slice(0, 1), together, 'en')
    const log = grow(built, together, 'en')
    expect(log).toEqual(logOf(built, together))
    expect(log.map(({ lines }) => lines.map(({ at, text, happenings }) => [at, text, happenings.length]))).toEqual([
      [[2, 'built 3', 3]],
      [
        [3, 'built', 1],
        [4, 'paid', 1],
      ],
    ])
  })
})

describe('targets', () => {
  const route = { kind: 'route', id: 3 }
  const pile = { kind: 'pile', id: 0 }
  const choices = choicesAbout([1, route], [2, route, pile], [3])

  test('gather the choices about them', () => {
    expect(choices.about(route).map(({ move }) => move)).toEqual([1, 2])
    expect(choices.about({ kind: 'route', id: 4 })).toEqual([])
    expect(choices.buttons.map(({ move }) => move)).toEqual([3])
  })

  test('are walked through round and round', () => {
    const order = [route, pile]
    expect(stepFocus(order, undefined, 1)).toBe(route)
    expect(stepFocus(order, undefined, -1)).toBe(pile)
    expect(stepFocus(order, { ...pile }, 1)).toBe(route)
    expect(stepFocus([], route, 1)).toBeUndefined()
  })
})

describe('what came anew', () => {
  const before = { row: [1, 2, 3], players: [{ cards: 4 }, { cards: 5 }], over: false }

  test('is what was there before, wherever nothing has changed', () => {
    expect(shared(before, structuredClone(before))).toBe(before)
    const now = { ...structuredClone(before), players: [{ cards: 4 }, { cards: 6 }] }
    const merged = shared(before, now)
    expect(merged).toEqual(now)
    expect(merged.row).toBe(before.row)
    expect(merged.players[0]).toBe(before.players[0])
  })

  test('is new where something was added, left out or turned into something else', () => {
    for (const now of [
      { row: [1, 2] },
      { row: [1, 2, 3, 4] },
      { row: { 0: 1, 1: 2, 2: 3 } },
      { row: null },
      { line: [1] },
    ])
      expect(shared({ row: [1, 2, 3] }, now)).toEqual(now)
    expect(shared({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined })
    expect(shared(null, [1])).toEqual([1])
  })
})

describe('keys', () => {
  const press = (key: string, ctrlKey = false) => keyAction({ key, ctrlKey, metaKey: false, altKey: false })

  test('mean what the list of keys says', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'walk', step: -1, along: { x: -1, y: 0 } })
    expect(press('3')).toEqual({ kind: 'button', index: 2 })
    expect(press('U')).toEqual({ kind: 'undo' })
    expect(press('?')).toEqual({ kind: 'keys' })
    expect(press('t')).toEqual({ kind: 'trace' })
    expect(press('x')).toBeUndefined()
  })

  test('of the browser are left to it', () => {
    expect(press('r', true)).toBeUndefined()
  })
})

describe('words', () => {
  const WORDS = { en, fr, de }

  test.each(LANGUAGES)('%s lists the same keys as English', (language) => {
    expect(WORDS[language].keyLines.length).toBe(en.keyLines.length)
  })

  test('French has no plain space before a high mark', () => {
    const texts = Object.values(fr).flatMap((text) => (typeof text === 'string' ? [text] : []))
    for (const text of [...texts, ...fr.problems.missing, ...Object.values(fr.undoBars), ...Object.values(fr.troubles)])
      expect(text).not.toMatch(/ [:;?!]/)
  })
})

test('a graph has round lines', () => {
  expect(ticksUpTo(-12, 133)).toEqual([0, 25, 50, 75, 100, 125])
  expect(ticksUpTo(-30, 20)).toEqual([-30, -20, -10, 0, 10, 20])
})
