import { CITIES, COLOUR, FROM, GREY, LENGTH, ROUTES, type Route, TO, TWIN } from '@acheron/games/ticket-to-ride'
import type { Place } from '../places.ts'
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

/** By route: the rail from city to city, and where it is: around its middle space, within a line around all of them. */
export const RAILS = TRACKS.map(({ rail }) => pathOf(rail))
export const ROUTE_PLACES: readonly Place[] = TRACKS.map((track) => {
  const { x, y } = track.spaces[track.spaces.length >> 1]
  const half = (far: (space: (typeof track.spaces)[number]) => number): number =>
    Math.max(...track.spaces.map((space) => Math.abs(far(space)))) + track.spaceLength / 2
  return {
    x,
    y,
    width: 2 * half((space) => space.x - x),
    height: 2 * half((space) => space.y - y),
    path: outlineOf(track, 11, 3),
    spots: track.spaces,
  }
})

/** The route whose spaces lie at a point. */
export function routeAt({ x, y }: { readonly x: number; readonly y: number }): Route | undefined {
  const route = TRACKS.findIndex(({ spaces, spaceLength }) =>
    spaces.some((space) => {
      const turn = (space.angle * Math.PI) / 180
      const [dx, dy] = [x - space.x, y - space.y]
      const along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn))
      const across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn))
      return along < spaceLength / 2 + 2 && across < SPACE_HEIGHT / 2 + 2.4
    }),
  )
  return route < 0 ? undefined : route
}

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
