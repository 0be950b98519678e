import { LENGTH, type Route, type State, TAKING_SECOND_CARD } from '@acheron/games/ticket-to-ride'
import type { Answer, Seat } from '../bot.ts'
import { type Intent, intentOf, plan } from './planner.ts'
import type { Study } from './study.ts'

/** What a player has in mind, and since when. */
interface Thought extends Intent {
  readonly tickets: number
  readonly turns: number
}

/** A plan is made anew after so many turns. */
const TURNS = 4

/** By world, by player. */
const thoughts = new WeakMap<State, Thought[]>()

/** The planner in a world that is played on: it keeps to its plan while nothing comes in between. */
export const playOn = (seat: Seat<State>): Answer => plan(seat, intendAgain)

function intendAgain(s: State, t: Study): Intent {
  const all = thoughts.get(s) ?? []
  const before: Thought | undefined = all[t.me]
  if (before && s.question === TAKING_SECOND_CARD) return before
  all[t.me] = (before && goOnWith(before, t)) ?? { ...intentOf(t), tickets: t.held.length, turns: 1 }
  thoughts.set(s, all)
  return all[t.me]
}

/** The same without what is done; nothing if somebody has taken one of its routes, or it is old. */
function goOnWith({ extras, routes, tickets, turns }: Thought, t: Study): Thought | undefined {
  if (turns >= TURNS || tickets !== t.held.length || t.lastTurn) return undefined
  const isToDo = (r: Route): boolean => t.owner[r] !== t.me
  const left = routes.routes.every(isToDo) ? routes.routes : routes.routes.filter(isToDo)
  const more = extras.every(isToDo) ? extras : extras.filter(isToDo)
  if (left.length === 0 || !left.every((r) => t.open[r]) || !more.every((r) => t.open[r])) return undefined
  const trains = left === routes.routes ? routes.trains : left.reduce((sum, r) => sum + LENGTH[r], 0)
  return { routes: { ...routes, routes: left, trains }, extras: more, tickets, turns: turns + 1 }
}
