import { expect, test } from 'vitest'
import { position } from './scenario.ts'

/** All cards that are not named have been delivered by player 0. */
const EMPTY = { rest: 'delivered' } as const

test('HR1-072 the game ends when a card must be drawn and both piles are empty', () => {
  const it = position({ ...EMPTY, seats: 3, hands: [['homer'], ['ciacco'], []] })
  expect(it.asked()).toBe('p0 turn')
  it.play('p0 end')
  expect(it.told().map(({ id }) => id)).toEqual(['turn-ended', 'game-over'])
  expect(it.asked()).toBe('')
  for (const p of [0, 1, 2]) expect(it.refused(`p${p} end`)).toBe('HR1-072')
  expect(it.result().ending).toBe('piles-empty')
  expect([it.hand(0), it.hand(1)]).toEqual([['homer'], ['ciacco']])
})

test('HR1-072 not as long as there is a card in one of the piles', () => {
  for (const piles of [{ pile: ['dido'] }, { discards: ['dido'] }]) {
    const it = position({ ...EMPTY, ...piles })
    it.play('p0 end')
    expect(it.hand(1)).toEqual(['dido'])
    expect(it.asked()).toBe('p1 turn')
    it.play('p1 end')
    expect(it.asked()).toBe('')
  }
})

test('HR1-073 the score is the sum of the car values delivered, and the highest wins', () => {
  const it = position({
    ...EMPTY,
    seats: 4,
    delivered: [[], ['homer', 'saladin'], ['dido', 'farinata'], []],
    trains: [[], ['aristotle'], []],
    hands: [[], ['lano'], [], ['bocca', 'sinon']],
  })
  it.play('p0 end')
  expect(it.result().scores.slice(1)).toEqual([13, 18, 0])
  expect(it.result().parts).toEqual({ delivered: it.result().scores })
  expect(it.result().places).toEqual([1, 3, 2, 4])
  expect(it.told()).toContainEqual({ id: 'game-over', winners: [0] })
  expect(it.view(1).players[1]).toMatchObject({ score: 13, delivered: 2, deliveredCars: [0, 2] })
})

test('HR1-074 of those with equal scores the one with the greater value of coupled wagons wins', () => {
  const it = position({
    ...EMPTY,
    seats: 4,
    delivered: [[], ['homer'], ['ciacco'], ['tristan']],
    trains: [[], ['lucullus', 'jason'], ['farinata'], ['plutus', 'midas']],
  })
  it.play('p0 end')
  expect(it.result().scores.slice(1)).toEqual([6, 6, 6])
  expect(it.result().places).toEqual([1, 4, 2, 2])
})

test('HR1-A34 players who are equal in that too share the place', () => {
  const it = position({
    ...EMPTY,
    seats: 3,
    delivered: [[], ['homer'], ['ciacco']],
    trains: [[], ['farinata'], ['plutus', 'midas']],
  })
  it.play('p0 end')
  const { scores, ties, places } = it.result()
  expect([scores[1], ties?.coupled[1]]).toEqual([scores[2], ties?.coupled[2]])
  expect(places).toEqual([1, 2, 2])
})

test('HR1-A36 a hundred turns that bring the piles no further down end the game', () => {
  const it = position({ hands: [[], []], rest: 'pile' })
  it.table.state.idle = 99
  it.table.state.fewest = 10
  it.play('p0 end')
  expect(it.result().ending).toBe('standstill')
  expect(it.told()).toMatchObject([{ id: 'turn-ended' }, { id: 'game-over' }])
  const close = position({ hands: [[], []], rest: 'pile' })
  close.table.state.idle = 98
  close.table.state.fewest = 10
  close.play('p0 end')
  expect(close.asked()).toBe('p1 turn')
})
