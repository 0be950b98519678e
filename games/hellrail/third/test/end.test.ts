import { expect, test } from 'vitest'
import { position } from './scenario.ts'

const OVER = { rest: 'delivered', pile: [], discards: [] } as const

test('HR3-125 when a card must be drawn and there is none, nothing more is done', () => {
  const it = position({ ...OVER, hands: [['homer'], ['ciacco']] })
  expect(() => it.result()).toThrow('not over')
  it.play('p0 end')
  expect(it.asked()).toBe('')
  expect(it.refused('p1 end')).toBe('HR3-125')
  expect(it.result().ending).toBe('piles-empty')
})

test('HR3-126 HR3-127 the score is the sum of the car values delivered, and the highest wins', () => {
  const delivered = [
    ['dido', 'midas'],
    ['homer', 'saladin', 'plutus'],
  ]
  const it = position({ delivered, hands: [['ciacco'], []], rest: 'discards' })
  it.play('p0 end')
  expect(it.asked()).toBe('p1 turn')
  const over = position({ ...OVER, seats: 3, delivered: [[], ['homer', 'saladin'], ['dido', 'farinata']] })
  over.play('p0 end')
  expect(over.result().scores.slice(1)).toEqual([13, 18])
  expect(over.result().parts.delivered).toEqual(over.result().scores)
  expect(over.result().places).toEqual([1, 3, 2])
  expect(over.view(1).players[1]).toMatchObject({ score: 13, delivered: 2 })
})

test('HR3-128 equal scores are told apart by the value of the cars still coupled', () => {
  const it = position({
    ...OVER,
    seats: 3,
    delivered: [[], ['homer'], ['ciacco']],
    trains: [[], ['lucullus'], ['midas']],
  })
  it.play('p0 end')
  expect(it.result().scores.slice(1)).toEqual([6, 6])
  expect(it.result().places).toEqual([1, 3, 2])
})
