import { describe, expect, test } from 'vitest'
import {
  beginRun,
  bytes,
  depthOf,
  hex,
  LANGUAGES,
  noChance,
  parseRecord,
  printRecord,
  Refused,
  readPosition,
  refusalText,
  refused,
  replay,
  seededChance,
  sha256,
  usualOptions,
  visible,
} from '../src/index.ts'
import { randomGame } from './random-game.ts'
import { toy } from './toy/index.ts'

const { record } = randomGame(toy, { seats: 3, names: ['Ada'] }, 5)
const lines = printRecord(record).trimEnd().split('\n').slice(0, -1)

/** Some lines with a seal that fits, as a stranger would send them. */
function sealed(changed: readonly string[]): string {
  const moves = changed.filter((line) => /^p\d+\+? /.test(line)).length
  const seal = hex(sha256(bytes(`${changed.join('\n')}\n`)))
  return `${[...changed, `end: ${moves} moves, ${seal}`].join('\n')}\n`
}

function refusal(act: () => unknown): Refused {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('nothing was refused')
}

/** What is said to a stranger; nothing but a refusal may be thrown, and what is said must be harmless and short. */
function said(act: () => unknown): string {
  const error = refusal(act)
  for (const text of [error.message, ...LANGUAGES.map((language) => refusalText(error, language))]) {
    expect(text.length).toBeLessThan(3000)
    expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  }
  return error.message
}

const NESTED = `${'['.repeat(300_000)}${']'.repeat(300_000)}`
const ESCAPE = '\x1b[2J\x1b]0;owned\x07'
const BIDI = '\u202egnihton\u2066'

describe('a record from a stranger', () => {
  const at = (start: string): number => lines.findIndex((line) => line.startsWith(start))
  const changed = (start: string, line: string): string => sealed(lines.with(at(start), line))

  test('without the line of an option', () => {
    const without = sealed(lines.filter((line) => !line.startsWith('option length')))
    expect(said(() => replay(toy, parseRecord(without), noChance))).toBe(
      'line 5: the record does not say what option "length" is',
    )
  })

  test.each([
    ['escape sequences', ESCAPE],
    ['marks of direction', BIDI],
    ['a line separator', 'a\u2028b'],
  ])('with %s in a name, a heading or a move', (_, sign) => {
    for (const [start, line] of [
      ['name p0', `name p0: ${sign}`],
      ['game', `game: ${sign}`],
      ['option first', `option first: ${sign}`],
      ['p', `p0 ${sign}`],
    ])
      expect(said(() => parseRecord(changed(start, line)))).toMatch(/^line \d+: this line has control characters in it/)
  })

  test('with a name, an option or a move of a megabyte', () => {
    const long = 'x'.repeat(1_000_000)
    for (const [start, line] of [
      ['name p0', `name p0: ${long}`],
      ['option first', `option first: ${long}`],
      ['p', `p0 ${long}`],
      ['game', `game: ${long}`],
    ])
      expect(said(() => parseRecord(changed(start, line)))).toMatch(/a line like this has at most 2000 characters$/)
    expect(said(() => parseRecord('x'.repeat(20_000_000)))).toBe('a record has at most 16000000 characters')
  })

  test('with a name that is too long is refused at its line', () => {
    const text = changed('name p0', `name p0: ${'x'.repeat(100)}`)
    expect(said(() => replay(toy, parseRecord(text), noChance))).toContain('a name has at most 60 characters')
  })

  test('with a position of 300,000 nested brackets', () => {
    const text = sealed([...lines.slice(0, at('chance')), `position: ${NESTED}`])
    expect(said(() => replay(toy, parseRecord(text), noChance))).toMatch(/position is nested too deeply$/)
  })
})

describe('a position from a stranger', () => {
  const read = (json: string) => () => readPosition(toy, usualOptions(toy.options), 3, json)
  const state = JSON.stringify(beginRun(toy, { seats: 3 }, seededChance(1)).state)

  test.each([
    ['nested brackets', NESTED, 'position is nested too deeply'],
    ['nested objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'position is nested too deeply'],
    ['nested brackets in a field', state.replace(/"obols":\[[^\]]*\]/, `"obols":${NESTED}`), 'nested too deeply'],
    ['a megabyte of nothing', ' '.repeat(1_000_001), 'a position has at most 1000000 characters'],
    ['a field with an escape sequence', '{"\\u001b[2J":1}', 'has a field "\\u{1b}[2J" that does not belong'],
    ['null', 'null', 'position must be an object, not null'],
    ['null in a field', state.replace(/"obols":\[[^\]]*\]/, '"obols":null'), 'position.obols must be a list'],
  ])('%s', (_, json, message) => {
    expect(said(read(json))).toContain(message)
  })

  test('the end of a game is one', () => {
    const { state: over } = randomGame(toy, { seats: 3 }, 8)
    expect(toy.result(over)).toBeDefined()
    expect(readPosition(toy, record.options, 3, JSON.stringify(over))).toEqual(over)
  })
})

test('a strange text is shown so that it does nothing', () => {
  expect(visible(ESCAPE)).toBe('\\u{1b}[2J\\u{1b}]0;owned\\u{7}')
  expect(visible(BIDI)).toBe('\\u{202e}gnihton\\u{2066}')
  expect(visible('日本 🚂 👩‍🚀')).toBe('日本 🚂 👩‍🚀')
  expect(visible('x'.repeat(1000), 10)).toBe(`${'x'.repeat(10)}…`)
  expect(visible('x🚂'.repeat(9), 2)).toBe('x\ufffd…')
  expect(refused('no-game', { game: ESCAPE, games: '' }).message).not.toMatch(/\p{Cc}/u)
})

test.each([
  ['', 0],
  ['[[1],[2,{"a":[]}]]', 4],
  ['"[[[["', 0],
  ['["\\"[[",{}]', 2],
])('%j is nested %i deep', (text, depth) => {
  expect(depthOf(text)).toBe(depth)
})
