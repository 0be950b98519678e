import type { Language } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { PLATES } from '../src/home/plates.ts'
import { de } from '../src/text/de.ts'
import { en } from '../src/text/en.ts'
import { fr } from '../src/text/fr.ts'

const WORDS = { en, fr, de }

/** Every sentence with the way to it; functions are called with sample values. */
function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return sentences(value(2, 3), `${path}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => sentences(part, path ? `${path}.${key}` : key))
}

const plateTexts = (language: Language): [string, string][] =>
  PLATES.flatMap(({ id, name, line }) => [
    [`${id} name`, name[language]],
    [`${id} line`, line[language]],
  ])

const all = (language: Language): [string, string][] => [...sentences(WORDS[language]), ...plateTexts(language)]

const faulty = (language: Language, fault: RegExp): [string, string][] =>
  all(language).filter(([, text]) => fault.test(text))

describe('what the shell says', () => {
  test('every language says the same things', () => {
    const paths = sentences(en).map(([path]) => path)
    expect(paths.length).toBeGreaterThan(120)
    for (const words of [fr, de]) expect(sentences(words).map(([path]) => path)).toEqual(paths)
  })

  test.each(['en', 'fr', 'de'] as const)(
    '%s: nothing is empty, nothing has loose spaces or typewriter signs',
    (language) => {
      expect(faulty(language, /^$|^\s|\s$| {2}/)).toEqual([])
      expect(faulty(language, /'|"|\.\.\./)).toEqual([])
      expect(faulty(language, /!/)).toEqual([])
    },
  )

  test('French has its spaces before signs and inside quotation marks', () => {
    expect(faulty('fr', /[^\u202f][;?»]|«[^\u202f]|[^\u00a0\u202f]:/)).toEqual([])
    expect(faulty('fr', /“|”|„/)).toEqual([])
  })

  test('German has its quotation marks and no space before a sign', () => {
    expect(faulty('de', /[\s\u00a0\u202f][;:?]|”|«|»|“[^ ).,: ]/)).toEqual([])
  })

  test('English has no space before a sign', () => {
    expect(faulty('en', /[\s\u00a0\u202f][;:?]|„|«|»/)).toEqual([])
  })

  test('nothing is left untranslated by accident', () => {
    const mayBeSame = /Acheron|botNames|guestNames|makers|^themes|minutes| name$|rules\.link/
    const same = all('fr').filter(([path, text]) => {
      const others = [...all('en'), ...all('de')].filter(([other]) => other === path).map(([, other]) => other)
      return text.length > 6 && others.includes(text) && !mayBeSame.test(path)
    })
    expect(same).toEqual([])
  })
})
