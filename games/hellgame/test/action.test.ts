import { expect, test } from 'vitest'
import { expectAsked, expectRefused, scene } from './scene.ts'

test('HG-9.0-01 HG-9.1-01 HG-2.4.1-02 HG-5.1-09 each demon acts once, the highest rank first', () => {
  const t = scene({ phase: 'action', demons: [['baal', 'andras'], ['sammael']], souls: [9, 9] })
  expectAsked(t, 'p1 act')
  expect(t.legal(1)).toContain('rest')
  t.play('p1 rest')
  expectAsked(t, 'p0 act')
  t.play('p0 rest', 'p0 rest')
  expect(t.state.phase).not.toBe(4)
})

test('HG-9.0-02 HG-3.1-05 incapacitated demons take no part', () => {
  const t = scene({ phase: 'action', demons: [['caim'], ['sammael', 'gomory']], incapacitated: ['sammael'] })
  expectAsked(t, 'p0 act')
  t.play('p0 rest')
  expectAsked(t, 'p1 act')
})

test('HG-9.2-01 HG-9.2-02 one question lists every kind of action', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael', 'caim'], ['gomory']],
    hands: [['toll-gate', 'anonymous-letter', 'blank-confession']],
    souls: [9],
    favours: [2],
    legions: ['p0 s51 1', 'p1 s53 1'],
  })
  expect(t.legal(0)).toEqual(
    expect.arrayContaining([
      'rest',
      'pass toll-gate',
      'walk anonymous-letter',
      'magic blank-confession',
      'march',
      'dismiss',
      'turn',
      'supplicate',
    ]),
  )
  expectRefused(t, 'p0 raise s91', 'HG-9.2-02')
})

test('HG-9.3-01 passing for good is the end of the demon’s turn', () => {
  const t = scene({ phase: 'action', demons: [['sammael'], ['gomory']] }).play('p0 rest')
  expectAsked(t, 'p1 act')
  expect(t.state.track).toEqual([])
})

test('HG-9.4-01 HG-9.4-02 HG-9.4-03 HG-9.4-04 a Pass lets so many demons go first, for its cost, again and again', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael'], ['asmodeus', 'baal', 'andras']],
    hands: [['drum-at-midnight', 'toll-gate'], ['toll-gate']],
    souls: [9, 9],
  })
  t.play('p0 pass drum-at-midnight')
  expect(t.state.souls[0]).toBe(7)
  expect(t.hand(0)).toEqual(['toll-gate'])
  t.play('p1 rest', 'p1 pass toll-gate')
  expectAsked(t, 'p0 act')
  t.play('p0 pass toll-gate')
  expectAsked(t, 'p1 act')
  t.play('p1 rest')
  expectAsked(t, 'p0 act')
})

test('HG-9.4-01 without the souls or the card there is no passing', () => {
  const t = scene({ phase: 'action', hands: [['drum-at-midnight']], souls: [1] })
  expectRefused(t, 'p0 pass drum-at-midnight', 'HG-9.4-01')
  expectRefused(t, 'p0 pass toll-gate', 'HG-9.4-01')
})

test('HG-G139 a Pass counts only demons that will still act', () => {
  const t = scene({
    phase: 'action',
    demons: [
      ['sammael', 'andras'],
      ['asmodeus', 'baal'],
    ],
    incapacitated: ['asmodeus'],
    hands: [['toll-gate']],
    souls: [9],
  }).play('p0 pass toll-gate')
  expectAsked(t, 'p1 act')
  t.play('p1 rest')
  expect(t.told('order')).toEqual({ demon: 0, at: 2 })
})

test('HG-G037 a long Pass leads to the end; when nobody else will act there is none', () => {
  const t = scene({ phase: 'action', hands: [['deeds-swapped', 'toll-gate']], souls: [9] }).play(
    'p0 pass deeds-swapped',
  )
  t.play('p1 rest')
  expectAsked(t, 'p0 act')
  expectRefused(t, 'p0 pass toll-gate', 'HG-G037')
})

test('HG-G038 HG-9.6-04 a demon on earth that passes, now or for good, stays there', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael'], ['baal']],
    earth: ['sammael'],
    hands: [['toll-gate']],
    souls: [5],
  })
  t.play('p0 pass toll-gate')
  expect(t.isOnEarth('sammael')).toBe(true)
  t.play('p1 rest', 'p0 rest')
  expect(t.isOnEarth('sammael')).toBe(true)
})

test('HG-9.6-01 HG-2.4.4-01 a Walk card sends a demon to earth and stays under it', () => {
  const t = scene({ phase: 'action', hands: [['blank-confession']], souls: [5] }).play('p0 walk blank-confession')
  expect(t.isOnEarth('sammael')).toBe(true)
  expect(t.state.souls[0]).toBe(3)
  expect(t.hand(0)).toEqual([])
  expect(t.state.arcanaQueue).toEqual([])
  expectRefused(
    scene({ phase: 'action', hands: [['blank-confession']], souls: [1] }),
    'p0 walk blank-confession',
    'HG-9.6-01',
  )
  const abroad = scene({ phase: 'action', hands: [['blank-confession']], souls: [5], earth: ['sammael'] })
  expectRefused(abroad, 'p0 walk blank-confession', 'HG-9.6-01')
})

test('HG-9.6-02 earth is reached from the next Action phase on', () => {
  const t = scene({
    phase: 'action',
    demons: [['sammael', 'caim'], ['gomory']],
    hands: [['blank-confession', 'reversed-hourglass']],
    souls: [5],
    favours: [1],
  })
  t.play('p0 walk blank-confession', 'p0 magic reversed-hourglass', 'p0 demon sammael')
  expectAsked(t, 'p0 act')
  expectRefused(t, 'p0 deeds', 'HG-9.6-02')
  expectRefused(t, 'p0 conspire', 'HG-9.6-02')
})

test('HG-9.6-03 an action that affects Hell brings the demon back, and its card is discarded', () => {
  const t = scene({ phase: 'action', earth: ['sammael'], legions: ['p0 s51 1'] }).play('p0 march')
  expect(t.isOnEarth('sammael')).toBe(false)
  expect(t.state.arcanaQueue).toHaveLength(1)
})

test('HG-9.6.1-01 a demon may simply return; one in Hell cannot', () => {
  const t = scene({ phase: 'action', earth: ['sammael'] })
  t.play('p0 return')
  expect(t.isOnEarth('sammael')).toBe(false)
  expectRefused(t, 'p1 return', 'HG-9.6.1-01')
})

test('HG-9.7-01 evil deeds and conspiracies are for demons on earth', () => {
  const t = scene({ phase: 'action' })
  expectRefused(t, 'p0 deeds', 'HG-9.7-01')
  expectRefused(t, 'p0 conspire', 'HG-9.7-01')
  expect(t.legal(0)).toContain('supplicate')
})

test('HG-9.7.1-01 HG-G061 a unit of another Triumvirate is named, in AnteHell too, never a Freebooter', () => {
  const t = scene({ phase: 'action', legions: ['p1 s51 1', 'p1 antehell 1', 'free s52 1', 'p0 s53 1'] }).play(
    'p0 dismiss',
  )
  expect(t.legal(0)).toEqual(['legion p1 s51 plain', 'legion p1 antehell plain'])
  expectRefused(t, 'p0 legion freebooters s52 plain', 'HG-9.7.1-01')
  expectRefused(t, 'p0 legion p0 s53 plain', 'HG-9.7.1-01')
})

test('HG-9.7.1-02 at home a unit can be influenced only for a favour', () => {
  const home = { phase: 'action' as const, legions: ['p1 s95 1'] }
  expectRefused(scene(home), 'p0 dismiss', 'HG-9.7.1-02')
  const t = scene({ ...home, favours: [1] }).play('p0 dismiss', 'p0 legion p1 s95 plain', [6])
  expect(t.state.favours[0]).toBe(0)
  expect(t.legions('p1', 's95')).toBe(1)
})

test('HG-9.7.1-03 HG-9.7.1-05 HG-3.2-04 one heart roll dismisses a legion, which goes back to its stock', () => {
  const t = scene({ phase: 'action', legions: ['p1 s51 1'] }).play('p0 dismiss', 'p0 legion p1 s51 plain', [5])
  expect(t.legions('p1', 's51')).toBe(0)
  const fails = scene({ phase: 'action', legions: ['p1 s51 1'] }).play('p0 dismiss', 'p0 legion p1 s51 plain', [6])
  expect(fails.legions('p1', 's51')).toBe(1)
})

test('HG-9.7.1-03 HG-9.7.1-04 HG-9.7.1-06 two in a row turn it to any side; a failed second roll is a failure', () => {
  const t = scene({ phase: 'action', seats: 3, legions: ['p1 s51 1'] })
  t.play('p0 turn', 'p0 legion p1 s51 plain', [1, 5])
  expect(t.legal(0)).toEqual(['side p0', 'side p2', 'side freebooters'])
  t.play('p0 side p2')
  expect(t.legions('p2', 's51')).toBe(1)
  const fails = scene({ phase: 'action', legions: ['p1 s51 1'] }).play('p0 turn', 'p0 legion p1 s51 plain', [1, 6])
  expect(fails.legions('p1', 's51')).toBe(1)
  expectAsked(fails, 'p1 act')
})

test('HG-G060 HG-G120 a side without a counter cannot be named', () => {
  const t = scene({ phase: 'action', legions: ['p1 s51 1', 'p0 s52 12'] })
  t.play('p0 turn', 'p0 legion p1 s51 plain', [1, 1])
  expectRefused(t, 'p0 side p0', 'HG-G060')
  expect(t.legal(0)).toEqual(['side freebooters'])
})

test('HG-9.7.1-07 HG-G125 HG-3.1-07 legions that a lieutenant leads cannot be named, those beyond his command can', () => {
  const t = scene({ phase: 'action', legions: ['p1 s51 3'], lieutenants: ['alastor p1 s51'] }).play('p0 dismiss')
  expect(t.legal(0)).toEqual(['legion p1 s51 plain', 'lieutenant alastor'])
  const led = scene({ phase: 'action', legions: ['p1 s51 2'], lieutenants: ['alastor p1 s51'] }).play('p0 dismiss')
  expectRefused(led, 'p0 legion p1 s51 plain', 'HG-9.7.1-07')
  const hounded = scene({
    phase: 'action',
    legions: ['p1 s51 3'],
    lieutenants: ['alastor p1 s51'],
    hounds: ['2 p1 s51'],
  }).play('p0 dismiss')
  expect(hounded.legal(0)).toEqual(['legion p1 s51 hounded', 'lieutenant alastor'])
})

test('HG-9.7.1-08 HG-9.7.1-09 two rolls dismiss a lieutenant, and his legions stay', () => {
  const it = { phase: 'action' as const, legions: ['p1 s51 2'], lieutenants: ['sulla p1 s51'] }
  const t = scene(it).play('p0 dismiss', 'p0 lieutenant sulla', [5, 5])
  expect(t.lieutenant('sulla')).toBe('returned')
  expect(t.legions('p1', 's51')).toBe(2)
  expect(scene(it).play('p0 dismiss', 'p0 lieutenant sulla', [5, 6]).lieutenant('sulla')).toBe('p1 s51')
})

test('HG-9.7.1-08 HG-9.7.1-10 three turn him with the legions that he leads', () => {
  const t = scene({ phase: 'action', legions: ['p1 s51 5'], lieutenants: ['sulla p1 s51'] })
  t.play('p0 turn', 'p0 lieutenant sulla', [1, 1, 1], 'p0 side p0')
  expect(t.lieutenant('sulla')).toBe('p0 s51')
  expect(t.legions('p0', 's51')).toBe(3)
  expect(t.legions('p1', 's51')).toBe(2)
})

test('HG-G152 a lieutenant turned alone among enemies flees', () => {
  const t = scene({ phase: 'action', seats: 3, legions: ['p2 s51 1'], lieutenants: ['sulla p1 s51'] })
  t.play('p0 turn', 'p0 lieutenant sulla', [1, 1, 1], 'p0 side p0', [1, 5])
  expect(t.lieutenant('sulla')).toBe('p0 s61')
})

test('HG-9.7.1-11 hounds follow a turned legion and rampage when it is dismissed', () => {
  const it = { phase: 'action' as const, legions: ['p1 s51 1'], hounds: ['3 p1 s51'] }
  const turned = scene(it).play('p0 turn', 'p0 legion p1 s51 hounded', [1, 1], 'p0 side p0')
  expect(turned.hound(3)).toBe('p0 s51')
  const gone = scene(it).play('p0 dismiss', 'p0 legion p1 s51 hounded', [1, 4])
  expect(gone.hound(3)).toBe('wild s52')
})

test('HG-9.7.1.2-01 HG-G056 HG-G143 a soul takes 1 off a roll, spread evenly, at most to certainty', () => {
  const it = { phase: 'action' as const, demons: [['caim'], ['naburos']], legions: ['p1 s51 1'], souls: [20] }
  const t = scene(it).play('p0 turn', 'p0 legion p1 s51 plain')
  expectAsked(t, 'p0 offerBribe')
  expectRefused(t, 'p0 amount 11', 'HG-G143')
  t.play('p0 amount 10', [6, 6])
  expectAsked(t, 'p0 nameSide')
  expect(t.state.souls[0]).toBe(10)
  const odd = scene(it).play('p0 turn', 'p0 legion p1 s51 plain', 'p0 amount 5', [4, 4])
  expect(odd.told('influence')).toEqual({ demon: 9, dice: [4, 4], succeeded: 0 })
  const even = scene(it).play('p0 turn', 'p0 legion p1 s51 plain', 'p0 amount 5', [4, 3])
  expectAsked(even, 'p0 nameSide')
})

test('HG-G143 a bribe is lost with the first roll that fails', () => {
  const t = scene({ phase: 'action', demons: [['caim'], ['naburos']], legions: ['p1 s51 1'], souls: [20] })
  t.play('p0 turn', 'p0 legion p1 s51 plain', 'p0 amount 4', [6])
  expect(t.state.souls[0]).toBe(16)
})

test('HG-9.7.1.2-02 bonus pay makes every roll against a lieutenant harder', () => {
  const it = { phase: 'action' as const, legions: ['p1 s51 1'], lieutenants: ['sulla p1 s51'], bonus: { sulla: 2 } }
  const t = scene(it).play('p0 dismiss', 'p0 lieutenant sulla', [4])
  expect(t.lieutenant('sulla')).toBe('p1 s51')
  expect(scene(it).play('p0 dismiss', 'p0 lieutenant sulla', [3, 4]).lieutenant('sulla')).toBe('p1 s51')
  expect(scene(it).play('p0 dismiss', 'p0 lieutenant sulla', [3, 3]).lieutenant('sulla')).toBe('returned')
})

test('HG-9.7.2-01 HG-14.3-01 supplication by the table of Atonement', () => {
  const result = (demon: string, dice: readonly number[]) => {
    const t = scene({ phase: 'action', demons: [[demon], ['naburos']], disfavours: [4] }).play('p0 supplicate', dice)
    return t.isActive(demon) ? 4 - t.state.disfavours[0] : 'incapacitated'
  }
  const rolls = [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]
  expect(rolls.map((dice) => result('caim', dice))).toEqual(['incapacitated', 0, 0, 1, 1])
  expect(rolls.map((dice) => result('moloch', dice))).toEqual(['incapacitated', 0, 1, 1, 2])
  expect(rolls.map((dice) => result('gomory', dice))).toEqual(['incapacitated', 0, 1, 1, 2])
  expect(rolls.map((dice) => result('sammael', dice))).toEqual(['incapacitated', 'incapacitated', 0, 2, 3])
})

test('HG-9.7.3-01 HG-9.7.3-02 HG-9.7.3-03 a conspirator sees as many cards as hearts and may lay one permanent', () => {
  const t = scene({
    phase: 'action',
    demons: [['orias'], ['sammael']],
    earth: ['orias'],
    permanents: ['general-levy'],
    hellTop: ['freebooters', 'officers-union', 'indulgences', 'audit'],
  }).play('p1 rest', 'p0 conspire')
  expect(t.legal(0)).toEqual(['lay officers-union', 'lay indulgences', 'done'])
  expectRefused(t, 'p0 lay freebooters', 'HG-9.7.3-03')
  t.play('p0 lay officers-union')
  expect(t.told('permanent-laid')).toEqual({ card: 12, box: 2 })
  expect(t.told('permanent-gone')).toEqual({ card: 13 })
  expect(t.told('cards-laid-under')).toEqual({ by: 0, count: 2 })
  expect(t.isOnEarth('orias')).toBe(true)
})

test('HG-9.7.3-02 HG-10.1-01 a card laid by conspiracy is resolved at once', () => {
  const t = scene({
    phase: 'action',
    demons: [['caim'], ['naburos']],
    earth: ['caim'],
    hellTop: ['angel-at-the-gate', 'audit'],
  }).play('p0 conspire', 'p0 lay angel-at-the-gate', [4])
  expect(t.state.uriel).toBe(-1)
  expect(t.told('killed')).toEqual({ demon: 9 })
})

test('HG-10.1-09 replacing the card that called Uriel removes him', () => {
  const t = scene({
    phase: 'action',
    demons: [['caim'], ['naburos']],
    earth: ['caim'],
    permanents: ['angel-at-the-gate'],
    uriel: 's71',
    hellTop: ['indulgences', 'audit'],
  }).play('p0 conspire', 'p0 lay indulgences')
  expect(t.state.uriel).toBe(-2)
})

test('HG-9.7.4-01 evil deeds: a die for each heart, a favour for each 6, disfavours or not', () => {
  const t = scene({ phase: 'action', demons: [['ashtaroth'], ['naburos']], earth: ['ashtaroth'], disfavours: [3] })
  t.play('p0 deeds', [6, 1, 2, 6, 3, 4])
  expect(t.state.favours[0]).toBe(2)
})

test('HG-G036 a demon given away keeps its place on the track', () => {
  const t = scene({ phase: 'gifts', demons: [['sammael', 'naburos'], ['gomory']] })
  t.play('p0 yes', 'p1 no', 'p0 give p1', 'p0 demon sammael', 'p1 yes', 'p0 done')
  expectAsked(t, 'p1 act')
  t.play('p1 rest')
  expectAsked(t, 'p1 act')
})

test('HG-C20 Feast of Fools reverses the track; then Paymon takes his place and Pruflas sends somebody back', () => {
  const t = scene({
    phase: 'hell',
    demons: [
      ['paymon', 'naburos'],
      ['pruflas', 'sammael'],
    ],
    hellTop: ['feast-of-fools', 'tenants-revolt', 'freebooters', 'audit'].filter((id) => id !== 'tenants-revolt'),
  })
  while (!t.asked()[0].includes('precedence')) {
    const p = Number(t.asked()[0][1])
    const legal = t.legal(p)
    t.play(`p${p} ${legal.includes('no') ? 'no' : legal.includes('done') ? 'done' : legal[0]}`)
  }
  t.play('p0 amount 0')
  t.play('p1 demon naburos')
  expect(t.state.track).toEqual([17, 0, 20])
  expectAsked(t, 'p0 act')
})
