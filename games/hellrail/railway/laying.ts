import type { Move } from '@acheron/core'
import { CIRCLES } from './circles.ts'
import { beside, CELLS, type Cell, isInReach } from './field.ts'
import { circleAt, hasMarkerOn, isEmptyCell, isOccupied, NONE, topCardAt, touchesCard, trackOf } from './queries.ts'
import { RAIL_CARDS, type RailCard, TRACK } from './rail-cards.ts'
import { SIDES } from './sides.ts'
import { NOWHERE, type Railway } from './state.ts'
import { contains, turnTrack } from './tracks.ts'

export const TURNS = 4

/** What can be against laying a card on a cell. */
export type LayingFault = 'not-beside' | 'on-circle' | 'occupied' | 'marked' | 'lacks-segment'

/** Laying beside a card, or upgrading a card. Markers stand in the way of an upgrade in one edition only. */
export function cannotLay(
  g: Railway,
  card: RailCard,
  cell: Cell,
  turn: number,
  markersBar: boolean,
): LayingFault | undefined {
  if (isEmptyCell(g, cell)) return isInReach(cell) && touchesCard(g, cell) ? undefined : 'not-beside'
  if (circleAt(g, cell) !== NONE) return 'on-circle'
  const under = topCardAt(g, cell)
  if (isOccupied(g, cell)) return 'occupied'
  if (markersBar && hasMarkerOn(g, cell)) return 'marked'
  return contains(turnTrack(TRACK[card], turn), trackOf(g, under)) ? undefined : 'lacks-segment'
}

const UNSEEN = 0
const EMPTY = -1
const CIRCLE = -2
const BEYOND = -3
/** By cell, while a list is being made: one of these, or from 1 on the card that shows. */
const shown = new Int16Array(CELLS).map((_, cell) => (isInReach(cell) ? UNSEEN : BEYOND))

/** Where a card can be laid: the empty cells beside the cards of the table, and the cards it can upgrade. */
export function listLayings(
  g: Railway,
  card: RailCard,
  markersBar: boolean,
  move: (cell: Cell, turn: number) => Move,
): Move[] {
  const moves: Move[] = []
  const taken = takenCells(g)
  const free = emptyCellsBeside(taken)
  for (const cell of free) for (let turn = 0; turn < TURNS; turn++) moves.push(move(cell, turn))
  for (const cell of taken) {
    if (shown[cell] === CIRCLE || isOccupied(g, cell) || (markersBar && hasMarkerOn(g, cell))) continue
    const under = trackOf(g, shown[cell] - 1)
    for (let turn = 0; turn < TURNS; turn++)
      if (contains(turnTrack(TRACK[card], turn), under)) moves.push(move(cell, turn))
  }
  for (const cell of taken) shown[cell] = UNSEEN
  for (const cell of free) shown[cell] = UNSEEN
  return moves
}

/** Every cell with a card, once, with what shows there. */
function takenCells(g: Railway): Cell[] {
  const cells: Cell[] = []
  for (let circle = 0; circle < CIRCLES; circle++) {
    shown[g.circleCell[circle]] = CIRCLE
    cells.push(g.circleCell[circle])
  }
  for (let card = 0; card < RAIL_CARDS; card++) {
    const cell = g.cardCell[card]
    if (cell === NOWHERE) continue
    const other = shown[cell]
    if (other === UNSEEN) cells.push(cell)
    if (other === UNSEEN || g.cardRank[card] > g.cardRank[other - 1]) shown[cell] = card + 1
  }
  return cells
}

function emptyCellsBeside(taken: readonly Cell[]): Cell[] {
  const free: Cell[] = []
  for (const cell of taken)
    for (let side = 0; side < SIDES.length; side++) {
      const next = beside(cell, side)
      if (shown[next] !== UNSEEN) continue
      shown[next] = EMPTY
      free.push(next)
    }
  return free
}
