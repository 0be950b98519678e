import {
  branchSeed,
  type Chance,
  type Game,
  type Luck,
  openTable,
  playMove,
  type Seating,
  seededChance,
  type Table,
} from '../src/index.ts'

/** Plays random moves, to the end or as many as there shall be. */
export function playRandomly<S>(table: Table<S>, seed: number, most = Number.POSITIVE_INFINITY): Table<S> {
  const { game } = table
  const choice = seededChance(seed)
  for (let moves = 0; moves < most; moves++) {
    const asked = game.asked(table.state)
    if (asked.length === 0) break
    const p = asked[choice.pick(asked.length)]
    const legal = game.legal(table.state, p)
    playMove(table, p, legal[choice.pick(legal.length)])
  }
  return table
}

/** A whole random game. */
export function randomGame<S>(game: Game<S>, seating: Seating, seed: number, chance?: Chance | Luck): Table<S> {
  const luck = chance ?? seededChance(branchSeed(seed, 0))
  return playRandomly(openTable(game, seating, luck), branchSeed(seed, 1))
}
