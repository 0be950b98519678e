import { CIRCLE_NAMES } from '../circles.ts'
import { cellAt } from '../field.ts'
import { RAIL_CARDS, SINNERS } from '../rail-cards.ts'
import { SIDE_NAMES } from '../sides.ts'
import {
  all,
  DELIVERED,
  DISCARDS,
  type FieldSleeper,
  fieldSleeper,
  HAND,
  inCircle,
  NOWHERE,
  onSleeper,
  PILE,
  type Position,
  type Railway,
  TABLE,
  TRAIN,
} from '../state.ts'
import { SLEEPER_NAMES } from '../words.ts'

/** A position, naming only what matters. Cards go by their sinners; lists go by player. */
export interface RailwayPosition {
  readonly options?: Readonly<Record<string, string>>
  readonly seats?: number
  /** Whose turn it is; the card of the turn has been drawn. */
  readonly turn?: number
  readonly hands?: readonly (readonly string[])[]
  readonly trains?: readonly (readonly string[])[]
  readonly delivered?: readonly (readonly string[])[]
  readonly discards?: readonly string[]
  readonly pile?: readonly string[]
  /** Where all cards are that are not named: by default in the draw pile. */
  readonly rest?: 'pile' | 'discards' | 'delivered'
  /** By cell, `0,1`: a card and how it lies, `dido r1`; several make a stack, from the table up. */
  readonly rails?: Readonly<Record<string, string | readonly string[]>>
  /** By player: a circle, `g` or `5`; or a cell, a sleeper and the side it faces: `0,1 nn>s`. */
  readonly engines?: readonly string[]
  /** Checks or barriers: `0,1 nn`. */
  readonly markers?: readonly string[]
}

/** Lays a position out on a table that has just been set up. */
export function layOut(g: Railway, it: RailwayPosition): void {
  const { hands = [], trains = [], delivered = [], discards = [], pile = [], rails = {}, engines = [] } = it
  const rest = { pile: PILE, discards: DISCARDS, delivered: DELIVERED }[it.rest ?? 'pile']
  g.cardPlace = all(RAIL_CARDS, rest)
  for (const list of [g.cardRank, g.cardTurn, g.cardSeen]) list.fill(0)
  g.cardCell.fill(NOWHERE)
  const put = (names: readonly string[], place: number): void => {
    for (const [rank, name] of names.entries()) {
      const card = cardCalled(name)
      g.cardPlace[card] = place
      g.cardRank[card] = place === DISCARDS || (place >= TRAIN && place < DELIVERED) ? rank : 0
    }
  }
  for (const [p, names] of hands.entries()) put(names, HAND + p)
  for (const [p, names] of trains.entries()) put(names, TRAIN + p)
  for (const [p, names] of delivered.entries()) put(names, DELIVERED + p)
  put(discards, DISCARDS)
  put(pile, PILE)
  for (const [cell, stack] of Object.entries(rails))
    for (const [rank, name] of [stack].flat().entries()) layOn(g, cellCalled(cell), name, rank)
  const rests = g.cardPlace.flatMap((place, card) =>
    place === DISCARDS && !discards.includes(SINNERS[card]) ? [card] : [],
  )
  for (const [i, card] of rests.entries()) g.cardRank[card] = discards.length + i
  for (const [p, where] of engines.entries()) g.engine[p] = positionCalled(where)
  g.markers = (it.markers ?? []).map(sleeperCalled).sort((a, b) => a - b)
}

function layOn(g: Railway, cell: number, name: string, rank: number): void {
  const [sinner, turn = 'r0'] = name.split(' ')
  const card = cardCalled(sinner)
  g.cardPlace[card] = TABLE
  g.cardRank[card] = rank
  g.cardCell[card] = cell
  g.cardTurn[card] = Number(turn.slice(1))
}

export function cardCalled(name: string): number {
  const card = SINNERS.indexOf(name)
  if (card < 0) throw new Error(`there is no card ${name}`)
  return card
}

export function cellCalled(name: string): number {
  const [x, y] = name.split(',').map(Number)
  return cellAt(x, y)
}

export function sleeperCalled(name: string): FieldSleeper {
  const [cell, sleeper] = name.split(' ')
  return fieldSleeper(cellCalled(cell), found(SLEEPER_NAMES, sleeper))
}

export function positionCalled(name: string): Position {
  const circle = (CIRCLE_NAMES as readonly string[]).indexOf(name)
  if (circle >= 0) return inCircle(circle)
  const [cell, sleeper, side] = name.split(/[ >]/)
  return onSleeper(cellCalled(cell), found(SLEEPER_NAMES, sleeper), found(SIDE_NAMES, side))
}

function found(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`there is no ${name}`)
  return at
}
