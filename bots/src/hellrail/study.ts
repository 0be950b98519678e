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
  MOST_SEATS,
  NOWHERE,
  PILE,
  type Position,
  RAIL_CARDS,
  type RailCard,
  type Railway,
  TRACTION,
  TRAIN,
  VALUE,
} from '@acheron/games/hellrail/railway'
import { chartOf } from './chart.ts'
import type { Edition } from './edition.ts'
import { holdingOf } from './theft.ts'
import { costsFrom, type Link, linksAt, type Ways, waysOf } from './ways.ts'
import type { Weights } from './weights.ts'

/** The table as a player sees it: what is open, and the own hand. Of the others' hands only how many cards they have. */
export interface Study<S extends Railway = Railway> {
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

const roundsLeft = (weights: Weights, seats: number, left: number): number => left / (seats * weights.pace)

/** How much of all prospects is left when so many cards can be drawn. */
export const patienceWith = (weights: Weights, seats: number, left: number): number =>
  Math.exp((-weights.lateness * weights.usualWay) / (roundsLeft(weights, seats, left) + 0.1))

/** How much of the worth of cards in hand is left when so many cards can be drawn. */
export const useWith = (weights: Weights, seats: number, left: number): number =>
  Math.exp(-weights.idle / (roundsLeft(weights, seats, left) + 0.1))

/** The table, made with what still holds of one that was looked at shortly before by the same player. */
export function studyOf<S extends Railway>(edition: Edition<S>, s: S, me: Player, before?: Study<S>): Study<S> {
  const { handSizes, left, scores, trains } = holdingsOf(s)
  const { weights } = edition
  const late = -weights.lateness / (roundsLeft(weights, s.seats, left) + 0.1)
  const ways = before && hasSameWays(edition, before.s, s) ? before.ways : waysNow(edition, s)
  const links = ways === before?.ways && before.at === s.engine[me] ? before.links : linksAt(s, ways, s.engine[me])
  const rival = scores.reduce((best, score, p) => (p === me ? best : Math.max(best, score)), 0)
  const carried = Math.log(weights.carried) + late
  const use = useWith(weights, s.seats, left)
  const it = { s, me, edition, scores, rival, trains, handSizes, ways, carried, use }
  return {
    s,
    me,
    edition,
    scores,
    rival,
    trains,
    handSizes,
    ways,
    carried,
    use,
    at: s.engine[me],
    hand: handOf(s, me),
    left,
    links,
    near: costsFrom(s.engine[me], links, ways.cost),
    hoped: Math.log(weights.hoped) + late,
    holding:
      before && ways === before.ways && hasSameRaiders(before, s, handSizes)
        ? before.holding
        : holdingOf(edition, s, me, ways, handSizes),
    others: othersOf(it, edition, s),
  }
}

/** Who has what, in one walk through the cards. */
function holdingsOf(s: Railway): Pick<Study, 'handSizes' | 'left' | 'scores' | 'trains'> {
  const trains: RailCard[][] = []
  const handSizes: number[] = []
  const scores: number[] = []
  for (let p = 0; p < s.seats; p++) {
    trains.push([])
    handSizes.push(0)
    scores.push(0)
  }
  let left = 0
  const places = s.cardPlace
  for (let card = 0; card < RAIL_CARDS; card++) {
    const place = places[card]
    if (place === PILE || place === DISCARDS) left++
    else if (place >= DELIVERED) scores[place - DELIVERED] += VALUE[card]
    else if (place >= TRAIN) trains[place - TRAIN].push(card)
    else if (place >= HAND) handSizes[place - HAND]++
  }
  for (const train of trains) if (train.length > 1) train.sort((a, b) => s.cardRank[a] - s.cardRank[b])
  return { trains, handSizes, scores, left }
}

/** The ways of the tables looked at last: seldom does a move change them. */
const known = new Map<string, Ways>()
const MOST_KNOWN = 400

function waysNow<S extends Railway>(edition: Edition<S>, s: S): Ways {
  const guarded = edition.guarded(s)
  const key = keyOf(s, guarded, edition.game.id)
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const ways = waysOf(s, chartOf(s, edition.markersBar), guarded, edition.weights)
  known.set(key, ways)
  return ways
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Where an engine bars a card, or nowhere. */
const barredBy = (at: Position): number => (isInCircle(at) ? NOWHERE : fieldSleeperOf(at))

/** All that `keyOf` reads is the same. */
function hasSameWays<S extends Railway>(edition: Edition<S>, a: S, b: S): boolean {
  for (let p = 0; p < a.seats; p++) if (barredBy(a.engine[p]) !== barredBy(b.engine[p])) return false
  return (
    isSameList(a.cardCell, b.cardCell) &&
    isSameList(a.cardTurn, b.cardTurn) &&
    isSameList(a.markers, b.markers) &&
    isSameList(a.circleCell, b.circleCell) &&
    edition.guarded(a) === edition.guarded(b)
  )
}

/** The others are where they were, with as many cards, and the dens too. */
function hasSameRaiders<S extends Railway>(before: Study<S>, s: S, handSizes: readonly number[]): boolean {
  for (let p = 0; p < s.seats; p++)
    if (p !== before.me && (before.s.engine[p] !== s.engine[p] || before.handSizes[p] !== handSizes[p])) return false
  return before.edition.hasSameDens(before.s, s)
}

/** Tables with the same key have the same ways. */
function keyOf(s: Railway, guarded: Circle, edition: string): string {
  let key = `${edition} ${guarded}`
  for (let card = 0; card < RAIL_CARDS; card++)
    if (s.cardCell[card] !== NOWHERE) key += ` ${card},${s.cardCell[card]},${s.cardTurn[card]},${s.cardRank[card]}`
  for (const at of s.engine) if (!isInCircle(at)) key += `/${fieldSleeperOf(at)}`
  return `${key};${s.markers.join()};${s.circleCell.join()}`
}

type Seen = Pick<
  Study,
  's' | 'me' | 'edition' | 'scores' | 'rival' | 'trains' | 'handSizes' | 'ways' | 'carried' | 'use'
>

export const rivals = ({ s, me }: Pick<Study, 's' | 'me'>): readonly Player[] => RIVALS[s.seats][me]

/** By seats, by player. */
const RIVALS: readonly (readonly (readonly Player[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, me) => Array.from({ length: seats }, (_, p) => p).filter((p) => p !== me)),
)

/** What harm to a player is worth to me, for each point. */
export const spite = (
  { edition, me, rival, scores }: Pick<Study, 'edition' | 'scores' | 'rival' | 'me'>,
  p: Player,
): number =>
  (scores[p] === rival && rival >= scores[me] ? edition.weights.harmToLeader : edition.weights.harm) /
  (scores.length - 1)

/** What the cars of another player can bring. */
export function prospectsOf(t: Seen, p: Player): number {
  const train = t.trains[p]
  if (train.length === 0) return 0
  const at = t.s.engine[p]
  const near = costsFrom(at, isInCircle(at) ? [] : linksAt(t.s, t.ways, at), t.ways.cost)
  let sum = 0
  for (const car of train) sum += VALUE[car] * Math.exp(t.carried * near[DELIVERY[car]])
  return sum
}

/** Everything that another player would lose by a derailment. */
export const stakeOf = (t: Seen, p: Player): number =>
  prospectsOf(t, p) + t.use * t.edition.weights.holding[t.handSizes[p]]

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
export function oddsOf({ s, me }: Pick<Study, 's' | 'me'>): number[] {
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
