import { expect, test } from 'vitest'
import { PLACE_IDS } from '../src/board.ts'
import { CLOSED, MUST_STOP, NO_SOULS } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** A Hell phase with these three cards; nobody has active demons to draw for, unless it says so. */
const hell = (event: string, phenomenon: string, place: string, more: object = {}) =>
  scene({
    phase: 'hell',
    incapacitated: ['sammael', 'gomory', 'thamuz'].slice(0, 2),
    hellTop: [event, phenomenon, place],
    ...more,
  })

const signed = (t: ReturnType<typeof scene>, sign: number): string[] =>
  PLACE_IDS.filter((_, place) => ((t.state.signs[place] ?? 0) & sign) !== 0)

test('HG-5.2-02 the Hell phase is skipped in the first turn', () => {
  const t = scene({ phase: 'hell', turn: 1 })
  expect(t.told('hell-drawn')).toBeUndefined()
  expect(t.hand(0)).toEqual([])
})

test('HG-6.0-01 HG-6.1-01 HG-6.2-01 HG-6.2-02 HG-2.4.3-01 event, phenomenon, area, then Arcana', () => {
  const t = hell('amnesty', 'very-bad-year', 'audit', { disfavours: [1, 2] })
  expect(t.events.map((event) => event.id).slice(0, 7)).toEqual([
    'hell-drawn',
    'disfavours',
    'disfavours',
    'hell-drawn',
    'hell-drawn',
    'phenomenon',
    'sign',
  ])
  expect(signed(t, MUST_STOP)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((circle) => `s${circle}5`))
})

test('HG-6.2-02 a circle, a quarter or a Sectio, as the third card says', () => {
  expect(signed(hell('amnesty', 'library-sale', 'word-with-landlord'), NO_SOULS)).toEqual([
    's91',
    's92',
    's93',
    's94',
    's95',
  ])
  expect(signed(hell('amnesty', 'indulgences', 'word-with-landlord'), CLOSED)).toEqual(['s94'])
})

test('HG-6.2-03 HG-2.3.9-01 what lasts the turn is marked, and gone in the next', () => {
  const t = hell('amnesty', 'indulgences', 'audit')
  expect(signed(t, CLOSED)).toEqual(['s35'])
  const end = scene({ phase: 'end', signs: { s35: CLOSED } })
  expect(signed(end, CLOSED)).toEqual([])
})

test('HG-6.1.1-01 a permanent event stays in its box until another of its kind', () => {
  const t = hell('officers-union', 'very-bad-year', 'audit', { permanents: ['general-levy', 'indulgences'] })
  expect(t.state.permanents).toEqual([5, -1, 12])
  expect(t.state.hellQueue).toContain(13)
})

test('HG-G012 the events of the second and third card do nothing', () => {
  const t = hell('amnesty', 'lucifer-bored', 'archive-fire', { favours: [0, 5], hands: [['cutpurse']] })
  expect(t.state.favours[0]).toBe(0)
  expect(t.hand(0)).toEqual(['cutpurse'])
})

test('HG-3.1-03 HG-G016 HG-X-03 spent cards go under the deck in order', () => {
  const t = hell('amnesty', 'library-sale', 'audit')
  expect(t.state.hellQueue.slice(-3)).toEqual([35, 37, 27])
})

test('HG-6.2.1-01 HG-6.2.1-02 HG-C21 of what fixes a number Heaven goes before Earth, Earth before Hell', () => {
  const t = scene({ phase: 'summoning', souls: [4], permanents: ['occult-paperbacks', 'general-levy'] })
  expect(t.legal(0)).toContain('buy')
  const strike = hell('general-strike', 'very-bad-year', 'audit', {
    permanents: ['long-war'],
    sectio: [['s51', 's52'], ['s95']],
    demons: [['baal'], ['moloch']],
    incapacitated: ['baal', 'moloch'],
  })
  expect(strike.told('collected')).toBeDefined()
  expect(strike.events.find(({ id }) => id === 'collected')?.facts).toEqual({ by: 0, souls: 9 })
})

test('HG-6.2.2-03 HG-6.2.2-04 HG-G013 Uriel and Lilith slide, but never out of Hell, and nothing destroys them', () => {
  const slide = hell('amnesty', 'antehell-tide', 'girl-with-a-knife', {
    uriel: 's82',
    lilith: 's83',
    aspect: 0,
    dice: [1, 3],
  })
  expect([slide.state.uriel, slide.state.lilith]).toEqual([31, 32])
  const rim = hell('amnesty', 'antehell-tide', 'knock-at-the-door', { lilith: 's12', aspect: 0, dice: [1] })
  expect(rim.state.lilith).toBe(1)
  const fire = hell('amnesty', 'lucifer-bored', 'girl-with-a-knife', { uriel: 's82' })
  expect(fire.state.uriel).toBe(36)
})

test('HG-G156 HG-C27 a unit that slides to the feet of Uriel is destroyed; a legion and its hound share a die', () => {
  const t = hell('amnesty', 'antehell-tide', 'girl-with-a-knife', {
    uriel: 's72',
    legions: ['p0 s82 1', 'p0 s83 1'],
    hounds: ['2 p0 s82', '3 p0 s83'],
    dice: [1, 2],
  })
  expect(t.legions('p0', 's72')).toBe(0)
  expect(t.hound(2)).toBe('box')
  expect(t.hound(3)).toBe('p0 s73')
  expect(t.legions('p0', 's73')).toBe(1)
})

test('HG-6.3-01 HG-G142 a card for each demon that is not incapacitated', () => {
  const t = hell('amnesty', 'very-bad-year', 'audit', {
    demons: [['baal', 'moloch', 'andras'], ['gomory']],
    incapacitated: ['andras', 'gomory'],
    arcanaTop: ['cutpurse', 'bookworm', 'toll-gate'],
  })
  expect(t.hand(0)).toEqual(['cutpurse', 'bookworm'])
  expect(t.hand(1)).toEqual([])
})

test('HG-6.3-02 HG-14.1-02 with disfavours each needs a disfavour roll', () => {
  const t = hell('lucifer-bored', 'very-bad-year', 'audit', {
    demons: [['baal', 'moloch'], ['gomory']],
    incapacitated: ['gomory'],
    disfavours: [2],
    arcanaTop: ['cutpurse', 'bookworm'],
    dice: [2, 3],
  })
  expect(t.hand(0)).toEqual(['cutpurse'])
})

test('HG-6.3-03 HG-X-02 the surplus over five is discarded after the draw, at once by all', () => {
  const five = ['cutpurse', 'cutpurse', 'bookworm', 'bookworm', 'toll-gate']
  const t = hell('amnesty', 'very-bad-year', 'audit', {
    demons: [['baal', 'moloch'], ['gomory']],
    incapacitated: [],
    hands: [five, []],
    arcanaTop: ['toll-gate', 'cup-of-lethe', 'midnight-post'],
  })
  expectAsked(t, 'p0 discardSurplus')
  t.play('p0 discard cutpurse', 'p0 discard cutpurse')
  expect(t.hand(0)).toHaveLength(5)
})

test('HG-6.3.1-01 a card to be played right away is shown and applied as it is drawn', () => {
  const t = hell('amnesty', 'very-bad-year', 'audit', {
    demons: [['baal', 'moloch'], ['gomory']],
    incapacitated: ['gomory'],
    arcanaTop: ['caught-doing-good', 'cutpurse'],
    dice: [2],
  })
  expect(t.state.disfavours[0]).toBe(1)
  expect(t.hand(0)).toEqual(['cutpurse'])
})

test('HG-C19 Orias sees the next three Hell cards and orders them; Xaphan blows an event out', () => {
  const t = scene({
    phase: 'hell',
    demons: [['orias'], ['xaphan']],
    hellTop: ['archive-fire', 'lucifer-bored', 'amnesty', 'audit', 'indulgences'],
  })
  expectAsked(t, 'p0 layNext')
  t.play('p0 lay amnesty', 'p0 lay archive-fire')
  expect(t.told('hell-drawn')).toEqual({ card: 35, as: 1 })
  expectAsked(t, 'p1 redraw')
  t.play('p1 yes')
  expect(t.events.filter(({ id }) => id === 'hell-drawn').map(({ facts }) => facts.card)).toEqual([35, 36, 33, 27])
})

test('HG-6.3-03 HG-C37 what is only looked at does nothing', () => {
  const t = scene({
    phase: 'action',
    demons: [['caim'], ['gomory']],
    earth: ['caim'],
    hands: [['prophet-for-hire'], ['cutpurse']],
    souls: [1],
    arcanaTop: ['caught-doing-good', 'an-aunt-has-died', 'bookworm', 'toll-gate', 'midnight-post'],
  }).play('p0 nobody', 'p0 magic prophet-for-hire')
  expect(t.state.disfavours[0]).toBe(0)
  expectRefused(t, 'p0 take cutpurse', 'HG-C37')
  t.play('p0 take an-aunt-has-died', 'p0 take toll-gate', 'p0 take bookworm', 'p0 take midnight-post', [4])
  expect(t.state.souls[0]).toBe(4)
  expect(t.state.arcanaTop).toHaveLength(4)
})
