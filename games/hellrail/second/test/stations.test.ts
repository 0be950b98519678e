import { describe, expect, test } from 'vitest'
import { die, entering, events, position } from './scenario.ts'

test('HR1-055 the Gates of Hell have no power', () => {
  const it = entering('g', { chips: [1], hands: [['homer']] })
  expect(it.engine(0)).toBe('g')
  for (const words of ['use', 'decline']) expect(it.refused(`p0 ${words}`)).toBe('HR1-011')
  expect(events(it)).toEqual(['entered'])
  expect(it.asked()).toBe('p0 turn')
})

describe('station 2', () => {
  const hands = [['homer', 'hector', 'dido', 'midas'], ['bocca'], ['ciacco', 'argenti', 'lano']]

  test('HR1-056 the visitor chooses an opponent', () => {
    const it = entering(2, { seats: 3, hands })
    it.play('p0 use')
    expect(it.asked()).toBe('p0 target')
    for (const words of ['target p0', 'target p3', 'decline', 'end']) expect(it.refused(`p0 ${words}`)).toBe('HR1-056')
    expect(it.legal(0)).toEqual(['target p1', 'target p2'])
    const two = entering(2, { hands: hands.slice(0, 2) })
    two.playWith([die(1)], 'p0 use')
    expect(two.told()).toContainEqual({ id: 'targeted', by: 0, target: 1 })
    expect(two.asked()).toBe('p0 turn')
  })

  test('HR1-056 on a roll greater than the opponent’s hand they draw that many cards from the visitor’s', () => {
    const it = entering(2, { seats: 3, hands })
    it.play('p0 use')
    it.playWith([die(3), 'hector', 'midas', 'homer'], 'p0 target p1')
    expect(it.told()).toContainEqual({ id: 'rolled', by: 0, die: 3 })
    expect(it.told()).toContainEqual({ id: 'drew-from', by: 1, from: 0, count: 3 })
    expect([0, 1, 2].map(it.hand)).toEqual([
      ['dido'],
      ['homer', 'hector', 'midas', 'bocca'],
      ['ciacco', 'argenti', 'lano'],
    ])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-057 on a roll equal to the opponent’s hand the two swap hands', () => {
    for (const [target, shown, after] of [
      [1, 1, [hands[1], hands[0], hands[2]]],
      [2, 3, [hands[2], hands[1], hands[0]]],
    ] as const) {
      const it = entering(2, { seats: 3, hands })
      it.play('p0 use')
      it.playWith([die(shown)], `p0 target p${target}`)
      expect(it.told()).toContainEqual({ id: 'swapped-hands', by: 0, with: target })
      expect([0, 1, 2].map(it.hand)).toEqual(after)
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR1-057 who swapped knows the hand that they gave away', () => {
    const it = entering(2, { seats: 3, hands })
    it.play('p0 use')
    it.playWith([die(1)], 'p0 target p1')
    expect(it.told(0)).toContainEqual({ id: 'swapped-hands', by: 0, with: 1, given: [0, 4, 7, 15], taken: [42] })
    expect(it.told(1)).toContainEqual({ id: 'swapped-hands', by: 0, with: 1, given: [0, 4, 7, 15], taken: [42] })
    for (const reader of [2, undefined]) expect(it.told(reader)).toContainEqual({ id: 'swapped-hands', by: 0, with: 1 })
    expect(it.view(0).seen[1]).toEqual([0, 4, 7, 15])
    expect(it.view(1).seen[0]).toEqual([42])
    expect(it.view(2).seen.flat()).toEqual([])
  })

  test('HR1-058 on a smaller roll the visitor draws that many cards from the opponent’s hand', () => {
    const it = entering(2, { seats: 3, hands })
    it.play('p0 use')
    it.playWith([die(2), 'lano', 'ciacco'], 'p0 target p2')
    expect(it.told()).toContainEqual({ id: 'drew-from', by: 0, from: 2, count: 2 })
    expect([0, 1, 2].map(it.hand)).toEqual([
      ['homer', 'hector', 'dido', 'ciacco', 'midas', 'lano'],
      ['bocca'],
      ['argenti'],
    ])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-058 a six derails nobody there', () => {
    const it = entering(2, { hands: [[], ['homer', 'hector', 'dido', 'midas', 'bocca', 'ciacco', 'lano']] })
    it.playWith([die(6), 0, 0, 0, 0, 0, 0], 'p0 use')
    expect([it.hand(0).length, it.hand(1).length, it.engine(0)]).toEqual([6, 1, '2'])
    expect(it.asked()).toBe('p0 turn')
  })
})

describe('station 3', () => {
  test('HR1-059 the visitor draws card by card from whom they like, until they hold more than each other', () => {
    const it = entering(3, { seats: 4, hands: [['homer'], ['hector', 'dido', 'midas'], ['bocca', 'lano'], []] })
    it.play('p0 use')
    expect(it.asked()).toBe('p0 gluttony')
    expect(it.question().rule).toBe('HR1-059')
    expect(it.legal(0)).toEqual(['target p1', 'target p2'])
    for (const words of ['target p0', 'target p3', 'enough', 'end']) expect(it.refused(`p0 ${words}`)).toBe('HR1-059')
    it.playWith(['lano'], 'p0 target p2')
    expect(it.told()).toEqual([{ id: 'drew-from', by: 0, from: 2, count: 1 }])
    expect(it.asked()).toBe('p0 gluttony')
    it.playWith(['dido'], 'p0 target p1')
    expect([0, 1, 2, 3].map(it.hand)).toEqual([['homer', 'dido', 'lano'], ['hector', 'midas'], ['bocca'], []])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A35 the cards are drawn unseen: chance picks them, and others learn only how many', () => {
    const it = entering(3, { seats: 3, hands: [['homer'], ['dido', 'midas'], ['bocca']] })
    it.play('p0 use')
    it.playWith(['midas'], 'p0 target p1')
    expect(it.hand(0)).toContain('midas')
    expect(it.told(2)).toContainEqual({ id: 'drew-from', by: 0, from: 1, count: 1 })
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-059 as many cards as another are not enough', () => {
    const it = entering(3, { seats: 3, hands: [['homer', 'hector'], ['dido', 'midas'], ['bocca']] })
    it.play('p0 use')
    expect(it.asked()).toBe('p0 gluttony')
    it.play('p0 target p2')
    expect(it.hand(0)).toHaveLength(3)
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-059 with the largest hand nothing is drawn, and a single victim is not asked for', () => {
    const rich = entering(3, { seats: 3, hands: [['homer', 'hector'], ['dido'], ['midas']] })
    rich.play('p0 use')
    expect([0, 1, 2].map((p) => rich.hand(p).length)).toEqual([2, 1, 1])
    expect(rich.asked()).toBe('p0 turn')
    const single = entering(3, { seats: 3, hands: [[], ['dido', 'midas', 'bocca'], []] })
    single.playWith(['midas', 'dido'], 'p0 use')
    expect([0, 1, 2].map(single.hand)).toEqual([['dido', 'midas'], ['bocca'], []])
    expect(single.asked()).toBe('p0 turn')
    const bare = entering(3, { seats: 3 })
    bare.play('p0 use')
    expect(bare.asked()).toBe('p0 turn')
  })

  test('HR1-060 whoever has used station 3 may not exchange cards in that turn, but play them', () => {
    const it = entering(3, { hands: [['homer', 'argenti'], ['dido']] })
    it.play('p0 use')
    expect(it.view(1).glutton).toBe(1)
    for (const card of ['homer', 'argenti']) {
      expect(it.refused(`p0 stoke ${card}`)).toBe('HR1-060')
      for (const verb of ['lay', 'move']) expect(it.refused(`p0 ${verb} ${card}`)).toBeUndefined()
    }
    expect(it.refused('p0 stoke dido')).toBe('HR1-011')
    it.play('p0 lay argenti', 'p0 place 0,-1 r0')
    expect(it.refused('p0 stoke homer')).toBe('HR1-060')
    it.play('p0 lay homer', 'p0 place 0,-2 r0', 'p0 end')
    expect(events(it)).toEqual(['turn-ended', 'drew'])
    expect(it.refused('p1 stoke dido')).toBeUndefined()
    it.play('p1 end')
    expect(it.refused(`p0 stoke ${it.hand(0)[0]}`)).toBeUndefined()
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-060 whoever declines it may exchange cards', () => {
    const it = entering(3, { hands: [['homer'], ['dido']] })
    it.play('p0 decline')
    expect(it.view(1).glutton).toBe(0)
    expect(it.refused('p0 stoke homer')).toBeUndefined()
    expect(it.asked()).toBe('p0 turn')
  })
})

describe('station 4', () => {
  test('HR1-061 HR1-A32 the visitor puts a barrier on any sleeper where no engine and no barrier is', () => {
    const it = entering(4, {
      seats: 3,
      hands: [['homer']],
      rails: { '0,-1': ['midas', 'ciacco'], '1,0': 'phlegyas r1' },
      engines: ['g', '0,1 nn>s', '1,0 w>e'],
      markers: ['0,1 e'],
    })
    it.play('p0 use')
    expect(it.asked()).toBe('p0 barrier')
    expect(it.question().rule).toBe('HR1-061')
    expect(it.legal(0).sort()).toEqual(
      [
        ...['n', 's', 'w', 'ee', 'ss', 'ww'].map((sleeper) => `mark plutus ${sleeper}`),
        ...['n', 'e', 's', 'w', 'nn', 'ss', 'ne', 'sw'].map((sleeper) => `mark ciacco ${sleeper}`),
        ...['n', 'e', 's', 'ne', 'es', 'sw', 'wn'].map((sleeper) => `mark phlegyas ${sleeper}`),
      ].sort(),
    )
    for (const words of ['plutus nn', 'plutus ne', 'phlegyas w', 'midas n', 'homer n'])
      expect(it.refused(`p0 mark ${words}`)).toBe('HR1-061')
    expect(it.refused('p0 mark plutus e')).toBe('HR1-A32')
    for (const words of ['end', 'enough', 'decline']) expect(it.refused(`p0 ${words}`)).toBe('HR1-061')
    it.play('p0 mark ciacco sw')
    expect(it.told()).toMatchObject([{ id: 'marked', by: 0 }])
    expect(it.markers()).toEqual(['0,-1 sw', '0,1 e'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-061 without a free sleeper the power cannot be used', () => {
    const markers = ['e', 's', 'w', 'nn', 'ee', 'ss', 'ww'].map((sleeper) => `0,1 ${sleeper}`)
    const last = entering(4, { markers })
    last.play('p0 use')
    expect(last.legal(0)).toEqual(['mark plutus n'])
    const none = entering(4, { markers, engines: ['g', '0,1 n>n'] })
    expect(none.refused('p0 use')).toBe('HR1-011')
    expect(none.asked()).toBe('p0 turn')
  })

  test('HR1-062 an engine that runs through a barrier keeps as many wagons as its owner rolls', () => {
    const train = ['dido', 'homer', 'midas', 'bocca', 'argenti']
    for (let shown = 1; shown <= 5; shown++)
      for (let wagons = 0; wagons <= 5; wagons++) {
        const it = position({
          hands: [['lucullus'], []],
          trains: [train.slice(0, wagons), ['lano']],
          rails: { '0,1': 'plutus' },
          markers: ['0,1 n'],
        })
        it.play('p0 move lucullus')
        it.playWith([die(shown)], 'p0 go s')
        expect(events(it).slice(0, 3)).toEqual(['went', 'reached-barrier', 'rolled'])
        expect(it.told()).toContainEqual({ id: 'rolled', by: 0, die: shown })
        expect(it.train(0)).toEqual(train.slice(0, Math.min(shown, wagons)))
        expect(it.discards()).toHaveLength(1 + Math.max(0, wagons - shown))
        for (const lost of train.slice(shown, wagons)) expect(it.discards()).toContain(lost)
        expect(events(it).includes('lost-cars')).toBe(wagons > shown)
        expect(it.train(1)).toEqual(['lano'])
        expect(it.question().params).toEqual({ left: 2 })
        expect(it.asked()).toBe('p0 step')
      }
  })

  test('HR1-062 whoever is pushed upon a barrier rolls the die as well', () => {
    const it = position({
      hands: [['argenti'], ['homer']],
      trains: [['dido'], ['midas', 'bocca', 'lano']],
      rails: { '0,1': 'plutus' },
      engines: ['0,1 n>s', '0,1 nn>s'],
      markers: ['0,1 ss'],
    })
    it.play('p0 move argenti')
    it.playWith([die(2)], 'p0 go s')
    expect(it.told()).toContainEqual(expect.objectContaining({ id: 'reached-barrier', by: 1 }))
    expect(it.told()).toContainEqual({ id: 'rolled', by: 1, die: 2 })
    expect([it.train(0), it.train(1)]).toEqual([['dido'], ['midas', 'bocca']])
    expect(it.asked()).toBe('p0 step')
    it.playWith([die(1)], 'p0 go s')
    expect(it.told()).toContainEqual({ id: 'rolled', by: 0, die: 1 })
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-063 on a six an engine that runs through a barrier derails', () => {
    const own = position({
      hands: [['argenti', 'homer'], []],
      trains: [['dido'], []],
      rails: { '0,1': 'plutus' },
      markers: ['0,1 nn'],
    })
    own.play('p0 move argenti', 'p0 go s')
    own.playWith([die(6), 'bocca'], 'p0 go s')
    expect([own.engine(0), own.hand(0), own.train(0)]).toEqual(['g', [], []])
    expect(own.asked()).toBe('p1 turn')
    const pushed = position({
      hands: [['argenti', 'homer'], ['lano']],
      trains: [[], ['dido']],
      rails: { '0,1': 'plutus' },
      engines: ['0,1 n>s', '0,1 nn>n'],
      markers: ['0,1 ss'],
    })
    pushed.play('p0 move argenti')
    pushed.playWith([die(6)], 'p0 go s')
    expect([pushed.engine(0), pushed.engine(1)]).toEqual(['0,1 nn>s', 'g'])
    expect([pushed.hand(0), pushed.hand(1), pushed.train(1)]).toEqual([['homer'], [], []])
    expect(pushed.asked()).toBe('p0 step')
  })
})

describe('station 5', () => {
  test('HR1-064 the die is rolled once for everybody, from the left neighbour to the visitor; a six derails', () => {
    const at = {
      seats: 4,
      turn: 2,
      hands: [['homer'], ['dido'], ['midas'], ['bocca']],
      trains: [['lano'], ['argenti'], ['ciacco'], ['thais']],
      engines: ['1', '7', 'g', '8'],
    }
    const it = entering(5, at)
    it.playWith([die(6), die(1), die(5), die(2)], 'p2 use')
    expect(it.told().filter(({ id }) => id === 'rolled-for')).toEqual([
      { id: 'rolled-for', by: 2, player: 3, die: 6 },
      { id: 'rolled-for', by: 2, player: 0, die: 1 },
      { id: 'rolled-for', by: 2, player: 1, die: 5 },
      { id: 'rolled-for', by: 2, player: 2, die: 2 },
    ])
    expect([0, 1, 2, 3].map(it.engine)).toEqual(['1', '7', '5', 'g'])
    expect([0, 1, 2, 3].map(it.hand)).toEqual([['homer'], ['dido'], ['midas'], []])
    expect([0, 1, 2, 3].map(it.train)).toEqual([['lano'], ['argenti'], ['ciacco'], []])
    expect(it.asked()).toBe('p2 turn')
    const all = entering(5, at)
    all.playWith([die(6), die(6), die(6), die(6), 'jason'], 'p2 use')
    expect([0, 1, 2, 3].map(all.engine)).toEqual(['g', 'g', 'g', 'g'])
    expect([0, 1, 2, 3].map(all.hand)).toEqual([[], [], [], ['jason']])
    expect(all.asked()).toBe('p3 turn')
  })
})

describe('station 6', () => {
  test('HR1-065 the visitor takes a heresy chip from the supply, unless they hold one', () => {
    for (const held of [0, 1, 2, 3]) {
      const chips = [1, 2, 3].slice(0, held)
      const it = entering(6, { seats: 4, chips })
      expect(it.view(undefined).chips).toBe(4 - held)
      it.play('p0 use', ...chips.map((p) => `p${p} let`))
      expect(it.view(undefined).chips).toBe(3 - held)
      expect(it.view(undefined).players[0].chip).toBe(1)
      expect(it.asked()).toBe('p0 turn')
    }
    const own = entering(6, { seats: 4, chips: [0] })
    expect(own.refused('p0 use')).toBe('HR1-011')
    expect(own.asked()).toBe('p0 turn')
  })
})

describe('station 7', () => {
  const rails = {
    '0,-1': 'argenti',
    '0,-2': 'fucci',
    '1,0': 'aristotle',
    '0,1': ['crassus', 'hector'],
    '0,3': 'dido',
  }

  test('HR1-066 a rail card without an engine whose brimstone value is the roll is removed', () => {
    const it = entering(7, { hands: [['francesca']], rails, engines: ['7', '1,0 n>n'] })
    it.playWith([die(3)], 'p0 use')
    expect(it.asked()).toBe('p0 removal')
    expect(it.question()).toMatchObject({ rule: 'HR1-066', params: { die: 3 } })
    expect(it.legal(0)).toEqual(['remove argenti', 'remove fucci'])
    for (const card of ['aristotle', 'crassus', 'hector', 'plutus', 'dido', 'francesca'])
      expect(it.refused(`p0 remove ${card}`)).toBe('HR1-066')
    for (const words of ['enough', 'decline', 'end']) expect(it.refused(`p0 ${words}`)).toBe('HR1-066')
    it.play('p0 remove fucci')
    expect(it.told()).toMatchObject([{ id: 'removed', by: 0, card: 39 }])
    expect([it.rail('0,-2'), it.rail('0,-1')]).toEqual([undefined, 'argenti r0'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-066 a single card is removed without a question, and from a stack the top card', () => {
    const single = entering(7, { rails })
    single.playWith([die(1)], 'p0 use')
    expect([single.rail('0,3'), single.discards()]).toEqual([undefined, ['semiramis', 'dido']])
    expect(single.asked()).toBe('p0 turn')
    const stack = entering(7, { rails })
    stack.playWith([die(5)], 'p0 use')
    expect(stack.legal(0)).toEqual(['remove hector', 'remove plutus'])
    stack.play('p0 remove hector')
    expect(stack.rail('0,1')).toBe('crassus r0')
    expect(stack.asked()).toBe('p0 turn')
  })

  test('HR1-066 without such a card nothing happens', () => {
    for (const shown of [2, 4]) {
      const it = entering(7, { rails })
      it.playWith([die(shown)], 'p0 use')
      expect(events(it)).toEqual(['announced', 'rolled'])
      expect(it.view(undefined).rails).toHaveLength(6)
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR1-067 on a six the visitor derails', () => {
    const it = entering(7, { rails, hands: [['homer']], trains: [['lano']], engines: ['7', '8'] })
    it.playWith([die(6), 'jason'], 'p0 use')
    expect([it.engine(0), it.engine(1), it.hand(0), it.train(0)]).toEqual(['g', '8', [], []])
    expect(it.view(undefined).rails).toHaveLength(6)
    expect(it.asked()).toBe('p1 turn')
  })
})

describe('station 8', () => {
  const rails = { '0,-1': ['midas', 'ciacco'], '1,0': 'homer r1', '0,1': 'dido' }

  test('HR1-068 HR1-A33 up to as many rail cards as the roll are turned, each once', () => {
    const it = entering(8, { hands: [['francesca']], rails, engines: ['8', '0,1 n>s'] })
    it.playWith([die(2)], 'p0 use')
    expect(it.asked()).toBe('p0 turning')
    expect(it.question()).toMatchObject({ rule: 'HR1-068', params: { more: 2 } })
    expect(it.legal(0)).toEqual([
      'enough',
      ...['homer r0', 'homer r2', 'homer r3'].map((card) => `turn ${card}`),
      ...['ciacco r1', 'ciacco r2', 'ciacco r3'].map((card) => `turn ${card}`),
      ...['plutus r1', 'plutus r2', 'plutus r3'].map((card) => `turn ${card}`),
    ])
    for (const card of ['homer r1', 'dido r1', 'midas r1', 'francesca r1', 'ciacco r0'])
      expect(it.refused(`p0 turn ${card}`)).toBe('HR1-068')
    for (const words of ['end', 'decline', 'stop']) expect(it.refused(`p0 ${words}`)).toBe('HR1-068')
    it.play('p0 turn ciacco r3')
    expect(it.told()).toMatchObject([{ id: 'turned', by: 0, card: 10, turn: 3 }])
    expect(it.rail('0,-1')).toBe('ciacco r3')
    expect(it.view(undefined).rails.find(({ card }) => card === 10)).toMatchObject({ under: [15] })
    expect(it.question().params).toEqual({ more: 1 })
    expect(it.refused('p0 turn ciacco r1')).toBe('HR1-068')
    it.play('p0 turn homer r0')
    expect(it.rail('1,0')).toBe('homer r0')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-068 fewer will do, or none, and there may not be so many cards', () => {
    for (const turned of [[], ['homer r0'], ['homer r0', 'ciacco r1']]) {
      const it = entering(8, { rails })
      it.playWith([die(5)], 'p0 use')
      it.play(...turned.map((card) => `p0 turn ${card}`), 'p0 enough')
      expect(it.asked()).toBe('p0 turn')
    }
    const all = entering(8, { rails })
    all.playWith([die(5)], 'p0 use')
    all.play('p0 turn homer r0', 'p0 turn ciacco r1', 'p0 turn dido r1', 'p0 turn plutus r1')
    expect(all.asked()).toBe('p0 turn')
    const none = entering(8, { engines: ['8', '1,2 n>n'] })
    none.playWith([die(5)], 'p0 use')
    expect(none.asked()).toBe('p0 turn')
    const one = entering(8, { rails })
    one.playWith([die(1)], 'p0 use')
    one.play('p0 turn homer r3')
    expect(one.asked()).toBe('p0 turn')
  })

  test('HR1-069 on a six the visitor derails', () => {
    const it = entering(8, { rails, hands: [['lano']], trains: [['bocca']] })
    it.playWith([die(6), 'jason'], 'p0 use')
    expect([it.engine(0), it.hand(0), it.train(0)]).toEqual(['g', [], []])
    expect(it.asked()).toBe('p1 turn')
  })
})

describe('station 9', () => {
  const trains = [['midas'], ['argenti', 'homer', 'aristotle', 'dido'], ['fucci']]

  test('HR1-070 the visitor chooses an opponent', () => {
    const it = entering(9, { seats: 3, trains })
    it.play('p0 use')
    expect(it.asked()).toBe('p0 target')
    expect(it.legal(0)).toEqual(['target p1', 'target p2'])
    for (const words of ['target p0', 'target p3', 'decline']) expect(it.refused(`p0 ${words}`)).toBe('HR1-070')
  })

  test('HR1-070 all the opponent’s wagons with the brimstone value of the roll join the visitor’s train', () => {
    for (const [shown, own, others] of [
      [1, ['midas', 'dido'], ['argenti', 'homer', 'aristotle']],
      [2, ['midas', 'homer'], ['argenti', 'aristotle', 'dido']],
      [3, ['midas', 'argenti', 'aristotle'], ['homer', 'dido']],
      [4, ['midas'], trains[1]],
      [5, ['midas'], trains[1]],
    ] as const) {
      const it = entering(9, { seats: 3, trains })
      it.play('p0 use')
      it.playWith([die(shown)], 'p0 target p1')
      expect([0, 1, 2].map(it.train)).toEqual([own, others, ['fucci']])
      expect(events(it).includes('stole-cars')).toBe(shown < 4)
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR1-071 on a six the visitor derails themselves', () => {
    const it = entering(9, { seats: 3, trains, hands: [['lano'], ['bocca']], engines: ['g', '7', '8'] })
    it.play('p0 use')
    it.playWith([die(6), 'jason'], 'p0 target p1')
    expect([0, 1, 2].map(it.engine)).toEqual(['g', '7', '8'])
    expect([0, 1, 2].map(it.train)).toEqual([[], trains[1], ['fucci']])
    expect([it.hand(0), it.hand(1)]).toEqual([[], ['jason', 'bocca']])
    expect(it.asked()).toBe('p1 turn')
  })
})
