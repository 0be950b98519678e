import { type Railway, STOP } from '@acheron/games/hellrail/railway'
import type { Answer, Bot, Seat } from '../bot.ts'
import type { Lookout } from '../search/lookout.ts'
import type { Edition } from './edition.ts'
import { questionTo } from './node.ts'
import { answerWith } from './planner.ts'
import { tableOf } from './table.ts'
import { plansFor } from './turn.ts'
import { worthOfTable } from './worth.ts'

/** Those who play on in the head do not look far. */
const IN_THE_HEAD = { breadth: 2, lucks: 1 }
const BREADTH = 10
const TURNS = 3

/** What the search needs to know of an edition. */
export function lookoutOf<S extends Railway>(edition: Edition<S>, planner: Pick<Bot<S>, 'choose'>): Lookout<S> {
  return {
    planner,
    quick: { choose: (seat, chance) => answerWith(edition, IN_THE_HEAD, seat, chance) },
    others: (seat) => othersOf(edition, seat),
    worth: (s, p) => worthOfTable(tableOf(edition, s, p)),
    horizon: { turnOf: (s) => s.player, turns: TURNS },
  }
}

/** In a turn the plans that come next; elsewhere every answer. */
function othersOf<S extends Railway>(edition: Edition<S>, { guess, legal, player }: Seat<S>): readonly Answer[] {
  const s = guess()
  const name = questionTo(edition, s, player)
  if (name === 'turn') return plansFor(edition, s, player, BREADTH).map(({ row }) => row)
  return name === 'step' || legal.includes(STOP) ? [] : legal
}
