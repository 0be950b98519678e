import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noChance, parseRecord, replay } from '@acheron/core'
import { expect, test } from 'vitest'
import { newFolder, run } from './fake-shell.ts'
import { brokenPebbles, listing, pebbles } from './pebbles.ts'

const games = [listing(pebbles), listing(brokenPebbles)]

test('a game that keeps the laws', async () => {
  const { code, out, error } = await run('fuzz pebbles --seconds 1 --jobs 1 --seed 3', { games })
  expect(error).toBe('')
  expect(out).toMatch(/^pebbles: \d{2,} games, \d{3,} decisions in 1\.\d s, seed 3\nAll laws hold\.\n$/)
  expect(code).toBe(0)
})

test('a broken game: the record that is written leads to the failure', async () => {
  const folder = newFolder()
  const { code, error } = await run('fuzz broken-pebbles --seconds 5 --jobs 1 --seed 3', { games, folder })
  expect(code).toBe(1)
  expect(error).toContain('A law is broken: a pebble is lost')
  const [, file] = /The record that leads there: (failures\/broken-pebbles-\d+\.txt)/.exec(error) ?? []
  const text = readFileSync(join(folder, file), 'utf8')
  const { state } = replay(brokenPebbles, parseRecord(text), noChance)
  expect(() => brokenPebbles.check(state)).toThrow('a pebble is lost')
  expect((await run(`replay ${file}`, { games, folder })).code).toBe(0)
})

test('the same seed finds the same failure', async () => {
  const fuzz = async () =>
    (await run('fuzz broken-pebbles --seconds 5 --jobs 1 --seed 4', { games, folder: newFolder() })).error
  expect(await fuzz()).toBe(await fuzz())
})

test('a game whose set-up fails', async () => {
  const setup = (): never => {
    throw new Error('the box is empty')
  }
  const { code, error } = await run('fuzz pebbles --seconds 1 --jobs 1', { games: [listing({ ...pebbles, setup })] })
  expect(code).toBe(1)
  expect(error).toContain('the box is empty')
})
