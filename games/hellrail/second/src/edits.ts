import type { Chance, Player } from '@acheron/core'
import { discardCar, drawFromHand, giveCard } from '../../railway/edits.ts'
import { handOf, trainOf } from '../../railway/queries.ts'
import type { RailCard } from '../../railway/rail-cards.ts'
import type { State } from './state.ts'
import type { SecondStory } from './story.ts'

export const DIE = 6

export function roll(by: Player, chance: Chance, story?: SecondStory): number {
  const die = chance.pick(DIE) + 1
  story?.tell({ id: 'rolled', facts: { by, die } })
  return die
}

/** Somebody rolls for a player, who may be another one. */
export function rollFor(by: Player, player: Player, chance: Chance, story?: SecondStory): number {
  const die = chance.pick(DIE) + 1
  story?.tell({ id: 'rolled-for', facts: { by, player, die } })
  return die
}

/** Cards change hands unseen, as many as there are at most. Of a hand that moves as a whole nobody forgets what they knew. */
export function drawFrom(g: State, p: Player, from: Player, count: number, chance: Chance, story?: SecondStory): void {
  const hand = handOf(g, from)
  const cards: RailCard[] = []
  if (count >= hand.length) cards.push(...moveHand(g, hand, p))
  else for (let i = 0; i < count; i++) cards.push(drawFromHand(g, p, from, chance))
  if (cards.length === 0) return
  const facts = { by: p, from, count: cards.length }
  story?.tell({ id: 'drew-from', facts, secret: { facts: { cards }, readers: [p, from] } })
}

export function swapHands(g: State, p: Player, other: Player, story?: SecondStory): void {
  const given = handOf(g, p)
  const taken = handOf(g, other)
  moveHand(g, given, other)
  moveHand(g, taken, p)
  const secret = { facts: { given, taken }, readers: [p, other] }
  story?.tell({ id: 'swapped-hands', facts: { by: p, with: other }, secret })
}

function moveHand(g: State, hand: RailCard[], to: Player): RailCard[] {
  for (const card of hand) giveCard(g, card, to)
  return hand
}

/** The wagons nearest to the engine stay, the others are discarded. */
export function shortenTrain(g: State, p: Player, kept: number, story?: SecondStory): void {
  const cards = trainOf(g, p).slice(kept)
  for (const card of cards) discardCar(g, card)
  if (cards.length > 0) story?.tell({ id: 'lost-cars', facts: { by: p, cards } })
}
