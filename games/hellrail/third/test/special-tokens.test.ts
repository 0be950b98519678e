import { expect, test } from 'vitest'
import { type Position, position, type Scene } from './scenario.ts'

/** A straight track from the Gates down to circle 4, an engine at the Gates, and an effect below. */
const above4 = (effect: NonNullable<Position['tokens']>[number], it: Position = {}): Scene =>
  position({ rails: { '0,1': 'plutus' }, tokens: { 4: effect }, hands: [['argenti', 'homer'], ['ciacco']], ...it })

const TO_4 = ['p0 move argenti', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 go s']

test('HR3-129 a Heresy token is had only by entering the circle of one’s own will', () => {
  const pushed = above4('heresy', { engines: ['0,1 ss>s', '0,1 s>s'] })
  pushed.play('p0 move argenti', 'p0 go s')
  expect(pushed.engine(1)).toBe('4')
  expect(pushed.asked()).toBe('p0 step')
  expect(pushed.view(1).heresyHolder).toEqual([-1, -1])
  pushed.play('p0 go s')
  expect(pushed.asked()).toBe('p0 visit')
  pushed.play('p0 use', 'p0 take anathema')
  expect(pushed.view(1).heresyHolder).toEqual([0, -1])
  expect(pushed.asked()).toBe('p0 turn')
})

test('HR3-130 whoever holds a Heresy token cannot take the other', () => {
  const it = above4('heresy', { anathema: 0, held: { 0: 'guard-duty' } })
  it.play(...TO_4)
  expect(it.refused('p0 use')).toBe('HR3-A47')
  expect(it.legal(0)).toEqual(['use-held', 'decline'])
})

test('HR3-131 the Anathema cancels an effect of another player', () => {
  const it = above4('soul-catcher', { seats: 3, anathema: 2 })
  it.play(...TO_4, 'p0 use')
  expect(it.asked()).toBe('p2 react')
  expect(it.legal(2)).toEqual(['let', 'cancel'])
  it.play('p2 cancel')
  expect(it.view(0).players[0].catcher).toBe(0)
  expect(it.view(0).heresyHolder).toEqual([-1, -1])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-131 whatever is cancelled changes nothing', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas' }
  const hands = [['argenti', 'hector', 'lano'], ['ciacco', 'homer', 'bocca'], ['jason'], ['thais']]
  for (const [effect, ...answers] of [
    ['abyss', 'discard hector', 'remove midas'],
    ['boatmen'],
    ['brimstone-tenders'],
    ['chaos-reigns'],
    ['delinquency', 'mark plutus ss'],
    ['false-path', 'discard hector', 'turn midas r1'],
    ['geryon', 'name saladin'],
    ['gluttony', 'target p1'],
    ['guard-duty', 'guard 9'],
    ['heresy', 'take indulgence'],
    ['infernal-power'],
    ['lust', 'target p1'],
    ['shift-change', 'swap lust'],
    ['thievery', 'name electra'],
  ] as const) {
    const it = above4(effect, {
      seats: 4,
      rails,
      hands,
      anathema: 1,
      tokens: { 4: effect, 1: 'soul-catcher' },
      trains: [['saladin'], ['electra']],
    })
    it.play(...TO_4, 'p0 use', ...answers.map((answer) => `p0 ${answer}`))
    expect(it.asked()).toBe('p1 react')
    const before = it.view(0)
    it.play('p1 cancel')
    expect(it.asked()).toBe('p0 turn')
    const players = before.players.map((player) => ({ ...player, heresy: -1 }))
    const underway = [{ id: 'turn', asked: [0] }]
    expect(it.view(0)).toEqual({ ...before, asked: [0], underway, heresyHolder: [-1, -1], players })
  }
})

test('HR3-131 let pass, the effect comes about and the Anathema is kept', () => {
  const it = above4('soul-catcher', { anathema: 1 })
  it.play(...TO_4, 'p0 use', 'p1 let')
  expect(it.view(0).players[0].catcher).toBe(1)
  expect(it.view(0).heresyHolder).toEqual([1, -1])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-132 the Indulgence gives an effect another target, but never the player who invoked it', () => {
  const it = above4('lust', { seats: 3, indulgence: 1, hands: [['argenti'], ['midas'], ['hector', 'homer']] })
  it.play(...TO_4, 'p0 use', 'p0 target p1')
  expect(it.asked()).toBe('p1 react')
  expect(it.refused('p1 redirect p0')).toBe('HR3-A25')
  expect(it.refused('p1 cancel')).toBe('HR3-131')
  it.play('p1 let')
  expect(it.asked()).toBe('p0 turn')

  const anathema = above4('lust', { seats: 3, anathema: 1, hands: [['argenti'], ['midas'], ['hector']] })
  anathema.play(...TO_4, 'p0 use', 'p0 target p1')
  expect(anathema.refused('p1 redirect p2')).toBe('HR3-132')

  const again = above4('lust', { seats: 3, indulgence: 1, hands: [['argenti'], ['midas'], ['hector', 'homer']] })
  again.play(...TO_4, 'p0 use', 'p0 target p1')
  again.playWith(['lucullus'], 'p1 redirect p2')
  expect(again.hand(0)).toEqual(['hector'])
  expect(again.hand(1)).toEqual(['midas'])
  expect(again.hand(2)).toEqual(['homer'])
  expect(again.view(0).heresyHolder).toEqual([-1, -1])
})

test('HR3-133 nobody can answer the use of a Heresy token or of a Boat', () => {
  const it = above4('soul-catcher', { seats: 3, anathema: 1, indulgence: 2 })
  it.play(...TO_4, 'p0 use', 'p1 cancel')
  expect(it.asked()).toBe('p0 turn')

  const boat = position({ seats: 3, boats: [0], anathema: 1, indulgence: 2, hands: [['plutus'], [], []] })
  boat.play('p0 sail plutus')
  expect(boat.asked()).toBe('p0 sail')
  boat.play('p0 go s')
  expect(boat.engine(0)).toBe('4')
})

test('HR3-109 Guard Duty: Cerberus may be put on the circle where he stands', () => {
  const it = above4('guard-duty', { cerberus: 7, hands: [['argenti'], []], seats: 2 })
  it.play(...TO_4, 'p0 use', 'p0 guard 7')
  expect(it.view(0).cerberus).toBe(7)
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-134 Cerberus stays until he is moved', () => {
  const it = above4('guard-duty', { cerberus: 7, hands: [['argenti'], []], seats: 2 })
  it.play(...TO_4, 'p0 use')
  it.play('p0 guard g')
  expect(it.view(0).cerberus).toBe(0)
  it.play('p0 end')
  expect(it.view(0).cerberus).toBe(0)
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-135 to leave Cerberus, cards worth more than the number of the circle are discarded one by one', () => {
  const hands = [['argenti', 'plutus', 'lucullus', 'homer'], []]
  const it = position({ hands, cerberus: 8, engines: ['8', 'g'], rails: { '1,2': 'orestes' } })
  it.play('p0 move argenti')
  expect(it.asked()).toBe('p0 bribe')
  expect(it.question().params).toEqual({ circle: 8, lacking: 9 })
  it.play('p0 discard plutus')
  expect(it.question().params).toEqual({ circle: 8, lacking: 5 })
  expect(it.refused('p0 discard midas')).toBe('HR3-135')
  it.play('p0 discard lucullus', 'p0 discard homer')
  expect(it.asked()).toBe('p0 step')
  expect(it.discards().sort()).toEqual(['argenti', 'homer', 'lucullus', 'plutus'])
})

test('HR3-135 just the number of the circle is not enough', () => {
  const hands = [['argenti', 'plutus', 'polymestor', 'homer'], []]
  const it = position({ hands, cerberus: 8, engines: ['8', 'g'], rails: { '1,2': 'orestes' } })
  it.play('p0 move argenti', 'p0 discard plutus', 'p0 discard polymestor')
  expect(it.question().params).toEqual({ circle: 8, lacking: 1 })
  it.play('p0 discard homer')
  expect(it.asked()).toBe('p0 step')
})

test('HR3-135 a hand that is worth no more than the number cannot leave; the card of the move does not count', () => {
  const rails = { '1,2': 'orestes' }
  const poor = position({ hands: [['dido', 'plutus', 'polymestor'], []], cerberus: 8, engines: ['8', 'g'], rails })
  expect(poor.refused('p0 move dido')).toBe('HR3-135')
  expect(poor.refused('p0 move plutus')).toBeUndefined()
})

test('HR3-136 a Boat is played with a card whose traction is at least the number of cells', () => {
  const rails = { '0,-3': 'antenor' }
  const it = position({ boats: [0], rails, hands: [['homer', 'tristan'], []], engines: ['g', 'g'] })
  expect(it.refused('p0 sail tristan')).toBeUndefined()
  it.play('p0 sail tristan')
  expect(it.legal(0)).toEqual(['go s'])
  const strong = position({ boats: [0], rails, hands: [['homer', 'tristan'], []], engines: ['g', 'g'] })
  strong.play('p0 sail homer')
  expect(strong.legal(0)).toEqual(['go n', 'go s'])
  strong.play('p0 go n')
  expect(strong.engine(0)).toBe('0,-3 s>n')
  expect(strong.view(0).players[0].boat).toBe(0)
  expect(strong.discards()).toEqual(['homer'])
  expect(strong.asked()).toBe('p0 turn')
})

test('HR3-136 with the strongest card a Boat crosses five cells', () => {
  const it = position({ boats: [0], rails: { '0,-6': 'antenor' }, hands: [['plutus', 'electra'], []] })
  it.play('p0 sail plutus', 'p0 go n')
  expect(it.engine(0)).toBe('0,-6 s>n')
})

test('HR3-136 without a Boat, or without the card, nobody sails', () => {
  expect(position({ hands: [['plutus'], []] }).refused('p0 sail plutus')).toBe('HR3-136')
  expect(position({ boats: [0], hands: [['homer'], ['plutus']] }).refused('p0 sail plutus')).toBe('HR3-021')
})

test('HR3-137 the crossing is a straight line, counted in cells', () => {
  const rails = { '0,1': 'plutus', '0,-3': 'antenor', '1,-1': 'orestes' }
  const it = position({ boats: [0], rails, hands: [['homer'], []], engines: ['g', 'g'] })
  it.play('p0 sail homer')
  expect(it.legal(0)).toEqual(['go n'])
  expect(it.refused('p0 go e')).toBe('HR3-137')
  expect(it.refused('p0 go s')).toBe('HR3-137')
})

test('HR3-138 a cell with a circle or a rail card is not empty', () => {
  const it = position({ hands: [['dido'], []], rails: { '0,1': 'plutus' } })
  it.play('p0 lay dido')
  expect(it.refused('p0 place 1,1 r0')).toBe('HR3-060')
  expect(it.refused('p0 place 0,1 r0')).toBeUndefined()
  expect(it.refused('p0 place 0,-1 r0')).toBeUndefined()
})

test('HR3-139 a Check does not make a card occupied, an engine does', () => {
  const rails = { '0,1': 'plutus', '-1,2': 'midas', '1,2': 'hector' }
  const abyss = position({
    rails,
    markers: ['-1,2 n'],
    hands: [['argenti', 'lucullus'], []],
    engines: ['0,1 s>s', '1,2 n>n'],
    tokens: { 4: 'abyss' },
  })
  abyss.play('p0 move argenti', 'p0 go s', 'p0 use', 'p0 discard lucullus')
  expect(abyss.refused('p0 remove hector')).toBe('HR3-096')
  expect(abyss.refused('p0 remove midas')).toBeUndefined()
  abyss.play('p0 remove midas')
  expect(abyss.markers()).toEqual([])
})

test('HR3-140 a Check can go on any sleeper without an engine, also beside one', () => {
  const it = above4('delinquency', { engines: ['0,1 s>s', '0,1 nn>n'] })
  it.play('p0 move argenti', 'p0 go s', 'p0 use')
  expect(it.refused('p0 mark plutus nn')).toBe('HR3-100')
  expect(it.refused('p0 mark plutus ss')).toBeUndefined()
})

test('HR3-101 at a Check a card is turned over, and cars beyond its traction are discarded as their owner likes', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', 'g'],
    markers: ['0,1 nn'],
    trains: [['saladin', 'electra', 'francesca'], []],
    hands: [['ruggieri'], []],
  })
  it.play('p0 move ruggieri')
  it.playWith(['tristan'], 'p0 go s')
  expect(it.asked()).toBe('p0 shed')
  expect(it.question().params).toEqual({ allowed: 1, excess: 2 })
  expect(it.legal(0)).toEqual(['shed saladin', 'shed electra', 'shed francesca'])
  expect(it.refused('p0 shed midas')).toBe('HR3-101')
  it.play('p0 shed saladin', 'p0 shed francesca')
  expect(it.train(0)).toEqual(['electra'])
  expect(it.discards().sort()).toEqual(['francesca', 'ruggieri', 'saladin', 'tristan'])
  expect(it.asked()).toBe('p0 step')
})

test('HR3-101 a train that is short enough passes a Check', () => {
  const it = position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', 'g'],
    markers: ['0,1 nn'],
    trains: [['saladin'], []],
    hands: [['ruggieri'], []],
  })
  it.play('p0 move ruggieri')
  it.playWith(['tristan'], 'p0 go s')
  expect(it.asked()).toBe('p0 step')
  expect(it.train(0)).toEqual(['saladin'])
})

test('HR3-141 a Tender counts as one car in the traction of a move', () => {
  const trains = [['saladin', 'electra'], []]
  const hands = [['homer', 'crassus'], []]
  const rails = { '0,1': 'plutus' }
  expect(position({ trains, hands, rails }).refused('p0 move homer')).toBeUndefined()
  const withTender = position({ trains, hands, rails, tenders: [0] })
  expect(withTender.refused('p0 move homer')).toBe('HR3-141')
  expect(withTender.refused('p0 move crassus')).toBeUndefined()
})

test('HR3-142 a Tender has no traction: it cannot be named, and nothing is compared with it', () => {
  const it = above4('geryon', { tenders: [0] })
  it.play('p0 move argenti', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 go s')
  it.play('p0 go s')
  expect(it.asked()).toBe('p0 turn')
  expect(it.view(0).players[0].tender).toBe(1)
})

test('HR3-143 with a Tender three cards are drawn', () => {
  const it = position({ tenders: [1] })
  it.play('p0 end', 'p1 keep-tender')
  expect(it.hand(1)).toHaveLength(3)
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-144 with a Tender nobody fans the flames', () => {
  expect(position({ tenders: [0], hands: [['homer'], []] }).refused('p0 stoke homer')).toBe('HR3-144')
  expect(position({ tenders: [1], hands: [['homer'], []] }).refused('p0 stoke homer')).toBeUndefined()
})

test('HR3-145 a Tender can be given up before the draw, which is then of one card', () => {
  const it = position({ tenders: [1] })
  it.play('p0 end')
  expect(it.asked()).toBe('p1 tender')
  it.play('p1 drop-tender')
  expect(it.hand(1)).toHaveLength(1)
  expect(it.view(0).players[1].tender).toBe(0)
  expect(it.refused(`p1 stoke ${it.hand(1)[0]}`)).toBeUndefined()
})

test('HR3-146 a Soul Catcher needs no traction', () => {
  const it = position({
    trains: [['saladin'], []],
    hands: [['tristan'], []],
    rails: { '0,1': 'plutus' },
    catchers: [0],
  })
  expect(it.refused('p0 move tristan')).toBeUndefined()
})

/** An engine with a Soul Catcher right behind another train. */
const behind = (it: Position = {}): Scene =>
  position({
    rails: { '0,1': 'plutus' },
    engines: ['0,1 n>s', '0,1 nn>s'],
    catchers: [0],
    hands: [['argenti'], []],
    trains: [[], ['saladin', 'electra']],
    ...it,
  })

test('HR3-147 HR3-149 on ramming, the last car of the other train is discarded, and the Soul Catcher with it', () => {
  const it = behind()
  it.play('p0 move argenti', 'p0 go s')
  expect(it.asked()).toBe('p0 catch')
  it.play('p0 catch')
  expect(it.train(1)).toEqual(['saladin'])
  expect(it.discards().sort()).toEqual(['argenti', 'electra'])
  expect(it.view(0).players[0].catcher).toBe(0)
  expect(it.engine(1)).toBe('0,1 ss>s')
  it.play('p0 go s')
  expect(it.asked()).toBe('p0 step')
  expect(it.train(1)).toEqual(['saladin'])
})

test('HR3-149 a Soul Catcher that was used can be taken again', () => {
  const rails = { '0,1': 'plutus' }
  const it = behind({
    seats: 3,
    rails,
    catchers: [0, 2],
    tokens: { 4: 'soul-catcher' },
    engines: ['0,1 n>s', '0,1 nn>s', 'g'],
  })
  it.play('p0 move argenti', 'p0 go s', 'p0 catch', 'p0 go s', 'p0 go s', 'p0 go s', 'p0 use')
  expect(it.view(0).players[0].catcher).toBe(1)
})

test('HR3-148 a Soul Catcher need not be used, and is kept then', () => {
  const it = behind()
  it.play('p0 move argenti', 'p0 go s', 'p0 spare')
  expect(it.train(1)).toEqual(['saladin', 'electra'])
  expect(it.view(0).players[0].catcher).toBe(1)
  it.play('p0 go s')
  expect(it.asked()).toBe('p0 step')
})

test('HR3-A66 a Soul Catcher is offered once for each engine that is rammed on a move', () => {
  const it = behind({ hands: [['argenti', 'dido'], []] })
  it.play('p0 move argenti', 'p0 go s', 'p0 spare', 'p0 go s', 'p0 stop', 'p0 move dido', 'p0 go s')
  expect(it.asked()).toBe('p0 catch')
  it.play('p0 catch')
  expect(it.train(1)).toEqual(['saladin'])
  expect(it.asked()).toBe('p0 step')
})
