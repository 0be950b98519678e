import { expect, test } from 'vitest'
import { position } from './scenario.ts'

test('HR3-026 a car is picked up only in the pickup circle of its card', () => {
  const hand = ['fucci', 'hector', 'electra']
  for (const [circle, ready] of [
    ['1', 'fucci'],
    ['2', 'hector'],
    ['3', 'electra'],
    ['g', undefined],
    ['8', undefined],
    ['0,1 nn>s', undefined],
  ] as const) {
    const it = position({ hands: [hand, []], rails: { '0,1': 'plutus' }, engines: [circle, '1'] })
    for (const card of hand) expect(it.refused(`p0 couple ${card}`)).toBe(card === ready ? undefined : 'HR3-026')
    if (ready) it.play(`p0 couple ${ready}`)
    expect(it.train(0)).toEqual(ready ? [ready] : [])
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR3-027 a car that is picked up becomes the last of the train', () => {
  const it = position({
    hands: [['midas', 'ruggieri', 'argenti'], []],
    trains: [['bocca', 'homer'], ['dido']],
    engines: ['1', 'g'],
  })
  it.play('p0 couple ruggieri')
  expect(it.train(0)).toEqual(['bocca', 'homer', 'ruggieri'])
  it.play('p0 couple argenti', 'p0 couple midas')
  expect(it.train(0)).toEqual(['bocca', 'homer', 'ruggieri', 'argenti', 'midas'])
  expect(it.train(1)).toEqual(['dido'])
  expect(it.hand(0)).toEqual([])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-028 a car that is picked up lies open in front of its owner', () => {
  const it = position({ hands: [['fucci', 'homer'], []], engines: ['1', 'g'] })
  it.play('p0 couple fucci')
  for (const reader of [0, 1, undefined]) {
    expect(it.view(reader).players[0]).toMatchObject({ cars: [39], cards: 1 })
    expect(it.told(reader)).toEqual([{ id: 'coupled', by: 0, card: 39 }])
  }
  expect(it.discards()).toEqual([])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-028 a car that is picked up counts as a coupled car', () => {
  const it = position({
    hands: [['fucci', 'dido', 'lano'], []],
    trains: [['hector']],
    rails: { '0,1': 'plutus' },
    engines: ['1', 'g'],
  })
  expect(it.refused('p0 move dido')).toBeUndefined()
  it.play('p0 couple fucci')
  expect(it.refused('p0 move dido')).toBe('HR3-038')
  expect(it.refused('p0 move lano')).toBeUndefined()
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-029 the cars of a train stay in the order in which they were coupled', () => {
  const it = position({
    hands: [['midas', 'argenti', 'ruggieri'], []],
    trains: [['fucci', 'hector', 'bocca', 'homer', 'dido']],
    engines: ['1', 'g'],
  })
  it.play('p0 deliver homer')
  expect(it.train(0)).toEqual(['fucci', 'hector', 'bocca', 'dido'])
  it.play('p0 couple argenti', 'p0 deliver hector', 'p0 couple ruggieri', 'p0 couple midas')
  expect(it.train(0)).toEqual(['fucci', 'bocca', 'dido', 'argenti', 'ruggieri', 'midas'])
  it.play('p0 end', 'p1 end')
  expect(it.train(0)).toEqual(['fucci', 'bocca', 'dido', 'argenti', 'ruggieri', 'midas'])
  expect(it.asked()).toBe('p0 turn')
})
