import { expect, test } from 'vitest'
import { EFFECT_NAMES, hellrail } from '../src/index.ts'
import { HIDDEN } from '../src/secrets.ts'
import { newGame, type Position, position, type Scene, withoutPiles } from './scenario.ts'

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
const nameOf = (effect: number): string | undefined => EFFECT_NAMES[effect]

test('HR3-A23 Heresy is asked for after the target is named and before a card is turned over', () => {
  const it = at4('lust', { seats: 4, anathema: 2, indulgence: 3, hands: [['argenti'], [], [], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.asked()).toBe('p0 lust')
  it.play('p0 target p1')
  expect(it.asked()).toBe('p2 react, p3 react')
  expect(it.question().params).toMatchObject({ by: 0, target: 1 })
  const before = it.pile()
  it.play('p2 let')
  expect(it.asked()).toBe('p3 react')
  expect(it.pile()).toBe(before)
  it.play('p3 redirect p2')
  expect(it.asked()).toBe('p2 react')
  it.play('p2 cancel')
  expect(it.pile()).toBe(before)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A23 of two tokens the first clockwise is used; the other is kept, and may answer the outcome', () => {
  const it = at4('lust', { seats: 4, anathema: 3, indulgence: 2, hands: [['argenti'], [], [], []] })
  it.play(...ENTER, 'p0 use', 'p0 target p1', 'p3 cancel')
  expect(it.view(0).heresyHolder).toEqual([3, 2])
  it.play('p2 redirect p2')
  expect(it.view(0).heresyHolder).toEqual([3, -1])
  expect(it.asked()).toBe('p3 react')
  it.play('p3 cancel')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A23 only those who could use a token are asked', () => {
  const it = at4('soul-catcher', { seats: 4, anathema: 3, indulgence: 1 })
  it.play(...ENTER, 'p0 use')
  expect(it.asked()).toBe('p3 react')
})

test('HR3-A23 False Path is announced once, with its first turning', () => {
  const it = at4('false-path', { anathema: 1, hands: [['argenti', 'lucullus', 'jason'], []] })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus', 'p0 turn plutus r1')
  expect(it.asked()).toBe('p1 react')
  it.play('p1 let', 'p0 discard jason', 'p0 turn plutus r2')
  expect(it.rail('0,1')).toBe('plutus r2')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A23 Gluttony can be cancelled before its first draw only, and redirected at each', () => {
  const hands = [['argenti'], ['ciacco', 'midas', 'hector'], ['lano', 'bocca', 'jason'], []]
  const it = at4('gluttony', { seats: 4, anathema: 2, indulgence: 3, hands })
  it.play(...ENTER, 'p0 use', 'p0 target p1')
  expect(it.asked()).toBe('p2 react, p3 react')
  it.play('p2 let', 'p3 let', 'p0 target p1')
  expect(it.asked()).toBe('p3 react')
  it.playWith(['lano'], 'p3 redirect p2')
  expect(it.hand(0)).toContain('lano')
})

test('HR3-A24 a Heresy token is free as long as it lies in the supply', () => {
  const it = at4('heresy', { seats: 3, indulgence: 2 })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['take anathema'])
})

test('HR3-A25 Indulgence redirects Lust, Thievery and single draws of Gluttony, and nothing else', () => {
  const hands = [['argenti'], ['ciacco', 'midas'], ['lano', 'bocca']]
  const gluttony = at4('gluttony', { seats: 3, indulgence: 2, hands })
  gluttony.play(...ENTER, 'p0 use', 'p0 target p1')
  expect(gluttony.asked()).toBe('p2 react')
  expect(gluttony.refused('p2 redirect p1')).toBe('HR3-A25')
  gluttony.playWith(['lano'], 'p2 redirect p2')
  expect(gluttony.hand(0)).toEqual(['lano'])
  const thievery = at4('thievery', { seats: 3, indulgence: 2, hands, trains: [[], ['electra'], []] })
  thievery.play(...ENTER, 'p0 use', 'p0 name electra')
  expect(thievery.asked()).toBe('p2 react')
  const guard = at4('guard-duty', { seats: 3, indulgence: 2, hands })
  guard.play(...ENTER, 'p0 use', 'p0 guard 3')
  expect(guard.asked()).toBe('p0 turn')
})

test('HR3-A25 a draw of Gluttony redirected to an empty hand brings nothing, and Gluttony goes on', () => {
  const it = at4('gluttony', { seats: 3, indulgence: 2, hands: [['argenti'], ['ciacco', 'midas'], []] })
  it.play(...ENTER, 'p0 use', 'p0 target p1', 'p2 redirect p2')
  expect(it.hand(0)).toEqual([])
  expect(it.hand(1)).toHaveLength(2)
  expect(it.asked()).toBe('p0 gluttony')
})

test('HR3-A26 with two players there is nobody else to redirect to', () => {
  const it = at4('lust', { indulgence: 1 })
  it.play(...ENTER, 'p0 use', 'p0 target p1')
  expect(it.asked()).toBe('p0 turn')
  expect(it.view(0).heresyHolder).toEqual([-1, 1])
})

test('HR3-A27 after a redirected Thievery a car of the new target is named, if there is one', () => {
  const it = at4('thievery', { seats: 3, indulgence: 2, trains: [[], ['electra'], ['paolo', 'midas']] })
  it.play(...ENTER, 'p0 use', 'p0 name electra', 'p2 redirect p2')
  expect(it.asked()).toBe('p0 thievery')
  expect(it.legal(0)).toEqual(['name paolo', 'name midas'])
  expect(it.refused('p0 name electra')).toBe('HR3-A27')
  it.playWith(['thais'], 'p0 name paolo')
  it.play('p0 name paolo')
  expect(it.train(0)).toEqual(['paolo'])
  const none = at4('thievery', { seats: 3, indulgence: 2, trains: [[], ['electra'], []] })
  none.play(...ENTER, 'p0 use', 'p0 name electra', 'p2 redirect p2')
  expect(none.asked()).toBe('p0 turn')
})

test('HR3-A27 the car named after a redirection is final', () => {
  const trains = [[], ['electra'], ['paolo'], []]
  const it = at4('thievery', { seats: 4, indulgence: 2, anathema: 3, trains, hands: [['argenti'], [], [], []] })
  it.play(...ENTER, 'p0 use', 'p0 name electra', 'p2 redirect p2', 'p3 let')
  expect(it.asked()).toBe('p3 react')
  it.play('p3 let')
  it.playWith(['thais'], 'p0 name paolo')
  it.play('p0 name paolo')
  expect(it.train(0)).toEqual(['paolo'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A28 a used Heresy token goes back, a cost stays paid, and the visit is over', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas' }
  const it = at4('abyss', { rails, anathema: 1, hands: [['argenti', 'lucullus'], []], held: { 0: 'boatmen' } })
  it.play(...ENTER, 'p0 use', 'p0 discard lucullus', 'p0 remove midas', 'p1 cancel')
  expect(it.rail('-1,2')).toBe('midas r0')
  expect(it.discards()).toContain('lucullus')
  expect(it.view(0).heresyHolder).toEqual([-1, -1])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A28 a held token that was cancelled is used up', () => {
  const it = at4('guard-duty', { anathema: 1, held: { 0: 'boatmen' } })
  it.play(...ENTER, 'p0 use-held', 'p1 cancel')
  expect(it.view(0).players[0]).toMatchObject({ boat: 0, token: -1 })
})

test('HR3-A29 nobody is asked about an effect of their own', () => {
  const it = at4('soul-catcher', { anathema: 0 })
  it.play(...ENTER, 'p0 use')
  expect(it.asked()).toBe('p0 turn')
  expect(it.view(0).players[0].catcher).toBe(1)
})

test('HR3-A30 after Gluttony one may end the turn with cards, which are discarded', () => {
  const it = at4('gluttony', {
    hands: [
      ['argenti', 'homer'],
      ['ciacco', 'midas'],
    ],
  })
  it.play(...ENTER, 'p0 use', 'p0 enough')
  expect(it.legal(0)).toContain('lay homer')
  expect(it.refused('p0 stoke homer')).toBe('HR3-108')
  it.play('p0 end')
  expect(it.discards().sort()).toEqual(['argenti', 'homer'])
})

test('HR3-A31 Gluttony ends when one holds more than each other player', () => {
  const it = at4('gluttony', { seats: 3, hands: [['argenti', 'homer', 'hector', 'jason'], ['ciacco', 'midas'], []] })
  it.play(...ENTER, 'p0 use')
  expect(it.asked()).toBe('p0 turn')
  expect(it.refused(`p0 stoke homer`)).toBe('HR3-108')
  const empty = at4('gluttony', { seats: 3, hands: [['argenti'], ['ciacco', 'midas'], []] })
  empty.play(...ENTER, 'p0 use')
  expect(empty.refused('p0 target p2')).toBe('HR3-106')
  empty.play('p0 target p1')
  expect(empty.told(0).find(({ id }) => id === 'drew-from')).toHaveProperty('card')
  expect(empty.told(2).find(({ id }) => id === 'drew-from')).not.toHaveProperty('card')
})

test('HR3-A32 a derailment after Gluttony takes the hand, and the next turn is an ordinary one', () => {
  const it = at4('gluttony', {
    rails: { '0,1': 'plutus', '0,3': 'orestes' },
    hands: [
      ['argenti', 'homer', 'hector'],
      ['ciacco', 'midas', 'lano', 'bocca'],
    ],
  })
  it.play(...ENTER, 'p0 use', 'p0 enough', 'p0 move homer', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 derail')
  expect(it.hand(0)).toEqual([])
  expect(it.asked()).toBe('p1 turn')
  it.play('p1 end')
  expect(it.refused(`p0 stoke ${it.hand(0)[0]}`)).toBeUndefined()
})

test('HR3-A35 the card turned over for Geryon or a Check is discarded', () => {
  const geryon = at4('geryon', { trains: [['saladin'], []] })
  geryon.play(...ENTER, 'p0 use')
  geryon.playWith(['lano'], 'p0 name saladin')
  expect(geryon.discards()).toContain('lano')
  const check = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', 'g'],
    markers: ['0,1 nn'],
    hands: [['argenti'], []],
  })
  check.play('p0 move argenti')
  check.playWith(['lano'], 'p0 go s')
  expect(check.discards()).toContain('lano')
})

test('HR3-A36 a Tender does not count at a Check', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', 'g'],
    markers: ['0,1 nn'],
    trains: [['saladin'], []],
    tenders: [0],
    hands: [['argenti'], []],
  })
  it.play('p0 move argenti')
  it.playWith(['tristan'], 'p0 go s')
  expect(it.asked()).toBe('p0 step')
  expect(it.train(0)).toEqual(['saladin'])
})

test('HR3-A37 without a car Geryon cannot be chosen', () => {
  const it = at4('geryon', { held: { 0: 'boatmen' } })
  it.play(...ENTER)
  expect(it.refused('p0 use')).toBe('HR3-A37')
})

test('HR3-A38 a failed Thievery costs a car of the traction turned up, not of the one named', () => {
  const trains = [['electra', 'midas'], ['paolo']]
  const it = at4('thievery', { trains, hands: [['argenti'], []] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['lucullus'], 'p0 name paolo')
  expect(it.asked()).toBe('p0 forfeit')
  expect(it.legal(0)).toEqual(['give midas'])
})

test('HR3-A39 a Tender is neither named nor given', () => {
  const it = at4('thievery', { trains: [[], ['paolo']], tenders: [0, 1] })
  it.play(...ENTER, 'p0 use')
  expect(it.legal(0)).toEqual(['name paolo'])
  it.playWith(['lucullus'], 'p0 name paolo')
  expect(it.asked()).toBe('p0 turn')
  expect(it.view(0).players.map(({ tender }) => tender)).toEqual([1, 1])
})

test('HR3-A40 Lust without a matching card moves nothing', () => {
  const it = at4('lust', { hands: [['argenti', 'hector'], ['midas']] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['lano'], 'p0 target p1')
  expect(it.hand(0)).toEqual(['hector'])
  expect(it.hand(1)).toEqual(['midas'])
  expect(it.told(0).map(({ id }) => id)).toEqual(['targeted', 'flipped', 'showed-hand', 'showed-hand'])
})

test('HR3-A41 a held token is of no use at the Gates', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>n', 'g'],
    held: { 0: 'boatmen' },
    hands: [['argenti'], []],
  })
  it.play('p0 move argenti', 'p0 go n')
  expect(it.engine(0)).toBe('g')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A42 six tokens lie aside, four players hold four at most: Infernal Power never runs out', () => {
  const it = at4('infernal-power', {
    seats: 4,
    hands: [['argenti'], [], [], []],
    held: { 1: 'lust', 2: 'geryon', 3: 'thievery' },
  })
  it.play(...ENTER)
  expect(it.view(0).unusedCount).toBe(3)
  it.playWith([0], 'p0 use')
  expect(it.view(0).unusedCount).toBe(2)
})

test('HR3-A43 a held token is open, and hidden with secret effects', () => {
  expect(nameOf(position({ held: { 0: 'lust' } }).view(1).players[0].token)).toBe('lust')
  const secret = position({ held: { 0: 'lust' }, options: { effects: 'secret' } })
  expect([0, 1].map((reader) => secret.view(reader).players[0].token)).toEqual([HIDDEN, HIDDEN])
})

test('HR3-A44 Infernal Power used from the engine card brings a new token in its place', () => {
  const it = at4('guard-duty', { held: { 0: 'infernal-power' }, tokens: { 4: 'guard-duty', 1: 'abyss' } })
  it.play(...ENTER)
  expect(it.view(0).unused.map(nameOf)).toContain('thievery')
  it.playWith(['thievery'], 'p0 use-held')
  expect(nameOf(it.view(1).players[0].token)).toBe('thievery')
  expect(it.view(0).unused.map(nameOf)).toContain('infernal-power')
})

test('HR3-A45 Chaos takes the tokens of all players, also the one that brought it about', () => {
  const it = at4('guard-duty', { seats: 3, hands: [['argenti'], [], []], held: { 0: 'chaos-reigns', 1: 'lust' } })
  it.play(...ENTER)
  it.playWith([0, 0, 0, 0, 0, 0, 0, 0, 0], 'p0 use-held')
  expect(it.view(0).players.map(({ token }) => token)).toEqual([-1, -1, -1])
  expect(it.view(0).tokens.slice(1).map(nameOf)).toEqual(EFFECT_NAMES.slice(0, 9))
  expect(it.view(0).unusedCount).toBe(6)
})

test('HR3-A46 whose token is swapped for Shift Change may use that from the engine card', () => {
  const it = at4('shift-change', { held: { 1: 'geryon' }, hands: [['argenti'], ['homer']] })
  it.play(...ENTER, 'p0 use', 'p0 swap geryon', 'p0 end')
  it.play('p1 move homer', 'p1 go s', 'p1 go s', 'p1 go s', 'p1 go s', 'p1 go s')
  expect(it.refused('p1 use-held')).toBeUndefined()
  it.play('p1 use-held', 'p1 swap geryon')
  expect(nameOf(it.view(0).players[1].token)).toBe('geryon')
  expect(nameOf(it.view(0).tokens[4])).toBe('shift-change')
})

test('HR3-A47 a token that one has, or that is gone, cannot be taken', () => {
  for (const [effect, it] of [
    ['boatmen', { boats: [0] }],
    ['boatmen', { boats: [1, 2] }],
    ['brimstone-tenders', { tenders: [1, 2] }],
    ['soul-catcher', { catchers: [0] }],
    ['heresy', { anathema: 0 }],
  ] as const) {
    const scene = at4(effect, { seats: 3, held: { 0: 'guard-duty' }, hands: [['argenti'], [], []], ...it })
    scene.play(...ENTER)
    expect(scene.refused('p0 use')).toBe('HR3-A47')
  }
})

test('HR3-A48 a Tender given up leaves the fanning free', () => {
  const it = position({ tenders: [1], hands: [[], ['homer']] })
  it.play('p0 end', 'p1 drop-tender')
  expect(it.hand(1)).toHaveLength(2)
  expect(it.refused('p1 stoke homer')).toBeUndefined()
})

test('HR3-A49 a Tender bars fanning from the moment it is taken', () => {
  const it = at4('brimstone-tenders')
  it.play(...ENTER, 'p0 use')
  expect(it.refused('p0 stoke homer')).toBe('HR3-144')
})

test('HR3-A50 a Soul Catcher finds nothing on a train without cars', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s'],
    catchers: [0],
    tenders: [1],
    hands: [['argenti'], []],
  })
  it.play('p0 move argenti', 'p0 go s')
  expect(it.asked()).toBe('p0 step')
  expect(it.view(0).players[0].catcher).toBe(1)
  expect(it.view(0).players[1].tender).toBe(1)
})

test('HR3-A51 the last car is the one coupled last', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s'],
    catchers: [0],
    trains: [[], ['saladin', 'apicius', 'electra']],
    hands: [['argenti'], []],
  })
  it.play('p0 move argenti', 'p0 go s', 'p0 catch')
  expect(it.train(1)).toEqual(['saladin', 'apicius'])
})

test('HR3-A52 a card that cannot be turned over ends the game in the middle of an effect', () => {
  for (const [effect, answer] of [
    ['lust', 'p0 target p1'],
    ['geryon', 'p0 name saladin'],
    ['thievery', 'p0 name electra'],
  ] as const) {
    const it = at4(effect, { trains: [['saladin'], ['electra']] })
    it.play(...ENTER, 'p0 use')
    const empty = withoutPiles(it)
    empty.play(answer)
    expect(empty.result().ending).toBe('piles-empty')
    expect([empty.train(0), empty.train(1)]).toEqual([['saladin'], ['electra']])
  }
  const check = position({ rails: { '0,1': 'plutus' }, markers: ['0,1 n'], hands: [['argenti'], []] })
  check.play('p0 move argenti')
  const empty = withoutPiles(check)
  empty.play('p0 go s')
  expect(empty.result().ending).toBe('piles-empty')
})

test('HR3-A53 as many cards are drawn as there are, and the one that is lacking ends the game', () => {
  const it = position({ rest: 'delivered', pile: ['dido', 'homer'], hands: [['lucullus'], []], tenders: [1] })
  it.play('p0 stoke lucullus')
  expect(it.hand(0).sort()).toEqual(['dido', 'homer', 'lucullus'])
  expect(it.result().ending).toBe('piles-empty')
})

test('HR3-A54 equal in everything, the players share the victory', () => {
  const it = position({
    seats: 3,
    rest: 'discards',
    delivered: [[], ['homer'], ['ciacco']],
    trains: [[], ['midas'], ['hector']],
  })
  it.play('p0 end')
  expect(it.asked()).toBe('p1 turn')
  const over = position({
    seats: 3,
    rest: 'delivered',
    delivered: [[], ['homer'], ['ciacco']],
    trains: [[], ['midas'], ['hector']],
  })
  over.play('p0 end')
  expect(over.result().places).toEqual([1, 2, 2])
})

test('HR3-A55 a train may be longer than any traction, and cannot move then', () => {
  const six = ['saladin', 'electra', 'hector', 'paolo', 'dido', 'tristan']
  const it = position({ trains: [six, []], rails: { '0,1': 'plutus' }, hands: [['midas'], []] })
  expect(it.refused('p0 move midas')).toBe('HR3-038')
  const five = position({ trains: [six.slice(1), []], rails: { '0,1': 'plutus' }, hands: [['midas'], []] })
  expect(five.refused('p0 move midas')).toBeUndefined()
})

test('HR3-A56 any number of cars is set out in one’s turn, after the decision about the effect', () => {
  const trains = [['midas', 'electra', 'crassus'], ['plutus']]
  const it = at4('guard-duty', { trains, rails: { '0,1': 'orestes' }, engines: ['0,1 s>s', '4'] })
  it.play('p0 move argenti', 'p0 go s')
  expect(it.refused('p0 deliver midas')).toBe('HR3-054')
  expect(it.refused('p1 deliver plutus')).toBe('HR3-017')
  it.play('p0 decline', 'p0 deliver crassus', 'p0 deliver midas')
  expect(it.delivered(0)).toBe(2)
  expect(it.hand(0)).toEqual(['homer'])
})

test('HR3-A61 two to four can play', () => {
  expect(hellrail.seats).toEqual([2, 4])
  for (const seats of [1, 5]) expect(() => newGame(seats)).toThrow('seats')
})

test('HR3-A62 the card that fans the flames is discarded before the draw and may come back', () => {
  const it = position({ rest: 'delivered', pile: [], discards: [], hands: [['tristan'], []], tenders: [1] })
  it.play('p0 stoke tristan')
  expect(it.told().map(({ id }) => id)).toContain('reshuffled')
  expect(it.hand(0)).toEqual(['tristan'])
  expect(it.asked()).toBe('p1 tender')
  it.play('p1 keep-tender')
  expect(it.result().ending).toBe('piles-empty')
})

test('HR3-A65 Shift Change from the engine card changes places with the other token', () => {
  const it = at4('guard-duty', { held: { 0: 'shift-change' }, tokens: { 4: 'guard-duty', 7: 'lust' } })
  it.play(...ENTER, 'p0 use-held', 'p0 swap lust')
  expect(nameOf(it.view(0).tokens[7])).toBe('shift-change')
  expect(nameOf(it.view(0).players[0].token)).toBe('lust')
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-A65 cancelled, it goes back to the unused tokens', () => {
  const it = at4('guard-duty', { held: { 0: 'shift-change' }, tokens: { 4: 'guard-duty', 7: 'lust' }, anathema: 1 })
  it.play(...ENTER, 'p0 use-held', 'p0 swap lust', 'p1 cancel')
  expect(it.view(0).unused.map(nameOf)).toContain('shift-change')
  expect([nameOf(it.view(0).tokens[7]), it.view(0).players[0].token]).toEqual(['lust', -1])
})

test('HR3-A68 a hundred turns that bring the piles no further down end the game', () => {
  for (const [idle, ending] of [
    [98, undefined],
    [99, 'standstill'],
  ] as const) {
    const it = position({ hands: [[], []] })
    it.table.state.idle = idle
    it.table.state.fewest = 10
    it.play('p0 end')
    expect(hellrail.result(it.table.state)?.ending).toBe(ending)
  }
})

test('HR3-104 Geryon: whoever would rather keep the car may', () => {
  const it = at4('geryon', { trains: [['saladin', 'dido'], []], hands: [['argenti'], []] })
  it.play(...ENTER, 'p0 use')
  it.playWith(['aristotle'], 'p0 name saladin')
  it.play('p0 enough')
  expect([it.train(0), it.delivered(0)]).toEqual([['saladin', 'dido'], 0])
  expect(it.asked()).toBe('p0 turn')
})
