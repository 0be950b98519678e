import { at, type Chance, call, done, type Frame, flowOf, type Options, procedure, sequence } from '@acheron/core'
import { drawCard } from './edits.ts'
import { bidding, biddings } from './phases/bidding.ts'
import { tide, tides } from './phases/tide.ts'
import { aTurn, turns, turnsInOrder } from './phases/turns.ts'
import { everybody } from './queries.ts'
import { isOver } from './scoring.ts'
import { emptyTable, FIRST_HAND, type State } from './state.ts'
import type { ToyStory } from './story.ts'
import { windows } from './windows.ts'

const TARGETS: Readonly<Record<string, number>> = { usual: 7, short: 4 }

export function setUp(options: Options, seats: number, chance: Chance, story?: ToyStory): State {
  const g = emptyTable(seats, options.first === 'bid' ? 1 : 0, TARGETS[options.length])
  for (const p of everybody(g)) for (let i = 0; i < FIRST_HAND; i++) drawCard(g, p, chance, story)
  g.first = chance.pick(seats)
  flow.begin(g, rounds(), chance, story)
  return g
}

const round = sequence<State>([bidding, turns, tide])

const rounds = (): Frame => ({ step: at(nextRound) })

function nextRound(g: State, f: Frame): void {
  if (isOver(g)) done(g)
  else call(g, f, round.begin(), nextRound)
}

export const flow = flowOf<State>(
  {
    rounds: procedure<State, Frame>({ locals: {}, steps: { nextRound }, calls: { nextRound: ['round'] } }),
    round: round.procedure,
    bidding: biddings,
    turns: turnsInOrder,
    turn: aTurn,
    window: windows,
    tide: tides,
  },
  { notAsked: 'TOY-20', over: 'TOY-20' },
)
