import { expect, test } from 'vitest'
import { events, type Position, position, type Scene } from './scenario.ts'

/** Track that goes north from the Gates of Hell and ends after one card. */
const DEAD_END = { '0,-1': 'plutus' }

const HOLDINGS: Position = {
  hands: [
    ['argenti', 'homer', 'dido'],
    ['midas', 'ciacco'],
  ],
  trains: [
    ['sinon', 'amata'],
    ['paolo', 'lano'],
  ],
  delivered: [['orestes', 'thais'], ['bocca']],
  rails: DEAD_END,
}

/** Player 0 goes past the end of the track, and then player 1 draws ulysses. */
function derailed(): Scene {
  const scene = position({ ...HOLDINGS, engines: ['0,-1 n>n', '7'] })
  scene.play('p0 move argenti')
  scene.playWith(['ulysses'], 'p0 derail')
  return scene
}

/** Player 0 pushes player 1 past the end of the track. */
function pushedOff(): Scene {
  const scene = position({ ...HOLDINGS, engines: ['0,-1 nn>n', '0,-1 n>n'] })
  scene.play('p0 move argenti', 'p0 go n')
  return scene
}

test('HR1-036 whoever derails discards their whole hand, and nobody else does', () => {
  const own = derailed()
  expect([own.hand(0), own.hand(1)]).toEqual([[], ['ciacco', 'midas', 'ulysses']])
  for (const card of ['homer', 'dido', 'argenti']) expect(own.discards()).toContain(card)
  const other = pushedOff()
  expect([other.hand(0), other.hand(1)]).toEqual([['homer', 'dido'], []])
  for (const card of ['midas', 'ciacco']) expect(other.discards()).toContain(card)
})

test('HR1-037 whoever derails discards all their coupled wagons, and nobody else does', () => {
  const own = derailed()
  expect([own.train(0), own.train(1)]).toEqual([[], ['paolo', 'lano']])
  expect(own.discards()).toEqual(['argenti', 'homer', 'dido', 'sinon', 'amata'])
  expect(own.told()[0]).toMatchObject({ id: 'derailed', by: 0, cards: [0, 7], cars: [38, 22] })
  const other = pushedOff()
  expect([other.train(0), other.train(1)]).toEqual([['sinon', 'amata'], []])
  expect(other.discards()).toEqual(['argenti', 'ciacco', 'midas', 'paolo', 'lano'])
})

test('HR1-038 whoever derails keeps their delivered wagons', () => {
  for (const it of [derailed(), pushedOff()]) expect([it.delivered(0), it.delivered(1)]).toEqual([2, 1])
})

test('HR1-039 a derailed engine is put back on the Gates of Hell', () => {
  const own = derailed()
  expect([own.engine(0), own.engine(1)]).toEqual(['g', '7'])
  own.playWith(['farinata'], 'p1 end')
  own.play('p0 move farinata')
  expect(own.legal(0)).toEqual(['go n'])
  const other = pushedOff()
  expect([other.engine(0), other.engine(1)]).toEqual(['0,-1 n>n', 'g'])
})

test('HR1-040 whoever derails in their own turn ends it at once', () => {
  const it = position({
    seats: 3,
    turn: 1,
    hands: [[], ['argenti', 'homer'], []],
    rails: DEAD_END,
    engines: ['g', '0,-1 nn>n', 'g'],
  })
  it.play('p1 move argenti', 'p1 go n')
  expect(it.question().params).toEqual({ left: 5 })
  it.play('p1 derail')
  expect(events(it)).toEqual(['derailed', 'turn-ended', 'drew'])
  for (const words of ['go n', 'move homer', 'stoke homer', 'end']) expect(it.refused(`p1 ${words}`)).toBe('HR1-008')
  expect(it.asked()).toBe('p2 turn')
})
