import type { Game } from '@acheron/core'
import { expect, test } from 'vitest'
import { beginAgain, judgeRow, newsSince, turnsOf } from '../src/index.ts'
import { type Played, play, sitDown, undo } from './at-table.ts'
import { EAST, ford, PASS, RAISE, type State } from './ford.ts'

/** The ford, where something more is told of each move. */
const telling = (id: string, secret?: { readonly readers: readonly number[] }): Game<State> => ({
  ...ford,
  play(s, p, m, chance, story) {
    ford.play(s, p, m, chance, story)
    story?.tell({ id, facts: { by: p }, ...(secret && { secret: { facts: { move: m }, ...secret } }) })
  },
})

function bidding(game: Game<State> = ford): Played<State> {
  const at = sitDown(game)
  play(at, 'p0 pass', 'p1 pass', 'p2 pass')
  return at
}

test('ACH-002 a row ends after the move that asks others too, though its player is asked again', () => {
  const at = sitDown(ford)
  play(at, 'p0 pass', 'p1 pass')
  expect(judgeRow(at.table, 2, [PASS, RAISE]).moves).toEqual([PASS])
})

test('ACH-002, ACH-103 what tells somebody else a secret ends a row, and cannot be taken back', () => {
  const at = sitDown(telling('whispered', { readers: [1] }))
  expect(judgeRow(at.table, 0, [EAST, EAST]).moves).toEqual([EAST])
  play(at, 'p0 east')
  expect(() => undo(at, 0)).toThrow(expect.objectContaining({ rule: 'ACH-103' }))
  const own = sitDown(telling('thought', { readers: [0] }))
  play(own, 'p0 east, east')
  undo(own, 0)
  expect(own.table.state.place[0]).toBe(0)
})

test('ACH-103 the last of the answers cannot be taken back, even if nothing is told of it', () => {
  const at = bidding({ ...ford, play: (s, p, m, chance) => ford.play(s, p, m, chance) })
  play(at, 'p0 ready', 'p1 ready', 'p2 ready')
  expect(() => undo(at, 2)).toThrow(expect.objectContaining({ rule: 'ACH-103' }))
})

test.each<[string, Game<State>]>([
  ['tells something', telling('raised')],
  ['changes what all see', { ...ford, shown: (s) => ({ ...ford.shown(s), bid: s.bid.slice() }) }],
])('ACH-201 an answer that %s is no secret, though others are still asked', (_, game) => {
  const { table } = bidding(game)
  expect(judgeRow(table, 0, [RAISE]).entry.told).toBe('together')
  expect(judgeRow(bidding().table, 0, [RAISE]).entry.told).toBe('mover')
})

test('ACH-201 what others do in secret neither takes the place of news nor makes a moment', () => {
  const at = bidding()
  const moments = (): number => turnsOf(beginAgain(at.table.game, at.log, at.table.luck), 1).length
  const before = moments()
  for (let i = 0; i < 20; i++) {
    play(at, 'p0 raise')
    undo(at, 0)
  }
  play(at, 'p0 raise')
  expect(moments()).toBe(before)
  play(at, 'p0 ready', 'p1 ready', 'p2 ready')
  expect(newsSince(at.table, 1, 3)).toMatchObject([{ at: 4 }, { at: 5 }, { at: 6, together: true }])
})
