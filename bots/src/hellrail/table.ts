import type { Player } from '@acheron/core'
import {
  type Circle,
  countAt,
  DELIVERED,
  DELIVERY,
  DISCARDS,
  fieldSleeperOf,
  HAND,
  handOf,
  isInCircle,
  NOWHERE,
  PILE,
  type Position,
  RAIL_CARDS,
  type RailCard,
  type Railway,
  TRACTION,
  TRAIN,
  trainOf,
  VALUE,
} from '@acheron/games/hellrail/railway'
import { chartOf } from './chart.ts'
import type { Edition } from './edition.ts'
import { HOLDING, holdingOf } from './theft.ts'
import { costsFrom, type Link, linksAt, type Ways, waysOf } from './ways.ts'
import { WEIGHTS } from './weights.ts'

/** The table as a player sees it: what is open, and the own hand. Of the others' hands only how many cards they have. */
export interface Table<S extends Railway = Railway> {
  readonly s: S
  readonly me: Player
  readonly edition: Edition<S>
  readonly at: Position
  readonly hand: readonly RailCard[]
  /** Lists by player. */
  readonly trains: readonly (readonly RailCard[])[]
  readonly handSizes: readonly number[]
  readonly scores: readonly number[]
  /** The best score of the others. */
  readonly rival: number
  /** Cards that can still be drawn. */
  readonly left: number
  readonly ways: Ways
  /** Out of my place, and what each circle costs from there. */
  readonly links: readonly Link[]
  readonly near: Float64Array
  /** What is left of a value after a way of one card, as a logarithm: for a car, and for a card in hand. */
  readonly carried: number
  readonly hoped: number
  /** What part of the worth of cards in hand can still be made use of. */
  readonly use: number
  /** By number of cards in my hand: what they are worth. */
  readonly holding: readonly number[]
  /** What the others have, in my eyes. */
  readonly others: number
}

const roundsLeft = (seats: number, left: number): number => left / (seats * WEIGHTS.pace)

/** How much of all prospects is left when so many cards can be drawn. */
export const patienceWith = (seats: number, left: number): number =>
  Math.exp((-WEIGHTS.lateness * WEIGHTS.usualWay) / (roundsLeft(seats, left) + 0.1))

/** How much of the worth of cards in hand is left when so many cards can be drawn. */
export const useWith = (seats: number, left: number): number =>
  Math.exp(-WEIGHTS.idle / (roundsLeft(seats, left) + 0.1))

export function tableOf<S extends Railway>(edition: Edition<S>, s: S, me: Player): Table<S> {
  const trains: RailCard[][] = []
  const handSizes: number[] = []
  const scores: number[] = []
  for (let p = 0; p < s.seats; p++) {
    trains.push(trainOf(s, p))
    handSizes.push(countAt(s, HAND + p))
    scores.push(scoreOf(s, p))
  }
  const left = countAt(s, PILE) + countAt(s, DISCARDS)
  const late = -WEIGHTS.lateness / (roundsLeft(s.seats, left) + 0.1)
  const ways = waysNow(edition, s)
  const links = linksAt(s, ways, s.engine[me])
  const rival = scores.reduce((best, score, p) => (p === me ? best : Math.max(best, score)), 0)
  const carried = Math.log(WEIGHTS.carried) + late
  const use = useWith(s.seats, left)
  const it = { s, me, scores, rival, trains, handSizes, ways, carried, use }
  return {
    ...it,
    edition,
    at: s.engine[me],
    hand: handOf(s, me),
    left,
    links,
    near: costsFrom(s.engine[me], links, ways.cost),
    hoped: Math.log(WEIGHTS.hoped) + late,
    holding: holdingOf(edition, s, me, ways, handSizes),
    others: othersOf(it, edition, s),
  }
}

function scoreOf(s: Railway, p: Player): number {
  let score = 0
  for (let card = 0; card < RAIL_CARDS; card++) if (s.cardPlace[card] === DELIVERED + p) score += VALUE[card]
  return score
}

/** The ways of the tables looked at last: seldom does a move change them. */
const known = new Map<string, Ways>()
const MOST_KNOWN = 400

function waysNow<S extends Railway>(edition: Edition<S>, s: S): Ways {
  const guarded = edition.guarded(s)
  const key = keyOf(s, guarded, edition.toll)
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const ways = waysOf(s, chartOf(s, edition.markersBar), guarded, edition.toll)
  known.set(key, ways)
  return ways
}

/** Tables with the same key have the same ways. */
function keyOf(s: Railway, guarded: Circle, toll: number): string {
  let key = `${guarded} ${toll}`
  for (let card = 0; card < RAIL_CARDS; card++)
    if (s.cardCell[card] !== NOWHERE) key += ` ${card},${s.cardCell[card]},${s.cardTurn[card]},${s.cardRank[card]}`
  for (const at of s.engine) if (!isInCircle(at)) key += `/${fieldSleeperOf(at)}`
  return `${key};${s.markers.join()};${s.circleCell.join()}`
}

type Seen = Pick<Table, 's' | 'me' | 'scores' | 'rival' | 'trains' | 'handSizes' | 'ways' | 'carried' | 'use'>

export const rivals = ({ s, me }: Pick<Table, 's' | 'me'>): Player[] =>
  Array.from({ length: s.seats }, (_, p) => p).filter((p) => p !== me)

/** What harm to a player is worth to me, for each point. */
export const spite = (t: Pick<Table, 'scores' | 'rival' | 'me'>, p: Player): number =>
  (t.scores[p] === t.rival && t.rival >= t.scores[t.me] ? WEIGHTS.harmToLeader : WEIGHTS.harm) / (t.scores.length - 1)

/** What the cars of another player can bring. */
export function prospectsOf(t: Seen, p: Player): number {
  if (t.trains[p].length === 0) return 0
  const at = t.s.engine[p]
  const near = costsFrom(at, isInCircle(at) ? [] : linksAt(t.s, t.ways, at), t.ways.cost)
  return t.trains[p].reduce((sum, car) => sum + VALUE[car] * Math.exp(t.carried * near[DELIVERY[car]]), 0)
}

/** Everything that another player would lose by a derailment. */
export const stakeOf = (t: Seen, p: Player): number => prospectsOf(t, p) + t.use * HOLDING[t.handSizes[p]]

function othersOf<S extends Railway>(t: Seen, edition: Edition<S>, s: S): number {
  let sum = 0
  for (const p of rivals(t)) {
    const has = t.scores[p] + stakeOf(t, p) + edition.belongings(s, p, undefined) - edition.captivity(s, p)
    sum += spite(t, p) * has
  }
  return sum
}

const STRONGEST = 5

/** By traction: how likely it is that the next card drawn has it. Any card that I do not see can be that. */
export function oddsOf({ s, me }: Pick<Table, 's' | 'me'>): number[] {
  const fromPile = countAt(s, PILE) > 0
  const odds = Array.from({ length: STRONGEST + 1 }, () => 0)
  let all = 0
  for (let card = 0; card < RAIL_CARDS; card++) {
    const place = s.cardPlace[card]
    const isHidden = place === PILE || (place >= HAND && place < TRAIN && place !== HAND + me)
    if (!(fromPile ? isHidden : place === DISCARDS)) continue
    odds[TRACTION[card]]++
    all++
  }
  return all === 0 ? odds : odds.map((count) => count / all)
}
