import { describe, expect, test } from 'vitest'
import { CHIPS, LOAD_ID, loadsAboard } from '../src/index.ts'
import { position, steps } from './scenario.ts'

const tianjin = '48.64 48.65 47.65'

describe('loading and dropping', () => {
  test('CR-175 a load is taken in a city that offers it, also in passing', () => {
    const scene = position({ at: ['beijing'], track: [['48.64 48.65 47.65 48.66']] })
    expect(scene.refused(0, 'take tea')).toBe('CR-175')
    scene.play(0, [...steps(tianjin), 'take imports', ...steps('47.65 48.66')])
    expect([scene.loads(0), scene.at(0), scene.left()]).toEqual(['imports', '48.66', 6])
    expect(scene.refused(0, 'take imports')).toBe('CR-175')
  })

  test('CR-176 without a chip in the stock the load cannot be taken', () => {
    const scene = position({ seats: 3, at: ['harbin'], loads: ['', 'beer beer', 'beer'] })
    expect([scene.chips('beer'), scene.refused(0, 'take beer')]).toEqual([0, 'CR-176'])
    const one = position({ seats: 3, at: ['harbin'], loads: ['', 'beer beer'] })
    one.play(0, 'take beer')
    expect(one.chips('beer')).toBe(0)
  })

  test('CR-048 there are never more loads of a kind than chips', () => {
    const scene = position({ seats: 2, at: ['harbin', 'harbin'], trains: ['heavy', 'heavy'] })
    scene.play(0, ['take beer', 'take beer', 'take beer', 'done', 'done'])
    expect(scene.refused(1, 'take beer')).toBe('CR-176')
    expect(() => position({ seats: 2, loads: ['beer beer', 'beer beer'] })).toThrow('more than 3 loads of beer')
  })

  test('CR-177 a train never carries more than its capacity', () => {
    const scene = position({ at: ['harbin'], loads: ['tea silk'] })
    expect(scene.refused(0, 'take oil')).toBe('CR-177')
    expect(position({ at: ['harbin'], loads: ['tea silk'], trains: ['heavy'] }).refused(0, 'take oil')).toBeUndefined()
  })

  test('CR-178 loads may be of one kind or of several', () => {
    const scene = position({ at: ['harbin'], trains: ['heavy'] })
    scene.play(0, ['take oil', 'take oil', 'take beer'])
    expect(scene.loads(0)).toBe('beer oil oil')
  })

  test('CR-179 a load may be carried without a demand', () => {
    const scene = position({ at: ['beijing'], hands: [['wood fuzhou', 'silk taipei', 'tea changchun']] })
    scene.play(0, 'take iron')
    expect(scene.loads(0)).toBe('iron')
  })

  test('CR-045 all see what a train carries', () => {
    const scene = position({ loads: ['tea silk', 'coal'] })
    for (const reader of [0, 1, undefined]) expect(loadsAboard(scene.view(reader), 0)).toHaveLength(2)
    expect(scene.loads(1)).toBe('coal')
  })

  test('CR-046 all see the chips in the stock', () => {
    const scene = position({ loads: ['tea tea', 'tea'] })
    expect([scene.chips('tea'), scene.chips('silk')]).toEqual([1, 4])
  })

  test('CR-047 a chip goes back when its load is delivered, dropped or lost', () => {
    const scene = position({ at: ['tianjin'], loads: ['textiles textiles'], hands: [['textiles tianjin']] })
    expect(scene.chips('textiles')).toBe(2)
    scene.play(0, 'deliver textiles tianjin')
    expect(scene.chips('textiles')).toBe(3)
    scene.play(0, 'drop textiles')
    expect(scene.chips('textiles')).toBe(4)
    const struck = position({ at: ['jinan'], loads: ['tea'] })
    struck.play(0, 'exchange', 'derailment-3')
    expect(struck.chips('tea')).toBe(4)
  })

  test('CR-180 any load may be dropped in any city, without cost and without pay', () => {
    const scene = position({ at: ['kashgar'], loads: ['tea'], cash: [7] })
    scene.play(0, 'drop tea')
    expect([scene.loads(0), scene.cash(0), scene.left()]).toEqual(['', 7, 9])
    expect(position({ at: ['48.66'], loads: ['tea'] }).refused(0, 'drop tea')).toBe('CR-180')
    expect(position({ at: ['kashgar'], loads: ['tea'] }).refused(0, 'drop silk')).toBe('CR-180')
  })

  test('CR-A94 at one stop nothing dropped is taken again and nothing taken is dropped', () => {
    const scene = position({ at: ['harbin'], loads: ['beer'], track: [['64.76 64.77']] })
    scene.play(0, 'drop beer')
    expect(scene.refused(0, 'take beer')).toBe('CR-A94')
    scene.play(0, 'take oil')
    expect(scene.refused(0, 'drop oil')).toBe('CR-A94')
    scene.play(0, steps('64.76 64.77'))
    expect(scene.refused(0, 'drop oil')).toBe('CR-180')
    const delivered = position({ at: ['tianjin'], loads: ['textiles'], hands: [['textiles tianjin']] })
    delivered.play(0, ['take imports', 'deliver textiles tianjin'])
    expect(delivered.refused(0, 'drop imports')).toBeUndefined()
  })

  test('CR-181 loading and unloading cost no movement', () => {
    const scene = position({ at: ['beijing'], loads: ['tea'] })
    scene.play(0, ['take iron', 'drop tea'])
    expect(scene.left()).toBe(9)
  })

  test('CR-182 moving, loading and unloading may be mixed', () => {
    const scene = position({ at: ['beijing'], loads: ['tea'], track: [[tianjin]] })
    scene.play(0, [
      'take iron',
      ...steps(tianjin),
      'drop iron',
      'take imports',
      ...steps('47.65 48.65'),
      'drop imports',
    ])
    expect([scene.at(0), scene.loads(0), scene.left()]).toEqual(['48.65', 'tea', 6])
  })

  test('CR-351 the chips in the stock and on the trains are always 100', () => {
    const scene = position({ at: ['harbin'], loads: ['tea', 'tea silk'] })
    const total = (): number =>
      CHIPS.reduce((sum, _, load) => sum + scene.chips(LOAD_ID[load]), 0) +
      scene.loads(0).split(' ').length +
      scene.loads(1).split(' ').length
    expect(total()).toBe(100)
    scene.play(0, 'take beer')
    expect(total()).toBe(100)
  })
})
