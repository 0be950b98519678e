import { expect, test } from 'vitest'
import { LANGUAGES, readLanguage } from '../src/index.ts'

test.each([
  ['en', 'en'],
  ['fr_CA.UTF-8', 'fr'],
  ['de-AT', 'de'],
  ['de_DE@euro', 'de'],
  ['FR', 'fr'],
  ['en.UTF-8', 'en'],
  ['C', undefined],
  ['POSIX', undefined],
  ['', undefined],
  [undefined, undefined],
  ['es_ES', undefined],
  ['english', undefined],
  ['dekalb', undefined],
  ['xx-fr', undefined],
])('%s is read as %s', (name, language) => {
  expect(readLanguage(name)).toBe(language)
})

test('each of our languages is read as itself', () => {
  expect(LANGUAGES.map(readLanguage)).toEqual([...LANGUAGES])
})
