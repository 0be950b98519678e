import type { Player } from '@acheron/core'
import {
  DESIGN_OF,
  type Demon,
  type Design,
  deedsDice,
  deedsFrom,
  demonsOf,
  designsAt,
  HAND,
  HEARTS,
  handOf,
  isActive,
  isOnEarth,
  MAJORS,
  MINORS,
  SIXES,
  SKULLS,
  spendableFavours,
} from '@acheron/games/hellgame'
import type { Table } from './table.ts'
import { WEIGHTS } from './weights.ts'

/** What souls, favours, demons and cards are worth to me now, in souls. */

/** Souls beyond what can be used soon count for less. */
export const soulPrice = (t: Table): number => {
  const souls = t.g.souls[t.me]
  return souls < 8 ? 1 : souls < 16 ? 0.7 : souls < 30 ? 0.4 : 0.2
}

/** A favour more: most where it is all that is lacking. */
export function favourPrice(t: Table): number {
  const have = spendableFavours(t.g, t.me)
  const best = t.plans[t.me].reduce((least, plan) => Math.min(least, plan.missing.length), 5)
  if (have >= best + 2) return WEIGHTS.favour * 0.4
  return have + 1 === best ? WEIGHTS.favour * 1.6 : WEIGHTS.favour
}

const lucky = (t: Table, p: Player): number => Math.max(0, 6 - t.g.disfavours[p]) / 6

/** What a turn on earth brings. */
export const earthTurn = (t: Table, demon: Demon): number =>
  (HEARTS[demon] + 3.5) * soulPrice(t) + lucky(t, t.g.demonOwner[demon]) * favourPrice(t)

export const deedsWorth = (t: Table, demon: Demon): number =>
  ((deedsDice(t.g, demon) * (7 - deedsFrom(t.g, demon))) / 6) * favourPrice(t)

/** What a turn of a demon's is worth to its player. */
export const demonTurn = (t: Table, demon: Demon): number =>
  isOnEarth(t.g, demon) ? 9 + HEARTS[demon] : 5 + 2 * SKULLS[demon]

/** How many turns a demon is out who recovers on so much or more. */
export const turnsOut = (recoversOn: number): number => 6 / (7 - recoversOn) - 0.3

export const demonsInHell = (t: Table, p: Player): Demon[] =>
  demonsOf(t.g, p).filter((demon) => isActive(t.g, demon) && !isOnEarth(t.g, demon))

const KEPT = { walk: 5, walkSafely: 6, recruit: 4, pass: 1.5 }
const TIMINGS = { action: 2, combat: 2.5, counter: 3.5, playRightAway: 0 }

/** What a card is worth in hand. */
export function keep(t: Table, it: Design): number {
  const minor = MINORS[it]
  const sixes = handOf(t.g, t.me).filter((card) => SIXES[DESIGN_OF[card]]).length
  const six = SIXES[it] ? (sixes >= 2 ? 25 : 2) : 0
  return six + Math.max(minorKept(t, it), TIMINGS[MAJORS[it].timing]) + (minor ? 0.1 * (6 - minor.souls) : 0)
}

/** Of several Walk cards only so many are of use as demons are left in Hell. */
function minorKept(t: Table, it: Design): number {
  const minor = MINORS[it]
  if (!minor) return 0
  if (minor.kind !== 'walk' && minor.kind !== 'walkSafely') return KEPT[minor.kind]
  const walks = designsAt(t.g, HAND + t.me).filter((other) => MINORS[other]?.kind.startsWith('walk')).length
  return walks > demonsInHell(t, t.me).length + 1 ? 1 : KEPT[minor.kind]
}
