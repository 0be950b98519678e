import { describe, expect, test } from 'vitest'
import {
  ALPINE,
  CARDS,
  CHIPS,
  CITIES,
  CITY_AT,
  CITY_ID,
  CITY_MILEPOST,
  CITY_MILEPOSTS,
  CITY_SIZE,
  CLEAR,
  COST,
  CROSSINGS,
  cityCalled,
  DEMAND_CARDS,
  DEMAND_CITY,
  DEMAND_LOAD,
  DEMANDS,
  DESERT,
  demandsOf,
  ENTRIES,
  EVENT_CARDS,
  EVENTS,
  emptyTable,
  FROM,
  GOBI,
  IS_COASTAL,
  IS_MAJOR,
  isInTaiwan,
  isSection,
  JUNGGAR,
  LOAD_ID,
  loadCalled,
  MAJOR,
  MAJORS,
  MEDIUM,
  MILEPOSTS,
  MOUNTAIN,
  mileposts,
  NEIGHBOUR,
  NORTH_EAST,
  neighbours,
  OFFERS,
  PAYMENT,
  PENGLAI,
  PORT_ID,
  PORT_MILEPOST,
  QAIDAM,
  RED_CROSSINGS,
  ROW,
  SMALL,
  SOURCES,
  SOUTH_EAST,
  SURCHARGE,
  sectionBetween,
  sectionsAt,
  TAIWAN,
  TAKLIMAKAN,
  TERRAIN,
  TO,
  UNREACHED,
  WATERS,
  waysFrom,
  X,
  Y,
} from '../src/index.ts'
import { demandCalled } from './position.ts'
import { newGame, position } from './scenario.ts'

const all = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const taiwan = all(CITIES).filter(isInTaiwan)

/** Three mileposts that are neighbours of each other, as their sections. */
const triangles = all(MILEPOSTS).flatMap((m) =>
  [NORTH_EAST, SOUTH_EAST].flatMap((slope) => {
    const [east, other] = [NEIGHBOUR[m * 6], NEIGHBOUR[m * 6 + slope]]
    if (east < 0 || other < 0 || sectionBetween(east, other) < 0) return []
    return [[sectionBetween(m, east), sectionBetween(m, other), sectionBetween(east, other)]]
  }),
)

describe('the map', () => {
  test('CR-001 the neighbours of China have no mileposts: all land hangs together and only scenery lies beyond', () => {
    expect(MILEPOSTS).toBe(2791)
    const reached = waysFrom(emptyTable(2), 0, [0]).weight
    expect(all(MILEPOSTS).filter((m) => reached[m] === UNREACHED)).toEqual([])
  })

  test('CR-002 Taiwan lies in the south-east, and no milepost is there', () => {
    expect(taiwan.map((city) => CITY_ID[city])).toEqual(['taipei', 'taichung', 'kaohsiung'])
    expect(CITY_MILEPOST).toHaveLength(TAIWAN)
    for (const words of ['start taipei', 'refuge taipei'])
      expect(() => position({ phase: 'start' }).refused(0, words)).toThrow(words)
  })

  test('CR-003 the mileposts are a grid: whoever has a neighbour is its neighbour, in the opposite direction', () => {
    const pairs = all(MILEPOSTS * 6).filter((i) => NEIGHBOUR[i] >= 0)
    const back = pairs.map((i) => NEIGHBOUR[NEIGHBOUR[i] * 6 + ((i + 3) % 6)])
    expect(back).toEqual(pairs.map((i) => Math.floor(i / 6)))
    const far = pairs.map((i) =>
      Math.hypot(X[NEIGHBOUR[i]] - X[Math.floor(i / 6)], Y[NEIGHBOUR[i]] - Y[Math.floor(i / 6)]),
    )
    expect(Math.max(...far)).toBeLessThan(125)
  })

  test('CR-004 every milepost has a terrain or belongs to a city, and its price shows it', () => {
    const counts = [CLEAR, DESERT, MOUNTAIN, ALPINE].map((terrain) => TERRAIN.filter((one) => one === terrain).length)
    expect(counts).toEqual([1024, 251, 1325, 191])
    const prices = [1, 1, 2, 5]
    for (let m = 0; m < MILEPOSTS; m++) expect(COST[m]).toBe(CITY_AT[m] < 0 ? prices[TERRAIN[m]] : IS_MAJOR[m] ? 5 : 3)
    const deserts = [TAKLIMAKAN, GOBI, JUNGGAR, QAIDAM].flatMap(mileposts).sort((a, b) => a - b)
    expect(deserts).toEqual(all(MILEPOSTS).filter((m) => TERRAIN[m] === DESERT))
  })

  test('CR-005 there are 52 cities: small, medium and major', () => {
    expect(CITIES).toBe(52)
    expect([MAJOR, MEDIUM, SMALL].map((size) => CITY_SIZE.filter((one) => one === size).length)).toEqual([4, 24, 24])
  })

  test('CR-006 four are majors, each a whole or partial red hexagon', () => {
    const majors = ['beijing', 'shanghai', 'hong-kong', 'chongqing'].map(cityCalled)
    expect(majors).toEqual(all(MAJORS))
    expect(majors.map((city) => CITY_MILEPOSTS[city].length)).toEqual([7, 6, 6, 7])
    for (const city of majors)
      expect(new Set(CITY_MILEPOSTS[city])).toEqual(new Set([CITY_MILEPOST[city], ...neighbours(CITY_MILEPOST[city])]))
  })

  test('CR-007 every city offers at least one kind of load', () => {
    for (let city = 0; city < CITIES; city++) expect(OFFERS[city].length).toBeGreaterThan(0)
    expect(OFFERS[cityCalled('hangzhou')].map((load) => LOAD_ID[load])).toEqual(['silk', 'tea'])
  })

  test('CR-008 rivers, lakes and shores make sections dearer', () => {
    const kinds = new Set(WATERS.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['river', 'dry-river', 'lake', 'dry-lake', 'inlet']))
    const dearer = [0, 1, 2, 3].map((sum) => SURCHARGE.filter((one, s) => isSection(s) && one === sum).length)
    expect(dearer.slice(1)).toEqual([96, 480, 43])
  })

  test('rivers are tight: each goes from triangle to triangle and ends only at its source and in its mouth', () => {
    for (const [water, { kind }] of WATERS.entries()) {
      if (kind !== 'river' && kind !== 'dry-river') continue
      const crossed = new Set([...CROSSINGS[water], ...RED_CROSSINGS[water]])
      const ends = triangles.filter((sides) => sides.filter((side) => crossed.has(side)).length % 2 === 1)
      expect(ends.length).toBeLessThanOrEqual(2)
      expect(crossed.size).toBeGreaterThan(5)
    }
  })

  test('CR-A16 each major has at least 11 entries, each between its red area and a milepost outside', () => {
    expect(all(MAJORS).map((city) => ENTRIES[city].length)).toEqual([18, 14, 11, 18])
    for (let city = 0; city < MAJORS; city++)
      for (const s of ENTRIES[city])
        expect([CITY_AT[FROM[s]], CITY_AT[TO[s]]].filter((one) => one === city)).toHaveLength(1)
  })

  test('every city and every port has at least three sections', () => {
    for (let city = 0; city < TAIWAN; city++) expect(ENTRIES[city].length).toBeGreaterThanOrEqual(3)
    for (const m of [...PORT_MILEPOST.slice(1), PENGLAI]) expect(sectionsAt(m).length).toBeGreaterThanOrEqual(3)
  })

  test('every section at a city can be come by without passing through the city', () => {
    for (let city = 0; city < TAIWAN; city++) {
      const inside = new Set(CITY_MILEPOSTS[city])
      const outside = [CITY_MILEPOST[(city + 1) % TAIWAN]]
      const seen = new Set(outside)
      for (const m of outside)
        for (const other of neighbours(m)) {
          if (seen.has(other) || inside.has(other)) continue
          seen.add(other)
          outside.push(other)
        }
      for (const s of ENTRIES[city]) expect(seen.has(inside.has(FROM[s]) ? TO[s] : FROM[s])).toBe(true)
    }
  })

  test('CR-A31 the port of Hong Kong is the southernmost milepost of the city', () => {
    const rows = CITY_MILEPOSTS[cityCalled('hong-kong')].map((m) => ROW[m])
    expect(ROW[PORT_MILEPOST[0]]).toBe(Math.min(...rows))
    expect(rows.filter((row) => row === Math.min(...rows))).toHaveLength(1)
    expect(CITY_AT[PORT_MILEPOST[0]]).toBe(cityCalled('hong-kong'))
  })

  test('CR-135 there are four container ports for Taiwan', () => {
    expect(PORT_ID).toEqual(['hong-kong', 'shantou', 'xiamen', 'fuzhou'])
    for (const [port, m] of PORT_MILEPOST.entries()) {
      const near = CITY_MILEPOST[cityCalled(PORT_ID[port])]
      expect(neighbours(m)).toContain(near)
      expect([CITY_AT[m], TERRAIN[m]]).toEqual([port === 0 ? cityCalled('hong-kong') : -1, CLEAR])
    }
  })

  test('CR-A59 thirteen cities lie on the coast', () => {
    expect(IS_COASTAL.flatMap((is, city) => (is ? [CITY_ID[city]] : []))).toHaveLength(13)
    for (const id of ['shanghai', 'hong-kong', 'dandong', 'zhanjiang']) expect(IS_COASTAL[cityCalled(id)]).toBe(true)
    for (const id of ['beijing', 'jinan', 'nanjing']) expect(IS_COASTAL[cityCalled(id)]).toBe(false)
  })

  test('CR-356 every city of the mainland can be reached from every major by track that may be built', () => {
    for (let major = 0; major < MAJORS; major++) {
      const ways = waysFrom(emptyTable(2), 0, [CITY_MILEPOST[major]])
      for (let city = 0; city < TAIWAN; city++) expect(ways.weight[CITY_MILEPOST[city]]).not.toBe(UNREACHED)
    }
  })
})

describe('the cards and chips', () => {
  test('CR-009 there are 100 load chips', () => {
    expect(CHIPS.reduce((sum, chips) => sum + chips, 0)).toBe(100)
  })

  test('CR-010 there are 136 demand cards', () => {
    expect(DEMAND_CARDS).toBe(136)
  })

  test('CR-011 there are 20 event cards', () => {
    expect(EVENT_CARDS).toBe(20)
    expect(CARDS).toBe(156)
  })

  test('CR-012 trains are no cards of the draw pile: pile and hands are the 156 others', () => {
    const game = newGame(4)
    expect(game.pile() + 4 * 3).toBe(156)
    expect(game.view().train).toEqual([0, 0, 0, 0])
  })

  test('CR-014 each demand card shows three demands, each with a city, a load and a payment', () => {
    for (let card = 0; card < DEMAND_CARDS; card++) {
      const demands = demandsOf(card)
      expect(new Set(demands.map((d) => DEMAND_CITY[d])).size).toBe(3)
      expect(new Set(demands.map((d) => DEMAND_LOAD[d])).size).toBe(3)
      for (const d of demands) expect(PAYMENT[d]).toBeGreaterThan(0)
    }
  })

  test('CR-015 wood for Fuzhou pays 54M', () => {
    expect(PAYMENT[demandCalled('wood fuzhou')]).toBe(54)
  })

  test('CR-A99 no city of Taiwan demands a load that can be had in Taiwan', () => {
    const offered = taiwan.flatMap((city) => OFFERS[city])
    const demands = all(DEMANDS).filter((d) => isInTaiwan(DEMAND_CITY[d]))
    expect(demands).toHaveLength(21)
    for (const d of demands) expect(offered).not.toContain(DEMAND_LOAD[d])
  })

  test('CR-350 each city has a size, a load on offer and a demand', () => {
    for (let city = 0; city < CITIES; city++) {
      expect([MAJOR, MEDIUM, SMALL]).toContain(CITY_SIZE[city])
      expect(OFFERS[city].length).toBeGreaterThan(0)
      expect(DEMAND_CITY.filter((one) => one === city)).toHaveLength([12, 9, 6][CITY_SIZE[city]])
    }
  })

  test('CR-352 every load can be had somewhere, no city demands what it offers, and no demand comes twice', () => {
    expect(DEMANDS).toBe(DEMAND_CARDS * 3)
    for (const sources of SOURCES) expect(sources.length).toBeGreaterThan(0)
    for (let d = 0; d < DEMANDS; d++) expect(OFFERS[DEMAND_CITY[d]]).not.toContain(DEMAND_LOAD[d])
    expect(new Set(all(DEMANDS).map((d) => `${DEMAND_LOAD[d]} ${DEMAND_CITY[d]}`)).size).toBe(DEMANDS)
  })

  test('CR-353 of the events two are floods, one is the tax and one the desert rains', () => {
    const count = (kind: string): number => EVENTS.filter((event) => event.kind === kind).length
    expect(['flood', 'tax', 'desert-rains', 'congress', 'derailment'].map(count)).toEqual([2, 1, 1, 1, 4])
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(20)
  })

  test('CR-357 the goods of the feasts and examples exist, and Taipei demands silk', () => {
    for (const id of ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea', 'silk', 'wood'])
      expect(SOURCES[loadCalled(id)].length).toBeGreaterThan(0)
    for (const id of ['imports', 'fish']) expect(SOURCES[loadCalled(id)].some(isInTaiwan)).toBe(true)
    expect(PAYMENT[demandCalled('silk taipei')]).toBe(19)
  })

  test('CR-049 the table of loads and cities goes both ways', () => {
    for (let load = 0; load < LOAD_ID.length; load++)
      for (const city of SOURCES[load]) expect(OFFERS[city]).toContain(load)
    expect(SOURCES[loadCalled('wood')].map((city) => CITY_ID[city])).toEqual(['mudanjiang', 'hailar'])
  })
})
