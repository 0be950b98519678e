import { type Player, viewOf } from '@acheron/core'
import type { Railway } from '@acheron/games/hellrail/railway'
import type { Answer, Bot, Seat } from '../bot.ts'
import type { Lookout } from '../search/lookout.ts'
import type { Edition } from './edition.ts'
import { questionTo } from './node.ts'
import { outlook } from './outlook.ts'
import { answerWith } from './planner.ts'
import { plansFor } from './turn.ts'

/** In the head I go on with my turn nearly as at the table; the others do not look far. */
const MYSELF = { breadth: 6, lucks: 1, answers: 12, looksOn: true }
const OTHERS = { breadth: 2, lucks: 1, answers: 6, looksOn: false }
const BREADTH = 10
/** Plans whose worth differs by less differ in trifles. */
const ALIKE = 0.1

/** What the search needs to know of an edition. It plays on until everybody else has had a turn. */
export function lookoutOf<S extends Railway>(
  edition: Edition<S>,
  planner: Pick<Bot<S>, 'choose'>,
  me: Player,
  seats: number,
): Lookout<S> {
  const mine = remembered<S>({ choose: (seat, chance) => answerWith(edition, MYSELF, seat, chance) })
  return {
    planner,
    quick: {
      choose: (seat, chance) =>
        seat.player === me ? mine.choose(seat, chance) : answerWith(edition, OTHERS, seat, chance),
    },
    isCandid: true,
    others: (seat) => othersOf(edition, seat),
    worth: (s, p) => outlook(edition, s, p),
    horizon: { turnOf: (s) => s.player, turns: seats - 1 },
  }
}

/** In all worlds that I cannot tell apart I answer the same: it is thought out once. */
function remembered<S>(planner: Pick<Bot<S>, 'choose'>): Pick<Bot<S>, 'choose'> {
  const known = new Map<string, Answer>()
  return {
    choose(seat, chance) {
      const key = JSON.stringify([seat.legal, viewOf(seat.game, seat.guess(), seat.player)])
      const answer = known.get(key) ?? planner.choose(seat, chance)
      known.set(key, answer)
      return answer
    },
  }
}

/** In a turn the plans that come next. To all other questions the planner knows the answer as well. */
function othersOf<S extends Railway>(edition: Edition<S>, { guess, player }: Seat<S>): readonly Answer[] {
  const s = guess()
  if (questionTo(edition, s, player) !== 'turn') return []
  const rows: Answer[] = []
  let last = Number.POSITIVE_INFINITY
  for (const { row, worth } of plansFor(edition, s, player, BREADTH)) {
    if (row.length === 0 || worth > last - ALIKE) continue
    last = worth
    rows.push(row)
  }
  return rows
}
