import { beginRun, seededChance } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { across, down } from '../../railway/field.ts'
import { hellrail1999 } from '../src/index.ts'
import { die, entering, events, newGame, position, STATIONS, steps } from './scenario.ts'

const DOWN = { '0,1': 'plutus' }

describe('the table', () => {
  test('HR1-A01 there are 4 engines: two to four players can play', () => {
    for (const seats of [2, 3, 4]) expect(newGame(seats).view(undefined).players).toHaveLength(seats)
    for (const seats of [1, 5]) expect(() => beginRun(hellrail1999, { seats }, seededChance(1))).toThrow('from 2 to 4')
  })

  test('HR1-A02 the stations touch only at their corners, in four rows that grow wider', () => {
    const places = newGame()
      .view(undefined)
      .circles.map((cell) => [across(cell), down(cell)])
    for (const [i, [x, y]] of places.entries()) {
      const apart = places.filter((_, other) => other !== i).map(([ox, oy]) => [Math.abs(ox - x), Math.abs(oy - y)])
      expect(apart.every(([dx, dy]) => dx + dy >= 2)).toBe(true)
      expect(apart.some(([dx, dy]) => dx === 1 && dy === 1)).toBe(true)
    }
    expect([0, 1, 2, 3].map((row) => places.filter(([, y]) => y === row).length)).toEqual([1, 2, 3, 4])
  })
})

describe('track', () => {
  test('HR1-A03 a player may stop before the steps are used up, after one at least', () => {
    const it = position({ hands: [['dido'], []], rails: DOWN })
    it.play('p0 move dido')
    expect(it.refused('p0 stop')).toBe('HR1-021')
    it.play('p0 go s')
    expect(it.question().params).toEqual({ left: 8 })
    it.play('p0 stop')
    expect(it.engine(0)).toBe('0,1 n>s')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A04 an engine turns round in a station, but not on the track', () => {
    const it = position({ hands: [['argenti', 'homer', 'dido'], []], rails: DOWN })
    it.play('p0 move argenti', 'p0 go s', 'p0 stop', 'p0 move homer')
    expect(it.refused('p0 go n')).toBe('HR1-025')
    it.play(...steps(0, 'ssss'), 'p0 decline', 'p0 move dido', 'p0 go n')
    expect(it.engine(0)).toBe('0,1 s>n')
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-A05 an engine may stand before an empty cell, and derails only by a step beyond', () => {
    const it = position({ hands: [['argenti', 'homer'], []], rails: { '0,-1': 'plutus' }, engines: ['0,-1 nn>n', 'g'] })
    it.play('p0 move argenti')
    expect(it.refused('p0 derail')).toBe('HR1-A05')
    it.play('p0 go n')
    expect(it.refused('p0 go n')).toBe('HR1-A05')
    it.play('p0 stop')
    expect([it.engine(0), it.hand(0)]).toEqual(['0,-1 n>n', ['homer']])
    expect(it.asked()).toBe('p0 turn')
    it.play('p0 move homer')
    expect(it.legal(0)).toEqual(['derail'])
    it.play('p0 derail')
    expect(it.engine(0)).toBe('g')
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR1-A06 a derailment of another player does not end the turn', () => {
    const pushed = position({
      hands: [['argenti', 'homer'], ['dido']],
      rails: { '0,-1': 'plutus' },
      engines: ['0,-1 nn>n', '0,-1 n>n'],
    })
    pushed.play('p0 move argenti', 'p0 go n')
    expect(pushed.engine(1)).toBe('g')
    expect(pushed.question().params).toEqual({ left: 5 })
    pushed.play('p0 stop')
    expect(pushed.refused('p0 lay homer')).toBeUndefined()
    expect(pushed.asked()).toBe('p0 turn')
    const rolled = entering(5, { hands: [['homer'], ['dido']], engines: ['g', '7'] })
    rolled.playWith([die(6), die(1)], 'p0 use')
    expect([rolled.engine(0), rolled.engine(1)]).toEqual(['5', 'g'])
    expect(rolled.asked()).toBe('p0 turn')
  })

  test('HR1-A07 any rail card is upgraded unless an engine stands on it, whoever laid it', () => {
    for (const [engines, rule] of [
      [['0,1 ne>e', 'g'], 'HR1-A07'],
      [['g', '0,1 n>s'], 'HR1-A07'],
      [['g', 'g'], undefined],
    ] as const) {
      const it = position({ hands: [['jason'], []], rails: { '0,1': 'midas', '0,-1': 'bocca' }, engines })
      it.play('p0 lay jason')
      expect(it.refused('p0 place 0,1 r0')).toBe(rule)
      expect(it.refused('p0 place 0,-1 r0')).toBeUndefined()
    }
  })

  test('HR1-A07 HR1-A28 a barrier does not bar an upgrade, and stays', () => {
    const it = position({ hands: [['jason'], []], rails: { '0,1': 'midas' }, markers: ['0,1 ne'] })
    it.play('p0 lay jason', 'p0 place 0,1 r0')
    expect([it.rail('0,1'), it.markers()]).toEqual(['jason r0', ['0,1 ne']])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A08 a delivery uses no card, and the wagon says where it is made', () => {
    const bare = position({ trains: [['hector', 'saladin']], engines: ['1', 'g'] })
    bare.play('p0 deliver hector', 'p0 deliver saladin')
    expect(bare.delivered(0)).toBe(2)
    const it = position({ hands: [['dido'], []], trains: [['hector', 'paolo']], engines: ['2', 'g'] })
    expect(it.refused('p0 deliver hector')).toBe('HR1-019')
    it.play('p0 deliver paolo')
    expect([it.hand(0), it.train(0), it.discards()]).toEqual([['dido'], ['hector'], []])
    expect(it.asked()).toBe('p0 turn')
  })
})

describe('stations', () => {
  // Car value and brimstone value: fucci 5 and 3, lucullus 3 and 5.
  test('HR1-A09 the roll at stations 7 and 9 is compared with brimstone values, never with car values', () => {
    for (const [shown, kept] of [
      [3, 'lucullus'],
      [5, 'fucci'],
    ] as const) {
      const removal = entering(7, { rails: { '0,-1': 'fucci', '1,0': 'lucullus' }, engines: ['g', '-1,2 n>n'] })
      removal.playWith([die(shown)], 'p0 use')
      expect(['0,-1', '1,0'].map(removal.rail).filter((rail) => rail)).toEqual([`${kept} r0`])
      expect(removal.asked()).toBe('p0 turn')
      const theft = entering(9, { trains: [[], ['fucci', 'lucullus']] })
      theft.playWith([die(shown)], 'p0 use')
      expect(theft.train(1)).toEqual([kept])
      expect(theft.asked()).toBe('p0 turn')
    }
  })

  test('HR1-A10 station 9 takes every wagon of that value', () => {
    const it = entering(9, { trains: [['dido'], ['fucci', 'homer', 'argenti', 'ruggieri', 'crassus']] })
    it.playWith([die(3)], 'p0 use')
    expect(it.told()).toContainEqual({ id: 'stole-cars', by: 0, from: 1, cards: [39, 20, 41, 16] })
    expect([it.train(0), it.train(1)]).toEqual([['dido', 'fucci', 'argenti', 'ruggieri', 'crassus'], ['homer']])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A11 HR1-A28 a removed rail card goes to the discard pile, and a barrier on it leaves with it', () => {
    const it = entering(7, { rails: { '0,-1': 'fucci' }, markers: ['0,-1 n', '-1,2 n'] })
    it.playWith([die(3)], 'p0 use')
    expect(it.discards()).toEqual(['semiramis', 'fucci'])
    expect([it.rail('0,-1'), it.markers()]).toEqual([undefined, ['-1,2 n']])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A12 an opponent who should draw more cards than the visitor holds draws them all', () => {
    const it = entering(2, { hands: [['homer', 'dido'], ['midas']] })
    it.playWith([die(6)], 'p0 use')
    expect(it.told()).toContainEqual({ id: 'drew-from', by: 1, from: 0, count: 2 })
    expect([it.hand(0), it.hand(1)]).toEqual([[], ['homer', 'dido', 'midas']])
    expect(it.asked()).toBe('p0 turn')
    const exact = entering(2, { hands: [['homer', 'dido'], ['midas']] })
    exact.playWith([die(2)], 'p0 use')
    expect([exact.hand(0), exact.view(0).seen[1]]).toEqual([[], [0, 7]])
    const bare = entering(2, { hands: [[], ['midas']] })
    bare.playWith([die(6)], 'p0 use')
    expect(events(bare)).toEqual(['announced', 'targeted', 'rolled'])
    expect([bare.hand(0), bare.hand(1)]).toEqual([[], ['midas']])
    expect(bare.asked()).toBe('p0 turn')
  })

  test('HR1-A13 the cards that are drawn from a hand are drawn unseen: chance picks them', () => {
    const hands = [[], ['homer', 'dido', 'midas'], ['bocca']]
    for (const card of hands[1]) {
      const it = entering(2, { seats: 3, hands })
      it.play('p0 use')
      it.playWith([die(1), card], 'p0 target p1')
      expect(it.hand(0)).toEqual([card])
      expect(it.asked()).toBe('p0 turn')
    }
    const it = entering(2, { seats: 3, hands })
    it.play('p0 use')
    it.playWith([die(1), 'dido'], 'p0 target p1')
    for (const reader of [0, 1])
      expect(it.told(reader)).toContainEqual({ id: 'drew-from', by: 0, from: 1, count: 1, cards: [7] })
    for (const reader of [2, undefined])
      expect(it.told(reader)).toContainEqual({ id: 'drew-from', by: 0, from: 1, count: 1 })
    expect([1, 2].map((reader) => it.view(reader).seen[0])).toEqual([[7], []])
    expect(it.view(0).seen[1]).toEqual([])
  })

  test('HR1-A14 after station 3 the turn ends only when every card is played, and every card can be laid', () => {
    const it = entering(3, { hands: [['homer', 'dido', 'lano'], ['midas']] })
    it.play('p0 use', 'p0 lay lano', 'p0 place 0,-1 r0')
    expect(it.refused('p0 end')).toBe('HR1-060')
    it.play('p0 lay homer', 'p0 place 1,0 r0')
    expect(it.refused('p0 end')).toBe('HR1-060')
    it.play('p0 lay dido', 'p0 place -1,0 r0')
    expect(it.hand(0)).toEqual([])
    it.play('p0 end')
    expect(it.view(0).glutton).toBe(0)
    expect(it.asked()).toBe('p1 turn')
    expect(it.refused('p1 end')).toBeUndefined()
  })

  test('HR1-A14 even a derailment makes an end of it', () => {
    const it = entering(3, { hands: [['homer'], ['midas', 'dido']], tickets: [0], rails: { '-2,0': 'antenor' } })
    it.playWith(['dido'], 'p0 use')
    it.play('p0 ferry')
    it.playWith([die(1), 'bocca'], 'p0 go n')
    expect(events(it)).not.toContain('glutton-discarded')
    expect(it.view(0).glutton).toBe(0)
    expect(it.refused('p1 stoke bocca')).toBeUndefined()
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR1-A15 a barrier stays, and takes effect on everybody who comes there, even on the way', () => {
    const it = position({
      hands: [['argenti'], ['ruggieri']],
      trains: [
        ['dido', 'homer', 'lano'],
        ['bocca', 'amata', 'sinon'],
      ],
      rails: DOWN,
      markers: ['0,1 nn'],
    })
    for (const [p, card] of [
      [0, 'argenti'],
      [1, 'ruggieri'],
    ] as const) {
      it.play(`p${p} move ${card}`, `p${p} go s`)
      it.playWith([die(p + 1)], `p${p} go s`)
      expect(it.train(p)).toHaveLength(p + 1)
      expect(it.markers()).toEqual(['0,1 nn'])
      expect(it.asked()).toBe(`p${p} step`)
      it.play(...steps(p, 'sss'), `p${p} decline`, `p${p} end`)
    }
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A15 it takes effect at the last step of a move as well, but not where it only crosses', () => {
    const last = position({ hands: [['lucullus'], []], trains: [['dido', 'homer']], rails: DOWN, markers: ['0,1 ss'] })
    last.play('p0 move lucullus', ...steps(0, 'ss'))
    last.playWith([die(1)], 'p0 go s')
    expect(last.train(0)).toEqual(['dido'])
    expect(last.asked()).toBe('p0 turn')
    const crossing = position({ hands: [['argenti'], []], rails: DOWN, markers: ['0,1 ee', '0,1 w'] })
    crossing.play('p0 move argenti', ...steps(0, 'sssss'))
    expect(crossing.table.story.flat().map(({ id }) => id)).not.toContain('reached-barrier')
    expect(crossing.asked()).toBe('p0 visit')
  })

  test('HR1-A28 it stays on its sleeper when the card is turned', () => {
    const it = entering(8, { rails: { '0,-1': 'midas' }, markers: ['0,-1 ne', '1,2 n'] })
    it.playWith([die(1)], 'p0 use')
    it.play('p0 turn midas r1')
    expect(it.markers()).toEqual(['0,-1 es', '1,2 n'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A16 the wagons nearest to the engine stay, and nobody is asked', () => {
    const train = ['thais', 'dido', 'homer', 'bocca']
    const it = position({ hands: [['lucullus'], []], trains: [train], rails: DOWN, markers: ['0,1 n'] })
    it.play('p0 move lucullus')
    it.playWith([die(2)], 'p0 go s')
    expect(it.told()).toContainEqual({ id: 'lost-cars', by: 0, cards: [0, 42] })
    expect(it.train(0)).toEqual(['thais', 'dido'])
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-A17 at station 5 the visitor comes last, and a derailment of theirs ends the turn', () => {
    const it = entering(5, { seats: 3, turn: 1, hands: [['homer'], ['dido'], ['midas']], engines: ['7', 'g', '8'] })
    it.playWith([die(5), die(5), die(6), 'bocca'], 'p1 use')
    expect(events(it)).toEqual([
      'announced',
      'rolled-for',
      'rolled-for',
      'rolled-for',
      'derailed',
      'turn-ended',
      'drew',
    ])
    expect(it.told().flatMap(({ id, player }) => (id === 'rolled-for' ? [player] : []))).toEqual([2, 0, 1])
    expect([0, 1, 2].map(it.engine)).toEqual(['7', 'g', '8'])
    expect(it.asked()).toBe('p2 turn')
  })
})

describe('heresy chips', () => {
  test('HR1-A18 a visitor who is forced still chooses the target, and must', () => {
    for (const [station, rule] of [
      [2, 'HR1-056'],
      [9, 'HR1-070'],
    ] as const) {
      const it = entering(station, { seats: 3, chips: [1], hands: [['homer'], [], []], trains: [[], [], ['argenti']] })
      it.play('p0 decline')
      expect(it.question().params).toMatchObject({ used: 0, target: -1 })
      it.play('p1 force')
      expect(it.asked()).toBe('p0 target')
      expect(it.legal(0)).toEqual(['target p1', 'target p2'])
      expect(it.refused('p0 decline')).toBe(rule)
      expect(it.refused('p1 target p2')).toBe('HR1-008')
      it.playWith([die(3)], 'p0 target p2')
      expect(station === 2 ? it.hand(2) : it.train(0)).toEqual([station === 2 ? 'homer' : 'argenti'])
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR1-A18 the visitor makes the other choices too', () => {
    const it = entering(4, { chips: [1] })
    it.play('p0 decline', 'p1 force')
    expect(it.asked()).toBe('p0 barrier')
    it.play('p0 mark plutus n')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A19 the owners are asked at once and in secret; of several the first clockwise from the visitor counts', () => {
    for (const [words, answer] of [
      ['use', 'cancel'],
      ['decline', 'force'],
    ]) {
      const all = entering(6, { seats: 4, turn: 2, chips: [0, 1, 3] })
      all.play(`p2 ${words}`)
      expect(all.asked()).toBe('p3 react, p0 react, p1 react')
      all.play('p1 let', 'p3 let', 'p0 let')
      expect(all.asked()).toBe('p2 turn')
      expect(all.view(undefined).players.map(({ chip }) => chip)).toEqual([1, 1, words === 'use' ? 1 : 0, 1])

      const one = entering(6, { seats: 4, turn: 2, chips: [0, 1, 3] })
      one.play(`p2 ${words}`, `p1 ${answer}`, 'p3 let')
      expect(one.view(undefined).players.map(({ chip }) => chip)).toEqual([1, 1, 0, 1])
      one.play(`p0 ${answer}`)
      expect(one.view(undefined).players.map(({ chip }) => chip)).toEqual([0, 1, words === 'use' ? 0 : 1, 1])
      expect(one.asked()).toBe('p2 turn')
    }
  })

  test('HR1-A19 no chip is played against a chip, not even after a forced choice', () => {
    const it = entering(9, { seats: 3, chips: [0, 1, 2] })
    it.play('p0 decline', 'p2 force', 'p1 force', 'p0 target p2')
    expect(it.view(undefined).players.map(({ chip }) => chip)).toEqual([1, 0, 1])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A20 nobody is asked about a decision of their own', () => {
    for (const words of ['use', 'decline']) {
      const it = entering(1, { seats: 3, chips: [0] })
      it.play(`p0 ${words}`)
      expect(it.view(undefined).players.map(({ chip, ticket }) => [chip, ticket])[0]).toEqual([
        1,
        words === 'use' ? 1 : 0,
      ])
      expect(it.asked()).toBe('p0 turn')
    }
  })
})

describe('ferry', () => {
  test('HR1-A21 a ferry starts from a station or at the end of the track, facing the empty cell', () => {
    const rails = { '0,-1': 'plutus', '0,-3': 'antenor', '2,-1': 'orestes' }
    for (const [at, ways] of [
      ['0,-1 n>n', ['go n']],
      ['0,-1 e>e', ['go e']],
      ['g', ['go s']],
      ['0,-1 n>s', undefined],
      ['0,-1 nn>n', undefined],
      ['0,-1 w>w', undefined],
      ['0,-1 s>s', undefined],
    ] as const) {
      const it = position({ tickets: [0], rails, engines: [at, '7'] })
      expect(it.refused('p0 ferry')).toBe(ways ? undefined : 'HR1-A21')
      if (!ways) continue
      it.play('p0 ferry')
      expect(it.legal(0)).toEqual(ways)
    }
  })

  test('HR1-A21 it needs a ticket, but no card, however many wagons there are', () => {
    const rails = { '0,-2': 'antenor' }
    const trains = [['dido', 'homer', 'midas', 'bocca', 'argenti', 'lano']]
    expect(position({ rails, trains }).refused('p0 ferry')).toBe('HR1-A21')
    expect(position({ rails, trains, tickets: [1] }).refused('p0 ferry')).toBe('HR1-A21')
    const it = position({ rails, trains, tickets: [0] })
    it.play('p0 ferry')
    it.playWith([die(2)], 'p0 go n')
    expect([it.engine(0), it.train(0)]).toEqual(['0,-2 s>n', trains[0]])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR1-A21 one to five empty cells can be crossed', () => {
    for (let cells = 0; cells <= 7; cells++) {
      const it = position({ tickets: [0], rails: { '0,1': 'plutus', [`0,${-1 - cells}`]: 'antenor' } })
      expect(it.refused('p0 ferry')).toBe(cells >= 1 && cells <= 5 ? undefined : 'HR1-A21')
    }
  })

  test('HR1-A22 a ferry into a station enters it, and its power may be used', () => {
    const it = position({ tickets: [0], engines: ['1', '2'] })
    it.play('p0 ferry')
    expect(it.legal(0)).toEqual(['go e', 'go s'])
    it.playWith([die(2)], 'p0 go e')
    expect(events(it)).toEqual(['ferried', 'rolled', 'entered'])
    expect([it.engine(0), it.engine(1)]).toEqual(['2', '2'])
    expect(it.question().params).toEqual({ circle: 2 })
    expect(it.asked()).toBe('p0 visit')
  })

  test('HR1-A23 whoever derails on a ferry loses the ticket to the supply', () => {
    const it = position({ seats: 3, tickets: [0, 1], rails: { '0,-2': 'antenor' } })
    it.play('p0 ferry')
    it.playWith([die(1), 'bocca'], 'p0 go n')
    expect(it.engine(0)).toBe('g')
    expect(it.view(undefined).players.map(({ ticket }) => ticket)).toEqual([0, 1, 0])
    expect(it.view(undefined).tickets).toBe(1)
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR1-A27 whoever derails otherwise keeps ticket and chip', () => {
    const it = position({
      hands: [['argenti'], []],
      rails: { '0,-1': 'plutus' },
      engines: ['0,-1 n>n', 'g'],
      tickets: [0],
      chips: [0],
    })
    it.play('p0 move argenti', 'p0 derail')
    expect(it.view(undefined).players[0]).toMatchObject({ ticket: 1, chip: 1 })
    expect(it.asked()).toBe('p1 turn')
  })
})

describe('the rest', () => {
  test('HR1-A24 an exchange that empties the draw pile goes on with the shuffled discards', () => {
    const it = position({
      hands: [['argenti'], []],
      pile: ['dido'],
      discards: ['midas', 'homer', 'lano'],
      rest: 'delivered',
    })
    it.playWith(['dido', 'lano', 'argenti', 'midas'], 'p0 stoke argenti')
    expect(it.told()).toContainEqual({ id: 'reshuffled', count: 4 })
    expect([it.hand(0), it.hand(1), it.pile()]).toEqual([['dido', 'argenti', 'lano'], ['midas'], 1])
    expect(it.asked()).toBe('p1 turn')
  })

  test('HR1-A24 if both piles are empty in an exchange, the game ends at once', () => {
    const it = position({ hands: [['jason'], []], pile: ['dido'], discards: ['midas'], rest: 'delivered' })
    it.play('p0 stoke jason')
    expect(it.hand(0)).toEqual(['dido', 'midas', 'jason'])
    expect(events(it)).toEqual(['stoked', 'reshuffled', 'drew', 'game-over'])
    expect(it.asked()).toBe('')
    expect(it.result().ending).toBe('piles-empty')
  })

  test('HR1-A25 a rammed engine left on a branch stays one sleeper past the point, with its facing', () => {
    for (const [facing, left] of [
      ['s', '0,1 ne>e'],
      ['n', '0,1 ne>n'],
    ]) {
      const it = position({ hands: [['argenti'], []], rails: { '0,1': 'jason' }, engines: ['g', `0,1 n>${facing}`] })
      it.play('p0 move argenti', 'p0 go s', 'p0 go e')
      expect(it.engine(1)).toBe(left)
      it.play(...steps(0, 'sss'))
      expect([it.engine(0), it.engine(1)]).toEqual(['0,1 s>s', left])
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR1-A26 nobody must use a power, unless a heresy chip forces it', () => {
    for (const station of STATIONS.slice(1)) {
      const free = entering(station, { hands: [['homer'], ['dido']] })
      free.play('p0 decline')
      expect(events(free)).toEqual(['declined'])
      expect([free.engine(0), free.hand(0), free.hand(1)]).toEqual([`${station}`, ['homer'], ['dido']])
      expect(free.asked()).toBe('p0 turn')
      const forced = entering(station, { hands: [['homer'], ['dido']], chips: [1] })
      forced.play('p0 decline', 'p1 force')
      expect(events(forced)).toContain('forced')
      expect(forced.refused('p0 decline')).not.toBeUndefined()
    }
  })

  test('HR1-A26 stations 5, 7, 8 and 9 can derail the visitor', () => {
    for (const [station, rolls] of [
      [5, [die(1), die(6)]],
      [7, [die(6)]],
      [8, [die(6)]],
      [9, [die(6)]],
    ] as const) {
      const it = entering(station, { hands: [['homer'], []] })
      it.playWith([...rolls, 'bocca'], 'p0 use')
      expect([it.engine(0), it.hand(0)]).toEqual(['g', []])
      expect(it.asked()).toBe('p1 turn')
    }
  })
})
