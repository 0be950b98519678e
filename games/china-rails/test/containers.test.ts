import { describe, expect, test } from 'vitest'
import { chinaRails, TAIWAN } from '../src/index.ts'
import { position, steps } from './scenario.ts'

const atXiamen = { at: ['xiamen-port'], links: ['xiamen'], track: [['16.70 xiamen-port']] }

/** The others and the building phase pass by. */
const nextTurn = (scene: ReturnType<typeof position>): void => {
  scene.play(0, ['done', 'done'])
  scene.play(1, ['done', 'done'])
}

describe('containers for Taiwan', () => {
  test('CR-200 trains never run in Taiwan', () => {
    const starts = Array.from({ length: TAIWAN }, (_, city) => city)
    expect(starts).toHaveLength(49)
    expect(() => position({ at: ['taipei'] })).toThrow('position.at[0] must be a whole number')
    expect(chinaRails.notation.parse(position().table.state, 'start taipei')).toBeUndefined()
  })

  test('CR-201 a train ends its movement at the port to exchange containers', () => {
    const scene = position({ ...atXiamen, at: ['16.70'] })
    scene.play(0, steps('16.70 xiamen-port'))
    expect(scene.refused(0, 'take fish')).toBe('CR-202')
    nextTurn(scene)
    scene.play(0, 'take fish')
    expect(scene.loads(0)).toBe('fish')
    expect(
      position({ at: ['beijing'], loads: ['silk'], hands: [['silk taipei']] }).refused(0, 'deliver silk taipei'),
    ).toBe('CR-201')
  })

  test('CR-202 at the start of its next turn it either delivers or loads', () => {
    const scene = position({ ...atXiamen, loads: ['silk'], hands: [['silk taipei']] })
    expect(scene.legal(0, 'take')).toEqual([
      'take electronics',
      'take fish',
      'take imports',
      'take machinery',
      'take steel',
    ])
    expect(scene.legal(0, 'deliver')).toEqual(['deliver silk taipei'])
    scene.play(0, steps('xiamen-port 16.70'))
    expect(scene.legal(0, 'deliver')).toEqual([])
    scene.play(0, 'done')
    scene.play(0, 'done')
    expect(scene.asked()).toEqual([1])
  })

  test('CR-A28 a link of one’s own is needed', () => {
    const scene = position({
      ...atXiamen,
      track: [['16.70 xiamen-port', '19.71 fuzhou-port'], ['15.70 xiamen-port']],
      links: ['fuzhou', 'xiamen'],
      loads: ['silk'],
      hands: [['silk taipei']],
      cash: [50, 50],
    })
    expect(scene.refused(0, 'take fish')).toBe('CR-A28')
    expect(scene.refused(0, 'deliver silk taipei')).toBe('CR-A28')
  })

  test('CR-A33 one operation handles several loads and cities, but either loads or delivers', () => {
    const hands = [['silk taipei', 'silk taichung', 'porcelain kaohsiung']]
    const scene = position({ ...atXiamen, trains: ['heavy'], loads: ['silk silk'], hands })
    scene.play(0, ['deliver silk taipei', 'deliver silk taichung'])
    expect(scene.refused(0, 'take fish')).toBe('CR-A33')
    const loading = position({ ...atXiamen, trains: ['heavy'], loads: ['silk'], hands })
    loading.play(0, ['take fish', 'take machinery'])
    expect(loading.loads(0)).toBe('fish machinery silk')
    expect(loading.refused(0, 'deliver silk taipei')).toBe('CR-A33')
  })

  test('CR-A33 a delivery to Hong Kong itself is no container operation', () => {
    const quay = { at: ['hong-kong-port'], loads: ['copper silk'], hands: [['copper hong-kong', 'silk taipei']] }
    const linked = position({ ...quay, links: ['hong-kong'] })
    linked.play(0, 'deliver copper hong-kong')
    expect(linked.refused(0, 'deliver silk taipei')).toBeUndefined()
    expect(linked.refused(0, 'take fish')).toBeUndefined()
    const without = position(quay)
    without.play(0, 'deliver copper hong-kong')
    expect(without.refused(0, 'deliver silk taipei')).toBe('CR-A28')
  })

  test('CR-A33 what Hong Kong itself offers is no container operation', () => {
    const scene = position({
      at: ['hong-kong-port'],
      links: ['hong-kong'],
      loads: ['silk'],
      hands: [['silk taipei']],
    })
    scene.play(0, 'take imports')
    expect(scene.refused(0, 'deliver silk taipei')).toBeUndefined()
  })

  test('CR-203 after the operation the train moves as usual', () => {
    const scene = position(atXiamen)
    scene.play(0, ['take fish', ...steps('xiamen-port 16.70')])
    expect([scene.at(0), scene.left()]).toEqual(['16.70', 8])
  })

  test('CR-204 to do both the train waits, without a step, for the start of the next turn', () => {
    const scene = position({ ...atXiamen, loads: ['silk'], hands: [['silk taipei']] })
    scene.play(0, 'deliver silk taipei')
    expect(scene.refused(0, 'take fish')).toBe('CR-A33')
    nextTurn(scene)
    scene.play(0, 'take fish')
    expect(scene.loads(0)).toBe('fish')
  })

  test('CR-205 for others the port is like a clear milepost', () => {
    const way = '16.70 xiamen-port 17.71'
    const scene = position({ at: ['16.70'], track: [[way]] })
    scene.play(0, steps(way))
    expect([scene.at(0), scene.left()]).toEqual(['17.71', 7])
  })

  test('CR-A35 nothing is dropped at a port, except in Hong Kong', () => {
    expect(position({ ...atXiamen, loads: ['tea'] }).refused(0, 'drop tea')).toBe('CR-A35')
    expect(position({ at: ['hong-kong-port'], loads: ['tea'] }).refused(0, 'drop tea')).toBeUndefined()
  })

  test('CR-206 imports and fish are loaded in one operation', () => {
    const scene = position(atXiamen)
    scene.play(0, ['take imports', 'take fish'])
    expect(scene.loads(0)).toBe('fish imports')
  })

  test('CR-207 silk for Taipei is paid at the start of the turn after the arrival', () => {
    const scene = position({ ...atXiamen, at: ['16.70'], loads: ['silk'], hands: [['silk taipei']], cash: [1, 1] })
    scene.play(0, steps('16.70 xiamen-port'))
    expect(scene.refused(0, 'deliver silk taipei')).toBe('CR-202')
    nextTurn(scene)
    scene.play(0, 'deliver silk taipei')
    expect(scene.cash(0)).toBe(1 + 19)
  })

  test('CR-208 a train that starts at a port takes one load from Taiwan, without waiting and without the link', () => {
    const scene = position({ phase: 'start', track: [['16.70 xiamen-port']], loads: [''] })
    scene.play(0, ['start xiamen-port', 'take electronics'])
    expect(scene.loads(0)).toBe('electronics')
    expect(scene.refused(0, 'take electronics')).toBe('CR-A28')
    const linked = position({ phase: 'start', track: [['16.70 xiamen-port']], links: ['xiamen'] })
    linked.play(0, ['start xiamen-port', 'take electronics'])
    expect(linked.refused(0, 'take fish')).toBe('CR-202')
    const left = position({ phase: 'start', track: [['xiamen-port 16.70 17.70 xiamen-port']] })
    left.play(0, ['start xiamen-port', ...steps('xiamen-port 16.70 17.70 xiamen-port')])
    expect(left.refused(0, 'take electronics')).toBe('CR-A28')
  })

  test('CR-A93 nothing is declared: a link bought after the arrival is good for the next turn', () => {
    const scene = position({ ...atXiamen, links: [''], at: ['16.70'], cash: [50, 50] })
    scene.play(0, [...steps('16.70 xiamen-port'), 'done', 'link xiamen', 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.refused(0, 'take fish')).toBeUndefined()
    const unlinked = position({ ...atXiamen, links: [''], at: ['16.70'] })
    unlinked.play(0, steps('16.70 xiamen-port'))
    nextTurn(unlinked)
    expect(unlinked.refused(0, 'take fish')).toBe('CR-A28')
    const come = position({ ...atXiamen, justCome: [0] })
    expect(come.refused(0, 'take fish')).toBe('CR-202')
  })

  test('CR-A34 a lost turn is no turn at the port', () => {
    const scene = position({ ...atXiamen, at: ['16.70'], lost: [1] })
    scene.play(0, [...steps('16.70 xiamen-port'), 'done', 'done'])
    scene.play(1, ['done', 'done'])
    expect(scene.asked()).toEqual([1])
    scene.play(1, ['done', 'done'])
    scene.play(0, 'take fish')
    expect(scene.loads(0)).toBe('fish')
  })
})
