import { describe, expect, test } from 'vitest'
import { calibrationLoop } from '../src/calibration.ts'
import { grid, inColumns } from '../src/grid.ts'
import { add, median, spread, tally, wilson } from '../src/statistics.ts'

describe('statistics', () => {
  test('the interval of Wilson', () => {
    const { share, low, high } = wilson(8, 10)
    expect(share).toBe(0.8)
    expect(low).toBeCloseTo(0.4902, 4)
    expect(high).toBeCloseTo(0.9433, 4)
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4)
    expect(wilson(10, 10).high).toBeCloseTo(1)
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  })

  test('mean and spread', () => {
    const scores = tally()
    for (const score of [2, 4, 4, 4, 5, 5, 7, 9]) add(scores, score)
    expect(scores.mean).toBeCloseTo(5)
    expect(spread(scores)).toBeCloseTo(Math.sqrt(32 / 7))
    expect(spread(tally())).toBe(0)
  })

  test('the median', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })
})

test('the calibration loop never changes', () => {
  expect(calibrationLoop(1000)).toBe(166877)
})

describe('grids', () => {
  test('names to the left, numbers to the right', () => {
    expect(
      grid([
        ['', 'n'],
        ['ab', '1'],
        ['c', '10'],
      ]),
    ).toEqual(['     n', 'ab   1', 'c   10'])
    expect(
      grid(
        [
          ['a', 'x'],
          ['bcd', 'yz'],
        ],
        'left',
      ),
    ).toEqual(['a    x', 'bcd  yz'])
  })

  test('as many columns as fit, read downwards', () => {
    expect(inColumns(['a', 'b', 'c', 'd', 'e'], 7)).toEqual(['a  d', 'b  e', 'c'])
    expect(inColumns(['long one', 'other'], 7)).toEqual(['long one', 'other'])
    expect(inColumns([], 7)).toEqual([])
  })
})
