import { branchSeed, type Chance, type Game, type Player, seededChance } from '@acheron/core'
import { type Answer, rowOf, seatOf } from '../bot.ts'
import type { Lookout } from './lookout.ts'

/**
 * Plays an answer and then on, with the planner in every seat, and gives what came of it for the player. Luck begins anew
 * whenever somebody else is asked: so it stays the same for all answers, however often they ask it.
 */
export function playOut<S>(game: Game<S>, it: Lookout<S>, s: S, p: Player, answer: Answer, seed: number): number {
  let luck = seededChance(seed)
  let handovers = 0
  let last = p
  const mind = it.quick ?? it.planner
  let turns = it.horizon?.turns ?? Number.POSITIVE_INFINITY
  let turn = it.horizon?.turnOf(s)
  play(game, s, p, answer, luck)
  for (let moves = 0; moves < game.longest; moves++) {
    const asked = game.asked(s)
    if (asked.length === 0) break
    const now = it.horizon?.turnOf(s)
    if (now !== turn && --turns < 0) break
    turn = now
    const [player] = asked
    if (player !== last) luck = seededChance(branchSeed(seed, ++handovers))
    last = player
    const seat = seatOf(game, s, player, luck)
    play(game, s, player, mind.choose(it.isCandid ? { ...seat, guess: () => s } : seat, luck), luck)
  }
  return it.worth(s, p)
}

/** In a world that is made up nobody need stop where chance speaks. */
function play<S>(game: Game<S>, s: S, p: Player, answer: Answer, luck: Chance): void {
  const row = rowOf(answer)
  game.play(s, p, row[0], luck)
  for (let i = 1; i < row.length && game.refusal(s, p, row[i]) === undefined; i++) game.play(s, p, row[i], luck)
}
