import type { Chance } from '@acheron/core'
import { DECLINE, LET, type Railway, SPARE, USE } from '@acheron/games/hellrail/railway'
import type { Answer, Seat } from '../bot.ts'
import type { Edition } from './edition.ts'
import { questionTo } from './node.ts'
import { answerWith } from './planner.ts'
import { plansFor } from './turn.ts'

/** One turn in so many the beginner has something else in mind. */
const DISTRACTED = 6
const NARROW = { breadth: 2, lucks: 1, answers: 40, looksOn: true }

/** Sees one way to play a turn and takes it, or another one in a distracted moment; harms nobody. */
export function beginner<S extends Railway>(edition: Edition<S>, seat: Seat<S>, chance: Chance): Answer {
  const { legal, player } = seat
  if (legal.length === 1) return legal[0]
  const s = seat.guess()
  const name = questionTo(edition, s, player)
  const kind = [LET, SPARE].find((m) => legal.includes(m))
  if (kind !== undefined) return kind
  if (name === 'visit') return edition.isHarmless(s, player) && legal.includes(USE) ? USE : DECLINE
  if (name !== 'turn') return answerWith(edition, NARROW, seat, chance)
  const plans = plansFor(edition, s, player, NARROW.breadth).filter(({ row }) => row.length > 0)
  const plan = plans[chance.pick(DISTRACTED) === 0 ? chance.pick(plans.length) : 0]
  return plan?.row ?? legal
}
