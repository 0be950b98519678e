import { at, type Chance, call, type Frame, go, type Options, procedure, run } from '@acheron/core'
import { drawCards } from '../../railway/edits.ts'
import { everybody } from '../../railway/queries.ts'
import { turn } from './phases/turn.ts'
import { emptyTable, type State } from './state.ts'
import type { SecondStory } from './story.ts'

const FIRST_HAND = 3

export function setUp(options: Options, seats: number, chance: Chance, story?: SecondStory): State {
  const g = emptyTable(seats)
  for (const p of everybody(g)) drawCards(g, p, FIRST_HAND, chance, story)
  g.player = options.first === 'random' ? chance.pick(seats) : 0
  story?.tell({ id: 'first-player', facts: { by: g.player } })
  g.frames.push({ step: at(takesTurn) })
  run(g, chance, story)
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

procedure('hellrail-1999.game', { takesTurn, nextPlayer })
