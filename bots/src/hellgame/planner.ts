import type { Move } from '@acheron/core'
import { hellgame, NOBODY, type State } from '@acheron/games/hellgame'
import type { Answer, Seat } from '../bot.ts'
import { act } from './actions.ts'
import * as answers from './answers.ts'
import { frameOf } from './arcana.ts'
import * as combat from './combat.ts'
import * as diplomacy from './diplomacy.ts'
import * as gifts from './gifts.ts'
import * as march from './march.ts'
import * as petitions from './petitions.ts'
import { type Study, studyOf } from './study.ts'
import * as summoning from './summoning.ts'

/** What an answer is worth, in souls; only compared with the others to the same question. */
type Scorer = (t: Study, m: Move) => number

/** By question. */
const SCORERS: Readonly<Record<string, Scorer>> = {
  swapDemon: answers.swapDemon,
  placeFirst: summoning.legionAt,
  placeFree: summoning.legionAt,
  redraw: answers.redraw,
  layNext: answers.layNext,
  discardSurplus: answers.discardSurplus,
  flyInBroth: answers.victim,
  rollAgain: answers.rollAgain,
  feedIdol: answers.feedIdol,
  generous: gifts.generous,
  toWhom: gifts.toWhom,
  what: gifts.what,
  howMany: gifts.howMany,
  accept: gifts.accept,
  leaveUnpaid: summoning.leaveUnpaid,
  takeLegions: answers.takeLegions,
  takeLieutenant: answers.takeLieutenant,
  summon: summoning.summon,
  post: summoning.postAt,
  newPost: summoning.postAt,
  howMuch: summoning.howMuch,
  littleBird: answers.victim,
  precedence: answers.precedence,
  haveYouHeard: answers.haveYouHeard,
  act,
  setOut: march.setOut,
  takeAlong: march.takeAlong,
  walkOn: march.walkOn,
  passage: answers.passage,
  askOrEnter: answers.askOrEnter,
  nameUnit: diplomacy.nameUnit,
  offerBribe: diplomacy.offerBribe,
  nameSide: diplomacy.nameSide,
  aim: answers.aim,
  meantMySister: answers.meantMySister,
  joinGroup: answers.joinGroup,
  react: answers.react,
  nameAim: answers.nameAim,
  layCard: answers.layCard,
  takeFromHand: answers.takeFromHand,
  pickFromPile: answers.pickFromPile,
  chooseRebel: answers.chooseRebel,
  boarding: answers.boarding,
  guide: answers.guide,
  court: answers.court,
  steer: answers.steer,
  agree: combat.agree,
  nameEnemy: combat.nameEnemy,
  chooseSide: combat.chooseSide,
  attackAlly: combat.attackAlly,
  sendDemon: combat.sendDemon,
  bringCard: combat.bringCard,
  castFirst: combat.castFirst,
  cast: combat.cast,
  prefer: combat.prefer,
  flee: combat.flee,
  leadAway: combat.leadAway,
  fleePlain: combat.most,
  fleeHounded: combat.most,
  whichWay: combat.whichWay,
  whoLeaves: combat.whoLeaves,
  whereTo: combat.whichWay,
  petition: petitions.petition,
  consent: petitions.consent,
  atone: answers.atone,
}

/** What the planner has been taught to answer. */
export const QUESTIONS: readonly string[] = Object.keys(SCORERS)

/** An answer and what it is worth. */
export interface Scored {
  readonly move: Move
  readonly worth: number
}

/** The answers to the question that is asked, the best first; the first of equals as the rules list them. */
export function scored(seat: Seat<State>): readonly Scored[] {
  const { legal, player } = seat
  const g = seat.guess()
  const { id, params } = hellgame.question(g, player)
  const scorer = SCORERS[id]
  if (!scorer) return legal.map((move) => ({ move, worth: 0 }))
  summoning.carryOutOrders(g, player)
  const acting = frameOf<{ demon: number }>(g, 'action')?.demon ?? NOBODY
  const t = studyOf(g, player, params, acting)
  return legal.map((move) => ({ move, worth: scorer(t, move) })).sort((a, b) => b.worth - a.worth)
}

/** Reads the table anew for every answer, and gives the one that is worth most. */
export const plan = (seat: Seat<State>): Answer => (seat.legal.length === 1 ? seat.legal[0] : scored(seat)[0].move)
