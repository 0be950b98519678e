import type { Move, Player, Rule } from '@acheron/core'
import { borrow, cannotBorrow, listLoans } from './borrowing.ts'
import { cannotDeliver, deliver, listDeliveries } from './delivering.ts'
import { drawUp, exchangeHand } from './drawing.ts'
import { cityOf } from './handling.ts'
import { cannotDrop, cannotTake, drop, FROM_TAIWAN, take } from './loading.ts'
import { LOADS, OFFERS } from './loads.ts'
import { kindsAboard } from './loads-aboard.ts'
import { DIRECTIONS } from './mileposts.ts'
import { BORROW, CROSS, DELIVER, DONE, DROP, EXCHANGE, nounOf, STEP, TAKE, TURN, type Verb, verbOf } from './moves.ts'
import { cannotCross, cannotStep, cannotTurn, cross, step, turnRound } from './moving.ts'
import { BUILDING, type ChinaRailsQuestion, put } from './question.ts'
import { NO_QUAY, type State } from './state.ts'

type Cannot = (s: State, p: Player, noun: number) => Rule | undefined

/** By verb: the rule against it in the delivery phase. */
const CANNOT: Readonly<Record<Verb, Cannot>> = {
  step: cannotStep,
  cross: cannotCross,
  turn: cannotTurn,
  done: () => undefined,
  exchange: (s) => (s.acted ? 'CR-A12' : undefined),
  take: cannotTake,
  drop: cannotDrop,
  lose: () => 'CR-A91',
  deliver: cannotDeliver,
  start: () => 'CR-A37',
  'start-at-port': () => 'CR-A37',
  refuge: () => 'CR-293',
  link: () => 'CR-140',
  upgrade: () => 'CR-035',
  borrow: (s, p, noun) => cannotBorrow(s, p, noun + 1),
  build: () => 'CR-210',
}

/** The delivery phase: everything in any order, as long as movement lasts. */
export const operating: ChinaRailsQuestion = {
  id: 'operate',
  rule: 'CR-066',
  params: (s) => ({ left: s.left }),

  legal(s, p, out) {
    for (let d = 0; d < DIRECTIONS; d++) if (!cannotStep(s, p, d)) out.push(STEP + d)
    if (!cannotCross(s, p)) out.push(CROSS)
    if (!cannotTurn(s, p)) out.push(TURN)
    out.push(DONE)
    if (!s.acted) out.push(EXCHANGE)
    listLoading(s, p, out)
    for (const demand of listDeliveries(s, p)) out.push(DELIVER + demand)
    listLoans(s, p, out)
  },

  cannot: (s, p, m) => CANNOT[verbOf(m)](s, p, nounOf(m)),

  answer(s, p, m, chance, story) {
    if (m < CROSS) step(s, p, m - STEP, story)
    else if (m === CROSS) cross(s, p, story)
    else if (m === TURN) turnRound(s, p, story)
    else if (m === DONE) put(s, BUILDING, p)
    else if (m === EXCHANGE) exchangeHand(s, p, chance, story)
    else if (m < DROP) take(s, p, m - TAKE, story)
    else if (m < DROP + LOADS) drop(s, p, m - DROP, story)
    else if (m >= BORROW) borrow(s, p, m - BORROW + 1, story)
    else {
      deliver(s, p, m - DELIVER, story)
      drawUp(s, chance, story)
    }
  },
}

function listLoading(s: State, p: Player, out: Move[]): void {
  const city = cityOf(s, p)
  if (city >= 0) for (const load of OFFERS[city]) if (!cannotTake(s, p, load)) out.push(TAKE + load)
  if (s.quay !== NO_QUAY)
    for (const load of FROM_TAIWAN)
      if ((city < 0 || !OFFERS[city].includes(load)) && !cannotTake(s, p, load)) out.push(TAKE + load)
  for (const load of kindsAboard(s, p)) if (!cannotDrop(s, p, load)) out.push(DROP + load)
}
