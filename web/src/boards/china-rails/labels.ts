import {
  CITIES,
  CITY_ID,
  CITY_LABEL,
  CITY_SIZE,
  FROM,
  isInTaiwan,
  LOAD_ID,
  MAJOR,
  MEDIUM,
  OFFERS,
  type Section,
  TO,
} from '@acheron/games/china-rails'
import type { Brush } from '../CanvasLayer.svelte'
import { isInside, type Point } from '../places.ts'
import { cityPoint, middleOf, PORT_POINTS, pointOf, radiusOf } from './geometry.ts'
import type { Words } from './text/words.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Majors first, then medium, then small cities: where there is no room, the smaller one stays without a name. */
const ORDER = Array.from({ length: CITIES }, (_, city) => city).sort((a, b) => CITY_SIZE[a] - CITY_SIZE[b])

/** From so many pixels for a km a city says what it offers. */
const WITH_GOODS = 0.55

const pixelsFor = (city: number, scale: number): number => {
  const least = CITY_SIZE[city] === MAJOR ? 14 : CITY_SIZE[city] === MEDIUM ? 11 : 10
  const most = CITY_SIZE[city] === MAJOR ? 24 : 17
  return Math.min(most, Math.max(least, scale * (CITY_SIZE[city] === MAJOR ? 42 : 30)))
}

/** Where a name may stand: as the table of the game says, then right, left, below, above. In km from the city. */
function spotsFor(city: number, width: number, height: number, scale: number): (readonly [x: number, y: number])[] {
  const [east, north, anchor] = CITY_LABEL[city]
  const r = radiusOf(city) + 4 / scale
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  const factor = CITY_SIZE[city] === MAJOR ? 1 : Math.max(1, 0.35 / scale)
  return [
    [east * factor + left, -north * factor - height * 0.5],
    [r, -height / 2],
    [-r - width, -height / 2],
    [-width / 2, r],
    [-width / 2, -r - height],
    [r * 0.7, r * 0.5],
    [-r * 0.7 - width, r * 0.5],
  ]
}

/** Points along the track of all players: where a name would hide it. */
export const trackPoints = (track: readonly (readonly Section[])[]): Point[] =>
  track.flatMap((sections) => sections.flatMap((one) => [pointOf(FROM[one]), middleOf(one), pointOf(TO[one])]))

/** What a name counts that stands less well than as the table of the game says, against a point of track it hides. */
const WORSE_PLACE = 0.6

/** The names of cities, without one upon another or upon a city, and where they hide the least track. */
export function labelPainter(words: Words, track: readonly Point[]): (brush: Brush) => void {
  return ({ ctx, scale, colour, seen }) => {
    const apart = 3 / scale
    const taken: Box[] = ORDER.map((city) => {
      const { x, y } = cityPoint(city)
      const r = (CITY_SIZE[city] === MAJOR ? 62 : radiusOf(city)) * 0.95
      return { left: x - r, top: y - r, right: x + r, bottom: y + r }
    })
    for (const { x, y } of PORT_POINTS) taken.push({ left: x - 30, top: y - 30, right: x + 70, bottom: y + 30 })
    ctx.lineJoin = 'round'
    ctx.textBaseline = 'top'
    ctx.textAlign = 'left'
    for (const city of ORDER) {
      const { x, y } = cityPoint(city)
      if (x < seen.left - 200 || x > seen.right + 200 || y < seen.top - 200 || y > seen.bottom + 200) continue
      const size = pixelsFor(city, scale) / scale
      const weight = CITY_SIZE[city] === MAJOR ? '700 ' : ''
      const name = `${weight}${size}px "IM Fell DW Pica", Georgia, serif`
      const goods = `600 ${size * 0.68}px Barlow, Arial, sans-serif`
      const title = words.china.names.city(CITY_ID[city])
      const below =
        scale < WITH_GOODS ? '' : OFFERS[city].map((load) => words.china.names.load(LOAD_ID[load])).join(', ')
      ctx.font = name
      const wide = ctx.measureText(title).width
      ctx.font = goods
      const width = Math.max(wide, below ? ctx.measureText(below).width : 0)
      const height = size * (below ? 1.85 : 1.1)
      let spot: readonly [x: number, y: number] | undefined
      let least = Number.POSITIVE_INFINITY
      for (const [i, [dx, dy]] of spotsFor(city, width, height, scale).entries()) {
        const box = { left: x + dx, top: y + dy, right: x + dx + width, bottom: y + dy + height }
        if (taken.some((other) => touches(box, other))) continue
        const hidden = i * WORSE_PLACE + track.filter((point) => isInside(box, point)).length
        if (hidden >= least) continue
        least = hidden
        spot = [dx, dy]
      }
      if (!spot) continue
      const [left, top] = [x + spot[0], y + spot[1]]
      taken.push({ left: left - apart, top, right: left + width + apart, bottom: top + height })
      const isLeft = spot[0] < 0 && spot[0] + width <= 0
      const at = (lineWidth: number): number => (isLeft ? left + width - lineWidth : left)
      ctx.strokeStyle = colour(isInTaiwan(city) ? '--cr-sea' : '--cr-land')
      ctx.fillStyle = colour('--ink')
      ctx.lineWidth = 3.5 / scale
      ctx.font = name
      ctx.strokeText(title, at(wide), top)
      ctx.fillText(title, at(wide), top)
      if (!below) continue
      ctx.font = goods
      ctx.fillStyle = colour('--ink-soft')
      const lineWidth = ctx.measureText(below).width
      ctx.strokeText(below, at(lineWidth), top + size * 1.12)
      ctx.fillText(below, at(lineWidth), top + size * 1.12)
    }
  }
}
