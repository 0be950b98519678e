import type { Chance } from '@acheron/core'
import { hellgame, type State } from '@acheron/games/hellgame'
import type { Answer, Seat } from '../bot.ts'
import { scored } from './planner.ts'

/** In a hundred answers: so many are given with something else in mind. */
const DISTRACTED = 35

/** Where it harms nobody unless it must: it forgets that cards can be countered, and lets passers-by pass. */
const FORGIVING: Readonly<Record<string, string>> = { react: 'let', passage: 'yes', agree: 'yes', attackAlly: 'no' }

/** Knows what is good, but often takes the next best thing, keeps no demon back, and lets everybody off. */
export function beginner(seat: Seat<State>, chance: Chance): Answer {
  const { game, legal, player } = seat
  if (legal.length === 1) return legal[0]
  const g = seat.guess()
  const kind = FORGIVING[hellgame.question(g, player).id]
  const lets = kind === undefined ? undefined : legal.find((m) => game.notation.print(g, m) === kind)
  if (lets !== undefined) return lets
  const answers = scored(seat)
  if (chance.pick(100) >= DISTRACTED) return answers[0].move
  return answers[chance.pick(Math.min(4, answers.length))].move
}
