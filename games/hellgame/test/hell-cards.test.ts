import { describe, expect, test } from 'vitest'
import { PLACE_IDS } from '../src/board.ts'
import { PITS, RED_MIST } from '../src/state.ts'
import { scene } from './scene.ts'

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
  test('bumper-harvest and general-strike: one more or one less from each Sectio', () => {
    const sectio = [['s51', 's52'], ['s95'], ['s93']]
    expect(first(event('bumper-harvest', { sectio }), 'collected')).toEqual({ by: 0, souls: 11 })
    expect(first(event('general-strike', { sectio }), 'collected')).toEqual({ by: 0, souls: 7 })
  })
  test('carnival: a soul roll for each demon on earth, not for one who walks safely', () => {
    const t = event('carnival', { ...active, earth: ['sammael', 'gomory harmless-governess'], dice: [5], rest: 1 })
    expect(t.events.filter(({ id }) => id === 'souls').map(({ facts }) => facts)).toEqual([{ by: 0, n: 5, why: 0 }])
  })
  test('lucifer-bored: a favour for the fewest, tied players likewise', () => {
    expect(event('lucifer-bored', { favours: [1, 0, 0] }).state.favours).toEqual([1, 1, 1])
  })
  test('long-forks: lieutenants in service die on a 6, in AnteHell too', () => {
    const t = event('long-forks', {
      lieutenants: ['sulla p0 antehell', 'verin p1 s51'],
      legions: ['p1 s51 1'],
      dice: [5, 6],
    })
    expect([t.lieutenant('sulla'), t.lieutenant('verin'), t.legions('p1', 's51')]).toEqual(['returned', 'p1 s51', 1])
  })
  test('antehell-tide: washed into circle 1, drowned on a 6, dead at the feet of Uriel', () => {
    const t = event('antehell-tide', { legions: ['p0 antehell 3'], uriel: 's12', dice: [1, 6, 2] })
    expect([t.legions('p0', 's11'), t.legions('p0', 'antehell'), t.legions('p0', 's12')]).toEqual([1, 0, 0])
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

describe('phenomena', () => {
  test('quagmire, silence, hidden pits, thick smoke, red mist, registry: signs on the area', () => {
    expect(signed(phenomenon('freebooters', 'audit'), PITS)).toHaveLength(9)
    expect(signed(phenomenon('free-press', 'audit'), RED_MIST)).toEqual(['s31', 's32', 's33', 's34', 's35'])
  })
  test('cave-in: units die on 5 or 6, then it is closed to all', () => {
    const t = phenomenon('pilgrim-season', 'new-litter', { legions: ['p0 s52 2', 'p0 s53 1'], dice: [5, 4] })
    expect([t.legions('p0', 's52'), t.legions('p0', 's53'), t.state.signs[21]]).toEqual([1, 1, 14])
  })
  test('rich vein, mother lode, black frost: more and less', () => {
    const sectio = [['s51', 's52'], ['s95']]
    const got = (card: string) => first(phenomenon(card, 'new-litter', { sectio }), 'collected')?.souls
    expect([got('numerologist'), got('volunteers'), got('ballroom-season')]).toEqual([11, 12, 8])
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
