import { askAll, at, type Chance, done, type Frame, type Move, procedure, questionToAll } from '@acheron/core'
import { payFerryman } from '../edits.ts'
import { BID, bid, isBid } from '../moves.ts'
import { everybodyFrom } from '../queries.ts'
import type { State } from '../state.ts'
import type { ToyStory } from '../story.ts'

export const bidding = (g: State): Frame | undefined => (g.bidding ? { step: at(opened) } : undefined)

function opened(g: State, f: Frame): void {
  askAll(g, f, everybodyFrom(g, g.first), bidForFirstTurn)
}

function revealed(g: State, _f: Frame, bids: readonly Move[], _chance: Chance, story?: ToyStory): void {
  const obols = bids.map((m) => m - BID)
  const highest = Math.max(...obols)
  g.first = everybodyFrom(g, g.first)[obols.indexOf(highest)]
  payFerryman(g, g.first, highest)
  story?.tell({ id: 'bid', facts: { obols, first: g.first } })
  done(g)
}

const bidForFirstTurn = questionToAll<State, Frame>({
  rule: 'TOY-05',
  next: revealed,
  params: (g, _f, p) => ({ most: g.obols[p] }),
  moves: (g, _f, p) => Array.from({ length: g.obols[p] + 1 }, (_, obols) => bid(obols)),
  cannot: (g, _f, p, m) => (isBid(m) && m - BID <= g.obols[p] ? undefined : 'TOY-05'),
})

export const biddings = procedure<State, Frame>({
  locals: {},
  steps: { opened, revealed },
  questions: { bid: bidForFirstTurn },
})
