import type { Chance, JsonObject, Move, Player } from '@acheron/core'
import { ALL_SECTIO, PLACES, type Place } from './board.ts'
import { DESIGN_OF } from './cards/deck.ts'
import { flow } from './flow.ts'
import type { Summons } from './phases/summons.ts'
import { put, setKnown } from './piles.ts'
import {
  broughtBy,
  demonsInPlay,
  everybody,
  extraSouls,
  handOf,
  handSize,
  hasWonAt,
  legionsAt,
  skillUses,
  whereIs,
  whoKnows,
} from './queries.ts'
import { BAG, BROUGHT, clone, fightOf, HAND, LOOKED_AT, NOBODY, OPEN, OWNERS, type State } from './state.ts'

/** Whether a player knows where an Arcana card is: it lies open, is the player's own, or was seen. */
function knowsArcana(g: State, p: Player, card: number): boolean {
  const place = whereIs(g.arcana, card)
  if (place === OPEN || place === HAND + p || ((whoKnows(g.arcana, card) >> p) & 1) === 1) return true
  return place >= BROUGHT && g.demonOwner[place - BROUGHT] === p
}

const knowsHell = (g: State, p: Player, card: number): boolean =>
  whereIs(g.hell, card) === OPEN || ((whoKnows(g.hell, card) >> p) & 1) === 1

const isKnownToAll = (g: State, deck: readonly number[], card: number): boolean =>
  whoKnows(deck, card) === (1 << g.seats) - 1
const howManyAt = (deck: readonly number[], place: number): number =>
  deck.filter((_, card) => whereIs(deck, card) === place).length

/** By owner and place, for what is not 0. */
function legionsShown(g: State): { owner: number; place: Place; legions: number }[] {
  const out: { owner: number; place: Place; legions: number }[] = []
  for (let owner = 0; owner < OWNERS; owner++)
    for (let place = 0; place < PLACES; place++) {
      const legions = legionsAt(g, owner, place)
      if (legions > 0) out.push({ owner, place, legions })
    }
  return out
}

/** A pile as everybody sees it: how many cards, and those whose place all know. */
function pileShown(g: State, deck: readonly number[], top: readonly number[], queue: readonly number[]): JsonObject {
  const shownOf = (cards: readonly number[]): number[] =>
    cards.map((card) => (isKnownToAll(g, deck, card) ? card : NOBODY))
  return { bag: howManyAt(deck, BAG), top: shownOf(top), queue: shownOf(queue) }
}

/** A bit for each player who has won a combat there this turn. */
const victorsAt = (g: State, place: Place): number =>
  everybody(g).reduce((mask, p) => (hasWonAt(g, p, place) ? mask | (1 << p) : mask), 0)

/** What everybody may know. */
export const shown = (g: State): JsonObject => ({
  seats: g.seats,
  turn: g.turn,
  lastTurn: g.lastTurn,
  phase: g.phase,
  ending: g.ending,
  winners: g.winners,
  quickFights: g.quickFights,
  threeRounds: g.threeRounds,
  players: everybody(g).map((p) => ({
    souls: g.souls[p],
    favours: g.favours[p],
    disfavours: g.disfavours[p],
    cards: handSize(g, p),
    freePetitions: g.freePetitions[p],
    freeRights: (g.freeRights >> p) & 1,
    banners: g.banners[p],
    lostLegion: (g.lostLegion >> p) & 1,
    lostPlain: g.lostPlain[p],
    /** Cards of this hand that everybody knows. */
    known: handOf(g, p)
      .filter((card) => isKnownToAll(g, g.arcana, card))
      .map((card) => DESIGN_OF[card]),
  })),
  owner: g.owner.slice(),
  signs: g.signs.slice(),
  yields: ALL_SECTIO.map((place) => extraSouls(g, place)),
  victors: ALL_SECTIO.map((place) => victorsAt(g, place)),
  legions: legionsShown(g),
  lieutenants: g.lieutenantPlace.map((place, it) => ({
    place,
    owner: g.lieutenantOwner[it],
    height: g.lieutenantHeight[it],
    souls: g.lieutenantSouls[it],
  })),
  hounds: g.houndPlace.map((place, it) => ({ place, owner: g.houndOwner[it], camp: fightOf(g).houndCamp[it] })),
  lostHounds: g.lostHounds,
  lostLieutenants: g.lostLieutenants,
  demons: demonsInPlay(g).map((demon) => ({
    demon,
    owner: g.demonOwner[demon],
    walk: g.walkCard[demon] === NOBODY ? NOBODY : DESIGN_OF[g.walkCard[demon]],
    setOff: (g.setOff >> demon) & 1,
    recoversOn: g.recoversOn[demon],
    card: g.cardOnDemon[demon] === NOBODY ? NOBODY : DESIGN_OF[g.cardOnDemon[demon]],
    acted: (g.acted >> demon) & 1,
    mustPass: (g.mustPass >> demon) & 1,
    joined: (g.joined >> demon) & 1,
    skillUses: skillUses(g, demon),
    camp: fightOf(g).demonCamp[demon],
    brought: broughtBy(g, demon).length,
  })),
  demonQueue: g.demonQueue.slice(),
  track: g.track.slice(),
  reversed: g.reversed,
  arcana: pileShown(g, g.arcana, g.arcanaTop, g.arcanaQueue),
  hell: pileShown(g, g.hell, g.hellTop, g.hellQueue),
  lookedAt: howManyAt(g.hell, LOOKED_AT),
  permanents: g.permanents.slice(),
  uriel: { place: g.uriel, since: g.urielTurn, guides: g.urielGuides.slice() },
  lilith: { place: g.lilith, aspect: g.lilithAspect, next: g.lilithNext, promised: g.lilithPromised },
  fight: {
    place: g.fightPlace,
    round: g.fightRound,
    camp: fightOf(g).camp.slice(),
    attackPlus: fightOf(g).attackPlus.slice(),
    roundPlus: fightOf(g).roundPlus.slice(),
    savePlus: fightOf(g).savePlus.slice(),
    bonusPlus: fightOf(g).bonusPlus.slice(),
    silenced: Array.from({ length: OWNERS }, (_, owner) => (fightOf(g).silenced >> owner) & 1),
  },
  underway: flow.underway(g),
})

/** What only the player may know besides. */
export const own = (g: State, p: Player): JsonObject => ({
  me: p,
  hand: handOf(g, p).map((card) => DESIGN_OF[card]),
  /** By player: cards in hand that I have seen. */
  seen: everybody(g).map((other) =>
    handOf(g, other)
      .filter((card) => (whoKnows(g.arcana, card) >> p) & 1)
      .map((card) => DESIGN_OF[card]),
  ),
  /** By demon of mine in a combat: what he has brought. */
  brought: demonsInPlay(g)
    .filter((demon) => g.demonOwner[demon] === p && fightOf(g).demonCamp[demon] !== NOBODY)
    .map((demon) => ({ demon, cards: broughtBy(g, demon).map((card) => DESIGN_OF[card]) })),
  arcanaTop: g.arcanaTop.map((card) => (knowsArcana(g, p, card) ? DESIGN_OF[card] : NOBODY)),
  hellTop: g.hellTop.map((card) => (knowsHell(g, p, card) ? card : NOBODY)),
  hellQueue: g.hellQueue.map((card) => (knowsHell(g, p, card) ? card : NOBODY)),
  looking: g.hell.flatMap((_, card) => (whereIs(g.hell, card) === LOOKED_AT && knowsHell(g, p, card) ? [card] : [])),
  answer: flow.answerOf(g, p) ?? null,
  /** What I have said so far in a Summoning phase side by side with others: moves. */
  orders: ordersOf(g, p),
})

function ordersOf(g: State, p: Player): Move[] {
  const lane = flow.laneOf(g, p)
  return lane?.step.startsWith('summons.') ? (lane as Summons).orders.slice() : []
}

/** The same table with other cards in all the places that the player has not looked into. */
export function guess(s: State, p: Player, chance: Chance): State {
  const g = clone(s)
  const arcana = Array.from(g.arcana.keys()).filter((card) => !knowsArcana(g, p, card))
  reshuffle(arcana, g.arcana, [g.arcanaTop, g.arcanaQueue], g, chance)
  const hell = Array.from(g.hell.keys()).filter((card) => !knowsHell(g, p, card))
  reshuffle(hell, g.hell, [g.hellTop, g.hellQueue], g, chance)
  flow.guessOpen(g, p, chance)
  return g
}

/** Deals unknown cards anew to the places they lie in; lists keep their length and order of known cards. */
function reshuffle(
  unknown: readonly number[],
  deck: number[],
  lists: readonly number[][],
  g: State,
  chance: Chance,
): void {
  // In an order that does not hang on what is hidden: whoever guesses from a guess guesses the same.
  const order = new Map(lists.flat().map((card, i) => [card, i]))
  const slots = unknown
    .map((card) => ({
      card,
      place: whereIs(deck, card),
      seen: whoKnows(deck, card),
      at: order.get(card) ?? NOBODY,
    }))
    .sort((a, b) => a.place - b.place || a.seen - b.seen || a.at - b.at)
  const dealt = new Map<number, number>()
  for (const card of unknown) {
    const [slot] = slots.splice(chance.pick(slots.length), 1)
    dealt.set(slot.card, card)
    put(deck, card, slot.place)
    setKnown(deck, card, slot.seen)
  }
  for (const list of lists) for (const [i, card] of list.entries()) list[i] = dealt.get(card) ?? card
  renameInFrames(g, dealt, deck === g.arcana)
}

/** Frames that hold cards of somebody else's view hold the dealt ones instead. */
function renameInFrames(g: State, dealt: ReadonlyMap<number, number>, isArcana: boolean): void {
  for (const f of g.frames) {
    const holder = f as { cards?: number[]; order?: number[]; card?: number }
    const holds = isArcana
      ? f.step.startsWith('takeOne.') || f.step.startsWith('gifts.')
      : f.step.startsWith('conspiracy.') || f.step.startsWith('rearrange.')
    if (!holds) continue
    if (holder.cards) holder.cards = holder.cards.map((card) => dealt.get(card) ?? card)
    if (holder.order) holder.order = holder.order.map((card) => dealt.get(card) ?? card)
    if (isArcana && holder.card !== undefined) holder.card = dealt.get(holder.card) ?? holder.card
  }
}
