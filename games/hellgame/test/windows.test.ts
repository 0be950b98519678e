import { expect, test } from 'vitest'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** Player 0 plays the card with Sammael; players 1 and 2 hold what they hold. */
const table = (it: object) =>
  scene({
    phase: 'action',
    seats: 3,
    demons: [['sammael', 'andras'], ['gomory', 'caim'], ['thamuz']],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
    ...it,
  })

/** Caim looks at nobody's cards. */
const begun = (it: object) => {
  const t = table(it)
  return t.asked()[0] === 'p1 littleBird' ? t.play('p1 nobody') : t
}

test('HG-C06 HG-9.8.2.1-02 HG-9.0-03 all who might counter are asked at once, whatever they hold', () => {
  const t = begun({ hands: [['anonymous-letter'], ['cutpurse'], ['bookworm']] })
  t.play('p0 magic anonymous-letter', 'p0 side p1')
  expectAsked(t, 'p1 react', 'p2 react')
  expect(t.legal(1)).toEqual(['let'])
})

test('HG-C06 whoever has no card, no souls for any counter, or no demon that could is not asked', () => {
  const poor = begun({ hands: [['anonymous-letter'], ['filed-under-never'], []], souls: [9, 1, 9] })
  poor.play('p0 magic anonymous-letter', 'p0 side p1')
  expect(poor.state.disfavours[1]).toBe(1)
  const spent = begun({ hands: [['anonymous-letter'], ['filed-under-never']], acted: ['gomory', 'caim'], earth: [] })
  spent.play('p0 magic anonymous-letter', 'p0 side p1')
  expect(spent.state.disfavours[1]).toBe(1)
})

test('HG-C06 a counter whose copies everybody has seen is not asked for', () => {
  const t = begun({
    hands: [['anonymous-letter'], ['cutpurse']],
    earth: ['caim filed-under-never', 'thamuz filed-under-never'],
  })
  t.play('p0 magic anonymous-letter', 'p0 side p1')
  expect(t.state.disfavours[1]).toBe(1)
})

test('HG-C06 of a counter that all have seen in one hand only that player is asked', () => {
  const t = scene({
    phase: 'summoning',
    seats: 3,
    demons: [['sammael', 'andras'], ['gomory'], ['thamuz']],
    earth: ['gomory filed-under-never'],
    souls: [3, 4, 9],
    favours: [3, 3, 3],
    hands: [['anonymous-letter'], ['cutpurse']],
    arcanaTop: ['filed-under-never'],
  }).play('p2 buy', 'p1 done', 'p0 done', 'p2 done', 'p0 magic anonymous-letter', 'p0 side p1')
  expectAsked(t, 'p2 react')
})

test('HG-C11 HG-9.8.2.1-02 HG-9.8.2.1-03 a counter costs what it costs and the demon’s action; the card, cost and action are lost', () => {
  const t = begun({ hands: [['anonymous-letter'], ['filed-under-never'], []] })
  t.play('p0 magic anonymous-letter', 'p0 side p1', 'p1 parry filed-under-never gomory')
  expect(t.state.disfavours[1]).toBe(0)
  expect([t.state.favours[0], t.state.souls[1], (t.state.acted >> 12) & 1]).toEqual([2, 7, 1])
  expect([t.hand(0), t.hand(1)]).toEqual([[], []])
  expectAsked(t, 'p2 act')
})

test('HG-9.8.2.1-01 HG-C05 a demon at which a card is aimed counters without its action', () => {
  const t = begun({ hands: [['cup-of-lethe'], ['trapdoor'], []], acted: ['gomory'] })
  t.play('p0 magic cup-of-lethe', 'p0 demon gomory')
  expectAsked(t, 'p1 react')
  expectRefused(t, 'p1 parry filed-under-never gomory', 'HG-9.0-03')
  t.play('p1 parry trapdoor gomory')
  expect(t.isActive('gomory')).toBe(true)
})

test('HG-C05 The Trapdoor answers only what is aimed at a demon of one’s own', () => {
  const t = begun({ hands: [['anonymous-letter'], ['trapdoor'], []] })
  t.play('p0 magic anonymous-letter', 'p0 side p1')
  expectRefused(t, 'p1 parry trapdoor gomory', 'HG-C05')
})

test('HG-C09 HG-9.8.1-02 the sphere of a counter must hold for both demons', () => {
  const t = begun({ hands: [['anonymous-letter'], ['sunbeam'], []], earth: ['caim'] })
  t.play('p0 magic anonymous-letter', 'p0 side p1')
  expectRefused(t, 'p1 parry sunbeam caim', 'HG-C09')
  const earth = begun({ hands: [['anonymous-letter'], ['sunbeam'], []], earth: ['caim', 'sammael'] })
  earth.play('p0 magic anonymous-letter', 'p0 side p1', 'p1 parry sunbeam caim')
  expect([earth.state.disfavours[1], earth.isOnEarth('sammael')]).toEqual([0, false])
  const bed = begun({ hands: [['one-size-fits-all'], ['trapdoor'], []], earth: ['sammael', 'gomory'] })
  bed.play('p0 magic one-size-fits-all', 'p0 demon gomory')
  expectRefused(bed, 'p1 parry trapdoor gomory', 'HG-C09')
})

test('HG-C09 HG-9.8.1-03 HG-C10 a card that brings its caster home is cast from Hell; one without a sphere brings nobody home', () => {
  const home = begun({ hands: [['toll-gate'], ['sunbeam'], []], earth: ['caim', 'sammael'] })
  home.play('p0 magic toll-gate', 'p0 place s51')
  expect(home.isOnEarth('sammael')).toBe(false)
  expectRefused(home, 'p1 parry sunbeam caim', 'HG-C09')
  const stays = begun({ hands: [['blank-confession'], []], earth: ['sammael'] }).play('p0 magic blank-confession')
  expect(stays.isOnEarth('sammael')).toBe(true)
})

test('HG-C06 of several counters the highest-ranking demon’s is played, the others stay unseen', () => {
  const t = begun({ hands: [['anonymous-letter'], ['filed-under-never'], ['filed-under-never']] })
  t.play(
    'p0 magic anonymous-letter',
    'p0 side p1',
    'p1 parry filed-under-never gomory',
    'p2 parry filed-under-never thamuz',
  )
  expect(t.told('countered')).toMatchObject({ by: 2, demon: 8 })
  expect([t.hand(1), t.hand(2)]).toEqual([['filed-under-never'], []])
  expect([t.state.souls[1], (t.state.acted >> 12) & 1]).toEqual([9, 0])
})

test('HG-G065 a counter can be countered, and then all are asked again', () => {
  const t = begun({
    hands: [['anonymous-letter'], ['filed-under-never'], ['filed-under-never']],
    demons: [
      ['sammael', 'andras'],
      ['gomory', 'caim'],
      ['thamuz', 'naburos'],
    ],
  })
  t.play('p0 magic anonymous-letter', 'p0 side p1', 'p1 parry filed-under-never gomory', 'p2 let')
  expectAsked(t, 'p2 react')
  t.play('p2 parry filed-under-never thamuz')
  expect(t.told('cancelled')).toEqual({ card: 19 })
  expect(t.state.disfavours[1]).toBe(1)
})

test('HG-C12 Wrong Address turns a card to another demon that its caster could have named, who may counter', () => {
  const t = begun({ hands: [['cup-of-lethe'], ['wrong-address'], ['trapdoor']] })
  t.play('p0 magic cup-of-lethe', 'p0 demon gomory', 'p1 parry wrong-address gomory', 'p2 let')
  expect(t.legal(1)).toEqual(['demon thamuz', 'demon caim'])
  t.play('p1 demon thamuz', 'p2 let')
  expectAsked(t, 'p2 react')
  t.play('p2 parry trapdoor thamuz')
  expect([t.isActive('thamuz'), t.isActive('gomory')]).toEqual([true, true])
})

test('HG-C12 Balban puts another of one’s demons in its place, once a turn, before any counter', () => {
  const it = {
    hands: [['cup-of-lethe', 'cup-of-lethe'], []],
    demons: [['sammael', 'andras'], ['balban', 'gomory'], ['thamuz']],
  }
  const t = begun(it).play('p0 magic cup-of-lethe', 'p0 demon gomory')
  expectAsked(t, 'p1 meantMySister')
  t.play('p1 demon balban', [1])
  expect([t.isActive('balban'), t.isActive('gomory')]).toEqual([false, true])
  const alone = begun({ ...it, earth: ['balban'] }).play('p0 magic cup-of-lethe', 'p0 demon gomory', [1])
  expect(alone.isActive('gomory')).toBe(false)
})

test('HG-C13 The Verdict Turned: the caster is struck by the hand of its target', () => {
  const t = begun({ hands: [['cup-of-lethe'], ['verdict-turned'], []] })
  t.play('p0 magic cup-of-lethe', 'p0 demon gomory', 'p1 parry verdict-turned gomory', [2])
  expect([t.isActive('sammael'), t.isActive('gomory')]).toEqual([false, true])
  expect([t.state.favours[1], t.state.souls[0]]).toEqual([2, 7])
})

test('HG-C13 the one that played it may counter in turn', () => {
  const t = begun({ hands: [['cup-of-lethe', 'trapdoor'], ['verdict-turned'], []] })
  t.play('p0 magic cup-of-lethe', 'p0 demon gomory', 'p1 parry verdict-turned gomory', 'p0 let')
  expectAsked(t, 'p0 react')
  t.play('p0 parry trapdoor sammael')
  expect([t.isActive('sammael'), t.isActive('gomory')]).toEqual([true, true])
})

test('HG-C07 minors, skills, Hell cards and cards played right away cannot be countered', () => {
  const t = begun({ hands: [['blank-confession'], ['filed-under-never'], ['filed-under-never']] }).play(
    'p0 walk blank-confession',
  )
  expect(t.isOnEarth('sammael')).toBe(true)
})

test('HG-C08 in combat only a demon there counters, from what it has brought; a combat card is aimed at every demon of the other side', () => {
  const t = scene({
    phase: 'combat',
    demons: [['sammael'], ['gomory', 'caim']],
    legions: ['p0 s53 4', 'p1 s53 3'],
    hands: [['pitchfork-drill'], ['trapdoor', 'filed-under-never']],
    souls: [9, 9],
    rest: 5,
  }).play(
    'p0 demon sammael',
    'p0 bring pitchfork-drill',
    'p1 demon gomory',
    'p1 bring trapdoor',
    'p1 done',
    'p1 nobody',
  )
  t.play(...(t.asked()[0].includes('castFirst') ? ['p0 yes'] : []), 'p0 cast pitchfork-drill')
  expectAsked(t, 'p1 react')
  expectRefused(t, 'p1 parry filed-under-never gomory', 'HG-9.0-03')
  expectRefused(t, 'p1 parry trapdoor caim', 'HG-C08')
  t.play('p1 parry trapdoor gomory')
  expect(t.told('cancelled')).toBeDefined()
})

test('HG-9.8.3.2-01 HG-G066 HG-9.8.3.2-03 a group: unspent demons in the same sphere, any player’s; backing out costs nothing', () => {
  const it = {
    hands: [['banners-advance']],
    demons: [['sammael', 'naburos'], ['agares', 'caim'], ['thamuz']],
    acted: ['thamuz'],
    earth: ['caim'],
  }
  const t = begun(it).play('p0 magic banners-advance')
  expectAsked(t, 'p0 joinGroup', 'p1 joinGroup')
  expect(t.legal(1)).toEqual(['demon agares', 'done'])
  t.play('p1 done', 'p0 demon naburos')
  expect([(t.state.acted >> 10) & 1, (t.state.acted >> 20) & 1]).toEqual([0, 0])
  expectAsked(t, 'p0 act')
})

test('HG-9.8.3.2-02 HG-G067 without the total the card goes back, unpaid, and not with that demon again', () => {
  const t = begun({
    hands: [['banners-advance', 'cutpurse'], []],
    demons: [['sammael', 'naburos'], ['agares'], ['thamuz']],
  })
  t.play('p0 magic banners-advance', 'p0 done', 'p1 done', 'p2 done')
  expect(t.hand(0)).toContain('banners-advance')
  expectRefused(t, 'p0 magic banners-advance', 'HG-9.8.3.2-02')
  t.play('p0 magic cutpurse', 'p0 side p1', [5])
  expect(t.hand(0)).toEqual(['banners-advance'])
})

test('HG-C04 cost and targets come before the window, dice after it', () => {
  const t = begun({ hands: [['cutpurse'], ['toll-gate'], []] }).play('p0 magic cutpurse', 'p0 side p1')
  expectAsked(t, 'p1 react')
  expect(t.told('announced')).toMatchObject({ card: 8, targets: [1] })
  t.play('p1 let', [4, 2])
  expect(t.state.souls[0]).toBe(11)
})

test('HG-C06 HG-C09 four deep on earth: a card, and four counters one upon another', () => {
  const t = scene({
    phase: 'action',
    seats: 3,
    demons: [
      ['sammael', 'moloch', 'andras'],
      ['gomory', 'baal'],
      ['thamuz', 'naburos'],
    ],
    earth: ['sammael', 'moloch', 'andras', 'gomory', 'baal', 'thamuz', 'naburos'],
    hands: [['anonymous-letter', 'sunbeam'], ['filed-under-never', 'sunbeam'], ['filed-under-never']],
    souls: [9, 9, 9],
    favours: [3, 3, 3],
  }).play('p0 magic anonymous-letter', 'p0 side p1')
  expectAsked(t, 'p1 react', 'p2 react')
  t.play('p1 parry filed-under-never gomory', 'p2 let')
  expectAsked(t, 'p2 react', 'p0 react')
  t.play('p2 parry filed-under-never thamuz', 'p0 let')
  expectAsked(t, 'p0 react', 'p1 react')
  t.play('p0 let', 'p1 parry sunbeam baal')
  expectAsked(t, 'p0 react')
  t.play('p0 parry sunbeam moloch')
  // The second sunbeam stops the first, so the second denial stops the first denial: the letter arrives.
  expect(t.state.disfavours).toEqual([0, 1, 0])
  expect([t.isOnEarth('baal'), t.isOnEarth('thamuz'), t.isOnEarth('sammael')]).toEqual([false, true, true])
  expect(t.events.filter(({ id }) => id === 'countered')).toHaveLength(4)
})
