import { describe, expect, test } from 'vitest'
import { line, type Position } from './position.ts'
import { building, position, type Scene, steps } from './scenario.ts'

function drawn(event: string, wanted: Position = {}): Scene {
  const scene = position(wanted)
  scene.play(0, 'exchange', event)
  return scene
}

const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])

describe('storms and snow', () => {
  const cash = [50, 50]

  test('CR-280 weather lasts until the end of the drawer’s next turn', () => {
    for (const event of ['manchuria-snow', 'heavy-snow', 'sea-storm', 'wind-storm', 'sandstorm-gobi', 'earthquake']) {
      const scene = drawn(event)
      pass(scene, 1)
      expect(scene.inForce()).toEqual([event])
      pass(scene, 0)
      expect(scene.inForce()).toEqual([])
    }
  })

  test('CR-281 a train in the area moves at half rate', () => {
    for (const [event, place] of [
      ['manchuria-snow', 'harbin'],
      ['sea-storm', 'qingdao'],
      ['wind-storm', 'fuzhou'],
    ]) {
      expect(drawn(event, { at: ['kunming', place] }).left()).toBe(5)
      expect(drawn(event, { at: ['kunming', 'wuhan'] }).left()).toBe(9)
      const starting = position({ phase: 'start', events: { [event]: 2 } })
      starting.play(0, `start ${place}`)
      expect(starting.left()).toBe(5)
    }
  })

  test('CR-282 nobody builds in the area while it lasts', () => {
    for (const [event, own, next] of [
      ['sea-storm', '42.70 42.71', '42.71 qingdao'],
      ['wind-storm', '16.70 17.70', '16.70 xiamen-port'],
      ['heavy-snow', '39.48 39.49', '39.48 39.47'],
    ]) {
      const scene = drawn(event, { track: [[], [own]], cash })
      scene.play(1, 'done')
      expect(scene.refused(1, building(next)[0])).toMatch(/^CR-2(89|90|87)$/)
    }
  })

  test('CR-283 afterwards building there is free again', () => {
    const scene = drawn('wind-storm', { track: [[], ['16.70 17.70']], cash })
    pass(scene, 1)
    pass(scene, 0)
    scene.play(1, ['done', ...building('16.70 xiamen-port')])
    expect(scene.owner('16.70 xiamen-port')).toBe(1)
  })

  test('CR-284 Snow in Manchuria: half rate', () => {
    const scene = drawn('manchuria-snow', { at: ['kunming', 'qiqihar'], trains: ['freight', 'super-heavy'] })
    expect(scene.left()).toBe(6)
  })

  test('CR-285 Snow in Manchuria: no train enters an alpine milepost', () => {
    const scene = drawn('manchuria-snow', { at: ['kunming', '61.77'], track: [[], ['61.77 61.78']] })
    expect(scene.refused(1, 'step e')).toBe('CR-285')
  })

  test('CR-A67 Snow in Manchuria: a train may leave an alpine milepost, and nobody builds to one', () => {
    const scene = drawn('manchuria-snow', { at: ['kunming', '61.78'], track: [[], ['61.77 61.78']], cash })
    scene.play(1, ['step w', 'done'])
    expect([scene.at(1), scene.refused(1, building('60.78 61.78')[0])]).toEqual(['61.77', 'CR-A67'])
    expect(scene.refused(1, building('61.78 61.79')[0])).toBeUndefined()
  })

  test('CR-286 Snow in Manchuria: on other terrain building is allowed', () => {
    const scene = drawn('manchuria-snow', { track: [[], ['61.77 60.77']], cash })
    scene.play(1, 'done')
    expect(scene.refused(1, building('61.77 61.78')[0])).toBe('CR-A67')
    expect(scene.refused(1, building('61.77 62.77')[0])).toBeUndefined()
  })

  test('CR-287 Heavy Snow: no movement and no building around Lanzhou', () => {
    const way = line('lanzhou', 'xining')
    const scene = drawn('heavy-snow', { at: ['kunming', 'lanzhou'], track: [[], [way]], cash })
    expect([scene.legal(1, 'step'), scene.refused(1, steps(way)[0])]).toEqual([[], 'CR-287'])
    scene.play(1, 'done')
    expect(scene.refused(1, building('lanzhou 39.47')[0])).toBe('CR-287')
  })

  test('CR-A68 Heavy Snow: no train enters; one within may load and deliver', () => {
    const inside = drawn('heavy-snow', {
      at: ['kunming', 'lanzhou'],
      loads: ['', 'coal'],
      hands: [[], ['coal lanzhou']],
    })
    inside.play(1, ['take copper', 'deliver coal lanzhou'])
    expect(inside.loads(1)).toBe('copper')
    const outside = drawn('heavy-snow', { at: ['kunming', '39.53'], track: [[], ['39.52 39.53']] })
    expect(outside.refused(1, 'step w')).toBe('CR-287')
  })

  test('CR-288 Storm at Sea: half rate on the coasts of the Yellow Sea and the Bohai', () => {
    const scene = drawn('sea-storm', { at: ['kunming', '43.70'], track: [[], ['43.70 penglai']] })
    expect(scene.left()).toBe(9)
    scene.play(1, steps('43.70 penglai'))
    expect(scene.left()).toBe(4)
    expect(drawn('sea-storm', { at: ['kunming', 'fuzhou'] }).left()).toBe(9)
  })

  test('CR-289 Storm at Sea: nobody builds on these coasts', () => {
    const scene = drawn('sea-storm', { track: [[], ['43.70 43.69']], cash })
    scene.play(1, 'done')
    expect(scene.refused(1, building('43.70 penglai')[0])).toBe('CR-289')
    expect(scene.refused(1, building('43.70 42.70')[0])).toBeUndefined()
  })

  test('CR-A69 Storm at Sea: ferry and containers go on', () => {
    const scene = drawn('sea-storm', { at: ['kunming', 'dalian'], ferry: [1], track: [[], ['48.71 dalian']] })
    scene.play(1, 'cross')
    expect(scene.at(1)).toBe('44.71')
    const track = [[], ['16.70 xiamen-port']]
    const quay = drawn('sea-storm', { at: ['kunming', 'xiamen-port'], links: ['', 'xiamen'], track })
    expect(quay.refused(1, 'take fish')).toBeUndefined()
  })

  test('CR-290 Wind Storm: half rate on the southern coast, and nobody builds there or buys a link', () => {
    const scene = drawn('wind-storm', { at: ['kunming', 'xiamen-port'], track: [[], ['16.70 xiamen-port']], cash })
    expect(scene.left()).toBe(5)
    scene.play(1, 'done')
    expect(scene.refused(1, building('xiamen-port 17.71')[0])).toBe('CR-290')
    expect(scene.refused(1, 'link xiamen')).toBe('CR-290')
  })

  test('CR-291 Wind Storm: every train there when it is drawn loses one load, but no turn', () => {
    const scene = drawn('wind-storm', { at: ['kunming', 'fuzhou'], loads: ['tea', 'silk'] })
    expect([scene.loads(0), scene.loads(1), scene.asked()]).toEqual(['tea', '', [1]])
  })
})
