import { describe, expect, test } from 'vitest'
import { LOCOMOTIVE, RED } from '../src/colours.ts'
import { position } from './scenario.ts'

describe('two cards', () => {
  test('TTR-030 the action gives two cards', () => {
    const scene = position()
    scene.play(0, 'draw', 'white')
    expect(scene.question(0)).toMatchObject({ id: 'second-card', rule: 'TTR-030' })
    for (const words of ['pass', 'keep', 'pay red', 'return boston~miami'])
      expect(scene.refused(0, words)).toBe('TTR-030')
    scene.play(0, 'draw', 'black')
    expect(scene.hand(0)).toEqual({ white: 1, black: 1 })
    expect(scene.refused(0, 'draw')).toBe('TTR-026')
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-031 each card is a face-up card or the top of the draw pile', () => {
    const row = 'red blue green white black'
    const faceUp = position({ row })
    faceUp.play(0, 'take 2', 'violet')
    expect(faceUp.legal(0)).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'take 5', 'draw'])
    faceUp.play(0, 'take 5', 'violet')
    expect(faceUp.hand(0)).toEqual({ blue: 1, black: 1 })

    const blind = position({ row })
    blind.play(0, 'draw', 'orange')
    blind.play(0, 'draw', 'yellow')
    expect(blind.hand(0)).toEqual({ orange: 1, yellow: 1 })
    expect(blind.row()).toBe(row)

    const mixed = position({ row })
    mixed.play(0, 'draw', 'orange')
    mixed.play(0, 'take 4', 'yellow')
    expect(mixed.hand(0)).toEqual({ orange: 1, white: 1 })
    mixed.play(1, 'take 1', 'yellow')
    mixed.play(1, 'draw', 'violet')
    expect(mixed.hand(1)).toEqual({ red: 1, violet: 1 })
    expect(mixed.asked()).toEqual([0])
  })

  test('TTR-031 the top of the draw pile is any card that lies in it', () => {
    const drawable = { red: 1, blue: 2, locomotive: 1 }
    for (const card of Object.keys(drawable)) {
      const scene = position({ pile: drawable })
      scene.play(0, 'draw', card)
      expect(scene.hand(0)).toEqual({ [card]: 1 })
      expect(scene.pile()).toBe(3)
      expect(scene.asked()).toEqual([0])
    }
    expect(() => position({ pile: drawable }).play(0, 'draw', 'green')).toThrow('there is no green among the 4')
  })

  test('TTR-032 a face-up card is replaced before the second card is chosen', () => {
    const scene = position({ row: 'red blue green white black' })
    const before = scene.pile()
    scene.play(0, 'take 3', 'violet')
    expect(scene.row()).toBe('red blue violet white black')
    expect(scene.pile()).toBe(before - 1)
    expect(scene.asked()).toEqual([0])
    scene.play(0, 'take 3', 'orange')
    expect(scene.hand(0)).toEqual({ green: 1, violet: 1 })
    expect(scene.row()).toBe('red blue orange white black')
    expect(scene.pile()).toBe(before - 2)
  })

  test('TTR-035 there is no limit to the cards in hand', () => {
    const scene = position({ turn: 1, pile: { red: 2 }, discards: { blue: 2 } })
    const held = scene.view(undefined).players[1].cards
    expect(held).toBe(110 - 5 - 4)
    scene.play(1, 'draw')
    scene.play(1, 'draw')
    expect(scene.view(undefined).players[1].cards).toBe(held + 2)
    expect(scene.asked()).toEqual([0])
  })
})

describe('three locomotives', () => {
  test('TTR-033 three face-up locomotives: all five cards are discarded and replaced', () => {
    const scene = position({ row: 'locomotive blue locomotive white black' })
    scene.play(0, 'draw', 'violet')
    const before = scene.pile()
    scene.play(0, 'take 2', 'locomotive', 'red', 'red', 'green', 'locomotive', 'locomotive')
    expect(scene.row()).toBe('red red green locomotive locomotive')
    expect(scene.discards()).toEqual({ locomotive: 3, white: 1, black: 1 })
    expect(scene.pile()).toBe(before - 6)
    expect(scene.told().map(({ id }) => id)).toEqual(['took-card', 'turned-up', 'swept-row', 'turned-up'])
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-033 two locomotives stay; the new five cards are checked too', () => {
    const two = position({ row: 'locomotive blue green white black' })
    two.play(0, 'draw', 'violet')
    two.play(0, 'take 2', 'locomotive')
    expect(two.row()).toBe('locomotive locomotive green white black')
    expect(two.discards()).toEqual({})

    const twice = position({ row: 'locomotive blue locomotive white black' })
    twice.play(0, 'draw', 'violet')
    const again = ['locomotive', 'red', 'locomotive', 'locomotive', 'locomotive']
    twice.play(0, 'take 2', 'locomotive', ...again, 'red', 'green', 'blue', 'white', 'black')
    expect(twice.row()).toBe('red green blue white black')
    expect(twice.discards()).toEqual({ locomotive: 7, white: 1, black: 1, red: 1 })
    expect(twice.asked()).toEqual([1])
  })

  test('TTR-034 the row is also replaced between the first and the second card', () => {
    const scene = position({ row: 'locomotive blue locomotive white black' })
    scene.play(0, 'take 5', 'locomotive', 'red', 'green', 'blue', 'white', 'violet')
    expect(scene.row()).toBe('red green blue white violet')
    expect(scene.question(0).id).toBe('second-card')
    scene.play(0, 'take 5', 'orange')
    expect(scene.hand(0)).toEqual({ black: 1, violet: 1 })
    expect(scene.asked()).toEqual([1])
  })
})

describe('the end of the draw pile', () => {
  test('TTR-036 the discards become the new draw pile when the old one runs out', () => {
    const scene = position({ pile: { red: 2 }, discards: { blue: 3, locomotive: 1 } })
    scene.play(0, 'draw', 'red')
    expect(scene.discards()).toEqual({ blue: 3, locomotive: 1 })
    scene.play(0, 'draw', 'red')
    expect(scene.discards()).toEqual({})
    expect(scene.pile()).toBe(4)
    expect(scene.told()).toContainEqual({ id: 'reshuffled', cards: 4 })
    scene.play(1, 'draw', 'locomotive')
    scene.play(1, 'draw', 'blue')
    expect(scene.pile()).toBe(2)
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-036 the row is filled from the new draw pile too', () => {
    const scene = position({ row: 'red red red red red', pile: { red: 1 }, discards: { blue: 2 } })
    scene.play(0, 'take 1', 'red')
    expect(scene.pile()).toBe(2)
    scene.play(0, 'take 1', 'blue')
    expect(scene.row()).toBe('blue red red red red')
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-037 no train cards can be taken when none are left', () => {
    const scene = position({ row: '- - - - -', pile: {}, ticketPile: ['boston~miami'] })
    for (const words of ['draw', 'take 1', 'take 2', 'take 3', 'take 4', 'take 5'])
      expect(scene.refused(0, words)).toBe('TTR-037')
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A07 TTR-A08 a gap in the row and an empty draw pile give nothing, the other cards do', () => {
    const scene = position({ row: '- red - locomotive -', pile: {} })
    expect(scene.refused(0, 'draw')).toBe('TTR-A08')
    for (const words of ['take 1', 'take 3', 'take 5']) expect(scene.refused(0, words)).toBe('TTR-A07')
    expect(scene.legal(0)).toEqual(expect.arrayContaining(['take 2', 'take 4']))
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-038 without train cards to take, a player must claim a route or take tickets', () => {
    const nothing = { row: '- - - - -', pile: {} }
    const both = position({ ...nothing, hands: [{ red: 1 }], ticketPile: ['boston~miami'], owners: {} })
    expect(both.refused(0, 'pass')).toBe('TTR-027')
    expect(both.legal(0)).toContain('tickets')
    expect(both.legal(0)).toContain('claim atlanta~nashville')
    expect(both.legal(0).filter((words) => !/^(tickets|claim .*)$/.test(words))).toEqual([])

    const tickets = position({ ...nothing, ticketPile: ['boston~miami'] })
    expect(tickets.legal(0)).toEqual(['tickets'])
    expect(tickets.refused(0, 'pass')).toBe('TTR-027')
    const claims = position({ ...nothing, hands: [{ red: 1 }], ticketPile: [] }).legal(0)
    expect(claims).toHaveLength(9)
    expect(claims.every((words) => words.startsWith('claim '))).toBe(true)
  })
})

describe('locomotives', () => {
  test('TTR-039 a face-up locomotive may only be the first card', () => {
    const scene = position({ row: 'red blue green white locomotive' })
    expect(scene.refused(0, 'take 5')).toBeUndefined()
    scene.play(0, 'take 1', 'violet')
    expect(scene.refused(0, 'take 5')).toBe('TTR-039')
    expect(scene.legal(0)).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'draw'])
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-040 a player who takes a face-up locomotive takes no second card', () => {
    const scene = position({ row: 'red blue green white locomotive' })
    scene.play(0, 'take 5', 'violet')
    expect(scene.hand(0)).toEqual({ locomotive: 1 })
    expect(scene.row()).toBe('red blue green white violet')
    expect(scene.told(1)[0]).toEqual({ id: 'took-card', by: 0, card: LOCOMOTIVE, slot: 4 })
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-041 a locomotive drawn blind counts as one card', () => {
    const scene = position()
    scene.play(0, 'draw', 'locomotive')
    expect(scene.asked()).toEqual([0])
    scene.play(0, 'draw', 'locomotive')
    expect(scene.hand(0)).toEqual({ locomotive: 2 })
    expect(scene.asked()).toEqual([1])
    scene.play(1, 'take 1')
    scene.play(1, 'draw', 'locomotive')
    expect(scene.hand(1)).toEqual({ red: 1, locomotive: 1 })
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-042 after a blind locomotive the second card may not be a face-up locomotive', () => {
    const scene = position({ row: 'locomotive red blue green white' })
    scene.play(0, 'draw', 'locomotive')
    expect(scene.refused(0, 'take 1')).toBe('TTR-039')
    scene.play(0, 'take 2')
    expect(scene.hand(0)).toEqual({ locomotive: 1, red: 1 })
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-043 locomotives stand for any colour when a route is claimed', () => {
    const routes = {
      'chicago~duluth': 'red',
      'montreal~new-york': 'blue',
      'nashville~raleigh': 'black',
      'little-rock~nashville': 'white',
      'little-rock~new-orleans': 'green',
      'las-vegas~salt-lake-city': 'orange',
      'helena~salt-lake-city': 'violet',
      'denver~salt-lake-city:yellow': 'yellow',
      'el-paso~phoenix': 'white',
    }
    for (const [route, colour] of Object.entries(routes)) {
      const scene = position({ hands: [{ [colour]: 1, locomotive: 2 }, {}] })
      scene.play(0, `claim ${route}`)
      expect(scene.owner(route)).toBe(0)
      expect(scene.discards()).toEqual({ [colour]: 1, locomotive: 2 })
      expect(scene.asked()).toEqual([1])
    }
  })

  test('TTR-043 a payment has no more locomotives than the player holds', () => {
    const scene = position({ hands: [{ red: 3, locomotive: 1 }, {}] })
    scene.play(0, 'claim chicago~duluth')
    expect(scene.legal(0)).toEqual(['pay red', 'pay red+1'])
    expect(scene.refused(0, 'pay red+2')).toBe('TTR-043')
    expect(scene.refused(0, 'pay locomotive')).toBe('TTR-043')
    scene.play(0, 'pay red+1')
    expect(scene.hand(0)).toEqual({ red: 1 })
    expect(scene.told(1)[0]).toMatchObject({
      id: 'claimed-route',
      by: 0,
      card: RED,
      cards: 2,
      locomotives: 1,
      points: 4,
    })
    expect(scene.asked()).toEqual([1])
  })
})
