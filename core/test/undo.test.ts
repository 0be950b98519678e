import { describe, expect, test } from 'vitest'
import {
  openTable,
  parseRecord,
  playMove,
  printRecord,
  redo,
  replay,
  seededChance,
  undo,
  undoBar,
  viewOf,
} from '../src/index.ts'
import { describeLaws } from '../test-kit/index.ts'
import { HEADS, HESITATE, pennies, TAILS, WHISPER } from './pennies.ts'
import { toy } from './toy/index.ts'
import { expectAsked, play, scene } from './toy/scenario.ts'

describeLaws(pennies)

const bids = () => openTable(toy, { seats: 3 }, seededChance(1))
const coins = () => openTable(pennies, { seats: 2 }, seededChance(1))

describe('undo', () => {
  test('takes back one’s own move and leads to the very state before it', () => {
    const table = scene({ hands: [['ajax'], ['hydra']] })
    const before = JSON.stringify(table)
    play(table, 'p0 beg')
    const after = JSON.stringify(table)
    expect(undoBar(table, 0)).toBeUndefined()
    undo(table, 0)
    expect(JSON.stringify({ ...table, undone: [] })).toBe(before)
    expectAsked(table, 'p0 act')
    redo(table, 0)
    expect(JSON.stringify(table)).toBe(after)
  })

  test('takes back several in a row, and makes them again in their order', () => {
    const table = coins()
    playMove(table, 0, HESITATE)
    playMove(table, 0, TAILS)
    const after = table.record
    undo(table, 0)
    undo(table, 0)
    expect(table.record.entries).toEqual([])
    expect(undoBar(table, 0)).toBe('nothing')
    redo(table, 0)
    expect(table.record.entries.map(({ words }) => words)).toEqual(['hesitate'])
    redo(table, 0)
    expect(table.record).toEqual(after)
    expect(() => redo(table, 0)).toThrow('player 0 has taken nothing back')
  })

  test('takes a step back out of a nested window', () => {
    const table = scene({ hands: [['ajax', 'fury'], ['hydra']] })
    play(table, 'p0 ferry ajax', 'p1 bar hydra')
    const before = JSON.stringify(table.state)
    play(table, 'p0 bar fury')
    undo(table, 0)
    expect(JSON.stringify(table.state)).toBe(before)
    expectAsked(table, 'p0 react')
  })

  test('takes back the end of a game', () => {
    const table = scene({ hands: [[], []], bag: ['ajax'], draws: ['ajax'] })
    play(table, 'p0 dive', 'p1 wait')
    expect(table.record.result).toBe('empty-bag, scores 1 1, places 1 1')
    undo(table, 1)
    expect(table.record.result).toBeUndefined()
    expectAsked(table, 'p1 act')
  })

  test('works at a table that was read from a text', () => {
    const table = scene({ hands: [['ajax'], []] })
    play(table, 'p0 ferry ajax')
    const read = replay(toy, parseRecord(printRecord(table.record)), table.chance)
    undo(read, 0)
    expect(read.record.entries).toEqual([])
    expect(printRecord(read.record)).toBe(printRecord(scene({ hands: [['ajax'], []] }).record))
  })
})

describe('undo is barred', () => {
  test('when there is nothing to take back', () => {
    const table = scene({ hands: [[], []] })
    expect(undoBar(table, 0)).toBe('nothing')
    expect(() => undo(table, 0)).toThrow('player 0 cannot undo: there is no move to take back')
    play(table, 'p0 wait')
    expect(undoBar(table, 1)).toBe('nothing')
  })

  test('when chance has spoken', () => {
    const table = scene({ hands: [[], []], draws: ['ajax'] })
    play(table, 'p0 dive')
    expect(undoBar(table, 0)).toBe('chance')
    expect(() => undo(table, 0)).toThrow('player 0 cannot undo: chance has spoken since')
  })

  test('when chance has spoken after a move of somebody else', () => {
    const table = scene({ hands: [[], []], draws: ['ajax', 'leda'] })
    play(table, 'p0 wait', 'p1 wait')
    expect([undoBar(table, 0), undoBar(table, 1)]).toEqual(['chance', 'chance'])
  })

  test('when a hidden card was seen, although chance had no part in it', () => {
    const table = scene({ hands: [[], ['hydra', 'ajax']] })
    play(table, 'p0 look p1')
    expect(table.record.entries[0].chance).toEqual([])
    expect(undoBar(table, 0)).toBe('revealed')
    expect(() => undo(table, 0)).toThrow('player 0 cannot undo: something was revealed since')
  })

  test('but not when it could not have been another card', () => {
    const table = scene({ hands: [[], ['hydra', 'ajax']], bag: [] })
    play(table, 'p0 look p1')
    expect(viewOf(toy, table.state, 0)).toMatchObject({ seen: [[], [0, 16]] })
    expect(undoBar(table, 0)).toBeUndefined()
  })

  test('when a secret was told to somebody else', () => {
    const table = coins()
    playMove(table, 0, WHISPER)
    expect(undoBar(table, 0)).toBe('revealed')
    playMove(table, 0, HEADS)
    expect(undoBar(table, 0)).toBeUndefined()
  })

  test('when somebody else has moved', () => {
    const table = scene({ hands: [[], ['hydra'], ['ajax']] })
    play(table, 'p0 rob p1')
    expect(undoBar(table, 0)).toBeUndefined()
    play(table, 'p1 let')
    expect(undoBar(table, 0)).toBe('other')
    expect(() => undo(table, 0)).toThrow('player 0 cannot undo: somebody else has moved since')
    expect(undoBar(table, 1)).toBeUndefined()
  })

  test('and then nothing has changed', () => {
    const table = scene({ hands: [[], []], draws: ['ajax'] })
    play(table, 'p0 dive')
    const before = JSON.stringify(table)
    expect(() => undo(table, 0)).toThrow('player 0 cannot undo')
    expect(() => redo(table, 0)).toThrow('player 0 has taken nothing back')
    expect(JSON.stringify(table)).toBe(before)
  })
})

describe('a simultaneous question', () => {
  test('an answer can be taken back as long as the question is open, although others have answered since', () => {
    const table = bids()
    playMove(table, 0, 3)
    playMove(table, 1, 2)
    expect(undoBar(table, 0)).toBeUndefined()
    undo(table, 0)
    expect(table.record.entries).toEqual([{ player: 1, words: 'bid 2', chance: [] }])
    expect(toy.asked(table.state)).toContain(0)
    expect(toy.asked(table.state)).not.toContain(1)
    playMove(table, 0, 1)
    playMove(table, 2, 0)
    expect(table.state.obols).toEqual([4, 2, 4])
  })

  test('no longer when it is closed', () => {
    const table = bids()
    for (const p of [0, 1, 2]) playMove(table, p, p)
    expect(undoBar(table, 0)).toBe('other')
    expect(undoBar(table, 1)).toBe('other')
    expect(undoBar(table, 2)).toBe('revealed')
  })

  test('no longer when it is closed, even if the same question follows to the same players', () => {
    const table = coins()
    playMove(table, 0, HEADS)
    expect(undoBar(table, 0)).toBeUndefined()
    playMove(table, 1, HEADS)
    expect(pennies.asked(table.state)).toEqual([0, 1])
    expect(undoBar(table, 0)).toBe('other')
    expect(undoBar(table, 1)).toBe('revealed')
  })

  test('no longer when it is closed, even if the same question follows to the last who answered', () => {
    const asked = (s: Parameters<typeof pennies.asked>[0]) => (s.agreed.length === 1 ? [1] : pennies.asked(s))
    const table = openTable({ ...pennies, asked }, { seats: 2 }, seededChance(1))
    playMove(table, 0, HEADS)
    expect(asked(table.state)).toEqual([1])
    playMove(table, 1, HEADS)
    expect(asked(table.state)).toEqual([1])
    expect(undoBar(table, 0)).toBe('other')
  })

  test('no longer when it is closed, even if nobody could see it', () => {
    const table = openTable({ ...pennies, shown: () => ({}), own: () => ({}) }, { seats: 2 }, seededChance(1))
    playMove(table, 0, HEADS)
    playMove(table, 1, HEADS)
    expect(undoBar(table, 0)).toBe('other')
  })

  test('an answer in several steps can be taken back while others take theirs', () => {
    const table = coins()
    playMove(table, 0, HESITATE)
    playMove(table, 1, HESITATE)
    playMove(table, 1, TAILS)
    expect(undoBar(table, 0)).toBeUndefined()
    undo(table, 0)
    expect(table.record.entries.map(({ player }) => player)).toEqual([1, 1])
    expect(pennies.legal(table.state, 0)).toContain(HESITATE)
  })

  test('two players take back and make again, each their own', () => {
    const table = bids()
    playMove(table, 0, 3)
    playMove(table, 1, 2)
    undo(table, 0)
    undo(table, 1)
    redo(table, 0)
    redo(table, 1)
    expect(table.record.entries.map(({ player, words }) => `p${player} ${words}`)).toEqual(['p0 bid 3', 'p1 bid 2'])
  })
})

describe('redo', () => {
  test('is over when the player does something else', () => {
    const table = scene({ hands: [['ajax'], ['hydra']] })
    play(table, 'p0 beg')
    undo(table, 0)
    play(table, 'p0 wait')
    expect(table.undone).toEqual([])
    expect(() => redo(table, 0)).toThrow('player 0 has taken nothing back')
  })

  test('to make the same move by hand is to redo it', () => {
    const table = scene({ hands: [['ajax'], ['hydra']] })
    play(table, 'p0 beg')
    undo(table, 0)
    play(table, 'p0 beg')
    expect(table.undone).toEqual([])
    expect(table.record.entries).toHaveLength(1)
  })

  test('is for the player who took the move back', () => {
    const table = bids()
    playMove(table, 0, 3)
    undo(table, 0)
    expect(() => redo(table, 1)).toThrow('player 1 has taken nothing back')
    playMove(table, 1, 1)
    redo(table, 0)
    expect(table.record.entries.map(({ words }) => words)).toEqual(['bid 1', 'bid 3'])
  })
})
