import {
  beginRun,
  branchSeed,
  type Chance,
  type Game,
  type Luck,
  playMove,
  type Run,
  type Seating,
  seededChance,
} from '../src/index.ts'

/** Plays random moves, to the end or as many as there shall be. */
export function playRandomly<S>(run: Run<S>, seed: number, most = Number.POSITIVE_INFINITY): Run<S> {
  const { game } = run
  const choice = seededChance(seed)
  for (let moves = 0; moves < most; moves++) {
    const asked = game.asked(run.state)
    if (asked.length === 0) break
    const p = asked[choice.pick(asked.length)]
    const legal = game.legal(run.state, p)
    playMove(run, p, legal[choice.pick(legal.length)])
  }
  return run
}

/** A whole random game. */
export function randomGame<S>(game: Game<S>, seating: Seating, seed: number, chance?: Chance | Luck): Run<S> {
  const luck = chance ?? seededChance(branchSeed(seed, 0))
  return playRandomly(beginRun(game, seating, luck), branchSeed(seed, 1))
}
