import { expect, test } from 'vitest'
import { position, type Scene, steps } from './scenario.ts'

/** A straight between circles 1 and 2, which also joins the Gates of Hell with circle 4. */
const BETWEEN = { '0,1': 'plutus' }

const verbs = (it: Scene, p: number): string[] => [...new Set(it.legal(p).map((words) => words.split(' ')[0]))].sort()

/** Every order of a list. */
const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length < 2 ? [[...list]] : list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]))

test('HR3-017 play goes from one seat to the next, clockwise, and nobody else may do anything', () => {
  for (const seats of [2, 3, 4]) {
    const it = position({ seats, turn: 1 })
    for (let turn = 1; turn <= 2 * seats; turn++) {
      const by = turn % seats
      expect(it.asked()).toBe(`p${by} turn`)
      for (let p = 0; p < seats; p++) {
        expect(it.refused(`p${p} end`)).toBe(p === by ? undefined : 'HR3-017')
        expect(it.legal(p).length > 0).toBe(p === by)
      }
      it.play(`p${by} end`)
    }
    expect(it.asked()).toBe('p1 turn')
  }
})

test('HR3-018 a turn begins with drawing one card from the draw pile', () => {
  const it = position({ hands: [['homer'], ['argenti']], discards: ['midas'] })
  const pile = it.pile()
  it.playWith(['dido'], 'p0 end')
  expect(it.hand(0)).toEqual(['homer'])
  expect(it.hand(1)).toEqual(['dido', 'argenti'])
  expect(it.pile()).toBe(pile - 1)
  expect(it.discards()).toEqual(['midas'])
  expect(it.told(1)).toContainEqual({ id: 'drew', by: 1, count: 1, cards: [7] })
  expect(it.told(0)).toContainEqual({ id: 'drew', by: 1, count: 1 })
  expect(it.asked()).toBe('p1 turn')
  it.playWith(['bocca'], 'p1 end')
  expect(it.hand(0)).toEqual(['homer', 'bocca'])
  expect(it.hand(1)).toEqual(['dido', 'argenti'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-019 a player may take as many actions as they like', () => {
  const hand = ['fucci', 'plutus', 'orestes', 'hector', 'ganelon', 'ezzelino', 'homer', 'dido', 'ruggieri']
  const it = position({ hands: [hand, []], engines: ['1', 'g'] })
  const actions = [
    ['p0 couple fucci'],
    ['p0 lay plutus', 'p0 place 0,1 r0'],
    ['p0 move orestes', ...steps(0, 'eeeee'), 'p0 decline'],
    ['p0 couple hector'],
    ['p0 lay ganelon', 'p0 place 0,1 r0'],
    ['p0 move ezzelino', ...steps(0, 'wwwww'), 'p0 decline'],
    ['p0 deliver hector'],
    ['p0 lay homer', 'p0 place 0,-1 r0'],
    ['p0 couple ruggieri'],
    ['p0 lay dido', 'p0 place 0,-2 r3'],
  ]
  for (const action of actions) {
    expect(it.asked()).toBe('p0 turn')
    it.play(...action)
  }
  expect(it.hand(0)).toEqual([])
  expect(it.train(0)).toEqual(['fucci', 'ruggieri'])
  expect(it.delivered(0)).toBe(1)
  expect(it.rail('0,1')).toBe('ganelon r0')
  expect(it.rail('0,-2')).toBe('dido r3')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-019 a player may take actions in any order', () => {
  const entering = ['p0 move midas', 'p0 go w', 'p0 decline']
  const leaving = ['p0 move lucullus', 'p0 go e', 'p0 stop']
  const atCircle1 = [
    ['p0 couple fucci'],
    ['p0 deliver hector'],
    ['p0 lay orestes', 'p0 place 0,-1 r0'],
    ['p0 lay ganelon', 'p0 place 1,0 r0'],
  ]
  for (const order of ordersOf(atCircle1)) {
    const it = position({
      hands: [['fucci', 'orestes', 'ganelon', 'lucullus', 'midas'], []],
      trains: [['hector']],
      rails: { ...BETWEEN, '1,0': 'antenor' },
      engines: ['0,1 w>w', 'g'],
    })
    for (const action of [entering, ...order, leaving]) {
      expect(it.asked()).toBe('p0 turn')
      it.play(...action)
    }
    expect(it.train(0)).toEqual(['fucci'])
    expect([it.rail('0,-1'), it.rail('1,0')]).toEqual(['orestes r0', 'ganelon r0'])
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR3-020 there are five actions: to pick up, set out, move, lay and upgrade', () => {
  const it = position({
    hands: [['fucci', 'orestes'], []],
    trains: [['hector']],
    rails: BETWEEN,
    engines: ['1', 'g'],
  })
  expect(verbs(it, 0)).toEqual(['couple', 'deliver', 'end', 'lay', 'move', 'stoke'])
  expect(it.question().rule).toBe('HR3-020')
  for (const words of ['stop', 'derail', 'go e', 'decline', 'enough', 'discard fucci', 'shed hector', 'catch'])
    expect(it.refused(`p0 ${words}`)).toBe('HR3-020')
  expect(it.refused('p0 use')).toBe('HR3-092')
  expect(it.refused('p0 place 0,-1 r0')).toBe('HR3-020')
  expect(it.refused('p0 sail fucci')).toBe('HR3-136')
  it.play('p0 lay orestes')
  expect(it.refused('p0 place 0,-1 r0')).toBeUndefined()
  expect(it.refused('p0 place 0,1 r0')).toBeUndefined()
  expect(it.asked()).toBe('p0 place')
})

test('HR3-021 every action but setting out takes one card from the hand', () => {
  const hand = ['fucci', 'orestes', 'lucullus', 'ganelon']
  const at = {
    hands: [hand, ['dido']],
    trains: [['hector']],
    delivered: [['amata']],
    discards: ['jason'],
    rails: BETWEEN,
    engines: ['1', 'g'],
  }
  for (const [card, ...action] of [
    ['fucci', 'p0 couple fucci'],
    ['orestes', 'p0 lay orestes', 'p0 place 0,-1 r0'],
    ['ganelon', 'p0 lay ganelon', 'p0 place 0,1 r0'],
    ['lucullus', 'p0 move lucullus', 'p0 go e', 'p0 stop'],
  ]) {
    const it = position(at)
    it.play(...action)
    expect(it.hand(0).sort()).toEqual(hand.filter((each) => each !== card).sort())
    expect(it.asked()).toBe('p0 turn')
  }
  const it = position(at)
  it.play('p0 deliver hector')
  expect(it.hand(0)).toHaveLength(4)
  for (const verb of ['couple', 'move', 'lay'])
    for (const elsewhere of ['dido', 'hector', 'amata', 'jason', 'plutus', 'homer'])
      expect(it.refused(`p0 ${verb} ${elsewhere}`)).toBe('HR3-021')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-022 without a card in hand nothing can be done that needs one', () => {
  const it = position({ hands: [['fucci'], []], trains: [['hector']], rails: BETWEEN, engines: ['1', 'g'] })
  for (const verb of ['couple', 'move', 'lay', 'stoke']) expect(it.refused(`p0 ${verb} fucci`)).toBeUndefined()
  it.play('p0 couple fucci')
  expect(it.legal(0)).toEqual(['deliver hector', 'end'])
  for (const verb of ['couple', 'move', 'lay'])
    for (const card of ['fucci', 'midas']) expect(it.refused(`p0 ${verb} ${card}`)).toBe('HR3-022')
  expect(it.refused('p0 stoke midas')).toBe('HR3-082')
  it.play('p0 deliver hector')
  expect(it.legal(0)).toEqual(['end'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-023 a turn may end without any action', () => {
  const it = position({ hands: [['fucci', 'orestes'], []], trains: [['hector']], rails: BETWEEN, engines: ['1', 'g'] })
  it.play('p0 end')
  expect(it.hand(0)).toEqual(['orestes', 'fucci'])
  expect(it.train(0)).toEqual(['hector'])
  expect(it.engine(0)).toBe('1')
  expect(it.discards()).toEqual([])
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-024 fanning and ending are answers to the question for the next action, and put an end to the actions', () => {
  const at = { hands: [['fucci', 'orestes', 'homer'], []], rails: BETWEEN, engines: ['1', 'g'] }
  for (const last of ['p0 end', 'p0 stoke homer']) {
    const it = position(at)
    for (const words of ['couple fucci', 'move orestes', 'lay homer', 'stoke homer', 'end'])
      expect(it.refused(`p0 ${words}`)).toBeUndefined()
    it.play('p0 couple fucci')
    expect(it.refused(last)).toBeUndefined()
    it.play(last)
    for (const words of ['lay orestes', 'move orestes', 'deliver fucci', 'stoke orestes', 'end'])
      expect(it.refused(`p0 ${words}`)).toBe('HR3-017')
    expect(it.asked()).toBe('p1 turn')
  }
})

test('HR3-025 when a turn is over, however it ended, the next player has theirs', () => {
  const rails = { '0,-1': 'plutus' }
  const engines = ['g', '0,-1 n>n', 'g']
  for (const ending of [['p1 end'], ['p1 stoke homer'], ['p1 move homer', 'p1 derail']]) {
    const it = position({ seats: 3, turn: 1, hands: [[], ['homer'], []], rails, engines })
    it.play(...ending)
    expect(it.told()).toContainEqual({ id: 'turn-ended', by: 1 })
    expect(it.asked()).toBe('p2 turn')
    it.play('p2 end')
    expect(it.asked()).toBe('p0 turn')
  }
})
