import type { Player } from '@acheron/core'
import {
  buysFerry,
  CITY_AT,
  CITY_MILEPOST,
  COST,
  cannotEnter,
  DALIAN_PORT,
  DESERT_RAINS,
  DIRECTIONS,
  ENTRIES,
  FERRY_PRICE,
  FROM,
  hasFerry,
  IS_MAJOR,
  IS_RED,
  isInForce,
  MILEPOSTS,
  type Milepost,
  NEIGHBOUR,
  NOBODY,
  OPPOSITE,
  PENGLAI,
  RAINY_SURCHARGE,
  SECTION_AT,
  SECTIONS,
  type Section,
  type State,
  SURCHARGE,
  sectionWay,
  survey,
  surveyedOwner,
  TO,
} from '@acheron/games/china-rails'
import { WEIGHTS } from './weights.ts'

/** A million in the weights of ways. */
export const MILLION = 10
/** In `money`: no way. */
export const CLOSED = 0x7fff

/**
 * The map as one player may use it. What a milepost costs is split between the sections on both sides of it, so that
 * a way costs the same from either end; a way that ends off the network costs half of its end more.
 */
export interface Ground {
  s: State
  p: Player
  /** By milepost * 6 + direction: what the section there costs in money, own and red ones nothing. */
  readonly money: Int16Array
  /** The same without the track of others. */
  readonly alone: Int16Array
  /** By section: who owns it. */
  readonly owner: Int8Array
  /** By milepost: 1 where the player could build from. */
  readonly reached: Uint8Array
  /** By milepost: what reaching it costs. */
  readonly cost: Uint8Array
  /** By section: what water adds. */
  water: Uint8Array
  /** What taking the ferry costs in money, CLOSED if it cannot be had. */
  ferry: number
}

/** The table of an empty map, in good weather and once the desert rains have come. */
const EMPTY = emptyMap(SURCHARGE)
const EMPTY_AFTER_RAIN = emptyMap(RAINY_SURCHARGE)

function emptyMap(water: Uint8Array): Int16Array {
  const money = new Int16Array(MILEPOSTS * DIRECTIONS).fill(CLOSED)
  for (let m = 0; m < MILEPOSTS; m++)
    for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
      const section = SECTION_AT[i]
      if (section < 0) continue
      const half = (end: Milepost): number => (IS_MAJOR[end] ? 0 : COST[end])
      money[i] = IS_RED[section] ? 0 : (MILLION * (half(m) + half(NEIGHBOUR[i]) + 2 * water[section])) / 2
    }
  return money
}

const ground: Ground = {
  s: undefined as unknown as State,
  p: 0,
  money: new Int16Array(MILEPOSTS * DIRECTIONS),
  alone: new Int16Array(MILEPOSTS * DIRECTIONS),
  owner: new Int8Array(SECTIONS),
  reached: new Uint8Array(MILEPOSTS),
  cost: new Uint8Array(MILEPOSTS),
  water: SURCHARGE,
  ferry: CLOSED,
}

/** The ground for a player. There is only one at a time. */
export function groundFor(s: State, p: Player): Ground {
  const g = ground
  const isRainy = isInForce(s, DESERT_RAINS)
  g.s = s
  g.p = p
  g.money.set(isRainy ? EMPTY_AFTER_RAIN : EMPTY)
  g.water = isRainy ? RAINY_SURCHARGE : SURCHARGE
  g.owner.fill(NOBODY)
  g.reached.set(IS_MAJOR)
  g.cost.set(COST)
  layFerry(g)
  for (let player = 0; player < s.seats; player++) for (const section of s.track[player]) g.owner[section] = player
  for (const section of s.track[p]) {
    g.reached[FROM[section]] = 1
    g.reached[TO[section]] = 1
  }
  for (const section of s.track[p]) {
    priceAround(g, FROM[section])
    priceAround(g, TO[section])
  }
  if (hasFerry(s, p)) {
    priceAround(g, DALIAN_PORT)
    priceAround(g, PENGLAI)
  }
  closeCities(g)
  for (let player = 0; player < s.seats; player++) {
    for (const section of s.track[player]) setMoney(g, section, player === p ? 0 : CLOSED)
    if (player !== p) for (const section of s.bridges[player]) setMoney(g, section, CLOSED)
  }
  g.alone.set(g.money)
  drawToCities(g)
  const fee = Math.round(WEIGHTS.foreign * MILLION)
  for (let player = 0; player < s.seats; player++)
    if (player !== p) for (const section of s.track[player]) setMoney(g, section, fee)
  return g
}

/** What joins the majors had better lead through cities, where the train will come some day. */
function drawToCities(g: Ground): void {
  const pull = Math.round((WEIGHTS.cities * MILLION) / 2)
  for (const m of CITY_MILEPOST) {
    if (g.reached[m]) continue
    for (let i = m * DIRECTIONS, d = 0; d < DIRECTIONS; i++, d++) {
      if (g.alone[i] === CLOSED || g.alone[i] === 0) continue
      const less = Math.max(1, g.alone[i] - pull)
      g.alone[i] = less
      g.alone[NEIGHBOUR[i] * DIRECTIONS + OPPOSITE[d]] = less
    }
  }
}

function layFerry(g: Ground): void {
  const { s, p } = g
  if (hasFerry(s, p)) {
    g.reached[DALIAN_PORT] = 1
    g.reached[PENGLAI] = 1
    g.ferry = 0
  } else if (buysFerry(s, p, DALIAN_PORT)) {
    g.cost[DALIAN_PORT] = FERRY_PRICE
    g.cost[PENGLAI] = FERRY_PRICE
    g.ferry = 0
  } else g.ferry = CLOSED
}

/** Where the player has been only the far end of a section is paid for. */
function priceAround(g: Ground, m: Milepost): void {
  for (let i = m * DIRECTIONS, d = 0; d < DIRECTIONS; i++, d++) {
    const section = SECTION_AT[i]
    if (section < 0 || IS_RED[section]) continue
    const other = NEIGHBOUR[i]
    const halves = g.reached[other] ? 2 * Math.min(g.cost[m], g.cost[other]) : g.cost[other]
    const money = (MILLION * (halves + 2 * g.water[section])) / 2
    g.money[i] = money
    g.money[other * DIRECTIONS + OPPOSITE[d]] = money
  }
}

function setMoney(g: Ground, section: Section, money: number): void {
  const d = sectionWay(section)
  g.money[FROM[section] * DIRECTIONS + d] = money
  g.money[TO[section] * DIRECTIONS + OPPOSITE[d]] = money
}

/** Nothing is built into cities that are full for this player, nor where nobody could follow. */
function closeCities(g: Ground): void {
  const { s, p } = g
  survey(s)
  for (let city = 0; city < ENTRIES.length; city++) {
    const entries = ENTRIES[city]
    const free = entries.find((section) => surveyedOwner(section) === NOBODY)
    if (free === undefined) continue
    const end = CITY_AT[FROM[free]] === city ? FROM[free] : TO[free]
    if (cannotEnter(s, p, free, end)) for (const section of entries) setMoney(g, section, CLOSED)
  }
}

/** Whether the section is there for the player's train: own track, or red. */
export const isLaid = (g: Ground, section: Section): boolean => IS_RED[section] === 1 || g.owner[section] === g.p

/** Whether it is the track of somebody else. */
export const isForeign = (g: Ground, section: Section): boolean =>
  g.owner[section] !== NOBODY && g.owner[section] !== g.p
