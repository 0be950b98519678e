import { expect, test } from 'vitest'
import { design } from '../src/cards/deck.ts'
import { hellgame } from '../src/index.ts'
import { CLOSED } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

test('HG-G157 all summon side by side and in secret; what luck has no part in is shown together', () => {
  const it = { phase: 'summoning' as const, seats: 3, souls: [3, 9, 6], lieutenants: ['sulla p1 s95'] }
  const t = scene(it)
  expectAsked(t, 'p0 summon', 'p1 summon', 'p2 summon')
  t.play('p1 raise s95', 'p1 bonus sulla', 'p1 amount 2', 'p2 raise s93', 'p2 done')
  expectAsked(t, 'p0 summon', 'p1 summon')
  expect([t.legions('p1', 's95'), t.legions('p2', 's93'), t.state.souls]).toEqual([0, 0, [3, 9, 6]])
  expect(t.params(1)).toMatchObject({ souls: 4 })
  expectRefused(t, 'p1 buy', 'HG-8.3.3-01')
  t.play('p0 raise s91', 'p1 done')
  expect([t.legions('p0', 's91'), t.legions('p1', 's95'), t.legions('p2', 's93')]).toEqual([1, 1, 1])
  expect([t.state.souls, t.state.lieutenantSouls[3]]).toEqual([[0, 4, 3], 2])
})

test('HG-G157 whoever is the only one who can summon does so openly', () => {
  const t = scene({ phase: 'summoning', souls: [9, 0] }).play('p0 raise s91')
  expect([t.legions('p0', 's91'), t.state.souls[0]]).toEqual([1, 6])
  expectAsked(t, 'p0 summon')
})

test('HG-8.1-01 HG-G028 HG-G157 what luck has a part in waits for all, then the richest goes first, ties by die', () => {
  const legions = ['p0 antehell 2', 'p1 antehell 1', 'p2 antehell 1']
  const t = scene({ phase: 'summoning', seats: 3, souls: [3, 9, 6], legions }).play('p0 tame', 'p2 tame')
  expect(t.told('tamed')).toBeUndefined()
  t.play('p1 tame', [5, 5, 5])
  expect(t.events.filter(({ id }) => id === 'tamed').map(({ facts }) => facts.by)).toEqual([1])
  expectAsked(t, 'p1 summon')
  t.play('p1 done')
  expectAsked(t, 'p2 summon')
  t.play('p2 done')
  expectAsked(t, 'p0 summon')
  t.play('p0 tame', [5])
  expectAsked(t, 'p0 summon')
  const tied = scene({ phase: 'summoning', souls: [6, 6], legions: legions.slice(0, 2) })
  tied.play('p0 tame', 'p1 tame', [2, 5, 5])
  expectAsked(tied, 'p1 summon')
  const last = scene({ phase: 'summoning', souls: [6, 9], legions: ['p0 antehell 1', 'p1 antehell 1'], hounds: KENNEL })
  last.play('p0 tame', 'p1 tame', [1], 'p1 done')
  expectAsked(last, 'p0 summon')
  expectRefused(last, 'p0 tame', 'HG-8.3.2-02')
})

/** All hounds but one are about. */
const KENNEL = [2, 2, 2, 3, 3, 3, 4, 4].map((n) => `${n} wild s55`)

test('HG-G157 a Recruit card that waits for its turn is shown; legions raised beside it may be posted to', () => {
  const hands = [['regimental-fund'], ['cutpurse', 'golden-handshake']]
  const t = scene({ phase: 'summoning', souls: [9, 5], hands, legions: ['p0 s51 1'] })
  expectRefused(t, 'p1 recruit golden-handshake', 'HG-G031')
  t.play('p1 raise s95', 'p1 recruit golden-handshake')
  expect(hellgame.shown(t.state).players).toMatchObject([{ known: [] }, { known: [] }])
  t.play('p0 buy')
  expect(hellgame.shown(t.state).players).toMatchObject([{ known: [] }, { known: [design('golden-handshake')] }])
  t.play('p0 done', [6])
  expect([t.lieutenant('alastor'), t.state.souls[1], t.hand(1)]).toEqual(['p1 s95', 0, ['cutpurse']])
})

test('HG-8.2-01 HG-2.3.1-01 a legion costs three souls and is placed in one’s own Sectio', () => {
  const t = scene({ phase: 'summoning', souls: [9] })
  expectRefused(t, 'p0 raise s95', 'HG-8.2-01')
  t.play('p0 raise s91', 'p0 done')
  expect(t.state.souls[0]).toBe(6)
  expect(t.legions('p0', 's91')).toBe(1)
})

test('HG-8.2-02 HG-8.2-03 any number, but no second in a Sectio before all others have one', () => {
  const t = scene({ phase: 'summoning', souls: [12], sectio: [['s91', 's81'], ['s95']] }).play('p0 raise s91')
  expectRefused(t, 'p0 raise s91', 'HG-8.2-03')
  t.play('p0 raise s81', 'p0 raise s91', 'p0 raise s81')
  expect(t.legions('p0', 's91')).toBe(2)
})

test('HG-G029 HG-C24 closed Sectio get none and are left out of the count', () => {
  const t = scene({ phase: 'summoning', souls: [12], sectio: [['s91', 's81'], ['s95']], signs: { s81: CLOSED } })
  expectRefused(t, 'p0 raise s81', 'HG-C24')
  t.play('p0 raise s91', 'p0 raise s91', 'p0 done')
  expect(t.legions('p0', 's91')).toBe(2)
})

test('HG-G120 HG-X-02 twelve legions are the limit', () => {
  const t = scene({ phase: 'summoning', souls: [12], legions: ['p0 s51 12'] })
  expectRefused(t, 'p0 raise s91', 'HG-G120')
})

test('HG-G030 HG-2.3.1-02 nobody flees from a legion that is raised', () => {
  const t = scene({ phase: 'summoning', souls: [12], legions: ['p1 s91 1'] }).play('p0 raise s91')
  expectAsked(t, 'p0 summon')
  expect(t.legions('p1', 's91')).toBe(1)
})

test('HG-8.3.1-01 HG-8.3.1-02 a Recruit card and its cost; one die picks the box, its top lieutenant joins one’s legions', () => {
  const it = {
    phase: 'summoning' as const,
    souls: [9],
    hands: [['regimental-fund']],
    legions: ['p0 s91 1', 'p0 s51 1'],
  }
  const t = scene(it)
  t.play('p0 recruit regimental-fund', [4])
  expect(t.told('recruited')).toEqual({ by: 0, die: 4, lieutenant: 1 })
  expectAsked(t, 'p0 post')
  expectRefused(t, 'p0 place s95', 'HG-8.3.1-02')
  t.play('p0 place s51')
  expect(t.lieutenant('tammerlane')).toBe('p0 s51')
  expect(t.state.souls[0]).toBe(8)
  expect(t.hand(0)).toEqual([])
  expectRefused(scene({ ...it, hands: [['cutpurse']] }), 'p0 recruit cutpurse', 'HG-8.3.1-01')
  expectRefused(
    scene({ ...it, hands: [['filed-under-never']], souls: [5] }),
    'p0 recruit filed-under-never',
    'HG-8.3.1-01',
  )
})

test('HG-G031 without a legion in an open Sectio nobody can be recruited', () => {
  const t = scene({ phase: 'summoning', souls: [9], hands: [['regimental-fund']], legions: ['p0 antehell 1'] })
  expectRefused(t, 'p0 recruit regimental-fund', 'HG-G031')
})

const THIRD_BOX = ['alastor', 'verin', 'fleuretty', 'semiazas']

test('HG-8.3.1-03 HG-G032 an empty box means failure, and card and souls are lost', () => {
  const t = scene({
    phase: 'summoning',
    souls: [9],
    hands: [['regimental-fund']],
    legions: ['p0 s91 1'],
    lieutenants: THIRD_BOX.map((id) => `${id} p1 s95`),
  }).play('p0 recruit regimental-fund', [6])
  expect(t.told('recruiting-failed')).toEqual({ by: 0, die: 6 })
  expect(t.state.souls[0]).toBe(8)
  expect(t.hand(0)).toEqual([])
})

test('HG-8.3.1-04 HG-G033 HG-G151 a box that becomes empty gets all the returned', () => {
  const t = scene({
    phase: 'summoning',
    souls: [9],
    hands: [['regimental-fund']],
    legions: ['p0 s91 1'],
    lieutenants: ['alastor p1 s95', 'verin p1 s95', 'fleuretty p1 s95', 'sulla returned', 'pytho returned'],
  }).play('p0 recruit regimental-fund', [6])
  expect(t.lieutenant('semiazas')).toBe('p0 s91')
  expect(t.lieutenant('sulla')).toBe('box')
  expect(t.state.lieutenantPlace[3]).toBe(t.state.lieutenantPlace[10])
})

test('HG-8.3.2-01 HG-5.1-02 a legion in AnteHell tames a random hound on 1 to 4, dies on a 6', () => {
  const it = { phase: 'summoning' as const, souls: [1], legions: ['p0 antehell 3'] }
  const t = scene(it).play('p0 tame', [4])
  expect(t.state.houndOwner.filter((owner) => owner === 0)).toHaveLength(1)
  t.play('p0 tame', [6])
  expect(t.legions('p0', 'antehell')).toBe(2)
  t.play('p0 tame', [5])
  expect(t.state.houndOwner.filter((owner) => owner === 0)).toHaveLength(1)
  expect(t.asked()).not.toContain('p0 summon')
})

test('HG-8.3.2-03 HG-G034 one try a legion, none with a hound; only in AnteHell', () => {
  const t = scene({ phase: 'summoning', souls: [3], legions: ['p0 antehell 2'], hounds: ['2 p0 antehell'] }).play(
    'p0 tame',
    [5],
  )
  expectRefused(t, 'p0 tame', 'HG-G034')
  expectRefused(scene({ phase: 'summoning', souls: [3], legions: ['p0 s11 1'] }), 'p0 tame', 'HG-8.3.2-01')
})

test('HG-8.3.2-02 without a hound in the box there is none to tame', () => {
  const hounds = [2, 2, 2, 3, 3, 3, 4, 4, 5].map((n) => `${n} wild s55`)
  expectRefused(scene({ phase: 'summoning', souls: [3], legions: ['p0 antehell 1'], hounds }), 'p0 tame', 'HG-8.3.2-02')
})

test('HG-8.3.3-01 HG-6.3-03 HG-G014 an Arcana card for five souls, the limit after each', () => {
  const hands = [['cutpurse', 'cutpurse', 'bookworm', 'bookworm', 'toll-gate']]
  const t = scene({ phase: 'summoning', souls: [9], hands, arcanaTop: ['midnight-post'] }).play('p0 buy')
  expect(t.state.souls[0]).toBe(4)
  expectAsked(t, 'p0 discardSurplus')
  t.play('p0 discard toll-gate')
  expect(t.hand(0)).toHaveLength(5)
  expectRefused(scene({ phase: 'summoning', souls: [4] }), 'p0 buy', 'HG-8.3.3-01')
})

test('HG-8.3.4-01 HG-13.3-01 bonus pay lies on a lieutenant until the End phase', () => {
  const t = scene({ phase: 'summoning', souls: [9], lieutenants: ['sulla p0 s51'] })
  t.play('p0 bonus sulla', 'p0 amount 4', 'p0 done')
  expect(t.state.lieutenantSouls[3]).toBe(4)
  expect(t.state.souls[0]).toBe(5)
  const end = scene({ phase: 'end', lieutenants: ['sulla p0 s51'], bonus: { sulla: 3 } })
  expect(end.state.lieutenantSouls[3]).toBe(0)
})

test('HG-C21 HG-C22 prices: Ukobach and General Levy add up, never below one', () => {
  const price = (it: object): number => {
    const t = scene({ phase: 'summoning', souls: [9], ...it }).play('p0 raise s91', 'p0 done')
    return 9 - t.state.souls[0]
  }
  const ukobach = { demons: [['ukobach'], ['gomory']] }
  expect(price({ permanents: ['general-levy'] })).toBe(2)
  expect(price(ukobach)).toBe(2)
  expect(price({ ...ukobach, permanents: ['general-levy'] })).toBe(1)
  expect(price({ ...ukobach, incapacitated: ['ukobach'] })).toBe(3)
})

test('HG-C21 Grimoires in Paperback: a card costs four', () => {
  const t = scene({ phase: 'summoning', souls: [4], permanents: ['occult-paperbacks'] }).play('p0 buy')
  expect(t.state.souls[0]).toBe(0)
})

test('HG-C19 Zagam turns a card into four souls, twice a turn', () => {
  const hands = [['cutpurse', 'bookworm', 'toll-gate']]
  const t = scene({ phase: 'summoning', souls: [1], demons: [['zagam'], ['gomory']], hands })
  t.play('p0 sell cutpurse')
  expectRefused(t, 'p0 sell cutpurse', 'HG-C19')
  t.play('p0 sell bookworm')
  expectRefused(t, 'p0 sell toll-gate', 'HG-C19')
  expect(t.play('p0 raise s91', 'p0 buy').state.souls[0]).toBe(1)
  expectRefused(t, 'p0 sell toll-gate', 'HG-C19')
  expectRefused(scene({ phase: 'summoning', souls: [9], hands }), 'p0 sell cutpurse', 'HG-C19')
})

test('HG-8.3.2-01 A Shipment of Bones: tamed on 1 to 5, still eaten on a 6', () => {
  const it = { phase: 'summoning' as const, souls: [1], legions: ['p0 antehell 1'], permanents: ['shipment-of-bones'] }
  expect(scene(it).play('p0 tame', [5]).state.houndOwner).toContain(0)
  expect(scene(it).play('p0 tame', [6]).legions('p0', 'antehell')).toBe(0)
})
