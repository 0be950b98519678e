import { describe, expect, test } from 'vitest'
import type { Seen } from './faults/player.ts'
import { trial } from './faults/trial.ts'

// Longer ones: node server/test/faults/main.ts
describe('under load, nothing that was acknowledged is lost or doubled, and everybody was told what follows', () => {
  test('on SQLite: killed, cut off, without room', async () => {
    const verdict = await trial({ kind: 'sqlite', faults: ['kill', 'line', 'disk-full', 'kill'], tables: 2 })
    expect(verdict.faults).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(0)
  })

  test('on PostgreSQL with three processes: killed, frozen, restarted, deaf, without an answer', async () => {
    const verdict = await trial({
      kind: 'postgres',
      faults: ['kill', 'lost-answer', 'redis-empty', 'freeze', 'postgres-restart', 'redis-stop', 'line', 'lost-answer'],
      tables: 2,
    })
    expect(verdict.faults).toEqual([])
    expect(verdict.acknowledged).toBeGreaterThan(0)
  })

  /** What a player may have been told wrongly. */
  const PLANTS: readonly ((seen: Seen) => void)[] = [
    ({ acknowledged }) => acknowledged.set(100_000, 1),
    ({ acknowledged }) => acknowledged.set([...acknowledged.keys()][0], 2),
    ({ chapters }) => chapters.delete(1),
    ({ chapters }) => chapters.set(1, new Set(['{"at":1}'])),
    ({ looks }) => looks.set(1, new Set(['{"at":1}'])),
    ({ faults }) => faults.push('refused'),
  ]

  test('the judge sees every kind of fault', async () => {
    const plant = (seen: readonly Seen[]): void => {
      for (const [i, each] of PLANTS.entries()) each(seen[i])
    }
    const { faults } = await trial({ kind: 'sqlite', faults: [], tables: 2, plant })
    expect(new Set(faults.map((fault) => / p\d/.exec(fault) && fault.split(':')[0]))).toHaveProperty(
      'size',
      PLANTS.length,
    )
  })
}, 240_000)
