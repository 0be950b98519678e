import { LANGUAGES } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { plate } from '../plate.ts'
import { namesIn } from '../text/names.ts'

describe.each(LANGUAGES)('names: %s', (language) => {
  const names = namesIn(language)

  test('an event says what the card names', () => {
    const sentence = names.effect('flood', ['han', 'gan'].map(names.water))
    expect(sentence).toMatch(/Han \p{L}+ Gan\.$/u)
    expect(names.effect('heavy-snow', [])).not.toContain('$')
  })

  test('what has no name is not passed over', () => {
    expect(() => names.city('atlantis')).toThrow('atlantis')
  })

  test('the plate has a line', () => {
    expect(plate.line[language]).toMatch(/^\p{Lu}.+\.$/u)
  })
})

test('French says how much of a load in its own way', () => {
  const { someOf } = namesIn('fr')
  expect(['wood', 'silk', 'steel', 'oranges'].map(someOf)).toEqual([
    'du bois',
    'de la soie',
    'de l’acier',
    'des oranges',
  ])
})
