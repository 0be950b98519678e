import type { Chance, Move, Player } from '@acheron/core'
import { couple, deliver, discard, drawCards } from './edits.ts'
import { COUPLE, DELIVER, isCouple, isDeliver } from './moves.ts'
import { countAt, handOf } from './queries.ts'
import { type RailCard, TRACTION } from './rail-cards.ts'
import { DISCARDS, PILE, type Railway } from './state.ts'
import type { RailwayStory } from './story.ts'

/** A turn begins: counts how many in a row have not brought the piles down any further. */
export function countTurn(g: Railway): void {
  const left = countAt(g, PILE) + countAt(g, DISCARDS)
  g.idle = left < g.fewest ? 0 : g.idle + 1
  g.fewest = Math.min(g.fewest, left)
}

/** Couples or delivers a car, and says whether the move was that. */
export function handlesCar(g: Railway, p: Player, m: Move, story?: RailwayStory): boolean {
  if (isDeliver(m)) {
    deliver(g, p, m - DELIVER)
    story?.tell({ id: 'delivered', facts: { by: p, card: m - DELIVER } })
  } else if (isCouple(m)) {
    couple(g, p, m - COUPLE)
    story?.tell({ id: 'coupled', facts: { by: p, card: m - COUPLE }, reveals: 'all' })
  } else return false
  return true
}

/** One card for as many as its traction. Says whether there were enough. */
export function stokes(g: Railway, p: Player, card: RailCard, chance: Chance, story?: RailwayStory): boolean {
  discard(g, card)
  story?.tell({ id: 'stoked', facts: { by: p, card, count: TRACTION[card] }, reveals: 'all' })
  return drawCards(g, p, TRACTION[card], chance, story)
}

/** A glutton keeps nothing over the end of the turn. */
export function endsTurn(g: Railway & { glutton: number }, p: Player, story?: RailwayStory): void {
  const left = g.glutton ? handOf(g, p) : []
  for (const card of left) discard(g, card)
  if (left.length > 0) story?.tell({ id: 'glutton-discarded', facts: { by: p, cards: left }, reveals: 'all' })
  g.glutton = 0
  story?.tell({ id: 'turn-ended', facts: { by: p } })
}
