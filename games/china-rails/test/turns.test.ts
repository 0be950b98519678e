import { describe, expect, test } from 'vitest'
import { line } from './position.ts'
import { building, newGame, position, steps } from './scenario.ts'

describe('the turn', () => {
  const way = line('beijing', 'tianjin')

  test('CR-065 a turn is a delivery phase and then a building phase', () => {
    const scene = position()
    expect(scene.question()).toMatchObject({ id: 'operate', rule: 'CR-066' })
    scene.play(0, 'done')
    expect(scene.question()).toMatchObject({ id: 'build', rule: 'CR-067' })
    expect(scene.asked()).toEqual([0])
  })

  test('CR-066 in the delivery phase one moves, pays fees, loads, unloads and is paid', () => {
    const scene = position({
      at: ['beijing'],
      track: [[], [way]],
      hands: [['textiles tianjin']],
      cash: [10, 10],
      loads: ['textiles'],
    })
    scene.play(0, ['take iron', 'step e', 'step se', 'deliver textiles tianjin', 'take imports', 'drop iron'])
    expect(scene.cash(0)).toBe(10 - 4 + 18)
    expect([scene.cash(1), scene.loads(0), scene.at(0)]).toEqual([14, 'imports', 'tianjin'])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-067 up to 20M may be spent in a building phase', () => {
    const scene = position({ phase: 'build', cash: [100], spent: 17, track: [[way]] })
    expect(scene.refused(0, 'build 48.66 e')).toBe('CR-100')
    expect(scene.refused(0, 'build 47.64 se')).toBeUndefined()
    expect(scene.refused(0, 'link hong-kong')).toBe('CR-067')
    const full = position({ phase: 'build', cash: [100], spent: 20, track: [[way]] })
    expect(full.refused(0, 'build 47.64 se')).toBe('CR-067')
    expect(full.legal(0)).toEqual(['done'])
    expect(full.question().params).toMatchObject({ left: 0 })
  })

  test('CR-210 building follows movement, never the other way round', () => {
    const scene = position({ at: ['beijing'], track: [[way]] })
    expect(scene.refused(0, 'build 47.64 se')).toBe('CR-210')
    scene.play(0, 'done')
    for (const words of ['step e', 'take iron', 'cross', 'turn', 'drop iron', 'deliver silk taipei'])
      expect(scene.refused(0, words)).toBe('CR-210')
    expect(scene.refused(0, 'build 47.64 se')).toBeUndefined()
  })

  test('CR-211 the same building rules hold as in the opening', () => {
    for (const round of [0, 5]) {
      const scene = position({ round, phase: 'build', cash: [30], track: [['48.65 48.66']] })
      expect(scene.price('build 48.66 e')).toBe(1)
      expect(scene.price('build 47.64 e')).toBe(5)
      expect(scene.refused(0, 'build 50.66 e')).toBe('CR-100')
    }
  })

  test('CR-071 a turn ends when its player says so', () => {
    const scene = position({ phase: 'build' })
    scene.play(0, 'build 48.65 e')
    expect(scene.asked()).toEqual([0])
    scene.play(0, 'done')
    expect(scene.asked()).toEqual([1])
  })

  test('CR-072 then the player to the left has the turn', () => {
    const scene = position({ seats: 3, player: 2, phase: 'build' })
    expect(scene.refused(0, 'done')).toBe('CR-072')
    scene.play(2, 'done')
    expect(scene.asked()).toEqual([0])
    scene.play(0, ['done', 'done'])
    expect(scene.asked()).toEqual([1])
  })
})

test('what belongs to another moment is refused by the rule of that moment', () => {
  for (const scene of [position(), position({ phase: 'build' }), position({ round: 0 })]) {
    expect(scene.refused(0, 'lose tea')).toBe('CR-A91')
    expect(scene.refused(0, 'refuge hami')).toBe('CR-293')
    for (const words of ['start hami', 'start xiamen-port']) expect(scene.refused(0, words)).toBe('CR-A37')
  }
  expect(position({ round: 0, spent: 15 }).refused(0, 'link hong-kong')).toBe('CR-076')
})

describe('exchanging the hand', () => {
  test('CR-068 instead of a turn three new demand cards are drawn', () => {
    const scene = position({ hands: [['wood fuzhou', 'silk taipei', 'tea changchun']] })
    scene.play(0, 'exchange', 'jade baotou', 'oranges beijing', 'wool guangzhou')
    expect(scene.hand(0)).toEqual([0, 1, 3])
    expect(scene.asked()).toEqual([1])
  })

  test('CR-A12 it replaces the whole turn: only before anything else, nothing is built, and not in the opening', () => {
    const way = line('beijing', 'tianjin')
    const scene = position({ at: ['beijing'], track: [[way]] })
    scene.play(0, 'take iron')
    expect(scene.refused(0, 'exchange')).toBe('CR-A12')
    const moved = position({ at: ['beijing'], track: [[way]] })
    moved.play(0, steps(way))
    expect(moved.refused(0, 'exchange')).toBe('CR-A12')
    expect(position({ phase: 'build' }).refused(0, 'exchange')).toBe('CR-A12')
    expect(position({ round: 0 }).refused(0, 'exchange')).toBe('CR-A12')
    const other = position()
    other.play(0, 'exchange')
    expect(other.asked()).toEqual([1])
  })

  test('CR-069 events drawn on the way take effect and are replaced', () => {
    const scene = position({ cash: [120, 30] })
    scene.play(0, 'exchange', 'jade baotou', 'tax', 'oranges beijing', 'strike-1', 'wool guangzhou')
    expect(scene.hand(0)).toEqual([0, 1, 3])
    expect([scene.cash(0), scene.cash(1)]).toEqual([105, 30])
    expect(scene.inForce()).toEqual(['strike-1'])
    expect(scene.asked()).toEqual([1])
  })

  test('CR-070 no hand is exchanged in a lost turn', () => {
    const scene = position({ phase: 'build', lost: [0, 1] })
    const before = scene.hand(1)
    scene.play(0, 'done')
    expect(scene.ids()).toContain('lost-turn')
    expect(scene.hand(1)).toEqual(before)
    expect(scene.asked()).toEqual([0])
  })
})

describe('the opening', () => {
  test('CR-075 everybody has two building turns without a delivery phase', () => {
    const game = newGame(3)
    for (let turn = 0; turn < 6; turn++) {
      const [p] = game.asked()
      expect(game.question()).toMatchObject({ id: 'build', params: { opening: 1 } })
      for (const words of ['step e', 'take tea']) expect(game.refused(p, words)).toBe('CR-075')
      game.play(p, 'done')
    }
    expect(game.question().id).toBe('start')
  })

  test('CR-076 up to 20M in each opening turn, on track or on a better train', () => {
    const game = newGame(2)
    const [p] = game.asked()
    expect(game.refused(p, 'upgrade heavy')).toBeUndefined()
    game.play(p, [...building('48.65 48.66 48.67 48.68 49.68'), 'link hong-kong'])
    expect(game.cash(p)).toBe(60 - 12)
    game.play(p, building('26.51 26.52 27.52 27.51 28.51 29.51 29.50'))
    game.play(p, building('28.51 28.52 28.53'))
    expect(game.cash(p)).toBe(60 - 20)
    expect(game.refused(p, 'build 29.50 e')).toBe('CR-111')
    expect(game.refused(p, 'build 29.49 e')).toBe('CR-076')
    expect(game.refused(p, 'link hong-kong')).toBe('CR-140')
    expect(game.refused(p, 'upgrade heavy')).toBe('CR-A10')
    game.play(p, 'done')
    expect(game.asked()).toEqual([1 - p])
  })

  test('CR-077 the first opening round goes clockwise from the first player', () => {
    const game = newGame(4)
    const [first] = game.asked()
    for (let i = 0; i < 4; i++) {
      expect(game.asked()).toEqual([(first + i) % 4])
      game.play((first + i) % 4, 'done')
    }
  })

  test('CR-078 the second goes back from the last player to the first', () => {
    const game = newGame(4)
    const [first] = game.asked()
    for (let i = 0; i < 4; i++) game.play((first + i) % 4, 'done')
    for (let i = 3; i >= 0; i--) {
      expect(game.asked()).toEqual([(first + i) % 4])
      game.play((first + i) % 4, 'done')
    }
  })

  test('CR-079 then normal turns begin with the first player, clockwise', () => {
    const game = newGame(3)
    const [first] = game.asked()
    for (let turn = 0; turn < 6; turn++) game.play(game.asked()[0], 'done')
    for (let i = 0; i < 4; i++) {
      const p = (first + i) % 3
      expect(game.asked()).toEqual([p])
      game.play(p, i < 3 ? ['start beijing', 'done', 'done'] : ['done', 'done'])
    }
  })
})
