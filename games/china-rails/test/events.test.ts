import { describe, expect, test } from 'vitest'
import { CITY_ID, type City, EVENTS, eventCalled, mileposts } from '../src/index.ts'
import { line, type Position, placeCalled } from './position.ts'
import { position, type Scene, steps } from './scenario.ts'

/** Player 0 gives up the turn for new cards and draws the event. */
function drawn(event: string, wanted: Position = {}): Scene {
  const scene = position(wanted)
  scene.play(0, 'exchange', event)
  return scene
}

/** A player passes a whole turn. */
const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])

const names = (cities: readonly City[] = []): string => cities.map((city) => CITY_ID[city]).join(' ')

describe('events in general', () => {
  test('CR-215 an event acts as soon as it is drawn', () => {
    const scene = drawn('tax', { cash: [70, 70] })
    expect(scene.ids().slice(0, 4)).toEqual(['exchanged', 'event', 'taxed', 'taxed'])
    expect([scene.cash(0), scene.cash(1)]).toEqual([60, 60])
  })

  test('CR-220 all players obey all events in force', () => {
    const scene = drawn('strike-1', { seats: 3, at: ['kunming', 'tianjin', 'dandong'] })
    expect(scene.refused(1, 'take imports')).toBe('CR-250')
    pass(scene, 1)
    expect(scene.refused(2, 'take ginseng')).toBe('CR-250')
  })

  test('CR-216 some last until the drawer’s next turn and hold for all', () => {
    const scene = drawn('strike-1', { at: ['tianjin', 'tianjin'] })
    expect(scene.refused(1, 'take imports')).toBe('CR-250')
    pass(scene, 1)
    expect(scene.refused(0, 'take imports')).toBe('CR-250')
    pass(scene, 0)
    expect(scene.refused(1, 'take imports')).toBeUndefined()
  })

  test('CR-A46 that is, to the end of that turn with its building; a lost or exchanged turn counts', () => {
    const exchanged = drawn('strike-1')
    pass(exchanged, 1)
    exchanged.play(0, 'exchange')
    expect(exchanged.inForce()).toEqual([])
    const lost = drawn('strike-1', { lost: [1] })
    pass(lost, 1)
    expect([lost.inForce(), lost.asked()]).toEqual([[], [1]])
    const building = drawn('strike-1')
    pass(building, 1)
    building.play(0, 'done')
    expect(building.inForce()).toEqual(['strike-1'])
    building.play(0, 'done')
    expect(building.inForce()).toEqual([])
    expect(building.ids()).toContain('event-over')
  })

  test('CR-217 some stay until their condition is met', () => {
    const scene = drawn('congress', { at: ['kunming', 'kunming'] })
    for (let round = 0; round < 4; round++) {
      pass(scene, 1)
      pass(scene, 0)
    }
    expect(scene.inForce()).toEqual(['congress'])
  })

  test('CR-218 the Rail Tax is settled once and discarded', () => {
    const scene = drawn('tax', { cash: [70, 70] })
    expect(scene.inForce()).toEqual([])
    pass(scene, 1)
    expect([scene.cash(0), scene.cash(1)]).toEqual([60, 60])
  })

  test('CR-219 Desert Rains stays for the rest of the game', () => {
    const scene = drawn('desert-rains')
    for (let round = 0; round < 6; round++) {
      pass(scene, 1)
      pass(scene, 0)
    }
    expect(scene.inForce()).toEqual(['desert-rains'])
  })

  test('CR-A66 trains that come later lose nothing', () => {
    const way = line('36.57', 'zhengzhou')
    const scene = drawn('derailment-3', { at: ['kunming', '36.57'], loads: ['', 'tea'], track: [[], [way]] })
    scene.play(1, steps(way))
    expect([scene.at(1), scene.loads(1), scene.asked()]).toEqual(['zhengzhou', 'tea', [1]])
  })

  test('CR-A85 a train that has not started is out of reach', () => {
    const scene = position({ phase: 'operate', at: ['beijing', ''], loads: ['', ''] })
    scene.play(0, 'exchange', 'derailment-1', 'wind-storm', 'earthquake')
    expect(scene.view().lost).toEqual([1, 0])
    expect(scene.asked()).toEqual([1])
  })

  test('CR-A91 each owner chooses the load to lose, in turn order from the drawer; without a choice nobody is asked', () => {
    const scene = position({
      seats: 4,
      player: 1,
      at: ['wuhan', 'wuhan', 'wuhan', 'wuhan'],
      loads: ['tea silk', 'coal iron', 'oil oil', ''],
    })
    scene.play(1, 'exchange', 'derailment-4')
    expect([scene.asked(), scene.question()]).toMatchObject([[1], { id: 'lose', rule: 'CR-A91' }])
    expect(scene.legal(1)).toEqual(['lose coal', 'lose iron'])
    expect(scene.refused(1, 'lose tea')).toBe('CR-A91')
    expect(scene.refused(1, 'done')).toBe('CR-A91')
    scene.play(1, 'lose iron')
    expect([scene.asked(), scene.loads(1), scene.loads(2)]).toEqual([[0], 'coal', 'oil'])
    scene.play(0, 'lose tea')
    expect([scene.loads(0), scene.asked()]).toEqual(['silk', [2]])
    expect(scene.ids().filter((id) => id === 'lost-turn')).toHaveLength(4)
    expect(scene.hand(1)).toHaveLength(3)
  })

  test('CR-221 distances are counted in mileposts as for movement', () => {
    const area = EVENTS[eventCalled('derailment-3')].strikes ?? new Uint8Array()
    const way = line('zhengzhou', '37.66').split(' ')
    expect(way.slice(0, 6).map((m) => area[placeCalled(m)])).toEqual([1, 1, 1, 1, 0, 0])
  })

  test('CR-A52 from neighbour to neighbour, whether there is track or not', () => {
    const near = drawn('derailment-3', { at: ['kunming', '37.58'] })
    expect(near.view().lost).toEqual([0, 0])
    expect(near.ids()).toContain('lost-turn')
    const far = drawn('derailment-3', { at: ['kunming', '37.57'] })
    expect(far.ids()).not.toContain('lost-turn')
  })

  test('CR-222 from a major they are counted from its centre', () => {
    const area = EVENTS[eventCalled('derailment-1')].strikes ?? new Uint8Array()
    expect(['48.64', '48.65', '48.66', '48.67', '48.68'].map((m) => area[placeCalled(m)])).toEqual([1, 1, 1, 1, 0])
  })

  test('CR-223 from the sea they are counted from the milepost nearest the coast', () => {
    const slows = EVENTS[eventCalled('sea-storm')].slows ?? new Uint8Array()
    for (const port of ['dalian', 'penglai', 'qingdao', 'tianjin']) expect(slows[placeCalled(port)]).toBe(1)
    expect(slows[placeCalled('43.70')]).toBe(0)
  })

  test('CR-A70 the areas of events are lists of mileposts on the map', () => {
    const size = (id: string): number => {
      const { slows, strikes, stops } = EVENTS[eventCalled(id)]
      return mileposts(slows ?? stops ?? strikes ?? new Uint8Array()).length
    }
    expect(
      ['manchuria-snow', 'heavy-snow', 'sea-storm', 'wind-storm', 'sandstorm-taklimakan', 'sandstorm-gobi'].map(size),
    ).toEqual([327, 127, 44, 130, 98, 123])
  })
})

describe('half rate and lost turns', () => {
  const harbin = line('harbin', 'changchun')

  test('CR-224 half rate is 5 for a freight and a heavy freight', () => {
    for (const train of ['freight', 'heavy']) {
      const scene = drawn('manchuria-snow', { at: ['kunming', 'harbin'], trains: ['freight', train] })
      expect(scene.left()).toBe(5)
    }
  })

  test('CR-225 half rate is 6 for a fast freight and a super heavy freight', () => {
    for (const train of ['fast', 'super-heavy']) {
      const scene = drawn('manchuria-snow', { at: ['kunming', 'harbin'], trains: ['freight', train] })
      expect(scene.left()).toBe(6)
    }
  })

  test('CR-226 nothing is told of half of nothing', () => {
    const last = position({ at: ['49.68'], track: [['49.68 50.69']], left: 1, events: { 'manchuria-snow': 1 } })
    last.play(0, steps('49.68 50.69'))
    expect([last.left(), last.ids()]).toEqual([0, ['moved']])
  })

  test('CR-226 a train that has moved, or enters such an area, halves what is left, rounded up', () => {
    const struck = position({
      at: ['changchun'],
      track: [[harbin]],
      loads: ['wood'],
      hands: [['wood changchun']],
      left: 6,
    })
    struck.play(0, 'deliver wood changchun', 'manchuria-snow')
    expect(struck.left()).toBe(3)
    const odd = position({
      at: ['changchun'],
      track: [[harbin]],
      loads: ['wood'],
      hands: [['wood changchun']],
      left: 7,
    })
    odd.play(0, 'deliver wood changchun', 'manchuria-snow')
    expect(odd.left()).toBe(4)
  })

  test('CR-227 a train with 12 that enters at its third milepost loses 4 of the 9 left', () => {
    const way = line('50.66', 'shenyang')
    const manchuria = EVENTS[eventCalled('manchuria-snow')].slows ?? new Uint8Array()
    const posts = way.split(' ')
    const first = posts.findIndex((m) => manchuria[placeCalled(m)] === 1)
    const scene = position({
      at: [posts[first - 3]],
      trains: ['fast'],
      track: [[way]],
      events: { 'manchuria-snow': 2 },
    })
    scene.play(0, steps(posts.slice(first - 3, first).join(' ')))
    expect(scene.left()).toBe(10)
    scene.play(0, steps(posts.slice(first - 1, first + 1).join(' ')))
    expect([scene.left(), scene.ids()]).toEqual([5, ['moved', 'halved']])
  })

  test('CR-A53 movement is halved once a turn, and leaving the area gives nothing back', () => {
    const begun = drawn('sea-storm', { at: ['kunming', 'dalian'], ferry: [1], track: [[], ['penglai 43.70 42.70']] })
    expect(begun.left()).toBe(5)
    begun.play(1, 'cross')
    expect(begun.left()).toBe(5)
    begun.play(1, steps('penglai 43.70 42.70'))
    expect(begun.left()).toBe(3)
  })

  test('CR-228 in a lost turn nothing is done', () => {
    const scene = position({ seats: 3, lost: [0, 1], at: ['kunming', 'beijing', 'beijing'] })
    pass(scene, 0)
    expect([scene.asked(), scene.view().lost]).toEqual([[2], [0, 0, 0]])
    for (const words of ['step e', 'take iron', 'exchange', 'build 48.65 e', 'upgrade fast', 'done'])
      expect(scene.refused(1, words)).toBe('CR-072')
  })

  test('CR-229 the drawer loses the rest of this turn and all of the next', () => {
    const scene = position({ at: ['tianjin'], loads: ['textiles'], hands: [['textiles tianjin']] })
    scene.play(0, 'deliver textiles tianjin', 'derailment-1')
    expect([scene.asked(), scene.hand(0).length]).toEqual([[1], 3])
    pass(scene, 1)
    expect(scene.asked()).toEqual([1])
    pass(scene, 1)
    expect(scene.asked()).toEqual([0])
  })

  test('CR-A50 others lose only their next turn', () => {
    const scene = drawn('derailment-1', { at: ['kunming', 'tianjin'] })
    expect(scene.asked()).toEqual([0])
    pass(scene, 0)
    expect(scene.asked()).toEqual([1])
    const delivery = { loads: ['textiles'], hands: [['textiles tianjin']] }
    const goesOn = position({ at: ['tianjin', 'shanghai'], ...delivery })
    goesOn.play(0, 'deliver textiles tianjin', 'derailment-2')
    expect([goesOn.asked(), goesOn.question().id, goesOn.view().lost]).toEqual([[0], 'operate', [0, 1]])
  })

  test('CR-A51 lost turns add up', () => {
    const scene = position({ at: ['kunming', 'wuhan'], lost: [0, 1] })
    scene.play(0, 'exchange', 'derailment-4')
    pass(scene, 0)
    expect([scene.asked(), scene.view().lost[1]]).toEqual([[0], 0])
    pass(scene, 0)
    expect(scene.asked()).toEqual([1])
  })

  test('CR-230 the second of two loads waits until the lost turn is over', () => {
    const scene = position({
      at: ['tianjin'],
      trains: ['heavy'],
      loads: ['textiles ginseng ginseng'],
      hands: [['textiles tianjin', 'ginseng tianjin']],
      cash: [0, 0],
    })
    scene.play(0, 'deliver textiles tianjin', 'derailment-1')
    expect(scene.loads(0)).toBe('ginseng')
    pass(scene, 1)
    pass(scene, 1)
    scene.play(0, 'deliver ginseng tianjin')
    expect(scene.cash(0)).toBe(18 + 15)
  })
})

describe('the cards', () => {
  test('CR-275 each derailment card names five cities', () => {
    const cards = EVENTS.filter(({ kind }) => kind === 'derailment')
    expect(cards.map(({ cities }) => names(cities))).toEqual([
      'beijing chengdu fuzhou jiuquan mudanjiang',
      'shanghai xian kunming shenyang hami',
      'hong-kong zhengzhou lanzhou jinan hailar',
      'chongqing wuhan nanning harbin kashgar',
    ])
  })

  test('CR-255 two flood cards name their rivers', () => {
    expect(EVENTS.flatMap(({ rivers }) => (rivers ? [rivers.join(' ')] : []))).toEqual([
      'chang-jiang han gan xiang',
      'huang-he wei huai songhua',
    ])
  })
})
