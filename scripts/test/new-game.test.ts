import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeLaws } from '@acheron/core/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { draft } from '../new-game/src/index.ts'
import { namesOf, newGame } from '../new-game.ts'

describeLaws(draft)

const house = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'acheron-'))
const read = (file: string): string => readFileSync(join(copy, 'games', file), 'utf8')

beforeAll(() => {
  cpSync(join(house, 'scripts/new-game'), join(copy, 'scripts/new-game'), { recursive: true })
  cpSync(join(house, 'games/index.ts'), join(copy, 'games/index.ts'))
  newGame('night-ferry', copy)
})

afterAll(() => rmSync(copy, { recursive: true }))

test('a game goes by names made from one', () => {
  expect(namesOf('night-ferry')).toEqual({
    id: 'night-ferry',
    title: 'Night Ferry',
    variable: 'nightFerry',
    prefix: 'NF',
  })
  expect(namesOf('styx').prefix).toBe('STY')
})

test('the draft has the new name everywhere', () => {
  expect(read('night-ferry/src/index.ts')).toContain("export const nightFerry: Game<State> = {\n  id: 'night-ferry'")
  expect(read('night-ferry/SPEC.fr.md')).toMatch(/^# Night Ferry\n[\s\S]*\*\*NF-001\*\*/)
  expect(read('night-ferry/test/rules.test.ts')).toContain("test('NF-001 ")
  for (const file of ['src/index.ts', 'src/module.ts', 'text/en.ts', 'plate.ts', 'SPEC.de.md', 'test/laws.test.ts'])
    expect(read(`night-ferry/${file}`)).not.toMatch(/DRAFT|Draft Name|draft-id|draftModule/)
})

test('the draft is entered in the list of games', () => {
  const list = read('index.ts')
  expect(list).toContain("import { plate as nightFerry } from './night-ferry/plate.ts'\n")
  expect(list).toContain("(await import('./night-ferry/src/module.ts')).nightFerryModule")
  expect(list.match(/ {4}plate: /g)).toHaveLength(GAMES.length + 1)
})

test('a name that is taken or is none is refused', () => {
  expect(() => newGame('night-ferry', copy)).toThrow('there is a game "night-ferry" already')
  expect(() => newGame('Night Ferry', copy)).toThrow('is no name')
})
