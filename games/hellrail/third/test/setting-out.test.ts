import { expect, test } from 'vitest'
import { position } from './scenario.ts'

test('HR3-030 a car is set out only in its delivery circle', () => {
  const cars = ['homer', 'paolo', 'argenti']
  for (const [place, ready] of [
    ['1', 'homer'],
    ['2', 'paolo'],
    ['5', 'argenti'],
    ['g', undefined],
    ['9', undefined],
    ['0,1 s>s', undefined],
  ] as const) {
    const it = position({ trains: [cars], rails: { '0,1': 'plutus' }, engines: [place, '1'] })
    for (const car of cars) expect(it.refused(`p0 deliver ${car}`)).toBe(car === ready ? undefined : 'HR3-030')
    if (ready) it.play(`p0 deliver ${ready}`)
    expect(it.delivered(0)).toBe(ready ? 1 : 0)
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR3-030 only a coupled car of the own train can be set out, and only in the own turn', () => {
  const it = position({
    hands: [['amata'], []],
    trains: [['argenti'], ['orestes']],
    discards: ['lycaon'],
    engines: ['5', '5'],
  })
  for (const card of ['amata', 'orestes', 'lycaon', 'phlegyas'])
    expect(it.refused(`p0 deliver ${card}`)).toBe('HR3-030')
  expect(it.refused('p1 deliver orestes')).toBe('HR3-017')
  it.play('p0 end')
  expect(it.refused('p0 deliver argenti')).toBe('HR3-017')
  it.play('p1 deliver orestes')
  expect(it.train(1)).toEqual([])
  expect(it.delivered(1)).toBe(1)
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-031 any car of the train can be set out, whatever its place', () => {
  for (const place of [0, 1, 2, 3]) {
    const others = ['homer', 'bocca', 'dido']
    const it = position({ trains: [others.toSpliced(place, 0, 'argenti')], engines: ['5', 'g'] })
    it.play('p0 deliver argenti')
    expect(it.train(0)).toEqual(others)
    expect(it.delivered(0)).toBe(1)
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR3-032 setting out uses no card', () => {
  for (const hand of [[], ['homer', 'dido']]) {
    const it = position({ hands: [hand, []], trains: [['argenti']], discards: ['midas'], engines: ['5', 'g'] })
    const pile = it.pile()
    it.play('p0 deliver argenti')
    expect(it.hand(0)).toEqual(hand)
    expect(it.discards()).toEqual(['midas'])
    expect(it.pile()).toBe(pile)
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR3-033 a delivered car lies under the engine card of its owner', () => {
  const it = position({ trains: [['argenti'], ['homer']], delivered: [[], ['paolo']], engines: ['5', 'g'] })
  it.play('p0 deliver argenti')
  expect(it.train(0)).toEqual([])
  expect(it.discards()).toEqual([])
  expect([it.delivered(0), it.delivered(1)]).toEqual([1, 1])
  expect(it.refused('p0 deliver argenti')).toBe('HR3-030')
  expect(it.told(1)).toEqual([{ id: 'delivered', by: 0, card: 20 }])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-033 HR3-034 a delivered car lies face down, and nobody can look at it before the end', () => {
  const [homer, paolo] = ['homer', 'paolo'].map((car) => position({ delivered: [[car]] }))
  for (const reader of [0, 1, undefined]) {
    expect(homer.view(reader)).toEqual(paolo.view(reader))
    expect(homer.view(reader).players[0]).toMatchObject({ delivered: 1, deliveredCars: [], score: 0 })
  }
  expect(homer.asked()).toBe('p0 turn')

  const last = position({ rest: 'delivered', delivered: [[], ['paolo', 'dido']] })
  expect(last.view(1).players[1]).toMatchObject({ delivered: 2, deliveredCars: [], score: 0 })
  last.play('p0 end')
  for (const reader of [0, 1, undefined])
    expect(last.view(reader).players[1]).toMatchObject({ delivered: 2, deliveredCars: [6, 7], score: 16 })
  expect(last.asked()).toBe('')
})

test('HR3-035 several cars can be set out during one visit', () => {
  const it = position({ trains: [['argenti', 'homer', 'amata', 'orestes']], engines: ['5', 'g'] })
  it.play('p0 deliver orestes', 'p0 deliver argenti', 'p0 deliver amata')
  expect(it.train(0)).toEqual(['homer'])
  expect(it.delivered(0)).toBe(3)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-036 a derailment leaves the delivered cars alone', () => {
  const it = position({
    rest: 'delivered',
    hands: [['midas'], ['hector', 'fucci']],
    trains: [['homer'], ['dido']],
    delivered: [['argenti'], ['paolo']],
    rails: { '0,-1': 'plutus' },
    engines: ['0,-1 n>n', 'g'],
  })
  const before = it.delivered(0)
  it.play('p0 move midas', 'p0 derail')
  expect(it.train(0)).toEqual([])
  expect([it.delivered(0), it.delivered(1)]).toEqual([before, 1])
  expect(it.asked()).toBe('p1 turn')
  it.play('p1 end', 'p0 end')
  const shown = it.view(undefined).players
  expect(shown[0].deliveredCars).toContain(20)
  expect(shown[0].deliveredCars).toHaveLength(before)
  expect(it.result().scores).toEqual([shown[0].score, 7])
  expect(it.asked()).toBe('')
})
