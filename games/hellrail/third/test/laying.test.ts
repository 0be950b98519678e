import { describe, expect, test } from 'vitest'
import { position, steps } from './scenario.ts'

describe('laying', () => {
  test('HR3-057 a rail card is laid on an empty cell that shares a side with a card of the table', () => {
    const it = position({ hands: [['homer'], []], rails: { '0,-1': 'plutus' } })
    it.play('p0 lay homer')
    expect(it.question().rule).toBe('HR3-057')
    for (const beside of ['0,1', '1,0', '-1,0', '0,-2', '1,-1', '-4,3', '0,3', '3,4'])
      expect(it.refused(`p0 place ${beside} r0`)).toBeUndefined()
    for (const atCorner of ['1,-2', '-1,-2', '-4,4', '2,0', '-4,2'])
      expect(it.refused(`p0 place ${atCorner} r0`)).toBe('HR3-057')
    for (const far of ['0,-3', '10,10', '-30,2', '0,5']) expect(it.refused(`p0 place ${far} r0`)).toBe('HR3-057')
    for (const circle of ['0,0', '-1,1', '3,3']) expect(it.refused(`p0 place ${circle} r0`)).toBe('HR3-060')
    for (const words of ['end', 'lay homer', 'move homer', 'stop']) expect(it.refused(`p0 ${words}`)).toBe('HR3-057')
    it.play('p0 place 1,0 r0')
    expect(it.rail('1,0')).toBe('homer r0')
    expect(it.hand(0)).toEqual([])
    expect(it.discards()).toEqual([])
    expect(it.told()).toMatchObject([{ id: 'laid', by: 0, card: 0, turn: 0 }])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-058 the neighbour may be a circle, a rail card, or a rail card laid in the same turn', () => {
    const it = position({ hands: [['homer', 'dido', 'midas', 'amata'], []], rails: { '0,-1': 'plutus' } })
    it.play('p0 lay homer')
    expect(it.refused('p0 place 0,-3 r0')).toBe('HR3-057')
    it.play('p0 place 0,-2 r0', 'p0 lay dido')
    expect(it.refused('p0 place 0,-4 r0')).toBe('HR3-057')
    it.play('p0 place 0,-3 r1', 'p0 lay midas', 'p0 place 1,-3 r0', 'p0 lay amata', 'p0 place 3,4 r0')
    expect(['0,-2', '0,-3', '1,-3', '3,4'].map((cell) => it.rail(cell))).toEqual([
      'homer r0',
      'dido r1',
      'midas r0',
      'amata r0',
    ])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-059 the player chooses one of four orientations', () => {
    // The card has curves between north and east, east and south, west and north: from the north, these ways are open.
    const ways = [['go e', 'go w'], ['go e'], ['go w'], ['go e', 'go w']]
    for (const [turn, ahead] of ways.entries()) {
      const it = position({ hands: [['homer', 'argenti'], []] })
      it.play('p0 lay homer')
      const cells = it.legal(0).filter((words) => words.startsWith('place 0,1 '))
      expect(cells).toEqual(['place 0,1 r0', 'place 0,1 r1', 'place 0,1 r2', 'place 0,1 r3'])
      it.play(`p0 place 0,1 r${turn}`)
      expect(it.rail('0,1')).toBe(`homer r${turn}`)
      it.play('p0 move argenti', 'p0 go s')
      expect(it.legal(0)).toEqual([...ahead, 'stop'])
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR3-059 the player chooses the cell', () => {
    const it = position({ hands: [['homer'], []] })
    it.play('p0 lay homer')
    const cells = new Set(it.legal(0).map((words) => words.split(' ')[1]))
    expect(cells.size).toBe(19)
    expect(it.legal(0)).toHaveLength(4 * 19)
    for (const cell of cells) {
      const other = position({ hands: [['homer'], []] })
      other.play('p0 lay homer', `p0 place ${cell} r2`)
      expect(other.rail(cell)).toBe('homer r2')
      expect(other.view(undefined).rails).toHaveLength(1)
      expect(other.asked()).toBe('p0 turn')
    }
    expect(it.asked()).toBe('p0 place')
  })
})

describe('upgrading', () => {
  test('HR3-060 a card from the hand may be placed on a rail card of the table', () => {
    const it = position({ hands: [['saladin', 'jason'], ['capaneus']], rails: { '0,1': 'midas', '4,4': 'bocca' } })
    expect(it.refused('p0 lay capaneus')).toBe('HR3-021')
    it.play('p0 lay saladin', 'p0 place 0,1 r0')
    expect(it.rail('0,1')).toBe('saladin r0')
    expect(it.hand(0)).toEqual(['jason'])
    expect(it.told()).toMatchObject([{ id: 'upgraded', by: 0, card: 2, under: 15 }])
    it.play('p0 lay jason')
    expect(it.refused('p0 place 0,0 r0')).toBe('HR3-060')
    it.play('p0 place 0,1 r3')
    expect(it.rail('0,1')).toBe('jason r3')
    expect(it.rail('4,4')).toBe('bocca r0')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-061 a rail card with an engine on it cannot be upgraded', () => {
    const rails = { '0,1': 'midas', '0,-1': 'bocca' }
    for (const at of ['0,1 n>s', '0,1 ne>n', '0,1 sw>w', '0,1 e>e'])
      for (const engines of [
        [at, 'g'],
        ['g', at],
      ]) {
        const it = position({ hands: [['saladin'], []], rails, engines })
        it.play('p0 lay saladin')
        for (const turn of ['r0', 'r1', 'r2', 'r3']) {
          expect(it.refused(`p0 place 0,1 ${turn}`)).toBe('HR3-061')
          expect(it.refused(`p0 place 0,-1 ${turn}`)).toBeUndefined()
        }
        expect(it.asked()).toBe('p0 place')
      }
  })

  test('HR3-061 a rail card with a marker on it cannot be upgraded', () => {
    const rails = { '0,1': 'midas', '0,-1': 'bocca' }
    const it = position({ hands: [['saladin'], []], rails, markers: ['0,1 ne'] })
    it.play('p0 lay saladin')
    for (const turn of ['r0', 'r1', 'r2', 'r3']) {
      expect(it.refused(`p0 place 0,1 ${turn}`)).toBe('HR3-A02')
      expect(it.refused(`p0 place 0,-1 ${turn}`)).toBeUndefined()
    }
    expect(it.asked()).toBe('p0 place')
  })

  test('HR3-062 the new card shows every piece of track of the old one in the same place', () => {
    const curves = { '0,1': 'midas' }
    for (const [card, fitting] of [
      ['plutus', []],
      ['tristan', ['r0', 'r2']],
      ['ciacco', ['r0', 'r2']],
      ['homer', ['r1', 'r3']],
      ['phlegyas', ['r0', 'r1', 'r2', 'r3']],
      ['vitellius', []],
      ['pygmalion', ['r0', 'r2']],
    ] as const) {
      const it = position({ hands: [[card], []], rails: curves })
      it.play(`p0 lay ${card}`)
      for (const turn of ['r0', 'r1', 'r2', 'r3'])
        expect(it.refused(`p0 place 0,1 ${turn}`)).toBe(
          (fitting as readonly string[]).includes(turn) ? undefined : 'HR3-062',
        )
      expect(it.asked()).toBe('p0 place')
    }
  })

  test('HR3-062 the track of the old card is where it was turned to, and of a stack the top card counts', () => {
    const turned = position({ hands: [['tristan'], []], rails: { '0,1': 'midas r1' } })
    turned.play('p0 lay tristan')
    expect(['r0', 'r1', 'r2', 'r3'].map((turn) => turned.refused(`p0 place 0,1 ${turn}`))).toEqual([
      'HR3-062',
      undefined,
      'HR3-062',
      undefined,
    ])
    const stack = position({ hands: [['ciacco'], []], rails: { '0,1': ['midas', 'phlegyas'] } })
    stack.play('p0 lay ciacco')
    for (const turn of ['r0', 'r1', 'r2', 'r3']) expect(stack.refused(`p0 place 0,1 ${turn}`)).toBe('HR3-062')
    expect(stack.asked()).toBe('p0 place')
  })

  test('HR3-063 the new card may show further pieces of track, and they can be used', () => {
    const it = position({ hands: [['ciacco', 'argenti'], []], rails: { '0,1': 'midas' } })
    it.play('p0 lay ciacco', 'p0 place 0,1 r0', 'p0 move argenti', 'p0 go s')
    expect(it.legal(0)).toEqual(['go e', 'go s', 'stop'])
    it.play('p0 go s')
    expect(it.engine(0)).toBe('0,1 nn>s')
    expect(it.asked()).toBe('p0 step')
  })

  test('HR3-064 the old card stays on the table beneath the new one', () => {
    const it = position({
      hands: [['polymestor', 'capaneus', 'argenti', 'ruggieri'], []],
      rails: { '0,1': 'plutus', '0,-1': 'midas r2' },
      tokens: { 4: 'abyss' },
    })
    it.play('p0 lay polymestor', 'p0 place 0,-1 r0', 'p0 lay capaneus', 'p0 place 0,-1 r1')
    expect(it.rail('0,-1')).toBe('capaneus r1')
    expect(it.view(1).rails.find(({ card }) => card === 32)).toMatchObject({ turn: 1, under: [17, 15] })
    expect(it.discards()).toEqual([])
    expect(it.hand(0)).toEqual(['argenti', 'ruggieri'])
    it.play('p0 move argenti', ...steps(0, 'sssss'), 'p0 use', 'p0 discard ruggieri', 'p0 remove capaneus')
    expect(it.rail('0,-1')).toBe('polymestor r0')
    expect(it.view(1).rails.find(({ card }) => card === 17)).toMatchObject({ under: [15] })
    expect(it.asked()).toBe('p0 turn')
  })
})
