import { describe, expect, test } from 'vitest'
import { TAIWAN } from '../src/index.ts'
import { line } from './position.ts'
import { building, position, steps } from './scenario.ts'

const tianjin = '48.64 48.65 47.65'
const north = '48.65 48.66 48.67 48.68 49.68'

describe('starting the train', () => {
  test('CR-150 in any city of the mainland, with or without track', () => {
    const scene = position({ phase: 'start' })
    expect(scene.legal(0)).toHaveLength(TAIWAN)
    scene.play(0, 'start kashgar')
    expect([scene.at(0), scene.question().id]).toEqual(['kashgar', 'operate'])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-151 at a container port that one’s track reaches', () => {
    const scene = position({ phase: 'start', track: [['16.70 xiamen-port', '12.65 12.66']] })
    expect(scene.legal(0, 'start').slice(TAIWAN)).toEqual(['start hong-kong-port', 'start xiamen-port'])
    expect(scene.refused(0, 'start fuzhou-port')).toBe('CR-151')
    scene.play(0, 'start xiamen-port')
    expect(scene.at(0)).toBe('xiamen-port')
  })

  test('CR-A37 once, at the beginning of the first turn; on the centre of a major, at the port of Hong Kong on the quay', () => {
    const scene = position({ phase: 'start', track: [['12.65 12.66']] })
    for (const words of ['step e', 'done', 'exchange', 'take iron', 'build 48.65 e'])
      expect(scene.refused(0, words)).toBe('CR-A37')
    scene.play(0, 'start hong-kong')
    expect(scene.at(0)).toBe('hong-kong')
    expect(scene.refused(0, 'start beijing')).toBe('CR-A37')
    scene.play(0, ['done', 'done'])
    expect(scene.refused(1, 'done')).toBe('CR-A37')
    const quay = position({ phase: 'start', track: [['12.65 12.66']] })
    quay.play(0, 'start hong-kong-port')
    expect(quay.at(0)).toBe('hong-kong-port')
  })
})

describe('moving', () => {
  test('CR-152 along track that has been built', () => {
    const scene = position({ at: ['48.66'], track: [[north]] })
    expect(scene.legal(0, 'step')).toEqual(['step e', 'step w'])
    expect(scene.refused(0, 'step ne')).toBe('CR-152')
    scene.play(0, steps('48.66 48.67 48.68'))
    expect(scene.at(0)).toBe('48.68')
  })

  test('CR-153 every milepost costs one point, whatever its terrain', () => {
    const over = '60.77 61.77 61.78 61.79 62.80'
    const scene = position({ at: ['60.77'], track: [[over]] })
    scene.play(0, steps(over))
    expect([scene.at(0), scene.left()]).toEqual(['mudanjiang', 5])
  })

  test('CR-154 no farther than the movement', () => {
    const scene = position({ at: ['48.65'], track: [[north]], left: 2 })
    scene.play(0, steps('48.65 48.66 48.67'))
    expect(scene.refused(0, 'step e')).toBe('CR-154')
    expect(scene.legal(0, 'step')).toEqual([])
  })

  test('CR-155 any number of trains may stand on a milepost and use the same track', () => {
    const scene = position({ seats: 3, at: ['48.65', '48.66', '48.66'], track: [[north]], cash: [9, 9, 9] })
    scene.play(0, steps('48.65 48.66'))
    expect([0, 1, 2].map((p) => scene.at(p))).toEqual(['48.66', '48.66', '48.66'])
    scene.play(0, ['done', 'done'])
    scene.play(1, steps('48.66 48.67'))
    expect(scene.at(1)).toBe('48.67')
  })

  test('CR-156 trains never block each other', () => {
    const scene = position({ at: ['48.65', '48.67'], came: ['', 'e'], track: [[north]] })
    scene.play(0, steps(north))
    expect(scene.at(0)).toBe('49.68')
  })

  test('CR-157 a train turns back only in a city', () => {
    const scene = position({ at: ['48.65'], track: [[north]] })
    scene.play(0, steps('48.65 48.66'))
    expect(scene.refused(0, 'step w')).toBe('CR-157')
    const city = position({ at: ['beijing'], track: [[tianjin]] })
    city.play(0, [...steps(tianjin), ...steps('47.65 48.65')])
    expect(city.left()).toBe(6)
  })

  test('CR-A38 also at a ferry port and at a container port', () => {
    for (const [port, next] of [
      ['penglai', '44.70'],
      ['xiamen-port', '16.70'],
      ['fuzhou-port', '20.72'],
    ]) {
      const scene = position({ at: [next], track: [[`${next} ${port}`]] })
      scene.play(0, [...steps(`${next} ${port}`), ...steps(`${port} ${next}`)])
      expect(scene.at(0)).toBe(next)
    }
  })

  test('CR-A40 where a train came from is remembered from turn to turn', () => {
    const scene = position({ at: ['48.65'], track: [[north]] })
    scene.play(0, [...steps('48.65 48.66'), 'done', 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.refused(0, 'step w')).toBe('CR-157')
    expect(scene.refused(0, 'step e')).toBeUndefined()
  })

  test('CR-158 where tracks part a train takes any branch but the one it came by', () => {
    const scene = position({ at: ['48.66'], track: [[north, '48.67 49.66', '48.67 49.67']] })
    scene.play(0, steps('48.66 48.67'))
    expect(scene.legal(0, 'step')).toEqual(['step e', 'step ne', 'step nw'])
    scene.play(0, 'step ne')
    expect(scene.at(0)).toBe('49.67')
  })

  test('CR-A39 a train at the end of the line may turn round, which costs all its movement of the turn', () => {
    const scene = position({ at: ['48.67'], track: [['48.65 48.66 48.67 48.68']] })
    expect(scene.refused(0, 'turn')).toBe('CR-A39')
    scene.play(0, steps('48.67 48.68'))
    expect(scene.refused(0, 'step w')).toBe('CR-157')
    scene.play(0, 'turn')
    expect([scene.at(0), scene.left(), scene.legal(0, 'step')]).toEqual(['48.68', 0, []])
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.legal(0, 'step')).toEqual(['step w'])
    const tired = position({ at: ['48.68'], came: ['w'], track: [['48.67 48.68']], left: 0 })
    expect(tired.refused(0, 'turn')).toBe('CR-154')
    const poor = position({ at: ['48.67'], came: ['w'], track: [['48.66 48.67'], ['48.67 48.68']], cash: [3, 9] })
    expect(poor.refused(0, 'turn')).toBeUndefined()
    const rich = position({ at: ['48.67'], came: ['w'], track: [['48.66 48.67'], ['48.67 48.68']], cash: [4, 9] })
    expect(rich.refused(0, 'turn')).toBe('CR-A39')
    const inTown = position({ at: ['datong'], came: ['w'], track: [[], ['48.59 datong']], cash: [3, 9] })
    expect([inTown.legal(0, 'step'), inTown.refused(0, 'turn')]).toEqual([[], 'CR-A39'])
    const snow = position({ at: ['36.50'], came: ['w'], track: [['36.49 36.50 36.51']], events: { 'heavy-snow': 2 } })
    expect([snow.legal(0, 'step'), snow.refused(0, 'turn')]).toEqual([[], 'CR-A39'])
  })

  test('CR-159 everybody may use the red area like own track', () => {
    const scene = position({ at: ['beijing'], cash: [0, 0] })
    scene.play(0, steps('48.64 48.63 47.63 47.64 48.65 49.64 49.63'))
    expect([scene.at(0), scene.cash(0)]).toEqual(['49.63', 0])
  })

  test('CR-A41 in the red area a step goes from neighbour to neighbour and costs one point', () => {
    const scene = position({ at: ['48.63'] })
    expect(scene.legal(0, 'step')).toEqual(['step e', 'step ne', 'step se'])
    scene.play(0, steps('48.63 49.63 49.64'))
    expect(scene.left()).toBe(7)
  })

  test('CR-161 the centre of a major counts as a milepost', () => {
    const scene = position({ at: ['48.63'] })
    scene.play(0, steps('48.63 48.64 48.65'))
    expect([scene.at(0), scene.left()]).toEqual(['48.65', 7])
  })

  test('CR-160 in a major loads are handled at every milepost of it', () => {
    for (const place of ['48.63', '48.64', '49.64', '47.63']) {
      const scene = position({ at: [place], loads: ['tea'] })
      scene.play(0, ['take iron', 'drop tea'])
      expect(scene.loads(0)).toBe('iron')
    }
  })
})

describe('foreign track', () => {
  const theirs = { at: ['48.65'], track: [[], [north]], cash: [10, 10] }

  test('CR-165 own track costs nothing', () => {
    const scene = position({ at: ['48.65'], track: [[north]], cash: [10, 10] })
    scene.play(0, steps(north))
    expect([scene.cash(0), scene.cash(1)]).toEqual([10, 10])
  })

  test('CR-166 that of another player costs 4M a turn, paid to its owner, however much is used', () => {
    const scene = position(theirs)
    scene.play(0, steps(north))
    expect([scene.cash(0), scene.cash(1)]).toEqual([6, 14])
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    scene.play(0, 'turn')
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    scene.play(0, steps('49.68 48.68'))
    expect([scene.cash(0), scene.cash(1)]).toEqual([2, 18])
  })

  test('CR-A98 the fee is paid before the first step and opens all of that owner’s track for the turn', () => {
    const three = {
      seats: 3,
      at: ['48.65'],
      track: [['48.66 48.67'], ['48.65 48.66', '48.67 48.68', '49.68 49.67'], ['48.68 49.68']],
      cash: [10, 10, 10],
    }
    const scene = position(three)
    scene.play(0, steps('48.65 48.66'))
    expect(scene.ids()).toEqual(['fee', 'moved'])
    scene.play(0, steps('48.66 48.67 48.68'))
    expect([scene.cash(0), scene.cash(1)]).toEqual([6, 14])
    scene.play(0, steps('48.68 49.68'))
    expect([0, 1, 2].map((p) => scene.cash(p))).toEqual([2, 14, 14])
    scene.play(0, steps('49.68 49.67'))
    expect([0, 1, 2].map((p) => scene.cash(p))).toEqual([2, 14, 14])
  })

  test('CR-167 without the cash the track may not be used', () => {
    const scene = position({ ...theirs, cash: [3, 10] })
    expect(scene.refused(0, 'step e')).toBe('CR-167')
    expect(position({ ...theirs, cash: [4, 10] }).refused(0, 'step e')).toBeUndefined()
  })

  test('CR-113 the fee must be at hand before the track is entered', () => {
    const scene = position({
      at: ['beijing'],
      track: [[], [tianjin]],
      cash: [3, 9],
      loads: ['textiles'],
      hands: [['textiles tianjin']],
    })
    scene.play(0, steps('48.64 48.65'))
    expect(scene.refused(0, 'step se')).toBe('CR-167')
  })

  test('CR-A43 money earned earlier in the turn pays the fee', () => {
    const scene = position({
      at: ['tianjin'],
      track: [[], [tianjin]],
      cash: [0, 9],
      loads: ['textiles'],
      hands: [['textiles tianjin']],
    })
    expect(scene.refused(0, 'step nw')).toBe('CR-167')
    scene.play(0, 'deliver textiles tianjin')
    scene.play(0, steps('47.65 48.65'))
    expect([scene.cash(0), scene.cash(1)]).toEqual([14, 13])
  })

  test('CR-A42 standing on foreign track costs nothing', () => {
    const scene = position({ ...theirs, at: ['48.67'] })
    scene.play(0, ['done', 'done'])
    expect([scene.cash(0), scene.cash(1)]).toEqual([10, 10])
  })

  test('CR-168 fees do not count for the 20M of building', () => {
    const scene = position({ ...theirs, cash: [60, 10] })
    scene.play(0, [...steps('48.65 48.66'), 'done'])
    expect(scene.question().params).toMatchObject({ left: 20 })
    scene.play(0, [...building('48.65 tianjin'), 'done'])
    expect(scene.asked()).toEqual([1])
  })
})

test('a long journey takes as many turns as it has nines', () => {
  const way = line('beijing', 'shanghai')
  const scene = position({ at: ['beijing'], track: [[way]] })
  const walk = steps(way)
  for (let turn = 0; walk.length > 0; turn++) {
    scene.play(0, walk.splice(0, 9))
    scene.play(0, ['done', 'done'])
    scene.play(1, ['done', 'done'])
    expect(turn).toBeLessThan(3)
  }
  expect(scene.at(0)).toBe('shanghai')
})
