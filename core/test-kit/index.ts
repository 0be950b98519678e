import { describe, expect, test } from 'vitest'
import { allOptions, BrokenLaw, type Game, type GameRecord, printRecord, type Trial, tryLaws } from '../src/index.ts'

/** The laws of every game, over random games with every variant and every number of seats. */
export function describeLaws<S>(game: Game<S>, games = 4): void {
  const [fewest, most] = game.seats
  describe(`${game.id} keeps the laws`, () => {
    for (const options of allOptions(game.options))
      for (let seats = fewest; seats <= most; seats++)
        test(`${seats} seats, ${JSON.stringify(options)}`, () => {
          for (let seed = 0; seed < games; seed++) {
            const record = tryOut(game, { seats, options, seed, every: seed === 0 ? 1 : 4 })
            expect(record.result).toMatch(new RegExp(`^(${game.endings.join('|')}), scores`))
          }
        })
  })
}

/** A law that is broken is shown with the game that leads there. */
function tryOut<S>(game: Game<S>, trial: Trial): GameRecord {
  try {
    return tryLaws(game, trial)
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error
    throw new Error(`${error.message}\nSeed ${trial.seed}:\n${printRecord(error.record)}`, { cause: error.cause })
  }
}
