import { beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { CITIES, COLOUR, FROM, LENGTH, ROUTE_NAME, TO, TWIN } from '../src/board.ts'
import { CARD_NAMES, GREY } from '../src/colours.ts'
import { ticketToRide } from '../src/index.ts'
import { TICKET_FROM, TICKET_NAME, TICKET_TO, TICKET_VALUE } from '../src/tickets.ts'
import { lawfulState } from './position.ts'
import { playRandomly, seenBy } from './random-game.ts'

const pairOf = (a: number, b: number): string => [a, b].sort((x, y) => x - y).join('-')
const routePairs = ROUTE_NAME.map((_, route) => pairOf(FROM[route], TO[route]))
const ticketPairs = TICKET_NAME.map((_, ticket) => pairOf(TICKET_FROM[ticket], TICKET_TO[ticket]))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const openWith = (change: object) => () =>
  beginRun(ticketToRide, { seats: 2, position: JSON.stringify({ ...lawfulState({}), ...change }) }, seededChance(0))

const COLOURED = {
  violet:
    'charleston~miami denver~omaha duluth~toronto helena~salt-lake-city kansas-city~saint-louis los-angeles~san-francisco portland~san-francisco',
  red: 'boston~new-york chicago~duluth dallas~el-paso denver~oklahoma-city denver~salt-lake-city helena~omaha miami~new-orleans',
  orange:
    'atlanta~new-orleans chicago~pittsburgh denver~kansas-city duluth~helena las-vegas~salt-lake-city new-york~washington salt-lake-city~san-francisco',
  yellow:
    'atlanta~new-orleans boston~new-york denver~salt-lake-city el-paso~oklahoma-city helena~seattle los-angeles~san-francisco nashville~pittsburgh',
  green:
    'chicago~saint-louis denver~helena el-paso~houston little-rock~new-orleans new-york~pittsburgh pittsburgh~saint-louis portland~san-francisco',
  blue: 'atlanta~miami chicago~omaha helena~winnipeg kansas-city~saint-louis montreal~new-york oklahoma-city~santa-fe portland~salt-lake-city',
  white:
    'calgary~winnipeg chicago~saint-louis chicago~toronto denver~phoenix little-rock~nashville new-york~pittsburgh salt-lake-city~san-francisco',
  black:
    'chicago~pittsburgh denver~kansas-city duluth~winnipeg el-paso~los-angeles montreal~sault-ste-marie nashville~raleigh new-york~washington',
}

describe('the board', () => {
  test('TTR-100 78 pairs of cities are joined directly, 22 of them by two routes of equal length', () => {
    expect(new Set(routePairs).size).toBe(78)
    const doubled = routePairs.flatMap((pair, route) => (routePairs.indexOf(pair) < route ? [route] : []))
    expect(doubled).toHaveLength(22)
    for (const second of doubled) {
      const first = routePairs.indexOf(routePairs[second])
      expect([TWIN[first], TWIN[second]]).toEqual([second, first])
      expect(LENGTH[second]).toBe(LENGTH[first])
    }
    expect(TWIN.filter((twin) => twin >= 0)).toHaveLength(44)
  })

  test('TTR-101 each colour has 7 routes with 27 spaces, grey 44 with 93', () => {
    for (let colour = 0; colour < GREY; colour++) {
      const routes = [...ROUTE_NAME.keys()].filter((route) => COLOUR[route] === colour)
      expect(routes).toHaveLength(7)
      expect(sum(routes.map((route) => LENGTH[route]))).toBe(27)
    }
    const grey = [...ROUTE_NAME.keys()].filter((route) => COLOUR[route] === GREY)
    expect(grey).toHaveLength(44)
    expect(sum(grey.map((route) => LENGTH[route]))).toBe(93)
  })

  test('TTR-101 the routes of each colour are those of the printed board', () => {
    for (const [name, expected] of Object.entries(COLOURED)) {
      const routes = ROUTE_NAME.filter((_, route) => COLOUR[route] === CARD_NAMES.indexOf(name))
      expect(routes.map((route) => route.split(':')[0]).sort()).toEqual(expected.split(' '))
    }
  })
})

describe('the tickets', () => {
  test('TTR-102 every ticket names two different cities, and no pair occurs twice', () => {
    for (const [ticket, name] of TICKET_NAME.entries()) {
      expect(name).toBe(`${CITIES[TICKET_FROM[ticket]][0]}~${CITIES[TICKET_TO[ticket]][0]}`)
      expect(TICKET_FROM[ticket]).not.toBe(TICKET_TO[ticket])
    }
    expect(new Set(ticketPairs).size).toBe(33)
  })

  test('TTR-103 no single route joins the cities of a ticket', () => {
    expect(ticketPairs.filter((pair) => routePairs.includes(pair))).toEqual([])
    expect(ticketPairs).toHaveLength(33)
  })

  test('TTR-A01 a ticket is worth the shortest way between its cities, but for five of the classic ones', () => {
    const away = CITIES.map((_, from) => CITIES.map((_, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)))
    for (const [route, length] of LENGTH.entries()) {
      away[FROM[route]][TO[route]] = length
      away[TO[route]][FROM[route]] = length
    }
    for (const via of CITIES.keys())
      for (const from of CITIES.keys())
        for (const to of CITIES.keys()) away[from][to] = Math.min(away[from][to], away[from][via] + away[via][to])
    const more = TICKET_NAME.map((name, t) => [name, TICKET_VALUE[t] - away[TICKET_FROM[t]][TICKET_TO[t]]])
    expect(more.filter(([, difference]) => difference !== 0)).toEqual([
      ['los-angeles~chicago', 1],
      ['los-angeles~miami', 1],
      ['los-angeles~new-york', 1],
      ['sault-ste-marie~oklahoma-city', 1],
      ['seattle~new-york', 2],
    ])
  })
})

describe('nothing is lost and nothing doubled', () => {
  test('TTR-104 at every moment the train cards add up to 110', () => {
    for (const seats of [2, 5])
      playRandomly({ seats }, 10 + seats, (table) => {
        const { row, pile, discards, players } = seenBy(table, undefined)
        const hands = players.map((_, p) => sum(seenBy(table, p).hand))
        expect(players.map(({ cards }) => cards)).toEqual(hands)
        expect(sum(hands) + row.filter((card) => card >= 0).length + pile + sum(discards)).toBe(110)
      })
    expect(openWith({ discards: [1, 0, 0, 0, 0, 0, 0, 0, 0] })).toThrow('there are 13 violet cards; there must be 12')
    expect(openWith({ row: [0, 0, 0, 0, -1] })).toThrow('there must be')
  })

  test('TTR-105 at every moment the tickets add up to 33, and to 30 in the classic variant', () => {
    for (const [tickets, total] of [
      ['33', 33],
      ['30', 30],
    ] as const)
      playRandomly({ seats: 4, options: { tickets } }, 20, (table) => {
        const { awaited, players, ticketPile } = seenBy(table, undefined)
        const question = awaited.length > 0 ? ticketToRide.question(table.state, awaited[0]).id : 'over'
        const looked = total - ticketPile - sum(players.map((player) => player.tickets))
        expect(question === 'keep-tickets' ? [1, 2, 3] : [0]).toContain(looked)
        const offered = looked > 0 ? seenBy(table, awaited[0]).offered.length : 0
        expect(offered).toBeLessThanOrEqual(looked)
      })
    const { tickets } = lawfulState({})
    const lost = tickets.map((word) => word & ~1)
    const doubled = tickets.with(0, 1)
    const times = (n: number): string => `ticket boston~miami is there ${n} times in a game with 33 tickets`
    expect(openWith({ tickets: lost })).toThrow(times(0))
    expect(openWith({ tickets: doubled })).toThrow(times(2))
  })

  test('TTR-106 at every moment the trains in stock and on the board add up to 45', () => {
    for (const seats of [2, 3, 4, 5])
      playRandomly({ seats }, 30 + seats, (table) => {
        const { players, routeOwner } = seenBy(table, undefined)
        const laid = players.map((_, p) => sum(LENGTH.filter((_, route) => routeOwner[route] === p)))
        expect(players.map(({ trains }, p) => trains + laid[p])).toEqual(Array(seats).fill(45))
      })
    expect(openWith({ trains: [44, 45] })).toThrow('player 0 has 0 trains on the board and 44 in stock')
  })
})
