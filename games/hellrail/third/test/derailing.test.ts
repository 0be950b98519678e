import { expect, test } from 'vitest'
import { type Position, position } from './scenario.ts'

/** Track that goes north from the Gates of Hell and ends after one card. */
const DEAD_END = { '0,-1': 'plutus' }
const AT_THE_END = '0,-1 n>n'

/** Player 1 stands at the end of the track, player 0 behind. */
const pushed = (it: Position): Position => ({ rails: DEAD_END, engines: ['0,-1 nn>n', AT_THE_END], ...it })

test('HR3-073 the track ends where an empty cell begins, and nowhere else', () => {
  for (const [rails, at, side, ends] of [
    [{ '0,-1': 'plutus' }, '0,-1 n>n', 'n', true],
    [{ '0,-1': 'plutus' }, '0,-1 e>e', 'e', true],
    [{ '0,-1': 'plutus', '0,-2': 'midas' }, '0,-1 n>n', 'n', false],
    [{ '0,-1': 'plutus', '1,-1': 'homer r3' }, '0,-1 e>e', 'e', false],
    [{ '0,-1': 'plutus' }, '0,-1 s>s', 's', false],
    [{ '0,-1': 'plutus' }, '0,-1 nn>n', 'n', false],
    [{ '0,1': 'plutus' }, '0,1 w>w', 'w', false],
  ] as const) {
    const it = position({ hands: [['argenti'], []], rails, engines: [at, 'g'] })
    it.play('p0 move argenti')
    expect(it.legal(0)).toEqual([ends ? 'derail' : `go ${side}`])
    expect(it.refused(`p0 go ${side}`)).toBe(ends ? 'HR3-074' : undefined)
    expect(it.refused('p0 derail')).toBe(ends ? undefined : 'HR3-074')
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR3-074 an engine that moves past the end of the track derails; on the last sleeper it is safe', () => {
  const it = position({ hands: [['argenti', 'homer'], []], rails: DEAD_END, engines: ['0,-1 nn>n', 'g'] })
  it.play('p0 move argenti', 'p0 go n')
  expect(it.engine(0)).toBe(AT_THE_END)
  expect(it.legal(0)).toEqual(['stop', 'derail'])
  expect(it.refused('p0 go n')).toBe('HR3-074')
  it.play('p0 stop')
  expect(it.engine(0)).toBe(AT_THE_END)
  it.play('p0 move homer', 'p0 derail')
  expect(it.told()).toContainEqual(expect.objectContaining({ id: 'derailed', by: 0 }))
  expect(it.engine(0)).toBe('g')
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-074 an engine that is pushed past the end of the track derails', () => {
  for (const facing of ['n', 's']) {
    const it = position({
      hands: [['argenti'], []],
      rails: DEAD_END,
      engines: ['0,-1 ss>n', `0,-1 nn>${facing}`],
    })
    it.play('p0 move argenti', 'p0 go n')
    expect(it.engine(1)).toBe(`0,-1 n>${facing}`)
    it.play('p0 go n')
    expect(it.told()).toContainEqual(expect.objectContaining({ id: 'derailed', by: 1 }))
    expect([it.engine(0), it.engine(1)]).toEqual([AT_THE_END, 'g'])
    expect(it.asked()).toBe('p0 step')
  }
})

test('HR3-075 a player may derail on purpose', () => {
  const it = position({ hands: [['argenti', 'homer'], []], rails: DEAD_END, engines: [AT_THE_END, 'g'] })
  expect(it.refused('p0 derail')).toBe('HR3-020')
  it.play('p0 move argenti')
  expect(it.refused('p0 derail')).toBeUndefined()
  it.play('p0 derail')
  expect(it.engine(0)).toBe('g')
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-076 HR3-077 who derails discards the whole hand, then all coupled cars, and keeps the delivered ones', () => {
  const own = position({
    hands: [['argenti', 'homer', 'dido'], ['midas']],
    trains: [['sinon', 'amata'], ['paolo']],
    delivered: [['orestes'], ['lano']],
    rails: DEAD_END,
    engines: [AT_THE_END, 'g'],
  })
  expect(own.refused('p0 move dido')).toBe('HR3-038')
  own.play('p0 move argenti')
  own.playWith(['bocca'], 'p0 derail')
  expect(own.told()[0]).toMatchObject({ id: 'derailed', by: 0, cards: [0, 7], cars: [38, 22] })
  expect([own.hand(0), own.train(0), own.delivered(0)]).toEqual([[], [], 1])
  expect([own.hand(1), own.train(1), own.delivered(1)]).toEqual([['midas', 'bocca'], ['paolo'], 1])
  expect(own.discards()).toEqual(['argenti', 'homer', 'dido', 'sinon', 'amata'])
  expect(own.asked()).toBe('p1 turn')

  const other = position(
    pushed({
      hands: [
        ['argenti', 'bocca'],
        ['homer', 'dido'],
      ],
      trains: [['paolo'], ['sinon', 'amata']],
      delivered: [['orestes'], ['lano']],
    }),
  )
  other.play('p0 move argenti', 'p0 go n')
  expect(other.told()).toContainEqual(expect.objectContaining({ id: 'derailed', by: 1, cards: [0, 7], cars: [38, 22] }))
  expect([other.hand(1), other.train(1), other.delivered(1)]).toEqual([[], [], 1])
  expect([other.hand(0), other.train(0), other.delivered(0)]).toEqual([['bocca'], ['paolo'], 1])
  expect(other.discards()).toEqual(['argenti', 'homer', 'dido', 'sinon', 'amata'])
  expect(other.asked()).toBe('p0 step')
})

test('HR3-078 a derailed engine is put back on the Gates of Hell', () => {
  const it = position({
    seats: 3,
    hands: [['argenti'], [], []],
    rails: { '-3,4': 'plutus', '1,0': 'orestes', '0,1': 'antenor' },
    engines: ['-3,4 s>s', 'g', '5'],
    pile: ['homer', 'dido', 'lano'],
    rest: 'delivered',
  })
  it.play('p0 move argenti', 'p0 derail')
  expect([0, 1, 2].map((p) => it.engine(p))).toEqual(['g', 'g', '5'])
  it.play('p1 end', 'p2 end')
  const [card] = it.hand(0)
  it.play(`p0 move ${card}`)
  expect(it.legal(0)).toEqual(['go e', 'go s'])
  expect(it.asked()).toBe('p0 step')
})

test('HR3-079 a derailment in the own turn ends it at once', () => {
  const it = position({
    seats: 3,
    turn: 1,
    hands: [[], ['argenti', 'homer'], []],
    trains: [[], ['fucci']],
    rails: DEAD_END,
    engines: ['g', '0,-1 nn>n', 'g'],
  })
  it.play('p1 move argenti', 'p1 go n')
  expect(it.question().params).toEqual({ left: 5 })
  it.play('p1 derail')
  expect(it.told().map(({ id }) => id)).toEqual(['derailed', 'turn-ended', 'drew'])
  expect(it.legal(1)).toEqual([])
  for (const words of ['go n', 'move homer', 'stoke homer', 'end']) expect(it.refused(`p1 ${words}`)).toBe('HR3-017')
  expect(it.asked()).toBe('p2 turn')
})

test('HR3-080 a derailment in the turn of another does not end that turn', () => {
  const it = position(pushed({ hands: [['argenti', 'orestes'], ['homer']] }))
  it.play('p0 move argenti', 'p0 go n')
  expect(it.engine(1)).toBe('g')
  expect(it.told().map(({ id }) => id)).toEqual(['rammed', 'derailed', 'went'])
  expect(it.question().params).toEqual({ left: 5 })
  expect(it.asked()).toBe('p0 step')
  it.play('p0 stop')
  expect(it.refused('p0 lay orestes')).toBeUndefined()
  expect(it.asked()).toBe('p0 turn')
  it.play('p0 end')
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-081 who derails loses their Soul Catcher, and it can be taken again', () => {
  const it = position({
    seats: 3,
    hands: [['argenti'], ['homer', 'dido'], []],
    rails: { ...DEAD_END, '0,1': 'orestes' },
    engines: [AT_THE_END, '0,1 s>s', 'g'],
    catchers: [0, 2],
    tokens: { 4: 'soul-catcher' },
    held: { 1: 'lust' },
  })
  it.play('p0 move argenti', 'p0 derail')
  expect(it.view(1).players.map(({ catcher }) => catcher)).toEqual([0, 0, 1])
  it.play('p1 move homer', 'p1 go s')
  expect(it.refused('p1 use')).toBeUndefined()
  it.play('p1 use')
  expect(it.view(1).players.map(({ catcher }) => catcher)).toEqual([0, 1, 1])
  expect(it.asked()).toBe('p1 turn')
})

test('HR3-081 who is pushed off the track loses their Soul Catcher; nobody else does', () => {
  const it = position(pushed({ hands: [['argenti'], []], catchers: [0, 1] }))
  it.play('p0 move argenti', 'p0 go n')
  expect(it.view(0).players.map(({ catcher }) => catcher)).toEqual([1, 0])
  expect(it.asked()).toBe('p0 step')
})
