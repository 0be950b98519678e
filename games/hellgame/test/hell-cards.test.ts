import { describe, expect, test } from 'vitest'
import { PLACE_IDS } from '../src/board.ts'
import { NO_SOULS, PITS, RED_MIST } from '../src/state.ts'
import { expectAsked, scene } from './scene.ts'

/** A Hell phase with this event; phenomenon and place do nothing that matters. Nobody draws. */
const event = (card: string, it: object = {}) =>
  scene({
    phase: 'hell',
    seats: 3,
    incapacitated: ['sammael', 'gomory', 'thamuz'],
    hellTop: [card, ...['knock-at-the-door', 'audit', 'new-litter'].filter((id) => id !== card)],
    ...it,
  })
/** A Hell phase with this phenomenon (named by a card that bears it) at the place of another card. */
const phenomenon = (card: string, place: string, it: object = {}) =>
  scene({
    phase: 'hell',
    incapacitated: ['sammael', 'gomory'],
    hellTop: ['indulgences', card, place],
    ...it,
  })
const first = (t: ReturnType<typeof scene>, id: string) => t.events.find((each) => each.id === id)?.facts
const signed = (t: ReturnType<typeof scene>, sign: number): string[] =>
  PLACE_IDS.filter((_, place) => ((t.state.signs[place] ?? 0) & sign) !== 0)

const active = { demons: [['sammael'], ['gomory'], ['thamuz']], incapacitated: [] }

describe('events', () => {
  test('freebooters: two legions in each of two Sectio, never in a closed one', () => {
    const t = event('freebooters', { picks: [0, 0] })
    const placed = t.events.filter(({ id }) => id === 'freebooters').map(({ facts }) => facts)
    expect(placed.map(({ count }) => count)).toEqual([2, 2])
    expect(placed.map(({ place }) => place)).toEqual([0, 1])
  })
  test('back-pay: whoever has four legions chooses one that turns Freebooter', () => {
    const t = event('back-pay', { legions: ['p0 s51 4', 'p1 s52 3', 'p2 s53 3', 'p2 antehell 1'] })
    expectAsked(t, 'p0 chooseRebel', 'p2 chooseRebel')
    t.play('p2 legion p2 s53 plain', 'p0 legion p0 s51 plain')
    expect([t.legions('free', 's51'), t.legions('free', 's53'), t.legions('p1', 's52')]).toEqual([1, 1, 3])
  })
  test('small-republic: three with a lieutenant in an unowned Sectio', () => {
    const t = event('small-republic', { dice: [6] })
    expect(first(t, 'freebooters')).toMatchObject({ count: 3 })
    expect(t.lieutenant('alastor')).toMatch(/^free/)
  })
  test.each([
    ['knock-at-the-door', -1],
    ['mothering-sunday', 1],
    ['girl-with-a-knife', 2],
    ['grandmothers-tales', 0],
  ])('%s: Lilith comes', (card, next) => {
    const t = event(card)
    expect([t.state.lilith, t.state.lilithNext]).toEqual([45, next])
  })
  test('bumper-harvest and general-strike: one more or one less from each Sectio', () => {
    const sectio = [['s51', 's52'], ['s95'], ['s93']]
    expect(first(event('bumper-harvest', { sectio }), 'collected')).toEqual({ by: 0, souls: 11 })
    expect(first(event('general-strike', { sectio }), 'collected')).toEqual({ by: 0, souls: 7 })
  })
  test('audit: no souls in a random circle', () => {
    const t = event('audit', { picks: [4] })
    expect(signed(t, NO_SOULS)).toEqual(expect.arrayContaining(['s51', 's52', 's53', 's54', 's55']))
  })
  test('numerologist: sixes are shown, put under the deck and replaced', () => {
    const t = event('numerologist', {
      hands: [['new-almanac', 'cutpurse'], ['bookworm']],
      arcanaTop: ['toll-gate'],
    })
    expect([t.hand(0), t.hand(1)]).toEqual([['cutpurse', 'toll-gate'], ['bookworm']])
  })
  test('exorcists: a star roll or home', () => {
    const t = event('exorcists', { ...active, earth: ['sammael', 'gomory'], dice: [4, 3], rest: 1 })
    expect([t.isOnEarth('sammael'), t.isOnEarth('gomory')]).toEqual([true, false])
  })
  test('holy-water-main: a skull roll or incapacitated until 4, still on earth', () => {
    const t = event('holy-water-main', { ...active, earth: ['sammael', 'gomory'], dice: [3, 2], rest: 1 })
    expect([t.state.recoversOn[0], t.state.recoversOn[12], t.isOnEarth('gomory')]).toEqual([0, 4, true])
  })
  test('carnival: a soul roll for each demon on earth, not for one who walks safely', () => {
    const t = event('carnival', { ...active, earth: ['sammael', 'gomory harmless-governess'], dice: [5], rest: 1 })
    expect(t.events.filter(({ id }) => id === 'souls').map(({ facts }) => facts)).toEqual([{ by: 0, n: 5, why: 0 }])
  })
  test('wealth-tax: half of ten or more', () => {
    const t = event('wealth-tax', { souls: [9, 10, 21] })
    expect(t.events.filter(({ id }) => id === 'souls').map(({ facts }) => [facts.by, facts.n])).toEqual([
      [1, -5],
      [2, -10],
    ])
  })
  test('lucifer-bored: a favour for the fewest, tied players likewise', () => {
    expect(event('lucifer-bored', { favours: [1, 0, 0] }).state.favours).toEqual([1, 1, 1])
  })
  test('word-with-landlord: a disfavour for the most Sectio', () => {
    expect(event('word-with-landlord', { sectio: [['s91', 's92'], ['s95'], ['s93']] }).state.disfavours).toEqual([
      1, 0, 0,
    ])
  })
  test('amnesty: a disfavour less for everybody', () => {
    expect(event('amnesty', { disfavours: [2, 1, 0] }).state.disfavours).toEqual([1, 0, 0])
  })
  test('archive-fire and library-sale: a card away, a card more', () => {
    const hands = [['cutpurse'], ['bookworm', 'toll-gate'], []]
    const fire = event('archive-fire', { hands })
    expect([0, 1, 2].map((p) => fire.hand(p).length)).toEqual([0, 1, 0])
    const sale = event('library-sale', { hands, arcanaTop: ['warm-embrace', 'cutpurse', 'midnight-post'] })
    expect([0, 1, 2].map((p) => sale.hand(p).length)).toEqual([2, 3, 1])
  })
  test('new-litter: two hounds in two different Sectio', () => {
    const t = event('new-litter')
    const strays = t.events.filter(({ id }) => id === 'stray').map(({ facts }) => facts.place)
    expect(strays).toHaveLength(2)
    expect(strays[0]).not.toBe(strays[1])
  })
  test('brimstone: a 6 kills in a random circle', () => {
    const t = event('brimstone', { picks: [4], legions: ['p0 s51 2', 'p0 s61 1'], dice: [6, 5] })
    expect([t.legions('p0', 's51'), t.legions('p0', 's61')]).toEqual([1, 1])
  })
  test('long-forks: lieutenants in service die on a 6, in AnteHell too', () => {
    const t = event('long-forks', {
      lieutenants: ['sulla p0 antehell', 'verin p1 s51'],
      legions: ['p1 s51 1'],
      dice: [5, 6],
    })
    expect([t.lieutenant('sulla'), t.lieutenant('verin'), t.legions('p1', 's51')]).toEqual(['returned', 'p1 s51', 1])
  })
  test('volunteers: everybody places a legion, asked at once', () => {
    const t = event('volunteers')
    expectAsked(t, 'p0 placeFree', 'p1 placeFree', 'p2 placeFree')
    t.play('p2 place s93', 'p0 place s91', 'p1 place s95')
    expect([t.legions('p0', 's91'), t.legions('p1', 's95'), t.legions('p2', 's93')]).toEqual([1, 1, 1])
  })
  test('clerical-error: a random Sectio of whoever has the most', () => {
    const t = event('clerical-error', { sectio: [['s91', 's92'], ['s95'], ['s93']] })
    expect(t.state.owner.filter((owner) => owner === 0)).toHaveLength(1)
    expect([t.owner('s95'), t.owner('s93')]).toEqual(['p1', 'p2'])
  })
  test('antehell-tide: washed into circle 1, drowned on a 6, dead at the feet of Uriel', () => {
    const t = event('antehell-tide', { legions: ['p0 antehell 3'], uriel: 's12', dice: [1, 6, 2] })
    expect([t.legions('p0', 's11'), t.legions('p0', 'antehell'), t.legions('p0', 's12')]).toEqual([1, 0, 0])
  })
  test('feast-of-fools: the order is reversed this turn', () => {
    expect(event('feast-of-fools').state.reversed).toBe(1)
  })
  test.each([
    ['nobody-watching', 0],
    ['pilgrim-season', 0],
    ['confession-hours', 0],
    ['guardian-patrol', 0],
    ['indulgences', 0],
    ['very-bad-year', 1],
    ['age-of-reason', 1],
    ['long-war', 1],
    ['ballroom-season', 1],
    ['free-press', 1],
    ['occult-paperbacks', 1],
    ['officers-union', 2],
    ['general-levy', 2],
    ['full-court-dress', 2],
    ['paved-roads', 2],
    ['shipment-of-bones', 2],
    ['damned-commuters', 2],
  ])('%s is permanent and lies in its box', (card, box) => {
    expect(event(card).state.permanents.findIndex((each) => each >= 0)).toBe(box)
  })
})

describe('what permanents do', () => {
  const acting = (it: object) => scene({ phase: 'action', ...it })
  test('nobody-watching: favours on 5 and 6, at most two', () => {
    const it = { earth: ['sammael'], permanents: ['nobody-watching'] }
    expect(acting(it).play('p0 deeds', [5, 5, 6, 1, 1, 1]).state.favours[0]).toBe(2)
  })
  test('free-press: deeds without a favour are in the papers', () => {
    const it = { earth: ['sammael'], permanents: ['free-press'] }
    expect(acting(it).play('p0 deeds', [5, 5, 5, 1, 1, 1]).state.disfavours[0]).toBe(1)
    expect(acting(it).play('p0 deeds', [6, 5, 5, 1, 1, 1]).state.disfavours[0]).toBe(0)
  })
  test('confession-hours: one more on the dice', () => {
    const it = {
      demons: [['gomory'], ['sammael']],
      disfavours: [3],
      permanents: ['confession-hours'],
      acted: ['sammael'],
    }
    expect(acting(it).play('p0 supplicate', [3, 3]).state.disfavours[0]).toBe(2)
  })
  test('guardian-patrol: home on a 1 at the start of each Soul phase', () => {
    const it = {
      phase: 'soul' as const,
      earth: ['sammael', 'gomory'],
      permanents: ['guardian-patrol'],
      sectio: [['s91'], ['s95']],
    }
    const t = scene({ ...it, dice: [1, 2, 3] })
    expect([t.isOnEarth('sammael'), t.isOnEarth('gomory')]).toEqual([false, true])
  })
  test('age-of-reason: walking costs one more', () => {
    const t = acting({ hands: [['blank-confession']], souls: [3], permanents: ['age-of-reason'] }).play(
      'p0 walk blank-confession',
    )
    expect(t.state.souls[0]).toBe(0)
  })
  test('paved-roads: legions march three Sectio', () => {
    const t = acting({ legions: ['p0 s51 1'], permanents: ['paved-roads'] }).play('p0 march', 'p0 party s51 plain 1')
    expect(t.legal(0)).toContain('go s81')
  })
})

describe('phenomena', () => {
  test('quagmire, silence, hidden pits, thick smoke, red mist, registry: signs on the area', () => {
    expect(signed(phenomenon('freebooters', 'audit'), PITS)).toHaveLength(9)
    expect(signed(phenomenon('free-press', 'audit'), RED_MIST)).toEqual(['s31', 's32', 's33', 's34', 's35'])
  })
  test('cave-in: units die on 5 or 6, then it is closed to all', () => {
    const t = phenomenon('pilgrim-season', 'new-litter', { legions: ['p0 s52 2', 'p0 s53 1'], dice: [5, 4] })
    expect([t.legions('p0', 's52'), t.legions('p0', 's53'), t.state.signs[21]]).toEqual([1, 1, 14])
  })
  test('landslide: outward on 1 to 3', () => {
    const t = phenomenon('paved-roads', 'new-litter', { legions: ['p0 s52 2'], dice: [3, 4] })
    expect([t.legions('p0', 's42'), t.legions('p0', 's52')]).toEqual([1, 1])
  })
  test('rich vein, mother lode, black frost: more and less', () => {
    const sectio = [['s51', 's52'], ['s95']]
    const got = (card: string) => first(phenomenon(card, 'new-litter', { sectio }), 'collected')?.souls
    expect([got('numerologist'), got('volunteers'), got('ballroom-season')]).toEqual([11, 12, 8])
  })
  test('firestorm: units die on 4 to 6', () => {
    const t = phenomenon('lucifer-bored', 'new-litter', { legions: ['p0 s52 2'], dice: [4, 3] })
    expect(t.legions('p0', 's52')).toBe(1)
  })
  test('tenants’ revolt: revoked if the owner has no legion there', () => {
    const sectio = [['s52', 's91'], ['s95']]
    expect(phenomenon('clerical-error', 'new-litter', { sectio }).owner('s52')).toBe('nobody')
    expect(phenomenon('clerical-error', 'new-litter', { sectio, legions: ['p0 s52 1'] }).owner('s52')).toBe('p0')
  })
  test('a stray: a hound appears, unless the Sectio is Uriel’s', () => {
    expect(first(phenomenon('bumper-harvest', 'new-litter'), 'stray')).toMatchObject({ place: 21 })
    expect(first(phenomenon('bumper-harvest', 'new-litter', { uriel: 's52' }), 'stray')).toBeUndefined()
  })
  test('tremor: each unit steps on the cross, a hound with its legion; Uriel and Lilith do not', () => {
    const t = phenomenon('archive-fire', 'new-litter', {
      legions: ['p0 s52 2'],
      hounds: ['2 p0 s52'],
      lieutenants: ['sulla p0 s52'],
      lilith: 's53',
      dice: [1, 4, 6],
    })
    expect([t.legions('p0', 's62'), t.legions('p0', 's53'), t.hound(2), t.lieutenant('sulla'), t.state.lilith]).toEqual(
      [1, 1, 'p0 s53', 'p0 s52', 22],
    )
  })
})
