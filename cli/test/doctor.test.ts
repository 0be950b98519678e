import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginRun, type Game, type GameRecord, playMove, printRecord, seededChance } from '@acheron/core'
import { expect, test } from 'vitest'
import { newFolder, run } from './fake-shell.ts'
import { listing, pebbles } from './pebbles.ts'

type Pebbles = typeof pebbles extends Game<infer S> ? S : never

/** A whole game, in which as many pebbles as possible are taken each time. */
function greedy(moves = 99): GameRecord {
  const table = beginRun(pebbles, { seats: 2 }, seededChance(1))
  for (let i = 0; i < moves && pebbles.asked(table.state).length > 0; i++) {
    const [p] = pebbles.asked(table.state)
    playMove(table, p, pebbles.legal(table.state, p).at(-1) ?? 0)
  }
  return table.record
}

/** Newer rules by which at most so many may be taken. */
const stricter = (most: number): Game<Pebbles> => ({
  ...pebbles,
  rules: 2,
  refusal: (s, p, m) => (m >= most ? 'PB-4' : pebbles.refusal(s, p, m)),
})

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = newFolder()
  mkdirSync(join(folder, 'games', 'old'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'games', name), text)
  return folder
}

const doctor = (folder: string, game: Game<Pebbles>, flags = '') =>
  run(`doctor games ${flags}`.trim(), { folder, games: [listing(game)] })

test('records of the same rules are as they were, and other files are left alone', async () => {
  const folder = folderWith({
    'a.txt': printRecord(greedy()),
    'old/b.txt': printRecord(greedy(3)),
    'c.txt': 'a letter',
  })
  const { code, out } = await doctor(folder, pebbles)
  expect({ code, out }).toEqual({
    code: 0,
    out: '2 records: 2 as they were, 0 go on by newer rules, 0 would change.\n',
  })
})

test('records that newer rules allow go on', async () => {
  const { code, out } = await doctor(folderWith({ 'a.txt': printRecord(greedy(3)) }), stricter(3))
  expect(out).toContain('1 go on by newer rules, 0 would change')
  expect(code).toBe(0)
})

test('records that would change are named, with the reason', async () => {
  const folder = folderWith({ 'a.txt': printRecord(greedy(3)), 'b.txt': 'acheron 1\ncut' })
  const { code, out } = await doctor(folder, stricter(2))
  expect(out).toMatch(/^games\/a.txt: line \d+: p\d cannot "take 3": PB-4$/m)
  expect(out).toMatch(/^games\/b.txt: line 2: the record is cut short/m)
  expect(code).toBe(1)
  const findings = JSON.parse((await doctor(folder, stricter(2), '--json')).out)
  expect(findings).toMatchObject([
    { file: 'games/a.txt', game: 'pebbles', state: 'changed' },
    { file: 'games/b.txt', state: 'changed' },
  ])
})

test('a result that would be another one is a change', async () => {
  const generous: Game<Pebbles> = {
    ...pebbles,
    rules: 2,
    result: (s) => {
      const result = pebbles.result(s)
      return result && { ...result, scores: result.scores.map((score) => score + 1) }
    },
  }
  const { code, out } = await doctor(folderWith({ 'a.txt': printRecord(greedy()) }), generous)
  expect(out).toMatch(/^games\/a.txt: taken, scores .* → taken, scores /m)
  expect(code).toBe(1)
})

test('a folder that is not there', async () => {
  expect(await run('doctor nowhere', { folder: newFolder() })).toMatchObject({
    code: 2,
    error: expect.stringContaining('nowhere cannot be read: ENOENT'),
  })
})
