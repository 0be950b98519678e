import type { Chance, JsonObject, Move, Player } from '@acheron/core'
import { CARDS, type Card } from './cards.ts'
import { flow } from './flow.ts'
import { bag, cardsAt, everybody, ferried, hand, hasSeen, isInHand } from './queries.ts'
import { BAG, clone, DISCARDS, LANDING, type State } from './state.ts'

/** What everybody may know. */
type Shown = {
  readonly target: number
  readonly first: Player
  readonly ferryman: number
  readonly bag: number
  readonly discards: readonly Card[]
  readonly landing: readonly Card[]
  readonly players: readonly { readonly obols: number; readonly cards: number; readonly ferried: readonly Card[] }[]
  readonly underway: readonly JsonObject[]
}

/** What only the player may know. */
type Own = {
  readonly hand: readonly Card[]
  /** By player: the cards in hand that I have seen. */
  readonly seen: readonly (readonly Card[])[]
  /** What I have answered while others are still being waited for. */
  readonly answer: Move | null
}

export const shown = (g: State): Shown & JsonObject => ({
  target: g.target,
  first: g.first,
  ferryman: g.ferryman,
  bag: bag(g).length,
  discards: cardsAt(g, DISCARDS),
  landing: cardsAt(g, LANDING),
  players: everybody(g).map((each) => ({
    obols: g.obols[each],
    cards: hand(g, each).length,
    ferried: ferried(g, each),
  })),
  underway: flow.underway(g),
})

export const own = (g: State, p: Player): Own & JsonObject => ({
  hand: hand(g, p),
  seen: everybody(g).map((each) => hand(g, each).filter((card) => hasSeen(g, p, card))),
  answer: flow.answerOf(g, p) ?? null,
})

/** The same table with other cards in all the places that the player has not looked into. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  const unknown = cardsUnknownTo(g, p)
  const slots = unknown.map((card) => ({ place: g.cardPlace[card], seenBy: g.seenBy[card] }))
  for (const card of unknown) {
    const [slot] = slots.splice(chance.pick(slots.length), 1)
    g.cardPlace[card] = slot.place
    g.seenBy[card] = slot.seenBy
  }
  flow.guessOpen(g, p, chance)
  return g
}

function cardsUnknownTo(g: State, p: Player): Card[] {
  const isHidden = (card: Card): boolean =>
    g.cardPlace[card] === BAG || everybody(g).some((other) => other !== p && isInHand(g, card, other))
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => isHidden(card) && !hasSeen(g, p, card))
}
