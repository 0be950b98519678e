import { capital, LANGUAGES } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { namesDe } from '../text/names/de.ts'
import { namesEn } from '../text/names/en.ts'
import { namesFr } from '../text/names/fr.ts'
import { termsDe } from '../text/terms/de.ts'
import { termsEn } from '../text/terms/en.ts'
import { termsFr } from '../text/terms/fr.ts'
import { faults } from './proofreading.ts'

const NAMES = { en: namesEn, fr: namesFr, de: namesDe }
const TERMS = { en: termsEn, fr: termsFr, de: termsDe }
const NUMBERS = [1, 2, 5]

/** Every line in a table: words as they are, counted things with a few numbers. */
function lines(table: object): string[] {
  return Object.values(table).flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    if (typeof entry === 'function') return NUMBERS.map((n) => String(entry(n, n, n)))
    return lines(entry)
  })
}

const doubled = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) < i)

describe.each(LANGUAGES)('%s', (language) => {
  const { circles, sectio, demons, phenomena, hellCards, arcana } = NAMES[language]
  const explained = [phenomena, hellCards, arcana].flatMap((cards) => Object.values(cards))
  const terms = TERMS[language]

  test('there is a name for every component, and no two are the same', () => {
    expect(circles).toHaveLength(9)
    expect([sectio, demons, phenomena, hellCards, arcana].map((table) => Object.keys(table).length)).toEqual([
      45, 21, 16, 45, 61,
    ])
    const skills = Object.values(demons).map(({ skill }) => skill)
    for (const names of [Object.values(sectio), skills, explained.map(({ name }) => name), Object.values(terms.minors)])
      expect(doubled(names)).toEqual([])
  })

  test('cards and skills say in whole sentences what they do', () => {
    const texts = [...explained, ...Object.values(demons)].map(({ text }) => text)
    expect(texts.filter((text) => !/^\p{Lu}.+[.?]$/u.test(text))).toEqual([])
  })

  test('names, texts and terms are free of faults', () => {
    const titles = Object.values(demons).flatMap(({ name, title, skill, text }) => [name, title, skill, text])
    const cards = explained.flatMap(({ name, text }) => [name, text])
    const printed = lines(terms)
      .filter((line) => line !== '')
      .map(capital)
    const all = [...circles, ...Object.values(sectio), ...titles, ...cards, ...printed]
    expect(all.flatMap((line) => faults(language, line))).toEqual([])
  })

  test('a pass is named by how many demons go first', () => {
    expect(terms.passes).toHaveLength(10)
    expect(doubled(terms.passes)).toEqual([])
  })
})
