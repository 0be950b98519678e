import { expect, test } from 'vitest'
import { sleepersOf } from '../../railway/tracks.ts'
import { newGame, type Position, position, type Scene } from './scenario.ts'

/** One step before circle 4, which has an effect. */
const at4 = (effect: NonNullable<Position['tokens']>[number], it: Position = {}): Scene =>
  position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 s>s', 'g', 'g', 'g'].slice(0, it.seats ?? 2),
    tokens: { 4: effect },
    hands: [['argenti', 'homer'], ['ciacco']],
    ...it,
  })

const ENTER = ['p0 move argenti', 'p0 go s']

test('HR3-A01 there are eight Checks', () => {
  const markers = ['n', 'e', 'w', 'nn', 'ee', 'ss', 'ww'].map((sleeper) => `0,1 ${sleeper}`)
  const seven = at4('delinquency', { markers })
  seven.play(...ENTER)
  expect(seven.asked()).toBe('p0 visit')
  seven.play('p0 use', 'p0 mark plutus s')
  expect(seven.markers()).toHaveLength(8)
})

test('HR3-A02 a Check bars an upgrade, but neither Abyss, nor False Path, nor another Check', () => {
  const marked = { rails: { '0,1': 'plutus', '-1,2': 'midas' }, markers: ['-1,2 ne'] }
  const upgrade = position({ ...marked, hands: [['hector'], []] })
  upgrade.play('p0 lay hector')
  expect(upgrade.refused('p0 place -1,2 r0')).toBe('HR3-A02')
  const abyss = at4('abyss', { ...marked, hands: [['argenti', 'hector'], []] })
  abyss.play(...ENTER, 'p0 use', 'p0 discard hector')
  expect(abyss.refused('p0 remove midas')).toBeUndefined()
  const path = at4('false-path', { ...marked, hands: [['argenti', 'hector'], []] })
  path.play(...ENTER, 'p0 use', 'p0 discard hector')
  expect(path.refused('p0 turn midas r1')).toBeUndefined()
  const check = at4('delinquency', marked)
  check.play(...ENTER, 'p0 use')
  expect(check.refused('p0 mark midas n')).toBeUndefined()
})

test('HR3-A03 a card with an engine on it is not upgraded, a bare one is', () => {
  const rails = { '0,1': 'plutus' }
  for (const [engine, rule] of [
    ['0,1 ee>e', 'HR3-061'],
    ['g', undefined],
  ] as const) {
    const it = position({ rails, hands: [['jason'], []], engines: ['g', engine] })
    it.play('p0 lay jason')
    expect(it.refused('p0 place 0,1 r0')).toBe(rule)
  }
})

test('HR3-A04 a Check leaves with a removed card and turns with a turned one', () => {
  const marked = { rails: { '0,1': 'plutus', '-1,2': 'midas' }, markers: ['-1,2 ne', '0,1 n'] }
  const abyss = at4('abyss', { ...marked, hands: [['argenti', 'hector'], []] })
  abyss.play(...ENTER, 'p0 use', 'p0 discard hector', 'p0 remove midas')
  expect(abyss.markers()).toEqual(['0,1 n'])
  const path = at4('false-path', { ...marked, hands: [['argenti', 'hector'], []] })
  path.play(...ENTER, 'p0 use', 'p0 discard hector', 'p0 turn midas r1')
  expect(path.markers()).toEqual(['0,1 n', '-1,2 es'])
})

test('HR3-A05 Abyss takes the top card only; the card beneath shows again', () => {
  const it = at4('abyss', {
    rails: { '0,1': 'plutus', '-1,2': ['midas', 'hector'] },
    hands: [['argenti', 'lucullus'], []],
  })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus')
  expect(it.refused('p0 remove midas')).toBe('HR3-A05')
  it.play('p0 remove hector')
  expect(it.rail('-1,2')).toBe('midas r0')
  expect(it.discards()).toContain('hector')
})

test('HR3-A06 Abyss works once a visit, and its card is spent even for nothing', () => {
  const it = at4('abyss', { hands: [['argenti', 'lucullus', 'jason'], []] })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus')
  expect(it.refused('p0 guard 4')).toBe('HR3-A06')
  it.play('p0 enough')
  expect(it.discards()).toContain('lucullus')
  expect(it.hand(0)).toEqual(['jason'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A06 a removal ends Abyss, whatever is left in the hand', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas' }
  const it = at4('abyss', { rails, hands: [['argenti', 'lucullus', 'jason'], []] })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus', 'p0 remove midas')
  expect(it.hand(0)).toEqual(['jason'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A07 the rammer chooses the branch for the rammed engine, which stays there when they part', () => {
  const it = position({ rails: { '0,1': 'jason' }, engines: ['g', '0,1 n>s'], hands: [['argenti'], []] })
  it.play('p0 move argenti', 'p0 go s')
  expect(it.asked()).toBe('p0 push')
  expect(it.question().params).toEqual({ engine: 1 })
  expect(it.legal(0)).toEqual(['go e', 'go s', 'go w'])
  expect(it.refused('p0 go n')).toBe('HR3-A07')
  it.play('p0 go e')
  expect(it.engine(1)).toBe('0,1 ne>e')
  expect(it.engine(0)).toBe('0,1 n>s')
  it.play('p0 go s', 'p0 go s')
  expect(it.engine(1)).toBe('0,1 ne>e')
  expect(it.engine(0)).toBe('0,1 ss>s')
})

test('HR3-A07 on the same branch the rammed engine is pushed on', () => {
  const it = position({ rails: { '0,1': 'jason' }, engines: ['g', '0,1 n>n'], hands: [['argenti'], []] })
  it.play('p0 move argenti', 'p0 go s', 'p0 go e', 'p0 go e')
  expect(it.engine(0)).toBe('0,1 ne>e')
  expect(it.engine(1)).toBe('0,1 e>w')
})

test('HR3-A07 in a chain too it is the rammer who chooses the branch', () => {
  const it = position({
    seats: 3,
    rails: { '0,-1': 'orestes', '0,-2': 'jason' },
    engines: ['0,-1 nn>n', '0,-1 n>n', '0,-2 s>n'],
    hands: [['argenti'], [], []],
  })
  it.play('p0 move argenti', 'p0 go n')
  expect(it.asked()).toBe('p0 push')
  expect(it.question().params).toEqual({ engine: 2 })
  it.play('p0 go n')
  expect([0, 1, 2].map(it.engine)).toEqual(['0,-1 n>n', '0,-2 s>n', '0,-2 ss>n'])
})

test('HR3-A08 engines are pushed in a chain, over the end of the track and into circles', () => {
  const rails = { '0,1': 'plutus', '0,-1': 'orestes' }
  const chain = { rails, seats: 4, hands: [['argenti'], [], [], []] }
  const end = position({ ...chain, engines: ['0,-1 ss>n', '0,-1 nn>n', '0,-1 n>s', 'g'] })
  end.play('p0 move argenti', 'p0 go n')
  expect([0, 1, 2].map(end.engine)).toEqual(['0,-1 nn>n', '0,-1 n>n', 'g'])
  expect(end.told().map(({ id }) => id)).toEqual(['rammed', 'derailed', 'pushed', 'went'])
  const circle = position({ ...chain, engines: ['0,1 nn>s', '0,1 ss>s', '0,1 s>s', 'g'] })
  circle.play('p0 move argenti', 'p0 go s')
  expect([0, 1, 2].map(circle.engine)).toEqual(['0,1 ss>s', '0,1 s>s', '4'])
  circle.play('p0 go s')
  expect([0, 1, 2].map(circle.engine)).toEqual(['0,1 s>s', '4', '4'])
})

test('HR3-A09 pushing costs nothing and needs no traction', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s'],
    trains: [['saladin'], ['electra', 'hector', 'paolo']],
    hands: [['tristan'], []],
  })
  it.play('p0 move tristan', 'p0 go s')
  expect(it.question().params).toEqual({ left: 5 })
  expect(it.engine(1)).toBe('0,1 ss>s')
})

test('HR3-A10 the rammer may follow into the circle for one step', () => {
  const it = at4('guard-duty', { engines: ['0,1 ss>s', '0,1 s>s'] })
  it.play('p0 move argenti', 'p0 go s')
  expect(it.engine(1)).toBe('4')
  it.play('p0 go s')
  expect(it.engine(0)).toBe('4')
  expect(it.asked()).toBe('p0 visit')
})

test('HR3-A11 every card leads to all four sides, however it is turned', () => {
  const it = position({ rails: { '0,1': 'tristan r1', '0,-1': 'midas' }, hands: [['argenti'], []] })
  it.play('p0 move argenti')
  expect(it.legal(0)).toEqual(['go n', 'go s'])
  for (const track of [20, 3, 44]) expect(sleepersOf(track).slice(0, 4)).toEqual([0, 1, 2, 3])
})

test('HR3-A12 an engine may stand on the last sleeper, and derails only beyond it', () => {
  const it = position({ rails: { '0,-1': 'orestes' }, engines: ['0,-1 nn>n', 'g'], hands: [['argenti', 'homer'], []] })
  it.play('p0 move argenti', 'p0 go n')
  expect(it.engine(0)).toBe('0,-1 n>n')
  expect(it.refused('p0 go n')).toBe('HR3-074')
  it.play('p0 stop')
  expect(it.hand(0)).toEqual(['homer'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A13 a derailment costs Soul Catcher and Tender, not Boat, Heresy or a held token', () => {
  const it = position({
    rails: { '0,-1': 'orestes' },
    engines: ['0,-1 n>n', 'g'],
    hands: [['argenti'], []],
    boats: [0],
    tenders: [0],
    catchers: [0],
    anathema: 0,
    held: { 0: 'lust' },
  })
  it.play('p0 move argenti', 'p0 derail')
  expect(it.view(1).players[0]).toMatchObject({ boat: 1, tender: 0, catcher: 0, heresy: 0 })
  expect(it.view(1).players[0].token).toBeGreaterThanOrEqual(0)
})

test('HR3-A14 after a derailment an engine leaves the Gates by any side', () => {
  const rails = { '0,-1': 'orestes', '0,1': 'plutus' }
  const it = position({ rails, engines: ['0,-1 n>n', 'g'], hands: [['argenti'], []] })
  it.play('p0 move argenti', 'p0 derail', 'p1 end')
  it.play(`p0 move ${it.hand(0)[0]}`)
  expect(it.legal(0)).toEqual(['go n', 'go s'])
})

test('HR3-A15 the effect is offered at every entry', () => {
  const it = at4('guard-duty', { rails: { '0,1': 'jason' }, hands: [['argenti', 'homer', 'hector'], []] })
  it.play(...ENTER, 'p0 decline', 'p0 move homer', 'p0 go n', 'p0 go e', 'p0 go e', 'p0 go e')
  if (it.asked() === 'p0 visit') it.play('p0 decline')
  it.play('p0 move hector', 'p0 go w', 'p0 go s', 'p0 go s', 'p0 go s')
  expect(it.engine(0)).toBe('4')
  expect(it.asked()).toBe('p0 visit')
})

test('HR3-A16 who enters by Boat may use the effect', () => {
  const it = position({ boats: [0], hands: [['argenti'], []], tokens: { 4: 'guard-duty' } })
  it.play('p0 sail argenti', 'p0 go s')
  expect(it.engine(0)).toBe('4')
  expect(it.asked()).toBe('p0 visit')
})

test('HR3-A17 a Boat starts from a circle or from the end of the track, to a card in reach', () => {
  const rails = { '0,-1': 'orestes', '0,-3': 'antenor' }
  const boat = { boats: [0], rails, hands: [['tristan'], []], trains: [['saladin', 'electra'], []] }
  const end = position({ ...boat, engines: ['0,-1 n>n', 'g'] })
  end.play('p0 sail tristan')
  expect(end.legal(0)).toEqual(['go n'])
  end.play('p0 go n')
  expect(end.engine(0)).toBe('0,-3 s>n')
  expect(position({ ...boat, engines: ['0,-1 nn>n', 'g'] }).refused('p0 sail tristan')).toBe('HR3-A17')
  expect(position({ ...boat, engines: ['0,-1 n>s', 'g'] }).refused('p0 sail tristan')).toBe('HR3-A17')
  const far = position({ ...boat, rails: { '0,1': 'plutus', '0,-4': 'antenor' }, engines: ['g', 'g'] })
  expect(far.refused('p0 sail tristan')).toBe('HR3-A17')
})

test('HR3-A18 landing on an engine rams it one sleeper on', () => {
  const it = position({
    boats: [0],
    rails: { '0,-2': 'orestes' },
    engines: ['g', '0,-2 s>s'],
    hands: [['tristan'], []],
  })
  it.play('p0 sail tristan', 'p0 go n')
  expect([0, 1].map(it.engine)).toEqual(['0,-2 s>n', '0,-2 ss>s'])
})

test('HR3-A19 who leaves Cerberus by Boat pays as well', () => {
  const rails = { '0,-2': 'orestes' }
  const rich = position({ boats: [0], cerberus: 0, rails, hands: [['tristan', 'homer'], []] })
  rich.play('p0 sail tristan')
  expect(rich.asked()).toBe('p0 bribe')
  rich.play('p0 discard homer', 'p0 go n')
  expect(rich.engine(0)).toBe('0,-2 s>n')
  const poor = position({ boats: [0], cerberus: 0, rails, hands: [['tristan'], []] })
  expect(poor.refused('p0 sail tristan')).toBe('HR3-A19')
})

test('HR3-A20 at the Gates one card of any value pays Cerberus', () => {
  const it = position({ cerberus: 0, rails: { '0,1': 'plutus' }, hands: [['argenti', 'lucullus'], []] })
  it.play('p0 move argenti')
  expect(it.question().params).toEqual({ circle: 0, lacking: 1 })
  it.play('p0 discard lucullus')
  expect(it.asked()).toBe('p0 step')
})

test('HR3-A21 Cerberus is paid at every departure, and no more than needed', () => {
  const hands = [['argenti', 'lucullus', 'homer', 'hector', 'ciacco'], []]
  const it = position({ cerberus: 4, rails: { '0,1': 'jason' }, engines: ['4', 'g'], hands })
  it.play('p0 move argenti', 'p0 discard hector')
  expect(it.asked()).toBe('p0 step')
  it.play('p0 go n', 'p0 stop')
  expect(it.view(0).cerberus).toBe(4)
  expect(it.refused('p0 move homer')).toBeUndefined()
  const poor = position({
    cerberus: 4,
    rails: { '0,1': 'jason' },
    engines: ['4', 'g'],
    hands: [['dido', 'lucullus'], []],
  })
  expect(poor.refused('p0 move dido')).toBe('HR3-135')
})

test('HR3-A22 engines that are there already pay too', () => {
  const it = at4('guard-duty', { engines: ['0,1 s>s', '4'], hands: [['argenti'], ['homer', 'ciacco']] })
  it.play(...ENTER, 'p0 use', 'p0 guard 4', 'p0 end')
  it.play('p1 move homer')
  expect(it.asked()).toBe('p1 bribe')
})

test('HR3-A33 one Check a sleeper, eight at most, for the rest of the game', () => {
  const markers = ['n', 'e', 'w', 'nn', 'ee', 'ss', 'ww'].map((sleeper) => `0,1 ${sleeper}`)
  const it = at4('delinquency', { markers: markers.slice(1) })
  it.play(...ENTER, 'p0 use')
  expect(it.refused('p0 mark plutus e')).toBe('HR3-A33')
  const none = at4('delinquency', { markers: [...markers, '0,1 s'], held: { 0: 'boatmen' } })
  none.play('p0 move argenti', 'p0 go s')
  expect(none.refused('p0 use')).toBe('HR3-A33')
})

test('HR3-A34 a Check works on whoever passes, is pushed there or lands there', () => {
  const pushed = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s'],
    markers: ['0,1 ss'],
    trains: [[], ['saladin', 'electra']],
    hands: [['argenti'], []],
  })
  pushed.play('p0 move argenti')
  pushed.playWith(['tristan'], 'p0 go s')
  expect(pushed.asked()).toBe('p1 shed')
  pushed.play('p1 shed electra')
  expect(pushed.asked()).toBe('p0 step')
  expect(pushed.markers()).toEqual(['0,1 ss'])
  const landed = position({
    boats: [0],
    rails: { '0,-2': 'orestes' },
    markers: ['0,-2 s'],
    trains: [['saladin', 'electra'], []],
    hands: [['argenti'], []],
  })
  landed.play('p0 sail argenti')
  landed.playWith(['tristan'], 'p0 go n')
  expect(landed.asked()).toBe('p0 shed')
})

test('HR3-A58 a move of no steps is none', () => {
  const it = position({ rails: { '0,1': 'plutus' }, hands: [['argenti'], []] })
  it.play('p0 move argenti')
  expect(it.refused('p0 stop')).toBe('HR3-A58')
  expect(it.legal(0)).toEqual(['go s'])
})

test('HR3-A59 Devil’s Advocate: no two circles share a side', () => {
  const it = newGame(2, { layout: 'advocate' })
  it.play('p1 circle 1', 'p1 place 1,1 r0', 'p0 circle 2')
  expect(it.refused('p0 place 0,1 r0')).toBe('HR3-A59')
  expect(it.refused('p0 place 1,0 r0')).toBe('HR3-A59')
  expect(it.refused('p0 place 2,2 r0')).toBeUndefined()
})

test('HR3-A60 Devil’s Advocate: whoever has no circle left is passed over', () => {
  // The Gates go to seat 2, who has one circle left then, like seat 3 after its first; seats 0 and 1 have three.
  const luck = [1, 1, ...Array<number>(8).fill(0)]
  const it = newGame(4, { layout: 'advocate' }, ...luck)
  const order: string[] = []
  while (it.asked().endsWith('circle')) {
    const p = Number(it.asked()[1])
    order.push(`p${p}`)
    it.play(`p${p} ${it.legal(p)[0]}`)
    it.play(`p${p} ${it.legal(p)[0]}`)
  }
  expect(order).toEqual(['p3', 'p0', 'p1', 'p2', 'p3', 'p0', 'p1', 'p0', 'p1'])
})

test('HR3-A63 a card may be laid far out, beside another rail card', () => {
  const it = position({ rails: { '0,-1': 'plutus', '0,-2': 'orestes' }, hands: [['antenor'], []] })
  it.play('p0 lay antenor')
  expect(it.refused('p0 place 0,-3 r0')).toBeUndefined()
  expect(it.refused('p0 place 1,-3 r0')).toBe('HR3-057')
})

test('HR3-A64 ram and Check come before the decision about the effect', () => {
  const it = at4('guard-duty', {
    engines: ['0,1 nn>s', '0,1 ss>s'],
    markers: ['0,1 s'],
    trains: [['saladin', 'electra'], []],
    hands: [['argenti'], []],
  })
  it.play('p0 move argenti')
  it.playWith(['jason'], 'p0 go s')
  it.playWith(['tristan'], 'p0 go s')
  expect(it.asked()).toBe('p0 shed')
  it.play('p0 shed saladin', 'p0 go s')
  expect(it.asked()).toBe('p0 visit')
})
