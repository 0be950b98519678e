import type { Chance, Player } from '@acheron/core'
import { type Circle, GATES } from './circles.ts'
import type { Cell } from './field.ts'
import { countAt, discards, handOf, NONE, pileSize, topCardAt, trainOf } from './queries.ts'
import type { RailCard } from './rail-cards.ts'
import {
  cellOf,
  circleOf,
  DELIVERED,
  DISCARDS,
  type FieldSleeper,
  fieldSleeper,
  HAND,
  inCircle,
  isInCircle,
  NOWHERE,
  PILE,
  PLAYED,
  type Position,
  type Railway,
  sleeperOf,
  TABLE,
  TRAIN,
} from './state.ts'
import type { RailwayStory } from './story.ts'
import { turnSleeper } from './tracks.ts'

/** Puts a card somewhere, with nothing left of where it was. */
function put(g: Railway, card: RailCard, place: number, rank = 0): void {
  g.cardPlace[card] = place
  g.cardRank[card] = rank
  g.cardCell[card] = NOWHERE
  g.cardTurn[card] = 0
  g.cardSeen[card] = 0
}

/** The top card of the draw pile, or NONE when both piles are empty. Its order does not exist until now. */
function turnUp(g: Railway, chance: Chance, story?: RailwayStory): RailCard {
  let left = pileSize(g)
  if (left === 0) {
    for (const card of discards(g)) put(g, card, PILE)
    left = pileSize(g)
    if (left === 0) return NONE
    story?.tell({ id: 'reshuffled', facts: { count: left } })
  }
  let rest = chance.pick(left)
  for (let card = 0; ; card++) if (g.cardPlace[card] === PILE && rest-- === 0) return card
}

/** Draws as many cards as asked for, or as there are. Says whether there were enough. */
export function drawCards(g: Railway, p: Player, count: number, chance: Chance, story?: RailwayStory): boolean {
  const cards: RailCard[] = []
  for (let i = 0; i < count; i++) {
    const card = turnUp(g, chance, story)
    if (card === NONE) break
    put(g, card, HAND + p)
    cards.push(card)
  }
  if (cards.length > 0)
    story?.tell({ id: 'drew', facts: { by: p, count: cards.length }, secret: { facts: { cards }, readers: [p] } })
  return cards.length === count
}

/** Turns the top card of the draw pile over and discards it. NONE when there is none. */
export function flip(g: Railway, chance: Chance, story?: RailwayStory): RailCard {
  const card = turnUp(g, chance, story)
  if (card !== NONE) discard(g, card)
  return card
}

export function discard(g: Railway, card: RailCard): void {
  put(g, card, DISCARDS, countAt(g, DISCARDS))
}

export function showCard(g: Railway, card: RailCard): void {
  put(g, card, PLAYED)
}

export function couple(g: Railway, p: Player, card: RailCard): void {
  const last = trainOf(g, p).at(-1)
  put(g, card, TRAIN + p, last === undefined ? 0 : g.cardRank[last] + 1)
}

/** Takes a car out of its train; those behind it move up. */
function uncouple(g: Railway, card: RailCard): void {
  for (const other of trainOf(g, g.cardPlace[card] - TRAIN))
    if (g.cardRank[other] > g.cardRank[card]) g.cardRank[other]--
}

export function deliver(g: Railway, p: Player, card: RailCard): void {
  uncouple(g, card)
  put(g, card, DELIVERED + p)
}

export function discardCar(g: Railway, card: RailCard): void {
  uncouple(g, card)
  discard(g, card)
}

/** A car changes trains and becomes the last of the other. */
export function moveCar(g: Railway, card: RailCard, to: Player): void {
  uncouple(g, card)
  couple(g, to, card)
}

/** Lays a card on a cell, on top of what is there. */
export function layCard(g: Railway, card: RailCard, cell: Cell, turn: number): void {
  const under = topCardAt(g, cell)
  put(g, card, TABLE, under === NONE ? 0 : g.cardRank[under] + 1)
  g.cardCell[card] = cell
  g.cardTurn[card] = turn
}

/** Takes the card that shows off the table, with the markers on it. */
export function removeCard(g: Railway, card: RailCard): void {
  const cell = g.cardCell[card]
  g.markers = g.markers.filter((at) => cellOf(at) !== cell)
  discard(g, card)
}

/** Turns a card on the table to a new orientation; markers turn with it. */
export function turnCard(g: Railway, card: RailCard, turn: number): void {
  const by = (turn - g.cardTurn[card]) & 3
  const cell = g.cardCell[card]
  g.cardTurn[card] = turn
  g.markers = g.markers.map((at) => (cellOf(at) === cell ? fieldSleeper(cell, turnSleeper(sleeperOf(at), by)) : at))
}

export function markSleeper(g: Railway, at: FieldSleeper): void {
  g.markers = [...g.markers, at].sort((a, b) => a - b)
}

/** Puts an engine somewhere and tells of it. */
export function driveTo(g: Railway, p: Player, to: Position, story?: RailwayStory): void {
  const from = g.engine[p]
  g.engine[p] = to
  if (isInCircle(to)) story?.tell({ id: 'entered', facts: { by: p, from, circle: circleOf(to) } })
  else story?.tell({ id: 'went', facts: { by: p, from, to } })
}

export function pushTo(g: Railway, engine: Player, to: Position, story?: RailwayStory): void {
  const from = g.engine[engine]
  g.engine[engine] = to
  if (isInCircle(to)) story?.tell({ id: 'pushed-into', facts: { engine, from, circle: circleOf(to) } })
  else story?.tell({ id: 'pushed', facts: { engine, from, to } })
}

/** Hand and cars are discarded; the engine goes back to the Gates of Hell. */
export function derailTrain(g: Railway, p: Player, story?: RailwayStory): void {
  const from = g.engine[p]
  const cards = handOf(g, p)
  const cars = trainOf(g, p)
  for (const card of cards) discard(g, card)
  for (const card of cars) discard(g, card)
  g.engine[p] = inCircle(GATES)
  story?.tell({ id: 'derailed', facts: { by: p, from, cards, cars }, reveals: 'all' })
}

/** A card changes hands unseen by the others, who no longer know for sure what the hand it came from holds. */
export function drawFromHand(g: Railway, p: Player, from: Player, chance: Chance): RailCard {
  const hand = handOf(g, from)
  const card = hand[chance.pick(hand.length)]
  for (const each of hand) g.cardSeen[each] &= 1 << p
  put(g, card, HAND + p)
  g.cardSeen[card] = 1 << from
  return card
}

/** A card changes hands in the sight of those two. Others who knew where it was go on knowing it. */
export function giveCard(g: Railway, card: RailCard, to: Player): void {
  const from = g.cardPlace[card] - HAND
  const seen = (g.cardSeen[card] | (1 << from)) & ~(1 << to)
  put(g, card, HAND + to)
  g.cardSeen[card] = seen
}

/** Lets another player look at a hand. */
export function showHand(g: Railway, p: Player, to: Player): void {
  for (const card of handOf(g, p)) g.cardSeen[card] |= 1 << to
}

export function layCircle(g: Railway, circle: Circle, cell: Cell): void {
  g.circleCell[circle] = cell
}
