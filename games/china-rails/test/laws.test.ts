import { BrokenLaw, optionsToTry, printRecord, type Trial, tryLaws } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { chinaRails, type State } from '../src/index.ts'
import { carrier } from './carrier.ts'

/** Every two choices of options together, and every number of seats: one after the other, because a game is long. */
const TRIALS = optionsToTry(chinaRails.options).map((options, seed) => ({ options, seats: 2 + (seed % 5), seed }))

/** A game on which the laws are tried; what is broken is shown with the end of its record. */
function results(trial: Trial<State>): string {
  try {
    return tryLaws(chinaRails, trial).result ?? ''
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error
    throw new Error(`${error.message}\n${printRecord(error.record).split('\n').slice(-30).join('\n')}`, {
      cause: error.cause,
    })
  }
}

describe('china-rails keeps the laws', { timeout: 120_000 }, () => {
  test.each(TRIALS)('by luck alone: $seats seats, $options', ({ options, seats, seed }) => {
    expect(results({ options: { ...options, limit: '40' }, seats, seed, every: 12 })).toMatch(/^time-limit, scores/)
  })

  test.each(TRIALS)('with carriers who sometimes stumble: $seats seats, $options', ({ options, seats, seed }) => {
    const carry = carrier()
    const policy: Trial<State>['policy'] = (s, p, legal, choice) =>
      choice.pick(60) === 0 ? undefined : carry(s, p, legal)
    expect(results({ options, seats, seed, every: 100, policy })).toMatch(/^(won|time-limit|exhausted), scores/)
  })
})
