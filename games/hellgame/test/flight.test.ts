import { expect, test } from 'vitest'
import { CLOSED, NO_FLEE, PITS } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

/** A legion of player 0 marches from s51 into s61, where player 1 stands. */
const into = (more: Parameters<typeof scene>[0] | object) =>
  scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'], ...more }).play(
    'p0 march',
    'p0 party s51 plain 1',
    'p0 go s61',
  )

test('HG-9.5.1-01 units upon which others march may flee or stay', () => {
  const t = into({})
  expectAsked(t, 'p1 flee')
  expect(t.legal(1)).toEqual(['stay', 'flee'])
  t.play('p1 stay')
  expect(t.legions('p1', 's61')).toBe(1)
})

test('HG-9.5.1-02 one die per legion: 1 inward, 2 anticlockwise, 3 outward, 4 clockwise, 5 and 6 fail', () => {
  const to = (die: number): string =>
    ['s71', 's65', 's51', 's62', 's61'].find((place) => into({}).play('p1 flee', [die]).legions('p1', place) === 1) ??
    ''
  expect([1, 2, 4, 5, 6].map(to)).toEqual(['s71', 's65', 's62', 's61', 's61'])
})

test('HG-9.5.1-03 HG-G045 nobody flees whence the enemy came, or into the Pentagram: such a die is rolled again', () => {
  const t = into({}).play('p1 flee', [3, 3, 1])
  expect(t.legions('p1', 's71')).toBe(1)
  const deep = scene({ phase: 'action', legions: ['p0 s81 1', 'p1 s91 1'], sectio: [['s93'], ['s95']] })
  deep.play('p0 march', 'p0 party s81 plain 1', 'p0 go s91', 'p1 flee', [1, 4])
  expect(deep.legions('p1', 's92')).toBe(1)
})

test('HG-C24 a flight into a closed Sectio is rolled again', () => {
  const t = into({ signs: { s71: CLOSED } }).play('p1 flee', [1, 4])
  expect(t.legions('p1', 's62')).toBe(1)
})

test('HG-9.5.1-04 flight into AnteHell is allowed', () => {
  const t = scene({ phase: 'action', legions: ['p0 s21 1', 'p1 s11 1'] })
  t.play('p0 march', 'p0 party s21 plain 1', 'p0 go s11', 'p1 flee', [3])
  expect(t.legions('p1', 'antehell')).toBe(1)
})

test('HG-9.5.1-05 HG-G048 a lieutenant rolls two dice and chooses; his legions go with him or stay', () => {
  const with2 = { legions: ['p0 s51 1', 'p1 s61 2'], lieutenants: ['verin p1 s61'] }
  const t = into(with2).play('p1 flee', [1, 4])
  expectAsked(t, 'p1 whichWay')
  expectRefused(t, 'p1 go s65', 'HG-G048')
  t.play('p1 go s62')
  expect(t.legions('p1', 's62')).toBe(2)
  expect(t.lieutenant('verin')).toBe('p1 s62')
  const fails = into(with2).play('p1 flee', [5, 6])
  expect(fails.legions('p1', 's61')).toBe(2)
  const one = into(with2).play('p1 flee', [5, 2])
  expect(one.legions('p1', 's65')).toBe(2)
})

test('HG-G047 who flees is decided for each unit', () => {
  const t = into({ legions: ['p0 s51 1', 'p1 s61 4'], lieutenants: ['verin p1 s61'], hounds: ['3 p1 s61'] })
  t.play('p1 choose')
  expectAsked(t, 'p1 leadAway')
  t.play('p1 following 1 0')
  expectAsked(t, 'p1 fleePlain')
  t.play('p1 amount 1')
  expectAsked(t, 'p1 fleeHounded')
  t.play('p1 amount 1', [1, 1, 4, 2])
  expect(t.legions('p1', 's71')).toBe(1)
  expect(t.legions('p1', 's62')).toBe(1)
  expect(t.hound(3)).toBe('p1 s65')
  expect(t.legions('p1', 's61')).toBe(1)
})

test('HG-G136 a legion and its hound flee by one die', () => {
  const t = into({ hounds: ['4 p1 s61'] }).play('p1 flee', [1])
  expect(t.hound(4)).toBe('p1 s71')
  expect(t.legions('p1', 's71')).toBe(1)
})

test('HG-9.5.1-06 if all flee, whoever entered may go on', () => {
  const t = into({}).play('p1 flee', [2])
  expectAsked(t, 'p0 walkOn')
  expectAsked(into({}).play('p1 flee', [5]), 'p1 act')
})

test('HG-9.5.1-07 each time new units enter there is a new try, but those who flee make nobody flee', () => {
  const t = scene({ phase: 'action', seats: 3, legions: ['p0 s51 2', 'p1 s61 1', 'p2 s71 1'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', 'p1 flee', [1, 5])
  expect(t.legions('p1', 's71')).toBe(1)
  expectAsked(t, 'p0 walkOn')
  const again = into({ legions: ['p0 s51 2', 'p1 s61 1'] }).play('p1 stay', 'p0 party s51 plain 1', 'p0 go s61')
  expectAsked(again, 'p1 flee')
})

test('HG-9.5.2.1-01 HG-G049 who flees to enemies must flee on; back where it began, the flight has failed', () => {
  const seats = { seats: 3, legions: ['p0 s51 1', 'p1 s61 1', 'p2 s71 1'] }
  const on = into(seats).play('p1 flee', [1, 4])
  expect(on.legions('p1', 's72')).toBe(1)
  const back = into(seats).play('p1 flee', [1, 3])
  expect(back.legions('p1', 's61')).toBe(1)
  expectAsked(back, 'p2 act')
  const stuck = into(seats).play('p1 flee', [1, 6])
  expect(stuck.legions('p1', 's71')).toBe(1)
})

test('HG-9.5.2.2-02 a fleeing unit drives out a lone lieutenant', () => {
  const t = into({ seats: 3, lieutenants: ['sulla p2 s71'] }).play('p1 flee', [1, 4, 5])
  expect(t.legions('p1', 's71')).toBe(1)
  expect(t.lieutenant('sulla')).toBe('p2 s72')
})

test('HG-9.5.2.4-01 a unit that flees to Uriel is destroyed', () => {
  const t = into({ uriel: 's71', hounds: ['4 p1 s61'] }).play('p1 flee', [1])
  expect(t.legions('p1', 's71')).toBe(0)
  expect(t.hound(4)).toBe('box')
  expect(t.state.legions.reduce((a, b) => a + b)).toBe(1)
})

test('HG-G046 a flight to Lilith is allowed and ends there, even among enemies', () => {
  const t = into({ seats: 3, lilith: 's71', aspect: 1, legions: ['p0 s51 1', 'p1 s61 1', 'p2 s71 1'] })
  t.play('p1 flee', [1])
  expect(t.legions('p1', 's71')).toBe(1)
  expect(t.diceLeft).toBe(0)
})

test('HG-C31 where nobody can flee nobody is asked, and a lone lieutenant is captured', () => {
  const t = into({ signs: { s61: NO_FLEE } })
  expectAsked(t, 'p1 act')
  const lone = into({ legions: ['p0 s51 1'], lieutenants: ['sulla p1 s61'], signs: { s61: NO_FLEE } })
  expect(lone.lieutenant('sulla')).toBe('returned')
})

test('HG-G052 a lone lieutenant need not flee from units that his owner lets pass', () => {
  const t = scene({ phase: 'action', seats: 3, legions: ['p0 s51 1', 'p1 s61 1'], lieutenants: ['sulla p2 s61'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61', 'p1 yes', [4, 5], 'p1 stay')
  expect(t.lieutenant('sulla')).toBe('p2 s62')
  const own = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'], lieutenants: ['sulla p1 s61'] })
  own.play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61', 'p1 yes', 'p1 stay')
  expect(own.lieutenant('sulla')).toBe('p1 s61')
})

test('HG-C30 a unit that flees into Hidden Pits rolls; its hound does not, and rampages without it', () => {
  const t = into({ hounds: ['4 p1 s61'], signs: { s71: PITS } }).play('p1 flee', [1, 6, 5])
  expect(t.legions('p1', 's71')).toBe(0)
  expect(t.hound(4)).toBe('wild s71')
})

test('HG-9.5.2.4-03 nobody flees from Lilith', () => {
  const t = scene({ phase: 'lilith', legions: ['p0 s51 1'], lilith: 's61', aspect: 0, dice: [1, 3, 5, 5, 5] })
  expect(t.legions('p0', 's51')).toBe(2)
  expect(t.state.lilith).toBe(20)
})

test('HG-10.4-01 HG-9.5.2.2-02 a lone lieutenant of Freebooters does not flee: he is captured', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla free s61'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61')
  expect(t.lieutenant('sulla')).toBe('returned')
})

test('HG-9.5.2.2-02 a lieutenant who flees alone drives nobody out', () => {
  const t = scene({
    phase: 'action',
    seats: 3,
    legions: ['p0 s51 1'],
    lieutenants: ['sulla p1 s61', 'pytho p2 s62'],
  })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', [4, 4])
  expect([t.lieutenant('sulla'), t.lieutenant('pytho')]).toEqual(['p1 s62', 'p2 s62'])
})
