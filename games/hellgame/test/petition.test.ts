import { expect, test } from 'vitest'
import { NO_PETITION } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

test('HG-12-01 HG-12.1-01 HG-12-03 HG-12-04 one unbound favour gains an occupied Sectio, unowned or another’s, any number', () => {
  const t = scene({
    phase: 'petition',
    favours: [3],
    legions: ['p0 s51 1', 'p0 s95 1'],
    sectio: [['s91'], ['s95', 's85']],
  })
  t.play('p0 petition s51', 'p0 petition s95')
  expect(t.owner('s51')).toBe('p0')
  expect(t.owner('s95')).toBe('p0')
  expect(t.state.favours[0]).toBe(1)
})

test('HG-12-02 a legion is needed there, and no unfriendly unit', () => {
  const t = scene({
    phase: 'petition',
    favours: [3],
    legions: ['p0 s51 1', 'p0 s52 1', 'p0 s53 1'],
    lieutenants: ['sulla p0 s71'],
    hounds: ['2 wild s52'],
  })
  expectRefused(t, 'p0 petition s71', 'HG-12-02')
  expectRefused(t, 'p0 petition s52', 'HG-12-02')
  expectRefused(t, 'p0 petition s91', 'HG-12-02')
  expect(t.legal(0)).toContain('petition s51')
})

test('HG-14.1-01 HG-X-06 a bound favour cannot be spent', () => {
  const t = scene({ phase: 'petition', favours: [2], disfavours: [1], legions: ['p0 s51 1', 'p0 s52 1'] })
  t.play('p0 petition s51')
  expect(t.state.favours[0]).toBe(1)
  expect(t.asked()).not.toContain('p0 petition')
  expect(scene({ phase: 'petition', favours: [2], disfavours: [3], legions: ['p0 s51 1'] }).owner('s51')).toBe('nobody')
})

test('HG-12-05 petitions go by each player’s highest demon', () => {
  const t = scene({
    phase: 'petition',
    demons: [['baal'], ['sammael']],
    favours: [1, 1],
    legions: ['p0 s51 1', 'p1 s52 1'],
  })
  expectAsked(t, 'p1 petition')
  t.play('p1 done')
  expectAsked(t, 'p0 petition')
})

test('HG-12.2-01 HG-14.1-03 the victor’s right needs no favour, with disfavours a disfavour roll', () => {
  const it = { phase: 'petition' as const, legions: ['p0 s51 1'], victors: { s51: [0] } }
  const t = scene(it).play('p0 right s51')
  expect(t.owner('s51')).toBe('p0')
  const fails = scene({ ...it, disfavours: [2] }).play('p0 right s51', [2])
  expect(fails.owner('s51')).toBe('nobody')
  expect(
    scene({ ...it, disfavours: [2] })
      .play('p0 right s51', [3])
      .owner('s51'),
  ).toBe('p0')
})

test('HG-G107 after a failed roll a favour will still do', () => {
  const t = scene({ phase: 'petition', legions: ['p0 s51 1'], victors: { s51: [0] }, favours: [4], disfavours: [2] })
  t.play('p0 right s51', [2])
  expectRefused(t, 'p0 right s51', 'HG-G107')
  t.play('p0 petition s51')
  expect(t.owner('s51')).toBe('p0')
})

test('HG-12.2-02 enemies that fled from a march give no right', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'], favours: [1] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', 'p1 flee', [1], 'p0 halt', 'p1 rest')
  expectAsked(t, 'p0 petition')
  expectRefused(t, 'p0 right s61', 'HG-12.2-01')
})

test('HG-12.3.2-01 HG-10.4-02 HG-G148 Freebooters take what they stand on; it can be petitioned for', () => {
  const t = scene({
    phase: 'petition',
    legions: ['free s95 1', 'p0 s51 1'],
    sectio: [['s91'], ['s95', 's85']],
    freebooterSectio: ['s51'],
    favours: [1],
  })
  expect(t.owner('s95')).toBe('free')
  expect(t.play('p0 petition s51').owner('s51')).toBe('p0')
})

test('HG-12.3.3-01 with the consent of the other owners there; only one gains it', () => {
  const it = { phase: 'petition' as const, favours: [2], legions: ['p0 s51 1', 'p1 s51 1'] }
  const t = scene(it).play('p0 petition s51')
  expectAsked(t, 'p1 consent')
  t.play('p1 yes')
  expect(t.owner('s51')).toBe('p0')
  const not = scene(it).play('p0 petition s51', 'p1 no')
  expect(not.owner('s51')).toBe('nobody')
  expect(not.state.favours[0]).toBe(2)
  expect(not.asked()).not.toContain('p0 petition')
})

test('HG-C35 what bars petitions bars both kinds; a free petition costs nothing whatever the price', () => {
  const barred = scene({
    phase: 'petition',
    favours: [1],
    legions: ['p0 s51 1', 'p0 s61 1'],
    victors: { s51: [0] },
    signs: { s51: NO_PETITION },
  })
  expectRefused(barred, 'p0 petition s51', 'HG-C35')
  expectRefused(barred, 'p0 right s51', 'HG-C35')
  const t = scene({
    phase: 'action',
    hands: [['in-triplicate']],
    souls: [1],
    permanents: ['full-court-dress'],
    favours: [2],
    legions: ['p0 s51 1', 'p0 s52 1'],
  })
  t.play('p0 magic in-triplicate', 'p1 rest', 'p0 petition s51')
  expect(t.state.favours[0]).toBe(2)
  t.play('p0 petition s52')
  expect(t.state.favours[0]).toBe(0)
})

test('HG-12.3.1-01 HG-G109 HG-G110 HG-G149 who loses the last Sectio receives the one with most units, the units and twice its souls', () => {
  const t = scene({
    phase: 'petition',
    seats: 3,
    favours: [1],
    legions: ['p0 s95 1', 'p0 s52 3', 'p2 s52 1', 'p2 s93 9'],
    lieutenants: ['sulla p0 s52'],
    hounds: ['2 p0 s52'],
  }).play('p0 petition s95')
  expect(t.told('lucifer')).toEqual({ by: 1, place: 21, souls: 10 })
  const ids = t.events.map(({ id }) => id)
  expect(ids.indexOf('lucifer')).toBeLessThan(ids.indexOf('turn'))
  expect(t.owner('s52')).toBe('p1')
  expect(t.legions('p1', 's52')).toBe(4)
  expect(t.lieutenant('sulla')).toBe('p1 s52')
  expect(t.hound(2)).toBe('p1 s52')
})

test('HG-G160 of two who lose their last Sectio at once the one with the higher demon is served first', () => {
  const t = scene({
    phase: 'petition',
    seats: 3,
    demons: [['baal'], ['sammael'], ['gomory']],
    legions: ['free s91 1', 'free s95 1', 'p2 s52 3', 'p2 s53 2'],
  })
  expect([t.owner('s52'), t.owner('s53')]).toEqual(['p1', 'p0'])
})

test('HG-10.3-01 HG-G110 hounds whose legions have no counters left with Lucifer’s protégé make their step at once', () => {
  const t = scene({
    phase: 'petition',
    favours: [1],
    legions: ['p0 s95 1', 'p0 s52 11', 'p1 s31 12'],
    hounds: ['2 p0 s52', '3 p0 s52'],
    dice: [1, 4],
  }).play('p0 petition s95')
  expect(t.legions('p0', 's52')).toBe(0)
  const ids = t.events.map(({ id }) => id)
  expect(ids.lastIndexOf('hound-moved')).toBeLessThan(ids.indexOf('turn'))
  expect([t.hound(2), t.hound(3)].sort()).toEqual(['wild s53', 'wild s62'])
})

test('HG-12.3.2-01 a lieutenant of Freebooters is one of their units and takes the Sectio too', () => {
  const t = scene({
    phase: 'petition',
    lieutenants: ['sulla free s95', 'pytho p0 s93'],
    sectio: [['s91'], ['s95', 's94']],
  })
  expect([t.owner('s95'), t.owner('s93')]).toEqual(['free', 'nobody'])
})

test('HG-G111 without a unit anywhere a random Sectio without an owner is given', () => {
  const t = scene({
    phase: 'action',
    hands: [['no-confidence']],
    demons: [['sammael', 'asmodeus', 'ashtaroth'], ['gomory']],
    sectio: [['s11'], ['s95']],
    picks: [0],
  })
  t.play('p0 magic no-confidence', 'p0 place s95', 'p0 demon asmodeus', 'p0 demon ashtaroth', 'p1 done')
  expect(t.told('lucifer')).toMatchObject({ by: 1, place: 1 })
})

test('HG-3.1-06 HG-2.2.2-01 HG-2.4.2-01 HG-X-01 a revoked Sectio belongs to nobody', () => {
  const t = scene({
    phase: 'action',
    hands: [['no-confidence']],
    demons: [['sammael', 'asmodeus', 'ashtaroth'], ['gomory']],
    sectio: [['s91'], ['s95', 's94']],
  })
  t.play('p0 magic no-confidence', 'p0 place s95', 'p0 demon asmodeus', 'p0 demon ashtaroth', 'p1 done')
  expect(t.owner('s95')).toBe('nobody')
})
