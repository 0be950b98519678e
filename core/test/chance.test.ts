import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  branchSeed,
  type Chance,
  noChance,
  recordingChance,
  replay,
  sayings,
  scriptedChance,
  seededChance,
} from '../src/index.ts'
import { chiSquare, LIMIT } from './chi-square.ts'
import { randomGame } from './random-game.ts'
import { toy } from './toy/index.ts'

const picks = (chance: Chance, n: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.pick(n))

describe('seededChance', () => {
  test('the same seed says the same', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        expect(picks(seededChance(seed), n, 20)).toEqual(picks(seededChance(seed), n, 20))
      }),
    )
  })

  test('never changes: records of tests and measurements depend on it', () => {
    expect(picks(seededChance(0), 1000, 6)).toEqual([5, 195, 587, 110, 923, 534])
    expect(picks(seededChance(12345), 1000, 6)).toEqual([222, 857, 761, 96, 543, 106])
  })

  test('is in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        for (const pick of picks(seededChance(seed), n, 20))
          expect(Number.isInteger(pick) && pick >= 0 && pick < n).toBe(true)
      }),
    )
  })

  test.each([2, 3, 6, 10, 110])('is uniform over %i', (n) => {
    expect(chiSquare(picks(seededChance(7), n, 1000 * n), n)).toBeLessThan(LIMIT[n])
  })

  test('neighbouring seeds have nothing to do with each other', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => seededChance(seed).pick(10))
    expect(chiSquare(firsts, 10)).toBeLessThan(LIMIT[10])
  })

  test('a pick from nothing is a fault of the rules', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
      expect(() => seededChance(1).pick(n)).toThrow(`chance is asked to pick one of ${n}`)
      expect(() => recordingChance({ pick: () => 0 }).pick(n)).toThrow(`chance is asked to pick one of ${n}`)
    }
  })
})

describe('branchSeed', () => {
  test('branches of a seed differ from each other and from those of its neighbours', () => {
    const seeds = [0, 1, 2, 1000].flatMap((seed) => Array.from({ length: 1000 }, (_, i) => branchSeed(seed, i)))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  })

  test('the branches of neighbouring seeds agree no more often than chance would have it', () => {
    const pairs = Array.from({ length: 10_000 }, (_, i) => {
      const [one, other] = [i, i + 1].map((seed) => seededChance(branchSeed(seed, 3)).pick(10))
      return (one - other + 10) % 10
    })
    expect(chiSquare(pairs, 10)).toBeLessThan(LIMIT[10])
  })
})

describe('scriptedChance', () => {
  test('says what it was told to', () => {
    const chance = scriptedChance([2, 0, 5])
    expect([chance.pick(3), chance.pick(1), chance.pick(6)]).toEqual([2, 0, 5])
    expect(chance.finish()).toBeUndefined()
  })

  test('throws when it runs out', () => {
    const chance = scriptedChance([0])
    chance.pick(1)
    expect(() => chance.pick(1)).toThrow('chance is asked 2 times, but 1 answers are there')
  })

  test.each([3, -1, 0.5, Number.NaN])('throws when %d is not possible', (said) => {
    expect(() => scriptedChance([said]).pick(3)).toThrow(`chance said ${said} as answer 1, where 0 to 2 is possible`)
  })

  test('throws when something was not used', () => {
    const chance = scriptedChance([1, 1])
    chance.pick(2)
    expect(() => chance.finish()).toThrow('chance has 2 answers, but only 1 were asked for')
  })
})

describe('recordingChance', () => {
  test('keeps what another chance said, and a script of it says it again', () => {
    const chance = recordingChance(seededChance(3))
    const said = [6, 1, 100, 2].map((n) => chance.pick(n))
    expect(chance.said).toEqual(said)
    const script = scriptedChance(chance.said)
    expect([6, 1, 100, 2].map((n) => script.pick(n))).toEqual(said)
  })

  test('what was recorded of a game gives the same game', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const table = randomGame(toy, { seats }, seed)
        const again = replay(toy, table.record, noChance)
        expect(again.state).toEqual(table.state)
        expect(sayings(again.record)).toEqual(sayings(table.record))
      }),
      { numRuns: 30 },
    )
  })
})

test('noChance has nothing to say', () => {
  expect(() => noChance.pick(2)).toThrow('chance is asked where the rules leave nothing to it')
})
