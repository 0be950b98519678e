import { CITY_MILEPOSTS, CITY_SIZE, MAJOR } from './cities.ts'
import {
  ALPINE,
  CLEAR,
  DESERT,
  DIRECTION_ID,
  DIRECTIONS,
  type Direction,
  EAST,
  findMilepost,
  MILEPOSTS,
  type Milepost,
  MOUNTAIN,
  milepostName,
  NEIGHBOUR,
  OPPOSITE,
  SOUTH_EAST,
  SOUTH_WEST,
  TERRAIN,
} from './mileposts.ts'
import { WATERS } from './waters.ts'

/** A section of track between two neighbours, by its northern or western milepost * 3 + east, south-east or south-west. */
export type Section = number
const WAYS: readonly Direction[] = [EAST, SOUTH_EAST, SOUTH_WEST]
export const SECTIONS = MILEPOSTS * WAYS.length

/** By milepost * 6 + direction: the section that leads there, or -1. */
export const SECTION_AT = new Int16Array(MILEPOSTS * DIRECTIONS).fill(-1)
/** By section: its two ends; -1 twice where there is no section. */
export const FROM = new Int16Array(SECTIONS).fill(-1)
export const TO = new Int16Array(SECTIONS).fill(-1)
for (let m = 0; m < MILEPOSTS; m++)
  for (const [i, d] of WAYS.entries()) {
    const other = NEIGHBOUR[m * DIRECTIONS + d]
    if (other < 0) continue
    const section = m * WAYS.length + i
    FROM[section] = m
    TO[section] = other
    SECTION_AT[m * DIRECTIONS + d] = section
    SECTION_AT[other * DIRECTIONS + OPPOSITE[d]] = section
  }

export const isSection = (section: Section): boolean => FROM[section] >= 0
/** The end of a section that is not this one. */
export const otherEnd = (section: Section, m: Milepost): Milepost => FROM[section] + TO[section] - m

/** `45.61 e`, and `45.61e` where sections stand in lists. */
export const sectionName = (section: Section): string => `${milepostName(Math.floor(section / 3))} ${wayName(section)}`
const wayName = (section: Section): string => DIRECTION_ID[sectionWay(section)]
/** The direction of a section from its first end. */
export const sectionWay = (section: Section): Direction => WAYS[section % WAYS.length]

export function findSection(place: string, way: string): Section | undefined {
  const m = findMilepost(place)
  const i = WAYS.findIndex((d) => DIRECTION_ID[d] === way)
  return m === undefined || i < 0 ? undefined : m * WAYS.length + i
}

function sectionCalled(word: string): Section {
  const [, place, way] = /^(\d+\.\d+)(\w+)$/.exec(word) ?? []
  const section = findSection(place, way)
  if (section === undefined || !isSection(section)) throw new Error(`there is no section ${word}`)
  return section
}

/** The section between two neighbours; -1 where there is none. */
export function sectionBetween(a: Milepost, b: Milepost): Section {
  for (let d = 0; d < DIRECTIONS; d++) if (NEIGHBOUR[a * DIRECTIONS + d] === b) return SECTION_AT[a * DIRECTIONS + d]
  return -1
}

/** By milepost: the mainland city that it belongs to, or -1. */
export const CITY_AT = new Int8Array(MILEPOSTS).fill(-1)
for (const [city, posts] of CITY_MILEPOSTS.entries()) for (const m of posts) CITY_AT[m] = city

/** By milepost: 1 in the red area of a major. */
export const IS_MAJOR = Uint8Array.from(CITY_AT, (city) => Number(city >= 0 && CITY_SIZE[city] === MAJOR))

/** By section: 1 inside the red area of a major, where no track is built and all may run. */
export const IS_RED = Uint8Array.from(FROM, (from, section) =>
  Number(from >= 0 && IS_MAJOR[from] === 1 && CITY_AT[from] === CITY_AT[TO[section]]),
)

/** By city of the mainland: the sections that lead into it. */
export const ENTRIES: readonly (readonly Section[])[] = CITY_MILEPOSTS.map((posts) =>
  posts.flatMap((m) => sectionsAt(m).filter((section) => IS_RED[section] === 0)),
)

export function sectionsAt(m: Milepost): Section[] {
  return [...SECTION_AT.subarray(m * DIRECTIONS, (m + 1) * DIRECTIONS)].filter((section) => section >= 0)
}

const TERRAIN_COST = [] as number[]
TERRAIN_COST[CLEAR] = 1
TERRAIN_COST[DESERT] = 1
TERRAIN_COST[MOUNTAIN] = 2
TERRAIN_COST[ALPINE] = 5
export const CITY_COST = 3
export const MAJOR_COST = 5

/** By milepost: what reaching it costs, without water. */
export const COST = Uint8Array.from(TERRAIN, (terrain, m) =>
  CITY_AT[m] < 0 ? TERRAIN_COST[terrain] : IS_MAJOR[m] ? MAJOR_COST : CITY_COST,
)

const SURCHARGES = { river: 2, 'dry-river': 1, lake: 3, 'dry-lake': 1, inlet: 3 }
const WITH_RAIN = { ...SURCHARGES, 'dry-river': SURCHARGES.river, 'dry-lake': SURCHARGES.river }

/** A water, by its place in WATERS. */
export type Water = number

const sectionsCalled = (words = ''): Section[] =>
  words.trim() === '' ? [] : words.trim().split(/\s+/).map(sectionCalled)

/** By water: the sections across it, and the red steps. */
export const CROSSINGS: readonly (readonly Section[])[] = WATERS.map(({ sections }) => sectionsCalled(sections))
export const RED_CROSSINGS: readonly (readonly Section[])[] = WATERS.map(({ red }) => sectionsCalled(red))

/** By section: what the dearest of the waters it crosses adds; the same once the desert rains have come. */
export const SURCHARGE = dearest(SURCHARGES)
export const RAINY_SURCHARGE = dearest(WITH_RAIN)

function dearest(surcharges: typeof SURCHARGES): Uint8Array {
  const most = new Uint8Array(SECTIONS)
  for (const [water, sections] of CROSSINGS.entries())
    for (const section of sections) most[section] = Math.max(most[section], surcharges[WATERS[water].kind])
  return most
}

export function waterCalled(id: string): Water {
  const water = WATERS.findIndex((one) => one.id === id)
  if (water < 0) throw new Error(`there is no water ${id}`)
  return water
}

/** By section: 1 where it crosses one of these waters, red steps too. */
export function across(waters: readonly string[]): Uint8Array {
  const crossed = new Uint8Array(SECTIONS)
  for (const water of waters.map(waterCalled))
    for (const section of [...CROSSINGS[water], ...RED_CROSSINGS[water]]) crossed[section] = 1
  return crossed
}
