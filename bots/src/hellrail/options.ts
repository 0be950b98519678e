import type { Move } from '@acheron/core'
import {
  CIRCLES,
  COUPLE,
  circleOf,
  contains,
  crossing,
  crossings,
  DELIVERY,
  END,
  FERRY,
  GO,
  go,
  inCircle,
  isCouple,
  isInCircle,
  isSail,
  LAY,
  listSides,
  MOVE,
  NONE,
  OFF,
  onSleeper,
  PICKUP,
  type Position,
  place,
  type RailCard,
  type Railway,
  SAIL,
  SIDES,
  type Side,
  sidesReached,
  TRACK,
  TRACTION,
  turnTrack,
  VALUE,
  VOCABULARY,
  WIDEST,
} from '@acheron/games/hellrail/railway'
import { keepOf, type Node, type Visits } from './node.ts'
import { ramsFrom } from './ramming.ts'
import { routeAlong } from './route.ts'
import { type Study, spite, stakeOf } from './study.ts'
import { costOfSteps, costsFrom, costWith, type Gap, type Link, linksAt } from './ways.ts'
import { endingAt, type Standing, standingOf, sumFor } from './worth.ts'

/** Something to do next, and what it promises at a glance. */
export interface Option {
  /** Made when it is wanted: most options are not taken up. */
  moves(): readonly Move[]
  readonly worth: number
  /** What can be expected to be lost on the way. */
  readonly loss: number
}

const MOST_CARS = 5
/** Of those cards that will do, so many are tried: the ones that are missed least. */
const CARDS_TRIED = 2
const TURNS_TRIED = 2

const without = (cards: readonly RailCard[], card: RailCard): RailCard[] => cards.filter((each) => each !== card)

/** All that can be done next, but for ending the turn. */
export function optionsOf<S extends Railway>(node: Node<S>, visits: Visits): Option[] {
  const { legal, t } = node
  const keep = new Map(t.hand.map((card) => [card, keepOf(t, card)]))
  const byKeep = t.hand.toSorted((a, b) => (keep.get(a) ?? 0) - (keep.get(b) ?? 0))
  const base = standingOf(t)
  const promise: Promising = (moves, it, bonus = 0, loss = 0) => ({
    moves,
    loss,
    worth: node.bonus + bonus - loss + sumFor(t, endingAt(t, { ...base, ...it }).worth),
  })
  const arrival = (to: number, hand: readonly RailCard[]): Partial<Standing> => {
    const train = t.trains[t.me]
    const gain = train.reduce((sum, car) => sum + (DELIVERY[car] === to ? VALUE[car] : 0), 0)
    const near = t.ways.cost.subarray(to * CIRCLES, (to + 1) * CIRCLES)
    return { at: inCircle(to), near, hand, train: train.filter((car) => DELIVERY[car] !== to), gain, freed: 1 }
  }
  const visit = (to: number, cards = t.hand.length - 1): number => ((node.visited >> to) & 1 ? 0 : visits(cards)[to])

  const options: Option[] = []
  for (const m of legal)
    if (isCouple(m) && t.trains[t.me].length < MOST_CARS) {
      const card = m - COUPLE
      options.push(promise(() => [m], { hand: without(t.hand, card), train: [...t.trains[t.me], card] }))
    }

  const movers = byKeep.filter((card) => legal.includes(MOVE + card))
  for (const link of t.links)
    if (link.gaps.length === 0) options.push(...travels(t, link, movers, promise, arrival, visit))

  options.push(...layings(node, byKeep, promise))
  if (!legal.includes(END) && byKeep.length > 0) options.push(outOfTheWay(t, byKeep[0], promise))
  options.push(...sailings(node, legal, byKeep, promise, arrival, visit))
  options.push(...ferries(node, legal, promise, arrival, visit))
  for (const ram of ramsFrom(t.s, t.me, movers)) {
    const harm = spite(t, ram.victim) * stakeOf(t, ram.victim)
    options.push(promise(() => ram.moves, { hand: without(t.hand, ram.card), freed: 1 }, ram.isDeadly ? harm : 0))
  }
  return options
}

type Promising = (moves: () => readonly Move[], it: Partial<Standing>, bonus?: number, loss?: number) => Option

/** Along the track into a circle; or as far as a card goes, to go on later. */
function travels(
  t: Study,
  link: Link,
  movers: readonly RailCard[],
  promise: Promising,
  arrival: (to: number, hand: readonly RailCard[]) => Partial<Standing>,
  visit: (to: number, cards?: number) => number,
): Option[] {
  const way = (): Move[] => routeAlong(t.s, t.at, link.sides)
  const lost = link.tolls === 0 ? 0 : link.tolls * t.edition.lossAt(t)
  const able = movers.filter((card) => VALUE[card] >= link.steps).slice(0, CARDS_TRIED)
  const all = able.map((card) =>
    promise(() => [MOVE + card, ...way()], arrival(link.to, without(t.hand, card)), visit(link.to), lost),
  )
  if (able.length > 0) return all
  const far = movers.toSorted((a, b) => VALUE[b] - VALUE[a]).slice(0, CARDS_TRIED)
  return far.map((card) => {
    const left = costOfSteps(t.edition.weights, link.steps - VALUE[card])
    const near = Float64Array.from({ length: CIRCLES }, (_, to) => left + t.ways.cost[link.to * CIRCLES + to])
    const at: Position = onSleeper(0, 0, 0)
    const stand = { at, near, hand: without(t.hand, card), freed: 1 }
    return promise(() => [MOVE + card, ...way().slice(0, VALUE[card])], stand, 0, lost)
  })
}

/** By card and two sides, from * 4 + to: the turns in which it joins them. */
const JOINS: readonly (readonly (readonly number[])[])[] = TRACK.map((track) =>
  SIDES.flatMap((from) =>
    SIDES.map((to) => SIDES.filter((turn) => (sidesReached(turnTrack(track, turn), from) >> to) & 1)),
  ),
)

/** The turns in which a card fills a gap. */
function turnsFor(t: Study, card: RailCard, gap: Gap): readonly number[] {
  const under = t.ways.chart.track[gap.square]
  const turns = JOINS[card][gap.from * SIDES.length + gap.to]
  return under === 0 ? turns : turns.filter((turn) => contains(turnTrack(TRACK[card], turn), under))
}

/** Track where it is missing: on the ways from here, and on those that my cars and cards want to go. */
function layings<S extends Railway>({ t }: Node<S>, byKeep: readonly RailCard[], promise: Promising): Option[] {
  const options: Option[] = []
  const done = new Set<number>()
  const here = isInCircle(t.at) ? circleOf(t.at) : undefined
  const consider = (from: number | undefined, link: Link): void => {
    for (const gap of link.gaps) {
      const price = t.ways.chart.track[gap.square] === 0 ? t.edition.weights.lay : t.edition.weights.upgrade
      const cards = byKeep.filter((card) => turnsFor(t, card, gap).length > 0).slice(0, CARDS_TRIED)
      if (cards.length === 0) continue
      const shorter = link.cost - price
      const cost = from === undefined ? t.ways.cost : costWith(t.ways.cost, from, link.to, shorter)
      const links =
        from === undefined ? t.links.map((each) => (each === link ? { ...link, cost: shorter } : each)) : t.links
      const near = costsFrom(t.at, links, cost)
      for (const card of cards)
        for (const turn of turnsFor(t, card, gap).slice(0, TURNS_TRIED)) {
          const laid = place(t.ways.chart.cellOf(gap.square), turn)
          const key = card * VOCABULARY + laid
          if (done.has(key)) continue
          done.add(key)
          options.push(promise(() => [LAY + card, laid], { hand: without(t.hand, card), near, cost }))
        }
    }
  }
  for (const link of t.links) consider(here, link)
  const wanted = new Set<number>()
  for (const car of t.trains[t.me]) wanted.add(DELIVERY[car])
  for (const card of t.hand) wanted.add(PICKUP[card]).add(DELIVERY[card])
  for (const from of wanted)
    if (from !== here) for (const link of t.ways.links[from]) if (wanted.has(link.to)) consider(from, link)
  return options
}

/** A card that must be played and is of no use is laid where it joins least. */
function outOfTheWay(t: Study, card: RailCard, promise: Promising): Option {
  const { chart } = t.ways
  const isTaken = (square: number): boolean => chart.track[square] !== 0 || chart.circle[square] !== NONE
  const besides = [-chart.width, 1, chart.width, -1]
  let best = NONE
  let fewest = SIDES.length + 1
  for (let square = chart.width; square < chart.squares - chart.width; square++) {
    if (isTaken(square)) continue
    const taken = besides.filter((step) => isTaken(square + step)).length
    if (taken === 0 || taken >= fewest) continue
    best = square
    fewest = taken
  }
  return promise(() => [LAY + card, place(chart.cellOf(best), 0)], { hand: without(t.hand, card) })
}

/** By Boat. */
function sailings<S extends Railway>(
  { t }: Node<S>,
  legal: readonly Move[],
  byKeep: readonly RailCard[],
  promise: Promising,
  arrival: (to: number, hand: readonly RailCard[]) => Partial<Standing>,
  visit: (to: number, cards?: number) => number,
): Option[] {
  if (!legal.some(isSail)) return []
  return listSides(crossings(t.s, t.at, WIDEST)).flatMap((side: Side) => {
    const { cells, to } = crossing(t.s, t.at, side)
    const card = byKeep.find((each) => TRACTION[each] >= cells && legal.includes(SAIL + each))
    if (card === undefined || to === OFF || !isInCircle(to)) return []
    const circle = circleOf(to)
    return [
      promise(
        () => [SAIL + card, GO + side],
        arrival(circle, without(t.hand, card)),
        visit(circle) - t.edition.weights.boat,
      ),
    ]
  })
}

/** By ferry, where the die decides and no card is played. */
function ferries<S extends Railway>(
  { t }: Node<S>,
  legal: readonly Move[],
  promise: Promising,
  arrival: (to: number, hand: readonly RailCard[]) => Partial<Standing>,
  visit: (to: number, cards?: number) => number,
): Option[] {
  if (!legal.includes(FERRY)) return []
  return listSides(crossings(t.s, t.at, WIDEST)).map((side: Side) => {
    const { cells, to } = crossing(t.s, t.at, side)
    const loss = t.edition.weights.ticket + t.edition.lossByFerry(t, cells)
    const moves = (): Move[] => [FERRY, go(side)]
    if (isInCircle(to))
      return promise(moves, { ...arrival(circleOf(to), t.hand), freed: 0 }, visit(circleOf(to), t.hand.length), loss)
    return promise(moves, { at: to, near: costsFrom(to, linksAt(t.s, t.ways, to), t.ways.cost) }, 0, loss)
  })
}
