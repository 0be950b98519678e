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
  NOBODY,
  SIXES,
  SKULLS,
  spendableFavours,
} from '@acheron/games/hellgame'
import { judgePermanent } from './permanents.ts'
import type { Study } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** What souls, favours, demons and cards are worth to me now, in souls. */

/** Souls beyond what can be used soon count for less. */
export const soulPrice = (t: Study): number => {
  const souls = t.g.souls[t.me]
  return souls < 8 ? 1 : souls < 16 ? 0.7 : souls < 30 ? 0.4 : 0.2
}

/** A favour more: most where it is all that is lacking. */
export function favourPrice(t: Study): number {
  const have = spendableFavours(t.g, t.me)
  const best = t.plans[t.me].reduce((least, plan) => Math.min(least, plan.missing.length), 5)
  if (have >= best + 2) return WEIGHTS.favour * 0.4
  return have + 1 === best ? WEIGHTS.favour * 1.6 : WEIGHTS.favour
}

const lucky = (t: Study, p: Player): number => Math.max(0, 6 - t.g.disfavours[p]) / 6

/** What a turn on earth brings. */
export const earthTurn = (t: Study, demon: Demon): number =>
  (HEARTS[demon] + 3.5) * soulPrice(t) + lucky(t, t.g.demonOwner[demon]) * favourPrice(t)

export const deedsWorth = (t: Study, demon: Demon): number =>
  ((deedsDice(t.g, demon) * (7 - deedsFrom(t.g, demon))) / 6) * favourPrice(t)

/** What a turn of a demon's is worth to its player. */
export const demonTurn = (t: Study, demon: Demon): number =>
  isOnEarth(t.g, demon) ? 9 + HEARTS[demon] : 5 + 2 * SKULLS[demon]

/** How many turns a demon is out who recovers on so much or more. */
export const turnsOut = (recoversOn: number): number => 6 / (7 - recoversOn) - 0.3

/** How many turns a demon misses who has acted already in this one. */
export const turnsMissed = (recoversOn: number): number => (recoversOn - 1) / (7 - recoversOn)

/** What it is worth to lose a disfavour: more the more there are, and if they bind favours. */
export function disfavourPrice(t: Study, p: Player): number {
  const bound = spendableFavours(t.g, p) < t.g.favours[p] ? 1.3 : 1
  return -WEIGHTS.disfavour * bound * Math.min(2, 1 + t.g.disfavours[p] / 4)
}

/** By the number of Hell cards that are seen: the chance that a permanent one is among them. */
const PERMANENT = [0, 0.4, 0.65, 0.79, 0.88, 0.93, 0.96]

/** Looking at so many Hell cards to lay one: best where something lies that harms me. */
export function conspiracyWorth(t: Study, cards: number): number {
  const worst = Math.min(0, ...t.g.permanents.map((card) => (card === NOBODY ? 0 : judgePermanent(t, card))))
  return PERMANENT[cards] * 2.2 - worst * (1 - (2 / 3) ** (0.4 * cards))
}

export const demonsInHell = (t: Study, p: Player): Demon[] =>
  demonsOf(t.g, p).filter((demon) => isActive(t.g, demon) && !isOnEarth(t.g, demon))

const KEPT = { walk: 5, walkSafely: 6, recruit: 4, pass: 1.5 }
const TIMINGS = { action: 2, combat: 2.5, counter: 3.5, playRightAway: 0 }

/** What a card is worth in hand. */
export function keep(t: Study, it: Design): number {
  const minor = MINORS[it]
  const sixes = handOf(t.g, t.me).filter((card) => SIXES[DESIGN_OF[card]]).length
  const six = SIXES[it] ? (sixes >= 2 ? 25 : 2) : 0
  return six + Math.max(minorKept(t, it), TIMINGS[MAJORS[it].timing]) + (minor ? 0.1 * (6 - minor.souls) : 0)
}

/** Of several Walk cards only so many are of use as demons are left in Hell. */
function minorKept(t: Study, it: Design): number {
  const minor = MINORS[it]
  if (!minor) return 0
  if (minor.kind !== 'walk' && minor.kind !== 'walkSafely') return KEPT[minor.kind]
  const walks = designsAt(t.g, HAND + t.me).filter((other) => MINORS[other]?.kind.startsWith('walk')).length
  return walks > demonsInHell(t, t.me).length + 1 ? 1 : KEPT[minor.kind]
}
