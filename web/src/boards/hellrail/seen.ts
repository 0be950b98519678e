import type { Json } from '@acheron/core'
import {
  all,
  type Cell,
  CIRCLES,
  type Circle,
  circleOf,
  emptyRailway,
  isInCircle,
  NONE,
  NOWHERE,
  type Position,
  type PublicTrain,
  type Railway,
  type RailwayView,
  type ShownRail,
  TABLE,
} from '@acheron/games/hellrail/third'

/** What is public of a player in one edition or the other. */
export type Seat = PublicTrain & {
  /** Third Perdition: the effect on the engine card, the Heresy token, and what is held or not: 1 or 0. */
  readonly token?: number
  readonly heresy?: number
  readonly boat?: number
  readonly tender?: number
  readonly catcher?: number
  /** Second Perdition: the heresy chip and the ferry ticket. */
  readonly chip?: number
  readonly ticket?: number
}

/** What the board shows, of one edition or the other. */
export type Table = RailwayView & {
  readonly players: readonly Seat[]
  readonly glutton: number
  readonly secret?: number
  readonly cerberus?: number
  readonly tokens?: readonly number[]
  readonly unused?: readonly number[]
  readonly unusedCount?: number
  readonly heresyHolder?: readonly number[]
  readonly circleHolder?: readonly number[]
  /** Second Perdition: how many are in the supply. */
  readonly chips?: number
  readonly tickets?: number
}

/** What the game shows, as the game means it. */
export const seen = (view: Json): Table => view as unknown as Table

/** The edition of 2001 has tokens on its circles, that of 1999 has powers printed there. */
export const isThird = (view: Table): boolean => view.tokens !== undefined

export const railAt = (view: Table, cell: Cell): ShownRail | undefined => view.rails.find((rail) => rail.cell === cell)
export const railOf = (view: Table, card: number): ShownRail | undefined =>
  view.rails.find((rail) => rail.card === card)

export const laidCircles = (view: Table): Circle[] =>
  view.circles.flatMap((cell, circle) => (cell === NOWHERE ? [] : [circle]))

export const cellsInUse = (view: Table): Cell[] => [
  ...view.circles.filter((cell) => cell !== NOWHERE),
  ...view.rails.map(({ cell }) => cell),
]

export const enginesIn = (view: Table, circle: Circle): number[] =>
  view.players.flatMap(({ engine }, p) => (isInCircle(engine) && circleOf(engine) === circle ? [p] : []))

/** The table as the railway's own geometry wants it: with the cards that lie there, and nobody's hand. */
export function railwayOf(view: Table): Railway {
  const g = emptyRailway(view.players.length, all(CIRCLES, NOWHERE))
  g.circleCell = view.circles.slice()
  g.engine = view.players.map(({ engine }): Position => engine)
  g.markers = view.markers.slice()
  for (const { card, cell, turn } of view.rails) {
    g.cardPlace[card] = TABLE
    g.cardCell[card] = cell
    g.cardTurn[card] = turn
    g.cardRank[card] = 1
  }
  return g
}

/** Whether the person who looks has something to see of their own. */
export const isPlaying = (view: Table): boolean => view.me !== NONE
