import { expect, test } from 'vitest'
import { entering, position, STATIONS, steps } from './scenario.ts'

/** Every order of a list. */
const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length < 2 ? [[...list]] : list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]))

test('HR1-008 after each turn the player to the left is next, and nobody else may do anything', () => {
  for (const seats of [2, 3, 4]) {
    const it = position({ seats, turn: 1 })
    for (let turn = 1; turn <= 2 * seats; turn++) {
      const by = turn % seats
      expect(it.asked()).toBe(`p${by} turn`)
      for (let p = 0; p < seats; p++) {
        expect(it.refused(`p${p} end`)).toBe(p === by ? undefined : 'HR1-008')
        expect(it.legal(p).length > 0).toBe(p === by)
      }
      it.play(`p${by} end`)
    }
    expect(it.asked()).toBe('p1 turn')
  }
})

test('HR1-009 a turn begins with drawing one card from the draw pile', () => {
  const it = position({ hands: [['homer'], ['argenti']], discards: ['midas'] })
  const pile = it.pile()
  it.playWith(['dido'], 'p0 end')
  expect([it.hand(0), it.hand(1)]).toEqual([['homer'], ['dido', 'argenti']])
  expect([it.pile(), it.discards()]).toEqual([pile - 1, ['midas']])
  expect(it.told(1)).toContainEqual({ id: 'drew', by: 1, count: 1, cards: [7] })
  expect(it.told(0)).toContainEqual({ id: 'drew', by: 1, count: 1 })
  expect(it.asked()).toBe('p1 turn')
  it.playWith(['bocca'], 'p1 end')
  expect([it.hand(0), it.hand(1)]).toEqual([
    ['homer', 'bocca'],
    ['dido', 'argenti'],
  ])
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-010 the open discard pile is shuffled only when a card must be drawn and the draw pile is empty', () => {
  const it = position({ discards: ['midas', 'homer'], pile: ['dido'], rest: 'delivered' })
  it.playWith(['dido'], 'p0 end')
  expect(it.told().map(({ id }) => id)).not.toContain('reshuffled')
  expect([it.pile(), it.discards()]).toEqual([0, ['midas', 'homer']])
  for (const reader of [0, 1, undefined]) expect(it.view(reader).discards).toEqual([15, 0])
  it.playWith(['midas'], 'p1 end')
  expect(it.told()).toContainEqual({ id: 'reshuffled', count: 2 })
  expect([it.hand(0), it.pile(), it.discards()]).toEqual([['midas'], 1, []])
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-011 a player plays as many cards as they like, in any order', () => {
  const picksUp = 'picks up'
  const actions = [
    [picksUp],
    ['p0 lay orestes', 'p0 place 0,-1 r0'],
    ['p0 lay ganelon', 'p0 place 1,0 r0'],
    ['p0 move midas', ...steps(0, 'eeeee'), 'p0 decline'],
  ]
  for (const order of ordersOf(actions)) {
    const it = position({
      hands: [['fucci', 'hector', 'orestes', 'ganelon', 'midas'], []],
      rails: { '1,0': 'antenor', '0,1': 'plutus' },
      engines: ['1', 'g'],
    })
    for (const action of order) {
      expect(it.asked()).toBe('p0 turn')
      const wagon = it.engine(0) === '1' ? 'fucci' : 'hector'
      it.play(...(action[0] === picksUp ? [`p0 couple ${wagon}`] : action))
    }
    expect([...it.train(0), ...it.hand(0)].sort()).toEqual(['fucci', 'hector'])
    expect([it.rail('0,-1'), it.rail('1,0'), it.engine(0)]).toEqual(['orestes r0', 'ganelon r0', '2'])
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR1-011 only cards of the own hand are played, and only in the ways there are', () => {
  const it = position({
    hands: [['fucci', 'homer'], ['pyrrhus']],
    trains: [['ruggieri']],
    discards: ['midas'],
    rails: { '0,1': 'plutus' },
    engines: ['1', 'g'],
  })
  expect(it.question().rule).toBe('HR1-011')
  expect(it.legal(0).sort()).toEqual(
    ['couple fucci', 'end', 'lay fucci', 'lay homer', 'move fucci', 'move homer', 'stoke fucci', 'stoke homer'].sort(),
  )
  for (const elsewhere of ['pyrrhus', 'ruggieri', 'midas', 'argenti'])
    for (const verb of ['couple', 'lay']) expect(it.refused(`p0 ${verb} ${elsewhere}`)).toBe('HR1-011')
  for (const words of ['stop', 'derail', 'go e', 'use', 'enough', 'let', 'target p1', 'place 0,-1 r0', 'sail homer'])
    expect(it.refused(`p0 ${words}`)).toBe('HR1-011')
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-012 exchanging cards and ending the turn answer the same question as everything else', () => {
  const at = { hands: [['fucci', 'orestes', 'homer'], []], rails: { '0,1': 'plutus' }, engines: ['1', 'g'] }
  for (const last of ['p0 end', 'p0 stoke homer'])
    for (const first of [[], ['p0 couple fucci']]) {
      const it = position(at)
      it.play(...first)
      for (const words of ['move orestes', 'lay homer', 'stoke homer', 'end'])
        expect(it.refused(`p0 ${words}`)).toBeUndefined()
      it.play(last)
      expect(it.told()).toContainEqual({ id: 'turn-ended', by: 0 })
      for (const words of ['lay orestes', 'move orestes', 'stoke orestes', 'end'])
        expect(it.refused(`p0 ${words}`)).toBe('HR1-008')
      expect(it.asked()).toBe('p1 turn')
    }
  const idle = position(at)
  idle.play('p0 end')
  expect([idle.hand(0).length, idle.discards()]).toEqual([3, []])
})

test('HR1-013 whoever enters a station from 1 to 9 may use its power', () => {
  for (const station of STATIONS.slice(1)) {
    const it = entering(station)
    expect(it.asked()).toBe('p0 visit')
    expect(it.question()).toMatchObject({ rule: 'HR1-033', params: { circle: Number(station) } })
    expect(it.legal(0)).toEqual(['use', 'decline'])
  }
})

test('HR1-013 HR1-A29 whoever stands in a station, or is pushed into one, may not use its power', () => {
  const it = position({
    hands: [['argenti'], ['homer']],
    rails: { '-2,3': 'plutus' },
    engines: ['-2,3 ww>w', '-2,3 w>w'],
  })
  it.play('p0 move argenti', 'p0 go w')
  expect(it.engine(1)).toBe('6')
  expect(it.asked()).toBe('p0 step')
  expect(it.refused('p1 use')).toBe('HR1-008')
  it.play('p0 stop', 'p0 end')
  for (const words of ['use', 'decline']) expect(it.refused(`p1 ${words}`)).toBe('HR1-011')
  expect(it.asked()).toBe('p1 turn')
})
