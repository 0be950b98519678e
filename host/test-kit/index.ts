import { describe, expect, test } from 'vitest'
import type { Founded, Head, LogEntry, Store } from '../src/index.ts'

export * from './judge.ts'

const founded = (id: string): Founded => ({
  id,
  game: 'ford',
  options: { start: 'west' },
  seats: [{ name: 'Ada' }, { name: 'Bo', bot: 'planner' }],
  made: 1000,
  key: 'ab'.repeat(32),
})

const head = (number: number): Head => ({ number, awaited: [number % 2], changed: 1000 + number })
const row = (by: number, ...words: string[]): LogEntry => ({ kind: 'row', by, words, time: 1 })

/** What every store must keep. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`the store ${name}`, () => {
    test('keeps a log entry by entry, and gives it back from any number', async () => {
      const store = await open()
      await store.found(founded('a'))
      const log = [row(0, 'one'), row(1, 'two', 'three'), row(0, 'four')]
      for (const [number, entry] of log.entries())
        expect(await store.append('a', number, entry, head(number + 1))).toBe(true)
      expect(await store.since('a', 0)).toEqual(log)
      expect(await store.since('a', 2)).toEqual(log.slice(2))
      expect(await store.since('a', 3)).toEqual([])
      expect(await store.kept('a')).toEqual({ founded: founded('a'), head: head(3) })
    })

    test('founds a table with the log that it begins with', async () => {
      const store = await open()
      const log = [row(0, 'one'), row(1, 'two', 'three'), row(0, 'four')]
      await store.found(founded('a'), { log, head: head(3) })
      expect(await store.since('a', 0)).toEqual(log)
      expect(await store.kept('a')).toEqual({ founded: founded('a'), head: head(3) })
      expect(await store.append('a', 3, row(1, 'five'), head(4))).toBe(true)
    })

    test('keeps one entry under a number, whoever is first', async () => {
      const store = await open()
      await store.found(founded('a'))
      const tries = await Promise.all(['x', 'y', 'z'].map((words) => store.append('a', 0, row(0, words), head(1))))
      expect(tries.filter(Boolean)).toHaveLength(1)
      expect(await store.append('a', 2, row(0, 'gap'), head(3))).toBe(false)
      expect(await store.since('a', 0)).toHaveLength(1)
    })

    test('keeps tables apart, lists them, reseats and removes them', async () => {
      const store = await open()
      await store.found(founded('a'))
      await store.found(founded('b'))
      await store.append('b', 0, row(0, 'one'), head(1))
      expect((await store.list()).map((kept) => [kept.founded.id, kept.head?.number])).toEqual([
        ['a', undefined],
        ['b', 1],
      ])
      await store.reseat('b', [{ name: 'Cy' }, { name: 'Di' }])
      expect((await store.kept('b'))?.founded.seats).toEqual([{ name: 'Cy' }, { name: 'Di' }])
      await store.remove('b')
      expect(await store.kept('b')).toBeUndefined()
      expect(await store.list()).toHaveLength(1)
      expect(await store.since('a', 0)).toEqual([])
    })

    test('keeps what belongs to people, and the state beside the log', async () => {
      const store = await open()
      await store.found(founded('a'))
      expect(await store.aside('a')).toEqual({ told: {}, notes: {}, standing: {} })
      const keepNote = (seat: number) =>
        store.changeAside('a', (aside) => ({ ...aside, notes: { ...aside.notes, [seat]: `note ${seat}` } }))
      await Promise.all([keepNote(0), keepNote(1)])
      expect((await store.aside('a')).notes).toEqual({ 0: 'note 0', 1: 'note 1' })
      expect(await store.snapshot('a')).toBeUndefined()
      for (const number of [32, 64]) await store.keepSnapshot('a', { number, rules: 1, state: '{}' })
      expect(await store.snapshot('a')).toEqual({ number: 64, rules: 1, state: '{}' })
    })
  })
}
