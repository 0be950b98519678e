import { describe, expect, test } from 'vitest'
import { RED } from '../src/colours.ts'
import { EMPTY } from '../src/state.ts'
import { position } from './scenario.ts'

describe('train cards', () => {
  const twoLocomotives = 'locomotive locomotive red blue green'

  test('TTR-A06 the row is replaced only while the piles hold three cards that are not locomotives', () => {
    const enough = position({ row: twoLocomotives, pile: { locomotive: 1, white: 1 }, discards: { black: 2 } })
    enough.play(0, 'take 3', 'locomotive', 'white', 'black', 'black', 'locomotive', 'green')
    expect(enough.row()).toBe('white black black locomotive green')
    const tooFew = position({ row: twoLocomotives, pile: { locomotive: 1, white: 1 }, discards: { black: 1 } })
    tooFew.play(0, 'take 3', 'locomotive')
    expect(tooFew.row()).toBe('locomotive locomotive locomotive blue green')
    const engines = position({ row: twoLocomotives, pile: { locomotive: 6, white: 2 }, discards: { locomotive: 2 } })
    engines.play(0, 'take 3', 'locomotive')
    expect(engines.row()).toBe('locomotive locomotive locomotive blue green')
    expect(engines.asked()).toEqual([0])
  })

  test('TTR-A06 the row is replaced again and again until it is lawful', () => {
    const scene = position({ row: twoLocomotives, pile: { locomotive: 4, white: 3 } })
    const second = ['locomotive', 'locomotive', 'locomotive', 'white', 'white']
    const third = ['white', 'blue', 'green', 'white', 'locomotive']
    scene.play(0, 'take 3', 'locomotive', ...second, ...third)
    expect(scene.row()).toBe('white blue green white locomotive')
    expect(scene.told().filter(({ id }) => id === 'swept-row')).toHaveLength(2)
    expect(scene.pile() + Object.values(scene.discards()).reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A06 cards discarded for a route can make the replacement possible, and it ends', () => {
    const row = 'locomotive locomotive locomotive locomotive locomotive'
    for (const [pile, fresh] of [
      [{ locomotive: 3 }, ['locomotive', 'locomotive', 'locomotive', 'white', 'white']],
      [{}, ['white', 'white', 'white', 'locomotive', 'locomotive']],
    ] as const) {
      const scene = position({ row, hands: [{ white: 3 }], pile })
      scene.play(0, 'claim little-rock~nashville', ...fresh)
      expect(scene.row()).toBe(fresh.join(' '))
      expect(scene.events('swept-row')).toHaveLength(1)
      expect(scene.asked()).toEqual([1])
    }
    const tooFew = position({ row, hands: [{ white: 2 }], pile: { locomotive: 3 } })
    tooFew.play(0, 'claim chicago~saint-louis:white')
    expect(tooFew.row()).toBe(row)
    expect(tooFew.asked()).toEqual([1])
  })

  test('TTR-A07 a row that cannot be filled shows what there is', () => {
    const scene = position({ row: 'locomotive locomotive locomotive red -', pile: {}, hands: [{}, { white: 3 }] })
    scene.play(0, 'take 4')
    expect(scene.row()).toBe('locomotive locomotive locomotive - -')
    scene.play(1, 'claim little-rock~nashville')
    scene.play(1, 'pay white', 'white', 'white')
    expect(scene.row()).toBe('locomotive locomotive locomotive white white')
    expect(scene.pile()).toBe(1)
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A07 three locomotives in a row that was short are replaced when there are cards enough', () => {
    const scene = position({ row: 'locomotive locomotive locomotive - -', pile: {}, hands: [{ blue: 5 }] })
    const fresh = ['blue', 'blue', 'blue', 'locomotive', 'blue']
    scene.play(0, 'claim atlanta~miami', 'blue', 'blue', ...fresh)
    expect(scene.row()).toBe('blue blue blue locomotive blue')
    expect(scene.pile()).toBe(3)
    expect(scene.asked()).toEqual([1])
  })

  test('TTR-A08 the discards are shuffled at once when the last card of the draw pile is taken', () => {
    const blind = position({ pile: { red: 1 }, discards: { blue: 3 } })
    blind.play(0, 'draw', 'red')
    expect([blind.pile(), blind.discards()]).toEqual([3, {}])
    blind.play(0, 'draw', 'blue')
    expect(blind.asked()).toEqual([1])

    const faceUp = position({ row: 'white white white white white', pile: { red: 1 }, discards: { blue: 3 } })
    faceUp.play(0, 'take 1', 'red')
    expect(faceUp.row()).toBe('red white white white white')
    expect([faceUp.pile(), faceUp.discards()]).toEqual([3, {}])
    expect(faceUp.asked()).toEqual([0])
  })

  test('TTR-A08 without discards, the next ones become the draw pile and fill the gaps at once', () => {
    const scene = position({ row: 'red - - - -', pile: {}, hands: [{ white: 4 }] })
    scene.play(0, 'claim chicago~toronto', 'white', 'white', 'white', 'white')
    expect(scene.row()).toBe('red white white white white')
    expect([scene.pile(), scene.discards()]).toEqual([0, {}])

    const bare = position({ row: '- - - - -', pile: {}, hands: [{ red: 2 }] })
    bare.play(0, 'claim boston~new-york:red')
    expect(bare.row()).toBe('red red - - -')
    expect(bare.told()).toContainEqual({ id: 'turned-up', cards: [RED, RED, EMPTY, EMPTY, EMPTY] })

    const full = position({ pile: {}, hands: [{ white: 4 }] })
    full.play(0, 'claim chicago~toronto')
    expect([full.pile(), full.discards()]).toEqual([4, {}])
    expect(full.asked()).toEqual([1])
  })

  test('TTR-A09 a locomotive that was only just laid out may not be the second card either', () => {
    const scene = position({ row: 'red blue green white black' })
    scene.play(0, 'take 1', 'locomotive')
    expect(scene.refused(0, 'take 1')).toBe('TTR-039')
    expect(scene.legal(0)).toEqual(['take 2', 'take 3', 'take 4', 'take 5', 'draw'])
    scene.play(0, 'take 2')
    scene.play(1, 'take 1')
    expect(scene.hand(1)).toEqual({ locomotive: 1 })
    expect(scene.asked()).toEqual([0])
  })

  test('TTR-A10 one card is enough to choose the action; without a second card it ends', () => {
    const blind = position({ row: 'locomotive locomotive locomotive locomotive locomotive', pile: { red: 1 } })
    blind.play(0, 'draw')
    expect(blind.asked()).toEqual([1])

    const faceUp = position({ row: '- - red - -', pile: {} })
    faceUp.play(0, 'take 3')
    expect(faceUp.row()).toBe('- - - - -')
    expect(faceUp.asked()).toEqual([1])

    const locomotiveLeft = position({ row: 'red locomotive - - -', pile: {} })
    locomotiveLeft.play(0, 'take 1')
    expect(locomotiveLeft.asked()).toEqual([1])

    const another = position({ row: 'red blue - - -', pile: {} })
    another.play(0, 'take 1')
    expect(another.legal(0)).toEqual(['take 2'])
    expect(another.asked()).toEqual([0])

    const engines = position({ row: Array(5).fill('locomotive').join(' '), pile: { red: 2 } })
    engines.play(0, 'draw')
    expect(engines.legal(0)).toEqual(['draw'])
    expect(engines.asked()).toEqual([0])
  })

  test('TTR-A11 when only face-up locomotives are left, one may be taken', () => {
    const scene = position({ row: 'locomotive - locomotive - -', pile: {} })
    expect(scene.legal(0)).toEqual(['take 1', 'take 3', 'tickets'])
    scene.play(0, 'take 3')
    expect(scene.hand(0)).toEqual({ locomotive: 1 })
    expect(scene.row()).toBe('locomotive - - - -')
    expect(scene.asked()).toEqual([1])
  })
})
