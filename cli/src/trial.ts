import {
  allOptions,
  BrokenLaw,
  branchSeed,
  type Game,
  type Options,
  printRecord,
  seededChance,
  tryLaws,
} from '@acheron/core'

/** One game to try the laws on, by its number in the series of a seed. */
export interface FuzzTask {
  readonly game: string
  readonly seed: number
  readonly number: number
  /** The laws are tried at one decision in so many. */
  readonly every: number
}

/** What came of it: the decisions that were made, and the law that was broken. */
export interface Trial {
  readonly decisions: number
  readonly failure?: Failure
}

export interface Failure {
  readonly message: string
  readonly seed: number
  readonly seats: number
  readonly options: Options
  /** The record that leads there, as text; none if it failed at the set-up. */
  readonly record?: string
}

/** Tries the laws on a random game with random seats and options. */
export function tryGame<S>(game: Game<S>, task: FuzzTask): Trial {
  const seed = branchSeed(task.seed, task.number)
  const choice = seededChance(branchSeed(seed, -1))
  const [fewest, most] = game.seats
  const seats = fewest + choice.pick(most - fewest + 1)
  const variants = allOptions(game.options)
  const options = variants[choice.pick(variants.length)]
  try {
    return { decisions: tryLaws(game, { seats, options, seed, every: task.every }).entries.length }
  } catch (error) {
    const failure = { message: (error as Error).message, seed, seats, options }
    if (!(error instanceof BrokenLaw)) return { decisions: 0, failure }
    return { decisions: error.record.entries.length, failure: { ...failure, record: printRecord(error.record) } }
  }
}
