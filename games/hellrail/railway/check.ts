import type { Player } from '@acheron/core'
import { CIRCLE_NAMES, CIRCLES, GATES } from './circles.ts'
import { beside, CELLS, type Cell, cellAt, diagonals, isInReach } from './field.ts'
import {
  circleAt,
  countAt,
  discards,
  engineOn,
  everybody,
  isSleeper,
  NONE,
  topCards,
  trackOf,
  trainOf,
} from './queries.ts'
import { RAIL_CARDS, type RailCard, SINNERS, TRACK } from './rail-cards.ts'
import { isAtStandstill, MOST_IDLE_TURNS } from './scoring.ts'
import { SIDES } from './sides.ts'
import {
  circleOf,
  DELIVERED,
  DISCARDS,
  facingOf,
  fieldSleeperOf,
  HAND,
  inCircle,
  isInCircle,
  MOST_SEATS,
  NOWHERE,
  onSleeper,
  PILE,
  type Position,
  type Railway,
  sleeperOf,
  TABLE,
  TRAIN,
} from './state.ts'
import { canFace, contains, SLEEPERS, turnTrack } from './tracks.ts'

/** Throws when something that both editions have is lost, doubled or out of range. */
export function checkRailway(g: Railway, markers: number): void {
  within('seats', g.seats, 2, MOST_SEATS)
  within('player', g.player, 0, g.seats - 1)
  checkCards(g)
  for (const p of everybody(g)) checkRanks(g, trainOf(g, p), `in the train of player ${p}`)
  checkRanks(g, discards(g), 'in the discard pile')
  checkCircles(g)
  for (const card of topCards(g)) checkStack(g, g.cardCell[card])
  checkEngines(g)
  checkMarkers(g, markers)
  within('fewest', g.fewest, 0, RAIL_CARDS)
  within('idle', g.idle, 0, MOST_IDLE_TURNS)
  if (isAtStandstill(g) && g.frames.length > 0) fail('the game goes on although nobody gets on any more')
  if (g.frames.length === 0 && !isAtStandstill(g) && countAt(g, PILE) + countAt(g, DISCARDS) > 0)
    fail('the game is over although there are cards to draw')
}

function checkCards(g: Railway): void {
  list('cardPlace', g.cardPlace, RAIL_CARDS, PILE, DELIVERED + g.seats - 1)
  list('cardRank', g.cardRank, RAIL_CARDS, 0, RAIL_CARDS - 1)
  list('cardCell', g.cardCell, RAIL_CARDS, NOWHERE, CELLS - 1)
  list('cardTurn', g.cardTurn, RAIL_CARDS, 0, SIDES.length - 1)
  list('cardSeen', g.cardSeen, RAIL_CARDS, 0, (1 << g.seats) - 1)
  for (let card = 0; card < RAIL_CARDS; card++) checkCard(g, card)
}

function checkCard(g: Railway, card: RailCard): void {
  const name = SINNERS[card]
  const place = g.cardPlace[card]
  const cell = g.cardCell[card]
  const isIn = (first: number): boolean => place >= first && place < first + MOST_SEATS
  if ([HAND, TRAIN].some((first) => isIn(first) && place >= first + g.seats))
    fail(`${name} is with player ${(place - HAND) % MOST_SEATS}, who is not at the table`)
  if (place === TABLE && cell === NOWHERE) fail(`${name} is on the table, but on no cell`)
  if (place !== TABLE && cell !== NOWHERE) fail(`${name} is on a cell, but not on the table`)
  if (place === TABLE && !isInReach(cell)) fail(`${name} is too far from the Gates of Hell`)
  if (place !== TABLE && g.cardTurn[card] !== 0) fail(`${name} is turned, but not on the table`)
  if (place !== TABLE && place !== DISCARDS && !isIn(TRAIN) && g.cardRank[card] !== 0)
    fail(`${name} has a rank, but is neither in a train nor on the table nor discarded`)
  const mayHaveSeen = isIn(HAND) ? ~(1 << (place - HAND)) : 0
  if ((g.cardSeen[card] & ~mayHaveSeen) !== 0) fail(`${name} was seen by somebody who cannot have seen it`)
}

function checkRanks(g: Railway, cards: readonly RailCard[], where: string): void {
  for (const [rank, card] of cards.entries())
    if (g.cardRank[card] !== rank) fail(`${SINNERS[card]} has rank ${g.cardRank[card]} instead of ${rank} ${where}`)
}

/** They touch at corners and are one piece around the Gates of Hell, however many are laid. */
function checkCircles(g: Railway): void {
  list('circleCell', g.circleCell, CIRCLES, NOWHERE, CELLS - 1)
  const laid = g.circleCell.filter((cell) => cell !== NOWHERE)
  if (g.circleCell[GATES] !== cellAt(0, 0)) fail('the Gates of Hell are not in the middle')
  if (new Set(laid).size < laid.length) fail('two circles are on one cell')
  if (laid.some((cell) => SIDES.some((side) => laid.includes(beside(cell, side))))) fail('two circles share a side')
  const piece = new Set([g.circleCell[GATES]])
  for (const cell of piece) for (const next of diagonals(cell)) if (laid.includes(next)) piece.add(next)
  if (piece.size < laid.length) fail('the circles are not one piece')
}

/**
 * A covered card lies as it did when it was upgraded, and the card upon it had all its segments then. It may have been
 * turned since, whether it is covered now or not.
 */
function checkStack(g: Railway, cell: Cell): void {
  const circle = circleAt(g, cell)
  const stack: RailCard[] = g.cardCell.flatMap((each, card) => (each === cell ? [card] : []))
  stack.sort((a, b) => g.cardRank[a] - g.cardRank[b])
  if (circle !== NONE) fail(`${SINNERS[stack[0]]} lies on circle ${CIRCLE_NAMES[circle]}`)
  checkRanks(g, stack, 'in its stack')
  for (const [rank, card] of stack.slice(1).entries()) {
    const under = stack[rank]
    if (!SIDES.some((turn) => contains(turnTrack(TRACK[card], turn), trackOf(g, under))))
      fail(`${SINNERS[card]} cannot lie upon ${SINNERS[under]}`)
  }
}

function checkEngines(g: Railway): void {
  list('engine', g.engine, g.seats, inCircle(CIRCLES - 1), onSleeper(CELLS, 0, 0) - 1)
  for (const p of everybody(g)) checkEngine(g, p)
}

function checkEngine(g: Railway, p: Player): void {
  const at = g.engine[p]
  if (!isStanding(g, at)) fail(`the engine of player ${p} is where no engine can be: ${at}`)
  if (!isInCircle(at) && engineOn(g, fieldSleeperOf(at)) !== p)
    fail(`the engine of player ${p} is on the sleeper of another engine`)
}

/** Whether an engine could be somewhere: in a circle that is laid, or on a sleeper and looking along its track. */
export function isStanding(g: Railway, at: Position): boolean {
  if (isInCircle(at)) return g.circleCell[circleOf(at)] >= 0
  const on = fieldSleeperOf(at)
  return isSleeper(g, on) && canFace(sleeperOf(on), facingOf(at))
}

function checkMarkers(g: Railway, most: number): void {
  if (g.markers.length > most) fail(`there are ${g.markers.length} markers; there can be ${most}`)
  list('markers', g.markers, g.markers.length, 0, CELLS * SLEEPERS - 1)
  if (new Set(g.markers).size < g.markers.length) fail('two markers are on one sleeper')
  for (const at of g.markers) if (!isSleeper(g, at)) fail(`a marker is on sleeper ${at}, which there is not`)
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

export function within(name: string, value: unknown, least: number, most: number): void {
  if (!isWhole(value, least, most))
    fail(`${name} is ${JSON.stringify(value)}; it must be a whole number from ${least} to ${most}`)
}

export function list(name: string, values: readonly number[], length: number, least: number, most: number): void {
  if (values.length !== length) fail(`${name} has ${values.length} entries; it must have ${length}`)
  for (const [i, value] of values.entries()) within(`${name}[${i}]`, value, least, most)
}

export function fail(message: string): never {
  throw new Error(message)
}
