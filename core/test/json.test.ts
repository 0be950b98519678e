import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference, notJson, sameJson } from '../src/index.ts'

describe('sameJson', () => {
  test('a value is the same as what is read from its text, in whatever order its keys', () => {
    const reversed = (_key: string, value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value), reversed))).toBe(true)
      }),
    )
  })

  test('says the same as the texts', () => {
    const value = fc.jsonValue({ maxDepth: 1 })
    fc.assert(
      fc.property(value, value, (a, b) => {
        const isSame = sameJson(a, b)
        expect(difference(a, b) === undefined).toBe(isSame)
        expect(sameJson(b, a)).toBe(isSame)
        expect(isSame || JSON.stringify(a) !== JSON.stringify(b)).toBe(true)
      }),
    )
  })
})

test.each<[unknown, unknown, string | undefined]>([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, undefined],
  [1, 2, 'the whole'],
  [[], {}, 'the whole'],
  [null, {}, 'the whole'],
  [[1, 2], [1, 3], '[1]'],
  [[1], [1, 2], '[1]'],
  [{ players: [{ trains: 1 }, { trains: 2 }] }, { players: [{ trains: 1 }, { trains: 3 }] }, 'players[1].trains'],
  [{ a: 1 }, { b: 1 }, 'a'],
  [{ a: undefined }, {}, 'the whole'],
  [{ toString: 1 }, {}, 'toString'],
])('the difference of %j and %j is at %s', (a, b, where) => {
  expect(difference(a, b)).toBe(where)
  expect(sameJson(a, b)).toBe(where === undefined)
})

describe('notJson', () => {
  test('all JSON is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(notJson(JSON.parse(text))).toBeUndefined()
      }),
    )
  })

  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'the whole'],
    ['infinity', Number.POSITIVE_INFINITY, 'the whole'],
    ['not a number', { a: [0, Number.NaN] }, 'a[1]'],
    ['a hole', { a: Array(2) }, 'a[0]'],
    ['a map', { a: { b: new Map() } }, 'a.b'],
    ['a typed array', [Uint8Array.of(1)], '[0]'],
    ['a date', [new Date(0)], '[0]'],
    ['a function', { f: () => 0 }, 'f'],
    ['a large integer', [1n], '[0]'],
    ['a field without value', { a: undefined }, 'a'],
  ])('%s is not', (_, value, where) => {
    expect(notJson(value)).toBe(where)
  })
})
