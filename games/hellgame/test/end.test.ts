import { expect, test } from 'vitest'
import { hellgame } from '../src/index.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

const CIRCLE = (n: number): string[] => [1, 2, 3, 4, 5].map((quarter) => `s${n}${quarter}`)
const places = (t: ReturnType<typeof scene>) => hellgame.result(t.state)?.places
const ending = (t: ReturnType<typeof scene>) => hellgame.result(t.state)?.ending

test('HG-4.0-01 HG-13-01 whoever controls a whole circle at the end of a turn wins', () => {
  const t = scene({ phase: 'end', sectio: [CIRCLE(3), ['s91']] })
  expect(ending(t)).toBe('circle')
  expect(places(t)).toEqual([1, 2])
  expect(t.asked()).toEqual([])
  expect(t.refusal('p0 done')).toBe('HG-4.0-01')
})

test('HG-4.0-02 HG-G003 of several the most favours, bound ones too', () => {
  const t = scene({ phase: 'end', sectio: [CIRCLE(9), CIRCLE(1)], favours: [1, 3], disfavours: [0, 3] })
  expect(places(t)).toEqual([2, 1])
})

test('HG-4.0-03 HG-14.2-01 then the fewest disfavours', () => {
  const t = scene({ phase: 'end', sectio: [CIRCLE(9), CIRCLE(1)], favours: [1, 1], disfavours: [1, 0] })
  expect(places(t)).toEqual([2, 1])
})

test('HG-4.0-04 HG-G004 then the circle nearest to the Pentagram, of several one’s innermost', () => {
  expect(places(scene({ phase: 'end', sectio: [CIRCLE(4), CIRCLE(5)] }))).toEqual([2, 1])
  expect(places(scene({ phase: 'end', sectio: [[...CIRCLE(4), ...CIRCLE(6)], CIRCLE(5)] }))).toEqual([1, 2])
})

test('HG-4.0-05 HG-G001 three sixes in hand win, even against a circle', () => {
  const hands = [[], ['new-almanac', 'reversed-hourglass', 'deeds-swapped']]
  const t = scene({ phase: 'end', sectio: [CIRCLE(3), ['s91']], hands })
  expect(ending(t)).toBe('sixes')
  expect(places(t)).toEqual([2, 1])
  expect(t.told('sixes')).toMatchObject({ by: 1 })
  expect(ending(scene({ phase: 'end', hands: [[], ['new-almanac', 'deeds-swapped']] }))).toBeUndefined()
})

test('HG-G140 after the last turn patience is over: the most Sectio of one circle, then the tie-breaks, then shared', () => {
  const t = scene({
    phase: 'end',
    turn: 24,
    sectio: [
      ['s31', 's32', 's91'],
      ['s41', 's42', 's43'],
    ],
  })
  expect(ending(t)).toBe('patience')
  expect(places(t)).toEqual([2, 1])
  const short = scene({
    phase: 'end',
    turn: 8,
    lastTurn: 8,
    sectio: [
      ['s31', 's32'],
      ['s33', 's34'],
    ],
  })
  expect(places(short)).toEqual([1, 1])
  expect(ending(scene({ phase: 'end', turn: 23 }))).toBeUndefined()
})

test('HG-13.1-01 HG-14.3-01 two favours, bound ones too, remove a disfavour', () => {
  const t = scene({ phase: 'end', favours: [5], disfavours: [3], demons: [['sammael'], ['gomory']] })
  expectAsked(t, 'p0 atone')
  expectRefused(t, 'p0 amount 3', 'HG-13.1-01')
  t.play('p0 amount 2')
  expect(t.state.favours[0]).toBe(1)
  expect(t.state.disfavours[0]).toBe(1)
})

test('HG-13.1-01 Indulgences at Half Price: one favour will do', () => {
  const t = scene({ phase: 'end', favours: [2], disfavours: [2], permanents: ['indulgences'] }).play('p0 amount 2')
  expect([t.state.favours[0], t.state.disfavours[0]]).toEqual([0, 0])
})

test('HG-13.2-01 an incapacitated demon recovers on 5 or 6, or as its card says', () => {
  const it = { phase: 'end' as const, demons: [['sammael', 'caim'], ['gomory']], incapacitated: ['caim'] }
  expect(scene({ ...it, dice: [5] }).isActive('caim')).toBe(true)
  expect(scene({ ...it, dice: [4] }).isActive('caim')).toBe(false)
})

test('HG-13.2.1-01 HG-G113 if all would stay incapacitated a random one is restored', () => {
  const t = scene({
    phase: 'end',
    demons: [['sammael', 'caim'], ['gomory']],
    incapacitated: ['sammael', 'caim'],
    dice: [1, 1],
  })
  expect([t.isActive('sammael'), t.isActive('caim')].filter(Boolean)).toHaveLength(1)
  const alone = scene({
    phase: 'end',
    demons: [['sammael'], ['gomory', 'caim']],
    incapacitated: ['sammael', 'caim'],
    dice: [1, 1],
  })
  expect([alone.isActive('sammael'), alone.isActive('caim')]).toEqual([true, false])
})

test('HG-13.2.1-02 HG-G114 HG-G115 without a demon three new ones are drawn; with one nothing is', () => {
  const t = scene({ phase: 'end', demons: [[], ['gomory']] })
  expect(t.state.demonOwner.filter((owner) => owner === 0)).toHaveLength(3)
  expect(t.state.demonOwner.filter((owner) => owner === 1)).toHaveLength(1)
})

test('HG-C19 Naburos restores honour: a disfavour less, or a favour on 4 or more', () => {
  const it = { phase: 'end' as const, demons: [['naburos'], ['gomory']] }
  expect(scene({ ...it, disfavours: [1] }).state.disfavours[0]).toBe(0)
  expect(scene({ ...it, dice: [4] }).state.favours[0]).toBe(1)
  const unlucky = scene({ ...it, dice: [3] })
  expect(unlucky.state.favours[0]).toBe(0)
  expect(unlucky.events).toContainEqual({ id: 'rolled', facts: { demon: 20, die: 3, passed: 0 } })
})

test('HG-C19 HG-C38 Ereshkigal returns a legion if one was destroyed this turn', () => {
  const t = scene({ phase: 'soul', demons: [['moloch', 'ereshkigal'], ['gomory']], legions: ['p0 s51 1'] })
  t.play('p0 legion p0 s51 plain', 'p0 no', 'p1 no')
  while (!t.asked()[0].includes('placeFree')) {
    const p = Number(t.asked()[0][1])
    const legal = t.legal(p)
    t.play(`p${p} ${['done', 'rest', 'nobody', 'no'].find((each) => legal.includes(each)) ?? legal[0]}`)
  }
  t.play('p0 place s91')
  expect(t.legions('p0', 's91')).toBe(1)
})

test('HG-5.2-01 HG-9.0-01 after the End phase the next turn begins with everybody fresh', () => {
  const t = scene({ phase: 'end', acted: ['sammael'] })
  expect(t.state.turn).toBe(3)
  expect(t.state.acted & 1).toBe(0)
})
