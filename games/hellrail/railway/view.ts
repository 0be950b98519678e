import type { JsonObject, Player } from '@acheron/core'
import type { Moving } from './moving.ts'
import {
  cardsAt,
  deliveredCount,
  discards,
  everybody,
  handOf,
  handSize,
  hasSeen,
  NONE,
  pileSize,
  sumOfValues,
  topCards,
  trainOf,
} from './queries.ts'
import type { RailCard } from './rail-cards.ts'
import { DELIVERED, type FieldSleeper, PLAYED, type Position, type Railway, TABLE } from './state.ts'

/** A rail card of the table, and those under it from the top down. */
export type ShownRail = {
  readonly card: RailCard
  readonly cell: number
  readonly turn: number
  readonly under: readonly RailCard[]
}

/** What everybody may know of a player, in both editions. */
export type PublicTrain = {
  readonly engine: Position
  readonly cards: number
  readonly cars: readonly RailCard[]
  readonly delivered: number
  /** Only when the game is over. */
  readonly deliveredCars: readonly RailCard[]
  readonly score: number
}

/** What everybody may know in both editions. */
export type ShownRailway = {
  readonly me: number
  readonly player: Player
  /** Whom the table waits for. */
  readonly asked: readonly Player[]
  readonly over: boolean
  readonly pile: number
  readonly discards: readonly RailCard[]
  /** The card that is being laid, or NONE. */
  readonly played: RailCard
  /** By circle: its cell, or NOWHERE. */
  readonly circles: readonly number[]
  readonly rails: readonly ShownRail[]
  readonly markers: readonly FieldSleeper[]
  readonly hand: readonly RailCard[]
  /** By player: the cards in hand that I have seen. */
  readonly seen: readonly (readonly RailCard[])[]
  /** The engine on the move and how far it may still go, or NONE. */
  readonly moving: Player
  readonly left: number
  /** What is going on, the outermost first. */
  readonly underway: readonly JsonObject[]
}

/** What a player, or a spectator (`me` is -1), may know in both editions. */
export type RailwayView = ShownRailway & OwnRailway

/** What a player may know besides. */
export type OwnRailway = {
  readonly me: number
  readonly hand: readonly RailCard[]
  readonly seen: readonly (readonly RailCard[])[]
}

export function shownRailway(g: Railway, moving: Moving | undefined, underway: readonly JsonObject[]): ShownRailway {
  return {
    me: NONE,
    player: g.player,
    asked: g.open?.asked.slice() ?? [],
    over: g.frames.length === 0,
    pile: pileSize(g),
    discards: discards(g),
    played: g.cardPlace.indexOf(PLAYED),
    circles: g.circleCell.slice(),
    rails: topCards(g).map((card) => shownRail(g, card)),
    markers: g.markers.slice(),
    hand: [],
    seen: everybody(g).map(() => []),
    moving: moving?.engine ?? NONE,
    left: moving?.left ?? 0,
    underway,
  }
}

export const ownRailway = (g: Railway, p: Player): OwnRailway => ({
  me: p,
  hand: handOf(g, p),
  seen: everybody(g).map((other) => (other === p ? [] : handOf(g, other).filter((card) => hasSeen(g, p, card)))),
})

function publicTrain(g: Railway, p: Player): PublicTrain {
  const isOver = g.frames.length === 0
  const deliveredCars = isOver ? cardsAt(g, DELIVERED + p) : []
  return {
    engine: g.engine[p],
    cards: handSize(g, p),
    cars: trainOf(g, p),
    delivered: deliveredCount(g, p),
    deliveredCars,
    score: sumOfValues(deliveredCars),
  }
}

export const publicTrains = (g: Railway): PublicTrain[] => everybody(g).map((p) => publicTrain(g, p))

function shownRail(g: Railway, card: RailCard): ShownRail {
  const cell = g.cardCell[card]
  const under = cardsAt(g, TABLE)
    .filter((other) => g.cardCell[other] === cell && other !== card)
    .sort((a, b) => g.cardRank[b] - g.cardRank[a])
  return { card, cell, turn: g.cardTurn[card], under }
}
