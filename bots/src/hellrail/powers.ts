import type { Move, Player } from '@acheron/core'
import { circleOn } from './field.ts'
import { bestVictim, rivals, spite, worthOfCar } from './others.ts'
import { fadedBy, type Outlook } from './outlook.ts'
import {
  beside,
  CIRCLES,
  type Circle,
  cardOfMark,
  circleOf,
  DELIVERY,
  isInCircle,
  NONE,
  type RailCard,
  SIDES,
  sleeperOfMark,
  TRACTION,
  VALUE,
} from './railway.ts'
import { WEIGHTS } from './weights.ts'

/** What a car is worth to me in a train that stands in a circle. */
export const worthIn = (o: Outlook, circle: Circle, car: RailCard): number =>
  VALUE[car] * fadedBy(o.carried, o.network.ways[circle * CIRCLES + DELIVERY[car]])

/** The card of a list with the least of something. */
const leastOf = (cards: readonly RailCard[], measure: (card: RailCard) => number): RailCard =>
  cards.reduce((best, card) => (measure(card) < measure(best) ? card : best), cards[0])

/** The cars that I miss least come first. */
export const leastCar = (o: Outlook, cars: readonly RailCard[]): RailCard => {
  const { at, me } = o.t
  return leastOf(cars, (car) =>
    isInCircle(at) ? worthIn(o, circleOf(at), car) : worthOfCar(o, me, car, o.network.ways),
  )
}

/** Naming a car, and what can be expected of it. */
export interface Naming {
  readonly car: RailCard
  readonly worth: number
}

const bestNaming = (namings: readonly Naming[]): Naming =>
  namings.reduce((best, each) => (each.worth > best.worth ? each : best), { car: NONE, worth: 0 })

/** A car is delivered when the card turned over has its traction, and lost otherwise. */
export function deliveryByLuck(o: Outlook, circle: Circle): Naming {
  return bestNaming(
    o.t.train.map((car) => ({ car, worth: o.t.odds[TRACTION[car]] * VALUE[car] - worthIn(o, circle, car) })),
  )
}

/** A car of another is mine when the card turned over has its traction; otherwise I may have to give one of mine. */
export function theftByLuck(o: Outlook, circle: Circle, from: readonly Player[] = rivals(o.t)): Naming {
  const { odds, train, trains } = o.t
  const forfeits = odds.map((chance, traction) => {
    const mine = train.filter((car) => TRACTION[car] === traction)
    return mine.length === 0
      ? 0
      : chance *
          worthIn(
            o,
            circle,
            leastOf(mine, (car) => worthIn(o, circle, car)),
          )
  })
  const allForfeits = forfeits.reduce((sum, each) => sum + each, 0)
  return bestNaming(
    from.flatMap((p) =>
      trains[p].map((car) => {
        const gain = worthIn(o, circle, car) + spite(o.t, p) * worthOfCar(o, p, car, o.network.ways)
        return { car, worth: odds[TRACTION[car]] * gain - (allForfeits - forfeits[TRACTION[car]]) }
      }),
    ),
  )
}

/** All cards of one traction change hands: theirs if they have any, mine otherwise. */
export function lust(o: Outlook): { player: Player; worth: number } {
  const { hand, handSizes, odds } = o.t
  return bestVictim(o.t, (p) =>
    odds.reduce((sum, chance, traction) => {
      const mine = hand.filter((card) => TRACTION[card] === traction).length
      const none = (1 - chance) ** handSizes[p]
      const taken = handSizes[p] * chance * (1 + spite(o.t, p))
      return sum + chance * WEIGHTS.strangeCard * (taken - none * mine)
    }, 0),
  )
}

/** I take cards until I have more than anybody, and then must play all of them. */
export function gluttony(o: Outlook): number {
  const sizes = rivals(o.t).map((p) => o.t.handSizes[p])
  let mine = o.t.hand.length
  let taken = 0
  for (let most = Math.max(...sizes); mine <= most && most > 0; most = Math.max(...sizes)) {
    sizes[sizes.indexOf(most)]--
    mine++
    taken++
  }
  const spent = o.t.hand.length * WEIGHTS.gluttonsOwn
  return taken * WEIGHTS.gluttonsCard - spent - WEIGHTS.gluttonsFire
}

/** The largest hand, of equal ones that of the player whom it is best to harm. */
export const largestHand = (o: Outlook): Player => bestVictim(o.t, (p) => o.t.handSizes[p] + spite(o.t, p)).player

/** Cerberus where he harms the others most. */
export function guardDuty(o: Outlook): { circle: Circle; worth: number } {
  const { g, handSizes, me } = o.t
  const best = { circle: NONE, worth: 0 }
  for (let circle = 0; circle < CIRCLES; circle++) {
    if (circle === o.t.guarded) continue
    let worth = 0
    for (let p = 0; p < o.t.seats; p++) {
      if (!isInCircle(g.engine[p]) || circleOf(g.engine[p]) !== circle) continue
      const price = Math.ceil((circle + 1) / WEIGHTS.usualValue)
      const loss = price >= handSizes[p] ? WEIGHTS.captivity : price * WEIGHTS.strangeCard
      worth += p === me ? -loss : spite(o.t, p) * loss
    }
    if (worth > best.worth || best.circle === NONE) {
      best.circle = circle
      best.worth = worth
    }
  }
  return best
}

/** The chance that a marker costs a train of so many cars one of them, and so on, in cars. */
const carsLost = (o: Outlook, cars: number): number =>
  o.t.odds.reduce((sum, chance, traction) => sum + chance * Math.max(0, cars - traction), 0)

/** By circle: what a marker before it is worth, by the cars that are on their way to it. */
function wishesForMarks(o: Outlook): number[] {
  const wishes = Array.from({ length: CIRCLES }, () => 0)
  for (let p = 0; p < o.t.seats; p++) {
    const cars = o.t.trains[p]
    const share = carsLost(o, cars.length) / Math.max(1, cars.length)
    for (const car of cars) wishes[DELIVERY[car]] += share * VALUE[car] * (p === o.t.me ? -1 : spite(o.t, p))
  }
  return wishes
}

export const worthOfMark = (o: Outlook): number => Math.max(...wishesForMarks(o))

/** A marker before the circle where the others want to deliver. */
export function chooseMark(o: Outlook, legal: readonly Move[]): Move {
  const wishes = wishesForMarks(o)
  const worth = (m: Move): number => {
    const sleeper = sleeperOfMark(m)
    const circle = sleeper < SIDES.length ? circleOn(beside(o.t.g.cardCell[cardOfMark(m)], sleeper)) : NONE
    return circle === NONE ? 0 : wishes[circle]
  }
  return legal.reduce((best, m) => (worth(m) > worth(best) ? m : best), legal[0])
}
