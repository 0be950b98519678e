import { seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { ROUTE_NAME } from '../src/board.ts'
import { newGame, position, type Scene } from './scenario.ts'

/** What stands against taking back the last move: the host reads the same marks. */
function barAfter(scene: Scene): 'chance' | 'revealed' | undefined {
  const { record, story } = scene.table
  const { chance = [], player } = record.entries.at(-1) ?? {}
  if (chance.length > 0) return 'chance'
  const isSeen = (story.at(-1) ?? []).some(
    ({ reveals, secret }) => reveals !== undefined || secret?.readers.some((reader) => reader !== player),
  )
  return isSeen ? 'revealed' : undefined
}

describe('what is known to others', () => {
  test('TTR-A24 a card or a ticket that was revealed cannot be taken back', () => {
    const barAfterPlaying = (words: string, scene: Scene): string | undefined => {
      scene.play(0, words)
      return barAfter(scene)
    }
    expect(barAfterPlaying('draw', position())).toBe('chance')
    expect(barAfterPlaying('take 1', position())).toBe('chance')
    expect(barAfterPlaying('tickets', position())).toBe('chance')
    const under = [
      ['boston~miami', 1],
      ['calgary~phoenix', 1],
    ] as const
    expect(barAfterPlaying('tickets', position({ ticketPile: [], under }))).toBe('revealed')
    const emptyPile = { pile: {}, row: 'red - - - -', hands: [{ white: 4 }] }
    expect(barAfterPlaying('claim chicago~toronto', position(emptyPile))).toBe('chance')
  })

  test('TTR-A24 cards played from a hand, tickets kept and a pass are known to all, for good', () => {
    const revealing = (scene: Scene): string[] =>
      (scene.table.story.at(-1) ?? []).filter(({ reveals }) => reveals === 'all').map(({ id }) => id)
    const claiming = position({ hands: [{ red: 3 }] })
    claiming.play(0, 'claim chicago~duluth')
    expect(revealing(claiming)).toEqual(['claimed-route'])
    const drawing = position({ ticketPile: ['boston~miami', 'calgary~phoenix'] })
    drawing.play(0, 'tickets')
    drawing.play(0, 'return boston~miami')
    expect(revealing(drawing)).toEqual([])
    drawing.play(0, 'keep')
    expect(revealing(drawing)).toEqual(['kept-tickets'])
    const nothing = position({ row: '- - - - -', pile: {}, ticketPile: [] })
    nothing.play(0, 'pass')
    expect(revealing(nothing)).toEqual(['passed'])
    expect(nothing.asked()).toEqual([1])
  })

  test('TTR-A24 what nobody else has seen can be taken back', () => {
    const scene = position({ hands: [{ red: 3, locomotive: 1 }] })
    scene.play(0, 'claim chicago~duluth')
    expect(barAfter(scene)).toBeUndefined()
    expect(scene.asked()).toEqual([0])

    const drawing = position({ ticketPile: ['boston~miami', 'calgary~phoenix'] })
    drawing.play(0, 'tickets')
    drawing.play(0, 'return boston~miami')
    expect(barAfter(drawing)).toBeUndefined()

    const noPile = position({ pile: {}, row: 'red blue - - -' })
    noPile.play(0, 'take 1')
    expect(barAfter(noPile)).toBeUndefined()
    expect(noPile.asked()).toEqual([0])
  })

  test('TTR-A24 a choice of first tickets can be changed until all have chosen', () => {
    const scene = newGame()
    const [first] = scene.offered(0)
    scene.play(0, `return ${first}`)
    expect(barAfter(scene)).toBeUndefined()
    scene.play(0, 'keep')
    expect(barAfter(scene)).toBeUndefined()
    scene.play(1, 'keep')
    expect(barAfter(scene)).toBe('revealed')
    expect(scene.asked()).toHaveLength(1)
  })
})

test('TTR-A06 a row of locomotives that is not swept says that the piles have hardly another card', () => {
  const scene = position({
    row: 'locomotive locomotive locomotive red blue',
    pile: { red: 1, locomotive: 2 },
    discards: { green: 1 },
  })
  const { game, state } = scene.table
  for (let seed = 0; seed < 40; seed++) {
    const guess = game.guess(state, 0, seededChance(seed))
    expect(() => game.check(guess)).not.toThrow()
    expect(guess.pileSize).toBe(3)
  }
  expect(scene.asked()).toEqual([0])
})

describe('half an answer', () => {
  /** All that others could notice. */
  const noticed = (scene: Scene) => {
    const { game, state } = scene.table
    const guesses = [0, 1, 2].map((seed) => game.guess(state, 1, seededChance(seed)))
    return { views: [scene.view(1), scene.view(undefined)], awaited: game.awaited(state), guesses }
  }

  test('TTR-A26 nobody sees that a payment is chosen, or for which route', () => {
    const scene = position({ hands: [{ red: 3, locomotive: 1 }, { blue: 2 }] })
    const before = noticed(scene)
    scene.play(0, 'claim chicago~duluth')
    expect(scene.question(0)).toMatchObject({ id: 'pay', params: { route: ROUTE_NAME.indexOf('chicago~duluth') } })
    expect(scene.view(0).claiming).toBe(ROUTE_NAME.indexOf('chicago~duluth'))
    expect(noticed(scene)).toEqual(before)
    for (const reader of [0, 1, undefined]) expect(scene.told(reader)).toEqual([])
    for (const words of ['draw', 'claim chicago~duluth', 'pay red']) expect(scene.refused(1, words)).toBe('TTR-026')
    scene.play(0, 'pay red')
    expect(scene.told(1)).toMatchObject([{ id: 'claimed-route', by: 0, cards: 3, locomotives: 0 }])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-A26 a route with a choice of payments is claimed for others like one without', () => {
    const told = (hand: Record<string, number>, ...moves: string[]): unknown => {
      const scene = position({ hands: [hand] })
      for (const words of moves) scene.play(0, words)
      return scene.told(1)
    }
    const choice = told({ red: 3, locomotive: 1 }, 'claim chicago~duluth', 'pay red')
    expect(choice).toEqual(told({ red: 3 }, 'claim chicago~duluth'))
  })

  test('TTR-A26 nobody sees how many tickets were given back before the others are kept', () => {
    const scene = position({})
    scene.play(0, 'tickets', 'boston~miami', 'calgary~phoenix', 'denver~el-paso')
    const before = noticed(scene)
    for (const ticket of ['boston~miami', 'denver~el-paso']) {
      scene.play(0, `return ${ticket}`)
      expect(noticed(scene)).toEqual(before)
    }
    expect(scene.view(0).offered).toHaveLength(1)
    scene.play(0, 'keep')
    expect(scene.ticketPile()).toBe(before.views[0].ticketPile + 2)
    expect(scene.view(1).players[0].tickets).toBe(1)
  })
})
