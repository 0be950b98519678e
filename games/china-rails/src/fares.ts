import type { Player } from '@acheron/core'
import { cannotEnter } from './access.ts'
import { ferryOwners } from './building.ts'
import { TAIWAN } from './cities.ts'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { DALIAN_PORT, FERRY_PLACES, FERRY_PRICE, PENGLAI } from './ports.ts'
import { hasFerry, isSurveyed, NOBODY, survey, surveyedKeeper, surveyedOwner } from './rails.ts'
import type { Section } from './sections.ts'
import * as sections from './sections.ts'
import type { State } from './state.ts'
import { closedToBuilding, eventsInForce, isShut, surcharges } from './weather.ts'

const { DIRECTIONS, MILEPOSTS, NEIGHBOUR, OPPOSITE } = mileposts
const { COST, ENTRIES, FROM, IS_MAJOR, IS_RED, RAINY_SURCHARGE, SECTION_AT, SECTIONS, SURCHARGE, TO } = sections

/** What a search for ways may use. */
export interface Terms {
  /** What a million counts against a step of the train. The usual 128 lets the price decide, and the length only ties. */
  readonly money?: number
  /** What a step of the train counts. */
  readonly step?: number
  /** Whether new track may be laid; without it only what lies is used. */
  readonly build?: boolean
  /** Whether the track of others may be used, for the fee. */
  readonly foreign?: boolean
  /** Whether floods and storms that are in force close ways. */
  readonly weather?: boolean
}

/** In a table of fares: no way there. */
export const CLOSED = 255
/** In a table of fares: the track of another player, + player. */
export const FOREIGN = 128

/** By milepost * 6 + direction: what the way there costs a player in new track; FOREIGN + owner; or CLOSED. */
export interface Fares {
  readonly table: Uint8Array
  readonly money: number
  readonly step: number
}

/** New track costs the milepost reached, at a major the one outside it, because it can be built out of it (CR-A92). */
function emptyBoard(water: Uint8Array): Uint8Array {
  return Uint8Array.from(NEIGHBOUR, (to, i) => {
    if (to < 0) return CLOSED
    const from = Math.floor(i / DIRECTIONS)
    const section = SECTION_AT[i]
    return IS_RED[section] ? 0 : (IS_MAJOR[to] ? COST[from] : COST[to]) + water[section]
  })
}

const DRY = emptyBoard(SURCHARGE)
const RAINY = emptyBoard(RAINY_SURCHARGE)
const RED_ONLY = Uint8Array.from(SECTION_AT, (section) => (section >= 0 && IS_RED[section] ? 0 : CLOSED))

/** By section: the two places of it in a table of fares. */
const THERE = new Int16Array(SECTIONS).fill(-1)
const BACK = new Int16Array(SECTIONS).fill(-1)
for (let i = 0; i < SECTION_AT.length; i++) {
  const section = SECTION_AT[i]
  if (section < 0) continue
  if (FROM[section] === Math.floor(i / DIRECTIONS)) THERE[section] = i
  else BACK[section] = i
}

export const emptyFares = (): Uint8Array => new Uint8Array(MILEPOSTS * DIRECTIONS)

/** What every step on the map costs a player now. Many searches can use one table. */
export function faresFor(s: State, p: Player, terms: Terms = {}, table: Uint8Array = emptyFares()): Fares {
  const { money = 128, step = 1, build = true, foreign = false, weather = false } = terms
  survey(s)
  table.set(build ? (surcharges(s) === RAINY_SURCHARGE ? RAINY : DRY) : RED_ONLY)
  if (build) {
    priceBetweenOwn(s, p, table)
    closeCities(s, p, table)
    priceFerry(s, p, table)
    if (weather) closeForWeather(s, table)
  }
  for (let owner = 0; owner < s.seats; owner++) {
    const fare = owner === p ? 0 : foreign ? FOREIGN + owner : CLOSED
    for (const section of s.track[owner]) setBoth(table, section, fare)
    if (owner !== p) for (const section of s.bridges[owner]) setBoth(table, section, CLOSED)
  }
  return { table, money, step }
}

function setBoth(table: Uint8Array, section: Section, fare: number): void {
  table[THERE[section]] = fare
  table[BACK[section]] = fare
}

/** Between two mileposts that the player has reached the cheaper end counts (CR-A92). */
function priceBetweenOwn(s: State, p: Player, table: Uint8Array): void {
  const water = surcharges(s)
  const { track } = s
  for (let i = 0; i < track[p].length; i++) {
    priceAround(p, FROM[track[p][i]], water, table)
    priceAround(p, TO[track[p][i]], water, table)
  }
}

function priceAround(p: Player, m: Milepost, water: Uint8Array, table: Uint8Array): void {
  for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
    const to = NEIGHBOUR[i]
    if (to < 0 || table[i] === 0 || !isSurveyed(to, p)) continue
    table[i] = Math.min(COST[m], COST[to]) + water[SECTION_AT[i]]
  }
}

/** Cities that the player may not come into, and those where the last free sections are kept for others. */
function closeCities(s: State, p: Player, table: Uint8Array): void {
  for (let city = 0; city < TAIWAN; city++) {
    const entries = ENTRIES[city]
    const free = entries.find((section) => isFree(section, p))
    if (free === undefined) continue
    const inside = FROM[free]
    const end = sections.CITY_AT[inside] === city ? inside : TO[free]
    if (cannotEnter(s, p, free, end))
      for (const section of entries) if (isFree(section, p)) setBoth(table, section, CLOSED)
  }
}

function isFree(section: Section, p: Player): boolean {
  const keeper = surveyedKeeper(section)
  return surveyedOwner(section) === NOBODY && (keeper === NOBODY || keeper === p)
}

/** The first way into a port of the ferry buys it, while it has a place free. */
function priceFerry(s: State, p: Player, table: Uint8Array): void {
  if (hasFerry(s, p)) return
  const isOpen = ferryOwners(s) < FERRY_PLACES
  for (const port of [DALIAN_PORT, PENGLAI])
    for (let d = 0; d < DIRECTIONS; d++) {
      const out = port * DIRECTIONS + d
      const from = NEIGHBOUR[out]
      if (from < 0 || !isOpen) continue
      const back = from * DIRECTIONS + OPPOSITE[d]
      if (table[back] !== CLOSED) table[back] = FERRY_PRICE + surcharges(s)[SECTION_AT[out]]
      if (port === PENGLAI && cannotEnter(s, p, SECTION_AT[out], PENGLAI)) setBoth(table, SECTION_AT[out], CLOSED)
    }
}

function closeForWeather(s: State, table: Uint8Array): void {
  if (eventsInForce(s).length === 0) return
  for (let section = 0; section < SECTIONS; section++) {
    if (THERE[section] < 0 || IS_RED[section]) continue
    if (closedToBuilding(s, section)) setBoth(table, section, CLOSED)
    if (isShut(s, TO[section])) table[THERE[section]] = CLOSED
    if (isShut(s, FROM[section])) table[BACK[section]] = CLOSED
  }
}
