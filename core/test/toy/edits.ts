import type { Chance, Player } from '@acheron/core'
import type { Card } from './cards.ts'
import { bag, hand } from './queries.ts'
import { DISCARDS, FERRIED, HAND, LANDING, type State } from './state.ts'
import type { ToyStory } from './story.ts'

export function drawCard(g: State, p: Player, chance: Chance, story?: ToyStory): void {
  const cards = bag(g)
  const card = cards[chance.pick(cards.length)]
  g.cardPlace[card] = HAND + p
  story?.tell({ id: 'drew', facts: { by: p }, secret: { facts: { card }, readers: [p] } })
}

export function payFerryman(g: State, p: Player, obols: number): void {
  g.obols[p] -= obols
  g.ferryman += obols
}

export function begFerryman(g: State, p: Player, most: number, story?: ToyStory): void {
  const obols = Math.min(most, g.ferryman)
  g.ferryman -= obols
  g.obols[p] += obols
  story?.tell({ id: 'begged', facts: { by: p, obols } })
}

export function robObols(g: State, p: Player, from: Player, most: number, story?: ToyStory): void {
  const obols = Math.min(most, g.obols[from])
  g.obols[from] -= obols
  g.obols[p] += obols
  story?.tell({ id: 'robbed', facts: { by: p, from, obols } })
}

export function lookAtHand(g: State, p: Player, other: Player, story?: ToyStory): void {
  const cards = hand(g, other)
  for (const card of cards) g.seenBy[card] |= 1 << p
  story?.tell({ id: 'looked', facts: { by: p, at: other }, secret: { facts: { cards }, readers: [p] } })
}

export function layOnLanding(g: State, card: Card): void {
  layOpen(g, card, LANDING)
}

export function ferryAcross(g: State, p: Player, card: Card, story?: ToyStory): void {
  g.cardPlace[card] = FERRIED + p
  story?.tell({ id: 'ferried', facts: { by: p, card } })
}

export function discard(g: State, card: Card): void {
  layOpen(g, card, DISCARDS)
}

function layOpen(g: State, card: Card, to: number): void {
  g.cardPlace[card] = to
  g.seenBy[card] = 0
}
