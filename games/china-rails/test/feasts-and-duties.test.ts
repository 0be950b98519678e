import { describe, expect, test } from 'vitest'
import { bonusFor } from '../src/index.ts'
import { demandCalled, lawfulState, type Position } from './position.ts'
import { position, type Scene, steps } from './scenario.ts'

function drawn(event: string, wanted: Position = {}): Scene {
  const scene = position(wanted)
  scene.play(0, 'exchange', event)
  return scene
}

const pass = (scene: Scene, p: number): void => scene.play(p, ['done', 'done'])
const tianjin = '47.65 48.65'

describe('Party Congress', () => {
  const called = { seats: 3, at: ['kunming', 'tianjin', 'hefei'], track: [[], [tianjin]], cash: [20, 20, 20] }

  test('CR-235 every player must bring the train to a major', () => {
    const scene = drawn('congress', called)
    expect(scene.view().duty).toBe(0b111)
    scene.play(1, steps(tianjin))
    expect(scene.view().duty).toBe(0b101)
  })

  test('CR-236 until then no demand can be fulfilled; a train not on the board does its duty by starting in a major', () => {
    const scene = drawn('congress', { ...called, loads: ['', 'textiles'], hands: [[], ['textiles tianjin']] })
    expect(scene.refused(1, 'deliver textiles tianjin')).toBe('CR-236')
    const starting = position({
      phase: 'start',
      at: ['', 'kunming'],
      duty: [0, 1],
      events: { congress: 0 },
      cash: [20, 20],
    })
    starting.play(0, 'start shanghai')
    expect([starting.cash(0), starting.view().duty]).toEqual([25, 0b10])
  })

  test('CR-237 until then nothing is loaded or unloaded', () => {
    const scene = drawn('congress', called)
    expect(scene.refused(1, 'take imports')).toBe('CR-237')
    scene.play(1, steps(tianjin))
    expect(scene.refused(1, 'take iron')).toBeUndefined()
  })

  test('CR-A57 until then dropping and container operations are forbidden too', () => {
    const scene = drawn('congress', { at: ['kunming', 'tianjin'], loads: ['', 'tea'] })
    expect(scene.refused(1, 'drop tea')).toBe('CR-A57')
    const quay = drawn('congress', {
      at: ['kunming', 'xiamen-port'],
      links: ['', 'xiamen'],
      track: [[], ['16.70 xiamen-port']],
      loads: ['', 'silk'],
      hands: [[], ['silk taipei']],
    })
    expect(quay.refused(1, 'take fish')).toBe('CR-237')
    expect(quay.refused(1, 'deliver silk taipei')).toBe('CR-236')
  })

  test('CR-238 arriving in Beijing pays 10M', () => {
    const scene = drawn('congress', called)
    scene.play(1, steps(tianjin))
    expect([scene.cash(1), scene.ids()]).toEqual([30, ['moved', 'congress']])
  })

  test('CR-239 arriving in another major pays 5M', () => {
    const scene = drawn('congress', { at: ['kunming', '31.70'], track: [[], ['31.70 31.71']], cash: [20, 20] })
    scene.play(1, steps('31.70 31.71'))
    expect(scene.cash(1)).toBe(25)
    scene.play(1, steps('31.71 31.72'))
    expect(scene.cash(1)).toBe(25)
  })

  test('CR-A55 a train in a major when the card is drawn is paid at once', () => {
    const scene = drawn('congress', { seats: 3, at: ['48.63', 'hong-kong-port', 'hefei'], cash: [20, 20, 20] })
    expect([0, 1, 2].map((p) => scene.cash(p))).toEqual([30, 25, 20])
    expect(scene.view().duty).toBe(0b100)
  })

  test('CR-240 on the way all rules of movement hold', () => {
    const scene = drawn('congress', { at: ['kunming', '48.66'], track: [['48.65 48.66']], cash: [20, 3] })
    expect(scene.refused(1, 'step w')).toBe('CR-167')
    const fee = drawn('congress', { at: ['kunming', '48.66'], track: [['48.65 48.66']], cash: [20, 4] })
    fee.play(1, 'step w')
    expect(fee.cash(1)).toBe(10)
    const turned = drawn('congress', { at: ['kunming', '48.66'], came: ['', 'w'], track: [[], ['48.65 48.66 48.67']] })
    expect(turned.refused(1, 'step w')).toBe('CR-157')
  })

  test('CR-A56 each is free after doing the duty, and the card goes when all have', () => {
    const scene = drawn('congress', { at: ['beijing', '48.66'], track: [[], ['48.65 48.66']] })
    expect(scene.inForce()).toEqual(['congress'])
    scene.play(1, 'step w')
    expect([scene.inForce(), scene.ids()]).toEqual([[], ['moved', 'congress', 'event-over']])
    expect(drawn('congress', { at: ['beijing', 'shanghai'] }).inForce()).toEqual([])
  })
})

describe('Rail Tax', () => {
  test('CR-245 each pays the bank according to the cash', () => {
    const scene = drawn('tax', { seats: 3, cash: [49, 120, 251] })
    expect([0, 1, 2].map((p) => scene.cash(p))).toEqual([49, 105, 221])
  })

  test('CR-A58 nothing up to 49M, then 10, 15, 20, 25 and 30M', () => {
    const cash = [49, 50, 99, 100, 149, 150]
    const scene = drawn('tax', { seats: 6, cash })
    expect([0, 1, 2, 3, 4, 5].map((p) => cash[p] - scene.cash(p))).toEqual([0, 10, 10, 15, 15, 20])
    const rich = [199, 200, 249, 250, 900, 0]
    const other = drawn('tax', { seats: 6, cash: rich })
    expect([0, 1, 2, 3, 4, 5].map((p) => rich[p] - other.cash(p))).toEqual([20, 25, 25, 30, 30, 0])
  })

  test('CR-246 track and train make no difference', () => {
    const scene = drawn('tax', { cash: [60, 60], track: [['48.65 48.66 48.67']], trains: ['super-heavy'] })
    expect([scene.cash(0), scene.cash(1)]).toEqual([50, 50])
  })

  test('CR-247 when all have paid the card is discarded', () => {
    const scene = drawn('tax')
    expect(scene.ids().filter((id) => id === 'taxed')).toHaveLength(2)
    expect(scene.inForce()).toEqual([])
  })

  test('CR-248 from then on all cash is open', () => {
    const scene = position({ cash: [70, 80] })
    expect(scene.view(0).cash).toEqual([70, -1])
    scene.play(0, 'exchange', 'tax')
    expect(scene.view(0).cash).toEqual([60, 70])
    expect(scene.view(undefined).cash).toEqual([60, 70])
    pass(scene, 1)
    expect(scene.view(1).cash).toEqual([60, 70])
  })
})

describe('Strike', () => {
  test('CR-250 nobody loads or unloads on the coast', () => {
    for (const [city, load] of [
      ['shanghai', 'imports'],
      ['tianjin', 'imports'],
      ['dandong', 'ginseng'],
      ['48.65', 'iron'],
    ]) {
      const scene = drawn('strike-2', { at: ['kunming', city], loads: ['', 'tea'] })
      const isOpen = city === '48.65'
      expect(scene.refused(1, `take ${load}`)).toBe(isOpen ? undefined : 'CR-250')
      expect(scene.refused(1, 'drop tea')).toBe(isOpen ? undefined : 'CR-250')
    }
    const delivery = drawn('strike-1', {
      at: ['kunming', 'tianjin'],
      loads: ['', 'textiles'],
      hands: [[], ['textiles tianjin']],
    })
    expect(delivery.refused(1, 'deliver textiles tianjin')).toBe('CR-250')
  })

  test('CR-251 container operations are stopped too', () => {
    const quay = {
      at: ['kunming', 'xiamen-port'],
      links: ['', 'xiamen'],
      track: [[], ['16.70 xiamen-port']],
      loads: ['', 'silk'],
      hands: [[], ['silk taipei']],
    }
    const scene = drawn('strike-1', quay)
    expect(scene.refused(1, 'take fish')).toBe('CR-251')
    expect(scene.refused(1, 'deliver silk taipei')).toBe('CR-251')
  })

  test('CR-252 it lasts until the end of the drawer’s next building phase', () => {
    const scene = drawn('strike-1', { seats: 3 })
    pass(scene, 1)
    pass(scene, 2)
    scene.play(0, 'done')
    expect(scene.inForce()).toEqual(['strike-1'])
    scene.play(0, 'done')
    expect(scene.inForce()).toEqual([])
  })
})

describe('New Year and Black Dragon', () => {
  const feast = (wanted: Position): Scene => drawn('new-year', wanted)

  test('CR-265 during the New Year loads are handled only in majors', () => {
    const scene = feast({ at: ['kunming', 'tianjin'], loads: ['', 'tea'] })
    expect(scene.refused(1, 'take imports')).toBe('CR-265')
    expect(scene.refused(1, 'drop tea')).toBe('CR-265')
    const fish = feast({ at: ['kunming', 'nanjing'], loads: ['', 'fish'], hands: [[], ['fish nanjing']] })
    expect(fish.refused(1, 'deliver fish nanjing')).toBe('CR-265')
  })

  test('CR-266 cattle, fish, imports, jade, oranges, rice and tea pay 5M more', () => {
    const scene = feast({
      at: ['kunming', 'beijing'],
      loads: ['', 'oranges'],
      hands: [[], ['oranges beijing']],
      cash: [0, 0],
    })
    scene.play(1, 'deliver oranges beijing')
    expect(scene.cash(1)).toBe(31 + 5)
    expect(scene.told()[0]).toMatchObject({ id: 'delivered', facts: { bonus: 5, pay: 36 } })
  })

  test('CR-266 nothing is added to a demand that must wait for the end of the feast', () => {
    const feast = lawfulState({ events: { 'new-year': 2 } })
    expect(['imports chongqing', 'tea wuhan'].map((name) => bonusFor(feast, demandCalled(name)))).toEqual([5, 0])
  })

  test('CR-267 no other demand can be fulfilled', () => {
    const scene = feast({ at: ['kunming', 'beijing'], loads: ['', 'tin'], hands: [[], ['tin beijing']] })
    expect(scene.refused(1, 'deliver tin beijing')).toBe('CR-267')
    expect(scene.refused(1, 'drop tin')).toBeUndefined()
  })

  test('CR-A63 loads of every kind are taken in majors, and no containers move', () => {
    expect(feast({ at: ['kunming', 'beijing'] }).refused(1, 'take iron')).toBeUndefined()
    const quay = {
      at: ['kunming', 'xiamen-port'],
      links: ['', 'xiamen'],
      track: [[], ['16.70 xiamen-port']],
      loads: ['', 'silk'],
      hands: [[], ['silk taipei']],
    }
    expect(feast(quay).refused(1, 'take fish')).toBe('CR-A63')
    expect(feast(quay).refused(1, 'deliver silk taipei')).toBe('CR-A63')
  })

  test('CR-268 the New Year lasts until the end of the drawer’s second turn', () => {
    const scene = feast({})
    pass(scene, 1)
    pass(scene, 0)
    pass(scene, 1)
    expect(scene.inForce()).toEqual(['new-year'])
    pass(scene, 0)
    expect(scene.inForce()).toEqual([])
  })

  test('CR-269 with the Black Dragon deliveries to four cities pay 5M more', () => {
    for (const [city, load, pay] of [
      ['shenyang', 'tin', 45],
      ['changchun', 'tea', 38],
      ['harbin', 'jade', 56],
      ['qiqihar', 'silk', 40],
    ] as const) {
      const scene = drawn('black-dragon', {
        at: ['kunming', city],
        loads: ['', load],
        hands: [[], [`${load} ${city}`]],
        cash: [0, 0],
      })
      scene.play(1, `deliver ${load} ${city}`)
      expect(scene.cash(1)).toBe(pay + 5)
    }
    const other = drawn('black-dragon', {
      at: ['kunming', 'beijing'],
      loads: ['', 'tin'],
      hands: [[], ['tin beijing']],
      cash: [0, 0],
    })
    other.play(1, 'deliver tin beijing')
    expect(other.cash(1)).toBe(34)
  })

  test('CR-A64 dropping there earns nothing', () => {
    const scene = drawn('black-dragon', { at: ['kunming', 'harbin'], loads: ['', 'tea'], cash: [0, 0] })
    scene.play(1, 'drop tea')
    expect(scene.cash(1)).toBe(0)
  })

  test('CR-270 it lasts until the end of the drawer’s second turn', () => {
    const scene = drawn('black-dragon', { seats: 3 })
    for (const p of [1, 2, 0, 1, 2]) pass(scene, p)
    expect(scene.inForce()).toEqual(['black-dragon'])
    pass(scene, 0)
    expect(scene.inForce()).toEqual([])
  })
})
