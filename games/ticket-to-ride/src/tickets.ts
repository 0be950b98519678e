import { CITIES, type City } from './board.ts'

/** A ticket, by its place in TICKETS. */
export type Ticket = number

type CityName = (typeof CITIES)[number][0]

/** The classic thirty, then the three that make it thirty-three. */
// biome-ignore format: a table
const TABLE: readonly (readonly [CityName, CityName, value: number])[] = [
  ['boston', 'miami', 12],
  ['calgary', 'phoenix', 13],
  ['calgary', 'salt-lake-city', 7],
  ['chicago', 'new-orleans', 7],
  ['chicago', 'santa-fe', 9],
  ['dallas', 'new-york', 11],
  ['denver', 'el-paso', 4],
  ['denver', 'pittsburgh', 11],
  ['duluth', 'el-paso', 10],
  ['duluth', 'houston', 8],
  ['helena', 'los-angeles', 8],
  ['kansas-city', 'houston', 5],
  ['los-angeles', 'chicago', 16],
  ['los-angeles', 'miami', 20],
  ['los-angeles', 'new-york', 21],
  ['montreal', 'atlanta', 9],
  ['montreal', 'new-orleans', 13],
  ['new-york', 'atlanta', 6],
  ['portland', 'nashville', 17],
  ['portland', 'phoenix', 11],
  ['san-francisco', 'atlanta', 17],
  ['sault-ste-marie', 'nashville', 8],
  ['sault-ste-marie', 'oklahoma-city', 9],
  ['seattle', 'los-angeles', 9],
  ['seattle', 'new-york', 22],
  ['toronto', 'miami', 10],
  ['vancouver', 'montreal', 20],
  ['vancouver', 'santa-fe', 13],
  ['winnipeg', 'houston', 12],
  ['winnipeg', 'little-rock', 11],
  ['atlanta', 'washington', 4],
  ['denver', 'saint-louis', 6],
  ['las-vegas', 'seattle', 10],
]

const cityCalled = (name: CityName): City => CITIES.findIndex(([id]) => id === name)

/** By ticket. */
export const TICKET_FROM: readonly City[] = TABLE.map(([from]) => cityCalled(from))
export const TICKET_TO: readonly City[] = TABLE.map(([, to]) => cityCalled(to))
export const TICKET_VALUE: readonly number[] = TABLE.map(([, , value]) => value)
export const TICKET_NAME: readonly string[] = TABLE.map(([from, to]) => `${from}~${to}`)

export const TICKETS = TABLE.length

/** What the option `tickets` chooses: how many there are, and how many each player is dealt. */
export const TICKET_SETS: Readonly<Record<string, { size: number; dealt: number }>> = {
  '33': { size: 33, dealt: 4 },
  '30': { size: 30, dealt: 3 },
}
