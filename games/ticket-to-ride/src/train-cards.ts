import type { Chance, Player } from '@acheron/core'
import type { Card } from './colours.ts'
import * as colours from './colours.ts'
import { discardsSize, isPileEmpty, locomotivesInRow, plainCardsLeft } from './queries.ts'
import type { State } from './state.ts'
import * as state from './state.ts'
import type { TicketToRideStory } from './story.ts'

const { CARDS, LOCOMOTIVE } = colours
const { EMPTY, ROW } = state

/** With so many locomotives in it the row is swept, if there are so many other cards for a better one. */
export const SWEPT_AT = 3
export const PLAIN_FOR_SWEEP = ROW - SWEPT_AT + 1

/** Takes one of the unseen cards from the draw pile, which must not be empty. */
export function drawCard(s: State, chance: Chance, story?: TicketToRideStory): Card {
  const card = takeUnseen(s, chance)
  if (isPileEmpty(s)) renewPile(s, story)
  return card
}

export function takeUnseen(s: State, chance: Chance): Card {
  let rest = chance.pick(s.pileSize)
  let card = 0
  while (rest >= s.pile[card]) rest -= s.pile[card++]
  s.pile[card]--
  s.pileSize--
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
  s.pileSize += cards
  story?.tell({ id: 'reshuffled', facts: { cards } })
}

/** Lays a card where one was taken from the row, if there is one left. */
export function replaceCard(s: State, slot: number, chance: Chance, story?: TicketToRideStory): void {
  if (isPileEmpty(s)) return
  s.row[slot] = drawCard(s, chance, story)
  story?.tell({ id: 'turned-up', facts: { cards: s.row.slice() } })
  if (s.row[slot] === LOCOMOTIVE) sweepRow(s, chance, story)
}

export function layOutRow(s: State, chance: Chance, story?: TicketToRideStory): void {
  fillGaps(s, chance, story)
  sweepRow(s, chance, story)
}

/** Whether the row shows too many locomotives, and a better one is possible. */
export const isRowToBeSwept = (s: State): boolean =>
  locomotivesInRow(s) >= SWEPT_AT && plainCardsLeft(s) >= PLAIN_FOR_SWEEP

/** Sweeps the row as long as that is called for. */
function sweepRow(s: State, chance: Chance, story?: TicketToRideStory): void {
  while (isRowToBeSwept(s)) {
    story?.tell({ id: 'swept-row', facts: { cards: s.row.slice() } })
    for (let slot = 0; slot < ROW; slot++) {
      if (s.row[slot] !== EMPTY) s.discards[s.row[slot]]++
      s.row[slot] = EMPTY
    }
    if (isPileEmpty(s)) renewPile(s, story)
    fillGaps(s, chance, story)
  }
}

function fillGaps(s: State, chance: Chance, story?: TicketToRideStory): void {
  for (let slot = 0; slot < ROW && !isPileEmpty(s); slot++)
    if (s.row[slot] === EMPTY) s.row[slot] = drawCard(s, chance, story)
  story?.tell({ id: 'turned-up', facts: { cards: s.row.slice() } })
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

/**
 * After a discard: an empty draw pile is renewed, and the gaps filled that only an empty pile can leave; the row is swept if
 * only now there are cards enough.
 */
export function restock(s: State, chance: Chance, story?: TicketToRideStory): void {
  if (isPileEmpty(s)) {
    renewPile(s, story)
    fillGaps(s, chance, story)
  }
  sweepRow(s, chance, story)
}

/** A card that may be taken second: the draw pile, or a card of the row that is not a locomotive. */
export function isSecondCardLeft(s: State): boolean {
  if (!isPileEmpty(s)) return true
  for (const card of s.row) if (card !== EMPTY && card !== LOCOMOTIVE) return true
  return false
}
