import { branchSeed, type Options, type Player, seededChance } from '@acheron/core'
import { hellgame, type State } from '@acheron/games/hellgame'
import { describe, expect, it } from 'vitest'
import { type Answer, type Bot, playAnswer, rowOf, seatOf } from '../src/bot.ts'
import { botCalled, botsFor } from '../src/index.ts'

const OPTIONS: Options = { length: 'short', 'small-fights': 'full', 'long-fights': 'full' }

const answer = (bot: Bot<State>, s: State, p: Player, seed: number): Answer =>
  bot.choose(seatOf(hellgame, s, p, seededChance(seed)), seededChance(seed))

/** Plays a game; every decision is shown before it is played. */
function playOn(
  bots: readonly Bot<State>[],
  options: Options,
  seed: number,
  watch: (s: State, p: Player, given: Answer, number: number) => void,
): State {
  const chance = seededChance(seed)
  const s = hellgame.setup(options, bots.length, chance)
  for (let number = 0; hellgame.asked(s).length > 0; number++) {
    const [p] = hellgame.asked(s)
    const given = answer(bots[p], s, p, branchSeed(seed, number))
    watch(s, p, given, number)
    playAnswer(hellgame, s, p, given, chance)
  }
  return s
}

const medium = botCalled(hellgame, 'medium')
const random = botCalled(hellgame, 'random')

const LONG = { timeout: 120_000 }

describe('the bots of HellGame', () => {
  it.each([2, 3, 4, 5, 6])('always make a legal move with %i players', LONG, (seats) => {
    const others = botsFor(hellgame).filter(({ name }) => name !== 'hard')
    const bots = Array.from({ length: seats }, (_, p) => others[p % others.length])
    const options = { ...OPTIONS, 'small-fights': seats % 2 ? 'quick' : 'full', 'long-fights': 'three-rounds' }
    const s = playOn(bots, options, seats, (before, p, given) =>
      expect(hellgame.refusal(before, p, rowOf(given)[0])).toBeUndefined(),
    )
    expect(hellgame.result(s)).toBeDefined()
  })

  it('the search answers a guess like the truth', LONG, () => {
    const hard = botCalled(hellgame, 'hard')
    let decisions = 0
    playOn([medium, medium], OPTIONS, 8, (s, p, _given, number) => {
      if (hellgame.question(s, p).id !== 'act' || number % 5 !== 0) return
      decisions++
      const guessed = hellgame.guess(s, p, seededChance(number))
      expect(answer(hard, guessed, p, number)).toEqual(answer(hard, s, p, number))
    })
    expect(decisions).toBeGreaterThan(1)
  })

  it('the planner answers a guess like the truth', LONG, () => {
    let decisions = 0
    playOn([medium, medium, random], OPTIONS, 4, (s, p, given, number) => {
      decisions++
      const guessed = hellgame.guess(s, p, seededChance(number))
      expect(answer(medium, guessed, p, number + 1)).toEqual(answer(medium, s, p, number))
      expect(rowOf(given)).toHaveLength(1)
    })
    expect(decisions).toBeGreaterThan(100)
  })
})
