import { at, type Chance, call, type Frame, flowOf, go, type Options, procedure } from '@acheron/core'
import { drawCards } from '../../railway/edits.ts'
import { everybody } from '../../railway/queries.ts'
import { dealTokens, tokensLying } from './edits.ts'
import { rulesOf } from './effects/index.ts'
import { EFFECT_NAMES } from './effects.ts'
import { advocate, advocateProcedure } from './phases/advocate.ts'
import { boatProcedure } from './phases/boat.ts'
import { cerberusProcedure } from './phases/cerberus.ts'
import { checkProcedure } from './phases/check-marker.ts'
import { engines } from './phases/engines.ts'
import { laying } from './phases/laying.ts'
import { catchingProcedure } from './phases/soul-catcher.ts'
import { turn, turnProcedure } from './phases/turn.ts'
import { visitProcedure } from './phases/visit.ts'
import { emptyTable, type State } from './state.ts'
import type { ThirdStory } from './story.ts'
import { windows } from './windows.ts'

const FIRST_HAND = 3

export function setUp(options: Options, seats: number, chance: Chance, story?: ThirdStory): State {
  const g = emptyTable(seats, options.layout, options.effects === 'secret' ? 1 : 0)
  if (options.layout === 'advocate') flow.begin(g, game(layout), chance, story)
  else {
    deal(g, chance, story)
    g.player = options.first === 'random' ? chance.pick(seats) : 0
    flow.begin(g, game(firstTurn), chance, story)
  }
  return g
}

/** Tokens on the circles, then cards to the players. */
function deal(g: State, chance: Chance, story?: ThirdStory): void {
  dealTokens(g, chance)
  story?.tell({ id: 'tokens-dealt', facts: { effects: tokensLying(g) } })
  for (const p of everybody(g)) drawCards(g, p, FIRST_HAND, chance, story)
}

const game = (from: object): Frame => ({ step: at(from) })

function layout(g: State, f: Frame): void {
  call(g, f, advocate(), circlesLaid)
}

function circlesLaid(g: State, f: Frame, _answer: number, chance: Chance, story?: ThirdStory): void {
  deal(g, chance, story)
  go(f, firstTurn)
}

function firstTurn(g: State, f: Frame, _answer: number, _chance: Chance, story?: ThirdStory): void {
  story?.tell({ id: 'first-player', facts: { by: g.player } })
  go(f, takesTurn)
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
      steps: { layout, circlesLaid, firstTurn, takesTurn, nextPlayer },
      calls: { circlesLaid: ['advocate'], nextPlayer: ['turn'] },
    }),
    advocate: advocateProcedure,
    turn: turnProcedure,
    laying: laying.procedure,
    moving: engines.moving,
    pushing: engines.pushing,
    cerberus: cerberusProcedure,
    boat: boatProcedure,
    catching: catchingProcedure,
    check: checkProcedure,
    visit: visitProcedure,
    window: windows,
    ...Object.fromEntries(EFFECT_NAMES.map((name, effect) => [name, rulesOf(effect).procedure])),
  },
  { first: 'game', notAsked: 'HR3-017', over: 'HR3-125' },
)
