import { expect, test } from 'vitest'
import { SINNERS } from '../../railway/rail-cards.ts'
import { events, position } from './scenario.ts'

test('HR1-041 a card is discarded for as many others as its brimstone value', () => {
  for (const [card, value] of [
    ['dido', 1],
    ['sinon', 2],
    ['capaneus', 3],
    ['ezzelino', 4],
    ['jason', 5],
  ] as const) {
    const it = position({ hands: [[card, 'argenti'], ['midas']] })
    const pile = it.pile()
    it.play(`p0 stoke ${card}`)
    expect(it.told()).toContainEqual({ id: 'stoked', by: 0, card: SINNERS.indexOf(card), count: value })
    expect(it.hand(0)).toHaveLength(1 + value)
    expect([it.hand(0).includes(card), it.discards()]).toEqual([false, [card]])
    expect(it.pile()).toBe(pile - value - 1)
    expect(it.asked()).toBe('p1 turn')
  }
})

test('HR1-041 the card comes from the own hand, and chance draws the others', () => {
  const it = position({ hands: [['sinon'], ['midas']], trains: [['dido']], discards: ['homer'] })
  for (const elsewhere of ['midas', 'dido', 'homer', 'bocca'])
    expect(it.refused(`p0 stoke ${elsewhere}`)).toBe('HR1-011')
  it.playWith(['bocca', 'thais', 'lano'], 'p0 stoke sinon')
  expect([it.hand(0), it.hand(1)]).toEqual([
    ['thais', 'bocca'],
    ['midas', 'lano'],
  ])
  expect(it.asked()).toBe('p1 turn')
})

test('HR1-042 an exchange is the last thing in a turn', () => {
  const it = position({
    seats: 3,
    turn: 1,
    hands: [[], ['sinon', 'fucci', 'jason']],
    trains: [[], ['hector']],
    rails: { '0,1': 'plutus' },
    engines: ['g', '1', 'g'],
  })
  for (const words of ['couple fucci', 'deliver hector', 'move fucci', 'lay fucci'])
    expect(it.refused(`p1 ${words}`)).toBeUndefined()
  it.play('p1 stoke sinon')
  expect(events(it)).toEqual(['stoked', 'drew', 'turn-ended', 'drew'])
  for (const words of ['couple fucci', 'deliver hector', 'move fucci', 'lay fucci', 'stoke jason', 'end'])
    expect(it.refused(`p1 ${words}`)).toBe('HR1-008')
  expect(it.asked()).toBe('p2 turn')
})
