import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginRun, type Game, Refused, readPosition, seededChance, usualOptions } from '../src/index.ts'
import { playRandomly } from './random-game.ts'
import { type State, toy } from './toy/index.ts'
import { play, scene } from './toy/scenario.ts'

const options = usualOptions(toy.options)

/** A position in the middle of a reaction window. */
function position(): State {
  const table = scene({ hands: [['ajax', 'fury'], ['hydra'], []] })
  play(table, 'p0 ferry ajax', 'p1 bar hydra')
  return table.state
}

const read = (value: unknown): State => readPosition(toy, options, 3, JSON.stringify(value))

test('every state of a game is a position', () => {
  const table = beginRun(toy, { seats: 3 }, seededChance(8))
  for (let move = 0; toy.asked(table.state).length > 0; move++) {
    expect(read(table.state)).toEqual(table.state)
    playRandomly(table, move, 1)
  }
  expect(table.record.result).toBeDefined()
})

describe('refused:', () => {
  test.each([
    ['', 'the position is not JSON: '],
    ['{', 'the position is not JSON: '],
    ['null', 'position must be an object, not null'],
    ['[1]', 'position must be an object, not [1]'],
    ['"x"', 'position must be an object, not "x"'],
    ['{}', 'position lacks the field "seats"'],
    [`"${'x'.repeat(99)}"`, `position must be an object, not "${'x'.repeat(39)}…`],
  ])('%s', (json, message) => {
    expect(() => readPosition(toy, options, 3, json)).toThrow(Refused)
    expect(() => readPosition(toy, options, 3, json)).toThrow(message)
  })

  test.each<[object, string]>([
    [{ colour: 1 }, 'position has a field "colour" that does not belong there'],
    [{ first: '0' }, 'position.first must be a whole number, not "0"'],
    [{ first: 0.5 }, 'position.first must be a whole number, not 0.5'],
    [{ obols: 4 }, 'position.obols must be a list, not 4'],
    [{ obols: [4, null, 4] }, 'position.obols[1] must be a whole number, not null'],
    [{ open: [] }, 'position.open must be an object, not []'],
    [{ open: { ...position().open, question: 7 } }, 'position.open.question must be a string, not 7'],
    [{ open: { ...position().open, together: 1 } }, 'position.open.together must be a boolean, not 1'],
    [{ open: { ...position().open, asked: 0 } }, 'position.open.asked must be a list, not 0'],
    [{ frames: [{ step: { x: [] } }] }, 'position.frames[0].step.x must be a number or a text, not a list'],
    [{ frames: [{ step: 'a', order: [[0]] }] }, 'position.frames[0].order[0] must be a number or a text, not a list'],
    [{ frames: [{ step: 'a', by: 0.5 }] }, 'position.frames[0].by must be a whole number, not 0.5'],
    [{ seats: 2 }, 'the position is for 2 players, but 3 are at the table'],
    [{ first: 3 }, 'the position is not possible: there is no player 3 for the first turn'],
    [{ obols: [4, 4] }, 'the position is not possible: 2 players have obols; there are 3'],
    [{ obols: [4, 4, 5] }, 'the position is not possible: there are 25 obols; there must be 24'],
    [{ obols: [4, 25, -5] }, 'the position is not possible: somebody has less than no obols'],
    [{ frames: ['window'] }, 'the position is not possible: a frame is at a step that there is not'],
    [{ frames: [{ step: 'turn.chosen' }] }, 'the position is not possible: a frame at turn.chosen cannot hold {}'],
    [{ frames: [] }, 'the position is not possible: procedures are in progress, but no question is out'],
  ])('%j', (change, message) => {
    expect(() => read({ ...position(), ...change })).toThrow(Refused)
    expect(() => read({ ...position(), ...change })).toThrow(message)
  })

  test('more than any stack of calls could hold', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const json = JSON.stringify(position()).replace('"frames":[', `"frames":[${deep},`)
    expect(() => readPosition(toy, options, 3, json)).toThrow(Refused)
  })

  test('what the game lets pass but nobody could play on', () => {
    const lenient = (change: Partial<Game<State>>): (() => State) => {
      const game = { ...toy, check: () => undefined, ...change }
      return () => readPosition(game, options, 3, JSON.stringify(position()))
    }
    expect(lenient({})()).toEqual(position())
    expect(lenient({ asked: () => [] })).toThrow('the position is not possible: nobody is asked and there is no result')
    expect(lenient({ asked: () => [3] })).toThrow('the position is not possible: there is no player 3')
    expect(lenient({ legal: () => [] })).toThrow(
      'the position is not possible: player 0 is asked but can answer nothing',
    )
  })

  test('wrong seats, before anything else', () => {
    expect(() => readPosition(toy, options, 7, JSON.stringify(position()))).toThrow('seats must be a whole number')
  })
})

describe('a position with one value changed is refused, or can be played to the end', () => {
  const tryOut = (json: string, seed: number): void => {
    try {
      const table = beginRun(toy, { seats: 3, position: json }, seededChance(seed))
      toy.check(playRandomly(table, seed).state)
      expect(table.record.result).toBeDefined()
    } catch (error) {
      expect(error).toBeInstanceOf(Refused)
    }
  }

  test('a whole field', () => {
    expect.hasAssertions()
    const key = fc.constantFrom(...Object.keys(position()))
    const change = fc.property(key, fc.jsonValue(), (field, value) =>
      tryOut(JSON.stringify({ ...position(), [field]: value }), 1),
    )
    fc.assert(change, { numRuns: 200 })
  })

  test('a number or a text somewhere inside', () => {
    expect.hasAssertions()
    const json = JSON.stringify(position())
    const leaves = [...json.matchAll(/(?<=[:[,])(-?\d+|"[^"]*")(?=[\],}])/g)]
    const texts = leaves.map(([leaf]) => leaf).filter((leaf) => leaf.startsWith('"'))
    const value = fc.oneof(fc.integer({ min: -2, max: 30 }).map(String), fc.constantFrom('null', '""', ...texts))
    const change = fc.property(fc.constantFrom(...leaves), value, fc.nat(), ({ 0: leaf, index }, other, seed) =>
      tryOut(json.slice(0, index) + other + json.slice(index + leaf.length), seed),
    )
    fc.assert(change, { numRuns: 600 })
  })
})
