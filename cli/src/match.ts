import { type Bot, botCalled, playAnswer, rowOf, seatOf } from '@acheron/bots'
import { branchSeed, type Game, type Options, seededChance } from '@acheron/core'

/** Some games of a series, from number `from`. */
export interface MatchTask {
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** As they were listed; a list shorter than the seats repeats. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly from: number
  readonly count: number
}

/** What came of one game. Lists go by seat. */
export interface Match {
  readonly ending: string
  readonly decisions: number
  /** Which of the listed bots sat there. */
  readonly sitting: readonly number[]
  readonly scores: readonly number[]
  readonly places: readonly number[]
}

export function playMatches<S>(game: Game<S>, task: MatchTask): Match[] {
  const bots = task.bots.map((name) => botCalled(game, name))
  return Array.from({ length: task.count }, (_, i) => playMatch(game, task, bots, task.from + i))
}

/** Who sits where in game `number`: everybody moves on by a seat. */
function seating(seats: number, bots: number, number: number): number[] {
  return Array.from({ length: seats }, (_, seat) => ((seat + number) % seats) % bots)
}

/** How many games it takes until every seat has the same kind of bot again. */
function seatings(seats: number, bots: readonly string[]): number {
  const called = seating(seats, bots.length, 0).map((bot) => bots[bot])
  for (let games = 1; games < seats; games++)
    if (called.every((name, seat) => name === called[(seat + games) % seats])) return games
  return seats
}

/**
 * One game. Every deal is played in all seatings, one after the other, and never twice in the same. Luck and whoever sits in a seat have their own
 * branch of the seed: who thinks long changes nobody's cards.
 */
function playMatch<S>(game: Game<S>, task: MatchTask, bots: readonly Bot<S>[], number: number): Match {
  const { seats, options } = task
  const seed = branchSeed(task.seed, Math.floor(number / seatings(seats, task.bots)))
  const sitting = seating(seats, bots.length, number)
  const luck = seededChance(branchSeed(seed, 0))
  const thoughts = sitting.map((bot, seat) => seededChance(branchSeed(seed, 1 + bot * seats + seat)))
  const state = game.setup(options, seats, luck)
  let decisions = 0
  for (let asked = game.asked(state); asked.length > 0; asked = game.asked(state)) {
    const [player] = asked
    const seat = seatOf(game, state, player, thoughts[player])
    const bot = bots[sitting[player]]
    const answer = bot.choose(seat, thoughts[player])
    const [first] = rowOf(answer)
    if (!seat.legal.includes(first))
      throw new Error(`${bot.name} chose ${first}, which is not legal, in game ${number}`)
    decisions += playAnswer(game, state, player, answer, luck).length
    if (decisions > game.longest) throw new Error(`game ${number} is not over after ${game.longest} moves`)
  }
  const result = game.result(state)
  if (!result) throw new Error(`nobody is asked in game ${number}, and there is no result`)
  const { ending, scores, places } = result
  return { ending, decisions, sitting, scores, places }
}
