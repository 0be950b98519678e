import type { Player } from '@acheron/core'
import { CITY_ID, CITY_MILEPOST, type City } from '../src/cities.ts'
import { type Card, DEMAND_CITY, DEMAND_LOAD, type Demand, demandsOf, PAYMENT } from '../src/demands.ts'
import { EVENTS, type Event } from '../src/events.ts'
import { LOAD_ID, type Load } from '../src/loads.ts'
import {
  COLUMN,
  distancesFrom,
  EAST,
  type Milepost,
  NORTH_EAST,
  NORTH_WEST,
  ROW,
  SOUTH_EAST,
  SOUTH_WEST,
  WEST,
} from '../src/mileposts.ts'
import { acrossTheSea, PORT_AT, PORT_ID, type Port } from '../src/ports.ts'
import { CITY_AT, FROM, type Section, TO } from '../src/sections.ts'
import { TRAIN_ID, type Train } from '../src/trains.ts'
import type { Leg, Place, Words } from './en.ts'

/** What a player is called. */
export type Naming = (p: Player) => string

export const cityText = ({ names }: Words, city: City): string => names.city(CITY_ID[city])
export const loadText = ({ names }: Words, load: Load): string => names.load(LOAD_ID[load])
export const someOf = ({ names }: Words, load: Load): string => names.someOf(LOAD_ID[load])
export const portText = ({ names }: Words, port: Port): string => names.port(PORT_ID[port])
export const trainText = ({ names }: Words, train: Train): string => names.train(TRAIN_ID[train])

/** By milepost that is no city: the nearest city, found when it is first asked for. */
const nearest: City[] = []

function nearestCity(m: Milepost): City {
  if (nearest[m] !== undefined) return nearest[m]
  const distance = distancesFrom([m])
  let city = 0
  for (const [other, at] of CITY_MILEPOST.entries()) if (distance[at] < distance[CITY_MILEPOST[city]]) city = other
  nearest[m] = city
  return city
}

/** The way from one milepost to another in at most two directions, the longer one first. */
export function legsBetween(from: Milepost, to: Milepost): Leg[] {
  const halves = 2 * (COLUMN[to] - COLUMN[from]) + (ROW[to] % 2) - (ROW[from] % 2)
  const rows = ROW[to] - ROW[from]
  const [east, west] = rows > 0 ? [NORTH_EAST, NORTH_WEST] : [SOUTH_EAST, SOUTH_WEST]
  const high = Math.abs(rows)
  const aside = Math.max(0, Math.abs(halves) - high) / 2
  const slanted = Math.max(-high, Math.min(high, halves))
  const legs = [
    { steps: (high + slanted) / 2, direction: east },
    { steps: (high - slanted) / 2, direction: west },
    { steps: aside, direction: halves > 0 ? EAST : WEST },
  ]
  return legs.filter(({ steps }) => steps > 0).sort((a, b) => b.steps - a.steps)
}

const wayText = (words: Words, city: City, m: Milepost): string => words.legs(legsBetween(CITY_MILEPOST[city], m))

/** A milepost without a name, by the way there from the nearest city: no two are called the same. */
function offText(words: Words, m: Milepost): string {
  const city = nearestCity(m)
  return words.off(wayText(words, city, m), cityText(words, city))
}

/** A city or port by its name, any other milepost by the way there from the nearest city. */
export function placeOf(words: Words, m: Milepost): Place {
  if (CITY_AT[m] >= 0) return cityPlace(words, CITY_AT[m])
  if (PORT_AT[m] >= 0) return portPlace(words, PORT_AT[m])
  if (acrossTheSea(m) >= 0) return words.city(words.names.port('penglai'))
  return words.milepost(offText(words, m))
}

export const cityPlace = (words: Words, city: City): Place => words.city(cityText(words, city))
export const portPlace = (words: Words, port: Port): Place => words.port(portText(words, port))

/** Whether a milepost has a name of its own. */
const hasName = (m: Milepost): boolean => CITY_AT[m] >= 0 || PORT_AT[m] >= 0 || acrossTheSea(m) >= 0

/** A section by its ends; out of a city by where it leads. */
export function sectionText(words: Words, section: Section): string {
  const [from, to] = [FROM[section], TO[section]]
  for (const [at, other] of [
    [from, to],
    [to, from],
  ]) {
    const city = CITY_AT[at]
    if (city >= 0 && !hasName(other) && nearestCity(other) === city)
      return words.section(cityText(words, city), wayText(words, city, other))
  }
  const end = (m: Milepost): string => (hasName(m) ? placeOf(words, m).name : offText(words, m))
  return words.section(end(from), end(to))
}

const demandText = (words: Words, demand: Demand): string =>
  words.demand(loadText(words, DEMAND_LOAD[demand]), cityText(words, DEMAND_CITY[demand]), PAYMENT[demand])

export const cardText = (words: Words, card: Card): string =>
  words.card(demandsOf(card).map((demand) => demandText(words, demand)))

export const eventText = ({ names }: Words, event: Event): string => names.event(EVENTS[event].kind)

/** What an event does, with what its card names. */
export function effectText(words: Words, event: Event): string {
  const { names } = words
  const { kind, cities, rivers, loads, desert } = EVENTS[event]
  return names.effect(kind, [
    ...(cities ?? []).map((city) => cityText(words, city)),
    ...(rivers ?? []).map(names.water),
    ...(loads ?? []).map((load) => loadText(words, load)),
    ...(desert === undefined ? [] : [names.area(desert)]),
  ])
}
