import { allOptions, beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { chinaRails, DEMAND_CARDS, demandsOf, HELD, PAYMENT, PILE } from '../src/index.ts'
import { cardCalled } from './position.ts'
import { newGame, position } from './scenario.ts'

/** A chance that deals these cards and knows nothing else. */
function dealing(words: readonly string[]) {
  const cards = words.map(cardCalled)
  const dealt: number[] = []
  return {
    pick(n: number): number {
      const card = cards.shift()
      if (card === undefined) throw new Error(`chance is asked for one of ${n} after the deal`)
      if (n !== DEMAND_CARDS - dealt.length) throw new Error('events are dealt too')
      const place = card - dealt.filter((one) => one < card).length
      dealt.push(card)
      return place
    },
  }
}

describe('set-up', () => {
  test('CR-A03 two to six can play', () => {
    for (let seats = 2; seats <= 6; seats++) expect(newGame(seats).view().cash).toHaveLength(seats)
    expect(() => newGame(1)).toThrow('from 2 to 6')
    expect(() => newGame(7)).toThrow('from 2 to 6')
  })

  test('CR-055 every player starts with 60M', () => {
    const game = newGame(6)
    for (let p = 0; p < 6; p++) expect(game.cash(p)).toBe(60)
  })

  test('CR-056 every player receives three demand cards that all can see', () => {
    const game = newGame(5)
    for (let p = 0; p < 5; p++) {
      expect(game.hand(p)).toHaveLength(3)
      expect(game.view().cardPlace.filter((place) => place === HELD + p)).toHaveLength(3)
    }
  })

  test('CR-057 no event is dealt: chance only chooses among demand cards', () => {
    const asked: number[] = []
    const last = {
      pick(n: number): number {
        asked.push(n)
        return n - 1
      },
    }
    beginRun(chinaRails, { seats: 2 }, last)
    expect(asked).toEqual([136, 135, 134, 133, 132, 131])
  })

  test('CR-058 all events are in the draw pile when play begins, and none is in force', () => {
    for (let seed = 0; seed < 20; seed++) {
      const view = newGame(6, {}, seededChance(seed)).view()
      expect(view.cardPlace.slice(DEMAND_CARDS)).toEqual(Array(20).fill(PILE))
      expect(new Set(view.ends)).toEqual(new Set([-1]))
    }
  })

  test('CR-013 demands and events make one pile', () => {
    const game = position({ at: ['taiyuan'], loads: ['oil oil'], hands: [['oil taiyuan']] })
    expect(game.pile()).toBe(156 - 6)
    game.play(0, 'deliver oil taiyuan', 'strike-1', 'wood fuzhou')
    expect(game.holds(0, 'wood fuzhou')).toBe(true)
    expect(game.asked()).toEqual([0])
  })

  test('CR-059 the highest payment goes first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = newGame(4, {}, seededChance(seed))
      const best = [0, 1, 2, 3].map((p) =>
        Math.max(...game.hand(p).flatMap((card) => demandsOf(card).map((d) => PAYMENT[d]))),
      )
      const [first] = game.asked()
      expect(best[first]).toBe(Math.max(...best))
    }
  })

  test('CR-A06 a tie is broken by the second highest payment, and so on', () => {
    // 54, 30, 29 against 54, 31, 30.
    const hands = ['wood fuzhou', 'jade baotou', 'jade chongqing', 'jade hailar', 'copper kunming', 'oranges beijing']
    const table = beginRun(chinaRails, { seats: 2 }, dealing(hands))
    expect(chinaRails.asked(table.state)).toEqual([1])
    const swapped = beginRun(chinaRails, { seats: 2 }, dealing([...hands.slice(3), ...hands.slice(0, 3)]))
    expect(chinaRails.asked(swapped.state)).toEqual([0])
  })

  test('CR-060 every player has one colour: no section is of two players', () => {
    const game = newGame(2)
    const [first] = game.asked()
    game.play(first, 'build 47.64 e')
    game.play(first, 'done')
    expect(game.refused(1 - first, 'build 47.64 e')).toBe('CR-111')
    expect(game.owner('47.64 tianjin')).toBe(first)
    expect(game.asked()).toEqual([1 - first])
  })

  test('CR-034 every player starts with a freight', () => {
    const game = newGame(3)
    expect([0, 1, 2].map((p) => game.train(p))).toEqual(['freight', 'freight', 'freight'])
  })

  test('CR-061 the board starts without track', () => {
    expect(newGame(6).view().track).toEqual([[], [], [], [], [], []])
  })

  test('CR-330 variants are chosen before the start and hold for all', () => {
    expect(allOptions(chinaRails.options)).toHaveLength(16)
    expect(newGame(3, { trains: 'express', indulgence: 'yes', limit: '60' }).view()).toMatchObject({
      express: 1,
      indulgence: 1,
      limit: 60,
    })
    expect(newGame(3).view()).toMatchObject({ express: 0, indulgence: 0, limit: 0 })
    expect(() => newGame(3, { trains: 'steam' })).toThrow('cannot be "steam"')
    expect(position({ cash: [0], phase: 'build' }).refused(0, 'borrow 5')).toBe('CR-330')
  })
})
