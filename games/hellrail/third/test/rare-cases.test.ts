import { expect, test } from 'vitest'
import { EFFECT_NAMES } from '../src/effects.ts'
import { position } from './scenario.ts'

const ENTER = ['p0 move argenti', 'p0 go s']
const at4 = { rails: { '0,1': 'plutus' }, engines: ['0,1 s>s', 'g', 'g', 'g'] }

test('HR3-A34 HR3-A08 a Check takes effect on an engine that a pushed engine pushes', () => {
  const it = position({
    seats: 3,
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s', '0,1 ss>s'],
    markers: ['0,1 s'],
    trains: [[], [], ['saladin', 'electra', 'dido']],
    hands: [['argenti'], [], []],
  })
  it.play('p0 move argenti')
  it.playWith(['lano'], 'p0 go s')
  expect(it.told()).toContainEqual(expect.objectContaining({ id: 'checked', by: 2 }))
  while (it.asked() === 'p2 shed') it.play(`p2 ${it.legal(2)[0]}`)
  expect([0, 1, 2].map((p) => it.engine(p))).toEqual(['0,1 nn>s', '0,1 ss>s', '0,1 s>s'])
})

test('HR3-A27 Thievery that is redirected to a train without cars comes to nothing', () => {
  const it = position({
    ...at4,
    engines: at4.engines.slice(0, 3),
    seats: 3,
    tokens: { 4: 'thievery' },
    indulgence: 2,
    trains: [['paolo'], ['electra'], []],
    hands: [['argenti'], [], []],
  })
  const before = it.pile()
  it.play(...ENTER, 'p0 use', 'p0 name electra', 'p2 redirect p2')
  expect(it.asked()).toBe('p0 turn')
  expect([it.train(0), it.train(1), it.pile()]).toEqual([['paolo'], ['electra'], before])
})

test('HR3-A44 Infernal Power that is used from the engine card goes back only after the draw', () => {
  for (const name of ['abyss', 'boatmen'] as const) {
    const it = position({
      ...at4,
      engines: at4.engines.slice(0, 2),
      tokens: { 4: 'guard-duty' },
      held: { 0: 'infernal-power' },
      hands: [['argenti'], []],
    })
    const unused = it.view(0).unused.map((effect) => EFFECT_NAMES[effect])
    expect(unused).not.toContain('infernal-power')
    const wanted = unused.includes(name) ? name : unused[0]
    it.play(...ENTER)
    it.playWith([wanted], 'p0 use-held')
    expect(EFFECT_NAMES[it.view(0).players[0].token]).toBe(wanted)
    expect(it.view(0).unused.map((effect) => EFFECT_NAMES[effect])).toContain('infernal-power')
  }
})

test('HR3-A18 HR3-147 a Soul Catcher serves on a ram by Boat too', () => {
  const it = position({
    rails: { '0,-3': 'plutus' },
    engines: ['g', '0,-3 s>n'],
    boats: [0],
    catchers: [0],
    trains: [[], ['saladin', 'electra']],
    hands: [['argenti'], []],
  })
  it.play('p0 sail argenti', 'p0 go n')
  expect(it.asked()).toBe('p0 catch')
  it.play('p0 catch')
  expect(it.train(1)).toEqual(['saladin'])
  expect(it.view(0).players[0].catcher).toBe(0)
  expect(it.engine(0)).toBe('0,-3 s>n')
})

test('HR3-A31 HR3-A23 a draw of Gluttony redirected to an empty hand draws nothing, and can be cancelled no more', () => {
  const it = position({
    ...at4,
    seats: 4,
    tokens: { 4: 'gluttony' },
    indulgence: 2,
    anathema: 3,
    hands: [['argenti'], ['ciacco', 'midas'], [], []],
  })
  it.play(...ENTER, 'p0 use', 'p0 target p1', 'p2 redirect p2', 'p3 let')
  expect(it.asked()).toBe('p3 react')
  it.play('p3 let')
  expect(it.hand(0)).toEqual([])
  expect(it.asked()).toBe('p0 gluttony')
  it.playWith(['midas'], 'p0 target p1')
  expect(it.hand(0)).toEqual(['midas'])
})
