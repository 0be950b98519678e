import {
  CIRCLES,
  type Circle,
  circleOfEngine,
  DELIVERY,
  NONE,
  RAIL_CARDS,
  VALUE,
} from '@acheron/games/hellrail/railway'
import { freeChips, freeTickets, hellrail1999, type State } from '@acheron/games/hellrail/second'
import type { Edition } from './edition.ts'
import { feast } from './feast.ts'
import { prospectsOf, rivals, type Study, spite, stakeOf } from './study.ts'
import { type Den, feastOn } from './theft.ts'
import { SECOND as WEIGHTS } from './weights.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const DIE = FACES.length

/** One time in six: all that I have, and the rest of my turn. */
const risk = (t: Study, cards: number): number =>
  (prospectsOf(t, t.me) + t.use * t.holding[cards] + WEIGHTS.turnLost) / DIE

/** Station 2: cards that the die gives to a player who aims it at another, less those it takes, on the average. */
const cardsWon = (mine: number, theirs: number): number => CARDS_WON[mine][theirs]

const CARDS_WON: readonly (readonly number[])[] = Array.from({ length: RAIL_CARDS + 1 }, (_, mine) =>
  Array.from({ length: RAIL_CARDS + 1 }, (_, theirs) => {
    const won = FACES.map((die) => (die < theirs ? die : die > theirs ? -Math.min(die, mine) : theirs - mine))
    return won.reduce((sum, cards) => sum + cards, 0) / DIE
  }),
)

function hands(t: Study, cards: number): number {
  const worth = rivals(t).map((p) => {
    const won = cardsWon(cards, t.handSizes[p])
    return won * WEIGHTS.strangeCard * (won > 0 ? 1 + spite(t, p) : 1)
  })
  return Math.max(0, ...worth)
}

function theft(t: Study, cards: number, circle: Circle): number {
  const worth = rivals(t).map((p) =>
    t.trains[p].reduce(
      (sum, car) =>
        sum +
        ((1 + spite(t, p)) * VALUE[car] * Math.exp(t.carried * t.ways.cost[circle * CIRCLES + DELIVERY[car]])) / DIE,
      -risk(t, cards),
    ),
  )
  return Math.max(0, ...worth)
}

/** Station 5: everybody runs the same risk. */
const derailments = (t: Study, cards: number): number =>
  rivals(t).reduce((sum, p) => sum + (spite(t, p) * stakeOf(t, p)) / DIE, -risk(t, cards))

/** The ferry ticket and the heresy chip. */
const HARMLESS: readonly Circle[] = [1, 6]

const GLUTTONS: Circle = 3

const DENS: readonly Den[] = [
  { circle: 2, won: (mine, theirs) => Math.max(0, cardsWon(mine, theirs)) },
  { circle: GLUTTONS, won: feastOn },
]

/** By station. */
const GLANCES: readonly ((t: Study<State>, cards: number, circle: Circle) => number)[] = [
  () => 0,
  ({ me, s }) => (s.ticket[me] === 0 && freeTickets(s) > 0 ? WEIGHTS.ticket : 0),
  hands,
  feast,
  (t) => WEIGHTS.unknownEffect + 0.1 * rivals(t).reduce((sum, p) => sum + t.trains[p].length, 0),
  derailments,
  ({ me, s }) => (s.chip[me] === 0 && freeChips(s) > 0 ? WEIGHTS.heresy : 0),
  () => 0,
  () => 0,
  theft,
]

/** HellRail, Second Perdition. */
export const second: Edition<State> = {
  game: hellrail1999,
  weights: WEIGHTS,
  markersBar: false,
  lossAt(t) {
    const cars = t.trains[t.me].length
    const lost = FACES.reduce<number>((sum, face) => sum + (face === DIE ? 0 : Math.max(0, cars - face)) / DIE, 0)
    return lost * WEIGHTS.lostCar + risk(t, t.hand.length)
  },
  lossByFerry: (t, cells) => cells * risk(t, t.hand.length),
  mild: { pick: (n) => Math.max(0, n - 2) },
  ballast: () => 0,
  mayStoke: (s) => !s.glutton,
  mustPlayAll: (s, p) => s.glutton === 1 && s.player === p,
  mayFeast: (s, p) => circleOfEngine(s, p) === GLUTTONS,
  guarded: () => NONE,
  captivity: () => 0,
  belongings: (s, p) => s.ticket[p] * WEIGHTS.ticket + s.chip[p] * WEIGHTS.heresy,
  dens: () => DENS,
  hasSameDens: () => true,
  isHarmless: (s, p) => HARMLESS.includes(circleOfEngine(s, p)),
  visits: (t, cards) => GLANCES.map((glance, circle) => Math.max(0, glance(t, cards, circle))),
}
