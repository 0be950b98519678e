import {
  across,
  type Cell,
  CIRCLES,
  cellAt,
  cellOf,
  down,
  fieldSleeperOf,
  isInCircle,
  NONE,
  NOWHERE,
  RAIL_CARDS,
  type Railway,
  sleeperOf,
  trackOf,
} from '@acheron/games/hellrail/railway'

/** The table as it lies, square by square, with two empty squares around all cards. */
export interface Chart {
  readonly width: number
  readonly squares: number
  /** By square: its track, 0 where there is no rail card; its circle or NONE; a bit for each sleeper with a marker. */
  readonly track: Uint8Array
  readonly circle: Int8Array
  readonly marks: Uint16Array
  /** By square: whether it is not at the edge. */
  readonly inside: Uint8Array
  /** By square: whether a card there can be upgraded. */
  readonly loose: Uint8Array
  squareOf(cell: Cell): number
  cellOf(square: number): Cell
}

const MARGIN = 2

export function chartOf(g: Railway, markersBar: boolean): Chart {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  const include = (cell: Cell): void => {
    if (cell === NOWHERE) return
    const x = across(cell)
    const y = down(cell)
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  for (let circle = 0; circle < CIRCLES; circle++) include(g.circleCell[circle])
  for (let card = 0; card < RAIL_CARDS; card++) include(g.cardCell[card])
  if (left > right) left = top = right = bottom = 0
  const width = right - left + 1 + 2 * MARGIN
  const height = bottom - top + 1 + 2 * MARGIN
  const squares = width * height
  const squareOf = (cell: Cell): number => (down(cell) - top + MARGIN) * width + across(cell) - left + MARGIN
  const chart: Chart = {
    width,
    squares,
    track: new Uint8Array(squares),
    circle: new Int8Array(squares).fill(NONE),
    marks: new Uint16Array(squares),
    inside: insideOf(width, height),
    loose: new Uint8Array(squares).fill(1),
    squareOf,
    cellOf: (square) => cellAt((square % width) + left - MARGIN, Math.floor(square / width) + top - MARGIN),
  }
  fill(g, chart, markersBar)
  return chart
}

function insideOf(width: number, height: number): Uint8Array {
  const inside = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y++) inside.fill(1, y * width + 1, (y + 1) * width - 1)
  return inside
}

function fill(g: Railway, { circle, loose, marks, squareOf, track }: Chart, markersBar: boolean): void {
  const rank = new Int8Array(track.length).fill(NONE)
  for (let each = 0; each < CIRCLES; each++)
    if (g.circleCell[each] !== NOWHERE) circle[squareOf(g.circleCell[each])] = each
  for (let card = 0; card < RAIL_CARDS; card++) {
    if (g.cardCell[card] === NOWHERE) continue
    const square = squareOf(g.cardCell[card])
    if (g.cardRank[card] <= rank[square]) continue
    rank[square] = g.cardRank[card]
    track[square] = trackOf(g, card)
  }
  for (const at of g.markers) {
    const square = squareOf(cellOf(at))
    marks[square] |= 1 << sleeperOf(at)
    if (markersBar) loose[square] = 0
  }
  for (const at of g.engine) if (!isInCircle(at)) loose[squareOf(cellOf(fieldSleeperOf(at)))] = 0
}
