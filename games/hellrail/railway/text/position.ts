import type { Player } from '@acheron/core'
import { CIRCLES, type Circle } from '../circles.ts'
import { NONE } from '../queries.ts'
import { type RailCard, TRACTION } from '../rail-cards.ts'
import { cellOf, NOWHERE, sleeperOf } from '../state.ts'
import type { ShownRail } from '../view.ts'
import type { RailwayWords } from './en.ts'
import {
  cardText,
  cellText,
  circleOfSeen,
  engineText,
  type Naming,
  printedTrack,
  railText,
  type Seen,
  shownTrack,
  sinnersOf,
  sleeperText,
} from './things.ts'

/** What an edition has to say besides. */
export interface Additions {
  /** Of the supplies. */
  readonly supplies: readonly string[]
  /** What lies in a circle. */
  inCircle(circle: Circle): readonly string[]
  /** What a player holds. */
  held(p: Player): readonly string[]
}

/** What the view tells: the table, the circles, the rails, the players, what is one's own. */
export function positionLines(words: RailwayWords, view: Seen, name: Naming, its: Additions): string[] {
  return [
    ...(view.over ? [words.position.over] : progress(words, view, name)),
    words.position.pile(view.pile),
    words.position.discards(sinnersOf(words, view.discards)),
    ...its.supplies,
    ...circles(words, view, name, its),
    ...rails(words, view),
    ...players(words, view, name, its),
    ...(view.me === NONE ? [] : hand(words, view)),
  ]
}

function progress(words: RailwayWords, view: Seen, name: Naming): string[] {
  const { position } = words
  const lines = [position.toPlay(view.asked.map(name))]
  if (!view.asked.includes(view.player)) lines.push(position.turnOf(name(view.player)))
  if (view.moving !== NONE) lines.push(position.moving(name(view.moving), view.left))
  if (view.played !== NONE) lines.push(withTrack(words, position.played, view.played))
  if (view.glutton) lines.push(position.glutton(name(view.player)))
  return lines
}

function circles(words: RailwayWords, view: Seen, name: Naming, its: Additions): string[] {
  const { position } = words
  return Array.from({ length: CIRCLES }, (_, circle) => circle)
    .filter((circle) => view.circles[circle] !== NOWHERE)
    .map((circle) => {
      const engines = view.players.flatMap((_, p) => (circleOfSeen(view, p) === circle ? [name(p)] : []))
      const things = [...its.inCircle(circle), ...(engines.length > 0 ? [position.engines(engines)] : [])]
      return position.line(position.circle(circle, cellText(words, view.circles[circle])), things)
    })
}

function rails(words: RailwayWords, view: Seen): string[] {
  if (view.rails.length === 0) return [words.position.noRails]
  return view.rails.toSorted((a, b) => a.cell - b.cell).map((rail) => railLine(words, view, rail))
}

function railLine(words: RailwayWords, view: Seen, rail: ShownRail): string {
  const { position } = words
  const markers = view.markers.filter((at) => cellOf(at) === rail.cell).map((at) => sleeperText(words, sleeperOf(at)))
  return position.line(railText(words, view, rail.card), [
    words.traction(TRACTION[rail.card]),
    shownTrack(words, rail),
    ...(rail.under.length > 0 ? [position.covers(sinnersOf(words, rail.under))] : []),
    ...(markers.length > 0 ? [position.markers(markers)] : []),
  ])
}

function players(words: RailwayWords, view: Seen, name: Naming, its: Additions): string[] {
  const { position } = words
  return view.players.flatMap((player, p) => {
    const { engine, cards, cars, delivered, deliveredCars, score } = player
    const seen = view.seen[p]
    const told = [
      engineText(words, view, engine),
      position.inHand(cards),
      position.coupled(cars.length),
      position.delivered(delivered),
      ...its.held(p),
    ]
    const trainCars = cars.map((car) => cardText(words, car))
    return [
      position.line(p === view.me ? position.me(name(p)) : name(p), told),
      ...(cars.length > 0 ? [position.line(position.train(name(p)), trainCars)] : []),
      ...(seen.length > 0 ? [position.line(position.seen(name(p)), sinnersOf(words, seen))] : []),
      ...(view.over ? [position.line(position.score(name(p), score), sinnersOf(words, deliveredCars))] : []),
    ]
  })
}

function hand(words: RailwayWords, view: Seen): string[] {
  const { position } = words
  if (view.hand.length === 0) return [position.emptyHand]
  return view.hand.map((card) => withTrack(words, position.hand, card))
}

const withTrack = (words: RailwayWords, head: string, card: RailCard): string =>
  words.position.line(head, [cardText(words, card), printedTrack(words, card)])
