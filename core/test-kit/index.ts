import { describe, expect, test } from 'vitest'
import { BrokenLaw, type Game, type GameRecord, optionsToTry, printRecord, type Trial, tryLaws } from '../src/index.ts'

/**
 * The laws of every game, over random games with every number of seats and every variant; where there are many, every two
 * choices together. A policy makes some of the moves, so that rare things happen.
 */
export function describeLaws<S>(game: Game<S>, games = 4, policy?: Trial<S>['policy']): void {
  const [fewest, most] = game.seats
  describe(`${game.id} keeps the laws`, () => {
    for (const options of optionsToTry(game.options))
      for (let seats = fewest; seats <= most; seats++)
        test(`${seats} seats, ${JSON.stringify(options)}`, () => {
          for (let seed = 0; seed < games; seed++) {
            const record = tryOut(game, { seats, options, seed, every: seed === 0 ? 1 : 4, ...(policy && { policy }) })
            expect(record.result).toMatch(new RegExp(`^(${game.endings.join('|')}), scores`))
          }
        })
  })
}

/** A law that is broken is shown with the game that leads there. */
function tryOut<S>(game: Game<S>, trial: Trial<S>): GameRecord {
  try {
    return tryLaws(game, trial)
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error
    throw new Error(`${error.message}\nSeed ${trial.seed}:\n${printRecord(error.record)}`, { cause: error.cause })
  }
}

export { type Dealer, newDealer, picksAtSetUp, type Wish } from './dealer.ts'
export { describeFaults } from './faults.ts'
export { type Counted, proofreader, type Sample, thin } from './proofreading.ts'
export { describeRecords, type RecordedGame, type RecordedGames, type Wanderer, writeRecords } from './records.ts'
export { type Scene, sceneOn, type Told } from './scene.ts'
