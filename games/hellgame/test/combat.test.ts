import { expect, test } from 'vitest'
import { NO_FLEE, PEACE, RED_MIST } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** Nobody has a demon to send, unless it says so. */
const NO_DEMONS = { earth: ['sammael', 'gomory', 'thamuz'] }
/** Dice that are not named are fives: no hit, no save, no flight. */
const combat = (it: object) => scene({ phase: 'combat', rest: 5, ...it })
/** A combat without demons in a Sectio too small for peace. */
const bare = (it: object) => combat({ ...NO_DEMONS, ...it })

test('HG-11-01 HG-G128 combat where legions of two sides stand, the most units first', () => {
  const t = bare({ legions: ['p0 s53 2', 'p1 s53 1', 'p0 s73 4', 'p1 s73 1'], dice: [1, 1, 1, 1, 1, 6] })
  expect(t.told('combat')).toMatchObject({ place: 32 })
  const free = bare({ legions: ['p0 s53 1', 'free s53 1'], dice: [1, 1, 6] })
  expect(free.told('combat')).toMatchObject({ place: 22 })
  expect(bare({ legions: ['p0 s53 1', 'p1 antehell 1', 'p0 antehell 1'] }).told('combat')).toBeUndefined()
})

test('HG-11-02 Sectio with a rampaging hound only come after all others', () => {
  const t = bare({ legions: ['p0 s53 2', 'p1 s53 1', 'p0 s73 4'], hounds: ['2 wild s73'], dice: [1, 1, 1, 6] })
  expect(t.events.find(({ id }) => id === 'combat')?.facts).toMatchObject({ place: 22 })
})

test('HG-11.3.1-01 HG-11.3.1-03 peace by consent of all where the legions are no more than the printed souls', () => {
  const t = bare({ legions: ['p0 s51 2', 'p1 s51 2'] })
  expectAsked(t, 'p0 agree', 'p1 agree')
  t.play('p1 yes', 'p0 yes')
  expect(t.told('peace')).toEqual({ place: 20 })
  expect(t.state.signs[20] & PEACE).toBe(PEACE)
  const war = bare({ legions: ['p0 s51 2', 'p1 s51 2'] }).play('p0 yes', 'p1 no', [1, 1, 1, 1, 1])
  expect(war.told('attacks')).toBeDefined()
})

test('HG-11.3.1-01 HG-11.3.1-02 HG-G100 HG-G101 no peace with too many legions, a hound, Freebooters, or on the Wise Men', () => {
  const dice = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  expect(bare({ legions: ['p0 s53 2', 'p1 s53 1'], dice }).asked()[0]).toMatch(/flee/)
  expect(bare({ legions: ['p0 s51 1', 'p1 s51 1'], hounds: ['2 wild s51'], picks: [0], dice }).asked()[0]).not.toMatch(
    /agree/,
  )
  expect(bare({ legions: ['p0 s51 1', 'p1 s51 1', 'free s51 1'], picks: [0], dice }).asked()[0]).not.toMatch(/agree/)
  expect(bare({ legions: ['p0 s14 1', 'p1 s14 1'], dice }).asked()[0]).toMatch(/flee/)
})

test('HG-11.3.1-01 HG-11.2.4-03 a flight that brings more legions than the printed souls ends the peace', () => {
  const after = (mine: string) => {
    const t = bare({ legions: [mine, 'p1 s51 2', 'p0 s52 1', 'p1 s52 1'] })
    t.play('p0 yes', 'p1 yes', 'p0 no', 'p1 yes', [1, 1, 1], 'p0 flee', [2, 5])
    expect(t.legions('p0', 's52')).toBe(0)
    return t.told('combat')
  }
  expect(after('p0 s51 2')).toMatchObject({ place: 20 })
  expect(after('p0 s51 1')).toMatchObject({ place: 21 })
})

test('HG-11.3.2-01 HG-G127 of three Triumvirates the largest names its enemy, the others choose a side by falling size', () => {
  const t = combat({
    seats: 4,
    demons: [['sammael'], ['gomory'], ['thamuz'], ['andras']],
    earth: ['sammael', 'gomory', 'thamuz', 'andras'],
    legions: ['p0 s53 1', 'p1 s53 3', 'p2 s53 1', 'p3 s53 2'],
  })
  expectAsked(t, 'p1 nameEnemy')
  t.play('p1 side p0')
  expectAsked(t, 'p3 chooseSide')
  expect(t.legal(3)).toEqual(['side p0', 'side p1'])
  t.play('p3 side p1')
  expectAsked(t, 'p2 chooseSide')
  t.play('p2 side p0', [1, 1, 1, 1, 1, 1, 1, 1])
  expect(t.state.fight?.camp.slice(0, 4)).toEqual([1, 0, 1, 0])
})

test('HG-G102 a tie for the most units is broken by die', () => {
  const t = bare({ seats: 3, legions: ['p0 s53 1', 'p1 s53 1', 'p2 s53 1'], dice: [2, 6, 3] })
  expectAsked(t, 'p1 nameEnemy')
})

test('HG-11.3.2-02 HG-10.3-03 a rampaging hound and Freebooters take a side by an even roll', () => {
  const t = bare({
    legions: ['p0 s53 1', 'p1 s53 1', 'free s53 1'],
    hounds: ['2 wild s53'],
    picks: [1, 0],
    dice: [1, 1, 1, 1, 1, 1],
  })
  expect(t.state.fight?.camp[6]).toBe(1)
  expect(t.state.fight?.houndCamp[0]).toBe(0)
})

test('HG-11.1-01 HG-11.1-02 HG-G090 the side with more legions sends first, cards face down, their number open; then in turn', () => {
  const t = combat({
    demons: [['sammael', 'caim'], ['gomory']],
    legions: ['p0 s53 2', 'p1 s53 1'],
    hands: [['pitchfork-drill', 'cutpurse']],
  })
  expectAsked(t, 'p0 sendDemon')
  t.play('p0 demon sammael', 'p0 bring pitchfork-drill', 'p0 done')
  expect(t.told('joins')).toEqual({ demon: 0, cards: 1 })
  expectAsked(t, 'p1 sendDemon')
  t.play('p1 nobody')
  expectAsked(t, 'p0 sendDemon')
  t.play('p0 nobody')
  expectAsked(t, 'p0 cast')
})

test('HG-11.1-02 at most as many cards as stars', () => {
  const t = combat({
    demons: [['paymon'], ['gomory']],
    legions: ['p0 s53 2', 'p1 s53 1'],
    hands: [['pitchfork-drill', 'cutpurse']],
  }).play('p0 demon paymon', 'p0 bring cutpurse')
  expectAsked(t, 'p1 sendDemon')
})

test('HG-11.1-01 a refusal is final only when all have declined in a row', () => {
  const t = combat({ legions: ['p0 s53 2', 'p1 s53 1'] }).play('p0 nobody', 'p1 demon gomory')
  expectAsked(t, 'p0 sendDemon')
})

test('HG-11.1-03 HG-11.1-04 HG-11.1-05 not a demon that has joined another combat, is on earth or incapacitated', () => {
  const t = combat({
    demons: [['sammael', 'caim', 'baal', 'moloch'], ['gomory']],
    earth: ['caim', 'gomory'],
    incapacitated: ['baal'],
    legions: ['p0 s53 2', 'p1 s53 1', 'p0 s73 2', 'p1 s73 1'],
    picks: [0],
  })
  expect(t.legal(0)).toEqual(['demon sammael', 'demon moloch', 'nobody'])
  expectRefused(t, 'p0 demon caim', 'HG-11.1-04')
  expectRefused(t, 'p0 demon baal', 'HG-11.1-05')
  t.play('p0 demon sammael', 'p0 nobody', [6, 6, 1, 6])
  expect(t.legions('p1', 's53')).toBe(0)
  expectAsked(t, 'p0 sendDemon')
  expectRefused(t, 'p0 demon sammael', 'HG-11.1-03')
})

test('HG-G091 on a side with several players the one with the most legions decides first', () => {
  const t = combat({ seats: 3, legions: ['p0 s53 1', 'p1 s53 4', 'p2 s53 2'] })
  t.play('p1 side p0', 'p2 side p0')
  expectAsked(t, 'p1 sendDemon')
  expect(t.play('p1 nobody').asked()).toEqual(['p2 sendDemon'])
})

test('HG-11.2.2-02 HG-11.2.2-03 HG-11.2.2-06 HG-3.2-03 one attack a legion, a hit on a 6; saved on a 1', () => {
  const t = bare({ legions: ['p0 s53 2', 'p1 s53 1'], dice: [6, 5, 5, 2] })
  expect(t.legions('p1', 's53')).toBe(0)
  const saved = bare({ legions: ['p0 s53 2', 'p1 s53 1'], dice: [6, 5, 5, 1, 1] })
  expect(saved.legions('p1', 's53')).toBe(1)
})

test('HG-11.2.2-01 attacks are simultaneous: both may fall', () => {
  const t = bare({ legions: ['p0 s14 1', 'p1 s14 1'], dice: [1, 6, 6, 2, 2] })
  expect(t.legions('p0', 's14') + t.legions('p1', 's14')).toBe(0)
  expect(t.victors('s14')).toEqual([])
})

test('HG-2.3.8-01 HG-11.2.2-03 HG-11.2.2-05 a tamed hound attacks as often as its number and may split; its legion does not attack', () => {
  const t = bare({ legions: ['p0 s53 1', 'p1 s53 2'], hounds: ['3 p0 s53'], dice: [6, 6, 6, 1, 1, 2, 2] })
  const attacks = t.events.filter((event) => event.id === 'attacks').map((event) => event.facts.dice)
  expect(attacks[0]).toHaveLength(3)
})

test('HG-11.2.2-04 HG-G094 attacks are spread: every enemy unit gets one before any gets two', () => {
  const t = bare({ legions: ['p0 s53 3', 'p1 s53 2'], dice: [6, 6, 1, 1, 1, 6, 6] })
  expect(t.legions('p1', 's53')).toBe(0)
  const once = bare({ legions: ['p0 s53 3', 'p1 s53 2'], dice: [6, 1, 6, 1, 1, 6, 6, 1] })
  expect(once.legions('p1', 's53')).toBe(1)
})

test('HG-11.2.2-04 where classes differ and not all get equally many, the attacker chooses whom first', () => {
  const it = { legions: ['p0 s53 1', 'p1 s53 2'], hounds: ['2 p1 s53'] }
  const t = bare(it)
  expectAsked(t, 'p0 prefer')
  expect(t.legal(0)).toEqual(['legion p1 s53 plain', 'legion p1 s53 hounded', 'hound hound1'])
  t.play('p0 hound hound1', [6, 1, 1, 1, 5])
  expect(t.hound(2)).toBe('box')
})

test('HG-2.3.7-02 HG-11.2.2-07 HG-G095 HG-G146 a lieutenant’s bonus for as many legions as his command, not for hounds', () => {
  const t = bare({
    legions: ['p0 s53 3', 'p1 s53 3'],
    lieutenants: ['alastor p0 s53'],
    dice: [3, 3, 3, 1, 1, 1, 6, 6],
  })
  expect(t.told('won')).toBeUndefined()
  expect(t.legions('p1', 's53')).toBe(1)
})

test('HG-C23 all bonuses together are at most +4: a 1 always misses', () => {
  const t = bare({
    legions: ['p0 s14 1', 'p1 s14 1'],
    lieutenants: ['dabriel p0 s14'],
    signs: { s14: RED_MIST },
    dice: [1, 1, 1],
  })
  expect(t.legions('p1', 's14')).toBe(1)
  const hits = bare({
    legions: ['p0 s14 1', 'p1 s14 1'],
    lieutenants: ['dabriel p0 s14'],
    dice: [1, 2, 1, 2],
  })
  expect(hits.legions('p1', 's14')).toBe(0)
})

test('HG-11.2.3-01 HG-11.2.3-02 with demons saved on the skulls of the best, which are not added', () => {
  const it = {
    demons: [['sammael', 'caim'], ['gomory']],
    earth: ['gomory'],
    legions: ['p0 s14 1', 'p1 s14 1'],
    dice: [1],
  }
  const sent = combat(it).play('p0 demon sammael', 'p0 demon caim', [1, 6, 3, 1])
  expect(sent.legions('p0', 's14')).toBe(1)
  const lost = combat(it).play('p0 demon sammael', 'p0 demon caim', [1, 6, 4])
  expect(lost.legions('p0', 's14')).toBe(0)
})

test('HG-G096 a unit hit twice needs two saves', () => {
  const t = bare({ legions: ['p0 s53 2', 'p1 s53 1'], dice: [6, 6, 1, 1, 2] })
  expect(t.legions('p1', 's53')).toBe(0)
})

test('HG-10.3-07 HG-G087 a hound that is hit is saved on 4 or less', () => {
  const it = { legions: ['p0 s53 1'], hounds: ['2 wild s53'] }
  expect(bare({ ...it, dice: [6, 1, 1, 4, 1] }).hound(2)).toBe('wild s53')
  expect(bare({ ...it, dice: [6, 1, 1, 5] }).hound(2)).toBe('box')
})

test('HG-11.2.3-03 HG-10.3-01 a hound losing its legion in combat steps on the cross; if it stays it rolls for a side', () => {
  const it = { legions: ['p0 s53 2', 'p1 s53 1'], hounds: ['2 p1 s53'] }
  const away = bare({ ...it, dice: [6, 5, 5, 5, 2, 4] })
  expect(away.hound(2)).toBe('wild s54')
  const stays = bare({ ...it, picks: [0], dice: [6, 5, 5, 5, 2, 5] })
  expect(stays.hound(2)).toBe('wild s53')
  expect(stays.state.fight?.houndCamp[0]).toBe(1)
})

test('HG-11.2.3-04 HG-G097 a lieutenant whose bonus a fallen legion used dies on a 6', () => {
  const it = { legions: ['p0 s53 1', 'p1 s53 2'], lieutenants: ['sulla p0 s53'] }
  expect(bare({ ...it, dice: [1, 6, 1, 2, 6] }).lieutenant('sulla')).toBe('returned')
  expect(bare({ ...it, dice: [1, 6, 1, 2, 5, 1, 5] }).lieutenant('sulla')).toBe('p0 s63')
})

test('HG-11.2.4-01 HG-11.2.4-02 after a round each side may flee, in any direction but the Pentagram', () => {
  const t = bare({ legions: ['p0 s92 1', 'p1 s92 2'], dice: [1, 1, 1] })
  expectAsked(t, 'p0 flee')
  t.play('p0 flee', [1, 4])
  expect(t.legions('p0', 's93')).toBe(1)
  expect(t.told('won')).toMatchObject({ place: 41, players: [1] })
})

test('HG-11.2.4-03 a flight may start a new combat', () => {
  const t = bare({ seats: 3, legions: ['p0 s53 1', 'p1 s53 4', 'p2 s54 5'], dice: [1, 1, 1, 1, 1] })
  t.play('p0 flee', [4, 6])
  expect(t.told('combat')).toMatchObject({ place: 23 })
})

test('HG-11.2.4-04 HG-G126 lieutenants alone flee or are captured, before and after a round', () => {
  const before = bare({ legions: ['p1 s53 2'], lieutenants: ['sulla p0 s53'], dice: [1, 5] })
  expect(before.lieutenant('sulla')).toBe('p0 s63')
  const free = bare({ legions: ['p1 s53 2'], lieutenants: ['sulla free s53'] })
  expect(free.lieutenant('sulla')).toBe('returned')
  const after = bare({ legions: ['p0 s53 1', 'p1 s53 2'], lieutenants: ['sulla p0 s53'], dice: [1, 6, 1, 2, 5, 5, 6] })
  expect(after.lieutenant('sulla')).toBe('returned')
})

test('HG-C31 in Thick Smoke nobody flees from combat', () => {
  const t = bare({ legions: ['p0 s53 1', 'p1 s53 2'], signs: { s53: NO_FLEE }, dice: [1, 1, 1, 1, 6, 1, 2] })
  expect(t.asked().join()).not.toMatch(/p0 flee/)
})

test('HG-11.2-01 HG-11.2.5-01 rounds go on until one side is left; who stands to the end is not asked again', () => {
  const t = bare({ legions: ['p0 s53 1', 'p1 s53 2'], dice: [1, 1, 1, 1] })
  const [first] = t.asked()
  t.play(`${first.slice(0, 2)} stand`)
  const [second] = t.asked()
  t.play(`${second.slice(0, 2)} stand`, [1, 1, 1, 1, 1, 6, 1, 2])
  expect(t.legions('p0', 's53')).toBe(0)
  expect(t.victors('s53')).toEqual([1])
})

test('HG-11.3.3-01 Freebooters among the victors are the next enemy', () => {
  const t = bare({ legions: ['p0 s53 2', 'p1 s53 1', 'free s53 1'], picks: [0] })
  t.play('p1 legion p0 s53 plain', [6, 1, 1, 1, 2, 6, 6, 1, 2, 2])
  expect(t.legions('p1', 's53')).toBe(0)
  expect(t.legions('free', 's53')).toBe(0)
})

test('HG-G090 HG-11.3.3-01 when the victors fight on, the beaten take back the cards that their demons brought', () => {
  const t = combat({
    demons: [['sammael'], ['gomory']],
    legions: ['p0 s53 2', 'p1 s53 1', 'free s53 1'],
    hands: [[], ['every-devil']],
    picks: [0],
    rest: 5,
  })
  t.play('p0 nobody', 'p1 demon gomory', 'p1 bring every-devil', 'p0 nobody')
  t.play('p1 let', 'p1 legion p0 s53 plain', [6, 1, 1, 1, 2])
  expect(t.legions('p1', 's53')).toBe(0)
  expectAsked(t, 'p0 flee')
  expect(t.hand(1)).toEqual(['every-devil'])
})

test('HG-11.3.3-01 former allies may attack each other only in a new combat', () => {
  const it = { seats: 3, legions: ['p0 s53 2', 'p1 s53 1', 'p2 s53 1'] }
  const t = bare(it).play('p0 side p1', 'p2 side p0', 'p1 legion p0 s53 plain', [6, 1, 1, 1, 2])
  expectAsked(t, 'p0 attackAlly', 'p2 attackAlly')
  t.play('p0 no', 'p2 no')
  expect(t.legions('p0', 's53') + t.legions('p2', 's53')).toBe(3)
  expect(t.victors('s53')).toEqual([0, 2])
  const renewed = bare(it).play('p0 side p1', 'p2 side p0', 'p1 legion p0 s53 plain', [6, 1, 1, 1, 2])
  expect(renewed.play('p0 no', 'p2 yes').told('combat')).toMatchObject({ camps: [0, -1, 1, -1, -1, -1, -1] })
})

test('HG-11.3.4-01 HG-10.3-09 a rampaging hound fights everything until it is alone or dead', () => {
  const t = bare({ legions: ['p0 s53 1'], hounds: ['2 wild s53'], dice: [1, 6, 6, 2, 2] })
  expect(t.legions('p0', 's53')).toBe(0)
  expect(t.hound(2)).toBe('wild s53')
})

test('HG-11.3.4-02 HG-G089 hounds alone roll as many dice as their numbers; the highest sum stays', () => {
  const t = bare({ hounds: ['2 wild s53', '3 wild s53'], dice: [1, 1, 1, 6, 6] })
  expect(t.hound(3)).toBe('box')
  expect(t.hound(2)).toBe('wild s53')
  const tie = bare({ hounds: ['2 wild s53', '3 wild s53'], dice: [2, 2, 2, 3, 3, 1, 1, 1, 6, 6] })
  expect(tie.hound(2)).toBe('wild s53')
})

test('HG-G086 whom a rampaging hound attacks among equals is left to chance', () => {
  const left = (...picks: number[]) => {
    const t = bare({
      seats: 3,
      legions: ['p0 s53 3', 'p1 s53 1', 'p2 s53 2'],
      hounds: ['2 wild s53'],
      picks,
      dice: [1, 1, 1, 1, 6, 1, 1, 1, 1],
    })
    t.play('p0 side p1', 'p2 side p1', 'p2 legion p0 s53 plain', 'p1 legion p0 s53 plain')
    return [t.legions('p1', 's53'), t.legions('p2', 's53')]
  }
  expect(left(0, 0, 0)).toEqual([0, 2])
  expect(left(0, 2, 0)).toEqual([1, 1])
})

test('HG-11.3.4-03 a rampaging hound attacks other hounds first', () => {
  const t = bare({ legions: ['p0 s53 1'], hounds: ['3 p0 s53', '2 wild s53'], dice: [1, 1, 1, 6, 1, 3] })
  const attacks = t.events.filter((event) => event.id === 'saves').map((event) => event.facts.by)
  expect(attacks).toEqual([0])
  expect(t.legions('p0', 's53')).toBe(1)
})

test('HG-11.3.5-01 HG-G147 small fights, quickly: a die a legion, the higher sum wins; it counts as a round', () => {
  const t = bare({ quickFights: true, legions: ['p0 s53 2', 'p1 s53 1'], dice: [1, 2, 3, 5, 5, 6] })
  expect(t.legions('p1', 's53')).toBe(0)
  expect(t.victors('s53')).toEqual([0])
  expect(t.told('quick-fight')).toEqual({ place: 22, sums: [10, 6] })
})

test('HG-11.3.5-01 HG-G104 HG-G147 not with a lieutenant, a hound, a demon or more legions', () => {
  const full = (it: object) => bare({ quickFights: true, dice: [1, 1, 1, 1, 1, 1, 1, 1], ...it }).told('attacks')
  expect(full({ legions: ['p0 s53 3', 'p1 s53 1'] })).toBeDefined()
  expect(full({ legions: ['p0 s14 1', 'p1 s14 1'], lieutenants: ['sulla p0 s14'] })).toBeDefined()
  expect(full({ legions: ['p0 s14 1', 'p1 s14 1'], lieutenants: ['sulla p1 s14'] })).toBeDefined()
  const hounds = bare({ quickFights: true, legions: ['p0 s14 1', 'p1 s14 1'], hounds: ['2 p0 s14'], dice: [1] })
  expectAsked(hounds, 'p1 prefer')
  const offered = combat({ quickFights: true, legions: ['p0 s14 1', 'p1 s14 1'], dice: [2] })
  expect(offered.asked()[0]).toMatch(/sendDemon/)
})

test('HG-11.3.6-01 HG-G105 after three rounds the cup decides', () => {
  const t = bare({
    threeRounds: true,
    legions: ['p0 s53 1', 'p1 s53 2'],
    rest: 1,
  })
  while (t.asked()[0].endsWith('flee')) t.play(`${t.asked()[0].slice(0, 2)} stand`)
  const ids = t.events.map(({ id }) => id)
  const before = ids.slice(0, ids.indexOf('cup'))
  expect(before.filter((id) => id === 'attacks')).toHaveLength(2 * 3)
  expect(t.legions('p0', 's53') === 0 || t.legions('p1', 's53') === 0).toBe(true)
})

test('HG-G105 a rampaging hound on the side that loses the cup is removed', () => {
  const drawn = (winner: number) => {
    const t = bare({ threeRounds: true, legions: ['p0 s53 1'], hounds: ['2 wild s53'], picks: [winner], rest: 1 })
    t.play('p0 stand')
    return [t.hound(2), t.legions('p0', 's53')]
  }
  expect(drawn(0)).toEqual(['box', 1])
  expect(drawn(1)).toEqual(['wild s53', 0])
})

test('HG-10.4-03 HG-G088 Freebooters are saved on the bonus of their best lieutenant, or on a 1', () => {
  const it = { legions: ['p0 s53 1', 'free s53 1'] }
  const led = { ...it, lieutenants: ['tammerlane free s53'] }
  expect(bare({ ...led, dice: [1, 6, 1, 3] }).legions('free', 's53')).toBe(1)
  expect(bare({ ...led, dice: [1, 6, 1, 4] }).legions('free', 's53')).toBe(0)
  expect(bare({ ...it, dice: [1, 6, 1, 2] }).legions('free', 's53')).toBe(0)
})

test('HG-C40 silenced, a lieutenant of Freebooters saves nobody', () => {
  const it = {
    phase: 'combat' as const,
    legions: ['p0 s53 2', 'free s53 1'],
    lieutenants: ['tammerlane free s53'],
    hands: [['what-did-he-say']],
    rest: 1,
  }
  const fight = (...cast: readonly string[]) =>
    scene(it).play('p0 demon sammael', 'p0 bring what-did-he-say', ...cast, [6, 1, 1, 3])
  expect(fight('p0 cast what-did-he-say').legions('free', 's53')).toBe(0)
  expect(fight('p0 let').legions('free', 's53')).toBe(1)
})

test('HG-C19 Thamuz: two attacks with +2 in the first round; Andras: all attacks with +1', () => {
  const thamuz = combat({
    demons: [['thamuz'], ['gomory']],
    earth: ['gomory'],
    legions: ['p0 s53 3', 'p1 s53 3'],
    dice: [1],
  }).play('p0 demon thamuz', [4, 4, 4, 1, 1, 1, 6, 6, 1])
  expect(thamuz.legions('p1', 's53')).toBe(1)
  const later = combat({
    demons: [['thamuz'], ['gomory']],
    earth: ['gomory'],
    legions: ['p0 s53 3', 'p1 s53 3'],
    dice: [1],
  }).play('p0 demon thamuz', [1, 1, 1, 1, 1, 1], 'p1 stand', 'p0 stay', [4, 4, 4, 1, 1, 1])
  expect(later.legions('p1', 's53')).toBe(3)
  const andras = combat({
    demons: [['andras'], ['gomory']],
    earth: ['gomory'],
    legions: ['p0 s53 2', 'p1 s53 2'],
    dice: [1],
  }).play('p0 demon andras', [5, 5, 1, 1, 6, 6])
  expect(andras.legions('p1', 's53')).toBe(0)
})

test('HG-11.3.1-03 a peace of the last turn is over when the Combat phase begins', () => {
  expect(bare({ signs: { s51: PEACE } }).state.signs[20] & PEACE).toBe(0)
})

test('HG-11.3.1-01 HG-11.2.4-03 somebody else who is stuck there in flight ends a peace', () => {
  const t = bare({ seats: 3, legions: ['p0 s51 1', 'p1 s51 2', 'p2 s52 1', 'p1 s52 1'] })
  t.play('p0 yes', 'p1 yes', 'p1 yes', 'p2 no', [1, 1, 1], 'p1 stay', 'p2 flee', [2, 5])
  expectAsked(t, 'p0 agree', 'p1 agree', 'p2 agree')
})

test('HG-11.3.1-01 HG-11.2.3-03 a hound that comes loose elsewhere ends a peace', () => {
  const t = bare({ legions: ['p0 s51 2', 'p1 s51 2', 'p0 s52 1', 'p1 s52 1'], hounds: ['2 p0 s52'] })
  t.play('p0 yes', 'p1 yes', 'p0 no', 'p1 yes', 'p1 legion p0 s52 hounded', [1, 1, 6, 5, 2])
  expect(t.told('hound-moved')).toMatchObject({ to: 20 })
  t.play('p0 stay', 'p1 stay')
  expect(t.told('combat')).toMatchObject({ place: 20 })
})

test('HG-11.3.2-01 lieutenants and hounds count among the units of the largest', () => {
  const legions = ['p0 s53 2', 'p1 s53 1', 'p2 s53 1']
  expectAsked(bare({ seats: 3, legions, lieutenants: ['sulla p1 s53', 'pytho p1 s53'] }), 'p1 nameEnemy')
  expectAsked(bare({ seats: 3, legions }), 'p0 nameEnemy')
})
