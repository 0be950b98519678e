import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language, seededChance, viewOf } from '@acheron/core'
import {
  CITIES,
  COLOUR,
  FREE,
  FROM,
  GREEN,
  GREY,
  LENGTH,
  LOCOMOTIVE,
  layTrains,
  ROUTES,
  TO,
  TWIN,
  ticketToRide,
} from '@acheron/games/ticket-to-ride'
import { describe, expect, test } from 'vitest'
import { corners, overlap, type Point, pathOf, SPACE_HEIGHT } from '../src/boards/ticket-to-ride/geometry.ts'
import { hint } from '../src/boards/ticket-to-ride/hint.ts'
import { HEIGHT, LABELS, LINE, PLACES, TRACKS, WIDTH } from '../src/boards/ticket-to-ride/layout.ts'
import { list } from '../src/boards/ticket-to-ride/list.ts'
import { cheapestWay, ticketState } from '../src/boards/ticket-to-ride/network.ts'
import { readingOrder, targetsOf } from '../src/boards/ticket-to-ride/order.ts'
import { CLOSED, ownersOf, seen } from '../src/boards/ticket-to-ride/seen.ts'
import { plate, stamp } from '../src/boards/ticket-to-ride/stamp.ts'
import { choicesAbout, choicesIn, sightOf } from './sights.ts'

const NAMES = ['Ada', 'Bram', 'Chloé', 'Dirk', 'Edda']
const everyRoute = Array.from({ length: ROUTES }, (_, route) => route)

/** A game after so many random moves, as the player who is asked sees it. */
function position(seats: number, moves: number, seed = 7) {
  const chance = seededChance(seed)
  const s = ticketToRide.setup({ tickets: '33', first: 'seat-1' }, seats, chance)
  for (let i = 0; i < moves && ticketToRide.asked(s).length > 0; i++) {
    const [p] = ticketToRide.asked(s)
    const legal = ticketToRide.legal(s, p)
    ticketToRide.play(s, p, legal[chance.pick(legal.length)], chance)
  }
  const asked = ticketToRide.asked(s)
  const me = asked[0] ?? 0
  return { s, me, choices: choicesIn(ticketToRide, s, me), view: viewOf(ticketToRide, s, me) }
}

const spaceShapes = (route: number): Point[][] =>
  TRACKS[route].spaces.map((space) => corners(space, TRACKS[route].spaceLength, SPACE_HEIGHT))

test('a route is shown as owned, free, or closed when its twin is owned and few play', () => {
  const route = everyRoute.find((r) => TWIN[r] >= 0) as number
  for (const [seats, twin] of [
    [2, CLOSED],
    [4, FREE],
  ]) {
    const { s } = position(seats, 0)
    layTrains(s, 1, route)
    const owners = ownersOf(seen(viewOf(ticketToRide, s, 0)))
    expect([owners[route], owners[TWIN[route]]]).toEqual([1, twin])
    expect(owners.filter((owner) => owner !== FREE)).toHaveLength(seats === 2 ? 2 : 1)
  }
})

describe('a drawing', () => {
  test('is put elsewhere, larger and turned', () => {
    expect(stamp('M0-46V-38H2', { x: 100, y: 50 })).toBe('M100 4L100 12L102 12')
    expect(stamp('M1 0L0 1C.5-.5 2 2 3 3Z', { x: 10, y: 10 }, 2)).toBe('M12 10L10 12C11 9 14 14 16 16Z')
    expect(stamp('M4 0V2', { x: 0, y: 0, angle: 90 })).toBe('M0 4L-2 4')
    expect(stamp('M2 0A2 2 0 1 1-2 0', { x: 5, y: 5, angle: 90 }, 2)).toBe('M5 9A4 4 90 1 1 5 1')
  })

  test('of a plate is as long and as high as it should be', () => {
    const numbers = [...plate(40, 15, 3.5).matchAll(/[HV](-?[\d.]+)/g)].map(([, n]) => Number(n))
    expect(numbers).toEqual([16.5, 4, -16.5, -4])
  })

  test('of a line leaves out the points that it does not need', () => {
    const points = (path: string) => path.split('L').length
    expect(
      pathOf([
        [0, 0],
        [5, 0.05],
        [10, 0],
      ]),
    ).toBe('M0.0 0.0L10.0 0.0')
    expect(
      points(
        pathOf([
          [0, 0],
          [5, 3],
          [10, 0],
        ]),
      ),
    ).toBe(3)
  })
})

describe('the layout', () => {
  test('every route has as many spaces as its length, each long enough to be counted', () => {
    for (const route of everyRoute) {
      expect(TRACKS[route].spaces).toHaveLength(LENGTH[route])
      expect(TRACKS[route].spaceLength).toBeGreaterThan(2 * SPACE_HEIGHT)
    }
  })

  test('no two spaces overlap', () => {
    const spaces = everyRoute.flatMap((route) =>
      spaceShapes(route).map((shape, i) => ({ shape, name: `${route}.${i}` })),
    )
    const overlapping = spaces.flatMap((a, i) =>
      spaces.slice(i + 1).flatMap((b) => (overlap(a.shape, b.shape) > 0.2 ? [`${a.name} ${b.name}`] : [])),
    )
    expect(overlapping).toEqual([])
  })

  test('no space lies on a city', () => {
    const round = ({ x, y }: { x: number; y: number }): Point[] =>
      Array.from({ length: 12 }, (_, i) => [x + 9 * Math.cos((i * Math.PI) / 6), y + 9 * Math.sin((i * Math.PI) / 6)])
    const shapes = everyRoute.flatMap(spaceShapes)
    for (const place of PLACES) for (const shape of shapes) expect(overlap(shape, round(place))).toBeLessThanOrEqual(0)
  })

  test('spaces lie between their cities, in order', () => {
    for (const route of everyRoute) {
      const [from, to] = [PLACES[FROM[route]], PLACES[TO[route]]]
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const along = TRACKS[route].spaces.map(
        ({ x, y }) => ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length / length,
      )
      expect(along).toEqual([...along].sort((a, b) => a - b))
      expect(Math.min(...along)).toBeGreaterThan(0)
      expect(Math.max(...along)).toBeLessThan(1)
    }
  })

  test('El Paso – Los Angeles passes south of Phoenix', () => {
    const route = everyRoute.find(
      (r) => CITIES[FROM[r]][0] === 'el-paso' && CITIES[TO[r]][0] === 'los-angeles',
    ) as number
    const phoenix = PLACES[CITIES.findIndex(([name]) => name === 'phoenix')]
    const near = TRACKS[route].spaces.filter(({ x }) => Math.abs(x - phoenix.x) < 80)
    expect(near.length).toBeGreaterThan(0)
    for (const { y } of near) expect(y).toBeGreaterThan(phoenix.y + 15)
  })

  test('names stand within the sheet, apart from each other and clear of the spaces', () => {
    const boxes = LABELS.map(({ lines, x, y }, city): Point[] => {
      const half = Math.max(...lines.map((line) => line.length)) * 4.6
      const middle = PLACES[city].x + x
      const [top, bottom] = [PLACES[city].y + y - 14, PLACES[city].y + y + (lines.length - 1) * LINE + 1]
      return [
        [middle - half, top],
        [middle + half, top],
        [middle + half, bottom],
        [middle - half, bottom],
      ]
    })
    for (const [x, y] of boxes.flat()) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(WIDTH - 8)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(HEIGHT - 8)
    }
    const shapes = everyRoute.flatMap(spaceShapes)
    for (const [city, box] of boxes.entries()) {
      for (const other of boxes.slice(city + 1)) expect(overlap(box, other)).toBeLessThanOrEqual(0)
      for (const shape of shapes) expect(overlap(box, shape)).toBeLessThan(3)
    }
  })

  test('the map is a small file', () => {
    const map = readFileSync(fileURLToPath(new URL('../src/boards/ticket-to-ride/map.ts', import.meta.url)))
    expect(map.length).toBeLessThan(50_000)
  })
})

describe('reading', () => {
  test('the row comes first, then piles, tickets and routes from west to east', () => {
    const { choices } = position(5, 40)
    const order = readingOrder(choices)
    const lit = new Set(choices.all.flatMap(({ targets }) => targets.map(({ kind, id }) => `${kind} ${id}`)))
    expect(order.map(({ kind, id }) => `${kind} ${id}`)).toHaveLength(lit.size)
    expect(order.slice(0, 5).map(({ kind }) => kind)).toEqual(['row', 'row', 'row', 'row', 'row'])
    const every = readingOrder(choicesAbout([0, ...everyRoute.map((id) => ({ kind: 'route', id }))]))
    const middles = every.map(({ id }) => (PLACES[FROM[id]].x + PLACES[TO[id]].x) / 2)
    expect(every).toHaveLength(ROUTES)
    for (let i = 1; i < middles.length; i++) expect(middles[i]).toBeGreaterThan(middles[i - 1] - 230)
  })

  test.each([2, 3, 5])(
    'the list of %i players has every lit thing, so that the game can be played from it',
    (seats) => {
      for (const moves of [0, 2, 25, 60, 140]) {
        const { view, choices } = position(seats, moves)
        const listed = new Set(
          list(sightOf(view, 'en', undefined, NAMES)).flatMap(({ lines }) =>
            lines.flatMap(({ target }) => (target ? [`${target.kind} ${target.id}`] : [])),
          ),
        )
        for (const { targets } of choices.all)
          for (const { kind, id } of targets) expect(listed).toContain(`${kind} ${id}`)
      }
    },
  )

  test('the list names every route once, with its owner', () => {
    const { view } = position(4, 160)
    const routes = list(sightOf(view, 'fr', undefined, NAMES)).flatMap(({ lines }) =>
      lines.filter(({ target }) => target?.kind === 'route'),
    )
    expect(new Set(routes.map(({ target }) => target?.id)).size).toBe(ROUTES)
    expect(routes).toHaveLength(ROUTES)
    const { me, routeOwner } = seen(view)
    const taken = routes.filter(({ target }) => routeOwner[target?.id ?? 0] >= 0)
    const owners = taken.map(({ target }) => routeOwner[target?.id ?? 0])
    expect(taken.length).toBeGreaterThan(10)
    for (const [i, { text }] of taken.entries()) expect(text).toContain(owners[i] === me ? 'à vous' : NAMES[owners[i]])
  })

  test('each event points at what it is about', () => {
    const about = (id: string, facts: Record<string, number | number[]>) => targetsOf({ id, facts })
    expect(about('took-card', { by: 0, card: 3, slot: 2 })).toEqual([{ kind: 'row', id: 2 }])
    expect(about('drew-card', { by: 0 })).toEqual([{ kind: 'pile', id: 0 }])
    expect(about('claimed-route', { by: 0, route: 37 })).toEqual([{ kind: 'route', id: 37 }])
    expect(about('kept-tickets', { by: 0, kept: 2, tickets: [4, 9] })).toHaveLength(2)
    expect(about('kept-tickets', { by: 0, kept: 2 })).toEqual([])
    expect(about('passed', { by: 0 })).toEqual([])
  })
})

describe('hints', () => {
  const { view } = position(3, 30)
  const free = (colour: number) =>
    everyRoute.find(
      (r) => COLOUR[r] === colour && LENGTH[r] > 1 && seen(view).routeOwner[r] < 0 && TWIN[r] < 0,
    ) as number

  test.each([...LANGUAGES])('say a price, a holding and points in %s', (language: Language) => {
    const green = free(GREEN)
    const text = hint(sightOf(view, language), { kind: 'route', id: green }) ?? ''
    expect(text).toContain(CITIES[FROM[green]][1])
    expect(text).toContain({ en: 'green', fr: 'verte', de: 'grüne' }[language])
    expect(text).toContain({ en: 'locomotive', fr: 'locomotive', de: 'Lokomotive' }[language])
    expect(text).toMatch(/\d+ (points?|Punkte?)$/)
    for (const kind of ['row', 'pile', 'ticket-pile', 'discards'])
      expect(hint(sightOf(view, language), { kind, id: 0 })?.length).toBeGreaterThan(5)
    expect(hint(sightOf(view, language), { kind: 'route', id: free(GREY) })).toContain(
      { en: 'of one colour', fr: 'd’une même couleur', de: 'einer Farbe' }[language],
    )
    for (const id of seen(view).tickets) expect(hint(sightOf(view, language), { kind: 'ticket', id })).toContain('–')
    expect(hint(sightOf(view, language), { kind: 'nothing', id: 0 })).toBeUndefined()
  })

  test('say what is in hand', () => {
    const green = free(GREEN)
    const hand = seen(view).hand.map((_, card) => (card === GREEN ? 3 : card === LOCOMOTIVE ? 1 : 0))
    const text = hint(sightOf({ ...(view as object), hand }), { kind: 'route', id: green })
    expect(text).toContain('you have 3 green and 1 locomotive')
  })

  test('say who owns a route, and when it is closed', () => {
    const route = everyRoute.find((r) => TWIN[r] > r) as number
    const routeOwner = seen(view).routeOwner.map((owner, r) => (r === route ? 1 : r === TWIN[route] ? -1 : owner))
    const owned = { ...(view as object), me: 0, routeOwner }
    const named = sightOf(owned, 'en', undefined, NAMES)
    expect(hint(named, { kind: 'route', id: route })).toContain('claimed by Bram')
    expect(hint(sightOf(owned, 'fr'), { kind: 'route', id: route })).toContain('prise par Place 2')
    expect(hint(sightOf(owned, 'de'), { kind: 'route', id: TWIN[route] })).toContain('gesperrt')
  })
})

describe('tickets', () => {
  test('are open at first, done with the routes, and blocked without trains', () => {
    const table = seen(position(2, 4).view)
    const [ticket] = [0]
    const way = cheapestWay(table, 0, 1, 15)
    expect(way?.trains).toBe(12)
    expect(ticketState(table, ticket, 0)).toBe('open')
    const routeOwner = table.routeOwner.map((owner, route) => (way?.routes.includes(route) ? 0 : owner))
    expect(ticketState({ ...table, routeOwner }, ticket, 0)).toBe('done')
    const players = table.players.map((player) => ({ ...player, trains: 5 }))
    expect(ticketState({ ...table, players }, ticket, 0)).toBe('blocked')
    expect(ticketState({ ...table, routeOwner: table.routeOwner.map(() => 1) }, ticket, 0)).toBe('blocked')
  })
})
