import type { Player, Rule } from '@acheron/core'
import { CITY_SIZE, type City, MAJOR, MEDIUM } from './cities.ts'
import type { Milepost } from './mileposts.ts'
import { DALIAN, FERRY_PLACES, PENGLAI } from './ports.ts'
import { hasFerry, NOBODY, surveyedKeeper, surveyedOwner } from './rails.ts'
import { CITY_AT, ENTRIES, type Section, sectionsAt } from './sections.ts'
import type { State } from './state.ts'

const MEDIUM_PLACES = 3
const SMALL_PLACES = 2
const SECTIONS_AT_CITY = 3

const AT_PENGLAI = sectionsAt(PENGLAI)

/**
 * The rule by which a player may not build a section that ends here: somebody else's way in is kept open, a city has
 * only so many places, and nobody crowds it. The survey must be of this state.
 */
export function cannotEnter(s: State, p: Player, section: Section, end: Milepost): Rule | undefined {
  const city = CITY_AT[end]
  if (city < 0) return end === PENGLAI ? cannotEnterPenglai(s, p, section) : undefined
  return CITY_SIZE[city] === MAJOR ? cannotEnterMajor(s, p, city, section) : cannotEnterCity(s, p, city, section)
}

function cannotEnterMajor(s: State, p: Player, city: City, section: Section): Rule | undefined {
  const entries = ENTRIES[city]
  const without = s.seats - count(entrants(entries) | (1 << p))
  return freeAmong(entries, section) < without ? 'CR-103' : undefined
}

function cannotEnterCity(s: State, p: Player, city: City, section: Section): Rule | undefined {
  const entries = ENTRIES[city]
  const isMedium = CITY_SIZE[city] === MEDIUM
  const places = isMedium ? MEDIUM_PLACES : SMALL_PLACES
  const after = count(entrants(entries) | (1 << p))
  const taken = city === DALIAN ? count(s.ferry | (1 << p)) : after
  if (taken > places) return city === DALIAN ? 'CR-122' : isMedium ? 'CR-106' : 'CR-107'
  if (sectionsOf(p, entries) >= SECTIONS_AT_CITY) return 'CR-108'
  const awaited = Math.min(places, s.seats) - after
  if (freeAmong(entries, section) >= awaited) return undefined
  if (city === DALIAN) return 'CR-125'
  return after === 1 ? 'CR-109' : 'CR-110'
}

/** Who builds here while the ferry has a place buys it; whoever else has it, or will, must be able to come here too. */
function cannotEnterPenglai(s: State, p: Player, section: Section): Rule | undefined {
  const isOwner = hasFerry(s, p) || count(s.ferry) < FERRY_PLACES
  const after = count((s.ferry & entrants(AT_PENGLAI)) | (Number(isOwner) << p))
  return freeAmong(AT_PENGLAI, section) < FERRY_PLACES - after ? 'CR-125' : undefined
}

/** A bit for each player who has a section there, or a bridge that may be built again. */
function entrants(entries: readonly Section[]): number {
  let bits = 0
  for (let i = 0; i < entries.length; i++) {
    const owner = surveyedOwner(entries[i])
    const inside = owner === NOBODY ? surveyedKeeper(entries[i]) : owner
    if (inside !== NOBODY) bits |= 1 << inside
  }
  return bits
}

/** How many of these are nobody's, and kept for nobody, when one of them is built. */
function freeAmong(entries: readonly Section[], built: Section): number {
  let free = 0
  for (let i = 0; i < entries.length; i++) {
    const section = entries[i]
    if (section !== built && surveyedOwner(section) === NOBODY && surveyedKeeper(section) === NOBODY) free++
  }
  return free
}

function sectionsOf(p: Player, entries: readonly Section[]): number {
  let own = 0
  for (let i = 0; i < entries.length; i++) own += Number(surveyedOwner(entries[i]) === p)
  return own
}

function count(bits: number): number {
  let ones = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) ones++
  return ones
}
