import { expect, test } from 'vitest'
import { EFFECT_NAMES } from '../src/effects.ts'
import { newGame, type Position, position, type Scene } from './scenario.ts'

/** One step before circle 4, which has an effect; circle 1 and circle 2 are one curve away. */
const at4 = (effect: NonNullable<Position['tokens']>[number], it: Position = {}): Scene =>
  position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 s>s', 'g', 'g', 'g'].slice(0, it.seats ?? 2),
    tokens: { 4: effect },
    hands: [['argenti', 'homer'], ['ciacco']],
    ...it,
  })

const ENTER = ['p0 move argenti', 'p0 go s']

test('HR3-090 every circle but the Gates has an effect that any player may use on entering', () => {
  const { tokens } = newGame(4).view(0)
  expect(tokens[0]).toBe(-1)
  expect(tokens.slice(1).every((effect) => effect >= 0)).toBe(true)
  expect(new Set(tokens).size).toBe(10)
  for (const turn of [0, 1]) {
    const it = at4('guard-duty', { turn, engines: ['0,1 s>s', '0,1 ss>s'], hands: [['argenti'], ['homer']] })
    const [card] = it.hand(turn)
    it.play(`p${turn} move ${card}`, `p${turn} go s`)
    if (turn === 1) it.play('p1 go s')
    expect(it.asked()).toBe(`p${turn} visit`)
  }
  const gates = position({ rails: { '0,1': 'plutus' }, engines: ['0,1 n>n', 'g'], hands: [['argenti'], []] })
  gates.play('p0 move argenti', 'p0 go n')
  expect(gates.engine(0)).toBe('g')
  expect(gates.asked()).toBe('p0 turn')
})

test('HR3-090 an effect serves whoever entered', () => {
  const entered = (effect: NonNullable<Position['tokens']>[number], it: Position = {}): Scene => {
    const scene = at4(effect, { turn: 1, engines: ['g', '0,1 s>s'], hands: [[], ['argenti']], ...it })
    scene.play('p1 move argenti', 'p1 go s', 'p1 use')
    return scene
  }
  expect(
    entered('boatmen')
      .view(0)
      .players.map(({ boat }) => boat),
  ).toEqual([0, 1])
  expect(entered('infernal-power').view(0).players[0].token).toBe(-1)
  expect(entered('infernal-power').view(0).players[1].token).toBeGreaterThanOrEqual(0)
  const geryon = entered('geryon', { trains: [[], ['saladin']] })
  geryon.playWith(['aristotle'], 'p1 name saladin')
  geryon.play('p1 deliver saladin')
  expect([0, 1].map(geryon.delivered)).toEqual([0, 1])
})

test('HR3-091 an effect is used only at the moment of entry', () => {
  const it = at4('soul-catcher')
  it.play(...ENTER)
  expect(it.asked()).toBe('p0 visit')
  expect(it.refused('p0 end')).toBe('HR3-054')
  it.play('p0 decline')
  expect(it.asked()).toBe('p0 turn')
  expect(it.refused('p0 use')).toBe('HR3-092')
})

test('HR3-092 staying in a circle gives no effect, in this turn or the next', () => {
  const it = at4('soul-catcher', { engines: ['4', 'g'] })
  expect(it.refused('p0 use')).toBe('HR3-092')
  it.play('p0 end', 'p1 end')
  expect(it.asked()).toBe('p0 turn')
  expect(it.refused('p0 use')).toBe('HR3-092')
})

test('HR3-093 an effect can be used again after leaving and coming back', () => {
  // A loop: out of circle 4 to the north, round by the north-east curve of 0,1 into circle 2, and back the other way.
  const it = at4('guard-duty', {
    hands: [['argenti', 'homer', 'hector'], []],
    rails: { '0,1': 'jason' },
    tokens: { 4: 'guard-duty', 2: 'soul-catcher' },
  })
  it.play(...ENTER, 'p0 use', 'p0 guard 9')
  it.play('p0 move homer', 'p0 go n', 'p0 go e', 'p0 go e', 'p0 go e', 'p0 decline')
  expect(it.engine(0)).toBe('2')
  it.play('p0 move hector', 'p0 go w', 'p0 go s', 'p0 go s', 'p0 go s')
  expect(it.engine(0)).toBe('4')
  it.play('p0 use', 'p0 guard 8')
  expect(it.view(0).cerberus).toBe(8)
})

test('HR3-094 nobody must use an effect', () => {
  const it = at4('chaos-reigns')
  const { tokens } = it.view(0)
  it.play(...ENTER, 'p0 decline')
  expect(it.view(0).tokens).toEqual(tokens)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-095 one effect a visit: the circle’s or the held one', () => {
  const it = at4('soul-catcher', { held: { 0: 'boatmen' } })
  it.play(...ENTER, 'p0 use-held')
  expect(it.view(0).players[0]).toMatchObject({ boat: 1, catcher: 0, token: -1 })
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-096 Abyss: a card is discarded, then a table card of the same traction may be', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas', '1,2': 'orestes' }
  const it = at4('abyss', { rails, hands: [['argenti', 'lucullus'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['discard lucullus'])
  expect(it.refused('p0 discard homer')).toBe('HR3-096')
  it.play('p0 discard lucullus')
  expect(it.question().params).toEqual({ traction: 5 })
  expect(it.refused('p0 remove orestes')).toBe('HR3-096')
  expect(it.refused('p0 enough')).toBeUndefined()
  it.play('p0 remove midas')
  expect(it.rail('-1,2')).toBeUndefined()
  expect(it.discards().sort()).toEqual(['argenti', 'lucullus', 'midas'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-096 Abyss: without a card in hand it cannot be used', () => {
  const it = at4('abyss', { hands: [['argenti'], []] })
  it.play(...ENTER)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-097 Boatmen: a Boat is taken, one at most, while there is one', () => {
  const it = at4('boatmen')
  it.play(...ENTER, 'p0 use')
  expect(it.view(0).players[0].boat).toBe(1)
  const last = at4('boatmen', { seats: 3, boats: [1] })
  last.play(...ENTER, 'p0 use')
  expect(last.view(0).players.map(({ boat }) => boat)).toEqual([1, 1, 0])
  for (const boats of [[0], [1, 2]]) {
    const none = at4('boatmen', { seats: 3, boats })
    none.play(...ENTER)
    expect(none.asked()).toBe('p0 turn')
  }
})

test('HR3-098 Brimstone Tenders: a Tender is taken, one at most, while there is one', () => {
  const it = at4('brimstone-tenders')
  it.play(...ENTER, 'p0 use')
  expect(it.view(0).players[0].tender).toBe(1)
  const last = at4('brimstone-tenders', { seats: 3, tenders: [1] })
  last.play(...ENTER, 'p0 use')
  expect(last.view(0).players.map(({ tender }) => tender)).toEqual([1, 1, 0])
  for (const tenders of [[0], [1, 2]]) {
    const none = at4('brimstone-tenders', { seats: 3, tenders })
    none.play(...ENTER)
    expect(none.asked()).toBe('p0 turn')
  }
})

test('HR3-099 Chaos Reigns: all fifteen tokens are shuffled, nine are laid out and nobody holds one', () => {
  const it = at4('chaos-reigns', { held: { 1: 'lust' } })
  it.play(...ENTER)
  it.playWith([14, 13, 12, 11, 10, 9, 8, 7, 6], 'p0 use')
  const { tokens, unused, players } = it.view(0)
  expect(tokens.map((effect) => EFFECT_NAMES[effect])).toEqual([undefined, ...EFFECT_NAMES.slice(6).reverse()])
  expect(unused.map((effect) => EFFECT_NAMES[effect])).toEqual(EFFECT_NAMES.slice(0, 6))
  expect(players.map(({ token }) => token)).toEqual([-1, -1])
})

test('HR3-100 Delinquency: a Check is put on any sleeper without an engine', () => {
  const it = at4('delinquency', { engines: ['0,1 s>s', '0,1 n>n'] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['e', 's', 'w', 'nn', 'ee', 'ss', 'ww'].map((sleeper) => `mark plutus ${sleeper}`))
  expect(it.refused('p0 mark plutus ne')).toBe('HR3-100')
  expect(it.refused('p0 mark plutus n')).toBe('HR3-100')
  it.play('p0 mark plutus ss')
  expect(it.markers()).toEqual(['0,1 ss'])
})

test('HR3-100 Delinquency: where no sleeper is free it cannot be used', () => {
  const overWater = position({ boats: [0], tokens: { 4: 'delinquency' }, hands: [['argenti'], []] })
  overWater.play('p0 sail argenti', 'p0 go s')
  expect(overWater.engine(0)).toBe('4')
  expect(overWater.asked()).toBe('p0 turn')
  const markers = ['e', 's', 'w', 'nn', 'ee', 'ss', 'ww'].map((sleeper) => `0,1 ${sleeper}`)
  const full = at4('delinquency', { engines: ['0,1 s>s', '0,1 n>n'], markers })
  full.play(...ENTER)
  expect(full.asked()).toBe('p0 turn')
})

test('HR3-102 HR3-103 False Path: each card discarded turns one table card of its traction', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas', '1,2': 'hector' }
  const it = at4('false-path', { rails, hands: [['argenti', 'lucullus', 'jason', 'homer'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.refused('p0 enough')).toBe('HR3-102')
  expect(it.refused('p0 discard ciacco')).toBe('HR3-103')
  it.play('p0 discard lucullus')
  expect(it.refused('p0 turn midas r0')).toBe('HR3-102')
  expect(it.refused('p0 turn tristan r1')).toBe('HR3-102')
  it.play('p0 turn midas r1')
  expect(it.rail('-1,2')).toBe('midas r1')
  expect(it.asked()).toBe('p0 false-path-pay')
  it.play('p0 discard jason', 'p0 turn hector r3')
  expect(it.rail('1,2')).toBe('hector r3')
  it.play('p0 discard homer')
  expect(it.legal(0)).toEqual(['enough'])
  it.play('p0 enough')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-102 False Path: without a card in hand it cannot be used', () => {
  const it = at4('false-path', { hands: [['argenti'], []] })
  it.play(...ENTER)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-102 False Path: a covered card cannot be turned', () => {
  const rails = { '0,1': 'plutus', '-1,2': ['midas', 'hector'] }
  const it = at4('false-path', { rails, hands: [['argenti', 'lucullus'], []] })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus')
  expect(it.refused('p0 turn midas r1')).toBe('HR3-102')
  expect(it.refused('p0 turn hector r1')).toBeUndefined()
})

test('HR3-103 False Path: a card that turns nothing does not end it', () => {
  const it = at4('false-path', { hands: [['argenti', 'homer', 'lucullus'], []] })
  it.play(...ENTER, 'p0 use', 'p0 discard homer', 'p0 enough')
  expect(it.asked()).toBe('p0 false-path-pay')
  it.play('p0 discard lucullus', 'p0 turn plutus r1')
  expect(it.rail('0,1')).toBe('plutus r1')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-102 False Path: an occupied card cannot be turned, and one may stop', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas' }
  const it = at4('false-path', {
    rails,
    engines: ['0,1 s>s', '-1,2 n>n'],
    hands: [['argenti', 'lucullus', 'jason'], []],
  })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus')
  expect(it.refused('p0 turn midas r1')).toBe('HR3-102')
  it.play('p0 turn plutus r1', 'p0 enough')
  expect(it.hand(0)).toEqual(['jason'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-104 Geryon: a card of the same traction lets the named car be set out at once', () => {
  const it = at4('geryon', { trains: [['saladin', 'dido'], ['electra']], hands: [['argenti'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['name saladin', 'name dido'])
  expect(it.refused('p0 name electra')).toBe('HR3-104')
  it.playWith(['aristotle'], 'p0 name saladin')
  expect(it.asked()).toBe('p0 set-out')
  expect(it.refused('p0 deliver dido')).toBe('HR3-104')
  it.play('p0 deliver saladin')
  expect(it.train(0)).toEqual(['dido'])
  expect(it.delivered(0)).toBe(1)
  expect(it.discards().sort()).toEqual(['argenti', 'aristotle'])
})

test('HR3-105 Geryon: any other card, stronger or weaker, costs the named car', () => {
  for (const [named, kept] of [
    ['dido', 'saladin'],
    ['saladin', 'dido'],
  ]) {
    const it = at4('geryon', { trains: [['saladin', 'dido'], []], hands: [['argenti'], []] })
    it.play(...ENTER, 'p0 use')
    it.playWith(['homer'], `p0 name ${named}`)
    expect(it.train(0)).toEqual([kept])
    expect(it.delivered(0)).toBe(0)
    expect(it.discards().sort()).toEqual(['argenti', named, 'homer'].sort())
  }
})

test('HR3-106 Gluttony: single cards are drawn from any hands until one has the most, or earlier', () => {
  const hands = [
    ['argenti', 'homer'],
    ['ciacco', 'midas', 'plutus'],
    ['lano', 'bocca'],
  ]
  const it = at4('gluttony', { seats: 3, hands })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['target p1', 'target p2', 'enough'])
  expect(it.refused('p0 target p0')).toBe('HR3-106')
  expect(it.refused('p0 target p3')).toBe('HR3-106')
  it.playWith(['midas'], 'p0 target p1')
  expect(it.hand(0).sort()).toEqual(['homer', 'midas'])
  it.playWith(['lano'], 'p0 target p2')
  expect(it.hand(0).sort()).toEqual(['homer', 'lano', 'midas'])
  expect(it.asked()).toBe('p0 turn')
  const modest = at4('gluttony', { seats: 3, hands })
  modest.play(...ENTER, 'p0 use', 'p0 enough')
  expect(modest.hand(0)).toEqual(['homer'])
  expect(modest.asked()).toBe('p0 turn')
})

test('HR3-107 Gluttony: what is left of the hand at the end of the turn is discarded', () => {
  const it = at4('gluttony', {
    hands: [
      ['argenti', 'homer'],
      ['ciacco', 'midas'],
    ],
  })
  it.play(...ENTER, 'p0 use', 'p0 enough', 'p0 end')
  expect(it.hand(0)).toEqual([])
  expect(it.discards()).toContain('homer')
  it.play('p1 end')
  const [drawn] = it.hand(0)
  it.play('p0 end')
  expect(it.hand(0)).toEqual([drawn])
})

test('HR3-108 Gluttony: no fanning in the same turn', () => {
  const it = at4('gluttony', {
    hands: [
      ['argenti', 'homer'],
      ['ciacco', 'midas'],
    ],
  })
  it.play(...ENTER, 'p0 use', 'p0 enough')
  expect(it.refused('p0 stoke homer')).toBe('HR3-108')
  it.play('p0 end', 'p1 end')
  expect(it.refused(`p0 stoke ${it.hand(0)[0]}`)).toBeUndefined()
})

test('HR3-109 Guard Duty: Cerberus goes to any circle', () => {
  const it = at4('guard-duty')
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['g', 1, 2, 3, 4, 5, 6, 7, 8, 9].map((circle) => `guard ${circle}`))
  it.play('p0 guard 4')
  expect(it.view(1).cerberus).toBe(4)
})

test('HR3-110 Heresy: a Heresy token of one’s choice, if one is free', () => {
  const it = at4('heresy')
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['take anathema', 'take indulgence'])
  it.play('p0 take indulgence')
  expect(it.view(1).heresyHolder).toEqual([-1, 0])
  const last = at4('heresy', { seats: 3, anathema: 1 })
  last.play(...ENTER, 'p0 use')
  expect(last.refused('p0 take anathema')).toBe('HR3-110')
  const none = at4('heresy', { seats: 3, anathema: 1, indulgence: 2 })
  none.play(...ENTER)
  expect(none.asked()).toBe('p0 turn')
})

test('HR3-111 Infernal Power: a random unused token comes onto the engine card', () => {
  const it = at4('infernal-power', { tokens: { 4: 'infernal-power', 1: 'chaos-reigns' } })
  it.play(...ENTER)
  const unused = it.view(0).unused.map((effect) => EFFECT_NAMES[effect])
  expect(unused).toContain('thievery')
  it.playWith(['thievery'], 'p0 use')
  expect(EFFECT_NAMES[it.view(1).players[0].token]).toBe('thievery')
  expect(it.view(0).unusedCount).toBe(5)
})

test('HR3-112 HR3-113 the held token may be used instead of the circle’s, and goes back to the unused ones', () => {
  const it = at4('guard-duty', { held: { 0: 'soul-catcher' } })
  it.play(...ENTER)
  expect(it.legal(0)).toEqual(['use', 'use-held', 'decline'])
  it.play('p0 use-held')
  expect(it.view(0).players[0]).toMatchObject({ catcher: 1, token: -1 })
  expect(it.view(0).unused.map((effect) => EFFECT_NAMES[effect])).toContain('soul-catcher')
  expect(EFFECT_NAMES[it.view(0).tokens[4]]).toBe('guard-duty')
  const none = at4('guard-duty')
  none.play(...ENTER)
  expect(none.refused('p0 use-held')).toBe('HR3-112')
})

test('HR3-114 whoever holds a token cannot take another', () => {
  const it = at4('infernal-power', { held: { 0: 'soul-catcher' } })
  it.play(...ENTER)
  expect(it.refused('p0 use')).toBe('HR3-114')
})

test('HR3-115 HR3-117 Lust: the named player shows the hand and gives all cards of the traction turned up', () => {
  const it = at4('lust', { seats: 3, hands: [['argenti', 'bocca'], ['homer', 'ciacco', 'midas'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['target p1', 'target p2'])
  expect(it.refused('p0 target p0')).toBe('HR3-115')
  expect(it.refused('p0 target p3')).toBe('HR3-115')
  it.playWith(['lano'], 'p0 target p1')
  expect(it.hand(0).sort()).toEqual(['bocca', 'ciacco', 'homer'])
  expect(it.hand(1)).toEqual(['midas'])
  expect(it.discards()).toContain('lano')
  expect(it.view(0).seen[1]).toHaveLength(1)
  expect(it.view(1).seen[0]).toHaveLength(2)
  expect(it.view(2).seen.flat()).toEqual([])
  const withCards = (reader: number): string[] => it.told(reader).flatMap((event) => ('cards' in event ? event.id : []))
  expect([0, 1, 2].map(withCards)).toEqual([['showed-hand', 'gave-cards'], ['showed-hand', 'gave-cards'], []])
})

test('HR3-116 Lust: if there is none, the hand is shown and given the other way', () => {
  const it = at4('lust', { hands: [['argenti', 'bocca', 'homer', 'hector'], ['midas']] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['lano'], 'p0 target p1')
  expect(it.hand(0)).toEqual(['hector'])
  expect(it.hand(1).sort()).toEqual(['bocca', 'homer', 'midas'])
  expect(it.view(1).seen[0]).toHaveLength(1)
})

test('HR3-118 Shift Change: the token changes places with any other, lying, unused or held by another', () => {
  const tokens = { 4: 'shift-change', 1: 'lust' } as const
  const it = at4('shift-change', { tokens, held: { 0: 'abyss', 1: 'geryon' } })
  it.play(...ENTER, 'p0 use')
  expect(it.refused('p0 swap shift-change')).toBe('HR3-118')
  expect(it.refused('p0 swap abyss')).toBe('HR3-118')
  expect(it.legal(0)).toHaveLength(13)
  it.play('p0 swap lust')
  const { tokens: after } = it.view(0)
  expect([EFFECT_NAMES[after[4]], EFFECT_NAMES[after[1]]]).toEqual(['lust', 'shift-change'])
  const held = at4('shift-change', { tokens, held: { 1: 'geryon' } })
  held.play(...ENTER, 'p0 use', 'p0 swap geryon')
  expect(EFFECT_NAMES[held.view(0).players[1].token]).toBe('shift-change')
  expect(EFFECT_NAMES[held.view(0).tokens[4]]).toBe('geryon')
})

test('HR3-119 Shift Change: the new token cannot be used in this visit', () => {
  const it = at4('shift-change', { tokens: { 4: 'shift-change', 1: 'guard-duty' } })
  it.play(...ENTER, 'p0 use', 'p0 swap guard-duty')
  expect(it.asked()).toBe('p0 turn')
  expect(it.refused('p0 use')).toBe('HR3-092')
})

test('HR3-120 Soul Catcher: one is taken, one at most, while there is one', () => {
  const it = at4('soul-catcher')
  it.play(...ENTER, 'p0 use')
  expect(it.view(1).players[0].catcher).toBe(1)
  for (const catchers of [[0], [1, 2]]) {
    const none = at4('soul-catcher', { seats: 3, catchers })
    none.play(...ENTER)
    expect(none.asked()).toBe('p0 turn')
  }
})

test('HR3-121 HR3-124 Thievery: after a card of the same traction the named car may be put at the end of one’s own train', () => {
  const it = at4('thievery', { trains: [['midas'], ['saladin', 'electra']], hands: [['argenti'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['name saladin', 'name electra'])
  expect(it.refused('p0 name midas')).toBe('HR3-121')
  it.playWith(['paolo'], 'p0 name electra')
  expect(it.asked()).toBe('p0 steal')
  expect(it.legal(0)).toEqual(['name electra', 'enough'])
  expect(it.refused('p0 name saladin')).toBe('HR3-121')
  it.play('p0 name electra')
  expect(it.train(0)).toEqual(['midas', 'electra'])
  expect(it.train(1)).toEqual(['saladin'])
  expect(it.discards().sort()).toEqual(['argenti', 'paolo'])
})

test('HR3-121 Thievery: the car may also be left where it is', () => {
  const it = at4('thievery', { trains: [['midas'], ['electra']], hands: [['argenti'], []] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['paolo'], 'p0 name electra')
  it.play('p0 enough')
  expect([it.train(0), it.train(1)]).toEqual([['midas'], ['electra']])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-121 Thievery: where nobody else has a car it cannot be used', () => {
  const it = at4('thievery', { trains: [['midas'], []] })
  it.play(...ENTER)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-122 Thievery: the car given goes to the owner of the one named', () => {
  const it = at4('thievery', { seats: 3, trains: [['midas'], ['saladin'], ['electra']], hands: [['argenti'], [], []] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['lucullus'], 'p0 name electra')
  it.play('p0 give midas')
  expect([0, 1, 2].map(it.train)).toEqual([[], ['saladin'], ['electra', 'midas']])
})

test('HR3-122 Thievery: otherwise one gives a car of the traction turned up', () => {
  const trains = [
    ['midas', 'hector', 'homer'],
    ['electra', 'polymestor'],
  ]
  const it = at4('thievery', { trains, hands: [['anastasius'], []] })
  it.play('p0 move anastasius', 'p0 go s', 'p0 use')
  it.playWith(['lucullus'], 'p0 name electra')
  expect(it.asked()).toBe('p0 forfeit')
  expect(it.question().params).toEqual({ to: 1, traction: 5 })
  expect(it.legal(0)).toEqual(['give midas', 'give hector'])
  expect(it.refused('p0 give homer')).toBe('HR3-122')
  expect(it.refused('p0 give polymestor')).toBe('HR3-122')
  it.play('p0 give hector')
  expect(it.train(1)).toEqual(['electra', 'polymestor', 'hector'])
  expect(it.train(0)).toEqual(['midas', 'homer'])
})

test('HR3-123 Thievery: without such a car nothing happens', () => {
  for (const turnedUp of ['lucullus', 'dido']) {
    const it = at4('thievery', { trains: [['homer'], ['electra']], hands: [['argenti'], []] })
    it.play(...ENTER, 'p0 use')
    it.playWith([turnedUp], 'p0 name electra')
    expect(it.train(0)).toEqual(['homer'])
    expect(it.train(1)).toEqual(['electra'])
    expect(it.asked()).toBe('p0 turn')
  }
})
