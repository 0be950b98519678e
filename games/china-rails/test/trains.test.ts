import { describe, expect, test } from 'vitest'
import { line } from './position.ts'
import { building, position, steps } from './scenario.ts'

const long = line('beijing', 'shanghai')
const [near] = [long.split(' ').slice(0, 14).join(' ')]

function reach(train: string): number {
  const scene = position({ at: ['beijing'], trains: [train], track: [[long]] })
  let moved = 0
  for (const step of steps(near)) {
    if (scene.refused(0, step) === 'CR-154') break
    scene.play(0, step)
    moved++
  }
  return moved
}

function capacity(train: string): number {
  const scene = position({ at: ['harbin'], trains: [train] })
  let taken = 0
  while (scene.refused(0, 'take oil') === undefined) {
    scene.play(0, 'take oil')
    taken++
  }
  expect(scene.refused(0, 'take oil')).toBe('CR-177')
  return taken
}

describe('trains', () => {
  test('CR-030 a freight carries 2 and moves 9', () => {
    expect([capacity('freight'), reach('freight')]).toEqual([2, 9])
  })

  test('CR-031 a fast freight carries 2 and moves 12', () => {
    expect([capacity('fast'), reach('fast')]).toEqual([2, 12])
  })

  test('CR-032 a heavy freight carries 3 and moves 9', () => {
    expect([capacity('heavy'), reach('heavy')]).toEqual([3, 9])
  })

  test('CR-033 a super heavy freight carries 3 and moves 12', () => {
    expect([capacity('super-heavy'), reach('super-heavy')]).toEqual([3, 12])
  })
})

describe('upgrading', () => {
  test('CR-035 at the end of a turn, instead of building', () => {
    const scene = position({ cash: [50] })
    expect(scene.refused(0, 'upgrade fast')).toBe('CR-035')
    scene.play(0, ['done', 'upgrade fast'])
    expect(scene.legal(0)).toEqual(['done'])
    scene.play(0, 'done')
    expect([scene.train(0), scene.asked()]).toEqual(['fast', [1]])
  })

  test('CR-A10 not in a turn in which something was built or linked, nor the other way round', () => {
    const built = position({ phase: 'build', cash: [50] })
    built.play(0, building('48.65 48.66'))
    expect(built.refused(0, 'upgrade fast')).toBe('CR-A10')
    const linked = position({ phase: 'build', cash: [50] })
    linked.play(0, 'link hong-kong')
    expect(linked.refused(0, 'upgrade fast')).toBe('CR-A10')
    const upgraded = position({ phase: 'build', cash: [50] })
    upgraded.play(0, 'upgrade fast')
    expect(upgraded.refused(0, building('48.65 48.66')[0])).toBe('CR-067')
  })

  test('CR-036 a freight becomes a fast or a heavy freight for 20M', () => {
    for (const train of ['fast', 'heavy']) {
      const scene = position({ phase: 'build', cash: [20] })
      scene.play(0, `upgrade ${train}`)
      expect([scene.train(0), scene.cash(0)]).toEqual([train, 0])
    }
    expect(position({ phase: 'build', cash: [19] }).refused(0, 'upgrade fast')).toBe('CR-112')
    expect(position({ phase: 'build' }).refused(0, 'upgrade freight')).toBe('CR-036')
  })

  test('CR-037 both become a super heavy freight for another 20M', () => {
    for (const train of ['fast', 'heavy']) {
      const scene = position({ phase: 'build', cash: [30], trains: [train] })
      scene.play(0, 'upgrade super-heavy')
      expect([scene.train(0), scene.cash(0)]).toEqual(['super-heavy', 10])
    }
    expect(position({ phase: 'build', trains: ['fast'] }).refused(0, 'upgrade freight')).toBe('CR-037')
  })

  test('CR-038 a freight cannot become a super heavy freight in one step', () => {
    expect(position({ phase: 'build' }).refused(0, 'upgrade super-heavy')).toBe('CR-038')
  })

  test('CR-A11 a fast freight cannot become a heavy one, nor a heavy one fast', () => {
    expect(position({ phase: 'build', trains: ['fast'] }).refused(0, 'upgrade heavy')).toBe('CR-A11')
    expect(position({ phase: 'build', trains: ['heavy'] }).refused(0, 'upgrade fast')).toBe('CR-A11')
  })

  test('CR-039 the new train takes the place of the old one', () => {
    const scene = position({ phase: 'build', seats: 2, cash: [50, 50] })
    scene.play(0, ['upgrade heavy', 'done'])
    scene.play(1, 'done')
    expect([scene.train(0), scene.train(1)]).toEqual(['heavy', 'freight'])
    expect(scene.refused(1, 'upgrade fast')).toBeUndefined()
  })

  test('CR-A08 any number of players may have the same train', () => {
    const trains = ['freight', 'fast', 'fast', 'fast', 'fast', 'fast']
    const scene = position({ phase: 'build', seats: 6, trains })
    scene.play(0, 'upgrade fast')
    expect([0, 1, 2, 3, 4, 5].map((p) => scene.train(p))).toEqual(Array(6).fill('fast'))
  })

  test('CR-A82 loads aboard stay aboard', () => {
    const scene = position({ phase: 'build', loads: ['tea silk'], cash: [50] })
    scene.play(0, 'upgrade heavy')
    expect(scene.loads(0)).toBe('silk tea')
  })
})
