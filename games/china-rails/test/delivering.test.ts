import { describe, expect, test } from 'vitest'
import { CARDS, DISCARDS, HELD, IN_FORCE, PILE } from '../src/index.ts'
import { cardCalled, cardName } from './position.ts'
import { position, steps } from './scenario.ts'

const atTianjin = {
  at: ['tianjin'],
  loads: ['textiles'],
  hands: [['textiles tianjin', 'wood fuzhou', 'silk taipei']],
  cash: [5, 5],
}

describe('delivering', () => {
  test('CR-185 a load is delivered in a city that demands it on one of the player’s cards', () => {
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin')
    expect(scene.told()[0]).toMatchObject({ id: 'delivered', facts: { by: 0, pay: 18, bonus: 0 } })
    for (const change of [{ at: ['beijing'] }, { loads: ['tea'] }, { hands: [[], ['textiles tianjin']] }])
      expect(position({ ...atTianjin, ...change }).refused(0, 'deliver textiles tianjin')).toBe('CR-185')
  })

  test('CR-A44 what can be delivered cannot be dropped without pay', () => {
    expect(position(atTianjin).refused(0, 'drop textiles')).toBe('CR-A44')
    expect(position({ ...atTianjin, hands: [] }).refused(0, 'drop textiles')).toBeUndefined()
    expect(
      position({ ...atTianjin, at: ['beijing'], hands: [['textiles tianjin']] }).refused(0, 'drop textiles'),
    ).toBeUndefined()
  })

  test('CR-A44 at the quay of Hong Kong a load for Taiwan may still be dropped in the city', () => {
    const quay = { at: ['hong-kong-port'], links: ['hong-kong'], loads: ['silk'], hands: [['silk taipei']] }
    expect(position(quay).refused(0, 'deliver silk taipei')).toBeUndefined()
    expect(position(quay).refused(0, 'drop silk')).toBeUndefined()
  })

  test('CR-186 the chip goes back to the stock', () => {
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin')
    expect([scene.loads(0), scene.chips('textiles')]).toEqual(['', 4])
  })

  test('CR-187 the bank pays the amount on the card', () => {
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin')
    expect([scene.cash(0), scene.cash(1)]).toEqual([5 + 18, 5])
  })

  test('CR-188 the card is discarded with all its demands', () => {
    const scene = position({ ...atTianjin, loads: ['textiles silk'] })
    scene.play(0, 'deliver textiles tianjin')
    expect(scene.holds(0, 'textiles tianjin')).toBe(false)
    expect(scene.holds(0, 'silk kashgar')).toBe(false)
    expect(scene.view().cardPlace[cardCalled('textiles tianjin')]).toBe(DISCARDS)
  })

  test('CR-189 a new demand card is drawn, and events on the way take effect', () => {
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin', 'tax', 'new-year', 'jade baotou')
    expect(scene.holds(0, 'jade baotou')).toBe(true)
    expect(scene.inForce()).toEqual(['new-year'])
    expect(scene.asked()).toEqual([0])
  })

  test('CR-190 an event drawn so can prevent further deliveries', () => {
    const two = { ...atTianjin, loads: ['textiles ginseng'], hands: [['textiles tianjin', 'ginseng tianjin']] }
    const scene = position(two)
    scene.play(0, 'deliver textiles tianjin', 'strike-1', 'jade baotou')
    expect(scene.refused(0, 'deliver ginseng tianjin')).toBe('CR-250')
    const free = position(two)
    free.play(0, 'deliver textiles tianjin')
    expect(free.refused(0, 'deliver ginseng tianjin')).toBeUndefined()
  })

  test('CR-191 after a delivery the turn goes on', () => {
    const scene = position({ ...atTianjin, track: [['47.65 48.65']] })
    scene.play(0, ['deliver textiles tianjin', 'take imports', ...steps('47.65 48.65')])
    expect([scene.loads(0), scene.left(), scene.asked()]).toEqual(['imports', 8, [0]])
  })

  test('CR-192 several deliveries are made one after the other, each to its end', () => {
    const scene = position({
      ...atTianjin,
      loads: ['textiles ginseng'],
      hands: [['textiles tianjin', 'ginseng tianjin']],
    })
    scene.play(0, 'deliver textiles tianjin', 'jade baotou')
    expect(scene.hand(0)).toHaveLength(3)
    expect(scene.holds(0, 'jade baotou')).toBe(true)
    scene.play(0, 'deliver ginseng tianjin')
    expect([scene.cash(0), scene.loads(0)]).toEqual([5 + 18 + 15, ''])
  })
})

describe('the hand and the draw pile', () => {
  test('CR-020 an event that is drawn is shown to all and takes effect at once', () => {
    const scene = position({ ...atTianjin, cash: [100, 100] })
    scene.play(0, 'deliver textiles tianjin', 'tax')
    expect(scene.ids()).toEqual(['delivered', 'event', 'taxed', 'taxed', 'drew'])
    expect([scene.cash(0), scene.cash(1)]).toEqual([118 - 15, 85])
  })

  test('CR-021 after the event drawing goes on until three demand cards are held', () => {
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin', 'strike-1', 'strike-2', 'black-dragon', 'jade baotou')
    expect(scene.hand(0)).toHaveLength(3)
    expect(scene.inForce()).toEqual(['strike-1', 'strike-2', 'black-dragon'])
  })

  test('CR-022 every player always holds three demand cards', () => {
    const scene = position({ seats: 3, ...atTianjin, cash: [5, 5, 5] })
    scene.play(0, 'deliver textiles tianjin')
    for (let p = 0; p < 3; p++) expect(scene.hand(p)).toHaveLength(3)
    scene.play(0, ['done', 'done'])
    scene.play(1, 'exchange')
    for (let p = 0; p < 3; p++) expect(scene.hand(p)).toHaveLength(3)
  })

  test('CR-023 a hand that falls short is filled at once: a position without three cards is none', () => {
    const short = (): unknown => position({ hands: [['wood fuzhou', 'silk taipei', 'tea changchun', 'jade baotou']] })
    expect(short).toThrow('player 0 has 4 demand cards')
    const scene = position(atTianjin)
    scene.play(0, 'deliver textiles tianjin', 'derailment-1', 'jade baotou')
    expect(scene.hand(0)).toHaveLength(3)
    expect(scene.asked()).toEqual([1])
  })

  test('CR-024 when the pile is empty the discards become the new one', () => {
    const scene = position({
      ...atTianjin,
      discards: allBut(['textiles tianjin', 'wood fuzhou', 'silk taipei', 'jade baotou']),
    })
    expect(scene.pile()).toBe(1)
    scene.play(0, 'deliver textiles tianjin', 'jade baotou')
    expect(scene.pile()).toBe(0)
    scene.play(0, ['done', 'done'])
    scene.play(1, 'exchange', 'oranges beijing', 'strike-1', 'wool guangzhou', 'tea changchun')
    expect(scene.ids()).toContain('reshuffled')
    expect(scene.pile()).toBe(CARDS - 6 - 1)
  })

  test('CR-A75 events in force stay out of the new pile until they end', () => {
    const scene = position({
      ...atTianjin,
      events: { 'strike-1': 2 },
      discards: allBut(['textiles tianjin', 'wood fuzhou', 'silk taipei', 'strike-1', 'jade baotou']),
    })
    scene.play(0, 'exchange', 'jade baotou', 'oranges beijing', 'wool guangzhou')
    expect(scene.view().cardPlace[cardCalled('strike-1')]).toBe(IN_FORCE)
    expect(scene.view().cardPlace[cardCalled('strike-2')]).toBe(PILE)
  })

  test('CR-354 hands, pile, discards and events in force make 156 cards', () => {
    const scene = position({ ...atTianjin, events: { 'desert-rains': 0 }, discards: ['tea changchun', 'tax'] })
    const count = (place: number): number => scene.view().cardPlace.filter((one) => one === place).length
    expect([PILE, DISCARDS, IN_FORCE, HELD, HELD + 1].map(count)).toEqual([156 - 9, 2, 1, 3, 3])
    scene.play(0, 'deliver textiles tianjin', 'strike-2')
    expect([PILE, DISCARDS, IN_FORCE, HELD, HELD + 1].map(count)).toEqual([156 - 11, 3, 2, 3, 3])
  })

  test('CR-355 money goes only between players and bank, and nobody’s cash falls below 0', () => {
    const scene = position({ at: ['48.65'], track: [[], ['48.65 48.66']], cash: [4, 0] })
    scene.play(0, steps('48.65 48.66'))
    expect([scene.cash(0), scene.cash(1)]).toEqual([0, 4])
    scene.play(0, 'done')
    expect(scene.legal(0)).toEqual(['done'])
    expect(() => position({ cash: [-1] })).toThrow('cash[0] is -1')
  })
})

/** Every card of the deck but these and those that fill the hands. */
function allBut(kept: readonly string[]): string[] {
  const scene = position({ hands: [['textiles tianjin', 'wood fuzhou', 'silk taipei']] })
  const held = [...scene.hand(0), ...scene.hand(1), ...kept.map(cardCalled)]
  return Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => !held.includes(card))
    .map(cardName)
}
