import { seededChance } from '@acheron/core'
import { hellrail } from '@acheron/games/hellrail/third'
import { optionsOf } from '@acheron/host'
import { describe, expect, test } from 'vitest'
import { Camera } from '../src/boards/camera.svelte.ts'
import { freeCorner } from '../src/boards/corners.ts'
import { nearestTowards, type Place, roundPlace, tapped } from '../src/boards/places.ts'
import { choicesAbout, choicesIn } from './sights.ts'

const SIZE = [800, 600] as const
const BOARD = { left: 0, top: 0, right: 400, bottom: 200 }

function cameraOn(lens: ConstructorParameters<typeof Camera>[0] = { largest: 6 }): Camera {
  const camera = new Camera(lens, BOARD)
  camera.resize(...SIZE)
  return camera
}

describe('the camera', () => {
  test('shows all of the board in the middle of the window', () => {
    const camera = cameraOn()
    expect(camera.scale).toBe(2)
    expect(camera.screen({ x: 200, y: 100 })).toEqual({ x: 400, y: 300 })
    expect(camera.isFitted).toBe(true)
  })

  test('enlarges around a point, which stays where it is', () => {
    const camera = cameraOn()
    const at = { x: 300, y: 250 }
    const before = camera.place(at)
    camera.zoom(2, at)
    expect(camera.scale).toBe(4)
    expect(camera.place(at).x).toBeCloseTo(before.x)
    camera.zoom(100, at)
    expect(camera.scale).toBe(6)
    camera.zoom(0.001, at)
    expect(camera.isFitted).toBe(true)
    expect(camera.scale).toBe(2)
  })

  test('never leaves a board that has edges, and may look beside one that grows', () => {
    const [edged, growing] = [cameraOn(), cameraOn({ largest: 6, smallest: 0.1, beside: 0.8 })]
    for (const camera of [edged, growing]) {
      camera.zoom(2, { x: 0, y: 0 })
      camera.shift(10_000, 10_000)
    }
    expect(edged.seen.left).toBeCloseTo(0)
    expect(growing.seen.left).toBe(-160)
  })

  test('follows what is laid until somebody moves it, and then only when it would be out of sight', () => {
    const camera = cameraOn({ largest: 6, smallest: 0.1, beside: 0.8 })
    camera.frame({ ...BOARD, right: 800 })
    expect(camera.scale).toBe(1)
    camera.zoom(0.5, { x: 400, y: 300 })
    camera.frame({ ...BOARD, right: 900 })
    expect(camera.scale).toBe(0.5)
    camera.frame({ ...BOARD, right: 9000 })
    expect(camera.isFitted).toBe(true)
  })

  test('comes back from a visit, unless somebody moved the board', () => {
    const camera = cameraOn()
    camera.visit({ x: 20, y: 20 }, 5)
    expect(camera.scale).toBe(5)
    camera.comeBack()
    expect(camera.isFitted).toBe(true)
    camera.visit({ x: 20, y: 20 }, 5)
    camera.shift(-30, 0)
    camera.comeBack()
    expect(camera.scale).toBe(5)
  })

  test('brings a thing that has the focus into sight and leaves alone what is seen', () => {
    const camera = cameraOn()
    camera.zoom(3, { x: 0, y: 0 })
    const { x } = camera
    camera.show({ x: 60, y: 50 })
    expect(camera.x).toBe(x)
    camera.show({ x: 390, y: 100 })
    expect(camera.seen.right).toBe(400)
  })
})

describe('a tap', () => {
  const thing = (id: number, x: number, y: number) => ({ target: { kind: 'post', id }, place: roundPlace(x, y, 4) })
  const things = [thing(1, 0, 0), thing(2, 30, 0), thing(3, 34, 0)]

  test('means the thing that is near, and the nearer of two that are clear of each other', () => {
    expect(tapped(things, { x: 8, y: 3 }, 20, 7)).toEqual({ kind: 'post', id: 1 })
    expect(tapped(things, { x: 12, y: 0 }, 20, 5)).toEqual({ kind: 'post', id: 1 })
  })

  test('between things that are too close means: come nearer', () => {
    expect(tapped(things, { x: 31, y: 5 }, 20, 7)).toBe('several')
  })

  test('far from everything means nothing', () => {
    expect(tapped(things, { x: 100, y: 0 }, 20, 7)).toBeUndefined()
  })

  test('on a long thing is measured to where fingers would tap it', () => {
    const place: Place = { x: 0, y: 0, width: 200, height: 10, spots: [-90, 0, 90].map((x) => ({ x, y: 0 })) }
    expect(tapped([{ target: { kind: 'route', id: 1 }, place }], { x: 88, y: 4 }, 10, 7)).toMatchObject({ id: 1 })
  })
})

test('a key means what lies ahead rather than aside', () => {
  const points = [
    { x: 10, y: 0, name: 'east' },
    { x: 6, y: 9, name: 'south-east' },
    { x: -10, y: 1, name: 'west' },
  ]
  const from = { x: 0, y: 0 }
  expect(nearestTowards(from, { x: 1, y: 0 }, points)?.name).toBe('east')
  expect(nearestTowards(from, { x: 0, y: 1 }, points)?.name).toBe('south-east')
  expect(nearestTowards(from, { x: -1, y: 0 }, points)?.name).toBe('west')
  expect(nearestTowards(from, { x: 0, y: -1 }, points)).toBeUndefined()
})

describe('the tools of a sheet', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 })

  test('stay where they are while nothing can be chosen there', () => {
    expect(freeCorner([], SIZE, [40, 120], 0)).toBe(0)
    expect(freeCorner([box(400, 300)], SIZE, [40, 120], 2)).toBe(2)
  })

  test('go to a corner where nothing can be chosen, and away where every corner is needed', () => {
    const bottomRight = box(740, 540)
    expect(freeCorner([bottomRight], SIZE, [40, 120], 0)).toBe(1)
    expect(freeCorner([bottomRight, box(10, 540)], SIZE, [40, 120], 0)).toBe(2)
    expect(freeCorner([bottomRight, box(10, 540), box(740, 10), box(10, 10)], SIZE, [40, 120], 0)).toBeUndefined()
  })

  test('go to the corner where least lies, of those where nothing can be chosen', () => {
    const crowdIn = ({ left, top }: { left: number; top: number }): number => (left > 400 ? 5 : top > 300 ? 2 : 1)
    expect(freeCorner([], SIZE, [40, 120], 0, crowdIn)).toBe(3)
    expect(freeCorner([box(10, 10)], SIZE, [40, 120], 0, crowdIn)).toBe(1)
    expect(freeCorner([], SIZE, [40, 120], 2, () => 4)).toBe(2)
  })
})

describe('choices', () => {
  const route = { kind: 'route', id: 3 }
  const pile = { kind: 'pile', id: 0 }

  test('are made of columns and say the same as the game', () => {
    const chance = seededChance(5)
    const s = hellrail.setup({ layout: 'standard', effects: 'open', first: 'seat-1' }, 2, chance)
    for (let i = 0; i < 200; i++) {
      const [p] = hellrail.asked(s)
      if (p === undefined) return
      const legal = hellrail.legal(s, p)
      const choices = choicesIn(hellrail, s, p)
      expect(choices.size).toBe(legal.length)
      expect(choices.all.map(({ move }) => move).sort((a, b) => a - b)).toEqual([...legal].sort((a, b) => a - b))
      for (const { move, verb, targets } of choices.all) {
        expect(verb).toBe(hellrail.notation.verb(move))
        expect(targets).toEqual(hellrail.notation.targets(s, p, move))
        for (const target of targets) expect(choices.about(target).map((one) => one.move)).toContain(move)
      }
      hellrail.play(s, p, legal[chance.pick(legal.length)], chance)
    }
  })

  test('know what is lit, once each, and what is a button', () => {
    const choices = choicesAbout([1, route], [2, route, pile], [3])
    expect(choices.kinds).toEqual(['route', 'pile'])
    expect(choices.ids('route')).toEqual([3])
    expect(choices.isLit(pile)).toBe(true)
    expect(choices.isLit({ kind: 'route', id: 4 })).toBe(false)
    expect(choices.buttons.map(({ move }) => move)).toEqual([3])
  })

  test('about two things of a kind are found by either, and once', () => {
    const choices = choicesAbout(
      [7, { kind: 'post', id: 1 }, { kind: 'post', id: 2 }],
      [8, { kind: 'post', id: 1 }, { kind: 'post', id: 1 }],
    )
    expect(choices.about({ kind: 'post', id: 1 }).map(({ move }) => move)).toEqual([7, 8])
    expect(choices.about({ kind: 'post', id: 2 }).map(({ move }) => move)).toEqual([7])
  })

  test('of one verb about the same kinds of things stand in one run, in the order of the game', () => {
    const s = hellrail.setup({ layout: 'standard', effects: 'open', first: 'seat-1' }, 2, seededChance(5))
    const lay = choicesIn(hellrail, s, 0).with('lay')[0].move
    hellrail.play(s, 0, lay, seededChance(5))
    const legal = hellrail.legal(s, 0)
    const options = optionsOf(hellrail, s, 0, legal)
    expect(options).toMatchObject([{ verb: 'place', kinds: ['cell'] }])
    expect(options.flatMap(({ moves }) => moves)).toEqual(legal)
    for (const { moves, ids } of options) for (const column of ids) expect(column).toHaveLength(moves.length)
  })
})
