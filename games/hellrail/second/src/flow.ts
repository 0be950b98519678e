import { at, type Chance, call, type Frame, flowOf, go, type Options, procedure } from '@acheron/core'
import { drawCards } from '../../railway/edits.ts'
import { everybody } from '../../railway/queries.ts'
import { barrierProcedure } from './phases/barrier.ts'
import { engines } from './phases/engines.ts'
import { ferryProcedure } from './phases/ferry.ts'
import { laying } from './phases/laying.ts'
import { turn, turnProcedure } from './phases/turn.ts'
import { visitProcedure } from './phases/visit.ts'
import { emptyTable, type State } from './state.ts'
import { POWERS } from './stations/index.ts'
import type { SecondStory } from './story.ts'
import { windows } from './windows.ts'

const FIRST_HAND = 3

export function setUp(options: Options, seats: number, chance: Chance, story?: SecondStory): State {
  const g = emptyTable(seats)
  for (const p of everybody(g)) drawCards(g, p, FIRST_HAND, chance, story)
  g.player = options.first === 'random' ? chance.pick(seats) : 0
  story?.tell({ id: 'first-player', facts: { by: g.player } })
  flow.begin(g, { step: at(takesTurn) }, chance, story)
  return g
}

/** Turn after turn, until a card must be drawn and there is none. */
function takesTurn(g: State, f: Frame): void {
  call(g, f, turn(g.player), nextPlayer)
}

function nextPlayer(g: State, f: Frame): void {
  g.player = (g.player + 1) % g.seats
  go(f, takesTurn)
}

export const flow = flowOf<State>(
  {
    game: procedure<State, Frame>({
      locals: {},
      steps: { takesTurn, nextPlayer },
      calls: { nextPlayer: ['turn'] },
    }),
    turn: turnProcedure,
    laying: laying.procedure,
    moving: engines.moving,
    pushing: engines.pushing,
    barrier: barrierProcedure,
    ferry: ferryProcedure,
    visit: visitProcedure,
    window: windows,
    ...Object.fromEntries(Object.entries(POWERS).map(([name, power]) => [name, power.procedure])),
  },
  { first: 'game', notAsked: 'HR1-008', over: 'HR1-072' },
)
