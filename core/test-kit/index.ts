import { describe, expect, test } from 'vitest'
import { allOptions, type Game, tryLaws } from '../src/index.ts'

/** The laws of every game, over random games with every variant and every number of seats. */
export function describeLaws<S>(game: Game<S>, games = 4): void {
  const [fewest, most] = game.seats
  describe(`${game.id} keeps the laws`, () => {
    for (const options of allOptions(game.options))
      for (let seats = fewest; seats <= most; seats++)
        test(`${seats} seats, ${JSON.stringify(options)}`, () => {
          for (let seed = 0; seed < games; seed++) {
            const record = tryLaws(game, { seats, options, seed, every: seed === 0 ? 1 : 4 })
            expect(record.result).toMatch(new RegExp(`^(${game.endings.join('|')}), scores`))
          }
        })
  })
}
