import { describe, expect, test } from 'vitest'
import { PITS } from '../src/state.ts'
import { expectAsked, expectRefused, scene } from './scene.ts'

test('HG-G044 a legion that is lost on the way out of AnteHell keeps none of the others back', () => {
  const t = scene({ phase: 'action', demons: [['sammael'], ['gomory']], legions: ['p0 antehell 2'] })
  t.play('p0 march', 'p0 party antehell plain 1', 'p0 go antehell', [6])
  expectAsked(t, 'p0 setOut')
  t.play('p0 party antehell plain 1', 'p0 go antehell', [2])
  expect([t.legions('p0', 's12'), t.legions('p0', 'antehell')]).toEqual([1, 1])
})

test('HG-G044 whoever was lost in AnteHell and is ferried into Hell is lost no more', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael', 'asmodeus', 'baal'], ['naburos']],
    souls: [2],
    hands: [['season-ticket']],
    legions: ['p0 antehell 2'],
    lieutenants: ['sulla p0 antehell'],
  })
  t.play('p0 march', 'p0 lead sulla', 'p0 following 1 0', 'p0 go antehell', [6], 'p0 done')
  t.play('p0 magic season-ticket', 'p0 place s91', 'p0 legion p0 antehell plain', 'p0 lieutenant sulla', 'p0 done')
  expect(t.play('p0 march').legal(0)).toEqual(
    expect.arrayContaining(['party antehell plain 1', 'party s91 plain 1', 'lead sulla']),
  )
})

test('HG-9.5.2.2-01 HG-G125 a lieutenant who joins legions of his own among enemies is not alone and may stop', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'], lieutenants: ['sulla p0 s51'], rest: 5 })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', 'p1 stay', 'p0 lead sulla', 'p0 go s61', 'p0 halt')
  expect(t.lieutenant('sulla')).toBe('p0 s61')
})

test('HG-9.5-06 HG-9.5.2.2-01 where passage was granted a lieutenant may leave all his legions and go on alone', () => {
  const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s61 1'], lieutenants: ['sulla p0 s51'] })
  t.play('p0 march', 'p0 lead sulla', 'p0 following 1 0', 'p0 ask s61', 'p1 yes', 'p1 stay', 'p0 following 0 0')
  t.play('p0 go s71')
  expect([t.legions('p0', 's61'), t.lieutenant('sulla')]).toEqual([1, 'p0 s71'])
})

test('HG-G049 HG-9.5.2.2-02 a lone lieutenant whose flight ends among legions of his own stays with them', () => {
  const t = scene({
    phase: 'action',
    legions: ['p0 s51 1', 'p0 s62 1', 'p1 s62 1'],
    lieutenants: ['sulla p1 s61'],
    rest: 5,
  })
  t.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', [4, 4, 5, 6])
  expect(t.lieutenant('sulla')).toBe('p1 s62')
})

test('HG-9.5.1-03 HG-9.5.1-04 one may flee into AnteHell even from those who came from there', () => {
  const t = scene({ phase: 'action', legions: ['p0 antehell 1', 'p1 s12 1'] })
  t.play('p0 march', 'p0 party antehell plain 1', 'p0 go antehell', [2], 'p0 go s12', 'p1 flee', [3])
  expect(t.legions('p1', 'antehell')).toBe(1)
})

test('HG-G152 HG-G126 an influenced unit makes no third player’s lieutenant flee before the Combat phase', () => {
  const t = scene({
    phase: 'action',
    seats: 3,
    demons: [['ashtaroth'], ['gomory'], ['thamuz']],
    legions: ['p1 s51 2'],
    lieutenants: ['sulla p2 s51'],
  })
  t.play('p0 dismiss', 'p0 legion p1 s51 plain', [1])
  expectAsked(t, 'p2 act')
  expect([t.legions('p1', 's51'), t.lieutenant('sulla')]).toEqual([1, 'p2 s51'])
})

describe('a group card that brings its caster home', () => {
  const asks = (...earth: string[]) =>
    scene({
      phase: 'action',
      demons: [['ashtaroth', 'gomory'], ['belphegor']],
      earth,
      hands: [['no-confidence']],
      sectio: [['s91'], ['s11']],
    })

  test('HG-9.8.3.2-01 HG-C09 its group comes together in Hell', () => {
    const t = asks('ashtaroth').play('p0 magic no-confidence', 'p0 place s11', 'p0 done', 'p1 demon belphegor')
    expect([t.isOnEarth('ashtaroth'), t.told('group')?.total]).toEqual([false, 12])
  })

  test('HG-9.8.3.2-01 HG-C09 demons that stay on earth cannot help', () => {
    expectRefused(asks('ashtaroth', 'gomory', 'belphegor'), 'p0 magic no-confidence', 'HG-9.8.3.2-01')
  })
})

test('HG-G146 the opening salvo helps two attacks, not one twice', () => {
  const t = scene({
    phase: 'combat',
    demons: [['thamuz'], ['gomory']],
    legions: ['p0 s53 2', 'p1 s53 2'],
    dice: [2, 4, 4, 5, 5],
    rest: 5,
  }).play('p0 demon thamuz', 'p1 nobody')
  expect(t.events.find(({ id }) => id === 'attacks')?.facts).toMatchObject({ by: 0, hits: 2 })
})

test('HG-11.3.6-01 HG-11.3.3-01 a combat that goes on after the cup comes to the cup again', () => {
  const t = scene({
    phase: 'combat',
    demons: [[], []],
    threeRounds: true,
    legions: ['p0 s53 1', 'p1 s53 1', 'free s53 1'],
    picks: [0, 0, 0],
    rest: 1,
  })
  for (let i = 0; i < 20 && t.state.fight; i++) {
    const p = Number(t.asked()[0][1])
    t.play(`p${p} ${t.legal(p)[0]}`)
  }
  expect(t.events.filter(({ id }) => id === 'cup')).toHaveLength(2)
  expect(t.state.fight).toBeNull()
})

test('HG-11.2.4-03 whoever flees into a combat is on none of its sides, and fights the winner', () => {
  const t = scene({
    phase: 'combat',
    seats: 4,
    demons: [[], [], [], []],
    legions: ['p0 s53 3', 'p1 s53 2', 'p2 s64 1', 'p3 s63 1'],
    hounds: ['2 p1 s53'],
    signs: { s54: PITS },
    rest: 1,
  })
  t.play('p0 stand', 'p1 choose', 'p1 amount 0', 'p1 amount 1', [4, 6, 1], 'p2 flee', [2, 3, 5])
  expect(t.legions('p2', 's53')).toBe(1)
  t.play('p1 stay', [6, 6, 6, 1, 6, 6])
  expectAsked(t, 'p0 flee')
  expect(t.told('combat')).toMatchObject({ camps: [0, -1, 1, -1, -1, -1, -1] })
})

test('HG-G070 who dies in a pit on the way from Uriel is not lost to him', () => {
  const t = scene({
    phase: 'uriel',
    uriel: 's51',
    legions: ['p0 s61 1'],
    signs: { s62: PITS },
    dice: [1, 4, 6, 5, 5, 5],
  })
  expect([t.legions('p0', 's62'), t.diceLeft]).toEqual([0, 0])
  expect(t.told('rolled')).toBeUndefined()
})

test('HG-9.5.2.2-02 HG-C43 a lone lieutenant must flee from units that flee by card', () => {
  const t = scene({
    phase: 'combat',
    demons: [['sammael'], ['gomory']],
    legions: ['p0 s53 3', 'p1 s53 3'],
    lieutenants: ['sulla p1 s54'],
    hands: [['every-devil']],
    dice: [2],
    rest: 5,
  }).play('p0 demon sammael', 'p0 bring every-devil', 'p1 demon gomory', 'p0 cast every-devil')
  t.play('p0 legion p0 s53 plain', 'p0 go s54')
  expectAsked(t, 'p0 whoLeaves')
  expect(t.lieutenant('sulla')).toBe('returned')
})

test('HG-G014 in the Hell phase nobody discards before all have drawn', () => {
  const t = scene({
    phase: 'hell',
    demons: [['sammael'], ['gomory']],
    hellTop: ['lucifer-bored', 'amnesty', 'audit'],
    arcanaTop: ['chain-letter', 'toll-gate', 'midnight-post'],
    hands: [['bookworm'], ['toll-gate', 'bookworm', 'cutpurse', 'cutpurse', 'silent-whistle']],
  })
  expectAsked(t, 'p1 discardSurplus')
  expect(t.params(1)).toEqual({ surplus: 2 })
})

describe('a refusal names the statement that fits', () => {
  test('HG-9.5-01 units of others, or more than there are, do not set out', () => {
    const t = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla p1 s53'] }).play('p0 march')
    expectRefused(t, 'p0 lead sulla', 'HG-9.5-01')
    expectRefused(t, 'p0 party s51 plain 2', 'HG-9.5-01')
  })

  test('HG-G044 a lieutenant lost in AnteHell does not set out again', () => {
    const t = scene({ phase: 'action', legions: ['p0 s51 1'], lieutenants: ['sulla p0 antehell'] })
    t.play('p0 march', 'p0 lead sulla', 'p0 go antehell', [6])
    expectRefused(t, 'p0 lead sulla', 'HG-G044')
  })

  test('HG-G042 HG-9.5-02 passage is asked of legions, and on the way', () => {
    const t = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s63 1'] })
    t.play('p0 march', 'p0 party s51 plain 1')
    expectRefused(t, 'p0 ask s61', 'HG-G042')
    const last = scene({ phase: 'action', legions: ['p0 s51 1', 'p1 s72 1'], signs: { s61: PITS } })
    last.play('p0 march', 'p0 party s51 plain 1', 'p0 go s61', [1])
    expectRefused(last, 'p0 ask s71', 'HG-9.5-02')
  })

  test('HG-9.7.1-01 HG-9.7.1-06 only a unit that is there can be named, and a side that is not its own', () => {
    const t = scene({ phase: 'action', legions: ['p1 s53 1'] }).play('p0 turn')
    expectRefused(t, 'p0 legion p1 s53 hounded', 'HG-9.7.1-01')
    t.play('p0 legion p1 s53 plain', [1, 1])
    expectRefused(t, 'p0 side p1', 'HG-9.7.1-06')
  })

  test('HG-G156 no legion is raised at the feet of Uriel', () => {
    expectRefused(scene({ phase: 'summoning', souls: [9], uriel: 's91' }), 'p0 raise s91', 'HG-G156')
  })
})
