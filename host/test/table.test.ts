import {
  branchSeed,
  type Chance,
  noChance,
  parseRecord,
  printRecord,
  Refused,
  replay,
  sealsOf,
  seededChance,
  verifyFairness,
} from '@acheron/core'
import { describe, expect, test } from 'vitest'
import {
  adoptRecord,
  follow,
  judgeRow,
  judgeTakeBack,
  judgeUndo,
  type LogEntry,
  openTable,
  redoRow,
  rowsBack,
  undoBar,
} from '../src/index.ts'
import { commit, FAIR, KEY, type Played, play, recorded, redo, reopen, sitDown, standing, undo } from './at-table.ts'
import { DIG, EAST, ford, PASS, READY, type State, WEST } from './ford.ts'

const asked = ({ table }: Played<State>): readonly number[] => ford.asked(table.state)
/** Everything about a table that its log decides. */
const kept = ({ table: { luck, hash, game, ...rest } }: Pick<Played<State>, 'table'>): unknown => rest
const all = (p: number, of: readonly string[]): string => `p${p} ${of.join(', ')}`

describe('a row', () => {
  test('ACH-001 is one entry, and says how far it came', () => {
    const at = sitDown(ford)
    const judged = judgeRow(at.table, 0, [EAST, EAST, WEST, EAST])
    expect(judged.entry).toEqual({ kind: 'row', by: 0, words: ['east', 'east', 'west', 'east'] })
    commit(at, judged)
    expect(at.table.state.place[0]).toBe(2)
    expect(at.log).toHaveLength(2)
    expect(standing(at)).toEqual(['p0 east', 'p0+ east', 'p0+ west', 'p0+ east'])
  })

  test('ACH-002 ends before the first move that is not legal', () => {
    const at = sitDown(ford)
    const judged = judgeRow(at.table, 0, [EAST, WEST, WEST, EAST])
    expect(judged.moves).toEqual([EAST, WEST])
    expect(() => judgeRow(at.table, 0, [WEST, EAST])).toThrow(expect.objectContaining({ rule: 'FORD-5' }))
  })

  test('ACH-002 ends after the first move that chance answers', () => {
    const at = sitDown(ford)
    const { entry } = judgeRow(at.table, 0, [EAST, DIG, EAST, DIG])
    expect(entry).toEqual({ kind: 'row', by: 0, words: ['east', 'dig'], chance: [expect.any(Number)] })
  })

  test('ACH-002 ends after the first move that asks somebody else, be it the same question', () => {
    const at = sitDown(ford)
    expect(judgeRow(at.table, 0, [EAST, PASS, EAST]).moves).toEqual([EAST, PASS])
    play(at, 'p0 pass', 'p1 pass', 'p2 pass')
    expect(judgeRow(at.table, 1, [5, 5, READY, 5]).moves).toEqual([5, 5, READY])
  })

  test('ACH-002 ends after a move by which somebody learns something', () => {
    const at = sitDown(ford)
    expect(judgeRow(at.table, 0, [EAST, 8, EAST]).moves).toEqual([EAST, 8])
    expect(judgeRow(at.table, 0, [EAST, 3, EAST]).moves).toEqual([EAST, 3])
  })

  test('changes nothing before it is committed', () => {
    const at = sitDown(ford)
    const before = JSON.stringify(kept(at))
    judgeRow(at.table, 0, [EAST, DIG])
    expect(() => judgeRow(at.table, 1, [EAST])).toThrow(Refused)
    expect(JSON.stringify(kept(at))).toBe(before)
  })

  test.each<[string, number, number[], string]>([
    ['nobody', 3, [EAST], 'there is no player 3; players are 0 to 2'],
    ['half a player', 0.5, [EAST], 'there is no player 0.5'],
    ['nothing', 0, [], 'a row has at least one move'],
    ['what is no move', 0, [99], '99 is no move; moves are whole numbers from 0 to 10'],
    ['half a move', 0, [0.5], '0.5 is no move'],
    ['somebody who is not asked', 1, [EAST], 'p1 cannot "east": FORD-1'],
  ])('of %s is refused', (_, p, moves, message) => {
    expect(() => judgeRow(sitDown(ford).table, p, moves)).toThrow(message)
  })
})

describe('undo', () => {
  test('ACH-101 takes back a whole row and leads to the very state before it', () => {
    const at = sitDown(ford)
    play(at, 'p0 east, east')
    const before = at.table.state
    play(at, 'p0 east, west, east')
    undo(at, 0)
    expect(at.table.state).toEqual(before)
    expect(standing(at)).toEqual(['p0 east', 'p0+ east'])
    redo(at, 0)
    expect(standing(at)).toHaveLength(5)
    expect(() => redoRow(at.table, 0)).toThrow('player 0 has taken nothing back')
  })

  test('takes back several rows at once, to what a player knew then', () => {
    const at = sitDown(ford)
    play(at, 'p0 east', 'p0 east')
    const then = at.table.told[0]
    const before = at.table.state
    play(at, 'p0 east', 'p0 west', 'p0 east')
    undo(at, 0, then)
    expect(at.table.state).toEqual(before)
    expect(standing(at)).toEqual(['p0 east', 'p0 east'])
    for (let i = 0; i < 3; i++) redo(at, 0)
    expect(standing(at)).toEqual(['p0 east', 'p0 east', 'p0 east', 'p0 west', 'p0 east'])
  })

  test('ACH-108 leaves its trace: the log only grows, and the record says what was taken back', () => {
    const at = sitDown(ford)
    play(at, 'p0 east', 'p0 east')
    undo(at, 0)
    undo(at, 0)
    play(at, 'p0 dig')
    expect(at.log.map(({ kind }) => kind)).toEqual(['setup', 'row', 'row', 'undo', 'undo', 'row'])
    expect(recorded(at).marks).toEqual([{ after: 0, undone: 4, seal: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  test('ACH-108 never deals a known card again', () => {
    const found = Array.from({ length: 12 }, (_, times) => {
      const at = sitDown(ford)
      for (let i = 0; i < times; i++) {
        play(at, 'p0 east')
        undo(at, 0)
      }
      play(at, 'p0 dig')
      return at.table.state.treasure[0]
    })
    expect(new Set(found).size).toBeGreaterThan(3)
  })

  test('is possible all the way through a long turn, step by step and at once', () => {
    const at = sitDown(ford)
    const states = [at.table.state]
    for (let i = 0; i < 300; i++) {
      play(at, i % 60 < 30 ? 'p0 east' : 'p0 west')
      states.push(at.table.state)
    }
    expect(at.table.trail.marks.size).toBeLessThan(24)
    for (let i = 299; i > 150; i--) {
      undo(at, 0)
      expect(at.table.state).toEqual(states[i])
    }
    expect(at.table.trail.marks.size).toBeLessThan(24)
    undo(at, 0, 1)
    expect(at.table.state).toEqual(states[0])
  })

  test('takes back the move that asks somebody else, while they have not answered', () => {
    const at = sitDown(ford)
    play(at, 'p0 pass')
    expect(asked(at)).toEqual([1])
    undo(at, 0)
    expect(asked(at)).toEqual([0])
  })

  test('takes back the move that asks all, and what they have answered in secret goes with it', () => {
    const at = sitDown(ford)
    play(at, 'p0 pass', 'p1 pass', 'p2 east', 'p2 pass', 'p0 raise, ready', 'p2 raise')
    undo(at, 2, at.table.told[2] - 2)
    expect(at.table.state).toMatchObject({ turn: 2, bid: [0, 0, 0], ready: [0, 0, 0] })
    expect(at.table.recent.at(-1)?.struck).toEqual([2, 1, 2, 1])
    play(at, 'p2 pass')
    expect(asked(at)).toEqual([0, 1, 2])
  })
})

describe('undo is barred, by a rule,', () => {
  const bar = (at: Played<State>, p: number): unknown => {
    const why = undoBar(at.table, p)
    expect(() => judgeUndo(at.table, p)).toThrow(expect.objectContaining({ rule: expect.stringMatching(/^ACH-10/) }))
    return why
  }

  test('ACH-101 when there is nothing to take back', () => {
    const at = sitDown(ford)
    expect(bar(at, 0)).toBe('nothing')
    play(at, 'p0 pass')
    expect(bar(at, 1)).toBe('nothing')
    expect(() => judgeUndo(at.table, 0, at.table.told[0])).toThrow(expect.objectContaining({ rule: 'ACH-101' }))
  })

  test('ACH-102 when chance has spoken, also for what went before', () => {
    const at = sitDown(ford)
    play(at, 'p0 east', 'p0 dig')
    expect(bar(at, 0)).toBe('chance')
    play(at, 'p0 east')
    expect(undoBar(at.table, 0)).toBeUndefined()
    expect(() => judgeUndo(at.table, 0, 1)).toThrow(expect.objectContaining({ rule: 'ACH-102' }))
  })

  test('ACH-103 when somebody has learned something, be it the player or others', () => {
    const peeked = sitDown(ford)
    play(peeked, 'p0 peek p1')
    expect(bar(peeked, 0)).toBe('revealed')
    const showed = sitDown(ford)
    play(showed, 'p0 show')
    expect(bar(showed, 0)).toBe('revealed')
  })

  test('ACH-104 when somebody else has moved', () => {
    const at = sitDown(ford)
    play(at, 'p0 pass', 'p1 east')
    expect(bar(at, 0)).toBe('other')
    expect(undoBar(at.table, 1)).toBeUndefined()
  })

  test('when all have answered', () => {
    const at = sitDown(ford)
    play(at, 'p0 pass', 'p1 pass', 'p2 pass', 'p0 ready', 'p2 raise, ready', 'p1 ready')
    expect([0, 1, 2].map((p) => bar(at, p))).toEqual(['other', 'revealed', 'other'])
  })
})

test('ACH-105 a game that is over stays over', () => {
  const at = sitDown(ford, { seats: 2 })
  for (let round = 0; round < 3; round++) play(at, 'p0 pass', 'p1 pass', 'p0 ready', 'p1 ready')
  expect(ford.result(at.table.state)?.ending).toBe('over')
  for (const p of [0, 1]) expect(() => judgeUndo(at.table, p)).toThrow(expect.objectContaining({ rule: 'ACH-105' }))
  expect(at.table.trail.marks.size).toBe(0)
})

describe('answers to a question that is put to all at once', () => {
  const bidding = (): Played<State> => {
    const at = sitDown(ford)
    play(at, 'p0 pass', 'p1 pass', 'p2 pass')
    return at
  }

  test('ACH-201 are told to nobody else before all have answered', () => {
    const at = bidding()
    const told = [...at.table.told]
    play(at, 'p1 raise', 'p0 raise, ready', 'p1 raise')
    expect(at.table.told.map((count, seat) => count - told[seat])).toEqual([1, 2, 0, 0])
    play(at, 'p2 ready', 'p1 ready')
    expect(at.table.told.map((count, seat) => count - told[seat])).toEqual([2, 3, 2, 1])
    expect(at.table.recent.at(-1)).toMatchObject({ by: undefined, together: true })
  })

  test('ACH-107 can be taken back although others have answered since, and theirs stand', () => {
    const at = bidding()
    play(at, 'p0 raise, raise', 'p1 raise, ready', 'p0 ready', 'p2 raise')
    undo(at, 0)
    undo(at, 0)
    expect(at.table.state).toMatchObject({ bid: [0, 1, 1], ready: [0, 1, 0] })
    expect(standing(at).slice(3)).toEqual(['p1+ raise', 'p1+ ready', 'p2+ raise'])
    undo(at, 1)
    expect(at.table.state).toMatchObject({ bid: [0, 0, 1], ready: [0, 0, 0] })
    play(at, 'p1 ready', 'p0 ready', 'p2 ready')
    expect(at.table.state.coins).toEqual([0, 0, 1])
    expect(kept({ table: reopen(at) })).toEqual(kept(at))
  })

  test('can be made again, each one’s own', () => {
    const at = bidding()
    play(at, 'p0 raise', 'p1 raise, raise')
    undo(at, 0)
    undo(at, 1)
    redo(at, 0)
    redo(at, 1)
    expect(at.table.state.bid).toEqual([1, 2, 0])
  })
})

describe('redo', () => {
  test('ACH-106 is over when the player does something else', () => {
    const at = sitDown(ford)
    play(at, 'p0 east, east')
    undo(at, 0)
    play(at, 'p0 east')
    expect(() => redoRow(at.table, 0)).toThrow(expect.objectContaining({ rule: 'ACH-106' }))
  })

  test('to make the same row by hand is to redo it', () => {
    const at = sitDown(ford)
    play(at, 'p0 east', 'p0 east, east')
    undo(at, 0)
    undo(at, 0)
    play(at, 'p0 east')
    expect(redoRow(at.table, 0)).toEqual([EAST, EAST])
  })
})

/** Random rows, and now and then something is taken back. */
function playWildly(seed: number, rows: number): Played<State> {
  const choice = seededChance(branchSeed(seed, 0))
  const at = sitDown(ford, { seats: 2 + choice.pick(3) })
  for (let i = 0; i < rows && asked(at).length > 0; i++) {
    const p = choice.pick(at.table.heading.seats)
    if (choice.pick(3) === 0 && !undoBar(at.table, p)) undoSome(at, p, choice)
    else if (asked(at).includes(p)) playSome(at, p, choice)
  }
  return at
}

function undoSome(at: Played<State>, p: number, choice: Chance): void {
  const mine = [...rowsBack(at.table.trail, p)]
  undo(at, p, choice.pick(2) ? mine[choice.pick(mine.length)].at : undefined)
  if (choice.pick(4) === 0) redo(at, p)
}

function playSome(at: Played<State>, p: number, choice: Chance): void {
  const row = Array.from({ length: 1 + choice.pick(3) }, () => {
    const legal = ford.legal(at.table.state, p)
    return legal[choice.pick(legal.length)]
  })
  commit(at, judgeRow(at.table, p, row))
}

test('whatever was played and taken back, the log leads to the same table', () => {
  for (let seed = 0; seed < 60; seed++) {
    const at = playWildly(seed, 120)
    expect(kept({ table: reopen(at) })).toEqual(kept(at))
  }
})

test('the record shows the game as it stands, replays, and proves its luck and its seals', () => {
  for (let seed = 0; seed < 30; seed++) {
    const at = playWildly(seed, 400)
    const text = printRecord(recorded(at))
    const read = parseRecord(text)
    expect(replay(ford, read, noChance).state).toEqual(at.table.state)
    const fairness = { ...FAIR, key: KEY }
    expect(() => verifyFairness(ford, { ...read, fairness })).not.toThrow()
    const seals = sealsOf(read)
    expect([...seals].at(-1)).toEqual([at.table.end.number - 1, at.table.end.seal])
  }
})

test('what those concerned agree to take back goes further, and the log leads there too', () => {
  const at = sitDown(ford)
  play(at, 'p0 east', 'p0 dig')
  const then = at.table.state
  play(at, 'p0 pass', 'p1 dig', 'p1 pass')
  const told = [...at.table.told]
  const entry: LogEntry = { kind: 'undo', by: 0, from: 3 }
  follow(at.table, entry, () => at.log)
  at.log.push(entry)
  expect(at.table.state).toEqual(then)
  expect(at.table.told).toEqual(told.map((count) => count + 1))
  expect(at.table.recent.at(-1)).toMatchObject({ by: 0, struck: [3, 3, 3, 3] })
  expect(undoBar(at.table, 0)).toBe('other')
  play(at, 'p0 dig')
  expect(kept({ table: reopen(at) })).toEqual(kept(at))
  expect(standing(at)).toEqual(['p0 east', 'p0 dig', 'p0 dig'])
  expect(() => verifyFairness(ford, { ...recorded(at), fairness: { ...FAIR, key: KEY } })).not.toThrow()
})

test('ACH-402 nothing that is not there can be taken back, nor anything of a game that is over', () => {
  const at = sitDown(ford)
  play(at, 'p0 east', 'p0 dig', 'p0 pass')
  const entry = { kind: 'undo', by: 0, from: 9 } as const
  expect(() => judgeTakeBack(at.table, entry, at.log)).toThrow(expect.objectContaining({ code: 'no-take-back' }))
  const over = { ...at.table, state: { ...at.table.state, round: 3 } }
  expect(() => judgeTakeBack(over, { ...entry, from: 1 }, at.log)).toThrow(expect.objectContaining({ rule: 'ACH-105' }))
})

test('a log or a record with more luck than its moves ask for is refused', () => {
  const at = sitDown(ford)
  const luck = { kind: 'row', by: 0, words: ['east'], chance: [3] } as const
  expect(() => openTable(ford, [...at.log, luck], at.table.luck)).toThrow('chance')
  const record = { ...recorded(at), entries: [{ player: 0, words: 'east', chance: [3] }] }
  expect(() => adoptRecord(ford, record)).toThrow(expect.objectContaining({ code: 'chance-left' }))
})

test('a move in a long game costs no more than in a short one: nothing but the state and the way back is kept', () => {
  const at = sitDown(ford)
  const sizes: number[] = []
  for (let i = 0; i < 600; i++) {
    play(at, all(0, i % 40 < 20 ? ['east'] : ['west']), 'p0 dig')
    if (i % 200 === 199) sizes.push(JSON.stringify([at.table, [...at.table.trail.marks]]).length)
  }
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(200)
})
