import type { Chance, Player } from '@acheron/core'
import { type Card, DEMAND_CARDS } from './demands.ts'
import { CARDS, type Event } from './events.ts'
import { DISCARDS, HELD, IN_FORCE, NOT_IN_FORCE, PILE, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'

type Deck = Pick<State, 'cardPlace'>

export const NO_CARD = -1
export const isEvent = (card: Card): boolean => card >= DEMAND_CARDS
export const eventOf = (card: Card): Event => card - DEMAND_CARDS
export const isHeld = (s: Deck, card: Card, p: Player): boolean => s.cardPlace[card] === HELD + p

/** The demand cards of a player, in the order of their numbers. */
export function handOf(s: Deck, p: Player): Card[] {
  const hand: Card[] = []
  for (let card = 0; card < DEMAND_CARDS; card++) if (s.cardPlace[card] === HELD + p) hand.push(card)
  return hand
}

export function countCards(s: Deck, place: number, before = CARDS): number {
  let count = 0
  for (let card = 0; card < before; card++) if (s.cardPlace[card] === place) count++
  return count
}

/** Takes a card out of the draw pile, which has no order until then. NO_CARD when all are out (CR-A81). */
export function drawCard(s: State, chance: Chance, story?: ChinaRailsStory): Card {
  let pile = countCards(s, PILE)
  if (pile === 0) pile = reshuffle(s, story)
  return pile === 0 ? NO_CARD : pick(s, chance.pick(pile))
}

/** At set-up, events are set aside and shuffled back: as if only demand cards lay in the pile. */
export const dealDemand = (s: State, chance: Chance): Card => pick(s, chance.pick(countCards(s, PILE, DEMAND_CARDS)))

function pick(s: State, place: number): Card {
  let card = -1
  for (let rest = place; rest >= 0; rest--) {
    card++
    while (s.cardPlace[card] !== PILE) card++
  }
  return card
}

function reshuffle(s: State, story?: ChinaRailsStory): number {
  let cards = 0
  for (let card = 0; card < CARDS; card++) {
    if (s.cardPlace[card] !== DISCARDS) continue
    s.cardPlace[card] = PILE
    cards++
  }
  if (cards > 0) story?.tell({ id: 'reshuffled', facts: { cards } })
  return cards
}

export function hold(s: State, p: Player, card: Card): void {
  s.cardPlace[card] = HELD + p
}

export function discard(s: State, card: Card): void {
  s.cardPlace[card] = DISCARDS
}

export function enforce(s: State, event: Event, until: number): void {
  s.cardPlace[DEMAND_CARDS + event] = IN_FORCE
  s.ends[event] = until
}

export function endEvent(s: State, event: Event, story?: ChinaRailsStory): void {
  discard(s, DEMAND_CARDS + event)
  s.ends[event] = NOT_IN_FORCE
  story?.tell({ id: 'event-over', facts: { event } })
}
