import type { Move, Player, Rule } from '@acheron/core'
import { cannotEnter } from './access.ts'
import { CITY_MILEPOSTS, MAJORS } from './cities.ts'
import type { Milepost } from './mileposts.ts'
import * as mileposts from './mileposts.ts'
import { pay } from './money.ts'
import { BUILD } from './moves.ts'
import * as ports from './ports.ts'
import {
  hasFerry,
  hasSection,
  insert,
  isSurveyed,
  NOBODY,
  remove,
  survey,
  surveyedKeeper,
  surveyedOwner,
} from './rails.ts'
import type { Section } from './sections.ts'
import * as sections from './sections.ts'
import { BUILDING_LIMIT, EXITS, type State } from './state.ts'
import type { ChinaRailsStory } from './story.ts'
import { isOpening } from './turn-order.ts'
import { closedToBuilding, isShut, surcharges } from './weather.ts'

const { DIRECTIONS } = mileposts
const { DALIAN_PORT, FERRY_PLACES, FERRY_PRICE, PENGLAI } = ports
const { COST, FROM, IS_MAJOR, IS_RED, SECTION_AT, SECTIONS, TO } = sections

/** What a section would cost, and whether it would be built out of a major. */
export interface Offer {
  readonly price: number
  readonly exit: boolean
}

export const ferryOwners = (s: Pick<State, 'ferry'>): number => {
  let owners = 0
  for (let bits = s.ferry; bits > 0; bits &= bits - 1) owners++
  return owners
}

const isFerryPort = (m: Milepost): boolean => m === DALIAN_PORT || m === PENGLAI

/** Whether a player who comes to this milepost buys the ferry with it. */
export function buysFerry(s: State, p: Player, m: Milepost): boolean {
  return isFerryPort(m) && !hasFerry(s, p) && ferryOwners(s) < FERRY_PLACES
}

/** What reaching a milepost costs a player, without water. */
const reachingCost = (s: State, p: Player, m: Milepost): number => (buysFerry(s, p, m) ? FERRY_PRICE : COST[m])

/** Bits of what `priceNow` found: the price * 2, and whether it leaves a major. */
const NOT_AT_ALL = -1
const TOO_MANY_EXITS = -2

/** The cheapest direction in which a player may build a section that is free. The survey must be of this state. */
function priceNow(s: State, p: Player, section: Section): number {
  const there = priceTowards(s, p, FROM[section], TO[section])
  const back = priceTowards(s, p, TO[section], FROM[section])
  if (there < 0 || back < 0) return Math.max(there, back) < 0 ? Math.min(there, back) : Math.max(there, back)
  return Math.min(there, back)
}

function priceTowards(s: State, p: Player, from: Milepost, to: Milepost): number {
  const isExit = IS_MAJOR[from] === 1
  if (!isExit && !isSurveyed(from, p)) return NOT_AT_ALL
  if (isShut(s, to)) return NOT_AT_ALL
  if (isExit && s.exits >= EXITS) return TOO_MANY_EXITS
  return reachingCost(s, p, to) * 2 + Number(isExit)
}

/** The rule against a section, once the state is surveyed. */
function cannotBuildSurveyed(s: State, p: Player, section: Section): Rule | undefined {
  const from = FROM[section]
  if (from < 0) return 'CR-085'
  if (IS_RED[section]) return 'CR-105'
  if (surveyedOwner(section) !== NOBODY) return 'CR-111'
  const closed = closedToBuilding(s, section)
  if (closed) return closed
  const keeper = surveyedKeeper(section)
  if (keeper !== NOBODY && keeper !== p) return 'CR-261'
  const found = priceNow(s, p, section)
  if (found === TOO_MANY_EXITS) return 'CR-102'
  if (found < 0) return cannotReach(s, p, section)
  const barred = cannotEnter(s, p, section, from) ?? cannotEnter(s, p, section, TO[section])
  if (barred) return barred
  const price = (found >> 1) + surcharges(s)[section]
  if (s.spent + price > BUILDING_LIMIT) return isOpening(s) ? 'CR-076' : 'CR-067'
  return price > s.cash[p] ? 'CR-112' : undefined
}

/** Why no end of a section is one that the player could build from. */
function cannotReach(s: State, p: Player, section: Section): Rule {
  if (isSurveyed(FROM[section], p) || isSurveyed(TO[section], p)) return 'CR-A67'
  return s.track[p].length === 0 ? 'CR-098' : 'CR-100'
}

export function cannotBuild(s: State, p: Player, section: Section): Rule | undefined {
  survey(s)
  return cannotBuildSurveyed(s, p, section)
}

/** What a section that the player may build would cost. */
export function offerOf(s: State, p: Player, section: Section): Offer {
  survey(s)
  const found = priceNow(s, p, section)
  return { price: (found >> 1) + surcharges(s)[section], exit: (found & 1) === 1 }
}

/** By section: the number of the list in which it was looked at last. */
const looked = new Int32Array(SECTIONS)
let lists = 0

/** Lists what `cannotBuild` lets pass: sections at majors and wherever the player has been. */
export function listSections(s: State, p: Player, out: Move[]): void {
  if (s.spent >= BUILDING_LIMIT || s.cash[p] <= 0) return
  survey(s)
  lists = (lists + 1) | 0
  const track = s.track[p]
  for (let i = 0; i < track.length; i++) {
    listAround(s, p, FROM[track[i]], out)
    listAround(s, p, TO[track[i]], out)
  }
  for (let city = 0; city < MAJORS; city++) for (const m of CITY_MILEPOSTS[city]) listAround(s, p, m, out)
  if (hasFerry(s, p)) {
    listAround(s, p, DALIAN_PORT, out)
    listAround(s, p, PENGLAI, out)
  }
}

function listAround(s: State, p: Player, m: Milepost, out: Move[]): void {
  for (let i = m * DIRECTIONS; i < (m + 1) * DIRECTIONS; i++) {
    const section = SECTION_AT[i]
    if (section < 0 || looked[section] === lists) continue
    looked[section] = lists
    if (!cannotBuildSurveyed(s, p, section)) out.push(BUILD + section)
  }
}

export function build(s: State, p: Player, section: Section, story?: ChinaRailsStory): void {
  const { price, exit } = offerOf(s, p, section)
  const ferry = !hasSection(s, p, section) && (buysFerry(s, p, FROM[section]) || buysFerry(s, p, TO[section]))
  insert(s.track[p], section)
  remove(s.bridges[p], section)
  if (ferry) s.ferry |= 1 << p
  if (exit) s.exits++
  s.spent += price
  pay(s, p, price, 'track')
  story?.tell({ id: 'built', facts: { by: p, section, price } })
  if (ferry) story?.tell({ id: 'ferry', facts: { by: p } })
}
