import type { Move, Player } from '@acheron/core'
import {
  BOX_OF,
  circleOf,
  DESIGN_OF,
  type Demon,
  type Design,
  everybody,
  HEARTS,
  isVerb,
  legionIn,
  legionsAt,
  legionsOnMap,
  MAJORS,
  MOTHER,
  NO,
  NOBODY,
  nounOf,
  type Place,
  parryIn,
  SECTIO,
  SKULLS,
  STARS,
  stepFrom,
  VIRGIN,
  YES,
} from '@acheron/games/hellgame'
import { type Cast, castWorth, costOf, frameOf, harmOf, worthOf } from './arcana.ts'
import { eventWorth } from './events.ts'
import { judgePermanent } from './permanents.ts'
import { demonTurn, favourPrice, keep } from './prices.ts'
import { isAhead, leader, type Study, spite, stand } from './study.ts'
import { WEIGHTS } from './weights.ts'

/** The small questions: what each answer is worth. */

const yes = (m: Move, wanted: boolean): number => (m === (wanted ? YES : NO) ? 1 : 0)

// Setup

/** What a demon is good for: hearts bring souls and favours, skulls march. */
const talent = (demon: Demon): number => HEARTS[demon] * 1.5 + SKULLS[demon] * 1.6 + STARS[demon] * 0.4

export const swapDemon = (_t: Study, m: Move): number => (isVerb(m, 'keep') ? 0 : 3.5 - talent(nounOf(m)))

// Hell and Soul

export const redraw = (t: Study, m: Move): number => yes(m, eventWorth(t, t.params.card) < -1)

/** What I like best first: the first is the event. */
export const layNext = (t: Study, m: Move): number => eventWorth(t, nounOf(m))

export const discardSurplus = (t: Study, m: Move): number => -keep(t, nounOf(m))

export const victim = (t: Study, m: Move): number => (isVerb(m, 'side') ? spite(t, nounOf(m)) : 0)

export const rollAgain = (t: Study, m: Move): number => yes(m, t.params.die <= 3)

/** A legion for four souls, when there are too many of them or no souls. */
export function feedIdol(t: Study, m: Move): number {
  if (!isVerb(m, 'legion')) return 0
  const { place, hounded } = legionIn(m)
  const here = stand(t, place, t.legions[place], t.bonus[place]) - stand(t, place, t.legions[place] - 1, t.bonus[place])
  const wanted = legionsOnMap(t.g, t.me) > 9 || t.g.souls[t.me] < 3 ? 3.5 : 1
  return wanted - here - (hounded ? 9 : 0)
}

// Offers

/** A refused legion costs a disfavour, a taken one a soul and its upkeep. */
export const takeLegions = (_t: Study, m: Move): number => nounOf(m)
export const takeLieutenant = (_t: Study, m: Move): number => (m === NO ? 0 : 1)

// The start of the Action phase

/** Paymon last, where nobody can answer. */
export const precedence = (_t: Study, m: Move): number => nounOf(m)

/** To be before the strongest marcher of the others, but only as long as nobody is about to win: who comes last answers. */
export function haveYouHeard(t: Study, m: Move): number {
  if (!isVerb(m, 'demon')) return 0
  const first = t.g.track.findIndex((demon) => t.g.demonOwner[demon] === t.me)
  const isQuiet = t.menace.every((menace) => menace < 0.3)
  return isQuiet && t.g.track.indexOf(nounOf(m)) < first ? SKULLS[nounOf(m)] - 2.5 : -1
}

// March

/** Passage for nobody who is near to winning there. */
export function passage(t: Study, m: Move): number {
  const { by, place } = t.params
  const near = Math.max(t.held[by][circleOf(place)], t.plans[by][circleOf(place)].chance > 0 ? 3 : 0)
  return yes(m, by !== leader(t) && near < 2 && !isAhead(t, by, t.me))
}

export const askOrEnter = (t: Study, m: Move): number =>
  isVerb(m, 'ask') ? (t.foes[nounOf(m)].units > 1 ? 1 : 0) : 0.5

// Magic

interface Magic {
  readonly by: Player
  readonly demon: Demon
  readonly card: number
  readonly targets: readonly number[]
}

export function aim(t: Study, m: Move): number {
  const f = frameOf<Magic>(t.g, 'magic')
  const { card, demon } = t.params
  if (!f || isVerb(m, 'done')) return 0
  const { targets = [] } = MAJORS[card]
  if ((targets[0]?.max ?? 1) > 1) return worthOf(t, MAJORS[card].ops, { by: t.me, caster: demon, targets: [nounOf(m)] })
  return castWorth(t, card, demon, [...f.targets, nounOf(m)])
}

/** Somebody else of mine, if it hurts less. */
export function meantMySister(t: Study, m: Move): number {
  return -demonTurn(t, isVerb(m, 'demon') ? nounOf(m) : t.params.aim)
}

/** Into a group that is good for me, with those whose action is worth least. */
export function joinGroup(t: Study, m: Move): number {
  if (!isVerb(m, 'demon')) return 0
  const f = frameOf<Magic>(t.g, 'magic')
  if (!f) return -1
  const { card } = t.params
  const cast: Cast = { by: f.by, caster: f.demon, targets: f.targets }
  const shared = worthOf(t, MAJORS[card].ops, cast)
  const joined = f.by === t.me ? shared : shared + sharedGain(t, card)
  return joined - demonTurn(t, nounOf(m)) - (f.by === t.me ? 0 : 2)
}

/** What whoever helps gets of it. */
const sharedGain = (t: Study, card: Design): number =>
  MAJORS[card].ops.some((op) => 'who' in op && op.who === 'participants') ? favourPrice(t) : 0

/** A counter where a card harms me more than the counter costs. */
export function react(t: Study, m: Move): number {
  if (!isVerb(m, 'parry')) return 0
  const { by, demon, card, aim: aimed } = t.params
  const { design: counter, demon: mine } = parryIn(m)
  const f = frameOf<Magic>(t.g, 'magic')
  const targets = aimed === NOBODY || aimed === undefined ? (f?.targets ?? []) : [aimed]
  const harm = MAJORS[card].timing === 'counter' ? counterHarm(t, f) : harmOf(t, card, { by, caster: demon, targets })
  const action = mine !== aimed && t.g.fightPlace < 0 ? demonTurn(t, mine) * 0.7 : 0
  return harm - costOf(t, counter) - keep(t, counter) * 0.6 - action - 1
}

/** My own card is worth protecting. */
const counterHarm = (t: Study, f: Magic | undefined): number =>
  f && f.by === t.me ? Math.max(0, castWorth(t, DESIGN_OF[f.card], f.demon, f.targets)) : 0

export const nameAim = (t: Study, m: Move): number => {
  const demon = nounOf(m)
  const owner = t.g.demonOwner[demon]
  return (owner === t.me ? -1 : spite(t, owner)) * demonTurn(t, demon)
}

export const layCard = (t: Study, m: Move): number =>
  isVerb(m, 'lay') ? judgePermanent(t, nounOf(m)) + 0.5 - replaced(t, nounOf(m)) : 0

/** What lies in the box already. */
function replaced(t: Study, card: number): number {
  const old = t.g.permanents[BOX_OF[card] ?? 0]
  return old === NOBODY || old === undefined ? 0 : judgePermanent(t, old)
}

export const takeFromHand = (t: Study, m: Move): number => keep(t, nounOf(m))
export const pickFromPile = takeFromHand

export function chooseRebel(t: Study, m: Move): number {
  const { place, hounded } = legionIn(m)
  const here = stand(t, place, t.legions[place], t.bonus[place]) - stand(t, place, t.legions[place] - 1, t.bonus[place])
  return -here - (hounded ? WEIGHTS.hound : 0) + (t.g.owner[place] === t.me ? -3 : 0)
}

/** Up to three from where they are of no use. */
export function boarding(t: Study, m: Move): number {
  const { place: to } = t.params
  if (isVerb(m, 'done')) return 0.3
  if (isVerb(m, 'lieutenant')) return t.legions[to] > 0 ? 0.5 : -1
  const { place } = legionIn(m)
  const here = stand(t, place, t.legions[place], t.bonus[place]) - stand(t, place, t.legions[place] - 1, t.bonus[place])
  return stand(t, to, t.legions[to] + 1, t.bonus[to]) - stand(t, to, t.legions[to], t.bonus[to]) - here
}

// Spirits

/** What it would mean that somebody's units in a place are gone. */
function ruin(t: Study, place: number): number {
  if (place < 0 || place >= SECTIO) return 0
  let sum = -t.legions[place] * WEIGHTS.legion
  for (const q of everybody(t.g)) if (q !== t.me) sum += spite(t, q) * WEIGHTS.legion * legionsAt(t.g, q, place)
  return sum
}

/** Uriel takes the Sectio itself. */
const scorched = (t: Study, place: Place): number => {
  const owner = t.g.owner[place]
  if (owner === NOBODY || owner >= t.g.seats) return ruin(t, place)
  const worth = t.held[owner][circleOf(place)] * 5 + 4
  return ruin(t, place) + (owner === t.me ? -worth : spite(t, owner) * worth)
}

export function guide(t: Study, m: Move): number {
  if (isVerb(m, 'let')) return 0
  const to = isVerb(m, 'place') ? nounOf(m) : stepFrom(t.g.uriel, nounOf(m))
  return to < SECTIO ? scorched(t, to) : 0.2
}

/** Lilith is worth a favour when much stands about. */
export function court(t: Study, m: Move): number {
  if (!isVerb(m, 'demon')) return 0
  const near = t.g.lilith < SECTIO ? 2 : 0
  return HEARTS[nounOf(m)] * 1.6 + near - favourPrice(t)
}

export function steer(t: Study, m: Move): number {
  const to = stepFrom(t.g.lilith, nounOf(m))
  if (to >= SECTIO) return t.g.lilithAspect === VIRGIN ? -0.5 : -2
  const virgin = ruin(t, to)
  return t.g.lilithAspect === VIRGIN ? virgin : t.g.lilithAspect === MOTHER ? -virgin : -virgin * 0.5
}

// End

/** Disfavours away, at least while they bind favours that the goal does not want at once. */
export function atone(t: Study, m: Move): number {
  const n = nounOf(m)
  const { price } = t.params
  const bound = Math.min(t.g.favours[t.me], t.g.disfavours[t.me])
  const gain = n * (-WEIGHTS.disfavour + 2)
  const spent = Math.max(0, n * price - bound) * favourPrice(t)
  return gain - spent - Math.min(bound, n * price) * 1.5
}
