import { at, type Chance, call, type Frame, go, type Options, procedure, run } from '@acheron/core'
import { drawCards } from '../../railway/edits.ts'
import { everybody } from '../../railway/queries.ts'
import { dealTokens, tokensLying } from './edits.ts'
import { advocate } from './phases/advocate.ts'
import { turn } from './phases/turn.ts'
import { emptyTable, type State } from './state.ts'
import type { ThirdStory } from './story.ts'

const FIRST_HAND = 3

export function setUp(options: Options, seats: number, chance: Chance, story?: ThirdStory): State {
  const g = emptyTable(seats, options.layout, options.effects === 'secret' ? 1 : 0)
  dealTokens(g, chance)
  story?.tell({ id: 'tokens-dealt', facts: { effects: tokensLying(g) } })
  for (const p of everybody(g)) drawCards(g, p, FIRST_HAND, chance, story)
  if (options.layout === 'advocate') g.frames.push(game(layout))
  else {
    g.player = options.first === 'random' ? chance.pick(seats) : 0
    g.frames.push(game(firstTurn))
  }
  run(g, chance, story)
  return g
}

const game = (from: object): Frame => ({ step: at(from) })

function layout(g: State, f: Frame): void {
  call(g, f, advocate(), firstTurn)
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

procedure('hellrail.game', { layout, firstTurn, takesTurn, nextPlayer })
