import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { blindSeal, firstSeal, type GameRecord, type Mark, nextSeal, sealsOf } from '../src/index.ts'
import { randomGame } from './random-game.ts'
import { toy } from './toy/index.ts'

const KEY = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'
const { record } = randomGame(toy, { seats: 2, names: ['Ada', 'Bo'] }, 4)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

test('each seal binds to the one before and to the lines of its entry', () => {
  const seals = sealsOf(record)
  expect(seals.size).toBe(record.entries.length + 1)
  const [first] = record.entries
  expect(seals.get(1)).toBe(hashOf(`${seals.get(0)}\np${first.player} ${first.words}\n`))
  const other = sealsOf({ ...record, entries: record.entries.with(0, { ...first, words: 'bid 9' }) })
  for (const [number, seal] of seals) expect(other.get(number) === seal).toBe(number === 0)
})

test('names do not count, everything else before the first move does', () => {
  expect(firstSeal({ ...record, names: ['Cy'] })).toBe(firstSeal(record))
  expect(firstSeal({ ...record, start: [1] })).not.toBe(firstSeal(record))
  expect(firstSeal({ ...record, options: {} })).not.toBe(firstSeal(record))
})

test('what was taken back is bound by its seal', () => {
  const [a, b, c] = record.entries
  const taken = 'ab'.repeat(32)
  const entries = [a, { ...b, joined: true as const }, { ...c, chance: [], joined: true as const }]
  const marks: Mark[] = [{ after: 2, undone: 3, seal: taken }]
  const { result, ...rest } = record
  const played: GameRecord = { ...rest, entries, marks }
  const seals = sealsOf(played)
  expect([...seals.keys()]).toEqual([0, 1, 4])
  const row = nextSeal(firstSeal(record), [`p${a.player} ${a.words}`, `p${b.player}+ ${b.words}`])
  expect(seals.get(1)).toBe(row)
  expect(seals.get(4)).toBe(nextSeal(row, [`undone: 3 ${taken}`, `p${c.player}+ ${c.words}`]))
})

test('while the game goes on it is blinded', () => {
  const blinding = createHmac('sha256', Buffer.from(KEY, 'hex')).update('seal').digest()
  const owed = createHmac('sha256', blinding).update('5 abc').digest('hex')
  expect(blindSeal('abc', 5, KEY)).toBe(owed)
})
