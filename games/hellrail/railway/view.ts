import { askedOf, type Player } from '@acheron/core'
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
  /** The cards in this hand that I have seen. */
  readonly seen: readonly RailCard[]
}

/** What a player, or a spectator (`me` is -1), may know in both editions. */
export type RailwayView = {
  readonly me: number
  readonly player: Player
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
  /** The engine on the move and how far it may still go, or NONE. */
  readonly moving: Player
  readonly left: number
}

export function railwayView(g: Railway, p: Player | undefined): RailwayView {
  const { moving, left } = onTheMove(g)
  return {
    me: p ?? NONE,
    player: g.player,
    asked: askedOf(g),
    over: g.frames.length === 0,
    pile: pileSize(g),
    discards: discards(g),
    played: g.cardPlace.indexOf(PLAYED),
    circles: g.circleCell.slice(),
    rails: topCards(g).map((card) => shownRail(g, card)),
    markers: g.markers.slice(),
    hand: p === undefined ? [] : handOf(g, p),
    moving,
    left,
  }
}

function publicTrain(g: Railway, p: Player, me: Player | undefined): PublicTrain {
  const isOver = g.frames.length === 0
  const deliveredCars = isOver ? cardsAt(g, DELIVERED + p) : []
  return {
    engine: g.engine[p],
    cards: handSize(g, p),
    cars: trainOf(g, p),
    delivered: deliveredCount(g, p),
    deliveredCars,
    score: sumOfValues(deliveredCars),
    seen: me === undefined || me === p ? [] : handOf(g, p).filter((card) => hasSeen(g, me, card)),
  }
}

export const publicTrains = (g: Railway, me: Player | undefined): PublicTrain[] =>
  everybody(g).map((p) => publicTrain(g, p, me))

function shownRail(g: Railway, card: RailCard): ShownRail {
  const cell = g.cardCell[card]
  const under = cardsAt(g, TABLE)
    .filter((other) => g.cardCell[other] === cell && other !== card)
    .sort((a, b) => g.cardRank[b] - g.cardRank[a])
  return { card, cell, turn: g.cardTurn[card], under }
}

function onTheMove(g: Railway): { moving: Player; left: number } {
  const moves = g.frames.findLast((f): f is (typeof g.frames)[number] & { engine: Player; left: number } => 'left' in f)
  return moves ? { moving: moves.engine, left: moves.left } : { moving: NONE, left: 0 }
}
