import {
  BLACK,
  BLUE,
  CARD_NAMES,
  GREEN,
  GREY,
  ORANGE,
  RED,
  type RouteColour,
  VIOLET,
  WHITE,
  YELLOW,
} from './colours.ts'

/** A city, by its place in CITIES. */
export type City = number

/** A route, by its place in ROUTES. */
export type Route = number

/** The cities of the board: the name in records, the name on the board. */
export const CITIES = [
  ['atlanta', 'Atlanta'],
  ['boston', 'Boston'],
  ['calgary', 'Calgary'],
  ['charleston', 'Charleston'],
  ['chicago', 'Chicago'],
  ['dallas', 'Dallas'],
  ['denver', 'Denver'],
  ['duluth', 'Duluth'],
  ['el-paso', 'El Paso'],
  ['helena', 'Helena'],
  ['houston', 'Houston'],
  ['kansas-city', 'Kansas City'],
  ['las-vegas', 'Las Vegas'],
  ['little-rock', 'Little Rock'],
  ['los-angeles', 'Los Angeles'],
  ['miami', 'Miami'],
  ['montreal', 'Montréal'],
  ['nashville', 'Nashville'],
  ['new-orleans', 'New Orleans'],
  ['new-york', 'New York'],
  ['oklahoma-city', 'Oklahoma City'],
  ['omaha', 'Omaha'],
  ['phoenix', 'Phoenix'],
  ['pittsburgh', 'Pittsburgh'],
  ['portland', 'Portland'],
  ['raleigh', 'Raleigh'],
  ['saint-louis', 'Saint Louis'],
  ['salt-lake-city', 'Salt Lake City'],
  ['san-francisco', 'San Francisco'],
  ['santa-fe', 'Santa Fe'],
  ['sault-ste-marie', 'Sault Ste. Marie'],
  ['seattle', 'Seattle'],
  ['toronto', 'Toronto'],
  ['vancouver', 'Vancouver'],
  ['washington', 'Washington'],
  ['winnipeg', 'Winnipeg'],
] as const

type CityName = (typeof CITIES)[number][0]
type Connection = readonly [from: CityName, to: CityName, length: number, track: RouteColour, second?: RouteColour]

/** The 78 connections: the two cities, the number of spaces, the colour of the track or of both tracks. */
// biome-ignore format: a table
const CONNECTIONS: readonly Connection[] = [
  ['atlanta', 'charleston', 2, GREY],
  ['atlanta', 'miami', 5, BLUE],
  ['atlanta', 'nashville', 1, GREY],
  ['atlanta', 'new-orleans', 4, ORANGE, YELLOW],
  ['atlanta', 'raleigh', 2, GREY, GREY],
  ['boston', 'montreal', 2, GREY, GREY],
  ['boston', 'new-york', 2, RED, YELLOW],
  ['calgary', 'helena', 4, GREY],
  ['calgary', 'seattle', 4, GREY],
  ['calgary', 'vancouver', 3, GREY],
  ['calgary', 'winnipeg', 6, WHITE],
  ['charleston', 'miami', 4, VIOLET],
  ['charleston', 'raleigh', 2, GREY],
  ['chicago', 'duluth', 3, RED],
  ['chicago', 'omaha', 4, BLUE],
  ['chicago', 'pittsburgh', 3, BLACK, ORANGE],
  ['chicago', 'saint-louis', 2, GREEN, WHITE],
  ['chicago', 'toronto', 4, WHITE],
  ['dallas', 'el-paso', 4, RED],
  ['dallas', 'houston', 1, GREY, GREY],
  ['dallas', 'little-rock', 2, GREY],
  ['dallas', 'oklahoma-city', 2, GREY, GREY],
  ['denver', 'helena', 4, GREEN],
  ['denver', 'kansas-city', 4, BLACK, ORANGE],
  ['denver', 'oklahoma-city', 4, RED],
  ['denver', 'omaha', 4, VIOLET],
  ['denver', 'phoenix', 5, WHITE],
  ['denver', 'salt-lake-city', 3, RED, YELLOW],
  ['denver', 'santa-fe', 2, GREY],
  ['duluth', 'helena', 6, ORANGE],
  ['duluth', 'omaha', 2, GREY, GREY],
  ['duluth', 'sault-ste-marie', 3, GREY],
  ['duluth', 'toronto', 6, VIOLET],
  ['duluth', 'winnipeg', 4, BLACK],
  ['el-paso', 'houston', 6, GREEN],
  ['el-paso', 'los-angeles', 6, BLACK],
  ['el-paso', 'oklahoma-city', 5, YELLOW],
  ['el-paso', 'phoenix', 3, GREY],
  ['el-paso', 'santa-fe', 2, GREY],
  ['helena', 'omaha', 5, RED],
  ['helena', 'salt-lake-city', 3, VIOLET],
  ['helena', 'seattle', 6, YELLOW],
  ['helena', 'winnipeg', 4, BLUE],
  ['houston', 'new-orleans', 2, GREY],
  ['kansas-city', 'oklahoma-city', 2, GREY, GREY],
  ['kansas-city', 'omaha', 1, GREY, GREY],
  ['kansas-city', 'saint-louis', 2, BLUE, VIOLET],
  ['las-vegas', 'los-angeles', 2, GREY],
  ['las-vegas', 'salt-lake-city', 3, ORANGE],
  ['little-rock', 'nashville', 3, WHITE],
  ['little-rock', 'new-orleans', 3, GREEN],
  ['little-rock', 'oklahoma-city', 2, GREY],
  ['little-rock', 'saint-louis', 2, GREY],
  ['los-angeles', 'phoenix', 3, GREY],
  ['los-angeles', 'san-francisco', 3, VIOLET, YELLOW],
  ['miami', 'new-orleans', 6, RED],
  ['montreal', 'new-york', 3, BLUE],
  ['montreal', 'sault-ste-marie', 5, BLACK],
  ['montreal', 'toronto', 3, GREY],
  ['nashville', 'pittsburgh', 4, YELLOW],
  ['nashville', 'raleigh', 3, BLACK],
  ['nashville', 'saint-louis', 2, GREY],
  ['new-york', 'pittsburgh', 2, GREEN, WHITE],
  ['new-york', 'washington', 2, BLACK, ORANGE],
  ['oklahoma-city', 'santa-fe', 3, BLUE],
  ['phoenix', 'santa-fe', 3, GREY],
  ['pittsburgh', 'raleigh', 2, GREY],
  ['pittsburgh', 'saint-louis', 5, GREEN],
  ['pittsburgh', 'toronto', 2, GREY],
  ['pittsburgh', 'washington', 2, GREY],
  ['portland', 'salt-lake-city', 6, BLUE],
  ['portland', 'san-francisco', 5, GREEN, VIOLET],
  ['portland', 'seattle', 1, GREY, GREY],
  ['raleigh', 'washington', 2, GREY, GREY],
  ['salt-lake-city', 'san-francisco', 5, ORANGE, WHITE],
  ['sault-ste-marie', 'toronto', 2, GREY],
  ['sault-ste-marie', 'winnipeg', 6, GREY],
  ['seattle', 'vancouver', 1, GREY, GREY],
]

const NO_TWIN = -1

const cityCalled = (name: CityName): City => CITIES.findIndex(([id]) => id === name)

const tracks = CONNECTIONS.flatMap(([from, to, length, track, second]) => {
  const ends = { from: cityCalled(from), to: cityCalled(to), length }
  const single = { ...ends, colour: track, twin: 0, name: `${from}~${to}` }
  if (second === undefined) return [single]
  const alike = track === second
  return [
    { ...single, twin: 1, name: `${single.name}:${alike ? 1 : CARD_NAMES[track]}` },
    { ...single, twin: -1, colour: second, name: `${single.name}:${alike ? 2 : CARD_NAMES[second]}` },
  ]
})

/** By route. Each list is one column of the table above, as the rules read them most often. */
export const ROUTE_NAME = tracks.map(({ name }) => name)
export const FROM: readonly City[] = tracks.map(({ from }) => from)
export const TO: readonly City[] = tracks.map(({ to }) => to)
export const LENGTH = tracks.map(({ length }) => length)
export const COLOUR: readonly RouteColour[] = tracks.map(({ colour }) => colour)

/** The other track of a double route, or -1. */
export const TWIN: readonly Route[] = tracks.map(({ twin }, route) => (twin ? route + twin : NO_TWIN))

export const ROUTES = tracks.length

/** A route as seen from one of its cities. */
export interface Link {
  readonly route: Route
  readonly to: City
  readonly length: number
}

/** By city. */
export const LINKS: readonly (readonly Link[])[] = CITIES.map((_, city) =>
  tracks.flatMap(({ from, to, length }, route) =>
    from === city || to === city ? [{ route, to: from + to - city, length }] : [],
  ),
)

/** The spaces of the longest route. */
export const LONGEST = 6

/** The points for a route, by its number of spaces. */
export const ROUTE_POINTS = [0, 1, 2, 4, 7, 10, 15]
