import { CITIES, COLOUR, FROM, GREY, LENGTH, ROUTES, type Route, TO, TWIN } from '@acheron/games/ticket-to-ride'
import { BENDS } from './bends.ts'
import { CITY_PLACES } from './cities.ts'
import { layTrack, outlineOf, pathOf, SPACE_HEIGHT, type Track } from './geometry.ts'
import { GLYPHS } from './glyphs.ts'
import { plate, stamp } from './stamp.ts'

export const WIDTH = 1600
export const HEIGHT = 1103

/** By city. */
export const PLACES = CITIES.map(([name]) => CITY_PLACES[name])

const bendOf = (route: Route): readonly [number, number] =>
  BENDS[`${CITIES[FROM[route]][0]}~${CITIES[TO[route]][0]}`] ?? [0, 0]
/** Which of two tracks a route is: the one before its twin lies on the left of the direction. */
const sideOf = (route: Route): number => (TWIN[route] < 0 ? 0 : TWIN[route] > route ? -1 : 1)

/** By route. */
export const TRACKS: readonly Track[] = Array.from({ length: ROUTES }, (_, route) =>
  layTrack(PLACES[FROM[route]], PLACES[TO[route]], bendOf(route), LENGTH[route], sideOf(route)),
)

/** By route: the rail from city to city, its part under the spaces, and lines around all of the spaces. */
export const RAILS = TRACKS.map(({ rail }) => pathOf(rail))
export const LIT_OUTLINES = TRACKS.map((track) => outlineOf(track, 10, 2.4))
export const FOCUS_OUTLINES = TRACKS.map((track) => outlineOf(track, 13.5, 6))
export const ROUTE_BEDS = TRACKS.map((track) => outlineOf(track, 10, 0))

/** By route: its spaces, and the signs of its colour on them. */
export const SPACES = TRACKS.map(({ spaces, spaceLength }) => {
  const shape = plate(spaceLength, SPACE_HEIGHT, 3.5)
  return spaces.map((space) => stamp(shape, space))
})
export const SIGNS = TRACKS.map(({ spaces }, route) =>
  COLOUR[route] === GREY ? '' : spaces.map(({ x, y }) => stamp(GLYPHS[COLOUR[route]], { x, y }, 0.5)).join(''),
)

const FONT = 23
export const LINE = 20

/** By city: its name on one line or two, and where they stand from the city. */
export const LABELS = CITIES.map(([id, name]) => {
  const { label, lines } = CITY_PLACES[id]
  const words = name.split(' ')
  const split = id === 'sault-ste-marie' ? 1 : words.length - 1
  const text = lines === 1 ? [name] : [words.slice(0, split).join(' '), words.slice(split).join(' ')]
  const first = label[1] + FONT * 0.28 - ((text.length - 1) * LINE) / 2
  return { lines: text, x: label[0], y: Math.round(first) }
})
