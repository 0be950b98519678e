import type { Move, Player } from '@acheron/core'
import type { State } from '@acheron/games/hellrail/third'
import { chooseCell, chooseCircle } from './advocate.ts'
import type { Answer, Edition } from './edition.ts'
import { chooseVisit, priceOf, visitsOf } from './effects.ts'
import { handBits, type Outlook, trainBits } from './outlook.ts'
import { chooseMark, deliveryByLuck, guardDuty, largestHand, leastCar, lust, theftByLuck } from './powers.ts'
import {
  CATCH,
  circleOf,
  crossing,
  DISCARD,
  DROP_TENDER,
  ENOUGH,
  GIVE,
  GO,
  GUARD,
  isInCircle,
  isName,
  KEEP_TENDER,
  NAME,
  type RailCard,
  SHED,
  TAKE,
  TARGET,
  TRACTION,
  trainWith,
  VALUE,
} from './railway.ts'
import { chooseReaction } from './reacting.ts'
import { bestChange, type Change, removals, turnings } from './rebuilding.ts'
import { worthOfArriving } from './search.ts'

const here = (o: Outlook): number => circleOf(o.t.at)

/** The card of the hand that I miss least. */
const leastInHand = (o: Outlook, cards: readonly RailCard[]): RailCard =>
  cards.reduce((best, card) => (keepOf(o, card) < keepOf(o, best) ? card : best), cards[0])

const keepOf = (o: Outlook, card: RailCard): number => o.keep[o.cards.indexOf(card)]

/** One card that is enough, if it is not much dearer than the cheapest. */
function bribe(o: Outlook, lacking: number): Move {
  const least = leastInHand(o, o.t.hand)
  const enough = o.t.hand.filter((card) => VALUE[card] >= lacking)
  const one = leastInHand(o, enough)
  return DISCARD + (enough.length > 0 && keepOf(o, one) < 2 * keepOf(o, least) + 1 ? one : least)
}

/** The card to pay with for the best change of the track. */
function payFor(o: Outlook, changes: readonly Change[], legal: readonly Move[]): Move {
  let best: Change | undefined
  let most = legal.includes(ENOUGH) ? 0.2 : Number.NEGATIVE_INFINITY
  for (const change of changes) {
    const worth = change.worth - priceOf(o, TRACTION[change.card])
    if (worth <= most) continue
    most = worth
    best = change
  }
  if (!best) return legal.includes(ENOUGH) ? ENOUGH : DISCARD + leastInHand(o, o.t.hand)
  const { card } = best
  return (
    DISCARD +
    leastInHand(
      o,
      o.t.hand.filter((each) => TRACTION[each] === TRACTION[card]),
    )
  )
}

/** The side to sail to. */
function heading(o: Outlook, legal: readonly Move[]): Move {
  const worth = (m: Move): number => {
    const { to } = crossing(o.t.g, o.t.at, m - GO)
    if (!isInCircle(to)) return 0
    return worthOfArriving(o, circleOf(to), handBits(o), trainBits(o), 0, 0, o.network.ways, 1)
  }
  return legal.reduce((best, m) => (worth(m) > worth(best) ? m : best), legal[0])
}

const ANSWERS: Readonly<Record<string, Answer<State>>> = {
  visit: ({ s, legal, params, outlook }) => chooseVisit(outlook(), s, legal, params.circle),
  react: ({ s, legal, params, outlook }) =>
    chooseReaction(outlook(), s, legal, { by: params.by, effect: params.effect, target: params.target }),
  tender: ({ t }) => (t.hand.some((card) => TRACTION[card] > 3) ? DROP_TENDER : KEEP_TENDER),
  catch: () => CATCH,
  shed: ({ t, outlook }) => SHED + leastCar(outlook(), t.train),
  bribe: ({ params, outlook }) => bribe(outlook(), params.lacking),
  sail: ({ legal, outlook }) => heading(outlook(), legal),
  'abyss-pay': ({ legal, outlook }) => payFor(outlook(), removals(outlook()), legal),
  abyss: ({ legal, outlook }) => bestChange(removals(outlook()), legal) ?? ENOUGH,
  'false-path-pay': ({ legal, outlook }) => payFor(outlook(), turnings(outlook()), legal),
  'false-path': ({ legal, outlook }) => bestChange(turnings(outlook()), legal) ?? ENOUGH,
  delinquency: ({ legal, outlook }) => chooseMark(outlook(), legal),
  geryon: ({ outlook }) => NAME + deliveryByLuck(outlook(), here(outlook())).car,
  gluttony: ({ outlook }) => TARGET + largestHand(outlook()),
  'guard-duty': ({ outlook }) => GUARD + guardDuty(outlook()).circle,
  'take-heresy': ({ legal }) => legal.find((m) => m === TAKE) ?? legal[0],
  lust: ({ outlook }) => TARGET + lust(outlook()).player,
  thievery: ({ s, legal, outlook }) => nameToSteal(s, outlook(), legal),
  forfeit: ({ legal, outlook }) =>
    GIVE +
    leastCar(
      outlook(),
      legal.map((m) => m - GIVE),
    ),
  circle: ({ t, legal }) => chooseCircle(t, legal),
  'lay-circle': ({ t, legal, params }) => chooseCell(t, params.circle, legal),
}

function nameToSteal(s: State, o: Outlook, legal: readonly Move[]): Move {
  const owners = [...new Set(legal.filter(isName).map((m) => trainWith(s, m - NAME)))]
  return NAME + theftByLuck(o, here(o), owners).car
}

/** HellRail, Third Perdition. */
export const third: Edition<State> = {
  name: 'hellrail',
  extras: (s, me: Player) => ({
    tender: s.tender[me],
    mayStoke: !s.tender[me] && !s.glutton,
    mustPlayAll: s.glutton === 1 && s.player === me,
    guarded: s.cerberus,
    boat: s.boat[me] === 1,
    markersBar: true,
  }),
  visits: visitsOf,
  answers: ANSWERS,
}
