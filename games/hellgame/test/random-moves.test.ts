import { expect, test } from 'vitest'
import { CLOSED, CLOSED_TO_SPIRITS, CRONE, MOTHER, NO_FLEE, OUT, SPIRITS_HELD, VIRGIN } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

// Uriel. His card is not needed to move him.

test('HG-10.1-01 HG-10.1-02 HG-6.2.2-01 called, he is in his box; demons on earth make a skull roll or die, survivors pass for good next', () => {
  const t = scene({
    phase: 'hell',
    demons: [['sammael', 'moloch'], ['gomory']],
    earth: ['sammael', 'moloch', 'gomory'],
    hellTop: ['angel-at-the-gate', 'audit', 'bumper-harvest'],
    dice: [3, 4, 1],
    rest: 1,
  })
  expect(t.state.uriel).toBe(-1)
  expect(t.isOnEarth('sammael')).toBe(false)
  expect(t.state.mustPass & 1).toBe(1)
  expect(t.state.demonOwner[5]).toBe(-1)
  const forced = scene({ phase: 'action', mustPass: ['sammael'] })
  expectAsked(forced, 'p1 act')
  expect(forced.state.mustPass & 1).toBe(0)
})

test('HG-C17 a demon walking safely is passed by', () => {
  const t = scene({
    phase: 'hell',
    demons: [['sammael'], ['gomory']],
    earth: ['sammael harmless-governess'],
    hellTop: ['angel-at-the-gate', 'audit', 'bumper-harvest'],
    rest: 1,
  })
  expect(t.isOnEarth('sammael')).toBe(true)
})

test('HG-10.1-03 HG-G074 HG-6.2.2-02 in the turn he was called he kills everything in AnteHell, but not Lilith', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 'box',
    urielTurn: 2,
    lilith: 'antehell',
    legions: ['p0 antehell 2', 'free antehell 1'],
    hounds: ['2 p0 antehell'],
    lieutenants: ['sulla p1 antehell'],
    rest: 5,
  })
  expect(t.legions('p0', 'antehell') + t.legions('free', 'antehell')).toBe(0)
  expect(t.lieutenant('sulla')).toBe('returned')
  expect(t.hound(2)).toBe('box')
  expect(t.state.lilith).not.toBe(OUT)
})

test('HG-10.1-04 HG-G069 HG-10-01 next turn he enters circle 1 by die, a 6 again, as the first of four steps; a 3 is a 1', () => {
  const t = scene({ phase: 'uriel', uriel: 'box', urielTurn: 1, dice: [6, 2, 3, 4, 5] })
  expect(t.state.uriel).toBe(7)
  expect(t.diceLeft).toBe(0)
})

test('HG-10-02 HG-G068 a 5 or 6 loses one step, not the others', () => {
  const t = scene({ phase: 'uriel', uriel: 's51', dice: [5, 6, 4, 5] })
  expect(t.state.uriel).toBe(21)
})

test('HG-10.1-05 HG-10.3-06 a rampaging hound flees by one step, never rolled again, or is destroyed', () => {
  const comes = (...dice: number[]) =>
    scene({ phase: 'uriel', uriel: 's51', hounds: ['3 wild s61', '2 wild s55'], dice: [1, ...dice], rest: 5 })
  const fled = comes(4)
  expect([fled.hound(3), fled.hound(2)]).toEqual(['wild s62', 'wild s55'])
  expect(comes(5).hound(3)).toBe('box')
  expect(comes(3).hound(3)).toBe('wild s51')
})

test('HG-10.1-05 a hound that flees from Uriel drives out whom it meets', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 's51',
    hounds: ['3 wild s61'],
    legions: ['p0 s62 1'],
    dice: [1, 4],
    rest: 5,
  })
  expectAsked(t, 'p0 flee')
})

test('HG-10.1-05 HG-9.5.2.4-03 HG-10.4-01 units there flee each for itself or are destroyed, Freebooters too', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 's51',
    legions: ['p0 s61 2', 'free s61 1'],
    lieutenants: ['sulla p0 s61'],
    dice: [1, 4, 5, 2, 5, 6, 5, 5, 5, 5],
    rest: 6,
  })
  expect(t.legions('p0', 's62')).toBe(1)
  expect(t.legions('p0', 's61')).toBe(0)
  expect(t.lieutenant('sulla')).toBe('p0 s65')
  expect(t.legions('free', 's61')).toBe(0)
})

test('HG-C31 even where nobody can flee, all must flee from Uriel', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 's51',
    legions: ['p0 s61 1'],
    signs: { s61: NO_FLEE },
    dice: [1, 4],
    rest: 5,
  })
  expect(t.legions('p0', 's62')).toBe(1)
})

test('HG-G138 nobody flees whence he came, and a chain that leads back to him destroys', () => {
  const t = scene({ phase: 'uriel', uriel: 's51', legions: ['p0 s61 1'], dice: [1, 3, 4], rest: 5 })
  expect(t.legions('p0', 's62')).toBe(1)
  const chain = scene({ phase: 'uriel', uriel: 's51', legions: ['p0 s61 1', 'p1 s62 1'], dice: [1, 4, 2, 6], rest: 5 })
  expect(chain.legions('p0', 's61') + chain.legions('p0', 's62')).toBe(0)
})

test('HG-10.1-06 HG-G076 every Sectio that he enters loses its owner', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 's51',
    sectio: [['s61', 's91'], ['s95']],
    freebooterSectio: ['s71'],
    dice: [1, 1],
    rest: 5,
  })
  expect(t.owner('s61')).toBe('nobody')
  expect(t.owner('s71')).toBe('nobody')
})

test('HG-10.1-07 HG-G070 HG-G072 for n units lost the weakest demon is saved by a die above n; six kill it', () => {
  const it = { phase: 'uriel' as const, uriel: 's51', demons: [['sammael', 'caim'], ['gomory']] }
  const two = (die: number) =>
    scene({ ...it, legions: ['p0 s61 2'], dice: [1, 5, 5, 5, 5, 5, die] }).state.demonOwner[9]
  expect([two(2), two(3)]).toEqual([-1, 0])
  const six = scene({ ...it, legions: ['p0 s61 6'], dice: [1, 5, 5, 5, 5, 5, 5, 5, 5, 5] })
  expect(six.state.demonOwner[9]).toBe(-1)
  const hounds = scene({
    ...it,
    legions: ['p0 s61 3'],
    hounds: ['2 p0 s61', '3 p0 s61', '4 p0 s61'],
    dice: [1, 5, 5, 5, 5, 5, 5],
  })
  expect(hounds.state.demonOwner[9]).toBe(-1)
})

test('HG-10.1-08 HG-G075 in the Pentagram or upon Lilith he is removed; his card stays', () => {
  const t = scene({ phase: 'uriel', uriel: 's91', permanents: ['angel-at-the-gate'], dice: [1] })
  expect(t.state.uriel).toBe(OUT)
  expect(t.state.permanents[0]).toBe(0)
  const upon = scene({ phase: 'uriel', uriel: 's51', lilith: 's61', aspect: 0, dice: [1], rest: 5 })
  expect(upon.state.uriel).toBe(OUT)
})

test('HG-G013 HG-6.2.2-03 in a cave-in he loses his steps, and steps into it; other closed Sectio do not stop him', () => {
  expect(scene({ phase: 'uriel', uriel: 's51', signs: { s51: SPIRITS_HELD } }).state.uriel).toBe(20)
  const barred = scene({ phase: 'uriel', uriel: 's51', signs: { s61: CLOSED | CLOSED_TO_SPIRITS }, dice: [1, 5, 5, 5] })
  expect(barred.state.uriel).toBe(20)
  const sealed = scene({ phase: 'uriel', uriel: 's51', signs: { s61: CLOSED }, dice: [1, 5, 5, 5] })
  expect(sealed.state.uriel).toBe(25)
})

test('HG-C34 A Map for the Angel: named steps are not rolled, never outward; the earlier caster first', () => {
  const t = scene({
    phase: 'action',
    hands: [['map-for-the-angel'], ['map-for-the-angel']],
    souls: [3, 3],
    uriel: 's81',
  }).play('p0 magic map-for-the-angel', 'p1 let', 'p1 magic map-for-the-angel')
  expectAsked(t, 'p0 guide')
  expectRefused(t, 'p0 steer outward', 'HG-C34')
  t.play('p0 let')
  expectAsked(t, 'p1 guide')
  t.play('p1 steer clockwise', 'p0 steer inward')
  expect(t.state.uriel).toBe(41)
  t.play('p0 steer inward')
  expect(t.state.uriel).toBe(OUT)
})

// Lilith

test('HG-10.2-01 HG-10.2-05 HG-9.5.2.3-01 she waits in AnteHell and enters circle 1 by die as the first of four steps', () => {
  const t = scene({ phase: 'lilith', lilith: 'antehell', dice: [1, 6, 2, 5, 5, 4] })
  expect(t.state.lilith).toBe(2)
  expect(t.diceLeft).toBe(0)
})

test('HG-10.2-02 HG-G078 her first aspect by the table, later one of the two others', () => {
  const first = (die: number) =>
    scene({ phase: 'lilith', lilith: 'antehell', dice: [die, 1], rest: 5 }).state.lilithAspect
  expect([1, 2, 3, 4, 5, 6].map(first)).toEqual([CRONE, CRONE, MOTHER, MOTHER, VIRGIN, VIRGIN])
  const next = (aspect: number, die: number) =>
    scene({ phase: 'lilith', lilith: 's51', aspect, dice: [die], rest: 5 }).state.lilithAspect
  expect([next(CRONE, 3), next(CRONE, 4), next(MOTHER, 1), next(MOTHER, 6), next(VIRGIN, 2), next(VIRGIN, 5)]).toEqual([
    MOTHER,
    VIRGIN,
    CRONE,
    VIRGIN,
    CRONE,
    MOTHER,
  ])
})

test('HG-10.2-03 HG-10.2-04 HG-G077 courting: a favour each, one demon in Hell each, a duel of hearts, then a heart roll', () => {
  const t = scene({
    phase: 'lilith',
    seats: 3,
    lilith: 's51',
    aspect: CRONE,
    favours: [1, 1, 0],
    demons: [['sammael', 'caim'], ['gomory'], ['thamuz']],
    earth: ['caim'],
  })
  expectAsked(t, 'p0 court', 'p1 court')
  expect(t.legal(0)).toEqual(['nobody', 'demon sammael'])
  t.play('p1 demon gomory', 'p0 demon sammael', [1, 1, 1, 1, 1, 6, 1, 1, 1, 4, 1])
  expect(t.state.favours).toEqual([0, 0, 0])
  expectAsked(t, 'p1 steer')
})

test('HG-10.2-04 without the heart roll she wanders', () => {
  const t = scene({ phase: 'lilith', lilith: 's51', aspect: CRONE, favours: [1], rest: 5 }).play(
    'p0 demon sammael',
    [6, 1],
  )
  expect(t.asked().join()).not.toMatch(/steer/)
})

test('HG-G083 HG-10.2-06 whoever steers her takes four steps, or leads her out', () => {
  const t = scene({ phase: 'lilith', lilith: 's11', aspect: CRONE, favours: [1] }).play('p0 demon sammael', [1, 1])
  t.play('p0 steer inward')
  expectAsked(t, 'p0 steer')
  t.play('p0 steer outward', 'p0 steer outward')
  expect(t.state.lilith).toBe(OUT)
  const deep = scene({ phase: 'lilith', lilith: 's91', aspect: CRONE, dice: [1, 1] })
  expect(deep.state.lilith).toBe(OUT)
})

test('HG-10.2-07 if she comes upon Uriel he is destroyed', () => {
  const t = scene({ phase: 'lilith', lilith: 's51', aspect: CRONE, uriel: 's61', dice: [1, 1], rest: 5 })
  expect(t.state.uriel).toBe(OUT)
})

test('HG-10.2-08 she affects what she enters, not where she changes', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: CRONE,
    legions: ['p0 s51 1', 'p0 s61 1'],
    dice: [6, 1],
    rest: 5,
  })
  expect(t.legions('p0', 's51')).toBe(1)
  expect(t.legions('p0', 's61')).toBe(0)
})

test('HG-10.2-09 HG-G080 the crone: a card for each legion, the limit after all', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: MOTHER,
    legions: ['p0 s61 2', 'free s61 1'],
    arcanaTop: ['cutpurse', 'bookworm', 'toll-gate'],
    dice: [1, 1],
    rest: 5,
  })
  expect(t.hand(0)).toEqual(['cutpurse', 'bookworm'])
})

test('HG-10.2-10 HG-G081 the virgin kills everything in the Sectio, which keeps its owner', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: CRONE,
    sectio: [['s61', 's91'], ['s95']],
    legions: ['p0 s61 2', 'p1 s61 1', 'free s61 1'],
    hounds: ['2 p0 s61', '3 wild s61'],
    lieutenants: ['sulla p1 s61'],
    dice: [6, 1],
    rest: 5,
  })
  expect(t.legions('p0', 's61') + t.legions('p1', 's61') + t.legions('free', 's61')).toBe(0)
  expect([t.hound(2), t.hound(3), t.lieutenant('sulla')]).toEqual(['box', 'box', 'returned'])
  expect(t.owner('s61')).toBe('p0')
})

test('HG-10.2-11 HG-G082 the mother doubles everything as far as there are counters', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: CRONE,
    legions: ['p0 s61 2', 'p1 s61 1', 'p1 s95 11'],
    hounds: ['2 p0 s61', '3 wild s61'],
    lieutenants: ['sulla p0 s61'],
    bonus: { sulla: 3 },
    dice: [1, 1],
    rest: 5,
  })
  expect(t.events.filter((event) => event.id === 'raised').map((event) => event.facts.count)).toEqual([2])
  expect(t.legions('p0', 's61')).toBe(4)
  expect(t.legions('p1', 's61')).toBe(1)
  expect(t.events.filter((event) => event.id === 'tamed')).toHaveLength(1)
  expect(t.events.filter((event) => event.id === 'stray')).toHaveLength(1)
  expect(t.events.filter((event) => event.id === 'lieutenant-placed')).toHaveLength(1)
  expect(t.state.lieutenantSouls[3]).toBe(6)
})

test('HG-G159 the mother’s last hound goes to the player with the higher demon', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: CRONE,
    demons: [['baal'], ['sammael']],
    legions: ['free s61 1', 'p0 s61 1', 'p1 s61 1', 'p0 s11 5'],
    hounds: ['2 free s61', '2 p0 s61', '2 p1 s61', '3 p0 s11', '3 p0 s11', '3 p0 s11', '4 p0 s11', '4 p0 s11'],
    dice: [1, 1],
    rest: 5,
  })
  expect(t.events.filter(({ id }) => id === 'tamed').map(({ facts }) => facts.by)).toEqual([1])
})

test('HG-10.2-12 control of her ends with her move', () => {
  const t = scene({ phase: 'lilith', lilith: 's51', aspect: CRONE, favours: [2] }).play('p0 demon sammael', [1, 1])
  t.play('p0 steer inward', 'p0 steer inward', 'p0 steer clockwise', 'p0 steer clockwise')
  expect(t.asked().join()).not.toMatch(/steer/)
  expect(t.state.lilithPromised).toBe(-1)
})

test('HG-C33 Arm in Arm: nobody courts, no heart roll, no second such card', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael', 'naburos'], ['gomory']],
    hands: [['arm-in-arm', 'arm-in-arm']],
    favours: [3, 3],
    lilith: 'antehell',
  }).play('p0 magic arm-in-arm', 'p1 rest')
  expectRefused(t, 'p0 magic arm-in-arm', 'HG-C02')
  t.play('p0 rest', [1, 3])
  expect(t.state.lilith).toBe(2)
  expectAsked(t, 'p0 steer')
})

// Hounds

test('HG-10.3-02 HG-10-01 a rampaging hound makes six steps, the strongest hound first', () => {
  const t = scene({ phase: 'hounds', hounds: ['2 wild s51', '5 wild s71'], dice: [4, 4, 4, 4, 4, 4, 1, 5, 5, 5, 5, 5] })
  expect(t.hound(5)).toBe('wild s72')
  expect(t.hound(2)).toBe('wild s61')
})

test('HG-G085 equally strong hounds move in random order', () => {
  const order = (pick: number) =>
    scene({ phase: 'hounds', hounds: ['2 wild s51', '2 wild s33'], picks: [pick], rest: 5 }).events.find(
      ({ id }) => id === 'hound-moved',
    )?.facts.hound
  expect([order(0), order(1)]).toEqual([0, 1])
})

test('HG-10.3-03 it stops where units do not flee', () => {
  const t = scene({ phase: 'hounds', hounds: ['2 wild s51'], legions: ['p0 s61 1'], dice: [1], rest: 5 })
  expectAsked(t, 'p0 flee')
  t.play('p0 stay')
  expect(t.hound(2)).toBe('wild s61')
  const fled = scene({ phase: 'hounds', hounds: ['2 wild s51'], legions: ['p0 s61 1'], dice: [1] }).play(
    'p0 flee',
    [4, 1, 5, 5, 5, 5],
  )
  expect(fled.hound(2)).toBe('wild s71')
})

test('HG-10.3-04 setting out beside units it stays if its first roll is a 5 or 6', () => {
  const t = scene({ phase: 'hounds', hounds: ['2 wild s51'], legions: ['p0 s51 1'], dice: [5] })
  expect(t.hound(2)).toBe('wild s51')
  const goes = scene({ phase: 'hounds', hounds: ['2 wild s51'], legions: ['p0 s51 1'], dice: [1, 1, 5, 5, 5, 5] })
  expect(goes.hound(2)).toBe('wild s71')
})

test('HG-10.3-05 HG-10.3-08 in the Pentagram or AnteHell it is destroyed and back in the box', () => {
  expect(scene({ phase: 'hounds', hounds: ['2 wild s91'], dice: [1] }).hound(2)).toBe('box')
  expect(scene({ phase: 'hounds', hounds: ['2 wild s11'], dice: [3] }).hound(2)).toBe('box')
})

test('HG-10.3-06 HG-10.3-10 HG-C24 it does not avoid Uriel, who destroys it; a step into a closed Sectio is lost', () => {
  expect(scene({ phase: 'hounds', hounds: ['2 wild s51'], uriel: 's61', dice: [1] }).hound(2)).toBe('box')
  expect(
    scene({ phase: 'hounds', hounds: ['2 wild s51'], signs: { s61: CLOSED }, dice: [1, 1, 1, 1, 1, 1] }).hound(2),
  ).toBe('wild s51')
})

test('HG-10.3-01 HG-3.1-01 a hound that loses its legion steps at once; out of Hell it dies', () => {
  const it = { phase: 'action' as const, legions: ['p1 s51 1'], hounds: ['2 p1 s51'] }
  expect(scene(it).play('p0 dismiss', 'p0 legion p1 s51 hounded', [1, 1]).hound(2)).toBe('wild s61')
  const rim = { ...it, legions: ['p1 s11 1'], hounds: ['2 p1 s11'] }
  expect(scene(rim).play('p0 dismiss', 'p0 legion p1 s11 hounded', [1, 3]).hound(2)).toBe('box')
})

test('HG-G135 one that loses its legion in AnteHell goes back to the box', () => {
  const t = scene({ phase: 'action', legions: ['p1 antehell 1'], hounds: ['2 p1 antehell'] })
  t.play('p0 dismiss', 'p0 legion p1 antehell hounded', [1])
  expect(t.hound(2)).toBe('box')
})

test('HG-9.5.2.2-02 a rampaging hound drives out a lone lieutenant', () => {
  const t = scene({
    phase: 'hounds',
    hounds: ['2 wild s51'],
    lieutenants: ['sulla p0 s61'],
    dice: [1, 4, 5, 1],
    rest: 5,
  })
  expect(t.lieutenant('sulla')).toBe('p0 s62')
  expect(t.hound(2)).toBe('wild s71')
})

test('HG-9.5.2.2-02 HG-10.4-01 a rampaging hound captures a lone lieutenant of Freebooters, who does not flee', () => {
  const t = scene({ phase: 'hounds', hounds: ['2 wild s51'], lieutenants: ['sulla free s61'], dice: [1, 1], rest: 5 })
  expect([t.lieutenant('sulla'), t.hound(2)]).toEqual(['returned', 'wild s71'])
})

test('HG-10.1-02 a demon that must pass for good neither counters for others nor joins a group', () => {
  const it = {
    phase: 'action' as const,
    seats: 3,
    souls: [9, 9, 9],
    demons: [['sammael'], ['gomory'], ['thamuz', 'andras']],
  }
  const hands = [['cup-of-lethe'], [], ['filed-under-never']]
  const cast = (mustPass: string[]) =>
    scene({ ...it, hands, mustPass }).play('p0 magic cup-of-lethe', 'p0 demon gomory')
  expect(cast([]).refusal('p2 parry filed-under-never thamuz')).toBeUndefined()
  expectRefused(cast(['thamuz']), 'p2 parry filed-under-never thamuz', 'HG-10.1-02')
  const aimed = scene({ ...it, hands, mustPass: ['thamuz'] }).play('p0 magic cup-of-lethe', 'p0 demon thamuz')
  expect(aimed.refusal('p2 parry filed-under-never thamuz')).toBeUndefined()
  const group = { ...it, demons: [['sammael'], ['ashtaroth'], ['thamuz', 'andras']], hands: [['no-confidence']] }
  const asks = scene({ ...group, mustPass: ['thamuz'] }).play('p0 magic no-confidence', 'p0 place s95')
  expect(asks.refusal('p2 demon andras')).toBeUndefined()
  expectRefused(asks, 'p2 demon thamuz', 'HG-G066')
})

test('HG-G013 HG-6.2.2-03 in a cave-in Lilith too stays where she is', () => {
  const t = scene({ phase: 'lilith', lilith: 's51', aspect: CRONE, signs: { s51: SPIRITS_HELD }, dice: [1] })
  expect([t.state.lilith, t.diceLeft]).toEqual([20, 0])
})

test('HG-G082 HG-G120 a hound that the mother doubles rampages if no legion is left for it', () => {
  const t = scene({
    phase: 'lilith',
    lilith: 's51',
    aspect: CRONE,
    legions: ['p0 s61 1', 'p0 s31 11'],
    hounds: ['5 p0 s61'],
    dice: [1, 1],
    rest: 5,
  })
  expect(t.legions('p0', 's61')).toBe(1)
  expect(t.hound(5)).toBe('p0 s61')
  expect(t.told('stray')).toMatchObject({ place: 25 })
})

test('HG-10.3-04 only a first roll of 5 or 6 keeps a hound beside units', () => {
  const it = { phase: 'hounds' as const, hounds: ['2 wild s51'], legions: ['p0 s51 1'], signs: { s61: CLOSED } }
  expect(scene({ ...it, dice: [1, 5, 4], rest: 5 }).hound(2)).toBe('wild s52')
})

test('HG-10.3-03 a rampaging hound stops for another one', () => {
  const t = scene({ phase: 'hounds', hounds: ['5 wild s51', '2 wild s61'], dice: [1, 4], rest: 5 })
  expect([t.hound(5), t.hound(2)]).toEqual(['wild s61', 'wild s62'])
})

test('HG-9.5.1-03 nobody flees from a hound to where it came from', () => {
  const t = scene({ phase: 'hounds', hounds: ['2 wild s51'], legions: ['p0 s61 1'], dice: [1] })
  expect(t.play('p0 flee', [3, 4, 5, 5, 5, 5, 5]).legions('p0', 's62')).toBe(1)
})

test('HG-G138 HG-G049 who has got away from Uriel and is stuck among enemies is not destroyed', () => {
  const t = scene({ phase: 'uriel', uriel: 's51', legions: ['p0 s61 1', 'p1 s62 1'], dice: [1, 4, 6], rest: 5 })
  expect(t.events.filter(({ id }) => id === 'legions-gone')).toEqual([])
})
