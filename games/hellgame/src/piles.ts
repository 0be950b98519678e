import type { Chance, Player } from '@acheron/core'
import { ARCANA } from './cards/counts.ts'
import { type Card, DESIGN_OF } from './cards/deck.ts'
import { BOX_OF, type HellCard } from './cards/hell-deck.ts'
import { everybody, handOf, whereIs, whoKnows } from './queries.ts'
import { BAG, BROUGHT, CARD_PLACE_BITS, HAND, LOOKED_AT, NOBODY, OPEN, OUT, QUEUE, type State, TOP } from './state.ts'
import type { HellgameStory } from './story.ts'

/** A pile is a known top, a bag of unseen cards, and a queue of discards below (G-16). */

const everyone = (g: State): number => (1 << g.seats) - 1

export function put(deck: number[], card: number, place: number): void {
  deck[card] = (whoKnows(deck, card) << CARD_PLACE_BITS) | place
}

/** From now on these players know it, and nobody else; a bit for each. */
export function setKnown(deck: number[], card: number, players: number): void {
  deck[card] = (players << CARD_PLACE_BITS) | whereIs(deck, card)
}

const alsoKnown = (deck: number[], card: number, p: Player): void =>
  setKnown(deck, card, whoKnows(deck, card) | (1 << p))

function take(deck: readonly number[], top: number[], queue: number[], chance: Chance): number {
  const known = top.shift()
  if (known !== undefined) return known
  let left = 0
  for (let card = 0; card < deck.length; card++) if (whereIs(deck, card) === BAG) left++
  if (left === 0) return queue.shift() ?? NOBODY
  let pick = left > 1 ? chance.pick(left) : 0
  for (let card = 0; card < deck.length; card++) if (whereIs(deck, card) === BAG && pick-- === 0) return card
  return NOBODY
}

// Arcana

/** The next card of the pile into a hand, or NOBODY. Whoever knew it on the pile knows it in the hand. */
export function drawArcana(g: State, p: Player, chance: Chance, story?: HellgameStory): Card {
  const card = take(g.arcana, g.arcanaTop, g.arcanaQueue, chance)
  if (card === NOBODY) return card
  put(g.arcana, card, HAND + p)
  story?.tell({ id: 'drew', facts: { by: p, count: 1 }, secret: { facts: { card }, readers: [p] }, reveals: [p] })
  return card
}

/** Under the pile, for all to see. */
export function discard(g: State, card: Card): void {
  put(g.arcana, card, QUEUE)
  setKnown(g.arcana, card, everyone(g))
  g.arcanaQueue.push(card)
}

export function discardShown(g: State, p: Player, card: Card, story?: HellgameStory): void {
  discard(g, card)
  story?.tell({ id: 'discarded', facts: { by: p, card: DESIGN_OF[card] }, reveals: 'all' })
}

/** Announced, laid under a demon on earth or on an incapacitated one. */
export function layOpen(g: State, card: Card): void {
  put(g.arcana, card, OPEN)
  setKnown(g.arcana, card, everyone(g))
}

export function backToHand(g: State, p: Player, card: Card): void {
  put(g.arcana, card, HAND + p)
  setKnown(g.arcana, card, everyone(g))
}

/** Something has gone from a hand unseen: whoever had looked into it no longer knows what is there. */
function forget(g: State, p: Player): void {
  for (const card of handOf(g, p)) setKnown(g.arcana, card, 0)
}

export function takeCard(g: State, from: Player, to: Player, card: Card, story?: HellgameStory): void {
  forget(g, from)
  put(g.arcana, card, HAND + to)
  setKnown(g.arcana, card, 1 << from)
  story?.tell({
    id: 'card-taken',
    facts: { by: to, from },
    secret: { facts: { card }, readers: [from, to] },
    reveals: [to],
  })
}

export function lookAtHand(g: State, p: Player, at: Player, cards: readonly Card[], story?: HellgameStory): void {
  for (const card of cards) alsoKnown(g.arcana, card, p)
  story?.tell({
    id: 'hand-seen',
    facts: { by: p, at, count: cards.length },
    secret: { facts: { cards: [...cards] }, readers: [p, at] },
    reveals: [p],
  })
}

export function randomHandCards(g: State, p: Player, n: number, chance: Chance): Card[] {
  const hand = handOf(g, p)
  const out: Card[] = []
  while (out.length < n && hand.length > 0) out.push(...hand.splice(hand.length > 1 ? chance.pick(hand.length) : 0, 1))
  return out
}

/** A card goes face down with a demon into a combat. */
export function bring(g: State, p: Player, card: Card, demon: number): void {
  forget(g, p)
  put(g.arcana, card, BROUGHT + demon)
  setKnown(g.arcana, card, 0)
}

/** What he brought and did not use goes back to the hand of his player. */
export function takeBack(g: State, demon: number): void {
  for (let card = 0; card < ARCANA; card++)
    if (whereIs(g.arcana, card) === BROUGHT + demon) put(g.arcana, card, HAND + g.demonOwner[demon])
}

/** Every hand goes one seat to the left; the giver knows what he gave. */
export function rotateHands(g: State, p: Player, story?: HellgameStory): void {
  const hands = everybody(g).map((each) => handOf(g, each))
  for (const [from, hand] of hands.entries()) {
    const to = (from + 1) % g.seats
    for (const card of hand) {
      put(g.arcana, card, HAND + to)
      alsoKnown(g.arcana, card, from)
    }
  }
  story?.tell({ id: 'hands-rotated', facts: { by: p }, reveals: 'all' })
}

/** The next cards of the pile, lifted to its known top for one player to see. */
export function lookAtArcana(g: State, p: Player, n: number, chance: Chance, story?: HellgameStory): Card[] {
  const cards: Card[] = []
  while (cards.length < n) {
    const card = take(g.arcana, g.arcanaTop, g.arcanaQueue, chance)
    if (card === NOBODY) break
    put(g.arcana, card, TOP)
    alsoKnown(g.arcana, card, p)
    cards.push(card)
  }
  g.arcanaTop.unshift(...cards)
  story?.tell({
    id: 'pile-seen',
    facts: { by: p, deck: 0, count: cards.length },
    secret: { facts: { cards: [...cards] }, readers: [p] },
    reveals: [p],
  })
  return cards
}

// Hell cards

/** The next Hell card, or NOBODY; it is lifted from the pile and must be put somewhere. */
export function drawHell(g: State, chance: Chance): HellCard {
  return take(g.hell, g.hellTop, g.hellQueue, chance)
}

export function showHell(g: State, card: HellCard): void {
  put(g.hell, card, OPEN)
  setKnown(g.hell, card, everyone(g))
}

/** Under the pile; known to those who have seen it. */
export function discardHell(g: State, card: HellCard): void {
  put(g.hell, card, QUEUE)
  g.hellQueue.push(card)
}

/** Hell cards into one player's view. */
export function lookAtHell(g: State, p: Player, n: number, chance: Chance, story?: HellgameStory): HellCard[] {
  const cards: HellCard[] = []
  while (cards.length < n) {
    const card = drawHell(g, chance)
    if (card === NOBODY) break
    put(g.hell, card, LOOKED_AT)
    alsoKnown(g.hell, card, p)
    cards.push(card)
  }
  story?.tell({
    id: 'pile-seen',
    facts: { by: p, deck: 1, count: cards.length },
    secret: { facts: { cards: [...cards] }, readers: [p] },
    reveals: [p],
  })
  return cards
}

/** Back on top of the pile as the last of those that were looked at to be laid: it will be drawn first. */
export function putOnTop(g: State, card: HellCard, p: Player): void {
  put(g.hell, card, TOP)
  setKnown(g.hell, card, 1 << p)
  g.hellTop.unshift(card)
}

/** Lays a permanent card in its box; what lay there goes under the pile. */
export function layPermanent(g: State, card: HellCard, story?: HellgameStory): void {
  const box = BOX_OF[card] ?? 0
  removePermanent(g, box, story)
  g.permanents[box] = card
  showHell(g, card)
  story?.tell({ id: 'permanent-laid', facts: { card, box }, reveals: 'all' })
}

export function removePermanent(g: State, box: number, story?: HellgameStory): void {
  const card = g.permanents[box]
  if (card === NOBODY) return
  g.permanents[box] = NOBODY
  discardHell(g, card)
  story?.tell({ id: 'permanent-gone', facts: { card } })
  if (card === CALLS_URIEL && g.uriel !== OUT) {
    g.uriel = OUT
    story?.tell({ id: 'uriel', facts: { place: OUT } })
  }
}

/** The Angel at the Gate. */
export const CALLS_URIEL: HellCard = 0
