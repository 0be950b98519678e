import type { Chance, Options, Player } from '@acheron/core'
import { dealDemand, handOf, hold } from './cards.ts'
import { demandsOf, PAYMENT } from './demands.ts'
import { emptyTable, HAND, NO_TIME_LIMIT, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { beginTurn } from './turns.ts'

export const OPTIONS = {
  trains: ['usual', 'express'],
  indulgence: ['no', 'yes'],
  limit: ['none', '40', '60', '80'],
} as const

/** Three demand cards for everybody; the highest payment goes first. */
export function setUp(options: Options, seats: number, chance: Chance, story?: ChinaRailsStory): State {
  const s = emptyTable(seats)
  s.express = Number(options.trains === 'express')
  s.indulgence = Number(options.indulgence === 'yes')
  s.limit = options.limit === 'none' ? NO_TIME_LIMIT : Number(options.limit)
  for (let p = 0; p < seats; p++) {
    for (let i = 0; i < HAND; i++) hold(s, p, dealDemand(s, chance))
    story?.tell({ id: 'dealt', facts: { by: p, cards: handOf(s, p) } })
  }
  const first = highestPayments(s)
  s.first = first.length === 1 ? first[0] : first[chance.pick(first.length)]
  story?.tell({ id: 'first-player', facts: { by: s.first, pay: paymentsOf(s, s.first)[0] } })
  beginTurn(s, story)
  return s
}

/** All nine payments of a hand, the highest first. */
function paymentsOf(s: State, p: Player): number[] {
  return handOf(s, p)
    .flatMap((card) => demandsOf(card).map((demand) => PAYMENT[demand]))
    .sort((a, b) => b - a)
}

/** The players with the highest payment; of these those with the second highest, and so on (CR-A06). */
function highestPayments(s: State): Player[] {
  const payments = s.cash.map((_, p) => paymentsOf(s, p))
  let first = [...payments.keys()]
  for (let rank = 0; rank < payments[0].length; rank++) {
    const most = Math.max(...first.map((p) => payments[p][rank]))
    first = first.filter((p) => payments[p][rank] === most)
  }
  return first
}
