import type { Move } from '@acheron/core'
import {
  ABYSS,
  BOATMEN,
  BRIMSTONE_TENDERS,
  DELINQUENCY,
  type Effect,
  FALSE_PATH,
  GERYON,
  GLUTTONY,
  GUARD_DUTY,
  HERESY,
  INFERNAL_POWER,
  LUST,
  SOUL_CATCHER,
  type State,
  THIEVERY,
} from '@acheron/games/hellrail/third'
import {
  effectOf,
  heldEffect,
  heresyOf,
  isBoatFree,
  isCatcherFree,
  isTenderFree,
  knowsToken,
  unusedEffects,
} from '../../../games/hellrail/third/src/queries.ts'
import type { Outlook } from './outlook.ts'
import { deliveryByLuck, gluttony, guardDuty, lust, theftByLuck, worthOfMark } from './powers.ts'
import { CIRCLES, type Circle, DECLINE, NONE, TRACTION, USE, USE_HELD } from './railway.ts'
import { removals, turnings } from './rebuilding.ts'
import { WEIGHTS } from './weights.ts'

type Worth = (o: Outlook, s: State, circle: Circle) => number

/** What the use of an effect is worth when it can be told at a glance. */
const AT_A_GLANCE: Readonly<Partial<Record<Effect, Worth>>> = {
  [BOATMEN]: ({ t }, s) => (s.boat[t.me] === 0 && isBoatFree(s) ? WEIGHTS.boat : 0),
  [BRIMSTONE_TENDERS]: (o, s) => (s.tender[o.t.me] === 0 && isTenderFree(s) ? worthOfTender(o) : 0),
  [DELINQUENCY]: (o) => worthOfMark(o),
  [GERYON]: (o, _s, circle) => deliveryByLuck(o, circle).worth,
  [GLUTTONY]: (o) => gluttony(o),
  [GUARD_DUTY]: (o) => guardDuty(o).worth,
  [HERESY]: ({ t }, s) => (heresyOf(s, t.me) === NONE && s.heresyHolder.includes(NONE) ? WEIGHTS.heresy : 0),
  [INFERNAL_POWER]: ({ t }, s) =>
    heldEffect(s, t.me) === NONE && unusedEffects(s).length > 0 ? WEIGHTS.infernalPower : 0,
  [LUST]: (o) => lust(o).worth,
  [SOUL_CATCHER]: ({ t }, s) => (s.catcher[t.me] === 0 && isCatcherFree(s) ? WEIGHTS.soulCatcher : 0),
  [THIEVERY]: (o, _s, circle) => theftByLuck(o, circle).worth,
}

/** What the use of the others is worth, which takes a closer look. */
const AT_A_LOOK: Readonly<Partial<Record<Effect, Worth>>> = {
  [ABYSS]: (o) => worthOfChange(o, removals(o)),
  [FALSE_PATH]: (o) => worthOfChange(o, turnings(o)),
}

/** Three cards a turn instead of one, but no fire: good only for a hand without strong cards. */
function worthOfTender({ t }: Outlook): number {
  const strongest = t.hand.reduce((most, card) => Math.max(most, TRACTION[card]), 0)
  return (WEIGHTS.tenderBelow - strongest) * WEIGHTS.tender
}

/** The best change that a card of my hand can pay for, less that card. */
function worthOfChange(o: Outlook, changes: readonly { card: number; worth: number }[]): number {
  return changes.reduce((best, { card, worth }) => {
    const price = priceOf(o, TRACTION[card])
    return Math.max(best, worth - price)
  }, 0)
}

/** What the card of this traction that I miss least is worth to me. */
export function priceOf(o: Outlook, traction: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < o.t.hand.length; i++)
    if (TRACTION[o.t.hand[i]] === traction) least = Math.min(least, o.keep[i] + WEIGHTS.card / 2)
  return least
}

/** By circle: what coming into it is worth for its effect. */
export function visitsOf(o: Outlook, s: State): number[] {
  const held = heldEffect(s, o.t.me)
  const own = held !== NONE && knowsToken(s, o.t.me, held) ? held : NONE
  return Array.from({ length: CIRCLES }, (_, circle) => {
    if (circle === 0) return 0
    const effect = effectOf(s, circle)
    const its = knowsToken(s, o.t.me, effect) ? glance(o, s, effect, circle) : WEIGHTS.unknownEffect
    return Math.max(0, its, own === NONE ? 0 : glance(o, s, own, circle))
  })
}

const glance = (o: Outlook, s: State, effect: Effect, circle: Circle): number =>
  AT_A_GLANCE[effect]?.(o, s, circle) ?? 0

const look = (o: Outlook, s: State, effect: Effect, circle: Circle): number =>
  effect === NONE ? 0 : (AT_A_LOOK[effect]?.(o, s, circle) ?? glance(o, s, effect, circle))

/** Whether to use the effect of the circle, that of my own token, or none. */
export function chooseVisit(o: Outlook, s: State, legal: readonly Move[], circle: Circle): Move {
  const here = legal.includes(USE) ? look(o, s, effectOf(s, circle), circle) : 0
  const held = legal.includes(USE_HELD) ? look(o, s, heldEffect(s, o.t.me), circle) : 0
  if (Math.max(here, held) < WEIGHTS.use) return DECLINE
  return held > here ? USE_HELD : USE
}
