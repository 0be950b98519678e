import { describe, expect, test } from 'vitest'
import { chinaRails } from '../src/index.ts'
import { line, type Position } from './position.ts'
import { building, position, type Scene, steps } from './scenario.ts'

function drawn(event: string, wanted: Position = {}): Scene {
  const scene = position(wanted)
  scene.play(0, 'exchange', event)
  return scene
}

const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])

describe('Flood', () => {
  const bridge = '26.52 25.52'
  const across = { track: [['26.51 26.52 25.52 25.53'], ['27.52 27.53 27.54']], cash: [50, 50] }

  test('CR-256 all track across the rivers is erased, whoever owns it, also across a second water', () => {
    const scene = drawn('flood-1', across)
    expect([scene.owner(bridge), scene.owner('27.53 27.54')]).toEqual([undefined, undefined])
    expect([scene.owner('26.51 26.52'), scene.owner('25.52 25.53'), scene.owner('27.52 27.53')]).toEqual([0, 0, 1])
    const mouth = drawn('flood-1', { track: [['32.74 31.74'], ['33.73 32.74']] })
    expect([mouth.track(0), mouth.track(1)]).toEqual([0, 1])
    const other = drawn('flood-2', across)
    expect(other.owner(bridge)).toBe(0)
  })

  test('CR-257 while it lasts nobody builds across these rivers', () => {
    const scene = drawn('flood-1', across)
    scene.play(1, 'done')
    expect(scene.refused(1, building('27.53 27.54')[0])).toBe('CR-257')
    expect(scene.refused(1, building('27.52 28.53')[0])).toBeUndefined()
  })

  test('CR-258 while it lasts no train crosses these rivers', () => {
    const scene = drawn('flood-1', { at: ['kunming', '26.52'], track: [[], ['26.52 25.52']] })
    expect(scene.refused(1, 'step se')).toBe('CR-152')
    const red = drawn('flood-1', { at: ['kunming', '25.50'] })
    expect(red.refused(1, steps('25.50 25.51')[0])).toBe('CR-258')
  })

  test('CR-A60 inside a red area nothing is erased, but the river cannot be crossed there', () => {
    const scene = drawn('flood-1', { at: ['kunming', 'chongqing'] })
    expect(scene.refused(1, steps('25.50 25.51')[0])).toBe('CR-258')
    expect(scene.refused(1, steps('25.50 25.49')[0])).toBeUndefined()
    pass(scene, 1)
    pass(scene, 0)
    expect(scene.refused(1, steps('25.50 25.51')[0])).toBeUndefined()
  })

  test('CR-A62 dry rivers are never flooded, not even after the rains', () => {
    const track = [['hotan 47.13', '47.40 47.41']]
    for (const flood of ['flood-1', 'flood-2']) {
      const scene = drawn(flood, { track, events: { 'desert-rains': 0 } })
      expect(scene.track(0)).toBe(2)
    }
  })

  test('CR-259 it lasts until the end of the drawer’s next building phase', () => {
    const scene = drawn('flood-1', across)
    pass(scene, 1)
    scene.play(0, 'done')
    expect(scene.refused(0, building(bridge)[0])).toBe('CR-257')
    scene.play(0, 'done')
    expect(scene.inForce()).toEqual([])
  })

  test('CR-260 afterwards everybody may rebuild the own bridges', () => {
    const scene = drawn('flood-1', across)
    pass(scene, 1)
    pass(scene, 0)
    scene.play(1, ['done', ...building('27.53 27.54'), 'done'])
    scene.play(0, ['done', ...building(bridge)])
    expect([scene.owner('27.53 27.54'), scene.owner(bridge), scene.view().bridges]).toEqual([1, 0, [[], []]])
  })

  test('CR-261 a bridge is reserved until its owner could have rebuilt it in a building phase after the flood', () => {
    const rivals = { seats: 2, track: [['26.51 26.52 25.52'], ['25.52 25.53', '27.52 26.52']], cash: [50, 50] }
    const scene = drawn('flood-1', rivals)
    pass(scene, 1)
    pass(scene, 0)
    scene.play(1, 'done')
    expect(scene.refused(1, building(bridge)[0])).toBe('CR-261')
    scene.play(1, 'done')
    pass(scene, 0)
    expect(scene.ids()).toContain('bridges-free')
    scene.play(1, 'done')
    expect(scene.refused(1, building(bridge)[0])).toBeUndefined()
    const lost = drawn('flood-1', { ...rivals, lost: [2] })
    pass(lost, 1)
    pass(lost, 1)
    lost.play(1, 'done')
    expect(lost.refused(1, building(bridge)[0])).toBe('CR-261')
  })
})

describe('Derailment', () => {
  test('CR-276 every train within 3 mileposts of a named city loses a load of its owner’s choice', () => {
    const scene = drawn('derailment-1', {
      seats: 3,
      at: ['kunming', '48.67', '48.68'],
      loads: ['', 'tea silk', 'tea silk'],
    })
    expect(scene.legal(1)).toEqual(['lose silk', 'lose tea'])
    scene.play(1, 'lose silk')
    expect([scene.loads(1), scene.loads(2)]).toEqual(['tea', 'silk tea'])
  })

  test('CR-277 its owner also loses the next turn', () => {
    const scene = drawn('derailment-1', { seats: 3, at: ['kunming', '48.67', '48.68'] })
    expect([scene.asked(), scene.ids().filter((id) => id === 'lost-turn')]).toEqual([[2], ['lost-turn']])
  })

  test('CR-A65 a train without a load loses only the turn', () => {
    const scene = drawn('derailment-1', { at: ['kunming', 'beijing'], loads: ['tea', ''] })
    expect([scene.asked(), scene.loads(0)]).toEqual([[0], 'tea'])
  })
})

describe('Sandstorm', () => {
  const cash = [50, 50]
  const desert = '49.55 48.55 48.54 48.53 48.52'

  test('CR-292 all track with an end in the desert is erased, also a section from a city', () => {
    const scene = drawn('sandstorm-gobi', { track: [[desert], ['49.54 48.54', 'baotou 49.56']], cash })
    expect([scene.owner('49.55 48.55'), scene.owner('baotou 49.56')]).toEqual([0, 1])
    expect([scene.track(0), scene.track(1)]).toEqual([1, 1])
    const hotan = drawn('sandstorm-taklimakan', { track: [['hotan 47.13', 'hotan 46.12']] })
    expect([hotan.owner('hotan 47.13'), hotan.owner('hotan 46.12')]).toEqual([undefined, 0])
    expect(drawn('sandstorm-taklimakan', { track: [[desert]] }).track(0)).toBe(4)
  })

  test('CR-293 a train in the desert is put into the nearest city along the track, whoever owns it, without fee', () => {
    const scene = drawn('sandstorm-gobi', { at: ['kunming', '48.53'], track: [[desert]], cash })
    expect([scene.at(1), scene.cash(1), scene.ids()]).toEqual([
      'baotou',
      50,
      expect.arrayContaining(['refuge', 'erased']),
    ])
  })

  test('CR-235 a train that the storm brings to a major has come to the congress', () => {
    const track = [['57.59 56.60 55.60 54.61 53.61 52.62 51.62 50.63 49.63']]
    const scene = drawn('sandstorm-gobi', { at: ['kunming', '57.59'], track, cash, events: { congress: 2 }, duty: [1] })
    expect([scene.at(1), scene.cash(1), scene.inForce()]).toEqual(['beijing', 60, ['sandstorm-gobi']])
  })

  test('CR-A71 the track counts as it was; without any the map decides; of equally near cities the owner chooses', () => {
    const map = drawn('sandstorm-gobi', { at: ['kunming', '48.53'], cash })
    expect(map.at(1)).toBe('baotou')
    const along = drawn('sandstorm-gobi', { at: ['kunming', '48.53'], track: [[line('48.53', 'yinchuan')]], cash })
    expect(along.at(1)).toBe('yinchuan')
    const own = drawn('sandstorm-gobi', { at: ['kunming', '48.53'], track: [[], [line('48.53', 'yinchuan')]], cash })
    expect(own.at(1)).toBe('yinchuan')
    const tied = drawn('sandstorm-gobi', { at: ['kunming', '48.52'], loads: ['', 'tea'], cash })
    expect([tied.asked(), tied.question()]).toMatchObject([[1], { id: 'refuge', rule: 'CR-A71' }])
    expect(tied.legal(1)).toEqual(['refuge baotou', 'refuge yinchuan'])
    for (const words of ['refuge datong', 'done', 'lose tea']) expect(tied.refused(1, words)).toBe('CR-A71')
    tied.play(1, 'refuge yinchuan')
    expect([tied.at(1), tied.loads(1), tied.asked()]).toEqual(['yinchuan', '', [0]])
  })

  test('CR-294 its owner loses a turn and a load', () => {
    const scene = drawn('sandstorm-gobi', { at: ['kunming', '48.53'], loads: ['', 'tea silk'], track: [[desert]] })
    expect(scene.asked()).toEqual([1])
    scene.play(1, 'lose tea')
    expect([scene.loads(1), scene.asked()]).toEqual(['silk', [0]])
    expect(scene.ids()).toContain('lost-turn')
  })

  test('CR-295 nobody builds in that desert while it lasts', () => {
    const scene = drawn('sandstorm-gobi', { track: [[], ['49.55 48.55', 'hotan 46.12']], cash })
    scene.play(1, 'done')
    expect(scene.refused(1, building('48.55 48.54')[0])).toBe('CR-295')
    expect(scene.refused(1, building('hotan 47.13')[0])).toBeUndefined()
  })
})

describe('Earthquake and Desert Rains', () => {
  test('CR-300 trains up to 4 mileposts from Taiyuan lose a turn and a load', () => {
    const scene = drawn('earthquake', { seats: 3, at: ['kunming', 'taiyuan', '43.63'], loads: ['', 'tea', 'tea silk'] })
    expect(scene.asked()).toEqual([2])
    scene.play(2, 'lose silk')
    expect([scene.loads(1), scene.loads(2), scene.asked()]).toEqual(['', 'tea', [0]])
  })

  test('CR-301 trains 5 to 9 mileposts away lose only half their movement', () => {
    const scene = drawn('earthquake', { at: ['kunming', '43.64'], loads: ['', 'tea'] })
    expect([scene.asked(), scene.loads(1), scene.left()]).toEqual([[1], 'tea', 5])
  })

  test('CR-A73 these are slow in their next turn only; the drawer for the rest of this turn and in the next', () => {
    const scene = drawn('earthquake', { at: ['kunming', 'beijing'] })
    expect(scene.left()).toBe(5)
    pass(scene, 1)
    pass(scene, 0)
    expect(scene.left()).toBe(9)
    const drawer = position({ at: ['beijing'], loads: ['tin'], hands: [['tin beijing']] })
    drawer.play(0, 'deliver tin beijing', 'earthquake')
    expect(drawer.left()).toBe(5)
    pass(drawer, 0)
    pass(drawer, 1)
    expect(drawer.left()).toBe(5)
    pass(drawer, 0)
    pass(drawer, 1)
    expect(drawer.left()).toBe(9)
  })

  test('an earthquake in the very last round shakes trains for a turn that never comes', () => {
    const scene = drawn('earthquake', { seats: 6, round: 150, at: ['beijing', 'beijing'] })
    expect(scene.view().shaken.filter((turn) => turn > scene.view().turn)).toHaveLength(1)
    expect(() => chinaRails.check(scene.table.state)).not.toThrow()
  })

  test('CR-302 trains 10 or more away are spared', () => {
    const scene = drawn('earthquake', { at: ['kunming', '48.67'], loads: ['', 'tea'] })
    expect([scene.left(), scene.loads(1)]).toEqual([9, 'tea'])
    expect(drawn('earthquake', { at: ['kunming', '48.65'] }).left()).toBe(5)
  })

  test('CR-303 nobody builds within 9 mileposts until the end of the drawer’s next turn', () => {
    const scene = drawn('earthquake', { cash: [50, 50] })
    scene.play(1, 'done')
    expect(scene.refused(1, building('48.65 48.66')[0])).toBe('CR-303')
    expect(scene.refused(1, building('26.51 26.52')[0])).toBeUndefined()
    scene.play(1, 'done')
    pass(scene, 0)
    scene.play(1, 'done')
    expect(scene.refused(1, building('48.65 48.66')[0])).toBeUndefined()
  })

  test('CR-304 Desert Rains: track that is there stays', () => {
    const scene = drawn('desert-rains', { track: [['hotan 47.13'], ['47.40 47.41']] })
    expect([scene.owner('hotan 47.13'), scene.owner('47.40 47.41')]).toEqual([0, 1])
  })

  test('CR-305 Desert Rains: a dry river costs 2M more', () => {
    const scene = drawn('desert-rains', { track: [[], ['jiuquan 47.40']], cash: [50, 50] })
    scene.play(1, 'done')
    expect(scene.price(building('47.40 47.41')[0])).toBe(1 + 2)
  })

  test('CR-306 Desert Rains: a dry lake costs 2M more', () => {
    const dry = position({ phase: 'build', track: [[lake.own]], cash: [50, 50] })
    const before = dry.price(building(lake.next)[0])
    const wet = position({ phase: 'build', track: [[lake.own]], cash: [50, 50], events: { 'desert-rains': 0 } })
    expect(wet.price(building(lake.next)[0])).toBe(before + 1)
  })
})

/** A section across the dry lake of Qarhan, beside Golmud. */
const lake = { own: '41.33 41.34', next: '41.34 42.35' }
