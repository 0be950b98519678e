import type { Game, Move, Player } from '@acheron/core'
import type { Options } from './types.ts'

/** Legal moves in columns, in the order in which the game lists them. */
export function columnsOf<S>({ notation }: Game<S>, state: S, p: Player, moves: readonly Move[]): Options {
  const runs: { verb: string; kinds: string[]; moves: Move[]; ids: number[][] }[] = []
  for (const move of moves) {
    const verb = notation.verb(move)
    const targets = notation.targets(state, p, move)
    const kinds = targets.map(({ kind }) => kind)
    let run = runs.at(-1)
    if (run?.verb !== verb || run.kinds.join() !== kinds.join()) {
      run = { verb, kinds, moves: [], ids: kinds.map(() => []) }
      runs.push(run)
    }
    run.moves.push(move)
    for (const [k, { id }] of targets.entries()) run.ids[k].push(id)
  }
  return runs
}
