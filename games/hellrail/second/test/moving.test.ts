import { seededChance, usualOptions, viewOf } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { SINNERS, TRACK } from '../../railway/rail-cards.ts'
import { SIDE_NAMES } from '../../railway/sides.ts'
import { cellOf, fieldSleeperOf, sleeperOf } from '../../railway/state.ts'
import { hasSleeper, turnTrack } from '../../railway/tracks.ts'
import { hellrail1999, type View } from '../src/index.ts'
import { before, entering, entry, events, position, STATIONS, steps } from './scenario.ts'

/** A straight from the Gates of Hell down to station 4: four sleepers, then the station. */
const DOWN = { '0,1': 'plutus' }
const WAY = ['0,1 n>s', '0,1 nn>s', '0,1 ss>s', '0,1 s>s', '4']

describe('the card', () => {
  test('HR1-021 a card is played for any number of steps up to its car value', () => {
    for (const [card, value] of [
      ['lucullus', 3],
      ['ottaviano', 4],
      ['argenti', 6],
    ] as const)
      for (let made = 1; made <= Math.min(value, 4); made++) {
        const it = position({ hands: [[card, 'homer'], []], rails: DOWN })
        it.play(`p0 move ${card}`)
        expect(it.told()).toEqual([{ id: 'set-off', by: 0, card: SINNERS.indexOf(card), reach: value }])
        expect(it.question()).toMatchObject({ rule: 'HR1-021', params: { left: value } })
        expect([it.hand(0), it.discards()]).toEqual([['homer'], [card]])
        it.play(...steps(0, 's'.repeat(made)))
        expect(it.asked()).toBe(made < value ? 'p0 step' : 'p0 turn')
        if (made < value) it.play('p0 stop')
        expect(it.engine(0)).toBe(WAY[made - 1])
        expect(it.asked()).toBe('p0 turn')
      }
  })

  test('HR1-021 the card comes from the own hand, and the move is made before anything else', () => {
    const it = position({ hands: [['argenti', 'homer'], ['dido']], discards: ['midas'], rails: DOWN })
    for (const elsewhere of ['dido', 'midas', 'plutus', 'bocca'])
      expect(it.refused(`p0 move ${elsewhere}`)).toBe('HR1-011')
    it.play('p0 move argenti')
    for (const words of ['stop', 'move homer', 'lay homer', 'stoke homer', 'end', 'ferry'])
      expect(it.refused(`p0 ${words}`)).toBe('HR1-021')
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-022 the brimstone value is at least the number of coupled wagons', () => {
    const cards = ['dido', 'sinon', 'capaneus', 'ezzelino', 'jason']
    const wagons = ['homer', 'aristotle', 'electra', 'hector', 'paolo', 'amata']
    for (let count = 0; count <= wagons.length; count++) {
      const it = position({ hands: [cards, []], trains: [wagons.slice(0, count), ['midas']], rails: DOWN })
      for (const [i, card] of cards.entries())
        expect(it.refused(`p0 move ${card}`)).toBe(i + 1 >= count ? undefined : 'HR1-022')
      expect(it.asked()).toBe('p0 turn')
    }
  })
})

describe('the way', () => {
  test('HR1-023 a step leads to the next black sleeper: four on a straight, three round a curve', () => {
    const straight = position({ hands: [['dido'], []], rails: DOWN })
    straight.play('p0 move dido')
    for (const place of WAY) {
      straight.play('p0 go s')
      expect(straight.engine(0)).toBe(place)
    }
    const curve = position({ hands: [['dido'], []], rails: { '0,1': 'midas' } })
    curve.play('p0 move dido', 'p0 go s')
    for (const place of ['0,1 ne>e', '0,1 e>e', '2']) {
      curve.play('p0 go e')
      expect(curve.engine(0)).toBe(place)
    }
    const cards = position({ hands: [['dido'], []], rails: { '0,-1': 'plutus', '0,-2': 'orestes' } })
    cards.play('p0 move dido', ...steps(0, 'nnnn'))
    expect(cards.engine(0)).toBe('0,-1 n>n')
    cards.play('p0 go n')
    expect(cards.engine(0)).toBe('0,-2 s>n')
    expect(cards.question().params).toEqual({ left: 4 })
    expect(cards.asked()).toBe('p0 step')
  })

  test('HR1-024 engines stand in stations and on sleepers, and nowhere else', () => {
    const chance = seededChance(24)
    let onTrack = 0
    for (const seats of [2, 3, 4]) {
      const s = hellrail1999.setup(usualOptions(hellrail1999.options), seats, chance)
      for (let asked = hellrail1999.asked(s); asked.length > 0; asked = hellrail1999.asked(s)) {
        const { players, rails } = viewOf(hellrail1999, s, undefined) as unknown as View
        for (const { engine } of players.filter((player) => player.engine >= 0)) {
          const at = fieldSleeperOf(engine)
          const rail = rails.find(({ cell }) => cell === cellOf(at))
          expect(rail && hasSleeper(turnTrack(TRACK[rail.card], rail.turn), sleeperOf(at))).toBe(true)
          onTrack++
        }
        for (const { engine } of players) expect(engine).toBeGreaterThanOrEqual(-10)
        const legal = hellrail1999.legal(s, asked[0])
        hellrail1999.play(s, asked[0], legal[chance.pick(legal.length)], chance)
      }
    }
    expect(onTrack).toBeGreaterThan(20)
  })

  test('HR1-025 an engine never moves backwards', () => {
    for (const [at, ahead] of [
      ['0,1 n>s', 'esw'],
      ['0,1 nn>s', 's'],
      ['0,1 ss>n', 'n'],
      ['0,1 ne>e', 'e'],
      ['0,1 ne>n', 'n'],
      ['0,1 e>e', 'e'],
      ['0,1 e>w', 'nsw'],
    ] as const) {
      const it = position({ hands: [['argenti'], []], rails: { '0,1': 'saladin' }, engines: [at, 'g'] })
      it.play('p0 move argenti')
      for (const side of SIDE_NAMES)
        expect(it.refused(`p0 go ${side}`)).toBe(ahead.includes(side) ? undefined : 'HR1-025')
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR1-025 not in a later turn either', () => {
    const it = position({ hands: [['argenti', 'homer'], []], rails: DOWN })
    it.play('p0 move argenti', ...steps(0, 'ss'), 'p0 stop', 'p0 end', 'p1 end', 'p0 move homer')
    expect(it.legal(0)).toEqual(['go s'])
    expect(it.refused('p0 go n')).toBe('HR1-025')
    expect(it.asked()).toBe('p0 step')
  })
})

describe('ramming', () => {
  test('HR1-026 an engine cannot overtake another on the track, but it may in a station', () => {
    const it = position({
      hands: [['argenti', 'homer'], []],
      rails: { ...DOWN, '0,3': 'orestes' },
      engines: ['g', '0,1 nn>s'],
    })
    it.play('p0 move argenti')
    for (const [i, place] of WAY.entries()) {
      it.play('p0 go s')
      expect([it.engine(0), it.engine(1)]).toEqual([place, WAY[Math.min(Math.max(i + 1, 1), 4)]])
    }
    it.play('p0 decline', 'p0 move homer', 'p0 go s')
    expect([it.engine(0), it.engine(1)]).toEqual(['0,3 n>s', '4'])
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-027 an engine in the way is pushed on and keeps its facing', () => {
    // From the Gates of Hell to the east, and round a curve to the north.
    const rails = { '1,0': 'midas r1', '1,-1': 'plutus' }
    for (const [met, pushed] of [
      ['1,0 w>e', ['1,0 wn>n', '1,0 n>n', '1,-1 s>n', '1,-1 ss>n']],
      ['1,0 w>w', ['1,0 wn>w', '1,0 n>s', '1,-1 s>s', '1,-1 ss>s']],
    ] as const) {
      const it = position({ hands: [['argenti'], []], rails, engines: ['g', met] })
      it.play('p0 move argenti', 'p0 go e')
      expect(it.told()).toContainEqual({ id: 'rammed', by: 0, engine: 1 })
      expect(events(it)).toEqual(['rammed', 'pushed', 'went'])
      expect(it.engine(1)).toBe(pushed[0])
      for (const place of pushed.slice(1)) {
        it.play('p0 go n')
        expect(it.engine(1)).toBe(place)
      }
      expect(it.question().params).toEqual({ left: 2 })
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR1-027 an engine on a crossing track is not in the way', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', '0,1 ee>w'] })
    it.play('p0 move argenti', ...steps(0, 'sssss'))
    expect([it.engine(0), it.engine(1)]).toEqual(['4', '0,1 ee>w'])
    expect(it.table.story.flat().map(({ id }) => id)).not.toContain('rammed')
    expect(it.asked()).toBe('p0 visit')
  })

  test('HR1-028 a rammed engine ends one sleeper ahead of the other', () => {
    const rails = { '0,-1': 'plutus', '0,-2': 'orestes' }
    const way = ['0,-1 s>n', '0,-1 ss>n', '0,-1 nn>n', '0,-1 n>n', '0,-2 s>n', '0,-2 ss>n', '0,-2 nn>n']
    for (const [card, value] of [
      ['jason', 3],
      ['thais', 4],
      ['ezzelino', 5],
    ] as const)
      for (let met = 0; met < value; met++) {
        const it = position({ hands: [[card], []], rails, engines: ['g', way[met]] })
        it.play(`p0 move ${card}`, ...steps(0, 'n'.repeat(value)))
        expect([it.engine(0), it.engine(1)]).toEqual([way[value - 1], way[value]])
        expect(it.asked()).toBe('p0 turn')
      }
  })

  test('HR1-A30 engines in a row are all pushed on', () => {
    const it = position({ seats: 3, hands: [['argenti']], rails: DOWN, engines: ['g', '0,1 n>s', '0,1 nn>n'] })
    it.play('p0 move argenti', 'p0 go s')
    expect([0, 1, 2].map(it.engine)).toEqual(['0,1 n>s', '0,1 nn>s', '0,1 ss>n'])
    expect(it.asked()).toBe('p0 step')
  })

  test('HR1-029 where tracks part, whoever rams chooses the branch of the rammed engine, then their own', () => {
    for (const [pushed, taken, ends] of [
      ['e', 'e', ['0,1 ne>e', '0,1 e>e']],
      ['e', 's', ['0,1 nn>s', '0,1 ne>e']],
      ['s', 'w', ['0,1 wn>w', '0,1 nn>s']],
    ] as const) {
      const it = position({ hands: [['argenti'], []], rails: { '0,1': 'jason' }, engines: ['g', '0,1 n>s'] })
      it.play('p0 move argenti', 'p0 go s')
      expect(it.asked()).toBe('p0 push')
      expect(it.question()).toMatchObject({ rule: 'HR1-029', params: { engine: 1 } })
      expect(it.legal(0)).toEqual(['go e', 'go s', 'go w'])
      for (const words of ['go n', 'stop', 'end']) expect(it.refused(`p0 ${words}`)).toBe('HR1-029')
      it.play(`p0 go ${pushed}`)
      expect(it.engine(0)).toBe('0,1 n>s')
      it.play(`p0 go ${taken}`)
      expect([it.engine(0), it.engine(1)]).toEqual(ends)
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR1-029 of two branches one is chosen, and where there is only one way nobody is asked', () => {
    for (const [card, ways] of [
      ['ciacco', ['go e', 'go s']],
      ['phlegyas', ['go e', 'go w']],
    ] as const) {
      const it = position({ hands: [['argenti'], []], rails: { '0,1': card }, engines: ['g', '0,1 n>s'] })
      it.play('p0 move argenti', 'p0 go s')
      expect(it.asked()).toBe('p0 push')
      expect(it.legal(0)).toEqual(ways)
    }
    const straight = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', '0,1 n>s'] })
    straight.play('p0 move argenti', 'p0 go s')
    expect(straight.engine(1)).toBe('0,1 nn>s')
    expect(straight.asked()).toBe('p0 step')
  })

  test('HR1-030 an engine is pushed into a station, but never out of one', () => {
    const rails = { ...DOWN, '0,3': 'orestes' }
    for (const facing of ['s', 'n']) {
      const it = position({
        seats: 3,
        hands: [['argenti']],
        rails,
        engines: ['0,1 ss>s', `0,1 s>${facing}`, '4'],
      })
      it.play('p0 move argenti', 'p0 go s')
      expect(it.told()).toContainEqual(expect.objectContaining({ id: 'pushed-into', engine: 1, circle: 4 }))
      expect([0, 1, 2].map(it.engine)).toEqual(['0,1 s>s', '4', '4'])
      expect(it.asked()).toBe('p0 step')
      it.play('p0 go s')
      expect([0, 1, 2].map(it.engine)).toEqual(['4', '4', '4'])
      expect(events(it)).toEqual(['entered'])
      expect(it.asked()).toBe('p0 visit')
    }
  })
})

describe('stations', () => {
  test('HR1-031 entering a station costs one step', () => {
    const short = position({ hands: [['ottaviano'], []], rails: DOWN })
    short.play('p0 move ottaviano', ...steps(0, 'ssss'))
    expect(short.engine(0)).toBe('0,1 s>s')
    expect(short.refused('p0 go s')).toBe('HR1-011')
    expect(short.asked()).toBe('p0 turn')
    const enough = position({ hands: [['ezzelino'], []], rails: DOWN })
    enough.play('p0 move ezzelino', ...steps(0, 'ssss'))
    expect(enough.question().params).toEqual({ left: 1 })
    enough.play('p0 go s')
    expect(enough.engine(0)).toBe('4')
    expect(enough.asked()).toBe('p0 visit')
  })

  test('HR1-032 entering a station ends the move; another card may be played to move again', () => {
    const it = position({ hands: [['dido', 'homer'], []], rails: { ...DOWN, '0,3': 'orestes' } })
    it.play('p0 move dido', ...steps(0, 'sssss'), 'p0 decline')
    expect(it.engine(0)).toBe('4')
    expect(it.view(undefined)).toMatchObject({ moving: -1, left: 0 })
    expect(it.refused('p0 go s')).toBe('HR1-011')
    it.play('p0 move homer', ...steps(0, 'ss'), 'p0 stop')
    expect([it.engine(0), it.hand(0)]).toEqual(['0,3 nn>s', []])
    expect(it.asked()).toBe('p0 turn')
    const gates = before('g', { hands: [['homer']] })
    gates.play(...entry('g'))
    expect(gates.engine(0)).toBe('g')
    expect(gates.asked()).toBe('p0 turn')
  })

  test('HR1-033 whoever enters a station decides about its power before anything else', () => {
    for (const station of STATIONS.slice(1)) {
      const it = entering(station, { hands: [['ganelon', 'homer']], trains: [['crassus']] })
      for (const words of [
        'deliver crassus',
        'couple ganelon',
        'move homer',
        'lay homer',
        'stoke homer',
        'go s',
        'end',
      ])
        expect(it.refused(`p0 ${words}`)).toBe('HR1-033')
      it.play('p0 decline')
      expect(it.told()).toEqual([{ id: 'declined', by: 0, circle: Number(station) }])
      for (const words of ['use', 'decline']) expect(it.refused(`p0 ${words}`)).toBe('HR1-011')
      expect(it.refused('p0 lay homer')).toBeUndefined()
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR1-034 a station is left on any side where there is track', () => {
    for (const [sides, rails] of [
      ['n', { '0,1': 'plutus' }],
      ['sw', { '0,3': 'plutus', '-1,2': 'orestes' }],
      ['nesw', { '0,1': 'plutus', '1,2': 'orestes', '0,3': 'antenor', '-1,2': 'midas' }],
    ] as const)
      for (const side of SIDE_NAMES) {
        const it = position({ hands: [['argenti'], []], rails, engines: ['4', 'g'] })
        it.play('p0 move argenti')
        expect(it.refused(`p0 go ${side}`)).toBe(sides.includes(side) ? undefined : 'HR1-034')
        if (!sides.includes(side)) continue
        it.play(`p0 go ${side}`)
        expect(it.engine(0)).toBe({ n: '0,1 s>n', e: '1,2 w>e', s: '0,3 n>s', w: '-1,2 e>w' }[side])
        expect(it.asked()).toBe('p0 step')
      }
    const lonely = position({ hands: [['argenti'], []], rails: DOWN, engines: ['7', 'g'] })
    expect(lonely.refused('p0 move argenti')).toBe('HR1-034')
    expect(lonely.asked()).toBe('p0 turn')
  })

  test('HR1-035 HR1-A30 an engine that goes past the end of the track derails, by itself or rammed', () => {
    const rails = { '0,-1': 'plutus' }
    const own = position({ hands: [['argenti'], []], rails, engines: ['0,-1 nn>n', 'g'] })
    own.play('p0 move argenti', 'p0 go n')
    expect(own.legal(0)).toEqual(['stop', 'derail'])
    own.play('p0 derail')
    expect(own.told()).toContainEqual(expect.objectContaining({ id: 'derailed', by: 0 }))
    expect(own.engine(0)).toBe('g')
    expect(own.asked()).toBe('p1 turn')
    for (const facing of ['n', 's']) {
      const rammed = position({ hands: [['argenti'], []], rails, engines: ['0,-1 ss>n', `0,-1 nn>${facing}`] })
      rammed.play('p0 move argenti', 'p0 go n')
      expect(rammed.engine(1)).toBe(`0,-1 n>${facing}`)
      rammed.play('p0 go n')
      expect(rammed.told()).toContainEqual(expect.objectContaining({ id: 'derailed', by: 1 }))
      expect([rammed.engine(0), rammed.engine(1)]).toEqual(['0,-1 n>n', 'g'])
      expect(rammed.asked()).toBe('p0 step')
    }
  })
})
