import type { Move, Player } from '@acheron/core'
import { isVerb, legionsOnMap, move, NO, nounOf, othersAfter, YES } from '@acheron/games/hellgame'
import { isAhead, leader, type Study } from './study.ts'

/** Gifts: souls for whoever could stop the leader but is too poor to. */

const RICH = 24
const POOR = 6
const ALMS = 8
const ALARMING = 0.3

/** Whom I would help, or nobody. */
function needy(t: Study): Player | undefined {
  const first = leader(t)
  if (t.g.seats < 3 || t.g.souls[t.me] < RICH || t.menace[first] < ALARMING) return undefined
  return othersAfter(t.g, t.me).find((p) => p !== first && t.g.souls[p] < POOR && isAhead(t, first, p))
}

export const generous = (t: Study, m: Move): number => (m === (needy(t) === undefined ? NO : YES) ? 1 : 0)

export const toWhom = (t: Study, m: Move): number => (isVerb(m, 'give') ? (nounOf(m) === needy(t) ? 1 : -1) : 0)

export const what = (_t: Study, m: Move): number => (m === move('souls') ? 1 : 0)

export const howMany = (_t: Study, m: Move): number => -Math.abs(nounOf(m) - ALMS)

/** Nothing is refused but what could not be fed. */
export function accept(t: Study, m: Move): number {
  const { gift } = t.params
  const isUnit = gift !== undefined && (isVerb(gift, 'legion') || isVerb(gift, 'lieutenant'))
  const welcome = !isUnit || t.g.souls[t.me] > legionsOnMap(t.g, t.me)
  return m === (welcome ? YES : NO) ? 1 : 0
}
