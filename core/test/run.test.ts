import { describe, expect, test } from 'vitest'
import {
  beginRun,
  type Game,
  noChance,
  playMove,
  Refused,
  readWords,
  replay,
  type Seating,
  scriptedChance,
  seededChance,
} from '../src/index.ts'
import { playRandomly, randomGame } from './random-game.ts'
import { type State, toy } from './toy/index.ts'
import { play, scene } from './toy/scenario.ts'

describe('beginRun', () => {
  test('deals, and records what chance said', () => {
    const run = beginRun(toy, { seats: 2, options: { length: 'short' }, names: ['Ada', 'Bo'] }, seededChance(1))
    expect(run.record).toEqual({
      game: 'toy',
      rules: 1,
      seats: 2,
      options: { first: 'bid', length: 'short' },
      names: ['Ada', 'Bo'],
      start: run.record.start,
      entries: [],
    })
    expect(run.record.start).toHaveLength(5)
    expect(toy.setup(run.record.options, 2, scriptedChance(run.record.start))).toEqual(run.state)
    expect(run.story).toHaveLength(1)
    expect(run.story[0].map(({ id }) => id)).toEqual(['drew', 'drew', 'drew', 'drew'])
  })

  test.each<[string, Seating, string]>([
    ['too few seats', { seats: 1 }, 'seats must be a whole number from 2 to 4, not 1'],
    ['too many seats', { seats: 5 }, 'seats must be a whole number from 2 to 4, not 5'],
    ['half a seat', { seats: 2.5 }, 'seats must be a whole number from 2 to 4, not 2.5'],
    ['seats as text', { seats: '2' }, 'seats must be a whole number from 2 to 4, not "2"'],
    ['no seats', { seats: undefined }, 'seats must be a whole number from 2 to 4, not undefined'],
    ['an unknown option', { seats: 2, options: { size: '1' } }, 'there is no option "size"'],
    ['an unknown choice', { seats: 2, options: { first: 'luck' } }, 'option "first" cannot be "luck"'],
    ['options as a list', { seats: 2, options: [] }, 'options must be an object'],
    ['too many names', { seats: 2, names: ['a', 'b', 'c'] }, 'names must be a list of at most 2 texts'],
    ['names that are numbers', { seats: 2, names: [1, 2] }, 'names must be a list of at most 2 texts'],
    ['names that are no list', { seats: 2, names: 'Ada' }, 'names must be a list of at most 2 texts'],
    ['a position that is none', { seats: 2, position: '[]' }, 'position must be an object'],
  ])('refuses %s', (_, seating, message) => {
    expect(() => beginRun(toy, seating, noChance)).toThrow(Refused)
    expect(() => beginRun(toy, seating, noChance)).toThrow(message)
  })

  test('begins at a position, and its record does too', () => {
    const run = scene({ hands: [['ajax'], ['hydra']] })
    expect(run.record.start).toEqual([])
    play(run, 'p0 ferry ajax', 'p1 let')
    expect(replay(toy, run.record, noChance).state).toEqual(run.state)
  })
})

describe('playMove', () => {
  const opened = () =>
    beginRun(toy, { seats: 3, options: { first: 'rotate' } }, scriptedChance([0, 0, 0, 0, 0, 0, 1, 4]))

  test('carries out the move and records it with what chance said', () => {
    const run = opened()
    play(run, 'p1 beg', 'p2 dive')
    expect(run.record.entries).toEqual([
      { player: 1, words: 'beg', chance: [] },
      { player: 2, words: 'dive', chance: [4] },
    ])
    expect(run.story.slice(1).map((events) => events.map(({ id }) => id))).toEqual([['begged'], ['drew']])
  })

  test.each<[string, number, number, string]>([
    ['a player who is not there', 3, 25, 'there is no player 3; players are 0 to 2'],
    ['a player below nought', -1, 25, 'there is no player -1; players are 0 to 2'],
    ['half a player', 0.5, 25, 'there is no player 0.5; players are 0 to 2'],
    ['a move that is none', 1, 9999, '9999 is no move; moves are whole numbers from 0 to '],
    ['a move below nought', 1, -1, '-1 is no move; moves are whole numbers from 0 to '],
    ['half a move', 1, 1.5, '1.5 is no move; moves are whole numbers from 0 to '],
    ['no move', 1, undefined as never, 'undefined is no move; moves are whole numbers from 0 to '],
    ['a move for another seat', 0, 25, 'p0 cannot "dive": TOY-20'],
    ['a move to another question', 1, 0, 'p1 cannot "bid 0": TOY-10'],
  ])('refuses %s, and nothing has changed', (_, p, m, message) => {
    const run = opened()
    const before = { ...run, story: [...run.story] }
    const text = JSON.stringify(run.state)
    expect(() => playMove(run, p, m)).toThrow(Refused)
    expect(() => playMove(run, p, m)).toThrow(message)
    expect(run).toEqual(before)
    expect(run.state).toBe(before.state)
    expect(JSON.stringify(run.state)).toBe(text)
  })

  test('a move in which the rules fail changes nothing either', () => {
    const failing: Game<State> = {
      ...toy,
      play(s, p, m, chance, story) {
        toy.play(s, p, m, chance, story)
        throw new Error('the rules are wrong')
      },
    }
    const run = beginRun(failing, { seats: 2 }, seededChance(1))
    const before = JSON.stringify(run)
    expect(() => playMove(run, 0, 0)).toThrow('the rules are wrong')
    expect(JSON.stringify(run)).toBe(before)
  })

  test('the result comes into the record with the last move', () => {
    const run = scene({ hands: [[], []], bag: ['ajax', 'leda'], draws: ['ajax', 'leda'] })
    play(run, 'p0 wait')
    expect(run.record.result).toBeUndefined()
    play(run, 'p1 wait')
    expect(run.record.result).toBe('empty-bag, scores 1 1, places 1 1')
    expect(() => playMove(run, 0, 25)).toThrow('TOY-20')
  })
})

describe('replay', () => {
  test.each([2, 3, 4])('leads to the same state after each move, with %i players', (seats) => {
    const run = beginRun(toy, { seats }, seededChance(seats))
    const states = [run.state]
    while (toy.asked(run.state).length > 0) states.push(playRandomly(run, states.length, 1).state)
    expect(states.length).toBe(run.record.entries.length + 1)
    for (const [moves, state] of states.entries()) {
      const again = replay(toy, run.record, noChance, moves)
      expect(again.state).toEqual(state)
      expect(again.record.entries).toEqual(run.record.entries.slice(0, moves))
      expect(again.story).toEqual(run.story.slice(0, moves + 1))
      expect(again.record.result).toBe(moves === states.length - 1 ? run.record.result : undefined)
    }
  })

  test('goes on with the chance it is given', () => {
    const { record } = playRandomly(beginRun(toy, { seats: 2 }, seededChance(5)), 5, 6)
    const luck = seededChance(9)
    const again = replay(toy, record, luck)
    expect(again.chance).toBe(luck)
    expect(playRandomly(again, 1).record.result).toMatch(/^(crossing|empty-bag), /)
  })

  test('refuses a record of another game, other rules, other results, what is not a number', () => {
    const { record } = randomGame(toy, { seats: 2 }, 3)
    const refused =
      (change: object): (() => void) =>
      () =>
        void replay(toy, { ...record, ...change }, noChance)
    expect(refused({ game: 'ludo' })).toThrow('this is a record of "ludo", not of "toy"')
    expect(refused({ rules: 2 })).toThrow('the record follows version 2 of the rules; this is version 1')
    expect(refused({ rules: Number.NaN })).toThrow('the record follows version NaN of the rules')
    expect(refused({ seats: Number.NaN })).toThrow('seats must be a whole number from 2 to 4')
    expect(refused({ result: undefined })).toThrow('the record says that the result is "open"')
    expect(refused({ entries: record.entries.slice(0, 3) })).toThrow('but it is "open"')
  })
})

test('words that are no move are refused', () => {
  const { state } = beginRun(toy, { seats: 2 }, seededChance(1))
  expect(readWords(toy, state, 'bid 2')).toBe(2)
  expect(() => readWords(toy, state, 'bid two')).toThrow('"bid two" is no move of toy')
})
