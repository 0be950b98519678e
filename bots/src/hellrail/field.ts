import {
  beside,
  CELLS,
  type Cell,
  CIRCLES,
  type Circle,
  cellOf,
  NONE,
  NOWHERE,
  opposite,
  RAIL_CARDS,
  type Railway,
  SIDES,
  type Side,
  sidesReached,
  sleeperOf,
  type Track,
  trackOf,
} from './railway.ts'

// The table as it lies, by cell. It is surveyed for every answer, so that no answer depends on another.
const tracks = new Uint8Array(CELLS)
const circles = new Int8Array(CELLS).fill(NONE)
/** A bit for each sleeper with a marker. */
const marks = new Uint16Array(CELLS)
const rank = new Int8Array(CELLS)
const isListed = new Uint8Array(CELLS)
const cells: Cell[] = []
const touched: Cell[] = []

export const trackOn = (cell: Cell): Track => tracks[cell]
export const circleOn = (cell: Cell): Circle => circles[cell]
/** The cells with rail cards, and the empty ones where rail could be laid. */
export const cellsOfField = (): readonly Cell[] => cells

/** By card and circle, then the markers: what the last survey found. */
const found: number[] = []
let surveys = 0

/** Looks at the table; what it says stays the same until the table has changed. */
export function survey(g: Railway): number {
  if (isKnown(g)) return surveys
  chart(g)
  return ++surveys
}

/** Where a card lies, and how: the same number means the same. */
const lieOf = (g: Railway, card: number): number =>
  g.cardCell[card] === NOWHERE ? NOWHERE : (g.cardCell[card] * 4 + g.cardTurn[card]) * RAIL_CARDS + g.cardRank[card]

function isKnown(g: Railway): boolean {
  const { circleCell, markers } = g
  let isSame = found.length === RAIL_CARDS + CIRCLES + markers.length
  const note = (i: number, what: number): void => {
    if (found[i] === what) return
    found[i] = what
    isSame = false
  }
  for (let card = 0; card < RAIL_CARDS; card++) note(card, lieOf(g, card))
  for (let circle = 0; circle < CIRCLES; circle++) note(RAIL_CARDS + circle, circleCell[circle])
  for (let i = 0; i < markers.length; i++) note(RAIL_CARDS + CIRCLES + i, markers[i])
  found.length = RAIL_CARDS + CIRCLES + markers.length
  return isSame
}

function chart(g: Railway): void {
  clear()
  const around: Cell[] = []
  for (let circle = 0; circle < CIRCLES; circle++) {
    const cell = g.circleCell[circle]
    if (cell === NOWHERE) continue
    circles[cell] = circle
    around.push(cell)
    list(cell)
  }
  for (let card = 0; card < RAIL_CARDS; card++) {
    const cell = g.cardCell[card]
    if (cell === NOWHERE) continue
    if (list(cell)) {
      around.push(cell)
      cells.push(cell)
    } else if (g.cardRank[card] < rank[cell]) continue
    rank[cell] = g.cardRank[card]
    tracks[cell] = trackOf(g, card)
  }
  for (const at of g.markers) marks[cellOf(at)] |= 1 << sleeperOf(at)
  for (const cell of around)
    for (let side = 0; side < SIDES.length; side++) {
      const next = beside(cell, side)
      if (list(next)) cells.push(next)
    }
}

/** Whether it was not listed before. */
function list(cell: Cell): boolean {
  if (isListed[cell]) return false
  isListed[cell] = 1
  touched.push(cell)
  return true
}

function clear(): void {
  for (const cell of touched) {
    tracks[cell] = 0
    circles[cell] = NONE
    marks[cell] = 0
    isListed[cell] = 0
  }
  touched.length = 0
  cells.length = 0
}

/** Looks at the table as if a cell had another track. */
export function supposing<T>(cell: Cell, track: Track, look: () => T): T {
  const before = tracks[cell]
  tracks[cell] = track
  const seen = look()
  tracks[cell] = before
  return seen
}

/** A circle that can be reached without a stop. */
export interface Reach {
  readonly circle: Circle
  readonly steps: number
  /** Markers on the way. */
  readonly tolls: number
}

/** A place where the track ends: the empty cell, and the side from which an engine comes. */
export interface End {
  readonly cell: Cell
  readonly from: Side
  readonly steps: number
}

const NOTHING: readonly Reach[] = []
const NEXT: readonly (readonly Reach[])[] = Array.from({ length: CIRCLES }, (_, circle) => [
  { circle, steps: 1, tolls: 0 },
])
/** Nobody plans a way without a stop that is longer. */
const FARTHEST = 18
/** A marker counts as so many steps when ways are compared. */
export const TOLL_STEPS = 4

/** The steps from the sleeper on one side of a card to that on another and off it. */
export const stepsAcross = (from: Side, to: Side): number => (to === opposite(from) ? 4 : 3)

const STRAIGHT = 4
const CURVE = 8
/** By two sides: a bit for each sleeper between them. */
const BETWEEN: readonly number[] = SIDES.flatMap((from) =>
  SIDES.map((to) => {
    const ends = (1 << from) | (1 << to)
    if (to === opposite(from)) return ends | (1 << (STRAIGHT + from)) | (1 << (STRAIGHT + to))
    return ends | (1 << (CURVE + (((from + 1) & 3) === to ? from : to)))
  }),
)

/** How many markers lie between two sides of a cell. */
export function tollsAcross(cell: Cell, from: Side, to: Side): number {
  if (marks[cell] === 0) return 0
  let hit = marks[cell] & BETWEEN[from * 4 + to]
  let tolls = 0
  for (; hit > 0; hit &= hit - 1) tolls++
  return tolls
}

// By cell and side of entry, while one way out is explored.
const best = new Uint8Array(CELLS * SIDES.length)

/** The circles that an engine which leaves a cell to one side can come to; `ends` gets the ends of the track. */
export function explore(cell: Cell, side: Side, ends?: End[]): readonly Reach[] {
  const first = beside(cell, side)
  if (circles[first] !== NONE) return NEXT[circles[first]]
  if (tracks[first] === 0) {
    ends?.push({ cell: first, from: opposite(side), steps: 0 })
    return NOTHING
  }
  const reached: Reach[] = []
  const visited: number[] = []
  walk(first, opposite(side), 0, 0, reached, visited, ends)
  for (const at of visited) best[at] = 0
  return reached
}

function walk(
  cell: Cell,
  from: Side,
  steps: number,
  tolls: number,
  reached: Reach[],
  visited: number[],
  ends?: End[],
): void {
  const at = cell * 4 + from
  const cost = steps + TOLL_STEPS * tolls + 1
  if (steps > FARTHEST || (best[at] > 0 && best[at] <= cost)) return
  best[at] = Math.min(255, cost)
  visited.push(at)
  const sides = sidesReached(tracks[cell], from)
  for (let to = 0; to < SIDES.length; to++) {
    if (!((sides >> to) & 1)) continue
    const next = beside(cell, to)
    const so = steps + stepsAcross(from, to)
    const paid = tolls + tollsAcross(cell, from, to)
    if (circles[next] !== NONE) note(reached, circles[next], so + 1, paid)
    else if (tracks[next] !== 0) walk(next, opposite(to), so, paid, reached, visited, ends)
    else ends?.push({ cell: next, from: opposite(to), steps: so })
  }
}

function note(reached: Reach[], circle: Circle, steps: number, tolls: number): void {
  const known = reached.findIndex((each) => each.circle === circle)
  if (known < 0) reached.push({ circle, steps, tolls })
  else if (steps + TOLL_STEPS * tolls < reached[known].steps + TOLL_STEPS * reached[known].tolls)
    reached[known] = { circle, steps, tolls }
}
