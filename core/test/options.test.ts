import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allOptions,
  type OptionSpec,
  optionsToTry,
  Refused,
  readOptions,
  readSeats,
  usualOptions,
} from '../src/index.ts'

const spec: OptionSpec = { first: ['random', 'seat-1'], tickets: ['33', '30', '10'] }

describe('options', () => {
  test('the first choice is the usual one', () => {
    expect(usualOptions(spec)).toEqual({ first: 'random', tickets: '33' })
    expect(readOptions(spec)).toEqual(usualOptions(spec))
    expect(readOptions(spec, {})).toEqual(usualOptions(spec))
  })

  test('what is mentioned is taken, in the order of the game', () => {
    const options = readOptions(spec, { tickets: '10', first: 'seat-1' })
    expect(Object.entries(options)).toEqual([
      ['first', 'seat-1'],
      ['tickets', '10'],
    ])
  })

  test.each([
    [{ second: 'x' }, 'there is no option "second"; there is "first", "tickets"'],
    [{ tickets: '31' }, 'option "tickets" cannot be "31"; it can be "33", "30", "10"'],
    [{ tickets: 33 }, 'option "tickets" cannot be 33; it can be'],
    [{ tickets: undefined }, 'option "tickets" cannot be undefined; it can be'],
    [{ toString: 'x' }, 'there is no option "toString"'],
    [JSON.parse('{"__proto__": "x"}'), 'there is no option "__proto__"'],
    [[], 'options must be an object'],
    [null, 'options must be an object'],
    ['first', 'options must be an object'],
  ])('%j is refused', (asked, message) => {
    expect(() => readOptions(spec, asked)).toThrow(Refused)
    expect(() => readOptions(spec, asked)).toThrow(message)
  })

  test('a game without options says so', () => {
    expect(readOptions({}, {})).toEqual({})
    expect(() => readOptions({}, { a: 'b' })).toThrow('there is no option "a"; there is none')
  })

  test('all combinations', () => {
    expect(allOptions(spec)).toHaveLength(6)
    expect(new Set(allOptions(spec).map((options) => JSON.stringify(options))).size).toBe(6)
    for (const options of allOptions(spec)) expect(readOptions(spec, options)).toEqual(options)
    expect(allOptions({})).toEqual([{}])
  })

  test('anything at all is read or refused', () => {
    const namesOf = (asked: unknown): string[] => {
      try {
        return Object.keys(readOptions(spec, asked))
      } catch (error) {
        if (error instanceof Refused) return Object.keys(spec)
        throw error
      }
    }
    fc.assert(
      fc.property(fc.anything(), (asked) => {
        expect(namesOf(asked)).toEqual(Object.keys(spec))
      }),
    )
  })
})

test('seats are a whole number in the range of the game', () => {
  for (const seats of [2, 3, 5]) expect(readSeats([2, 5], seats)).toBe(seats)
  for (const seats of [1, 6, 2.5, '3', null, undefined, Number.NaN, [3], {}])
    expect(() => readSeats([2, 5], seats)).toThrow('seats must be a whole number from 2 to 5')
})

describe('options to try', () => {
  test('are all of them where these are few', () => {
    expect(optionsToTry(spec)).toEqual(allOptions(spec))
  })

  test('are fewer where there are many, but every two choices come together', () => {
    const many: OptionSpec = { a: ['1', '2', '3'], b: ['1', '2'], c: ['1', '2'], d: ['1', '2', '3', '4'] }
    const tried = optionsToTry(many)
    expect(tried.length).toBeLessThan(20)
    for (const options of allOptions(many))
      for (const [one, other] of [
        ['a', 'b'],
        ['a', 'd'],
        ['c', 'd'],
      ])
        expect(tried.some((each) => each[one] === options[one] && each[other] === options[other])).toBe(true)
  })
})
