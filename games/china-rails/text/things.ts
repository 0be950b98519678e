import type { Player } from '@acheron/core'
import { CITY_ID, CITY_MILEPOST, type City } from '../src/cities.ts'
import { type Card, DEMAND_CITY, DEMAND_LOAD, type Demand, demandsOf, PAYMENT } from '../src/demands.ts'
import { EVENTS, type Event } from '../src/events.ts'
import { LOAD_ID, type Load } from '../src/loads.ts'
import { distancesFrom, type Milepost, milepostName } from '../src/mileposts.ts'
import { acrossTheSea, PORT_AT, PORT_ID, type Port } from '../src/ports.ts'
import { CITY_AT, FROM, type Section, TO } from '../src/sections.ts'
import { TRAIN_ID, type Train } from '../src/trains.ts'
import type { Place, Words } from './en.ts'

/** What a player is called. */
export type Naming = (p: Player) => string

export const cityText = ({ names }: Words, city: City): string => names.city(CITY_ID[city])
export const loadText = ({ names }: Words, load: Load): string => names.load(LOAD_ID[load])
export const someOf = ({ names }: Words, load: Load): string => names.someOf(LOAD_ID[load])
export const portText = ({ names }: Words, port: Port): string => names.port(PORT_ID[port])
export const trainText = ({ names }: Words, train: Train): string => names.train(TRAIN_ID[train])

/** By milepost that is no city: the nearest city and how far it is, found when it is first asked for. */
const nearest: { city: City; steps: number }[] = []

function nearestCity(m: Milepost): { city: City; steps: number } {
  if (nearest[m]) return nearest[m]
  const distance = distancesFrom([m])
  let city = 0
  for (const [other, at] of CITY_MILEPOST.entries()) if (distance[at] < distance[CITY_MILEPOST[city]]) city = other
  nearest[m] = { city, steps: distance[CITY_MILEPOST[city]] }
  return nearest[m]
}

/** A city or port by its name, any other milepost by row, column and the nearest city. */
export function placeOf(words: Words, m: Milepost): Place {
  if (CITY_AT[m] >= 0) return cityPlace(words, CITY_AT[m])
  if (PORT_AT[m] >= 0) return portPlace(words, PORT_AT[m])
  if (acrossTheSea(m) >= 0) return words.city(words.names.port('penglai'))
  const { city, steps } = nearestCity(m)
  return words.milepost(milepostName(m), cityText(words, city), steps)
}

export const cityPlace = (words: Words, city: City): Place => words.city(cityText(words, city))
export const portPlace = (words: Words, port: Port): Place => words.port(portText(words, port))

/** Whether a milepost has a name of its own. */
const hasName = (m: Milepost): boolean => CITY_AT[m] >= 0 || PORT_AT[m] >= 0 || acrossTheSea(m) >= 0

export function sectionText(words: Words, section: Section): string {
  const end = (m: Milepost): string => (hasName(m) ? placeOf(words, m).name : milepostName(m))
  const ends = words.section(end(FROM[section]), end(TO[section]))
  if (hasName(FROM[section]) || hasName(TO[section])) return ends
  return words.sectionNear(ends, cityText(words, nearestCity(FROM[section]).city))
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
