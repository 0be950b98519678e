import { readOptions } from '@acheron/core'
import { expect, test } from 'vitest'
import { EFFECT_NAMES, hellrail } from '../src/index.ts'
import { HIDDEN } from '../src/secrets.ts'
import { newGame, type Position, position, type Scene } from './scenario.ts'

test('HR3-150 variants hold for the whole table and from the beginning', () => {
  expect(readOptions(hellrail.options, {})).toEqual({ layout: 'standard', effects: 'open', first: 'random' })
  expect(() => readOptions(hellrail.options, { layout: 'upside-down' })).toThrow('upside-down')
  const both = newGame(3, { layout: 'sacrilege', effects: 'secret' })
  expect(both.view(0)).toMatchObject({ secret: 1 })
  expect(both.view(0).circles).not.toEqual(newGame(3).view(0).circles)
})

test('HR3-151 secret effects: nobody sees the tokens', () => {
  const it = newGame(2, { effects: 'secret' })
  for (const reader of [0, 1, undefined]) {
    expect(it.view(reader).tokens).toEqual([-1, ...Array(9).fill(HIDDEN)])
    expect(it.view(reader).unused).toEqual([])
    expect(it.view(reader).unusedCount).toBe(6)
  }
  expect(it.told().find(({ id }) => id === 'tokens-dealt')).toMatchObject({ effects: [] })
})

const secretAt4 = (effect: NonNullable<Position['tokens']>[number], it: Position = {}): Scene =>
  position({
    options: { effects: 'secret' },
    rails: { '0,1': 'plutus' },
    engines: ['0,1 s>s', 'g'],
    tokens: { 4: effect },
    hands: [['argenti', 'homer'], []],
    ...it,
  })

const ENTER = ['p0 move argenti', 'p0 go s']

test('HR3-152 secret effects: whoever enters sees the token before deciding', () => {
  const it = secretAt4('guard-duty')
  expect(it.view(0).tokens[4]).toBe(HIDDEN)
  it.play(...ENTER)
  expect(it.asked()).toBe('p0 visit')
  expect(EFFECT_NAMES[it.view(0).tokens[4]]).toBe('guard-duty')
  expect(it.view(1).tokens[4]).toBe(HIDDEN)
  expect(it.view(undefined).tokens[4]).toBe(HIDDEN)
})

test('HR3-152 secret effects: the question is put even where nothing can be used, so that it betrays nothing', () => {
  const it = secretAt4('boatmen', { boats: [0] })
  it.play(...ENTER)
  expect(it.legal(0)).toEqual(['decline'])
})

test('HR3-152 secret effects: to look at a token takes no knowledge from the others', () => {
  const it = secretAt4('guard-duty', { known: { 1: ['guard-duty'] } })
  it.play(...ENTER)
  expect([0, 1].map((reader) => EFFECT_NAMES[it.view(reader).tokens[4]])).toEqual(['guard-duty', 'guard-duty'])
})

test('HR3-153 secret effects: a token that is used is shown to all, one that is not stays hidden', () => {
  const used = secretAt4('soul-catcher')
  used.play(...ENTER, 'p0 use')
  expect(EFFECT_NAMES[used.view(1).tokens[4]]).toBe('soul-catcher')
  const unused = secretAt4('soul-catcher')
  unused.play(...ENTER, 'p0 decline')
  expect(unused.view(1).tokens[4]).toBe(HIDDEN)
  expect(JSON.stringify(unused.told(1))).not.toContain('soul')
})

test('HR3-151 secret effects: after Chaos Reigns nobody knows a token any more', () => {
  const it = secretAt4('chaos-reigns', { known: { 0: ['lust', 'geryon', 'abyss'], 1: ['abyss', 'heresy'] } })
  it.play(...ENTER, 'p0 use')
  for (const reader of [0, 1]) {
    expect(it.view(reader).tokens.slice(1)).toEqual(Array(9).fill(HIDDEN))
    expect(it.view(reader).unused).toEqual([])
    expect(it.told(reader).find(({ id }) => id === 'chaos')).toMatchObject({ effects: [] })
  }
})

test('HR3-118 secret effects: Shift Change is swapped by place, and tells nobody with what', () => {
  const it = secretAt4('shift-change', { tokens: { 4: 'shift-change', 1: 'lust' } })
  it.play(...ENTER, 'p0 use')
  expect(it.refused('p0 swap lust')).toBe('HR3-118')
  expect(it.refused('p0 swap-circle 4')).toBe('HR3-118')
  expect(it.refused('p0 swap-player p1')).toBe('HR3-118')
  it.play('p0 swap-circle 1')
  for (const reader of [0, 1]) {
    expect(EFFECT_NAMES[it.view(reader).tokens[1]]).toBe('shift-change')
    expect(it.view(reader).tokens[4]).toBe(HIDDEN)
    expect(it.told(reader).find(({ id }) => id === 'swapped')).toMatchObject({ effect: -1 })
  }
})

test('HR3-118 secret effects: a token swapped out of the unused ones is a blind one, even for those who knew some', () => {
  const it = secretAt4('shift-change', { known: { 0: ['thievery', 'soul-catcher'] } })
  expect(it.view(0).unused.map((effect) => EFFECT_NAMES[effect])).toEqual(['soul-catcher', 'thievery'])
  it.play(...ENTER, 'p0 use')
  it.playWith(['thievery'], 'p0 swap-circle g')
  expect(it.view(0).tokens[4]).toBe(HIDDEN)
  expect(it.view(0).unused.map((effect) => EFFECT_NAMES[effect])).toEqual(['shift-change'])
})

test('HR3-154 secret effects: a token drawn blind is not known, even to those who knew some of the unused ones', () => {
  const it = secretAt4('infernal-power', { known: { 0: ['thievery', 'soul-catcher'] } })
  it.play(...ENTER)
  it.playWith(['thievery'], 'p0 use')
  expect(it.view(0).players[0].token).toBe(HIDDEN)
  expect(it.view(0).unused).toEqual([])
})

test('HR3-154 secret effects: the token: the token of Infernal Power is hidden until it could be used', () => {
  const it = secretAt4('infernal-power', { hands: [['argenti', 'homer'], []], tokens: { 4: 'infernal-power' } })
  it.play(...ENTER)
  it.playWith([0], 'p0 use')
  expect(it.view(0).players[0].token).toBe(HIDDEN)
  expect(it.view(1).players[0].token).toBe(HIDDEN)
  expect(it.told(0).find(({ id }) => id === 'took-token')).toMatchObject({ effect: -1 })
  it.play('p0 move homer', 'p0 go n', 'p0 go n', 'p0 go n', 'p0 go n', 'p0 go n')
  expect(it.engine(0)).toBe('g')
  expect(it.view(0).players[0].token).toBe(HIDDEN)
  const holder = secretAt4('guard-duty', { held: { 0: 'soul-catcher' } })
  expect(holder.view(0).players[0].token).toBe(HIDDEN)
  holder.play(...ENTER)
  expect(EFFECT_NAMES[holder.view(0).players[0].token]).toBe('soul-catcher')
  expect(EFFECT_NAMES[holder.view(0).tokens[4]]).toBe('guard-duty')
  expect(holder.view(1).players[0].token).toBe(HIDDEN)
})

test('HR3-155 Sacrilege: the circles lie in a block', () => {
  const { circles } = newGame(2, { layout: 'sacrilege' }).view(0)
  const rows = circles.map((cell) => Math.floor(cell / 128) - 64)
  expect(rows).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 3, 3])
  expect(new Set(circles).size).toBe(10)
})

test('HR3-156 Devil’s Advocate: the circles are dealt out, unequally if need be', () => {
  const it = newGame(3, { layout: 'advocate' })
  const holders = [0, 1, 2].map((p) => it.view(p).circleHolder.filter((holder) => holder === p).length)
  const laid = it.view(0).circles.filter((cell) => cell >= 0).length
  expect(laid).toBe(1)
  expect(holders.reduce((sum, count) => sum + count, laid)).toBe(10)
  expect(holders).toEqual([3, 3, 3])
  expect(newGame(4, { layout: 'advocate' }).view(0).circleHolder).toEqual([-1, 1, 2, 3, 0, 1, 2, 3, 0, 1])
})

/** The first circles go to seats 0 and 1, the Gates to seat 2. */
const GATES_TO_SEAT_2 = [1, 1, ...Array<number>(8).fill(0)]

test('HR3-A67 Devil’s Advocate: tokens and hands are dealt when the last circle lies', () => {
  const it = newGame(2, { layout: 'advocate' })
  while (it.asked().includes('circle')) {
    expect([0, 1].map((p) => it.hand(p).length)).toEqual([0, 0])
    expect(it.view(0).unusedCount).toBe(15)
    it.play(`${it.asked().slice(0, 2)} ${it.legal(Number(it.asked()[1]))[0]}`)
  }
  expect(it.told().map(({ id }) => id)).toEqual(expect.arrayContaining(['tokens-dealt', 'first-player', 'drew']))
  expect(it.view(0).unusedCount).toBe(6)
  expect([0, 1].map((p) => it.hand(p).length).toSorted((a, b) => a - b)).toEqual([3, 4])
})

test('HR3-156 Devil’s Advocate: the circles are shuffled first', () => {
  const it = newGame(4, { layout: 'advocate' }, ...GATES_TO_SEAT_2)
  expect(it.view(0).circleHolder).toEqual([-1, 0, 1, 3, 0, 1, 2, 3, 0, 1])
})

test('HR3-157 Devil’s Advocate: whoever got the Gates lays them, and the next player goes on', () => {
  const it = newGame(4, { layout: 'advocate' }, ...GATES_TO_SEAT_2)
  expect(it.told().find(({ id }) => id === 'circle-laid')).toMatchObject({ by: 2, circle: 0 })
  expect(it.asked()).toBe('p3 circle')
})

test('HR3-157 Devil’s Advocate: the Gates are laid first, then everybody in turn lays one circle', () => {
  const it = newGame(2, { layout: 'advocate' })
  expect(it.view(0).circles[0]).toBeGreaterThanOrEqual(0)
  expect(it.asked()).toBe('p1 circle')
  expect(it.refused('p1 circle 2')).toBe('HR3-157')
  it.play('p1 circle 1', 'p1 place 1,1 r0')
  expect(it.asked()).toBe('p0 circle')
})

test('HR3-158 Devil’s Advocate: a circle touches one or two others at a corner', () => {
  const it = newGame(2, { layout: 'advocate' })
  it.play('p1 circle 1')
  expect(it.legal(1).sort()).toEqual(['place -1,-1 r0', 'place -1,1 r0', 'place 1,-1 r0', 'place 1,1 r0'])
  expect(it.refused('p1 place 0,0 r0')).toBe('HR3-158')
  expect(it.refused('p1 place 2,2 r0')).toBe('HR3-158')
  expect(it.refused('p1 place 1,1 r1')).toBe('HR3-158')
  it.play('p1 place 1,1 r0', 'p0 circle 2')
  expect(it.refused('p0 place 1,1 r0')).toBe('HR3-158')
  it.play('p0 place -1,1 r0', 'p1 circle 3')
  expect(it.refused('p1 place 0,2 r0')).toBeUndefined()
})

test('HR3-158 Devil’s Advocate: a place between three circles is refused', () => {
  const it = newGame(2, { layout: 'advocate' })
  it.play('p1 circle 1', 'p1 place 1,1 r0', 'p0 circle 2', 'p0 place 2,0 r0', 'p1 circle 3')
  expect(it.refused('p1 place 1,-1 r0')).toBeUndefined()
  it.play('p1 place -1,-1 r0', 'p0 circle 4', 'p0 place 0,-2 r0', 'p1 circle 5')
  expect(it.refused('p1 place 1,-1 r0')).toBe('HR3-158')
})

test('HR3-159 Devil’s Advocate: the player after the one who laid the last circle begins', () => {
  const it = newGame(3, { layout: 'advocate' })
  const last = layAll(it)
  expect(it.asked()).toBe(`p${(last + 1) % 3} turn`)
  expect(it.told().find(({ id }) => id === 'first-player')).toMatchObject({ by: (last + 1) % 3 })
})

/** Lays every circle at the first place that is allowed; says who laid the last one. */
function layAll(it: Scene): number {
  let by = -1
  while (it.asked().endsWith('circle')) {
    by = Number(it.asked()[1])
    it.play(`p${by} ${it.legal(by)[0]}`)
    it.play(`p${by} ${it.legal(by)[0]}`)
  }
  return by
}
