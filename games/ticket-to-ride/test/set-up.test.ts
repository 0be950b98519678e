import { beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { CITIES, FROM, LENGTH, ROUTE_NAME, TO } from '../src/board.ts'
import { CARD_NAMES } from '../src/colours.ts'
import { ticketToRide } from '../src/index.ts'
import { picksAtSetUp, type Wish } from './dealer.ts'
import { endedGame, newGame, position, type Scene, startedGame } from './scenario.ts'

const SEATS = [2, 3, 4, 5]
const CLASSIC = { options: { tickets: '30' } }
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from - i)

/** Two hands of four without a locomotive, then the cards named. */
const dealtThen = (...cards: string[]): Wish[] => [...Array(4).fill('red'), ...Array(4).fill('blue'), ...cards]

function takeEveryTicket(scene: Scene): string[] {
  while (scene.ticketPile() > 0) {
    const [p] = scene.asked()
    scene.play(p, 'tickets')
    scene.play(p, 'keep')
  }
  return scene.view(undefined).players.flatMap((_, p) => scene.tickets(p))
}

describe('material', () => {
  test('TTR-001 the board shows 36 cities and 100 routes of 1 to 6 spaces', () => {
    expect(new Set(CITIES.map(([name]) => name)).size).toBe(36)
    expect(new Set(ROUTE_NAME).size).toBe(100)
    const ofLength = [1, 2, 3, 4, 5, 6].map((spaces) => LENGTH.filter((length) => length === spaces).length)
    expect(ofLength).toEqual([9, 36, 20, 16, 10, 9])
    for (const [route, name] of ROUTE_NAME.entries()) {
      const [ends] = name.split(':')
      expect(ends).toBe(`${CITIES[FROM[route]][0]}~${CITIES[TO[route]][0]}`)
      expect(FROM[route]).not.toBe(TO[route])
    }
    const everything = Object.fromEntries(CARD_NAMES.slice(0, 8).map((colour) => [colour, 6]))
    const claims = position({ hands: [everything] })
      .legal(0)
      .filter((words) => words.startsWith('claim '))
    expect(claims.map((words) => words.slice(6)).sort()).toEqual([...ROUTE_NAME].sort())
  })

  test('TTR-002 every player has 45 trains of one colour', () => {
    for (const seats of SEATS) {
      const { view } = newGame({ seats })
      expect(view(undefined).players.map(({ trains }) => trains)).toEqual(Array(seats).fill(45))
    }
  })

  test('TTR-003 at most five players take part, and each has trains of their own', () => {
    expect(() => beginRun(ticketToRide, { seats: 6 }, seededChance(1))).toThrow('from 2 to 5')
    const routes = [
      'atlanta~nashville',
      'dallas~houston:1',
      'portland~seattle:1',
      'seattle~vancouver:1',
      'dallas~houston:2',
    ]
    const scene = position({ seats: 5, hands: Array(5).fill({ red: 1 }), row: 'black black black black black' })
    for (const [p, route] of routes.entries()) scene.play(p, `claim ${route}`)
    expect(routes.map((route) => scene.owner(route))).toEqual([0, 1, 2, 3, 4])
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-004 the train cards are 12 in each of eight colours and 14 locomotives', () => {
    const scene = startedGame()
    while (scene.pile() > 0) scene.play(scene.asked()[0], 'draw')
    const found = Object.fromEntries(CARD_NAMES.map((name) => [name, 0]))
    for (const name of scene.row().split(' ')) found[name]++
    for (const p of [0, 1]) for (const [name, count] of Object.entries(scene.hand(p))) found[name] += count
    const { locomotive, ...colours } = found
    expect(locomotive).toBe(14)
    expect(Object.keys(colours).sort()).toEqual([
      'black',
      'blue',
      'green',
      'orange',
      'red',
      'violet',
      'white',
      'yellow',
    ])
    expect(Object.values(colours)).toEqual(Array(8).fill(12))
  })

  test('TTR-005 there are 33 tickets, and 30 in the classic variant', () => {
    expect(new Set(takeEveryTicket(startedGame({ seats: 5 }))).size).toBe(33)
    expect(new Set(takeEveryTicket(startedGame({ seats: 5, ...CLASSIC }))).size).toBe(30)
  })

  test('TTR-006 there is one bonus card: a single longest path is worth 10 to one player', () => {
    const owners = { 'denver~santa-fe': 0, 'atlanta~charleston': 1, 'atlanta~nashville': 1 }
    const scene = endedGame({ seats: 3, owners })
    expect(scene.result().parts['longest-path']).toEqual([0, 10, 0])
    expect(scene.told().filter(({ id }) => id === 'longest-path')).toEqual([{ id: 'longest-path', by: 1, length: 3 }])
    expect(scene.asked()).toEqual([])
  })
})

describe('set-up', () => {
  test('TTR-007 every player starts with 0 points', () => {
    for (const seats of SEATS)
      expect(
        newGame({ seats })
          .view(undefined)
          .players.map(({ score }) => score),
      ).toEqual(Array(seats).fill(0))
  })

  test('TTR-008 each player receives 4 of the shuffled train cards', () => {
    for (const seats of SEATS) {
      const scene = newGame({ seats })
      expect(scene.view(undefined).players.map(({ cards }) => cards)).toEqual(Array(seats).fill(4))
      expect(picksAtSetUp(seats, {}).slice(0, 4 * seats)).toEqual(range(110, 4 * seats))
    }
    const scene = newGame({ deal: ['red', 'red', 'blue', 'locomotive', 'white', 'white', 'white', 'black'] })
    expect(scene.hand(0)).toEqual({ red: 2, blue: 1, locomotive: 1 })
    expect(scene.hand(1)).toEqual({ white: 3, black: 1 })
    expect(scene.asked()).toEqual([0, 1])
  })

  test('TTR-009 five train cards lie face up and the rest face down', () => {
    for (const seats of SEATS) {
      const scene = newGame({ seats })
      expect(scene.row()).not.toContain('-')
      expect(scene.view(undefined).row).toHaveLength(5)
      expect(scene.pile()).toBe(110 - 4 * seats - 5 - 5 * scene.events('swept-row').length)
      expect(picksAtSetUp(seats, {}).slice(4 * seats, 4 * seats + 5)).toEqual(range(110 - 4 * seats, 5))
    }
    const scene = newGame({ deal: dealtThen('green', 'white', 'black', 'violet', 'orange') })
    expect(scene.row()).toBe('green white black violet orange')
    expect(scene.discards()).toEqual({})
  })

  test('TTR-010 with three or more locomotives among them, the first five face-up cards are replaced', () => {
    const fresh = ['green', 'green', 'white', 'white', 'black']
    for (const locomotives of [3, 4, 5]) {
      const first = [...Array(5 - locomotives).fill('orange'), ...Array(locomotives).fill('locomotive')]
      const scene = newGame({ deal: dealtThen(...first, ...fresh) })
      expect(scene.row()).toBe(fresh.join(' '))
      expect(scene.discards()).toEqual({ locomotive: locomotives, ...(locomotives < 5 && { orange: 5 - locomotives }) })
      expect(scene.pile()).toBe(110 - 8 - 10)
    }
    const two = newGame({ deal: dealtThen('locomotive', 'orange', 'locomotive', 'orange', 'orange') })
    expect(two.row()).toBe('locomotive orange locomotive orange orange')
    expect(two.discards()).toEqual({})
    expect(two.asked()).toEqual([0, 1])
  })

  test('TTR-011 the replacement is checked again', () => {
    const three = ['locomotive', 'locomotive', 'locomotive', 'orange', 'orange']
    const four = ['locomotive', 'locomotive', 'locomotive', 'locomotive', 'violet']
    const scene = newGame({ deal: dealtThen(...three, ...four, 'green', 'locomotive', 'white', 'locomotive', 'black') })
    expect(scene.row()).toBe('green locomotive white locomotive black')
    expect(scene.discards()).toEqual({ locomotive: 7, orange: 2, violet: 1 })
    expect(scene.events('swept-row')).toHaveLength(2)
    expect(scene.asked()).toEqual([0, 1])
  })

  test('TTR-012 each player is dealt 4 of the shuffled tickets, and 3 in the classic variant', () => {
    for (const seats of SEATS) {
      const cards = 4 * seats + 5
      expect(picksAtSetUp(seats, { first: 'seat-1' }).slice(cards)).toEqual(range(33, 4 * seats))
      expect(picksAtSetUp(seats, { first: 'seat-1', tickets: '30' }).slice(cards)).toEqual(range(30, 3 * seats))
      for (let p = 0; p < seats; p++) {
        expect(new Set(newGame({ seats }).offered(p)).size).toBe(4)
        expect(new Set(newGame({ seats, ...CLASSIC }).offered(p)).size).toBe(3)
      }
    }
    const row = ['green', 'white', 'black', 'violet', 'orange']
    const tickets = ['seattle~new-york', 'las-vegas~seattle', 'boston~miami', 'denver~el-paso']
    const scene = newGame({ deal: [...dealtThen(...row), 0, ...tickets] })
    expect(scene.offered(0).sort()).toEqual([...tickets].sort())
    expect(scene.ticketPile()).toBe(33 - 8)
  })

  test('TTR-013 at least 2 of the first tickets must be kept', () => {
    const scene = newGame()
    const [first, second, third] = scene.offered(0)
    scene.play(0, `return ${first}`)
    scene.play(0, `return ${second}`)
    expect(scene.refused(0, `return ${third}`)).toBe('TTR-013')
    expect(scene.legal(0)).toEqual(['keep'])
    const classic = newGame(CLASSIC)
    classic.play(0, `return ${classic.offered(0)[0]}`)
    expect(classic.refused(0, `return ${classic.offered(0)[0]}`)).toBe('TTR-013')
    expect(classic.legal(0)).toEqual(['keep'])
    expect(classic.asked()).toEqual([0, 1])
  })

  test('TTR-014 a player may keep 3 or all 4 of the first tickets, and all 3 in the classic variant', () => {
    for (const [options, kept] of [
      [{}, 2],
      [{}, 3],
      [{}, 4],
      [CLASSIC, 2],
      [CLASSIC, 3],
    ] as const) {
      const scene = newGame(options)
      const offered = scene.offered(0)
      for (const ticket of offered.slice(kept)) scene.play(0, `return ${ticket}`)
      scene.play(0, 'keep')
      expect(scene.asked()).toEqual([1])
      scene.play(1, 'keep')
      expect(scene.tickets(0)).toEqual(offered.slice(0, kept))
    }
  })

  test('TTR-015 nobody sees the first tickets of another player', () => {
    const scene = newGame({ seats: 3 })
    expect(scene.offered(0)).toHaveLength(4)
    expect(scene.view(1).offered).not.toEqual(scene.view(0).offered)
    expect(scene.view(undefined)).toMatchObject({ offered: [], tickets: [] })
    for (const reader of [1, 2, undefined]) {
      const offers = scene.told(reader).filter(({ id }) => id === 'offered-tickets')
      expect(offers.find(({ by }) => by === 0)).toEqual({ id: 'offered-tickets', by: 0, count: 4 })
    }
    const own = scene.told(0).find(({ id, by }) => id === 'offered-tickets' && by === 0)
    expect(own).toMatchObject({ count: 4, tickets: expect.arrayContaining([...scene.view(0).offered]) })
    expect(scene.asked()).toEqual([0, 1, 2])
  })

  test('TTR-016 rejected first tickets are shuffled together and come after all the others', () => {
    const scene = newGame({ seats: 5 })
    const rejected = [0, 1, 2, 3, 4].flatMap((p) => scene.offered(p).slice(2))
    for (let p = 0; p < 5; p++) {
      for (const ticket of scene.offered(p).slice(2)) scene.play(p, `return ${ticket}`)
      scene.play(p, 'keep')
    }
    expect(scene.ticketPile()).toBe(23)
    for (let turn = 0; turn < 4; turn++) {
      const [p] = scene.asked()
      scene.play(p, 'tickets')
      for (const ticket of scene.offered(p)) expect(rejected).not.toContain(ticket)
      scene.play(p, 'keep')
    }
    const [p] = scene.asked()
    const [ofPlayer3, ofPlayer0] = [rejected[7], rejected[0]]
    scene.play(p, 'tickets', 0, ofPlayer3, ofPlayer0)
    expect(scene.offered(p)).toEqual(expect.arrayContaining([ofPlayer3, ofPlayer0]))
    expect(scene.asked()).toEqual([p])
  })

  test('TTR-016 in the classic variant each player rejects at most one, and the rejects are shuffled too', () => {
    const scene = newGame({ seats: 2, ...CLASSIC })
    const rejected = [0, 1].map((p) => scene.offered(p)[0])
    for (const p of [0, 1]) {
      scene.play(p, `return ${rejected[p]}`)
      scene.play(p, 'keep')
    }
    const turns = (30 - 6) / 3
    for (let turn = 0; turn < turns; turn++) {
      const [p] = scene.asked()
      scene.play(p, 'tickets')
      scene.play(p, 'keep')
    }
    const [p] = scene.asked()
    scene.play(p, 'tickets', rejected[1], rejected[0])
    expect(scene.offered(p).sort()).toEqual([...rejected].sort())
    expect(scene.asked()).toEqual([p])
  })

  test('TTR-017 after set-up everybody has 4 train cards, 45 trains, 2 to 4 tickets and 0 points', () => {
    for (const [options, most] of [
      [{}, 4],
      [CLASSIC, 3],
    ] as const) {
      const scene = newGame({ seats: 3, ...options })
      const kept = [2, 3, most]
      for (const [p, count] of kept.entries()) {
        for (const ticket of scene.offered(p).slice(count)) scene.play(p, `return ${ticket}`)
        scene.play(p, 'keep')
      }
      for (const [p, tickets] of kept.entries())
        expect(scene.view(undefined).players[p]).toMatchObject({ cards: 4, trains: 45, tickets, score: 0 })
      expect(scene.asked()).toHaveLength(1)
    }
  })
})
