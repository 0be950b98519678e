import { expect, test } from 'vitest'
import { position, steps } from './scenario.ts'

/** A straight from the Gates of Hell down to circle 4. */
const DOWN = { '0,1': 'plutus' }

test('HR3-065 a rammed engine is pushed along the track ahead of the other, whichever way it looks', () => {
  for (const [met, first, second] of [
    ['0,1 n>s', '0,1 nn>s', '0,1 ss>s'],
    ['0,1 n>n', '0,1 nn>n', '0,1 ss>n'],
  ]) {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['g', met] })
    it.play('p0 move argenti', 'p0 go s')
    expect([it.engine(0), it.engine(1)]).toEqual(['0,1 n>s', first])
    expect(it.told().map(({ id }) => id)).toEqual(['rammed', 'pushed', 'went'])
    it.play('p0 go s')
    expect([it.engine(0), it.engine(1)]).toEqual(['0,1 nn>s', second])
    expect(it.question().params).toEqual({ left: 4 })
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR3-065 a rammed engine follows the track round curves and on to the next card', () => {
  // From the Gates of Hell to the east, and round curves to the north.
  const rails = { '1,0': 'midas r1', '1,-1': 'plutus' }
  const it = position({ hands: [['argenti'], []], rails, engines: ['g', '1,0 w>e'] })
  it.play('p0 move argenti')
  const seen = Array.from('ennnn', (side) => {
    it.play(`p0 go ${side}`)
    return [it.engine(0), it.engine(1)]
  })
  expect(seen).toEqual([
    ['1,0 w>e', '1,0 wn>n'],
    ['1,0 wn>n', '1,0 n>n'],
    ['1,0 n>n', '1,-1 s>n'],
    ['1,-1 s>n', '1,-1 ss>n'],
    ['1,-1 ss>n', '1,-1 nn>n'],
  ])
  expect(it.asked()).toBe('p0 step')
})

test('HR3-066 a rammed engine still points the way it did before', () => {
  const rails = { '1,0': 'midas r1', '1,-1': 'plutus' }
  for (const [met, seen, ahead, behind] of [
    ['1,0 w>w', ['1,0 wn>w', '1,0 n>s', '1,-1 s>s', '1,-1 ss>s', '1,-1 nn>s'], 's', 'n'],
    ['1,0 w>e', ['1,0 wn>n', '1,0 n>n', '1,-1 s>n', '1,-1 ss>n', '1,-1 nn>n'], 'n', 's'],
  ] as const) {
    const it = position({ hands: [['argenti'], ['homer']], rails, engines: ['g', met] })
    it.play('p0 move argenti')
    for (const [i, side] of ['e', 'n', 'n', 'n', 'n'].entries()) {
      it.play(`p0 go ${side}`)
      expect(it.engine(1)).toBe(seen[i])
    }
    it.play('p0 stop', 'p0 end', 'p1 move homer')
    expect(it.legal(1)).toEqual([`go ${ahead}`])
    expect(it.refused(`p1 go ${behind}`)).toBe('HR3-045')
    expect(it.asked()).toBe('p1 step')
  }
})

test('HR3-067 when the move ends on the track, the rammed engine stands one sleeper ahead', () => {
  const rails = { '0,-1': 'plutus', '0,-2': 'orestes' }
  const way = ['0,-1 s>n', '0,-1 ss>n', '0,-1 nn>n', '0,-1 n>n', '0,-2 s>n', '0,-2 ss>n', '0,-2 nn>n']
  for (const [card, value] of [
    ['jason', 3],
    ['thais', 4],
    ['ezzelino', 5],
    ['argenti', 6],
  ] as const)
    for (let met = 0; met < value; met++) {
      const it = position({ hands: [[card], []], rails, engines: ['g', way[met]] })
      it.play(`p0 move ${card}`, ...steps(0, 'n'.repeat(value)))
      expect([it.engine(0), it.engine(1)]).toEqual([way[value - 1], way[value]])
      expect(it.asked()).toBe('p0 turn')
    }
})

test('HR3-068 a rammed engine may be pushed into a circle', () => {
  for (const facing of ['s', 'n']) {
    const it = position({ hands: [['argenti'], []], rails: DOWN, engines: ['0,1 ss>s', `0,1 s>${facing}`] })
    it.play('p0 move argenti', 'p0 go s')
    expect([it.engine(0), it.engine(1)]).toEqual(['0,1 s>s', '4'])
    expect(it.told()).toContainEqual(expect.objectContaining({ id: 'pushed-into', engine: 1, circle: 4 }))
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR3-069 an engine in a circle is never pushed', () => {
  const rails = { ...DOWN, '0,3': 'orestes' }
  const entering = position({ hands: [['argenti'], []], rails, engines: ['0,1 s>s', '4'], tokens: { 4: 'geryon' } })
  entering.play('p0 move argenti', 'p0 go s')
  expect([entering.engine(0), entering.engine(1)]).toEqual(['4', '4'])
  expect(entering.asked()).toBe('p0 turn')

  const pushing = position({ seats: 3, hands: [['argenti'], []], rails, engines: ['0,1 ss>s', '0,1 s>s', '4'] })
  pushing.play('p0 move argenti', 'p0 go s')
  expect([0, 1, 2].map((p) => pushing.engine(p))).toEqual(['0,1 s>s', '4', '4'])
  expect(pushing.asked()).toBe('p0 step')
})

test('HR3-070 an engine pushed into a circle is pushed no further in that move', () => {
  const rails = { ...DOWN, '0,3': 'orestes' }
  const it = position({ hands: [['argenti'], []], rails, engines: ['0,1 ss>s', '0,1 s>s'], tokens: { 4: 'geryon' } })
  it.play('p0 move argenti', 'p0 go s', 'p0 go s')
  expect([it.engine(0), it.engine(1)]).toEqual(['4', '4'])
  expect(it.told().map(({ id }) => id)).toEqual(['entered', 'no-use'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR3-071 whoever is pushed into a circle cannot use its effect', () => {
  for (const effect of ['lust', 'boatmen', 'chaos-reigns'] as const) {
    const it = position({
      hands: [['argenti'], ['homer']],
      rails: DOWN,
      engines: ['0,1 ss>s', '0,1 s>s'],
      held: { 1: 'heresy' },
      tokens: { 4: effect },
    })
    it.play('p0 move argenti', 'p0 go s')
    expect(it.engine(1)).toBe('4')
    expect(it.legal(1)).toEqual([])
    for (const words of ['use', 'use-held', 'decline']) expect(it.refused(`p1 ${words}`)).toBe('HR3-017')
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR3-072 an effect needs entering a circle of the own will and in the own turn', () => {
  const it = position({
    hands: [['argenti'], ['lucullus', 'homer']],
    rails: DOWN,
    engines: ['0,1 ss>s', '0,1 s>s'],
    tokens: { 4: 'boatmen' },
    pile: ['dido'],
    rest: 'delivered',
  })
  it.play('p0 move argenti', 'p0 go s', 'p0 stop', 'p0 end')
  expect(it.asked()).toBe('p1 turn')
  for (const words of ['use', 'use-held']) expect(it.refused(`p1 ${words}`)).toBe('HR3-092')
  expect(it.refused('p1 decline')).toBe('HR3-020')
  expect(it.view(1).players[1].boat).toBe(0)
  expect(it.asked()).toBe('p1 turn')

  const own = position({ hands: [['argenti'], []], rails: DOWN, engines: ['0,1 s>s', '4'], tokens: { 4: 'boatmen' } })
  own.play('p0 move argenti', 'p0 go s')
  expect(own.asked()).toBe('p0 visit')
  expect(own.refused('p1 use')).toBe('HR3-017')
  own.play('p0 use')
  expect(own.view(0).players.map(({ boat }) => boat)).toEqual([1, 0])
  expect(own.asked()).toBe('p0 turn')
})
