import { beginRun, seededChance, viewOf } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { COLOUR, LENGTH, ROUTE_NAME, TWIN } from '../src/board.ts'
import { CARD_NAMES, GREY, LOCOMOTIVE, RED } from '../src/colours.ts'
import { ticketToRide } from '../src/index.ts'
import type { View } from '../src/secrets.ts'
import { TICKET_NAME, TICKET_VALUE } from '../src/tickets.ts'
import { endedGame, newGame, position, type Scene, startedGame } from './scenario.ts'

const CLASSIC_TICKETS =
  'boston~miami 12, calgary~phoenix 13, calgary~salt-lake-city 7, chicago~new-orleans 7, chicago~santa-fe 9, ' +
  'dallas~new-york 11, denver~el-paso 4, denver~pittsburgh 11, duluth~el-paso 10, duluth~houston 8, ' +
  'helena~los-angeles 8, kansas-city~houston 5, los-angeles~chicago 16, los-angeles~miami 20, los-angeles~new-york 21, ' +
  'montreal~atlanta 9, montreal~new-orleans 13, new-york~atlanta 6, portland~nashville 17, portland~phoenix 11, ' +
  'san-francisco~atlanta 17, sault-ste-marie~nashville 8, sault-ste-marie~oklahoma-city 9, seattle~los-angeles 9, ' +
  'seattle~new-york 22, toronto~miami 10, vancouver~montreal 20, vancouver~santa-fe 13, winnipeg~houston 12, ' +
  'winnipeg~little-rock 11'

function takeTwoCards(scene: Scene, p: number): void {
  scene.play(p, 'draw')
  scene.play(p, 'draw')
}

describe('material and set-up', () => {
  test('TTR-A01 the tickets are the 30 classic ones and three more', () => {
    const valued = (numbers: readonly number[]): string[] => numbers.map((t) => `${TICKET_NAME[t]} ${TICKET_VALUE[t]}`)
    const more = ['atlanta~washington 4', 'denver~saint-louis 6', 'las-vegas~seattle 10']
    for (const [tickets, extra] of [
      ['33', more],
      ['30', []],
    ] as const) {
      const scene = startedGame({ seats: 2, options: { tickets } })
      while (scene.ticketPile() > 0) {
        const [p] = scene.asked()
        scene.play(p, 'tickets')
        scene.play(p, 'keep')
      }
      const found = [...scene.view(0).tickets, ...scene.view(1).tickets]
      expect(valued(found).sort()).toEqual([...CLASSIC_TICKETS.split(', '), ...extra].sort())
    }
  })

  test('TTR-A02 routes of 1 to 6 spaces are worth 1, 2, 4, 7, 10 and 15', () => {
    const worth = [0, 1, 2, 4, 7, 10, 15]
    for (const [route, name] of ROUTE_NAME.entries()) {
      const colour = COLOUR[route] === GREY ? 'white' : CARD_NAMES[COLOUR[route]]
      const scene = position({ hands: [{ [colour]: LENGTH[route] }] })
      scene.play(0, `claim ${name}`)
      expect(scene.points(0)).toBe(worth[LENGTH[route]])
    }
  })

  test('TTR-A03 two to five players can play', () => {
    for (const seats of [2, 3, 4, 5]) expect(newGame({ seats }).asked()).toHaveLength(seats)
    for (const seats of [0, 1, 6])
      expect(() => beginRun(ticketToRide, { seats }, seededChance(1))).toThrow('a whole number from 2 to 5')
  })

  test('TTR-A04 the first player is drawn at random unless the table has chosen seat 1', () => {
    const firstOf = (seed: number, options: object): number => {
      const { state } = beginRun(ticketToRide, { seats: 4, options }, seededChance(seed))
      return (viewOf(ticketToRide, state, undefined) as unknown as View).player
    }
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    expect(new Set(seeds.map((seed) => firstOf(seed, {})))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(seeds.map((seed) => firstOf(seed, { first: 'seat-1' })))).toEqual(new Set([0]))
  })

  test('TTR-A05 all choose their first tickets at once; nobody sees how many the others keep', () => {
    const scene = newGame({ seats: 3 })
    const withoutAsked = (reader: number | undefined) => ({ ...scene.view(reader), asked: [] })
    const before = [1, 2, undefined].map(withoutAsked)
    for (const ticket of scene.offered(0).slice(2)) {
      scene.play(0, `return ${ticket}`)
      for (const reader of [1, 2, undefined]) expect(scene.told(reader)).toEqual([])
    }
    scene.play(0, 'keep')
    for (const reader of [1, 2, undefined]) expect(scene.told(reader)).toEqual([])
    expect([1, 2, undefined].map(withoutAsked)).toEqual(before)
    expect(scene.refused(0, 'keep')).toBe('TTR-A05')
    expect(scene.asked()).toEqual([1, 2])
    scene.play(2, 'keep')
    expect(scene.asked()).toEqual([1])
    scene.play(1, 'keep')
    expect(scene.told().map(({ by, kept }) => [by, kept])).toEqual([
      [0, 2],
      [1, 4],
      [2, 4],
    ])
    expect(scene.view(1).players.map(({ tickets }) => tickets)).toEqual([2, 4, 4])
    expect(scene.asked()).toEqual([scene.view(undefined).player])
  })

  test('TTR-A05 what a player may guess does not betray what the others have done so far', () => {
    const scene = newGame({ seats: 3 })
    const { game } = scene.table
    const guesses = () => [0, 1, 2, 3].map((seed) => game.guess(scene.table.state, 1, seededChance(seed)))
    const before = guesses()
    for (const ticket of scene.offered(0).slice(2)) scene.play(0, `return ${ticket}`)
    expect(guesses()).toEqual(before)
    scene.play(0, 'keep')
    expect(guesses()).toEqual(before)
    expect(game.awaited(scene.table.state)).toEqual([0, 1, 2])
    expect(scene.asked()).toEqual([1, 2])
  })
})

describe('turns and tickets', () => {
  /** By name of route: all that three trains could still claim is taken, so that cards alone are of no use. */
  function ownersOfShortRoutes(): Record<string, number> {
    const trains = [42, 42, 42]
    const owners: Record<string, number> = {}
    const short = [...ROUTE_NAME.keys()].filter(
      (route) => LENGTH[route] <= 3 && !(TWIN[route] < route && TWIN[route] >= 0),
    )
    for (const route of short.sort((a, b) => LENGTH[b] - LENGTH[a])) {
      const owner = [2, 1, 0].find((p) => trains[p] >= LENGTH[route]) ?? 0
      trains[owner] -= LENGTH[route]
      owners[ROUTE_NAME[route]] = owner
    }
    return owners
  }

  test('TTR-A12 a player passes only when nothing is possible; when all pass, the game ends', () => {
    const nothing = { seats: 3, row: '- - - - -', pile: {}, owners: ownersOfShortRoutes() }
    const scene = position({ ...nothing, ticketPile: [] })
    expect(scene.trains(2)).toBe(3)
    for (const p of [0, 1, 2]) {
      expect(scene.asked()).toEqual([p])
      expect(scene.legal(p)).toEqual(['pass'])
      scene.play(p, 'pass')
      expect(scene.told()[0]).toEqual({ id: 'passed', by: p })
    }
    expect(scene.asked()).toEqual([])
    expect(scene.result().ending).toBe('all-passed')
    expect(scene.result().parts.tickets[2]).toBeLessThan(0)
    expect(position({ ...nothing, ticketPile: ['boston~miami'] }).refused(0, 'pass')).toBe('TTR-027')
    expect(position({ ...nothing, ticketPile: [], row: 'red - - - -' }).refused(0, 'pass')).toBe('TTR-027')
  })

  test('TTR-A12 the game ends only when all pass in succession', () => {
    const scene = position({ seats: 3, row: '- - - - -', pile: {}, ticketPile: [] })
    scene.play(0, 'pass')
    scene.play(1, 'pass')
    expect(scene.refused(2, 'pass')).toBe('TTR-027')
    scene.play(2, 'claim atlanta~nashville')
    scene.play(2, 'pay white')
    expect(scene.row()).toBe('white - - - -')
    scene.play(0, 'take 1')
    scene.play(1, 'pass')
    expect(scene.asked()).toEqual([2])
  })

  test('TTR-A13 tickets cannot be taken from an empty pile', () => {
    const scene = position({ ticketPile: [] })
    expect(scene.refused(0, 'tickets')).toBe('TTR-A13')
    expect(scene.legal(0)).not.toContain('tickets')
    expect(position({ ticketPile: [], under: [['boston~miami', 1]] }).refused(0, 'tickets')).toBeUndefined()
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A14 the first ticket given back lies above the second, both under the pile', () => {
    const scene = position({ ticketPile: TICKET_NAME.slice(0, 5) })
    scene.play(0, 'tickets', ...TICKET_NAME.slice(0, 3))
    scene.play(0, `return ${TICKET_NAME[2]}`)
    scene.play(0, `return ${TICKET_NAME[0]}`)
    scene.play(0, 'keep')
    scene.play(1, 'tickets')
    expect(scene.offered(1)).toEqual([TICKET_NAME[2], TICKET_NAME[3], TICKET_NAME[4]])
    scene.play(1, 'keep')
    scene.play(0, 'tickets')
    expect(scene.offered(0)).toEqual([TICKET_NAME[0]])
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A14 first tickets rejected at set-up have no order', () => {
    const drawnLast = (pick: number): string[] => {
      const scene = newGame({ seats: 5 })
      for (const p of scene.asked()) {
        for (const ticket of scene.offered(p).slice(2)) scene.play(p, `return ${ticket}`)
        scene.play(p, 'keep')
      }
      for (let turn = 0; turn < 4; turn++) {
        const [p] = scene.asked()
        scene.play(p, 'tickets')
        scene.play(p, 'keep')
      }
      const [p] = scene.asked()
      scene.play(p, 'tickets', 0, pick, pick)
      return scene.offered(p)
    }
    expect(new Set([0, 4, 8].map((pick) => drawnLast(pick).join())).size).toBe(3)
  })
})

describe('secrets and undo', () => {
  test('TTR-A22 how many cards and tickets a player holds is public, and not which', () => {
    const seenBy = (reader: number | undefined, hand: Record<string, number>, tickets: string[]) =>
      position({
        seats: 3,
        hands: [hand, { green: 1 }, {}],
        tickets: [tickets, [], []],
        row: 'violet orange violet orange black',
      }).view(reader)
    for (const reader of [1, 2, undefined]) {
      const one = seenBy(reader, { red: 2, locomotive: 1 }, ['boston~miami', 'denver~el-paso'])
      expect(one.players[0]).toMatchObject({ cards: 3, tickets: 2 })
      expect(one).toEqual(seenBy(reader, { white: 3 }, ['toronto~miami', 'calgary~phoenix']))
    }
    expect(seenBy(0, { red: 2 }, [])).not.toEqual(seenBy(0, { white: 2 }, []))
    expect(seenBy(undefined, { red: 2 }, []).hand).toEqual([])
  })

  test('TTR-A22 a card drawn blind is told to nobody else, a face-up card to all', () => {
    const scene = position({ seats: 3, row: 'red blue green white black' })
    scene.play(0, 'draw', 'locomotive')
    expect(scene.told(0)).toEqual([{ id: 'drew-card', by: 0, card: LOCOMOTIVE }])
    for (const reader of [1, 2, undefined]) expect(scene.told(reader)).toEqual([{ id: 'drew-card', by: 0 }])
    scene.play(0, 'take 1')
    for (const reader of [0, 1, 2, undefined])
      expect(scene.told(reader)[0]).toEqual({ id: 'took-card', by: 0, card: RED, slot: 0 })
    expect(scene.view(1).players[0].cards).toBe(2)
    expect(scene.asked()).toEqual([1])
  })
})

describe('routes, end and scoring', () => {
  test('TTR-A15 a route may be paid with locomotives alone', () => {
    for (const route of ['chicago~duluth', 'el-paso~phoenix']) {
      const only = position({ hands: [{ locomotive: 3 }] })
      only.play(0, `claim ${route}`)
      expect(only.discards()).toEqual({ locomotive: 3 })
      const among = position({ hands: [{ red: 3, locomotive: 3 }] })
      among.play(0, `claim ${route}`)
      among.play(0, 'pay locomotive')
      expect(among.hand(0)).toEqual({ red: 3 })
      expect(among.owner(route)).toBe(0)
      expect(among.asked()).toEqual([1])
    }
    const two = position({ hands: [{ locomotive: 2 }] })
    expect(two.refused(0, 'claim chicago~duluth')).toBe('TTR-051')
    expect(two.refused(0, 'claim el-paso~phoenix')).toBe('TTR-052')
  })

  test('TTR-A16 the cards are of no use when the trains do not suffice', () => {
    const scene = position({
      hands: [{ red: 11, locomotive: 8 }],
      trains: [3],
      free: ['denver~santa-fe', 'chicago~duluth'],
    })
    const claims = scene.legal(0).filter((words) => words.startsWith('claim '))
    expect(claims).toEqual(expect.arrayContaining(['claim denver~santa-fe', 'claim chicago~duluth']))
    for (const words of claims) expect(LENGTH[ROUTE_NAME.indexOf(words.slice(6))]).toBeLessThanOrEqual(3)
    for (const route of ['dallas~el-paso', 'denver~oklahoma-city', 'helena~omaha'])
      expect(scene.refused(0, `claim ${route}`)).toBe('TTR-062')
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A17 with two or three players the second route is closed to everybody', () => {
    for (const seats of [2, 3]) {
      const hands = Array(seats).fill({ yellow: 2 })
      const scene = position({ seats, hands, owners: { 'boston~new-york:red': 0 } })
      const refusals: (string | undefined)[] = []
      for (let p = 0; p < seats; p++) {
        refusals.push(scene.refused(p, 'claim boston~new-york:yellow'))
        takeTwoCards(scene, p)
      }
      expect(refusals).toEqual(['TTR-059', 'TTR-061', 'TTR-061'].slice(0, seats))
      expect(scene.asked()).toEqual([0])
    }
  })

  test('TTR-A18 the last round begins only once, and the one who brought it about plays last', () => {
    const hands = [{ red: 3 }, { white: 4 }, { blue: 5 }]
    const free = ['chicago~duluth', 'chicago~toronto', 'atlanta~miami']
    const scene = position({ seats: 3, hands, trains: [5, 5, 6], free })
    scene.play(0, 'claim chicago~duluth')
    scene.play(1, 'claim chicago~toronto')
    scene.play(2, 'claim atlanta~miami')
    expect([0, 1, 2].map((p) => scene.trains(p))).toEqual([2, 1, 1])
    expect(scene.asked()).toEqual([0])
    takeTwoCards(scene, 0)
    expect(scene.events('last-round')).toEqual([{ id: 'last-round', by: 0, trains: 2 }])
    expect(scene.asked()).toEqual([])
  })

  test('TTR-A19 only a claimed route brings about the last round', () => {
    const scene = position({ hands: [{ red: 1 }, {}], trains: [3, 3], free: ['atlanta~nashville'] })
    takeTwoCards(scene, 0)
    scene.play(1, 'tickets')
    scene.play(1, 'keep')
    expect(scene.events('last-round')).toEqual([])
    scene.play(0, 'claim atlanta~nashville')
    scene.play(0, 'pay red')
    expect(scene.events('last-round')).toEqual([{ id: 'last-round', by: 0, trains: 2 }])
    takeTwoCards(scene, 1)
    expect(scene.events('last-round')).toHaveLength(1)
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A20 all who tie for the longest path score, and nobody without a route', () => {
    expect(endedGame({ seats: 3 }).result().parts['longest-path']).toEqual([0, 0, 0])
    const owners = { 'atlanta~nashville': 0, 'portland~seattle:1': 2 }
    const scene = endedGame({ seats: 4, owners })
    expect(scene.view(undefined).players.map(({ longestPath }) => longestPath)).toEqual([1, 0, 1, 0])
    expect(scene.result().parts['longest-path']).toEqual([10, 0, 10, 0])
  })

  test('TTR-A21 among tied players those who scored the bonus win, alone or together', () => {
    const scattered = { 'calgary~winnipeg': 0, 'atlanta~miami': 0, 'kansas-city~omaha:1': 0 }
    const joined = { 'el-paso~houston': 1, 'dallas~houston:1': 1, 'helena~seattle': 2, 'seattle~vancouver:1': 2 }
    const shared = endedGame({ seats: 3, owners: { ...scattered, ...joined } }).result()
    expect(shared).toMatchObject({ scores: [26, 26, 26], places: [3, 1, 1] })

    const apart = { 'duluth~helena': 2, 'helena~omaha': 3, 'portland~seattle:1': 2, 'denver~phoenix': 2 }
    const one = { 'el-paso~houston': 1, 'dallas~houston:1': 1 }
    const alone = endedGame({ seats: 4, owners: { ...scattered, ...one, ...apart } }).result()
    expect(alone).toMatchObject({ scores: [26, 26, 26, 10], places: [2, 1, 2, 4] })

    const owners = { 'chicago~duluth': 0, 'montreal~new-york': 1, 'nashville~raleigh': 2, 'calgary~winnipeg': 3 }
    const none = endedGame({ seats: 4, owners, tickets: [[], [], [], ['seattle~new-york']] }).result()
    expect(none).toMatchObject({ scores: [4, 4, 4, 3], places: [1, 1, 1, 4] })
  })

  test('TTR-A23 a score can be negative and can pass 100', () => {
    const low = endedGame({ tickets: [TICKET_NAME.slice(0, 20), []] })
    const owed = TICKET_VALUE.slice(0, 20).reduce((sum, value) => sum + value, 0)
    expect(low.result().scores).toEqual([-owed, 0])
    const high = endedGame({ trains: [3], turnsLeft: 1 })
    expect(high.points(0)).toBe(7 * 15)
    expect(high.result().scores[0]).toBe(7 * 15 + 10)
  })

  test('TTR-A25 two grey routes of a double route are claimed with a set of cards each', () => {
    const scene = position({ seats: 4, hands: [{ red: 2 }, { blue: 2 }] })
    scene.play(0, 'claim dallas~oklahoma-city:1')
    expect(scene.owner('dallas~oklahoma-city:2')).toBeUndefined()
    expect([scene.trains(0), scene.points(0)]).toEqual([43, 2])
    scene.play(1, 'claim dallas~oklahoma-city:2')
    expect([scene.owner('dallas~oklahoma-city:1'), scene.owner('dallas~oklahoma-city:2')]).toEqual([0, 1])
    expect(scene.discards()).toEqual({ red: 2, blue: 2 })
    expect(scene.asked()).toEqual([2])
  })
})
