import type { Player } from '@acheron/core'
import {
  type Cell,
  type Circle,
  countAt,
  DELIVERED,
  DISCARDS,
  HAND,
  handOf,
  PILE,
  type Position,
  RAIL_CARDS,
  type RailCard,
  type Railway,
  TRACTION,
  TRAIN,
  trainOf,
  VALUE,
} from './railway.ts'

/** What an edition adds to the table, as far as plans depend on it. */
export interface Extras {
  /** How many cars the engine pulls beside its own. */
  readonly tender: number
  readonly mayStoke: boolean
  /** Whether what stays in hand is lost. */
  readonly mustPlayAll: boolean
  /** The circle that costs something to leave, or NONE. */
  readonly guarded: Circle
  /** Whether the engine can cross water, with a card. */
  readonly boat: boolean
  /** Whether a marker on a card bars an upgrade. */
  readonly markersBar: boolean
  /** By traction: the chances of the die, where there is one; otherwise those of the next card turned over. */
  readonly odds?: readonly number[]
}

/** All that the planner looks at: what lies open, and its own hand. Nothing of what others hide. */
export interface Table extends Extras {
  readonly g: Railway
  readonly me: Player
  readonly seats: number
  readonly at: Position
  readonly hand: readonly RailCard[]
  readonly train: readonly RailCard[]
  /** Cards that can still be drawn, with those that would be shuffled. */
  readonly left: number
  /** By player: points delivered, cars, cards in hand. */
  readonly scores: readonly number[]
  readonly trains: readonly (readonly RailCard[])[]
  readonly handSizes: readonly number[]
  /** The points of the best of the others. */
  readonly rival: number
  /** By circle. */
  readonly circleCell: readonly Cell[]
  readonly odds: readonly number[]
}

export function tableOf(g: Railway, me: Player, extras: Extras): Table {
  const scores: number[] = []
  const trains: RailCard[][] = []
  const handSizes: number[] = []
  for (let p = 0; p < g.seats; p++) {
    scores.push(scoreOf(g, p))
    trains.push(trainOf(g, p))
    handSizes.push(countAt(g, HAND + p))
  }
  return {
    ...extras,
    g,
    me,
    seats: g.seats,
    at: g.engine[me],
    hand: handOf(g, me),
    train: trains[me],
    left: countAt(g, PILE) + countAt(g, DISCARDS),
    scores,
    trains,
    handSizes,
    rival: scores.reduce((best, score, p) => (p === me ? best : Math.max(best, score)), 0),
    circleCell: g.circleCell,
    odds: extras.odds ?? oddsOf(g, me),
  }
}

function scoreOf(g: Railway, p: Player): number {
  let score = 0
  for (let card = 0; card < RAIL_CARDS; card++) if (g.cardPlace[card] === DELIVERED + p) score += VALUE[card]
  return score
}

const STRONGEST = 5

/** Any card that I do not see can be on top of the draw pile; when that is empty, any card of the discards. */
function oddsOf(g: Railway, me: Player): number[] {
  const fromPile = countAt(g, PILE) > 0
  const odds = Array.from({ length: STRONGEST + 1 }, () => 0)
  let all = 0
  for (let card = 0; card < RAIL_CARDS; card++) {
    if (!(fromPile ? isUnseen(g, me, card) : g.cardPlace[card] === DISCARDS)) continue
    odds[TRACTION[card]]++
    all++
  }
  return all === 0 ? odds : odds.map((count) => count / all)
}

function isUnseen(g: Railway, me: Player, card: RailCard): boolean {
  const place = g.cardPlace[card]
  if (place === PILE) return true
  return place >= HAND && place < TRAIN && place !== HAND + me && ((g.cardSeen[card] >> me) & 1) === 0
}
