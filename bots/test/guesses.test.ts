import { branchSeed, type Game, type Options, optionsToTry, type Player, seededChance } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { describe, expect, it } from 'vitest'
import { type Answer, type Bot, playAnswer, seatOf } from '../src/bot.ts'
import { botsFor } from '../src/index.ts'

const SEATS = 3
/** So many decisions are put to a bot, ever farther apart; to those who think long fewer. */
const DECISIONS = 12
const FEW: Readonly<Record<string, number>> = { hard: 4 }
/** The search plays on no farther than this. */
const SHORT = 8

const answer = <S>(game: Game<S>, bot: Bot<S>, s: S, p: Player, seed: number): Answer =>
  bot.choose(seatOf(game, s, p, seededChance(seed)), seededChance(seed))

/** Plays on with quick bots and stops at the 1st, 4th, 9th, 16th decision and so on that leaves a choice. */
function* decisionsOf<S>(game: Game<S>, options: Options, seed: number): Generator<{ s: S; p: Player; seed: number }> {
  const [quick] = botsFor(game).slice(-2)
  const chance = seededChance(seed)
  const s = game.setup(options, Math.min(SEATS, game.seats[1]), chance)
  let next = 1
  for (let turn = 1; game.asked(s).length > 0; turn++) {
    const [p] = game.asked(s)
    if (turn >= next ** 2 && game.legal(s, p).length > 1) {
      next++
      yield { s, p, seed: branchSeed(seed, turn) }
    }
    playAnswer(game, s, p, answer(game, quick, s, p, branchSeed(seed, turn)), chance)
  }
}

const tables = await Promise.all(GAMES.map(async ({ load }) => (await load()).game))
const cases = tables.flatMap((game) => botsFor(game).map((bot, i) => ({ id: game.id, name: bot.name, game, bot, i })))

describe('the answer to a guess is the answer to the truth', () => {
  it.each(cases)('$name of $id', { timeout: 600_000 }, ({ game, bot, i }) => {
    const variants = optionsToTry(game.options)
    const short = { ...game, longest: SHORT }
    let asked = 0
    for (const { s, p, seed } of decisionsOf(game, variants[i % variants.length], 1 + i)) {
      const guess = game.guess(s, p, seededChance(seed + 1))
      expect(answer(short, bot, guess, p, seed)).toEqual(answer(short, bot, s, p, seed))
      if (++asked === (FEW[bot.name] ?? DECISIONS)) break
    }
    expect(asked).toBeGreaterThan(2)
  })
})
