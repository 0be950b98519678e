import type { Player } from '@acheron/core'
import { countCards, handOf } from '../src/cards.ts'
import { LOADS } from '../src/loads.ts'
import { chipsLeft, loadsAboard } from '../src/loads-aboard.ts'
import { PORTS } from '../src/ports.ts'
import { BUILDING, OPERATING, OVER } from '../src/question.ts'
import { hasFerry } from '../src/rails.ts'
import { HIDDEN, type View } from '../src/secrets.ts'
import { CITY_AT, FROM, TO } from '../src/sections.ts'
import { BUILDING_LIMIT, FOR_GOOD, NO_TIME_LIMIT, OFF_BOARD, PILE } from '../src/state.ts'
import { isOpening, roundOf } from '../src/turn-order.ts'
import { eventsInForce, isOnDuty } from '../src/weather.ts'
import { hasJoined } from '../src/winning.ts'
import type { Words } from './en.ts'
import {
  cardText,
  cityText,
  effectText,
  eventText,
  loadText,
  type Naming,
  placeOf,
  portText,
  trainText,
} from './things.ts'

/** What the view tells: the turn, the events, the players, the cards, the networks. */
export function positionLines(words: Words, view: View, name: Naming): string[] {
  const players = Array.from({ length: view.seats }, (_, p) => p)
  return [
    ...progress(words, view, name),
    ...events(words, view),
    ...stock(words, view),
    ...players.map((p) => playerLine(words, view, p, name)),
    ...players.flatMap((p) => handOf(view, p).map((card) => words.position.hand(name(p), cardText(words, card)))),
    ...players.map((p) => words.position.network(name(p), citiesOn(words, view, p))),
  ]
}

function progress({ position }: Words, view: View, name: Naming): string[] {
  if (view.question === OVER) return [position.over]
  const round = isOpening(view) ? position.opening : position.round
  const number = isOpening(view) ? Math.floor(view.turn / view.seats) + 1 : roundOf(view)
  const lines = [round(number, name(view.player)), position.goal(view.goal)]
  if (view.asked !== view.player) lines.push(position.toAnswer(name(view.asked)))
  if (view.limit !== NO_TIME_LIMIT) lines.push(position.limit(view.limit))
  if (view.question === OPERATING) lines.push(position.movement(view.left))
  if (view.question === BUILDING) lines.push(position.budget(BUILDING_LIMIT - view.spent))
  return lines
}

function events(words: Words, view: View): string[] {
  return eventsInForce(view).map((event) => {
    const line = words.position.inForce(eventText(words, event), effectText(words, event))
    return view.ends[event] === FOR_GOOD ? line : words.position.ends(line, view.ends[event] - view.turn + 1)
  })
}

function stock(words: Words, view: View): string[] {
  const scarce = Array.from({ length: LOADS }, (_, load) => load).filter((load) => chipsLeft(view, load) === 0)
  const pile = words.position.pile(countCards(view, PILE))
  return scarce.length === 0 ? [pile] : [pile, words.position.scarce(scarce.map((load) => loadText(words, load)))]
}

function playerLine(words: Words, view: View, p: Player, name: Naming): string {
  const { position } = words
  const ports = Array.from({ length: PORTS }, (_, port) => port).filter((port) => (view.links[p] >> port) & 1)
  const facts = [
    view.cash[p] === HIDDEN ? position.cashHidden : position.cash(view.cash[p]),
    ...(view.debt[p] > 0 ? [position.debt(view.debt[p])] : []),
    position.train(trainText(words, view.train[p])),
    view.at[p] === OFF_BOARD ? position.notStarted : position.at(placeOf(words, view.at[p])),
    position.loads(loadsAboard(view, p).map((load) => loadText(words, load))),
    position.track(view.track[p].length),
    ...(hasFerry(view, p) ? [position.ferry] : []),
    ...(ports.length > 0 ? [position.links(ports.map((port) => portText(words, port)))] : []),
    ...(view.lost[p] > 0 ? [position.loses(view.lost[p])] : []),
    ...(isOnDuty(view, p) ? [position.duty] : []),
    ...(hasJoined(view, p) ? [position.joined] : []),
  ]
  return position.player(p === view.me ? position.me(name(p)) : name(p), facts)
}

function citiesOn(words: Words, view: View, p: Player): string[] {
  const ends = view.track[p].flatMap((section) => [CITY_AT[FROM[section]], CITY_AT[TO[section]]])
  const cities = [...new Set(ends)].filter((city) => city >= 0).sort((a, b) => a - b)
  return cities.map((city) => cityText(words, city))
}
