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
  const log = logOf(chapters, ({ id }) => (id === 'silent' ? undefined : id))

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

  test('grows to the same log, and leaves complete turns as they are', () => {
    const tell = ({ id }: { id: string }) => (id === 'silent' ? undefined : id)
    const grow = growingLog()
    const early = grow(chapters.slice(0, 5), tell, 'en')
    const late = grow(chapters, tell, 'en')
    expect(late).toEqual(log)
    expect(late[2]).toBe(early[2])
    expect(grow(chapters.slice(0, 4), tell, 'en')).toEqual(logOf(chapters.slice(0, 4), tell))
    expect(grow(chapters.slice(0, 4), () => 'autrement', 'fr')[0].lines[0].text).toBe('autrement')
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
