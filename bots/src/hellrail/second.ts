import type { Move, Player } from '@acheron/core'
import type { State } from '@acheron/games/hellrail/second'
import { aheadOf, waysFrom } from './ahead.ts'
import { type Answer, type Asked, type Edition, takeTurn } from './edition.ts'
import { worthOfEnding } from './ending.ts'
import { handBits, type Outlook, trainBits } from './outlook.ts'
import { chooseMark, largestHand } from './powers.ts'
import {
  CIRCLES,
  circleOf,
  crossing,
  crossings,
  DECLINE,
  ENOUGH,
  FERRY,
  GATES,
  GO,
  go,
  isInCircle,
  listSides,
  NONE,
  TARGET,
  USE,
  WIDEST,
} from './railway.ts'
import { bestChange, removals, turnings } from './rebuilding.ts'
import { worthOfArriving } from './search.ts'
import { chooseReaction, chooseTarget, visitsOf, worthOfUsing } from './stations.ts'
import { bestAction } from './turn.ts'
import { WEIGHTS } from './weights.ts'

const DIE = 6

/** The die must show more than the cells to be crossed. */
function worthOfFerry(o: Outlook, m: Move): number {
  const { ways } = o.network
  const { cells, to } = crossing(o.t.g, o.t.at, m - GO)
  const success = (DIE - cells) / DIE
  const drowned = worthOfEnding(o, ways, GATES * CIRCLES, ways, 0, 0, 0, 0).worth
  const landed = isInCircle(to)
    ? worthOfArriving(o, circleOf(to), handBits(o), trainBits(o), o.visits[circleOf(to)], 0, ways, 1)
    : worthOfEnding(o, waysFrom(aheadOf(o.t, to), ways), 0, ways, handBits(o), trainBits(o), 0, 0).worth
  return success * landed + (1 - success) * drowned
}

const bestFerry = (o: Outlook, legal: readonly Move[]): Move =>
  legal.reduce((best, m) => (worthOfFerry(o, m) > worthOfFerry(o, best) ? m : best), legal[0])

/** By ferry only if that is clearly better than everything else. */
function turn(it: Asked<State>): Move {
  if (!it.legal.includes(FERRY)) return takeTurn(it)
  const o = it.outlook()
  const ferry = bestFerry(o, listSides(crossings(it.s, it.t.at, WIDEST)).map(go))
  return worthOfFerry(o, ferry) > bestAction(o).worth + WEIGHTS.ticket ? FERRY : takeTurn(it)
}

const ANSWERS: Readonly<Record<string, Answer<State>>> = {
  turn,
  visit: ({ s, params, outlook }) => (worthOfUsing(outlook(), s, params.circle) >= WEIGHTS.use ? USE : DECLINE),
  target: ({ params, outlook }) => TARGET + chooseTarget(outlook(), params.circle),
  react: ({ legal, params, outlook }) => {
    const { by, circle, target, used } = params
    return chooseReaction(outlook(), legal, { by, circle, target, used })
  },
  ferry: ({ legal, outlook }) => bestFerry(outlook(), legal),
  barrier: ({ legal, outlook }) => chooseMark(outlook(), legal),
  gluttony: ({ outlook }) => TARGET + largestHand(outlook()),
  removal: ({ legal, outlook }) => removals(outlook()).find(({ move }) => legal.includes(move))?.move ?? legal[0],
  turning: ({ legal, outlook }) => bestChange(turnings(outlook()), legal) ?? ENOUGH,
}

/** A barrier lets as many wagons pass as the die shows, and none when it shows a six. */
const DIE_ODDS: readonly number[] = Array.from({ length: DIE }, () => 1 / DIE)

/** HellRail, Second Perdition. */
export const second: Edition<State> = {
  name: 'hellrail-1999',
  extras: (s, me: Player) => ({
    tender: 0,
    mayStoke: !s.glutton,
    mustPlayAll: s.glutton === 1 && s.player === me,
    guarded: NONE,
    boat: false,
    markersBar: false,
    odds: DIE_ODDS,
  }),
  visits: visitsOf,
  answers: ANSWERS,
}
