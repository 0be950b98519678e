import { describe, expect, test } from 'vitest'
import { line, type Position } from './position.ts'
import { newGame, position, type Scene, steps } from './scenario.ts'

const long = line('beijing', 'shanghai')
const express = { options: { express: true } }
const indulgence = { options: { indulgence: true } }
const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])

describe('express trains', () => {
  test('CR-331 a freight and a heavy freight move 12', () => {
    for (const train of ['freight', 'heavy']) expect(begun({ ...express, trains: [train] }).left()).toBe(12)
    const scene = position({ ...express, at: ['beijing'], track: [[long]] })
    scene.play(0, steps(long).slice(0, 12))
    expect(scene.refused(0, steps(long)[12])).toBe('CR-154')
  })

  test('CR-332 a fast freight and a super heavy freight move 16', () => {
    for (const train of ['fast', 'super-heavy']) expect(begun({ ...express, trains: [train] }).left()).toBe(16)
  })

  test('CR-333 half rates are 6 and 8', () => {
    for (const [train, left] of [
      ['freight', 6],
      ['heavy', 6],
      ['fast', 8],
      ['super-heavy', 8],
    ] as const)
      expect(begun({ ...express, trains: [train], at: ['harbin'], events: { 'manchuria-snow': 2 } }).left()).toBe(left)
  })
})

/** The turn of player 0, begun by the rules. */
function begun(wanted: Position): Scene {
  const scene = position({ player: 1, phase: 'build', ...wanted })
  scene.play(1, 'done')
  return scene
}

describe('indulgence', () => {
  test('CR-334 a player without debt may borrow 1M to 20M, but only more than the cash', () => {
    const scene = position({ ...indulgence, cash: [3, 50], at: ['kunming'] })
    expect(scene.legal(0, 'borrow')).toHaveLength(17)
    expect([scene.refused(0, 'borrow 3'), scene.refused(0, 'borrow 4')]).toEqual(['CR-334', undefined])
    scene.play(0, 'borrow 20')
    expect([scene.cash(0), scene.refused(0, 'borrow 20')]).toEqual([23, 'CR-334'])
    const building = position({ ...indulgence, cash: [0, 0], phase: 'build' })
    building.play(0, 'borrow 1')
    expect(building.cash(0)).toBe(1)
    expect(position({ ...indulgence, cash: [20, 0] }).legal(0, 'borrow')).toEqual([])
    expect(position({ cash: [0, 0] }).refused(0, 'borrow 20')).toBe('CR-330')
    expect(position({ ...indulgence, cash: [0, 0], debt: [2, 0] }).refused(0, 'borrow 20')).toBe('CR-334')
    expect(scene.refused(1, 'borrow 20')).toBe('CR-072')
  })

  test('CR-A12 who has borrowed can no longer exchange the hand', () => {
    const scene = position({ ...indulgence, cash: [3, 50], at: ['kunming'] })
    expect(scene.refused(0, 'exchange')).toBeUndefined()
    scene.play(0, 'borrow 10')
    expect(scene.refused(0, 'exchange')).toBe('CR-A12')
  })

  test('CR-335 twice the sum is repaid as soon as the cash reaches it; until then all see the debt', () => {
    const tianjin = { at: ['tianjin'], loads: ['textiles'], hands: [['textiles tianjin']] }
    const scene = position({ ...indulgence, ...tianjin, cash: [0, 0] })
    scene.play(0, 'borrow 15')
    expect([scene.view(1).debt, scene.view(undefined).debt]).toEqual([
      [30, 0],
      [30, 0],
    ])
    scene.play(0, 'deliver textiles tianjin')
    expect([scene.cash(0), scene.view().debt]).toEqual([3, [0, 0]])
    expect(scene.ids()).toEqual(['delivered', 'repaid', 'drew'])
    const short = position({ ...indulgence, ...tianjin, cash: [0, 0] })
    short.play(0, ['borrow 20', 'deliver textiles tianjin'])
    expect([short.cash(0), short.view().debt]).toEqual([38, [40, 0]])
    const fee = position({ ...indulgence, cash: [10, 36], debt: [0, 40], at: ['48.65'], track: [[], ['48.65 48.66']] })
    fee.play(0, steps('48.65 48.66'))
    expect([fee.cash(1), fee.view().debt]).toEqual([0, [0, 0]])
  })

  test('CR-A80 the Rail Tax is taken before a debt is repaid', () => {
    const scene = position({
      ...indulgence,
      cash: [39, 0],
      debt: [40],
      at: ['tianjin'],
      loads: ['textiles'],
      hands: [['textiles tianjin']],
    })
    scene.play(0, 'deliver textiles tianjin', 'tax')
    expect([scene.cash(0), scene.view().debt]).toEqual([17, [0, 0]])
    const taxed = position({ ...indulgence, cash: [0, 60], debt: [40, 0] })
    taxed.play(0, 'exchange', 'tax')
    expect([taxed.cash(0), taxed.cash(1), taxed.view().debt]).toEqual([0, 50, [40, 0]])
  })
})

describe('time limit', () => {
  const network = [line('beijing', 'shanghai'), line('shanghai', 'hong-kong'), line('hong-kong', 'chongqing')]
  const last = { options: { limit: 40 }, round: 40, phase: 'build', player: 1 } as const
  const over = (wanted: Position): Scene => {
    const scene = position({ ...last, ...wanted })
    scene.play(1, 'done')
    return scene
  }

  test('CR-336 it is set before the start, at 40, 60 or 80 rounds, and known to all', () => {
    for (const limit of ['40', '60', '80']) expect(newGame(2, { limit }).view(undefined).limit).toBe(Number(limit))
    expect(() => newGame(2, { limit: '50' })).toThrow('cannot be "50"')
  })

  test('CR-337 who meets the conditions before wins as usual', () => {
    const scene = position({
      options: { limit: 40 },
      round: 12,
      phase: 'build',
      track: [network],
      links: ['hong-kong'],
      cash: [250, 90],
    })
    scene.play(0, 'done')
    pass(scene, 1)
    expect(scene.result()).toMatchObject({ ending: 'won', places: [1, 2] })
  })

  test('CR-338 the last round is played to its end', () => {
    const scene = position({ ...last, player: 0, cash: [90, 10] })
    scene.play(0, 'done')
    expect(scene.asked()).toEqual([1])
    pass(scene, 1)
    expect(scene.result().ending).toBe('time-limit')
    const before = position({ ...last, round: 39 })
    before.play(1, 'done')
    expect(before.asked()).toEqual([0])
  })

  test('CR-339 the most cash wins among those who have joined the majors and Taiwan', () => {
    const scene = over({ cash: [10, 200], track: [network], links: ['hong-kong'] })
    expect(scene.result()).toMatchObject({ ending: 'time-limit', places: [1, 2], scores: [10, 200] })
  })

  test('CR-340 if nobody has joined them, the most cash wins', () => {
    expect(over({ cash: [10, 200], track: [network] }).result().places).toEqual([2, 1])
    expect(over({ cash: [10, 9] }).result().places).toEqual([1, 2])
  })

  test('CR-341 for further places, too, having joined comes before cash', () => {
    const scene = position({
      ...last,
      seats: 4,
      player: 3,
      cash: [5, 100, 50, 200],
      track: [network],
      links: ['hong-kong'],
    })
    scene.play(3, 'done')
    expect(scene.result().places).toEqual([1, 3, 4, 2])
  })

  test('CR-A89 players who are still equal share their place', () => {
    expect(over({ cash: [70, 70] }).result().places).toEqual([1, 1])
    const three = position({ ...last, seats: 3, player: 2, cash: [70, 90, 70] })
    three.play(2, 'done')
    expect(three.result().places).toEqual([2, 1, 2])
  })
})
