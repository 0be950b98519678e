import { describe, expect, test } from 'vitest'
import { position } from './scenario.ts'

describe('fanning the flames', () => {
  test('HR3-082 a player discards one card and draws as many as its traction', () => {
    for (const [card, traction] of [
      ['dido', 1],
      ['sinon', 2],
      ['capaneus', 3],
      ['ezzelino', 4],
      ['jason', 5],
    ] as const) {
      const it = position({ hands: [[card, 'homer'], ['midas']] })
      const pile = it.pile()
      it.play(`p0 stoke ${card}`)
      expect(it.discards()).toEqual([card])
      expect(it.hand(0)).toHaveLength(1 + traction)
      expect(it.hand(0)).not.toContain(card)
      expect(it.pile()).toBe(pile - traction - 1)
      expect(it.told()).toContainEqual(expect.objectContaining({ id: 'stoked', by: 0, count: traction }))
      expect(it.asked()).toBe('p1 turn')
    }
  })

  test('HR3-082 the card discarded is one of the hand, and what is drawn is left to chance', () => {
    const it = position({ hands: [['sinon', 'homer'], ['midas']], trains: [['paolo']], discards: ['amata'] })
    for (const card of ['midas', 'paolo', 'amata', 'bocca']) expect(it.refused(`p0 stoke ${card}`)).toBe('HR3-082')
    it.playWith(['bocca', 'dido', 'orestes'], 'p0 stoke sinon')
    expect(it.hand(0)).toEqual(['homer', 'dido', 'bocca'])
    expect(it.hand(1)).toEqual(['midas', 'orestes'])
    expect(it.told(0)).toContainEqual({ id: 'drew', by: 0, count: 2, cards: [42, 7] })
    expect(it.told(1)).toContainEqual({ id: 'drew', by: 0, count: 2 })
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR3-083 fanning the flames ends the turn', () => {
    const it = position({ seats: 3, hands: [['jason', 'homer']], trains: [['fucci']], engines: ['8', 'g', 'g'] })
    it.play('p0 stoke jason')
    expect(it.told()).toContainEqual({ id: 'turn-ended', by: 0 })
    expect(it.legal(0)).toEqual([])
    for (const words of ['deliver fucci', 'lay homer', 'couple homer', 'end'])
      expect(it.refused(`p0 ${words}`)).toBe('HR3-017')
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR3-084 a player is never obliged to fan the flames, and does so at most once in a turn', () => {
    const it = position({ hands: [['jason', 'homer'], ['midas']] })
    expect(it.refused('p0 end')).toBeUndefined()
    it.play('p0 end')
    expect(it.hand(0)).toEqual(['homer', 'jason'])
    expect(it.asked()).toBe('p1 turn')
    it.play('p1 stoke midas')
    expect(it.refused(`p1 stoke ${it.hand(1)[0]}`)).toBe('HR3-017')
    expect(it.asked()).toBe('p0 turn')
    it.play('p0 stoke homer')
    expect(it.refused('p0 stoke jason')).toBe('HR3-017')
    expect(it.asked()).toBe('p1 turn')
  })
})

describe('the draw pile', () => {
  test('HR3-085 when the draw pile is empty, the discards become the new one', () => {
    const it = position({ rest: 'delivered', discards: ['homer', 'dido', 'midas'] })
    expect(it.pile()).toBe(0)
    it.playWith(['dido'], 'p0 end')
    expect(it.told()).toContainEqual({ id: 'reshuffled', count: 3 })
    expect(it.hand(1)).toEqual(['dido'])
    expect(it.pile()).toBe(2)
    expect(it.discards()).toEqual([])
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR3-085 in the middle of a draw, the rest is drawn from the new draw pile', () => {
    const it = position({
      rest: 'delivered',
      hands: [['jason'], []],
      pile: ['paolo', 'amata'],
      discards: ['homer', 'dido', 'midas', 'lano'],
    })
    it.playWith(['amata', 'paolo', 'jason', 'dido', 'lano', 'midas'], 'p0 stoke jason')
    expect(it.told()).toContainEqual({ id: 'reshuffled', count: 5 })
    expect(it.hand(0)).toEqual(['paolo', 'dido', 'amata', 'lano', 'jason'])
    expect(it.hand(1)).toEqual(['midas'])
    expect(it.pile()).toBe(1)
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR3-086 the discards are shuffled only when a card must be drawn and there is none', () => {
    const it = position({
      rest: 'delivered',
      hands: [[], ['lano']],
      pile: ['homer'],
      discards: ['dido', 'midas'],
      rails: { '0,1': 'plutus' },
    })
    it.play('p0 end')
    expect(it.hand(1)).toEqual(['homer', 'lano'])
    expect(it.told().map(({ id }) => id)).not.toContain('reshuffled')
    expect(it.pile()).toBe(0)
    expect(it.discards()).toEqual(['dido', 'midas'])
    it.play('p1 move homer', 'p1 go s', 'p1 stop')
    expect(it.pile()).toBe(0)
    expect(it.discards()).toEqual(['dido', 'midas', 'homer'])
    expect(it.asked()).toBe('p1 turn')
    it.play('p1 end')
    expect(it.told()).toContainEqual({ id: 'reshuffled', count: 3 })
    expect(it.pile()).toBe(2)
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-086 drawing the last card of the draw pile is no reason to shuffle', () => {
    const it = position({
      rest: 'delivered',
      hands: [['sinon'], []],
      pile: ['homer', 'dido', 'lano'],
      discards: ['midas'],
    })
    it.play('p0 stoke sinon')
    expect(it.pile()).toBe(0)
    expect(it.discards()).toEqual(['midas', 'sinon'])
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR3-087 everybody knows how many cards are in the draw pile, but not which, and sees the discards', () => {
    const [one, other] = [['homer'], ['dido']].map((hand) =>
      position({ hands: [['lano'], hand], discards: ['sinon', 'midas'] }),
    )
    for (const reader of [0, undefined]) expect(one.view(reader)).toEqual(other.view(reader))
    expect(one.view(1)).not.toEqual(other.view(1))
    for (const reader of [0, 1, undefined]) expect(one.view(reader)).toMatchObject({ pile: 45 - 4, discards: [38, 15] })
    one.play('p0 stoke lano')
    for (const reader of [0, 1, undefined])
      expect(one.view(reader)).toMatchObject({ pile: 45 - 4 - 3, discards: [38, 15, 34] })
    expect(one.asked()).toBe('p1 turn')
  })

  test('HR3-088 the discards may become the draw pile again and again', () => {
    const it = position({
      rest: 'delivered',
      discards: ['homer', 'amata'],
      rails: { '0,1': 'plutus', '0,-1': 'orestes' },
      engines: ['g', '0,-1 s>n'],
    })
    let shuffled = 0
    for (let turn = 1; turn <= 6; turn++) {
      const by = turn % 2
      it.play(`p${1 - by} end`)
      shuffled += it.told().filter(({ id }) => id === 'reshuffled').length
      it.play(`p${by} move ${it.hand(by)[0]}`, `p${by} go ${by === 0 ? 's' : 'n'}`, `p${by} stop`)
    }
    expect(shuffled).toBe(3)
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-089 when both piles are empty and a card must be drawn, the game ends at once', () => {
    const last = position({ rest: 'delivered', hands: [['homer'], ['dido']], pile: ['lano'] })
    last.play('p0 end')
    expect(last.asked()).toBe('p1 turn')
    last.play('p1 end')
    expect(last.told().map(({ id }) => id)).toEqual(['turn-ended', 'game-over'])
    expect(last.result().ending).toBe('piles-empty')
    for (const words of ['end', 'lay homer', 'stoke homer']) expect(last.refused(`p0 ${words}`)).toBe('HR3-125')
    expect([last.hand(0), last.hand(1)]).toEqual([['homer'], ['dido', 'lano']])
    expect(last.asked()).toBe('')
  })

  test('HR3-089 a card in the discard pile is enough to go on', () => {
    const it = position({ rest: 'delivered', hands: [['homer'], []], discards: ['dido'] })
    it.play('p0 end')
    expect(it.hand(1)).toEqual(['dido'])
    expect(it.asked()).toBe('p1 turn')
    it.play('p1 end')
    expect(it.asked()).toBe('')
  })

  test('HR3-089 the first card that cannot be drawn when the flames are fanned ends the game', () => {
    const it = position({
      rest: 'delivered',
      hands: [['jason'], ['homer']],
      pile: ['dido', 'lano'],
      discards: ['sinon'],
    })
    it.play('p0 stoke jason')
    expect(it.hand(0)).toEqual(['dido', 'lano', 'jason', 'sinon'])
    expect(it.result().ending).toBe('piles-empty')
    expect(it.told().map(({ id }) => id)).not.toContain('turn-ended')
    expect(it.asked()).toBe('')
  })
})
