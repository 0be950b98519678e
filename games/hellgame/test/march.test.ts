import { expect, test } from 'vitest'
import { CLOSED, MUST_STOP, PITS } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

// Sammael has three skulls, Gomory one.

test('HG-9.5-01 a march moves one unit for each skull of the demon', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 5'] }).play('p0 march')
  expect(t.legal(0)).toContain('party s51 plain 3')
  expectRefused(t, 'p0 party s51 plain 4', 'HG-9.5-01')
  t.play('p0 party s51 plain 3', 'p0 go s61')
  expectAsked(t, 'p1 act')
})

test('HG-9.5-02 HG-9.5-03 a legion goes two Sectio, a lieutenant three, each step to a neighbour', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla p0 s51'] }).play('p0 march')
  t.play('p0 party s51 plain 1')
  expect(t.legal(0)).toContain('go s71')
  expectRefused(t, 'p0 go s81', 'HG-9.5-03')
  expectRefused(t, 'p0 go s91', 'HG-9.5-03')
  t.play('p0 go s71')
  expect(t.legions('p0', 's71')).toBe(1)
  t.play('p0 lead sulla')
  expect(t.legal(0)).toContain('go s81')
  expectRefused(t, 'p0 go s91', 'HG-9.5-03')
})

test('HG-2.2.3-01 HG-2.2.3-02 a step leads across a border, never over a corner', () => {
  const t = scene({ phase: 'action', legions: ['p0 s52 1'] }).play('p0 march', 'p0 party s52 plain 1')
  expect(t.legal(0)).toEqual(expect.arrayContaining(['go s51', 'go s53', 'go s42', 'go s62']))
  expect(t.legal(0)).toContain('go s63')
  const corner = scene({ phase: 'action', legions: ['p0 s52 1', 'p1 s63 1'] }).play('p0 march', 'p0 party s52 plain 1')
  expectRefused(corner, 'p0 go s63', 'HG-9.5-03')
})

test('HG-9.5-02 whoever has come to a quiet place is asked again only if something is left that one move could not say', () => {
  const march = (legions: string[]) =>
    scene({ phase: 'action', legions }).play('p0 march', 'p0 party s51 plain 1', 'p0 go s61')
  expectAsked(march(['p0 s51 1', 'p0 s55 1']), 'p0 setOut')
  expectAsked(march(['p0 s51 1', 'p0 s55 1', 'p1 s71 1']), 'p0 walkOn')
  const led = scene({ phase: 'action', legions: ['p0 s51 2'], lieutenants: ['sulla p0 s51'] })
  expectAsked(led.play('p0 march', 'p0 lead sulla', 'p0 following 1 0', 'p0 go s61'), 'p0 walkOn')
})

test('HG-9.5-02 HG-9.5.1-03 an enemy two steps away is one move away if there is one way to him, and cannot flee along it', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s71 1', 'p1 s62 1'] })
  t.play('p0 march', 'p0 party s51 plain 1')
  expectRefused(t, 'p0 go s62', 'HG-9.5-03')
  t.play('p0 go s71')
  expectAsked(t, 'p1 flee')
  expect(t.legions('p0', 's71')).toBe(1)
  t.play('p1 flee', [3, 1])
  expect(t.legions('p1', 's81')).toBe(1)
})

test('HG-2.2.1-01 HG-2.2.1-02 HG-2.2.1-03 circles close on themselves, quarters run clockwise', () => {
  const t = scene({ phase: 'action', legions: ['p0 s55 1'] }).play('p0 march', 'p0 party s55 plain 1')
  expect(t.legal(0)).toEqual(expect.arrayContaining(['go s51', 'go s54', 'go s45', 'go s65']))
})

test('HG-2.2.5-01 HG-X-04 from circle 9 the only ways lead round it and outward, never into the Pentagram', () => {
  const t = scene({ phase: 'action', legions: ['p0 s91 1', 'p1 s95 1', 'p1 s92 1'] }).play(
    'p0 march',
    'p0 party s91 plain 1',
  )
  expect(t.legal(0).toSorted()).toEqual(
    ['go s95', 'go s81', 'go s92', 'go s71', 'go s82', 'go s85', 'ask s95', 'ask s92'].toSorted(),
  )
})

test('HG-9.5-04 no unit moves twice in an action, but again under another demon', () => {
  const t = scene({ phase: 'action', demons: [['sammael', 'caim'], ['naburos']], legions: ['p0 s51 1', 'p0 s53 1'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61')
  expectRefused(t, 'p0 party s61 plain 1', 'HG-9.5-04')
  t.play('p0 done', 'p0 march', 'p0 party s61 plain 1')
  expectAsked(t, 'p0 walkOn')
})

test('HG-9.5-05 HG-2.3.7-01 a lieutenant takes legions along for one skull, up to his command', () => {
  const t = scene({
    phase: 'action',
    demons: [['paymon'], ['naburos']],
    legions: ['p0 s51 4'],
    lieutenants: ['sulla p0 s51'],
    turn: 1,
  })
  t.play('p0 amount 0', 'p0 march', 'p0 lead sulla')
  expectRefused(t, 'p0 following 4 0', 'HG-2.3.7-01')
  t.play('p0 following 3 0', 'p0 go s81')
  expect(t.legions('p0', 's81')).toBe(3)
  expect(t.lieutenant('sulla')).toBe('p0 s81')
  expectAsked(t, 'p1 act')
})

test('HG-9.5-06 HG-G039 on the way he picks legions up and leaves some behind, and these have moved', () => {
  const t = scene({
    phase: 'action',
    legions: ['p0 s51 2', 'p0 s61 1', 'p0 s33 1'],
    lieutenants: ['sulla p0 s51'],
  }).play('p0 march', 'p0 lead sulla', 'p0 following 2 0', 'p0 go s61', 'p0 following 1 0')
  expectRefused(t, 'p0 following 3 0', 'HG-9.5-04')
  t.play('p0 following 2 0', 'p0 go s71', 'p0 halt')
  expect(t.legions('p0', 's71')).toBe(2)
  expect(t.legions('p0', 's61')).toBe(1)
  expectRefused(t, 'p0 party s61 plain 1', 'HG-9.5-04')
})

test('HG-G040 hounds march with their legion and use no skull', () => {
  const t = scene({ phase: 'action', demons: [['paymon'], ['naburos']], legions: ['p0 s51 1'], hounds: ['5 p0 s51'] })
  t.play('p0 amount 0', 'p0 march', 'p0 party s51 hounded 1', 'p0 go s71')
  expect(t.hound(5)).toBe('p0 s71')
  expect(t.legions('p0', 's71')).toBe(1)
})

test('HG-9.5-07 a unit may set out whoever stands with it', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s51 3', 'free s51 2'] }).play('p0 march')
  t.play('p0 party s51 plain 1', 'p0 go s61')
  expect(t.legions('p0', 's61')).toBe(1)
})

test('HG-9.5-08 HG-2.2.1-04 HG-G043 it must stop in AnteHell, which borders circle 1 and holds everybody in peace', () => {
  const t = scene({ phase: 'action', legions: ['p0 s11 1', 'p1 antehell 1'] }).play('p0 march', 'p0 party s11 plain 1')
  t.play('p0 go antehell')
  expect(t.legions('p0', 'antehell')).toBe(1)
  expectAsked(t, 'p1 act')
})

test('HG-9.5-09 it must stop where a hound rampages', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1'], hounds: ['2 wild s61'] }).play('p0 march')
  t.play('p0 party s51 plain 1', 'p0 go s61')
  expectAsked(t, 'p1 act')
})

test('HG-9.5-10 HG-2.3.9-01 it must stop in a quagmire', () => {
  const signs = { s61: MUST_STOP }
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p0 s53 1'], signs }).play(
    'p0 march',
    'p0 party s51 plain 1',
  )
  expectRefused(t, 'p0 go s71', 'HG-9.5-03')
  t.play('p0 go s61')
  expectAsked(t, 'p0 setOut')
})

test('HG-9.5-11 HG-9.5.2.4-02 it may enter the Sectio of Lilith but not pass through', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p0 s53 1'], lilith: 's61', aspect: 0 }).play('p0 march')
  t.play('p0 party s51 plain 1', 'p0 go s61')
  expectAsked(t, 'p0 setOut')
  expect(t.legions('p0', 's61')).toBe(1)
})

test('HG-9.5-12 HG-G042 passage granted before entering lets a unit go on; refused, it has not moved', () => {
  const before = { phase: 'action' as const, legions: ['p0 s51 1', 'p1 s61 1'] }
  const granted = scene(before).play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61', 'p1 yes', 'p1 stay')
  expectAsked(granted, 'p0 walkOn')
  granted.play('p0 go s71')
  expect(granted.legions('p0', 's71')).toBe(1)
  const refused = scene(before).play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61', 'p1 no')
  expectRefused(refused, 'p0 ask s61', 'HG-G144')
  refused.play('p0 go s61', 'p1 stay')
  expect(refused.legions('p0', 's61')).toBe(1)
  expectAsked(refused, 'p1 act')
})

test('HG-G042 all who have legions there must grant it', () => {
  const t = scene({ phase: 'action', seats: 3, legions: ['p0 s51 1', 'p1 s61 1', 'p2 s61 1'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61')
  expectAsked(t, 'p1 passage', 'p2 passage')
  t.play('p2 yes', 'p1 no')
  expect(t.legions('p0', 's51')).toBe(1)
})

test('HG-10.4-01 HG-10-03 Freebooters neither grant passage nor flee', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'free s61 1'] }).play('p0 march', 'p0 party s51 plain 1')
  expectRefused(t, 'p0 ask s61', 'HG-10.4-01')
  t.play('p0 go s61')
  expect(t.legions('free', 's61')).toBe(1)
  expectAsked(t, 'p1 act')
})

test('HG-G051 a granted passage leaves the right to flee', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'] })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 ask s61', 'p1 yes')
  expectAsked(t, 'p1 flee')
})

test('HG-G144 units marching together ask once and cause one flight', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 3', 'p1 s61 1'] })
  t.play('p0 march', 'p0 party s51 plain 3', 'p0 ask s61', 'p1 no', 'p0 go s61', 'p1 stay')
  expect(t.legions('p0', 's61')).toBe(3)
  expectAsked(t, 'p1 act')
})

test('HG-9.5.2.3-01 HG-G044 one die leads out of AnteHell; a 6 bars the unit for the phase', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael', 'caim'], ['naburos']],
    legions: ['p0 antehell 2', 'p0 s53 1'],
  })
  t.play('p0 march')
  expectRefused(t, 'p0 party antehell plain 2', 'HG-G044')
  t.play('p0 party antehell plain 1', 'p0 go antehell', [4], 'p0 halt')
  expect(t.legions('p0', 's14')).toBe(1)
  t.play('p0 party antehell plain 1', 'p0 go antehell', [6], 'p0 done', 'p0 march')
  expectRefused(t, 'p0 party antehell plain 1', 'HG-G044')
})

test('HG-G134 a way out into a closed Sectio counts as a 6; passage may be asked for the one rolled', () => {
  const closed = scene({ phase: 'action', legions: ['p0 antehell 1'], signs: { s12: CLOSED } })
  closed.play('p0 march', 'p0 party antehell plain 1', 'p0 go antehell', [2])
  expect(closed.legions('p0', 'antehell')).toBe(1)
  expectAsked(closed, 'p1 act')
  const held = scene({ phase: 'action', legions: ['p0 antehell 1', 'p1 s12 1'] })
  held.play('p0 march', 'p0 party antehell plain 1', 'p0 go antehell', [2])
  expectAsked(held, 'p0 askOrEnter')
  held.play('p0 ask s12', 'p1 yes', 'p1 stay')
  expectAsked(held, 'p0 walkOn')
})

test('HG-9.5.2.4-01 nobody enters the Sectio of Uriel of their own will', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1'], uriel: 's61' }).play('p0 march', 'p0 party s51 plain 1')
  expectRefused(t, 'p0 go s61', 'HG-9.5.2.4-01')
})

test('HG-C24 nobody marches into a closed Sectio, but units inside may leave', () => {
  const signs = { s61: CLOSED }
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p0 s61 1'], signs }).play('p0 march')
  t.play('p0 party s61 plain 1', 'p0 go s71', 'p0 party s51 plain 1')
  expectRefused(t, 'p0 go s61', 'HG-C24')
})

test('HG-C30 in Hidden Pits each unit that enters rolls, and dies on a 6', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 2'], signs: { s61: PITS } })
  t.play('p0 march', 'p0 party s51 plain 2', 'p0 go s61', [6, 5])
  expect(t.legions('p0', 's61')).toBe(1)
  expect(t.state.lostLegion).toBe(0b1)
})

test('HG-9.5.2.2-01 a lone lieutenant slips through enemies but cannot stop there', () => {
  const t = scene({ phase: 'action', legions: ['p1 s61 1'], lieutenants: ['sulla p0 s51'] })
  t.play('p0 march', 'p0 lead sulla', 'p0 go s61')
  expectAsked(t, 'p0 walkOn')
  expectRefused(t, 'p0 halt', 'HG-9.5.2.2-01')
  t.play('p0 go s71')
  expect(t.lieutenant('sulla')).toBe('p0 s71')
  expect(t.legions('p1', 's61')).toBe(1)
})

test('HG-9.5.2.2-02 a lone lieutenant upon whom a unit comes must flee or is captured, and does not stop it', () => {
  const flees = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla p1 s61'] })
  flees.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', [4, 5])
  expect(flees.lieutenant('sulla')).toBe('p1 s62')
  expectAsked(flees, 'p0 walkOn')
  const caught = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla p1 s61'] })
  caught.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', [6, 5])
  expect(caught.lieutenant('sulla')).toBe('returned')
})

test('HG-9.5.2.2-02 from a lone lieutenant passing through nobody need flee', () => {
  const t = scene({ phase: 'action', lieutenants: ['sulla p0 s51', 'verin p1 s61'] })
  t.play('p0 march', 'p0 lead sulla', 'p0 go s61')
  expect(t.lieutenant('verin')).toBe('p1 s61')
})
