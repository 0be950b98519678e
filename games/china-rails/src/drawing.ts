import type { Chance, Player } from '@acheron/core'
import { countCards, discard, drawCard, eventOf, handOf, hold, isEvent, NO_CARD } from './cards.ts'
import { DEMAND_CARDS } from './demands.ts'
import { OPERATING, put } from './question.ts'
import { HAND, HELD, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { settle, strike } from './striking.ts'
import { endTurn } from './turns.ts'

/**
 * Settles what an event has left open, then draws until the hand is full, each event taking effect at once; then the
 * turn goes on, or is over if it was exchanged or an event has cost it. Comes back here after each choice on the way.
 */
export function drawUp(s: State, chance: Chance, story?: ChinaRailsStory): void {
  const p = s.player
  for (;;) {
    if (settle(s, story)) return
    const card = countCards(s, HELD + p, DEMAND_CARDS) < HAND ? drawCard(s, chance, story) : NO_CARD
    if (card === NO_CARD) break
    if (isEvent(card)) strike(s, eventOf(card), story)
    else {
      hold(s, p, card)
      story?.tell({ id: 'drew', facts: { by: p, card } })
    }
  }
  if (s.exchanging || s.forfeited) endTurn(s, story)
  else put(s, OPERATING, p)
}

/** A new hand in place of the whole turn. */
export function exchangeHand(s: State, p: Player, chance: Chance, story?: ChinaRailsStory): void {
  const cards = handOf(s, p)
  for (const card of cards) discard(s, card)
  s.exchanging = 1
  s.left = 0
  story?.tell({ id: 'exchanged', facts: { by: p, cards } })
  drawUp(s, chance, story)
}
