import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Camera } from '../src/boards/camera.svelte.ts'
import { Hand } from '../src/boards/hand.svelte.ts'
import type { Point } from '../src/boards/places.ts'

/** A sheet of 800 by 600 pixels at the corner of the window, without a page around it. */
class Sheet extends EventTarget {
  getBoundingClientRect(): { left: number; top: number } {
    return { left: 0, top: 0 }
  }
  setPointerCapture(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Element', class {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A hand over a board of 400 by 300 units; rows begin in its left half. */
function handOn() {
  const camera = new Camera({ largest: 8 }, { left: 0, top: 0, right: 400, bottom: 300 })
  camera.resize(800, 600)
  const traced: Point[] = []
  const ends: boolean[] = []
  const hand = new Hand(camera, {
    traces: ({ x }) => x < 400,
    trace: (at) => traced.push(at),
    traced: (isDone) => ends.push(isDone),
    hasThing: () => false,
  })
  const sheet = new Sheet()
  hand.attach(sheet as unknown as HTMLElement)
  const send = (type: string, x: number, y: number, more: Record<string, unknown> = {}): void => {
    const event = new Event(type, { cancelable: true })
    const given = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', button: 0, ...more }
    for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value })
    sheet.dispatchEvent(event)
  }
  return { camera, hand, traced, ends, send }
}

describe('a hand', () => {
  test('that moves the board does not click, and one that hardly moves does', () => {
    const { camera, hand, send } = handOn()
    camera.zoom(2, { x: 400, y: 300 })
    const { x } = camera
    send('pointerdown', 600, 300)
    send('pointermove', 603, 302)
    expect(hand.hasMoved).toBe(false)
    send('pointermove', 640, 300)
    expect(hand.hasMoved).toBe(true)
    expect(camera.x - x).toBeGreaterThan(30)
  })

  test('traces a row from where one can begin, and leaves nothing out however quick it is', () => {
    const { camera, traced, ends, send } = handOn()
    const { x } = camera
    send('pointerdown', 100, 300)
    send('pointermove', 300, 300)
    send('pointerup', 300, 300)
    expect(camera.x).toBe(x)
    expect(traced[0]).toEqual({ x: 100, y: 300 })
    const gaps = traced.slice(1).map((at, i) => at.x - traced[i].x)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5)
    expect(traced.at(-1)).toEqual({ x: 300, y: 300 })
    expect(ends).toEqual([true])
  })

  test('takes the board along when a row comes to the edge', () => {
    const { camera, send } = handOn()
    camera.zoom(3, { x: 400, y: 300 })
    const { x } = camera
    send('pointerdown', 300, 300)
    send('pointermove', 10, 300)
    expect(camera.x).toBeGreaterThan(x)
  })

  test('lets go of a row with a second finger, which pinches', () => {
    const { camera, ends, send } = handOn()
    send('pointerdown', 100, 300, { pointerType: 'touch' })
    send('pointermove', 200, 300, { pointerType: 'touch' })
    send('pointerdown', 600, 300, { pointerType: 'touch', pointerId: 2 })
    expect(ends).toEqual([false])
    send('pointermove', 700, 300, { pointerType: 'touch', pointerId: 2 })
    expect(camera.scale).toBeGreaterThan(2)
  })

  test('lets go of a row with Escape', () => {
    const { hand, ends, send } = handOn()
    expect(hand.leave()).toBe(false)
    send('pointerdown', 100, 300)
    send('pointermove', 200, 300)
    expect(hand.leave()).toBe(true)
    expect(ends).toEqual([false])
  })

  test('that taps twice on nothing comes nearer', () => {
    const { camera, send } = handOn()
    for (let tap = 0; tap < 2; tap++) {
      send('pointerdown', 600, 300, { timeStamp: 1000 + tap * 100 })
      send('pointerup', 600, 300, { timeStamp: 1050 + tap * 100 })
    }
    expect(camera.scale).toBe(4)
  })

  test('that taps in two places taps twice', () => {
    const { camera, send } = handOn()
    for (let tap = 0; tap < 2; tap++) {
      send('pointerdown', 500 + tap * 100, 300, { timeStamp: 1000 + tap * 100 })
      send('pointerup', 500 + tap * 100, 300, { timeStamp: 1050 + tap * 100 })
    }
    expect(camera.scale).toBe(2)
  })
})
