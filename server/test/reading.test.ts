import { expect, test } from 'vitest'
import { readTogether } from '../src/tables/reading.ts'

function reader() {
  const calls: (readonly string[])[] = []
  const read = readTogether(async (ids) => {
    calls.push(ids)
    if (ids.includes('broken')) throw new Error('no answer')
    return new Map(ids.filter((id) => id !== 'unknown').map((id) => [id, id.toUpperCase()]))
  })
  return { calls, read }
}

test('what is asked for in one moment is read together, and everybody gets their own', async () => {
  const { calls, read } = reader()
  expect(await Promise.all(['a', 'b', 'unknown'].map(read))).toEqual(['A', 'B', undefined])
  expect(calls).toEqual([['a', 'b', 'unknown']])
})

test('what is asked for while others are being read is read after them', async () => {
  const { calls, read } = reader()
  const first = read('a')
  await new Promise(setImmediate)
  expect([await read('b'), await first]).toEqual(['B', 'A'])
  expect(calls).toEqual([['a'], ['b']])
})

test('a reading that fails fails for all who wait for it, and for nobody after', async () => {
  const { read } = reader()
  const results = await Promise.allSettled([read('a'), read('broken')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('A')
})
