import { expect, test } from 'vitest'
import { NO_SOULS, PEACE } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** What player 0 has after collecting. */
const souls = (it: Parameters<typeof scene>[0] | object): number => {
  const t = scene({ phase: 'soul', ...it })
  return t.state.souls[0]
}

test('HG-7.1-01 each Sectio yields its printed souls', () => {
  expect(souls({ sectio: [['s51', 's52'], ['s95']] })).toBe(9)
})

test('HG-7.1-02 an isolated Sectio yields two less, never below none; the neighbour must be one’s own', () => {
  expect(souls({ sectio: [['s51', 's52', 's33'], ['s95']] })).toBe(4 + 5 + 2)
  expect(souls({ sectio: [['s51', 's52', 's33'], ['s34']] })).toBe(11)
  expect(souls({ sectio: [['s51', 's52', 's91'], ['s95']] })).toBe(9)
  expect(souls({ sectio: [['s51', 's52', 's14'], ['s95']], dice: [1] })).toBe(9)
})

test('HG-7.1-03 HG-G019 if all are isolated one still yields in full: where it is worth most', () => {
  expect(souls({ sectio: [['s51', 's33'], ['s95']] })).toBe(2 + 4)
  expect(souls({ sectio: [['s91', 's52'], ['s95']] })).toBe(0 + 5)
})

test('HG-7.1-04 HG-G021 enemy legions, Freebooters or a rampaging hound without a unit of the owner stop the yield', () => {
  const sectio = [['s51', 's52'], ['s95']]
  expect(souls({ sectio, legions: ['p1 s52 1'] })).toBe(4)
  expect(souls({ sectio, legions: ['free s52 1'] })).toBe(4)
  expect(souls({ sectio, hounds: ['2 wild s52'] })).toBe(4)
  expect(souls({ sectio, legions: ['free s52 1', 'p0 s52 1'] })).toBe(9)
  expect(souls({ sectio, hounds: ['2 wild s52'], lieutenants: ['sulla p0 s52'] })).toBe(9)
})

test('HG-7.1-05 an enemy lieutenant alone does not stop it', () => {
  expect(souls({ sectio: [['s51', 's52'], ['s95']], lieutenants: ['sulla p1 s52'] })).toBe(9)
})

test('HG-11.3.1-03 a Sectio shared in peace yields nothing', () => {
  const shared = { sectio: [['s51', 's52'], ['s95']], legions: ['p0 s52 1', 'p1 s52 1'] }
  expect(souls({ ...shared, signs: { s52: PEACE } })).toBe(4)
  expect(souls(shared)).toBe(9)
})

test('HG-7.1-06 HG-3.2-01 a demon on earth gathers hearts and a soul roll, unless incapacitated', () => {
  expect(souls({ sectio: [['s14'], ['s95']], earth: ['sammael'], dice: [4, 1] })).toBe(9)
  expect(souls({ sectio: [['s14'], ['s95']], earth: ['sammael'], incapacitated: ['sammael'], dice: [1] })).toBe(0)
})

test('HG-7.2-01 HG-7.2-02 HG-3.2-02 a favour on earth, with disfavours on a disfavour roll', () => {
  const favours = (it: object): number => scene({ phase: 'soul', earth: ['sammael'], ...it }).state.favours[0]
  expect(favours({ dice: [1] })).toBe(1)
  expect(favours({ disfavours: [2], dice: [1, 3] })).toBe(1)
  expect(favours({ disfavours: [2], dice: [1, 2] })).toBe(0)
  expect(favours({ disfavours: [6], dice: [1, 6] })).toBe(0)
  expect(favours({ incapacitated: ['sammael'] })).toBe(0)
})

test('HG-7.1-07 HG-C21 HG-C22 events and permanents change what comes in, and never below none', () => {
  const earth = { sectio: [['s14'], ['s95']], earth: ['sammael'] }
  expect(souls({ ...earth, permanents: ['very-bad-year'], dice: [1, 1] })).toBe(8)
  expect(souls({ ...earth, permanents: ['very-bad-year', 'pilgrim-season'], dice: [1, 1] })).toBe(6)
  expect(souls({ sectio: [['s51', 's52'], ['s95']], permanents: ['long-war'] })).toBe(11)
  const poor = { sectio: [['s14'], ['s95']], demons: [['caim'], ['gomory']], earth: ['caim'] }
  expect(souls({ ...poor, permanents: ['pilgrim-season'], dice: [1, 1] })).toBe(0)
})

test('HG-C18 both sexes count for Belphegor, none for Agares', () => {
  const of = (demon: string): number =>
    souls({
      sectio: [['s14'], ['s95']],
      demons: [[demon], ['gomory']],
      earth: [demon],
      permanents: ['ballroom-season'],
      dice: [1, 1],
    })
  expect([of('belphegor'), of('agares'), of('caim'), of('moloch')]).toEqual([6 + 1 + 1, 2 + 1, 1 + 1 + 2, 2 + 1 - 1])
})

test('HG-7.3.3-01 HG-7.3.3-02 the Wise Men give cards by a die, whatever Hell cards do, unless no souls are gathered', () => {
  const cards = (die: number, more: object = {}): number => {
    const t = scene({ phase: 'soul', sectio: [['s14'], ['s95']], dice: [die], ...more })
    return t.hand(0).length + t.events.filter((event) => event.id === 'right-away').length
  }
  expect([1, 2, 3, 4, 5, 6].map((die) => cards(die))).toEqual([0, 1, 1, 2, 2, 3])
  expect(cards(6, { permanents: ['pilgrim-season'] })).toBe(3)
  expect(cards(6, { signs: { s14: NO_SOULS } })).toBe(0)
})

test('HG-7.3.3-03 HG-G153 an occupier takes the first card; Freebooters and hounds take none', () => {
  const it = { phase: 'soul' as const, sectio: [['s14'], ['s95']], dice: [4], arcanaTop: ['cutpurse', 'bookworm'] }
  const taken = scene({ ...it, legions: ['p1 s14 1'] })
  expect([taken.hand(0), taken.hand(1)]).toEqual([['bookworm'], ['cutpurse']])
  const shared = scene({ ...it, legions: ['p0 s14 1', 'p1 s14 2'] })
  expect([shared.hand(0), shared.hand(1)]).toEqual([['cutpurse', 'bookworm'], []])
  const tied = { ...it, seats: 3, legions: ['p1 s14 1', 'p2 s14 1'] }
  expect(scene({ ...tied, dice: [4, 1, 6] }).hand(2)).toEqual(['cutpurse'])
  expect(scene({ ...tied, dice: [4, 6, 1] }).hand(1)).toEqual(['cutpurse'])
  const kept = scene({ ...it, legions: ['free s14 1'], hounds: ['2 wild s14'] })
  expect(kept.hand(0)).toEqual(['cutpurse', 'bookworm'])
})

// Skills of the Soul phase

test('HG-C19 Asmodeus may roll again, and the second roll counts', () => {
  const t = scene({
    phase: 'soul',
    sectio: [['s14'], ['s95']],
    demons: [['asmodeus'], ['gomory']],
    earth: ['asmodeus'],
    dice: [2],
  })
  expectAsked(t, 'p0 rollAgain')
  t.play('p0 yes', [6, 1])
  expect(t.state.souls[0]).toBe(11)
})

test('HG-7.1-07 Beelzebub takes a soul from whom he likes, or nobody', () => {
  const it = { phase: 'soul' as const, seats: 3, demons: [['beelzebub'], ['gomory'], ['thamuz']], souls: [0, 3, 3] }
  const t = scene(it)
  expectAsked(t, 'p0 flyInBroth')
  const before = t.play('p0 side p2').told('souls')
  expect(before).toEqual({ by: 2, n: -1, why: 8 })
  expect(scene(it).play('p0 nobody').told('souls')).toBeUndefined()
})

test('HG-7.1-07 Ashtaroth earns one soul for ten, at most three', () => {
  const of = (n: number): number =>
    souls({ sectio: [['s14'], ['s95']], demons: [['ashtaroth'], ['gomory']], souls: [n], dice: [1] })
  expect([of(9), of(10), of(29), of(55)]).toEqual([9, 11, 31, 58])
})

test('HG-7.1-07 HG-C38 Moloch may feed a legion to the idol for four souls; its hound rampages', () => {
  const it = { phase: 'soul' as const, demons: [['moloch'], ['gomory']], legions: ['p0 s51 1'], hounds: ['3 p0 s51'] }
  const t = scene(it)
  expectAsked(t, 'p0 feedIdol')
  t.play('p0 legion p0 s51 hounded', [5])
  expect(t.legions('p0', 's51')).toBe(0)
  expect(t.hound(3)).toBe('wild s51')
  expect(t.state.lostLegion).toBe(0b1)
  expect(scene(it).play('p0 nobody').legions('p0', 's51')).toBe(1)
})

test('HG-7.1-07 Gomory spares each isolated Sectio a soul, unless incapacitated', () => {
  const it = { sectio: [['s51', 's52', 's33'], ['s95']], demons: [['gomory'], ['sammael']] }
  expect(souls(it)).toBe(4 + 5 + 3)
  expect(souls({ ...it, incapacitated: ['gomory'] })).toBe(4 + 5 + 2)
  expect(souls({ ...it, permanents: ['damned-commuters'] })).toBe(4 + 5 + 4)
})

// Gifts

test('HG-7.3.2-02 HG-G026 HG-3.3-01 souls may be given, in the Soul phase only, and nobody owes anything for it', () => {
  const t = scene({ phase: 'gifts', souls: [5, 0] }).play('p0 yes', 'p1 no', 'p0 give p1', 'p0 souls', 'p0 amount 3')
  expect(t.state.souls).toEqual([2, 3])
  t.play('p0 done')
  expect(t.told('given')).toBeUndefined()
  expectRefused(scene({ phase: 'action', souls: [5] }), 'p0 give p1', 'HG-9.2-02')
})

test('HG-7.3.2-01 nobody can give or borrow what is not there', () => {
  const t = scene({ phase: 'gifts', souls: [5, 0] }).play('p0 yes', 'p1 no', 'p0 give p1', 'p0 souls')
  expectRefused(t, 'p0 amount 6', 'HG-7.3.2-01')
})

test('HG-G130 a gift needs the receiver’s yes; the last Sectio, the last demon and bound favours cannot be given', () => {
  const t = scene({ phase: 'gifts', favours: [2], disfavours: [2], souls: [1] })
  t.play('p0 yes', 'p1 no', 'p0 give p1')
  expect(t.legal(0)).toEqual(['souls'])
  expectRefused(t, 'p0 favour', 'HG-G130')
  expectRefused(t, 'p0 place s91', 'HG-G130')
  expectRefused(t, 'p0 demon sammael', 'HG-G130')
  const rich = scene({ phase: 'gifts', favours: [2], sectio: [['s91', 's81'], ['s95']] })
  rich.play('p0 yes', 'p1 no', 'p0 give p1', 'p0 place s91')
  expectAsked(rich, 'p1 accept')
  rich.play('p1 no')
  expect(rich.owner('s91')).toBe('p0')
  rich.play('p0 give p1', 'p0 place s91', 'p1 yes', 'p0 give p1', 'p0 favour', 'p1 yes')
  expect(rich.owner('s91')).toBe('p1')
  expect(rich.state.favours.slice(0, 2)).toEqual([1, 1])
})

test('HG-G130 at most six gifts a turn', () => {
  const t = scene({ phase: 'gifts', souls: [9] }).play('p0 yes', 'p1 no')
  for (let i = 0; i < 6; i++) t.play('p0 give p1', 'p0 souls', 'p0 amount 1')
  expect(t.state.souls).toEqual([3, 6])
  expect(t.asked()).not.toContain('p0 toWhom')
})

test('HG-G026 legions become the receiver’s, hounds and all; a lieutenant changes his master; a card its hand', () => {
  const t = scene({
    phase: 'gifts',
    legions: ['p0 s51 1'],
    hounds: ['3 p0 s51'],
    lieutenants: ['sulla p0 s51'],
    hands: [['cutpurse']],
    souls: [9, 9],
  }).play('p0 yes', 'p1 no', 'p0 give p1', 'p0 legion p0 s51 hounded', 'p1 yes')
  t.play('p0 give p1', 'p0 lieutenant sulla', 'p1 yes', 'p0 give p1', 'p0 take cutpurse', 'p1 yes')
  expect(t.hound(3)).toBe('p1 s51')
  expect(t.lieutenant('sulla')).toBe('p1 s51')
  expect(t.hand(1)).toEqual(['cutpurse'])
})

test('HG-G130 HG-G120 no unit beyond the receiver’s counters', () => {
  const t = scene({ phase: 'gifts', legions: ['p0 s51 1', 'p1 s52 12'], souls: [9, 30] })
  t.play('p0 yes', 'p1 no', 'p0 give p1')
  expectRefused(t, 'p0 legion p0 s51 plain', 'HG-G130')
})

test('HG-G131 a demon given away brings its Walk card, and a Triumvirate may have more than three', () => {
  const t = scene({
    phase: 'gifts',
    demons: [
      ['sammael', 'caim'],
      ['gomory', 'baal', 'moloch'],
    ],
    earth: ['caim'],
  }).play('p0 yes', 'p1 no', 'p0 give p1', 'p0 demon caim', 'p1 yes')
  expect(t.isOnEarth('caim')).toBe(true)
  expect(t.state.demonOwner[9]).toBe(1)
})

// Upkeep

test('HG-7.1-08 HG-2.3.2-01 one soul for each legion and lieutenant, none for hounds', () => {
  const t = scene({
    phase: 'upkeep',
    souls: [9],
    legions: ['p0 s51 3'],
    lieutenants: ['sulla p0 s51'],
    hounds: ['3 p0 s51'],
  })
  expect(t.state.souls[0]).toBe(5)
})

test('HG-C39 under the Officers’ Union a lieutenant costs two', () => {
  const t = scene({ phase: 'upkeep', souls: [9], lieutenants: ['sulla p0 s51'], permanents: ['officers-union'] })
  expect(t.state.souls[0]).toBe(7)
})

test('HG-7.1-08 a soul that a lieutenant of two leaves over pays for a legion: nobody holds souls back', () => {
  const t = scene({
    phase: 'upkeep',
    souls: [1, 0],
    legions: ['p0 s51 1'],
    lieutenants: ['sulla p0 s51'],
    permanents: ['officers-union'],
  }).play('p0 legion p0 s51 plain', 'p0 lieutenant sulla')
  expect([t.legions('p0', 's51'), t.state.souls[0], t.lieutenant('sulla')]).toEqual([1, 0, 'returned'])
})

test('HG-7.2.1-01 HG-7.2.1-02 HG-G022 who is short chooses what stays unpaid; the richest may take it for a soul each', () => {
  const t = scene({ phase: 'upkeep', seats: 3, souls: [1, 3, 9], legions: ['p0 s51 1', 'p0 s52 2'] })
  expectAsked(t, 'p0 leaveUnpaid')
  t.play('p0 legion p0 s51 plain', 'p0 legion p0 s52 plain')
  expect(t.state.souls[0]).toBe(0)
  expectAsked(t, 'p2 takeLegions')
  t.play('p2 amount 2')
  expect(t.legions('p2', 's51')).toBe(1)
  expect(t.legions('p2', 's52')).toBe(1)
  expect(t.legions('p0', 's52')).toBe(1)
  expect(t.state.souls[2]).toBe(7)
})

test('HG-7.2.1-02 HG-7.2.1-04 HG-G132 a refusal costs a disfavour a legion and passes the offer on', () => {
  const t = scene({ phase: 'upkeep', seats: 3, souls: [0, 1, 9], legions: ['p0 s51 2'] })
  t.play('p0 legion p0 s51 plain', 'p0 legion p0 s51 plain', 'p2 amount 0')
  expect(t.state.disfavours).toEqual([0, 0, 2])
  expectAsked(t, 'p1 takeLegions')
  expectRefused(t, 'p1 amount 2', 'HG-7.2.1-02')
  t.play('p1 amount 1')
  expect(t.state.disfavours).toEqual([0, 0, 2])
  expect(t.legions('p1', 's51')).toBe(1)
})

test('HG-7.2.1-03 HG-G025 what nobody takes leaves the map, lieutenants to the Returned box; its hound rampages', () => {
  const t = scene({
    phase: 'upkeep',
    souls: [0, 0],
    legions: ['p0 s51 1'],
    hounds: ['3 p0 s51'],
    lieutenants: ['sulla p0 s52'],
    dice: [5],
  }).play('p0 legion p0 s51 hounded', 'p0 lieutenant sulla')
  expect(t.legions('p0', 's51')).toBe(0)
  expect(t.lieutenant('sulla')).toBe('returned')
  expect(t.hound(3)).toBe('wild s51')
  expect(t.state.disfavours[1]).toBe(0)
})

test('whoever has no soul or no counter for them is not asked and not blamed', () => {
  const t = scene({ phase: 'upkeep', seats: 3, souls: [0, 0, 20], legions: ['p0 s51 1', 'p2 s52 12'] })
  t.play('p0 legion p0 s51 plain')
  expect(t.state.disfavours).toEqual([0, 0, 0])
  expect(t.legions('p0', 's51')).toBe(0)
})

test('HG-G132 lieutenants are offered after the legions, and refusing one costs nothing', () => {
  const it = { phase: 'upkeep' as const, souls: [0, 5], lieutenants: ['sulla p0 s52'] }
  const t = scene(it).play('p0 lieutenant sulla')
  expectAsked(t, 'p1 takeLieutenant')
  t.play('p1 lieutenant sulla')
  expect(t.lieutenant('sulla')).toBe('p1 s52')
  const not = scene(it).play('p0 lieutenant sulla', 'p1 no')
  expect(not.state.disfavours[1]).toBe(0)
})

test('HG-C39 whoever takes over a lieutenant under the Officers’ Union pays two', () => {
  const t = scene({ phase: 'upkeep', souls: [0, 5], lieutenants: ['sulla p0 s51'], permanents: ['officers-union'] })
  t.play('p0 lieutenant sulla', 'p1 lieutenant sulla')
  expect([t.lieutenant('sulla'), t.state.souls[1]]).toEqual(['p1 s51', 3])
})

test('HG-6.3-03 HG-G014 a card given to somebody with five makes that player discard one at once', () => {
  const hand = ['bookworm', 'cutpurse', 'silent-whistle', 'sunbeam', 'good-lawyer']
  const t = scene({ phase: 'gifts', hands: [['midnight-post'], hand] })
  t.play('p0 yes', 'p1 no', 'p0 give p1', 'p0 take midnight-post', 'p1 yes')
  expectAsked(t, 'p1 discardSurplus')
})

test('HG-10.3-01 HG-G025 the hound of a legion that nobody takes makes its step before the next offers', () => {
  const t = scene({
    phase: 'upkeep',
    seats: 3,
    souls: [0, 0, 9],
    legions: ['p0 s51 1', 'p1 s33 1'],
    hounds: ['3 p0 s51'],
    dice: [4],
  }).play('p0 legion p0 s51 hounded', 'p1 legion p1 s33 plain', 'p2 amount 0')
  expectAsked(t, 'p2 takeLegions')
  expect(t.hound(3)).toBe('wild s52')
})

test('HG-G161 a legion that such a hound has driven away is offered no more, the one that stayed is', () => {
  const t = scene({
    phase: 'upkeep',
    seats: 3,
    souls: [0, 0, 9],
    legions: ['p0 s51 1', 'p1 s52 2'],
    hounds: ['3 p0 s51'],
  }).play('p0 legion p0 s51 hounded', 'p1 legion p1 s52 plain', 'p1 legion p1 s52 plain', 'p2 amount 0', [4])
  t.play('p1 flee', [5, 4])
  expectAsked(t, 'p2 takeLegions')
  expect(t.params(2)).toMatchObject({ from: 1, most: 1 })
  t.play('p2 amount 1')
  expect([t.legions('p1', 's53'), t.legions('p1', 's52'), t.legions('p2', 's52')]).toEqual([1, 0, 1])
})

test('HG-G161 a lieutenant whom such a hound has captured is offered no more', () => {
  const t = scene({
    phase: 'upkeep',
    seats: 3,
    souls: [0, 0, 9],
    legions: ['p0 s51 1'],
    hounds: ['3 p0 s51'],
    lieutenants: ['sulla p1 s52'],
  }).play('p0 legion p0 s51 hounded', 'p1 lieutenant sulla', 'p2 amount 0', [4, 5, 5])
  expect(t.lieutenant('sulla')).toBe('returned')
  expect(t.asked()).not.toContain('p2 takeLieutenant')
})
