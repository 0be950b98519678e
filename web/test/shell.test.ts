import { readFileSync } from 'node:fs'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { ago, listed } from '../src/home/phrases.ts'
import { duration, PLATES } from '../src/home/plates.ts'
import { type Kept, precache, serviceWorker, versionOf } from '../src/offline/plugin.ts'
import { readPath } from '../src/path.ts'
import { chaptersOf, pieces, search } from '../src/rules/search.ts'
import { detectLanguage, readSettings, type Settings } from '../src/settings/reading.ts'
import { en } from '../src/text/en.ts'

describe('addresses', () => {
  test.each([
    ['', { screen: 'home' }],
    ['#/', { screen: 'home' }],
    ['#/table/abc', { screen: 'table', id: 'abc' }],
    ['#/table/abc/replay', { screen: 'table', id: 'abc', rest: 'replay' }],
    ['#/rules/ticket-to-ride/TTR-058', { screen: 'rules', id: 'ticket-to-ride', rest: 'TTR-058' }],
    ['#/settings', { screen: 'settings' }],
    ['#/tutorial/ticket-to-ride', { screen: 'tutorial', id: 'ticket-to-ride' }],
    ['/table/a%20b', { screen: 'table', id: 'a b' }],
  ])('%s', (hash, route) => {
    expect(readPath(hash)).toEqual(route)
  })

  test.each(['#/table', '#/table/', '#/nowhere/1', '#content', '#/rules//TTR-001'])(
    '%s leads to the first screen',
    (hash) => {
      expect(readPath(hash)).toEqual({ screen: 'home' })
    },
  )

  test('an address that cannot be decoded is taken as it is', () => {
    expect(readPath('#/table/%E0%A4%A')).toEqual({ screen: 'table', id: '%E0%A4%A' })
  })
})

describe('settings', () => {
  const usual: Settings = {
    language: 'de',
    theme: 'auto',
    textSize: 'normal',
    motion: 'full',
    storySpeed: 1,
    confirmDanger: true,
    palette: 'usual',
    sound: 'off',
  }

  test.each([null, '', '{', '[]', 'null', '7', '"day"', '{"theme":"pink","storySpeed":"1","confirmDanger":0}'])(
    'storage that holds %s gives the usual ones',
    (stored) => {
      expect(readSettings(stored, usual)).toEqual(usual)
    },
  )

  test('each value is judged by itself', () => {
    const stored = '{"theme":"night","language":"xx","storySpeed":"skip","confirmDanger":false,"evil":1}'
    expect(readSettings(stored, usual)).toEqual({ ...usual, theme: 'night', storySpeed: 'skip', confirmDanger: false })
  })

  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['nl', 'de-AT'], 'de'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('somebody who reads %j gets %s', (languages, language) => {
    expect(detectLanguage(languages)).toBe(language)
  })
})

describe('first screen', () => {
  test('every game of the list has a plate, and those that cannot be played come last', () => {
    expect(PLATES.map(({ id }) => id)).toEqual(expect.arrayContaining(GAMES.map(({ plate }) => plate.id)))
    const playable = PLATES.map(({ listing }) => listing !== undefined)
    expect(playable).toEqual([...playable].sort((a, b) => Number(b) - Number(a)))
    expect(playable[0]).toBe(true)
  })

  test('times are said in minutes or hours', () => {
    expect(duration([45, 45], en)).toBe('45 min')
    expect(duration([45, 90], en)).toBe('45–90 min')
    expect(duration([180, 300], en)).toBe('3 to 5 hours')
  })

  test('phrases', () => {
    expect(ago(0, 3 * 3_600_000 + 5, 'en')).toBe('3 hours ago')
    expect(ago(1000, 1000, 'en')).toBe('now')
    expect(listed(['Dante', 'Charon'], 'fr')).toBe('Dante et Charon')
  })
})

describe('rules page', () => {
  const statements = [
    { rule: 'TTR-005', chapter: 'Mise en place', text: 'Il y a 33 tickets.' },
    { rule: 'TTR-058', chapter: 'Prendre une route', text: 'Une route réalisée ne se reprend pas.' },
    { rule: 'TTR-A05', chapter: 'Points tranchés', text: 'Chacun choisit en secret.' },
  ] as const

  const found = (query: string): string[] => search(statements, query).map(({ rule }) => rule)

  test('finds words without accents, numbers with and without zeros, and chapters', () => {
    expect(found('realisee')).toEqual(['TTR-058'])
    expect(found('58')).toEqual(['TTR-058'])
    expect(found('ttr-058')).toEqual(['TTR-058'])
    expect(found('5')).toEqual(['TTR-005', 'TTR-A05'])
    expect(found('33')).toEqual(['TTR-005'])
    expect(found('route reprend')).toEqual(['TTR-058'])
    expect(found('tranches')).toEqual(['TTR-A05'])
    expect(found('zzz')).toEqual([])
    expect(found('')).toHaveLength(3)
  })

  test('marks what was found and loses no letter', () => {
    const cut = pieces(statements[1].text, 'realisee (')
    expect(cut.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['réalisée'])
    expect(cut.map(({ text }) => text).join('')).toBe(statements[1].text)
  })

  test('chapters keep their order', () => {
    expect(chaptersOf(statements).map(({ chapter }) => chapter)).toEqual([
      'Mise en place',
      'Prendre une route',
      'Points tranchés',
    ])
  })
})

describe('offline', () => {
  const files = new Map<string, string | Uint8Array>([
    ['index.html', '<html></html>'],
    ['assets/b.js', 'b'],
    ['assets/a.js', new Uint8Array([97])],
    ['assets/a.js.map', '{}'],
    ['assets/a.js.br', ''],
    ['sw.js', ''],
  ])

  test('every file of the build is kept, in order, without maps and compressed copies', () => {
    expect(precache(files).map(({ url }) => url)).toEqual(['assets/a.js', 'assets/b.js', 'index.html'])
  })

  test('the version changes with any content, and only then', () => {
    const kept = precache(files)
    expect(versionOf(precache(new Map(files)))).toBe(versionOf(kept))
    expect(versionOf(precache(new Map([...files, ['assets/b.js', 'changed']])))).not.toBe(versionOf(kept))
  })

  test('the worker carries the list and the version', () => {
    const kept: Kept[] = [{ url: "assets/$&'.js", revision: '1' }]
    const source = serviceWorker('const kept = __KEPT__\nconst version = __VERSION__', kept)
    expect(source).toBe(`const kept = ${JSON.stringify(kept)}\nconst version = "${versionOf(kept)}"`)
  })

  test('its source has one place for each', () => {
    const source = readFileSync(new URL('../src/offline/sw.ts', import.meta.url), 'utf8').replace(/declare .*/g, '')
    expect(source.match(/__KEPT__/g)).toHaveLength(1)
    expect(source.match(/__VERSION__/g)).toHaveLength(1)
  })
})

test.each(PLATES.filter(({ listing }) => listing))('$id says what it is about in three sentences', ({ aim }) => {
  for (const sentences of Object.values(aim ?? {})) {
    expect(sentences).toHaveLength(3)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]{10,}\.$/u)
  }
  expect(Object.keys(aim ?? {})).toEqual(['en', 'fr', 'de'])
})
