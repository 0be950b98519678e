import { describe, expect, test } from 'vitest'
import { ROUTE_NAME } from '../src/board.ts'
import type { Cards } from './position.ts'
import { position } from './scenario.ts'

/** A route of each length, with the cards that pay for it. */
const ONE_OF_EACH: readonly (readonly [route: string, length: number, points: number, hand: Cards])[] = [
  ['atlanta~nashville', 1, 1, { white: 1 }],
  ['boston~new-york:red', 2, 2, { red: 2 }],
  ['chicago~duluth', 3, 4, { red: 3 }],
  ['chicago~toronto', 4, 7, { white: 4 }],
  ['atlanta~miami', 5, 10, { blue: 5 }],
  ['calgary~winnipeg', 6, 15, { white: 6 }],
]

describe('the cards', () => {
  test('TTR-050 a route costs as many cards as it has spaces', () => {
    for (const [route, length, , hand] of ONE_OF_EACH) {
      const [[colour]] = Object.entries(hand)
      const exact = position({ hands: [hand] })
      exact.play(0, `claim ${route}`)
      expect(exact.hand(0)).toEqual({})
      const plenty = position({ hands: [{ [colour]: length + 2 }] })
      plenty.play(0, `claim ${route}`)
      expect(plenty.hand(0)).toEqual({ [colour]: 2 })
      const short = position({ hands: [{ [colour]: length - 1 }] })
      expect(short.refused(0, `claim ${route}`)).toBe(length === 1 ? 'TTR-052' : 'TTR-051')
      expect(exact.asked()).toEqual([1])
    }
  })

  test('TTR-050 the player chooses among several payments; a single one is made at once', () => {
    const several = position({ hands: [{ red: 3, locomotive: 3 }, {}] })
    several.play(0, 'claim chicago~duluth')
    expect(several.question(0)).toEqual({
      id: 'pay',
      rule: 'TTR-050',
      params: { route: ROUTE_NAME.indexOf('chicago~duluth') },
    })
    expect(several.legal(0)).toEqual(['pay red', 'pay red+1', 'pay red+2', 'pay locomotive'])
    expect(several.refused(0, 'pay red+3')).toBe('TTR-050')
    expect(several.asked()).toEqual([0])
    several.play(0, 'pay red+2')
    expect(several.hand(0)).toEqual({ red: 2, locomotive: 1 })
    expect(several.asked()).toEqual([1])

    const single = position({ hands: [{ red: 2, locomotive: 1 }, {}] })
    single.play(0, 'claim chicago~duluth')
    expect(single.hand(0)).toEqual({})
    expect(single.asked()).toEqual([1])
  })

  test('TTR-050 a payment has all the cards it needs', () => {
    const scene = position({ hands: [{ red: 2, locomotive: 3 }, {}] })
    scene.play(0, 'claim chicago~duluth')
    expect(scene.refused(0, 'pay red')).toBe('TTR-050')
    expect(scene.legal(0)).toEqual(['pay red+1', 'pay red+2', 'pay locomotive'])
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-051 the cards must be of the colour of the route', () => {
    const scene = position({ hands: [{ blue: 6, white: 6, locomotive: 2 }] })
    expect(scene.refused(0, 'claim chicago~duluth')).toBe('TTR-051')
    expect(scene.refused(0, 'claim boston~new-york:yellow')).toBeUndefined()
    expect(scene.refused(0, 'claim montreal~new-york')).toBeUndefined()
    scene.play(0, 'claim montreal~new-york')
    expect(scene.refused(0, 'pay white')).toBe('TTR-051')
    expect(scene.refused(0, 'pay white+1')).toBe('TTR-051')
    expect(scene.legal(0)).toEqual(['pay blue', 'pay blue+1', 'pay blue+2'])
    scene.play(0, 'pay blue')
    expect(scene.hand(0)).toEqual({ blue: 3, white: 6, locomotive: 2 })
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-051 the two tracks of a double route have their own colours', () => {
    const scene = position({ hands: [{ green: 2 }] })
    expect(scene.refused(0, 'claim chicago~saint-louis:green')).toBeUndefined()
    expect(scene.refused(0, 'claim chicago~saint-louis:white')).toBe('TTR-051')
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-052 a grey route takes cards of any one colour', () => {
    for (const colour of ['violet', 'red', 'orange', 'yellow', 'green', 'blue', 'white', 'black']) {
      const scene = position({ hands: [{ [colour]: 3 }] })
      scene.play(0, 'claim el-paso~phoenix')
      expect(scene.owner('el-paso~phoenix')).toBe(0)
      expect(scene.asked()).toEqual([1])
    }
    const mixed = position({ hands: [{ red: 2, blue: 2 }] })
    expect(mixed.refused(0, 'claim el-paso~phoenix')).toBe('TTR-052')
    const helped = position({ hands: [{ red: 2, blue: 2, locomotive: 1 }] })
    helped.play(0, 'claim el-paso~phoenix')
    expect(helped.legal(0)).toEqual(['pay red+1', 'pay blue+1'])
    helped.play(0, 'pay blue+1')
    expect(helped.hand(0)).toEqual({ red: 2 })
    expect(helped.asked()).toEqual([1])
  })

  test('TTR-054 the cards played go to the discard pile', () => {
    const scene = position({ hands: [{ red: 2, locomotive: 1, blue: 4 }], discards: { green: 1 } })
    scene.play(0, 'claim chicago~duluth')
    expect(scene.discards()).toEqual({ green: 1, red: 2, locomotive: 1 })
    expect(scene.hand(0)).toEqual({ blue: 4 })
    expect(scene.asked()).toEqual([1])
  })
})

describe('the route', () => {
  test('TTR-053 one train goes on each space', () => {
    for (const [route, length, , hand] of ONE_OF_EACH) {
      const scene = position({ hands: [hand] })
      scene.play(0, `claim ${route}`)
      expect(scene.trains(0)).toBe(45 - length)
      expect(scene.trains(1)).toBe(45)
      expect(scene.owner(route)).toBe(0)
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-055 only one route may be claimed per turn', () => {
    const scene = position({ hands: [{ red: 8 }] })
    scene.play(0, 'claim chicago~duluth')
    expect(scene.refused(0, 'claim boston~new-york:red')).toBe('TTR-026')
    expect(scene.legal(0)).toEqual([])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-056 a route need not touch the others of the player', () => {
    const owners = { 'boston~new-york:red': 0, 'atlanta~miami': 1 }
    const scene = position({ hands: [{ white: 1 }], owners })
    for (const route of ['seattle~vancouver:1', 'kansas-city~omaha:2', 'atlanta~nashville'])
      expect(scene.refused(0, `claim ${route}`)).toBeUndefined()
    scene.play(0, 'claim seattle~vancouver:1')
    expect(scene.owner('seattle~vancouver:1')).toBe(0)
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-057 a route is claimed as a whole or not at all', () => {
    const short = position({ hands: [{ blue: 4 }] })
    expect(short.refused(0, 'claim atlanta~miami')).toBe('TTR-051')
    const scene = position({ hands: [{ blue: 5, locomotive: 1 }] })
    scene.play(0, 'claim atlanta~miami')
    expect(scene.owner('atlanta~miami')).toBeUndefined()
    for (const words of ['draw', 'take 1', 'tickets', 'pass', 'keep', 'claim atlanta~nashville'])
      expect(scene.refused(0, words)).toBe('TTR-057')
    scene.play(0, 'pay blue')
    expect(scene.owner('atlanta~miami')).toBe(0)
    expect(scene.trains(0)).toBe(40)
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-058 a claimed route can never be claimed again', () => {
    const red = { red: 3 }
    for (const seats of [2, 3, 4, 5]) {
      const scene = position({ seats, hands: [red, red], owners: { 'chicago~duluth': 1 } })
      expect(scene.refused(0, 'claim chicago~duluth')).toBe('TTR-058')
      scene.play(0, 'draw', 'green')
      scene.play(0, 'draw', 'green')
      expect(scene.refused(1, 'claim chicago~duluth')).toBe('TTR-058')
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-059 no player may own both routes of a double route', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = position({ seats, hands: [{ red: 2, yellow: 2 }], owners: { 'boston~new-york:red': 0 } })
      expect(scene.refused(0, 'claim boston~new-york:yellow')).toBe('TTR-059')
      const other = position({ seats, hands: [{ red: 2, yellow: 2 }], owners: { 'boston~new-york:yellow': 0 } })
      expect(other.refused(0, 'claim boston~new-york:red')).toBe('TTR-059')
      expect(scene.asked()).toEqual([0])
    }
  })

  test('TTR-060 with four or five players two different players can have the two routes', () => {
    for (const seats of [4, 5]) {
      const scene = position({ seats, hands: [{ red: 2 }, { yellow: 2 }] })
      scene.play(0, 'claim boston~new-york:red')
      scene.play(1, 'claim boston~new-york:yellow')
      expect([scene.owner('boston~new-york:red'), scene.owner('boston~new-york:yellow')]).toEqual([0, 1])
      expect(scene.asked()).toEqual([2])
    }
  })

  test('TTR-061 with two or three players the second route is closed', () => {
    for (const seats of [2, 3]) {
      const scene = position({ seats, hands: [{ red: 2 }, { yellow: 2 }] })
      expect(scene.refused(0, 'claim boston~new-york:red')).toBeUndefined()
      scene.play(0, 'claim boston~new-york:red')
      expect(scene.refused(1, 'claim boston~new-york:yellow')).toBe('TTR-061')
      expect(scene.owner('boston~new-york:yellow')).toBeUndefined()
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-062 a player with fewer trains than spaces cannot claim the route', () => {
    for (const [route, length, , hand] of ONE_OF_EACH) {
      const free = [route]
      const tooFew = position({ hands: [hand], trains: [length - 1], free, turnsLeft: 2 })
      expect(tooFew.refused(0, `claim ${route}`)).toBe('TTR-062')
      const enough = position({ hands: [hand], trains: [length], free, turnsLeft: 2 })
      enough.play(0, `claim ${route}`)
      expect(enough.trains(0)).toBe(0)
      expect(enough.asked()).toEqual([1])
    }
  })
})

describe('the points', () => {
  test('TTR-063 the points are scored at once', () => {
    const scene = position({ hands: [{ white: 4 }], owners: { 'boston~new-york:red': 0, 'denver~santa-fe': 1 } })
    scene.play(0, 'claim chicago~toronto')
    expect([scene.points(0), scene.points(1)]).toEqual([2 + 7, 2])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-064 a route of 1 to 6 spaces scores 1, 2, 4, 7, 10 or 15', () => {
    for (const [route, , points, hand] of ONE_OF_EACH) {
      const scene = position({ hands: [hand] })
      scene.play(0, `claim ${route}`)
      expect(scene.points(0)).toBe(points)
      expect(scene.told(1)[0]).toMatchObject({ id: 'claimed-route', by: 0, points })
      expect(scene.asked()).toEqual([1])
    }
  })
})
