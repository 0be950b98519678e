import { BrokenLaw, printRecord, tryLaws } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { hellgame } from '../src/index.ts'

/** Every pair of choices of two options occurs. */
const PAIRWISE = [
  { length: 'short', 'small-fights': 'full', 'long-fights': 'full' },
  { length: 'short', 'small-fights': 'quick', 'long-fights': 'three-rounds' },
  { length: 'full', 'small-fights': 'full', 'long-fights': 'three-rounds' },
  { length: 'full', 'small-fights': 'quick', 'long-fights': 'full' },
]

/** Games are long: the laws are tried at one decision in so many. */
const EVERY = { short: 12, full: 60 }

describe('hellgame keeps the laws', () => {
  for (let seats = 2; seats <= 6; seats++)
    test(`${seats} seats`, { timeout: 120_000 }, () => {
      const seeds = [seats * 7, seats * 7 + 1]
      for (const seed of seeds) {
        const options = PAIRWISE[seed % PAIRWISE.length]
        const every = options.length === 'short' ? EVERY.short : EVERY.full
        expect(tryOut({ seats, options, seed, every })).toMatch(/^(circle|sixes|patience), scores/)
      }
    })
})

function tryOut(trial: Parameters<typeof tryLaws>[1]): string | undefined {
  try {
    return tryLaws(hellgame, trial).result
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error
    throw new Error(`${error.message}\nSeed ${trial.seed}:\n${printRecord(error.record)}`, { cause: error.cause })
  }
}
