import type { Chance, Player } from '@acheron/core'
import { CARDS, type Card, LOCOMOTIVE } from './colours.ts'
import { discardsSize, isPileEmpty, locomotivesInRow, pileSize, plainCardsLeft } from './queries.ts'
import { EMPTY, ROW, type State } from './state.ts'
import type { TicketToRideStory } from './story.ts'

/** With so many locomotives in it, the row is swept. */
const SWEPT_AT = 3

/** Takes one of the unseen cards from the draw pile, which must not be empty. */
export function drawCard(s: State, chance: Chance, story?: TicketToRideStory): Card {
  let size = pileSize(s)
  let rest = chance.pick(size)
  let card = 0
  while (rest >= s.pile[card]) rest -= s.pile[card++]
  s.pile[card]--
  if (--size === 0) renewPile(s, story)
  return card
}

/** The discards become the new draw pile. */
function renewPile(s: State, story?: TicketToRideStory): void {
  const cards = discardsSize(s)
  if (cards === 0) return
  for (let card = 0; card < CARDS; card++) {
    s.pile[card] += s.discards[card]
    s.discards[card] = 0
  }
  story?.tell({ id: 'reshuffled', facts: { cards } })
}

/** Fills the gaps of the row, and sweeps it as long as it shows too many locomotives. */
export function fillRow(s: State, chance: Chance, story?: TicketToRideStory): void {
  turnUp(s, chance, story)
  while (locomotivesInRow(s) >= SWEPT_AT && plainCardsLeft(s) >= ROW - SWEPT_AT + 1) {
    story?.tell({ id: 'swept-row', facts: { cards: s.row.slice() } })
    for (let slot = 0; slot < ROW; slot++) {
      if (s.row[slot] !== EMPTY) s.discards[s.row[slot]]++
      s.row[slot] = EMPTY
    }
    turnUp(s, chance, story)
  }
}

function turnUp(s: State, chance: Chance, story?: TicketToRideStory): void {
  let turned = false
  for (let slot = 0; slot < ROW; slot++) {
    if (s.row[slot] !== EMPTY) continue
    if (isPileEmpty(s)) renewPile(s, story)
    if (isPileEmpty(s)) break
    s.row[slot] = drawCard(s, chance, story)
    turned = true
  }
  if (turned) story?.tell({ id: 'turned-up', facts: { cards: s.row.slice() } })
}

export function gainCard(s: State, p: Player, card: Card): void {
  s.hand[p * CARDS + card]++
}

/** A card taken from the row: everybody has seen it. */
export function gainShownCard(s: State, p: Player, card: Card): void {
  s.hand[p * CARDS + card]++
  s.shown[p * CARDS + card]++
}

export function discard(s: State, p: Player, card: Card, count: number): void {
  const i = p * CARDS + card
  s.hand[i] -= count
  s.shown[i] = Math.max(0, s.shown[i] - count)
  s.discards[card] += count
}

/** After a discard: an empty draw pile is renewed, the row made whole, and swept if only now there are cards enough. */
export function restock(s: State, chance: Chance, story?: TicketToRideStory): void {
  if (isPileEmpty(s)) renewPile(s, story)
  fillRow(s, chance, story)
}

/** A card that may be taken second: the draw pile, or a card of the row that is not a locomotive. */
export function isSecondCardLeft(s: State): boolean {
  if (!isPileEmpty(s)) return true
  for (const card of s.row) if (card !== EMPTY && card !== LOCOMOTIVE) return true
  return false
}
