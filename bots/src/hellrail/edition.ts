import type { Move, Player } from '@acheron/core'
import type { Seat } from '../bot.ts'
import { survey } from './field.ts'
import { networkNow } from './network.ts'
import { attract, type Outlook, outlookOf } from './outlook.ts'
import { choosePlace } from './placing.ts'
import {
  cellOf,
  fieldSleeperOf,
  GO,
  go,
  isDeliver,
  isGo,
  onSleeper,
  opposite,
  type Railway,
  sleeperOf,
} from './railway.ts'
import { chooseBranch } from './ramming.ts'
import { chooseStep, followTrack } from './stepping.ts'
import { type Extras, type Table, tableOf } from './table.ts'
import { bestAction } from './turn.ts'

/** A question to the planner, and what it sees. */
export interface Asked<S extends Railway> {
  readonly s: S
  readonly t: Table
  readonly legal: readonly Move[]
  readonly params: Readonly<Record<string, number>>
  /** Made when it is wanted: not every question needs a plan. */
  outlook(): Outlook
}

export type Answer<S extends Railway> = (it: Asked<S>) => Move

/** What the planner must know of an edition. */
export interface Edition<S extends Railway> {
  /** What the names of its questions begin with. */
  readonly name: string
  extras(s: S, me: Player): Extras
  /** By circle: what coming into it is worth beside all else. */
  visits(o: Outlook, s: S): readonly number[]
  readonly answers: Readonly<Record<string, Answer<S>>>
}

/** Whatever can be delivered is delivered first. */
export const takeTurn = ({ legal, outlook }: Asked<Railway>): Move =>
  legal.find(isDeliver) ?? bestAction(outlook()).move

/** The answers to the questions that both editions ask. */
const ANSWERS: Readonly<Record<string, Answer<Railway>>> = {
  turn: takeTurn,
  step: ({ t, legal, params, outlook }) =>
    legal.filter(isGo).length > 1 ? chooseStep(outlook(), params.left, legal) : followTrack(t, params.left, legal),
  place: ({ legal, params, outlook }) => choosePlace(outlook(), params.card, legal),
  push: ({ s, legal, params }) => pushInto(s, legal, params.engine),
}

/** The engine stands where the track parts, on the side of a card; whoever pushes it comes from there. */
function pushInto(s: Railway, legal: readonly Move[], engine: Player): Move {
  const on = fieldSleeperOf(s.engine[engine])
  const travel = onSleeper(cellOf(on), sleeperOf(on), opposite(sleeperOf(on)))
  const { left = 0 } = s.frames.at(-2) as { left?: number }
  return go(
    chooseBranch(
      s,
      travel,
      left,
      legal.map((m) => m - GO),
    ),
  )
}

export function answerWith<S extends Railway>(edition: Edition<S>, { game, player, legal, guess }: Seat<S>): Move {
  const s = guess()
  const { id, params } = game.question(s, player)
  const surveyed = survey(s)
  const t = tableOf(s, player, edition.extras(s, player))
  let known: Outlook | undefined
  const outlook = (): Outlook => {
    if (known) return known
    const o = outlookOf(t, networkNow(t, surveyed))
    attract(o, edition.visits(o, s))
    known = o
    return o
  }
  const question = id.slice(edition.name.length + 1)
  const answer: Answer<S> | undefined = edition.answers[question] ?? ANSWERS[question]
  const move = answer?.({ s, t, legal, params, outlook })
  return move !== undefined && legal.includes(move) ? move : legal[0]
}
