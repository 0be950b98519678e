import { seededChance, viewOf } from '@acheron/core'
import { picksAtSetUp } from '@acheron/core/test-kit'
import { describe, expect, test } from 'vitest'
import { across, down } from '../../railway/field.ts'
import { SINNERS } from '../../railway/rail-cards.ts'
import { hellrail1999, type View } from '../src/index.ts'
import { die, entering, newGame, position } from './scenario.ts'

const SEATS = [2, 3, 4]
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
/** What is picked from a pile that shrinks. */
const countdown = (from: number, count: number): number[] => zeros(count).map((_, i) => from - i)

describe('components', () => {
  test('HR1-001 there are 45 rail cards, 10 stations, 4 engines, 4 heresy chips and 2 ferry tickets', () => {
    const { pile, players, circles, chips, tickets } = newGame(4).view(undefined)
    expect(new Set(SINNERS).size).toBe(45)
    expect(pile + players.reduce((sum, { cards }) => sum + cards, 0)).toBe(45)
    expect(new Set(circles).size).toBe(10)
    expect(players).toHaveLength(4)
    expect([chips, tickets]).toEqual([4, 2])
  })

  test('HR1-001 the die has six sides', () => {
    for (let shown = 1; shown <= 5; shown++) {
      const it = entering(9)
      it.playWith([die(shown)], 'p0 use')
      expect(it.told()).toContainEqual({ id: 'rolled', by: 0, die: shown })
      expect(it.asked()).toBe('p0 turn')
    }
    const six = entering(9)
    six.playWith([die(6), 0], 'p0 use')
    expect(six.told()).toContainEqual({ id: 'rolled', by: 0, die: 6 })
    expect(() => entering(9).playWith([die(7)], 'p0 use')).toThrow('among the 6 that chance picks from')
  })

  test('HR1-002 every player has an engine and moves no other', () => {
    for (const seats of SEATS) expect(newGame(seats).view(undefined).players).toHaveLength(seats)
    const hands = [['argenti'], ['homer'], ['ruggieri']]
    for (const turn of [0, 1, 2]) {
      const it = position({ seats: 3, turn, hands, rails: { '0,1': 'plutus' } })
      it.play(`p${turn} move ${hands[turn][0]}`, `p${turn} go s`, `p${turn} stop`)
      expect([0, 1, 2].map(it.engine)).toEqual([0, 1, 2].map((p) => (p === turn ? '0,1 n>s' : 'g')))
      expect(it.asked()).toBe(`p${turn} turn`)
    }
  })
})

describe('the table', () => {
  test('HR1-003 the stations G and 1 to 9 always lie in the same pattern', () => {
    const pattern = ['0,0', '-1,1', '1,1', '-2,2', '0,2', '2,2', '-3,3', '-1,3', '1,3', '3,3']
    for (const seats of SEATS)
      for (const first of hellrail1999.options.first) {
        const { circles } = newGame(seats, { first }).view(undefined)
        expect(circles.map((cell) => `${across(cell)},${down(cell)}`)).toEqual(pattern)
      }
    const it = position({ hands: [['homer'], []] })
    it.play('p0 lay homer')
    for (const cell of pattern) expect(it.refused(`p0 place ${cell} r0`)).toBe('HR1-016')
    expect(it.asked()).toBe('p0 place')
  })

  test('HR1-004 every engine starts on the Gates of Hell', () => {
    for (const seats of SEATS) {
      const it = newGame(seats)
      for (let p = 0; p < seats; p++) expect(it.engine(p)).toBe('g')
    }
  })

  test('HR1-005 each player receives three of the shuffled rail cards', () => {
    for (const seats of SEATS) {
      expect(picksAtSetUp(hellrail1999, seats).slice(0, 3 * seats)).toEqual(countdown(45, 3 * seats))
      const dealt = newGame(seats).told().slice(0, seats)
      expect(dealt).toEqual(dealt.map((_, by) => ({ id: 'drew', by, count: 3 })))
    }
    const it = newGame(2, {}, 7, 0, 40, 20, 1, 39, 0)
    expect(it.hand(0)).toEqual(['homer', 'aristotle', 'dido', 'bocca'])
    expect(it.hand(1)).toEqual(['saladin', 'amata', 'antenor'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-005 the other rail cards are the draw pile, face down', () => {
    for (const seats of SEATS) {
      const it = newGame(seats)
      expect(it.pile()).toBe(45 - 3 * seats - 1)
      expect([it.discards(), it.view(undefined).rails]).toEqual([[], []])
    }
    const [one, other] = [0, 10].map((pick) => newGame(2, {}, 0, 0, 0, pick, pick, pick, 38))
    expect(one.hand(1)).not.toEqual(other.hand(1))
    for (const reader of [0, undefined]) expect(one.view(reader)).toEqual(other.view(reader))
  })

  test('HR1-005 a player can only guess which cards are in the draw pile and which in other hands', () => {
    const { state } = newGame(2).table
    const guesses = [1, 2, 3].map((seed) => hellrail1999.guess(state, 0, seededChance(seed)))
    for (const guess of guesses) expect(viewOf(hellrail1999, guess, 0)).toEqual(viewOf(hellrail1999, state, 0))
    const hands = guesses.map((guess) => (viewOf(hellrail1999, guess, 1) as unknown as View).hand.join())
    expect(new Set(hands).size).toBe(3)
  })

  test('HR1-006 all ferry tickets and heresy chips lie in the supply, for everybody to take', () => {
    for (const seats of SEATS) {
      const { chips, tickets, players } = newGame(seats).view(undefined)
      expect([chips, tickets]).toEqual([4, 2])
      for (const player of players) expect(player).toMatchObject({ chip: 0, ticket: 0 })
    }
    for (const turn of [0, 1, 2])
      for (const [station, left] of [
        [1, { tickets: 1, chips: 4 }],
        [6, { tickets: 2, chips: 3 }],
      ] as const) {
        const it = entering(station, { seats: 3, turn })
        it.play(`p${turn} use`)
        expect(it.view(undefined)).toMatchObject(left)
        expect(it.asked()).toBe(`p${turn} turn`)
      }
  })
})

describe('who begins', () => {
  test('HR1-007 every seat has the same chance to begin', () => {
    for (const seats of SEATS) {
      const dealt = 3 * seats
      expect(picksAtSetUp(hellrail1999, seats).slice(dealt)).toEqual([seats, 45 - dealt])
      for (let first = 0; first < seats; first++) {
        const it = newGame(seats, { first: 'random' }, ...zeros(dealt), first, 0)
        expect(it.told()).toContainEqual({ id: 'first-player', by: first })
        expect(it.asked()).toBe(`p${first} turn`)
      }
    }
  })

  test('HR1-007 the table may choose that seat 1 begins', () => {
    for (const seats of SEATS) {
      expect(picksAtSetUp(hellrail1999, seats, { first: 'seat-1' }).slice(3 * seats)).toEqual([45 - 3 * seats])
      expect(newGame(seats, { first: 'seat-1' }).asked()).toBe('p0 turn')
    }
  })
})
