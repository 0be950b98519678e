import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coverageOf, leadingIds } from '../statements.ts'
import { readList, type Titled } from '../test-titles.ts'

let games: string

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'acheron-statements-'))
})

afterEach(() => rmSync(games, { recursive: true }))

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(games, path)), { recursive: true })
    writeFileSync(join(games, path), text)
  }
}

const spec = (...ids: string[]) => ids.map((id) => `- **${id}** Words about it.\n`).join('')

function writeSpecs(game: string, ...ids: string[]) {
  for (const language of ['en', 'fr', 'de']) write({ [`${game}/SPEC.${language}.md`]: spec(...ids) })
}

/** Tests by file: their titles, with those of what they stand in. */
const listed = (files: Record<string, readonly string[]>): Titled[] =>
  Object.entries(files).flatMap(([file, names]) =>
    names.map((name) => ({ file: join(games, file), titles: name.split(' > ') })),
  )

const faults = (files: Record<string, readonly string[]> = {}) =>
  coverageOf(games, listed(files)).flatMap((game) => game.faults)

test('a statement has a test when a title begins with its number', () => {
  writeSpecs('toy', 'TOY-001', 'TOY-A02', 'TOY-003', 'TOY-004')
  const tests = listed({
    'toy/test/a.test.ts': ['TOY-001 and more'],
    'toy/test/deep/b.test.ts': ['a chapter > TOY-A02 TOY-003 TOY-004', 'a chapter > something else'],
  })
  expect(coverageOf(games, tests)).toEqual([{ game: 'toy', statements: 4, untested: [], faults: [] }])
})

test('a number later in a title does not count', () => {
  writeSpecs('toy', 'TOY-001')
  expect(
    coverageOf(games, listed({ 'toy/test/a.test.ts': ['see TOY-001'] }))[0].untested.map(({ rule }) => rule),
  ).toEqual(['TOY-001'])
})

test('games are counted apart, and in the order of their names', () => {
  writeSpecs('b', 'B-1')
  writeSpecs('a', 'A-1')
  write({ 'index.ts': '' })
  const tests = listed({ 'a/test/a.test.ts': ['A-1'] })
  expect(coverageOf(games, tests).map(({ game, untested }) => [game, untested.length])).toEqual([
    ['a', 0],
    ['b', 1],
  ])
})

test('a title with an unknown number is a fault', () => {
  writeSpecs('toy', 'TOY-001')
  expect(faults({ 'toy/test/a.test.ts': ['TOY-001 TOY-999 both'] })).toEqual([
    "test/a.test.ts: there is no TOY-999 for the test 'TOY-001 TOY-999 both'",
  ])
})

test('the three languages must hold the same numbers', () => {
  writeSpecs('toy', 'TOY-001', 'TOY-002')
  write({ 'toy/SPEC.fr.md': spec('TOY-001'), 'toy/SPEC.de.md': spec('TOY-001', 'TOY-002', 'TOY-003') })
  expect(faults()).toEqual(['SPEC.fr.md lacks TOY-002 of SPEC.en.md', 'SPEC.en.md lacks TOY-003 of SPEC.de.md'])
})

test('a game without a SPEC is a fault in each language', () => {
  write({ 'toy/src/index.ts': '' })
  expect(faults()).toEqual(['SPEC.en.md is missing', 'SPEC.fr.md is missing', 'SPEC.de.md is missing'])
})

test('a statement that is malformed or doubled is a fault', () => {
  writeSpecs('toy', 'TOY-001')
  write({ 'toy/SPEC.en.md': `${spec('TOY-001', 'TOY-001')}- TOY-002 Not bold.\n- **TOY-003**\n` })
  expect(faults()).toEqual([
    "SPEC.en.md: not written as '- **ID** text': - TOY-002 Not bold.",
    "SPEC.en.md: not written as '- **ID** text': - **TOY-003**",
    'SPEC.en.md: TOY-001 is there twice',
  ])
})

test.each([
  ['TTR-050 a route', ['TTR-050']],
  ['TTR-A12', ['TTR-A12']],
  ['HR3-001, HR1-001: both editions', ['HR3-001', 'HR1-001']],
  ['HG-X-01 HG-4.2-03 HG-10.2.1.4-12 demons', ['HG-X-01', 'HG-4.2-03', 'HG-10.2.1.4-12']],
  ['FR-1 DE-14 rulings', ['FR-1', 'DE-14']],
  ['a route, TTR-050', []],
  ['TTR-050a is no number', []],
])('%s', (title, ids) => {
  expect(leadingIds(title)).toEqual(ids)
})

test('the list of the runner is read, whatever is printed before it', () => {
  const list = [{ name: 'a chapter > TOY-001 it holds', file: '/toy/test/a.test.ts' }]
  const printed = `a plugin says [something]\n${JSON.stringify(list, null, 2)}`
  expect(readList(printed)).toEqual([{ file: '/toy/test/a.test.ts', titles: ['a chapter', 'TOY-001 it holds'] }])
})
