import { describe, expect, test } from 'vitest'
import { SIDE_NAMES } from '../src/index.ts'
import { position, steps } from './scenario.ts'

/** A straight from the Gates of Hell down to circle 4: four sleepers, then the circle. */
const DOWN = { '0,1': 'plutus' }
const ON_THE_WAY = ['0,1 n>s', '0,1 nn>s', '0,1 ss>s', '0,1 s>s', '4']

describe('the card', () => {
  test('HR3-037 to move, a player discards one card from their hand', () => {
    const it = position({ hands: [['argenti', 'homer'], ['dido']], discards: ['midas'], rails: DOWN })
    for (const elsewhere of ['dido', 'midas', 'plutus', 'bocca'])
      expect(it.refused(`p0 move ${elsewhere}`)).toBe('HR3-021')
    it.play('p0 move argenti')
    expect(it.discards()).toEqual(['midas', 'argenti'])
    expect(it.hand(0)).toEqual(['homer'])
    it.play(...steps(0, 'sss'), 'p0 stop')
    expect(it.discards()).toEqual(['midas', 'argenti'])
    expect(it.hand(0)).toEqual(['homer'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-038 the traction of the card is at least the number of coupled cars', () => {
    const cards = ['dido', 'sinon', 'capaneus', 'ezzelino', 'jason']
    const cars = ['homer', 'aristotle', 'electra', 'hector', 'paolo', 'amata']
    for (let count = 0; count <= cars.length; count++) {
      const it = position({ hands: [cards, []], trains: [cars.slice(0, count), ['midas']], rails: DOWN })
      for (const [i, card] of cards.entries())
        expect(it.refused(`p0 move ${card}`)).toBe(i + 1 >= count ? undefined : 'HR3-038')
      expect(it.asked()).toBe('p0 turn')
    }
  })

  test('HR3-039 a move has any number of steps up to the car value of the card', () => {
    for (const [card, value] of [
      ['lucullus', 3],
      ['ottaviano', 4],
      ['argenti', 6],
    ] as const)
      for (let made = 1; made <= Math.min(value, 4); made++) {
        const it = position({ hands: [[card, 'homer'], []], rails: DOWN })
        it.play(`p0 move ${card}`)
        expect(it.question()).toMatchObject({ rule: 'HR3-039', params: { left: value } })
        it.play(...steps(0, 's'.repeat(made)))
        expect(it.asked()).toBe(made < value ? 'p0 step' : 'p0 turn')
        expect(it.view(undefined).left).toBe(value - made)
        if (made < value) it.play('p0 stop')
        expect(it.engine(0)).toBe(ON_THE_WAY[made - 1])
        expect(it.refused('p0 go s')).toBe('HR3-020')
        expect(it.asked()).toBe('p0 turn')
      }
  })

  test('HR3-039 a move under way is finished before anything else is done', () => {
    const it = position({ hands: [['argenti', 'homer'], []], rails: DOWN })
    it.play('p0 move argenti')
    expect(it.refused('p0 stop')).toBe('HR3-A58')
    it.play('p0 go s')
    for (const words of ['move homer', 'lay homer', 'couple homer', 'stoke homer', 'end'])
      expect(it.refused(`p0 ${words}`)).toBe('HR3-039')
    expect(it.refused('p0 stop')).toBeUndefined()
    expect(it.asked()).toBe('p0 step')
  })
})

describe('the way', () => {
  test('HR3-045 an engine follows the curves of the track', () => {
    const it = position({ hands: [['argenti'], []], rails: { '0,1': 'phlegyas' }, tokens: { 2: 'geryon' } })
    it.play('p0 move argenti', ...steps(0, 'se'))
    expect(it.engine(0)).toBe('0,1 ne>e')
    it.play('p0 go e')
    expect(it.engine(0)).toBe('0,1 e>e')
    it.play('p0 go e')
    expect(it.engine(0)).toBe('2')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-045 an engine never reverses on the track', () => {
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
      expect(it.legal(0)).toEqual(SIDE_NAMES.filter((side) => ahead.includes(side)).map((side) => `go ${side}`))
      for (const side of SIDE_NAMES)
        expect(it.refused(`p0 go ${side}`)).toBe(ahead.includes(side) ? undefined : 'HR3-045')
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR3-046 an engine on the track keeps its facing from turn to turn', () => {
    for (const [at, ahead, back] of [
      ['0,1 nn>s', 's', 'n'],
      ['0,1 nn>n', 'n', 's'],
      ['0,1 ne>e', 'e', 'n'],
      ['0,1 ne>n', 'n', 'e'],
      ['0,1 e>e', 'e', 'w'],
    ]) {
      const it = position({ hands: [['argenti', 'lucullus'], []], rails: { '0,1': 'saladin' }, engines: [at, 'g'] })
      it.play('p0 end', 'p1 end')
      expect(it.engine(0)).toBe(at)
      it.play('p0 move lucullus')
      expect(it.refused(`p0 go ${ahead}`)).toBeUndefined()
      expect(it.refused(`p0 go ${back}`)).toBe('HR3-045')
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR3-047 an engine takes a new direction in a circle, and only there', () => {
    const it = position({
      hands: [['lucullus', 'argenti', 'homer'], []],
      rails: { ...DOWN, '1,2': 'orestes' },
      engines: ['0,1 ss>s', 'g'],
      tokens: { 4: 'geryon' },
    })
    it.play('p0 move lucullus', 'p0 go s', 'p0 stop', 'p0 move argenti')
    expect(it.legal(0)).toEqual(['go s'])
    expect(it.refused('p0 go n')).toBe('HR3-045')
    it.play('p0 go s', 'p0 move homer')
    expect(it.legal(0)).toEqual(['go n', 'go e'])
    it.play('p0 go n')
    expect(it.engine(0)).toBe('0,1 s>n')
    expect(it.asked()).toBe('p0 step')
  })

  test('HR3-055 a circle can be left on any side where there is track', () => {
    for (const [sides, rails] of [
      ['n', { '0,1': 'plutus' }],
      ['ne', { '0,1': 'plutus', '1,2': 'orestes' }],
      ['sw', { '0,3': 'plutus', '-1,2': 'orestes' }],
      ['nesw', { '0,1': 'plutus', '1,2': 'orestes', '0,3': 'antenor', '-1,2': 'midas' }],
    ] as const)
      for (const side of SIDE_NAMES) {
        const it = position({ hands: [['argenti'], []], rails, engines: ['4', 'g'] })
        it.play('p0 move argenti')
        expect(it.refused(`p0 go ${side}`)).toBe(sides.includes(side) ? undefined : 'HR3-055')
        expect(it.legal(0)).toEqual(SIDE_NAMES.filter((each) => sides.includes(each)).map((each) => `go ${each}`))
        if (!sides.includes(side)) continue
        it.play(`p0 go ${side}`)
        expect(it.engine(0)).toBe({ n: '0,1 s>n', e: '1,2 w>e', s: '0,3 n>s', w: '-1,2 e>w' }[side])
        expect(it.asked()).toBe('p0 step')
      }
  })

  test('HR3-055 a circle without track around it cannot be left', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['7', 'g'] })
    expect(it.refused('p0 move argenti')).toBe('HR3-055')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-056 where tracks part, the player who moves chooses the branch', () => {
    for (const [card, branches] of [
      ['saladin', { e: '0,1 ne>e', s: '0,1 nn>s', w: '0,1 wn>w' }],
      ['ciacco', { e: '0,1 ne>e', s: '0,1 nn>s' }],
      ['phlegyas', { e: '0,1 ne>e', w: '0,1 wn>w' }],
      ['plutus', { s: '0,1 nn>s' }],
    ] as const)
      for (const [side, place] of Object.entries(branches)) {
        const it = position({ hands: [['argenti'], []], rails: { '0,1': card } })
        it.play('p0 move argenti', 'p0 go s')
        expect(it.legal(0)).toEqual([...Object.keys(branches).map((each) => `go ${each}`), 'stop'])
        it.play(`p0 go ${side}`)
        expect(it.engine(0)).toBe(place)
        expect(it.asked()).toBe('p0 step')
      }
  })
})

describe('other engines', () => {
  test('HR3-048 an engine cannot pass another on its track', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', '0,1 nn>s'], tokens: { 4: 'geryon' } })
    it.play('p0 move argenti')
    for (let made = 1; made <= 4; made++) {
      it.play('p0 go s')
      expect(it.engine(0)).toBe(ON_THE_WAY[made - 1])
      expect(it.engine(1)).toBe(ON_THE_WAY[Math.max(made, 1)])
    }
    it.play('p0 go s')
    expect([it.engine(0), it.engine(1)]).toEqual(['4', '4'])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-048 an engine on a crossing track is not in the way', () => {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', '0,1 ee>w'], tokens: { 4: 'geryon' } })
    it.play('p0 move argenti', ...steps(0, 'sssss'))
    expect([it.engine(0), it.engine(1)]).toEqual(['4', '0,1 ee>w'])
    expect(it.table.story.flat().map(({ id }) => id)).not.toContain('rammed')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-049 an engine rams another by arriving on its sleeper', () => {
    for (const facing of ['s', 'n']) {
      const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', `0,1 nn>${facing}`] })
      it.play('p0 move argenti', 'p0 go s')
      expect(it.told()).not.toContainEqual({ id: 'rammed', by: 0, engine: 1 })
      expect(it.engine(1)).toBe(`0,1 nn>${facing}`)
      it.play('p0 go s')
      expect(it.told()).toContainEqual({ id: 'rammed', by: 0, engine: 1 })
      expect(it.engine(0)).toBe('0,1 nn>s')
      expect(it.engine(1)).toBe(`0,1 ss>${facing}`)
      expect(it.asked()).toBe('p0 step')
    }
  })

  test('HR3-050 any number of engines may stand in a circle, and none is rammed there', () => {
    const it = position({
      seats: 4,
      hands: [['argenti'], []],
      rails: DOWN,
      engines: ['0,1 s>s', '4', '4', '4'],
      catchers: [0],
      trains: [[], ['homer'], ['dido'], ['paolo']],
      tokens: { 4: 'geryon' },
    })
    it.play('p0 move argenti', 'p0 go s')
    expect([0, 1, 2, 3].map((p) => it.engine(p))).toEqual(['4', '4', '4', '4'])
    expect(it.told().map(({ id }) => id)).toEqual(['entered', 'no-use'])
    expect(it.asked()).toBe('p0 turn')
  })
})

describe('circles', () => {
  test('HR3-051 entering a circle costs one step', () => {
    const short = position({ hands: [['ottaviano'], []], rails: DOWN })
    short.play('p0 move ottaviano', ...steps(0, 'ssss'))
    expect(short.engine(0)).toBe('0,1 s>s')
    expect(short.asked()).toBe('p0 turn')
    const enough = position({ hands: [['ezzelino'], []], rails: DOWN, tokens: { 4: 'lust' } })
    enough.play('p0 move ezzelino', ...steps(0, 'ssss'))
    expect(enough.question().params).toEqual({ left: 1 })
    enough.play('p0 go s')
    expect(enough.engine(0)).toBe('4')
    expect(enough.asked()).toBe('p0 visit')
  })

  test('HR3-052 entering a circle ends the move, however many steps are left', () => {
    const rails = { ...DOWN, '0,3': 'orestes' }
    const it = position({ hands: [['dido'], []], rails, tokens: { 4: 'geryon' } })
    it.play('p0 move dido', ...steps(0, 'sssss'))
    expect(it.engine(0)).toBe('4')
    expect(it.view(undefined)).toMatchObject({ moving: -1, left: 0 })
    expect(it.refused('p0 go s')).toBe('HR3-020')
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-052 entering the Gates of Hell ends the move as well', () => {
    const gates = position({ hands: [['dido'], []], rails: DOWN, engines: ['0,1 n>n', '4'] })
    gates.play('p0 move dido', 'p0 go n')
    expect(gates.engine(0)).toBe('g')
    expect(gates.asked()).toBe('p0 turn')
  })

  test('HR3-053 a player may move again in the same turn by discarding another card', () => {
    const it = position({
      hands: [['ottaviano', 'lucullus', 'argenti'], []],
      rails: { ...DOWN, '0,3': 'orestes' },
      tokens: { 4: 'geryon' },
    })
    it.play('p0 move ottaviano', ...steps(0, 'ssss'))
    expect(it.asked()).toBe('p0 turn')
    it.play('p0 move lucullus', 'p0 go s')
    expect(it.engine(0)).toBe('4')
    expect(it.asked()).toBe('p0 turn')
    it.play('p0 move argenti', ...steps(0, 'ss'), 'p0 stop')
    expect(it.engine(0)).toBe('0,3 nn>s')
    expect(it.discards()).toEqual(['ottaviano', 'lucullus', 'argenti'])
    expect(it.hand(0)).toEqual([])
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-054 who enters a circle decides at once about its effect, before anything else', () => {
    const it = position({
      hands: [['argenti', 'ganelon'], ['dido']],
      trains: [['crassus']],
      rails: DOWN,
      engines: ['0,1 s>s', 'g'],
      tokens: { 4: 'lust' },
    })
    it.play('p0 move argenti', 'p0 go s')
    expect(it.asked()).toBe('p0 visit')
    expect(it.question()).toMatchObject({ rule: 'HR3-054', params: { circle: 4, held: -1 } })
    for (const words of [
      'deliver crassus',
      'couple ganelon',
      'move ganelon',
      'lay ganelon',
      'stoke ganelon',
      'go s',
      'end',
    ])
      expect(it.refused(`p0 ${words}`)).toBe('HR3-054')
    expect(it.legal(0)).toEqual(['use', 'decline'])
    expect(it.refused('p0 use-held')).toBe('HR3-112')
    it.play('p0 decline')
    expect(it.refused('p0 use')).toBe('HR3-092')
    for (const words of ['deliver crassus', 'couple ganelon', 'move ganelon', 'lay ganelon', 'stoke ganelon', 'end'])
      expect(it.refused(`p0 ${words}`)).toBeUndefined()
    expect(it.asked()).toBe('p0 turn')
  })

  test('HR3-054 the effect comes first, then the other actions', () => {
    const it = position({
      hands: [['argenti'], []],
      trains: [['crassus']],
      rails: DOWN,
      engines: ['0,1 s>s', 'g'],
      tokens: { 4: 'boatmen' },
    })
    it.play('p0 move argenti', 'p0 go s', 'p0 use')
    expect(it.view(undefined).players[0].boat).toBe(1)
    expect(it.refused('p0 use')).toBe('HR3-092')
    it.play('p0 deliver crassus')
    expect(it.asked()).toBe('p0 turn')
  })
})
