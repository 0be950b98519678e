import type { Player } from '@acheron/core'
import {
  CIRCLES,
  type Circle,
  circleOfEngine,
  DELIVERY,
  handSize,
  NONE,
  type RailCard,
  TRACTION,
  VALUE,
} from '@acheron/games/hellrail/railway'
import {
  ABYSS,
  BOATMEN,
  BRIMSTONE_TENDERS,
  DELINQUENCY,
  type Effect,
  effectOf,
  GERYON,
  GLUTTONY,
  HERESY,
  heldEffect,
  hellrail,
  heresyOf,
  INFERNAL_POWER,
  isBoatFree,
  isCatcherFree,
  isGuarded,
  isTenderFree,
  knowsToken,
  LUST,
  SHIFT_CHANGE,
  SOUL_CATCHER,
  type State,
  THIEVERY,
  unusedEffects,
} from '@acheron/games/hellrail/third'
import type { Edition } from './edition.ts'
import { feast } from './feast.ts'
import { oddsOf, rivals, type Study, spite } from './study.ts'
import { type Den, feastOn } from './theft.ts'
import { THIRD as WEIGHTS } from './weights.ts'

/** Three cards a turn instead of one, but no fire: good for a hand without strong cards. */
function worthOfTender(hand: readonly RailCard[] | undefined): number {
  const strongest = hand?.reduce((most, card) => Math.max(most, TRACTION[card]), 0) ?? WEIGHTS.tenderBelow
  return (WEIGHTS.tenderBelow - strongest) * WEIGHTS.tender
}

/** What a car of mine is worth in a circle. */
const worthIn = (t: Study, circle: Circle, car: RailCard): number =>
  VALUE[car] * Math.exp(t.carried * t.ways.cost[circle * CIRCLES + DELIVERY[car]])

/** What is known of a visit: the circle, the cards in hand, and how likely each traction is to be turned over. */
interface Visit {
  readonly circle: Circle
  readonly cards: number
  readonly odds: readonly number[]
}

type Glance = (t: Study<State>, it: Visit) => number

/** What the use of an effect is worth, as far as it can be told from afar. */
const GLANCES: Readonly<Partial<Record<Effect, Glance>>> = {
  [ABYSS]: (_t, { cards }) => (cards > 3 ? WEIGHTS.unknownEffect : 0),
  [BOATMEN]: ({ me, s }) => (s.boat[me] === 0 && isBoatFree(s) ? WEIGHTS.boat : 0),
  [BRIMSTONE_TENDERS]: ({ hand, me, s }) => (s.tender[me] === 0 && isTenderFree(s) ? worthOfTender(hand) : 0),
  [DELINQUENCY]: (t) => WEIGHTS.unknownEffect + 0.1 * rivals(t).reduce((sum, p) => sum + t.trains[p].length, 0),
  [GERYON]: (t, { circle, odds }) =>
    t.trains[t.me].reduce((most, car) => Math.max(most, odds[TRACTION[car]] * VALUE[car] - worthIn(t, circle, car)), 0),
  [GLUTTONY]: (t, { cards }) => feast(t, cards),
  [HERESY]: ({ me, s }) => (heresyOf(s, me) === NONE && s.heresyHolder.includes(NONE) ? WEIGHTS.heresy : 0),
  [INFERNAL_POWER]: ({ me, s }) =>
    heldEffect(s, me) === NONE && unusedEffects(s).length > 0 ? WEIGHTS.infernalPower : 0,
  [LUST]: (t, it) => Math.max(0, ...rivals(t).map((p) => lustFor(t, p, it))),
  [SHIFT_CHANGE]: () => WEIGHTS.unknownEffect,
  [SOUL_CATCHER]: ({ me, s }) => (s.catcher[me] === 0 && isCatcherFree(s) ? WEIGHTS.soulCatcher : 0),
  [THIEVERY]: (t, { circle, odds }) =>
    Math.max(0, ...rivals(t).flatMap((p) => t.trains[p].map((car) => odds[TRACTION[car]] * worthIn(t, circle, car)))),
}

/** All cards of one traction change hands: theirs if they have any, mine otherwise. */
function lustFor(t: Study, p: Player, { cards, odds }: Visit): number {
  return odds.reduce((sum, chance) => {
    const mine = cards * chance
    const none = (1 - chance) ** t.handSizes[p]
    const taken = t.handSizes[p] * chance * (1 + spite(t, p))
    return sum + chance * WEIGHTS.strangeCard * (taken - none * mine)
  }, 0)
}

function visits(t: Study<State>, cards: number): number[] {
  const { me, s } = t
  const odds = oddsOf(t)
  const held = heldEffect(s, me)
  const glance = (effect: Effect, circle: Circle): number =>
    knowsToken(s, me, effect)
      ? (GLANCES[effect]?.(t, { circle, cards, odds }) ?? WEIGHTS.unknownEffect)
      : WEIGHTS.unknownEffect
  return Array.from({ length: CIRCLES }, (_, circle) => {
    if (circle === 0) return 0
    return Math.max(0, glance(effectOf(s, circle), circle), held === NONE ? 0 : glance(held, circle))
  })
}

const HARMLESS: readonly Effect[] = [BOATMEN, BRIMSTONE_TENDERS, HERESY, INFERNAL_POWER, SOUL_CATCHER]

/** The effects that win cards from other hands. */
const WON: Readonly<Partial<Record<Effect, Den['won']>>> = {
  [GLUTTONY]: feastOn,
  [LUST]: (mine, theirs) => Math.max(0, 0.2 * theirs - 0.1 * mine),
}

const USUAL_VALUE = 5.5
const CAPTIVITY = 4

/** What it costs to leave Cerberus, or to have to stay with him. */
function captivity(s: State, p: Player): number {
  if (!isGuarded(s, p)) return 0
  const price = Math.ceil((s.cerberus + 1) / USUAL_VALUE)
  return price >= handSize(s, p) ? CAPTIVITY : price * WEIGHTS.strangeCard
}

/** HellRail, Third Perdition. */
export const third: Edition<State> = {
  game: hellrail,
  weights: WEIGHTS,
  markersBar: true,
  lossAt(t) {
    const cars = t.trains[t.me].length
    return oddsOf(t).reduce((sum, chance, traction) => sum + chance * Math.max(0, cars - traction) * WEIGHTS.lostCar, 0)
  },
  lossByFerry: () => 0,
  mild: { pick: (n) => n >> 1 },
  ballast: (s, p) => s.tender[p],
  mayStoke: (s, p) => !s.tender[p] && !s.glutton,
  mustPlayAll: (s, p) => s.glutton === 1 && s.player === p,
  mayFeast: (s, p) => [effectOf(s, circleOfEngine(s, p)), heldEffect(s, p)].includes(GLUTTONY),
  guarded: (s) => s.cerberus,
  captivity,
  belongings: (s, p, hand) =>
    s.boat[p] * WEIGHTS.boat +
    s.catcher[p] * WEIGHTS.soulCatcher +
    s.tender[p] * worthOfTender(hand) +
    (heresyOf(s, p) === NONE ? 0 : WEIGHTS.heresy) +
    (heldEffect(s, p) === NONE ? 0 : WEIGHTS.infernalPower),
  dens: (s, p) =>
    Array.from({ length: CIRCLES - 1 }, (_, i) => i + 1).flatMap((circle) => {
      const effect = effectOf(s, circle)
      const won = knowsToken(s, p, effect) ? WON[effect] : undefined
      return won ? [{ circle, won }] : []
    }),
  hasSameDens: (a, b) =>
    a.tokenPlace.every(
      (place, effect) => place === b.tokenPlace[effect] && a.tokenSeen[effect] === b.tokenSeen[effect],
    ),
  isHarmless: (s, p) => HARMLESS.includes(effectOf(s, circleOfEngine(s, p))),
  visits,
}
