import { expect, test } from 'vitest'
import { position } from './scenario.ts'

const TURNS = ['r0', 'r1', 'r2', 'r3']

test('HR1-014 a rail card is laid on an empty cell that shares a side with a card of the table', () => {
  const it = position({ hands: [['homer'], []], rails: { '0,-1': 'plutus' } })
  it.play('p0 lay homer')
  expect(it.question()).toMatchObject({ rule: 'HR1-014', params: { card: 0 } })
  expect([it.hand(0), it.view(1).played]).toEqual([[], 0])
  for (const beside of ['0,1', '1,0', '0,-2', '-1,-1', '-4,3', '0,3', '3,4'])
    expect(it.refused(`p0 place ${beside} r0`)).toBeUndefined()
  for (const atCorner of ['1,-2', '-1,-2', '-4,4', '2,0', '-4,2'])
    expect(it.refused(`p0 place ${atCorner} r0`)).toBe('HR1-014')
  for (const far of ['0,-3', '10,10', '0,5']) expect(it.refused(`p0 place ${far} r0`)).toBe('HR1-014')
  for (const words of ['end', 'stop', 'lay homer', 'move homer']) expect(it.refused(`p0 ${words}`)).toBe('HR1-014')
  it.play('p0 place 0,-2 r0')
  expect(it.told()).toMatchObject([{ id: 'laid', by: 0, card: 0, turn: 0 }])
  expect([it.rail('0,-2'), it.hand(0), it.discards()]).toEqual(['homer r0', [], []])
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-014 a card laid in the same turn is a neighbour too', () => {
  const it = position({ hands: [['homer', 'dido'], []] })
  it.play('p0 lay homer')
  expect(it.refused('p0 place 0,-2 r0')).toBe('HR1-014')
  it.play('p0 place 0,-1 r0', 'p0 lay dido', 'p0 place 0,-2 r0')
  expect(it.rail('0,-2')).toBe('dido r0')
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-015 whoever lays rail chooses the cell and one of four orientations', () => {
  // Homer has curves between north and east, east and south, west and north.
  const ways = [['go e', 'go w'], ['go e'], ['go w'], ['go e', 'go w']]
  for (const [i, turn] of TURNS.entries()) {
    const it = position({ hands: [['homer', 'argenti'], []] })
    it.play('p0 lay homer')
    expect(it.legal(0)).toHaveLength(4 * 19)
    for (const each of TURNS) expect(it.legal(0)).toContain(`place 0,1 ${each}`)
    it.play(`p0 place 0,1 ${turn}`)
    expect(it.rail('0,1')).toBe(`homer ${turn}`)
    it.play('p0 move argenti', 'p0 go s')
    expect(it.legal(0)).toEqual([...ways[i], 'stop'])
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR1-016 an upgrade keeps every piece of track of the old card in its place', () => {
  for (const [old, card, fitting] of [
    ['midas', 'plutus', []],
    ['midas', 'tristan', ['r0', 'r2']],
    ['midas r1', 'tristan', ['r1', 'r3']],
    ['midas', 'homer', ['r1', 'r3']],
    ['midas', 'phlegyas', TURNS],
    ['plutus', 'ganelon', TURNS],
    ['ganelon', 'plutus', []],
  ] as const) {
    const it = position({ hands: [[card], []], rails: { '0,1': old } })
    it.play(`p0 lay ${card}`)
    for (const turn of TURNS)
      expect(it.refused(`p0 place 0,1 ${turn}`)).toBe(
        (fitting as readonly string[]).includes(turn) ? undefined : 'HR1-016',
      )
    expect(it.asked()).toBe('p0 place')
  }
})

test('HR1-016 the new card takes the place of the old one, which stays beneath', () => {
  const it = position({ hands: [['ciacco', 'jason', 'argenti'], ['saladin']], rails: { '0,1': 'midas' } })
  expect(it.refused('p0 lay saladin')).toBe('HR1-011')
  it.play('p0 lay ciacco')
  expect(it.refused('p0 place 0,0 r0')).toBe('HR1-016')
  it.play('p0 place 0,1 r0')
  expect(it.told()).toMatchObject([{ id: 'upgraded', by: 0, card: 10, under: 15 }])
  it.play('p0 lay jason', 'p0 place 0,1 r3')
  expect(it.view(undefined).rails).toMatchObject([{ card: 35, turn: 3, under: [10, 15] }])
  expect([it.hand(0), it.discards()]).toEqual([['argenti'], []])
  it.play('p0 move argenti', 'p0 go s')
  expect(it.legal(0)).toEqual(['go e', 'go s', 'go w', 'stop'])
  expect(it.asked()).toBe('p0 step')
})
