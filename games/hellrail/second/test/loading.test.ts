import { expect, test } from 'vitest'
import { SINNERS } from '../../railway/rail-cards.ts'
import { position, STATIONS } from './scenario.ts'

const withVerb = (verb: string, moves: readonly string[]): string[] =>
  moves.filter((words) => words.startsWith(`${verb} `)).map((words) => words.slice(verb.length + 1))

test('HR1-017 a wagon is picked up only in the station that its card names, from 1 to 9', () => {
  const offered = STATIONS.map((station) =>
    withVerb('couple', position({ hands: [[...SINNERS], []], engines: [`${station}`, 'g'] }).legal(0)),
  )
  expect(offered[0]).toEqual([])
  expect(offered[1]).toEqual(['midas', 'argenti', 'pyrrhus', 'fucci', 'ruggieri'])
  expect(offered[9]).toEqual(['aristotle', 'paolo', 'semiramis', 'ciacco', 'cavalcante'])
  expect(offered.flat().sort()).toEqual([...SINNERS].sort())
})

test('HR1-017 elsewhere, and on the track, it is not', () => {
  for (const [at, rule] of [
    ['1', undefined],
    ['2', 'HR1-017'],
    ['g', 'HR1-017'],
    ['0,1 w>w', 'HR1-017'],
  ] as const) {
    const it = position({ hands: [['fucci', 'homer'], []], rails: { '0,1': 'plutus' }, engines: [at, '1'] })
    expect(it.refused('p0 couple fucci')).toBe(rule)
    expect(it.refused('p0 couple homer')).toBe('HR1-017')
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR1-018 a wagon that is picked up becomes the last of the train', () => {
  const it = position({
    hands: [['argenti', 'fucci', 'ruggieri'], []],
    trains: [['sinon', 'dido'], ['homer']],
    rails: { '0,1': 'plutus' },
    engines: ['1', 'g'],
  })
  it.play('p0 couple ruggieri')
  expect(it.told()).toEqual([{ id: 'coupled', by: 0, card: 41 }])
  it.play('p0 couple fucci')
  expect(it.train(0)).toEqual(['sinon', 'dido', 'ruggieri', 'fucci'])
  expect([it.train(1), it.hand(0), it.discards()]).toEqual([['homer'], ['argenti'], []])
  expect(it.refused('p0 move argenti')).toBe('HR1-022')
  expect(it.refused('p0 couple fucci')).toBe('HR1-011')
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-019 any coupled wagon is delivered in its delivery station, wherever it is in the train', () => {
  const train = ['sinon', 'hector', 'saladin', 'electra']
  for (const wagon of ['hector', 'saladin', 'electra']) {
    const it = position({ trains: [train], engines: ['1', 'g'] })
    it.play(`p0 deliver ${wagon}`)
    expect(it.told()).toEqual([{ id: 'delivered', by: 0, card: SINNERS.indexOf(wagon) }])
    expect(it.train(0)).toEqual(train.filter((each) => each !== wagon))
    expect(it.delivered(0)).toBe(1)
    expect(it.asked()).toBe('p0 turn')
  }
  const all = position({ trains: [train], engines: ['1', 'g'] })
  all.play('p0 deliver electra', 'p0 deliver hector', 'p0 deliver saladin')
  expect([all.train(0), all.delivered(0)]).toEqual([['sinon'], 3])
})

test('HR1-019 each wagon is delivered in one of the stations 1 to 9', () => {
  const offered = STATIONS.map((station) =>
    withVerb('deliver', position({ trains: [[...SINNERS]], engines: [`${station}`, 'g'] }).legal(0)),
  )
  expect(offered[0]).toEqual([])
  expect(offered[1]).toEqual(['homer', 'aristotle', 'saladin', 'electra', 'hector'])
  expect(offered.flat().sort()).toEqual([...SINNERS].sort())
})

test('HR1-019 it must be one’s own wagon, one’s own engine and one’s own turn', () => {
  const it = position({
    hands: [['hector'], []],
    trains: [['sinon'], ['saladin']],
    discards: ['homer'],
    engines: ['1', '1'],
  })
  for (const card of ['sinon', 'hector', 'saladin', 'homer', 'electra'])
    expect(it.refused(`p0 deliver ${card}`)).toBe('HR1-019')
  expect(it.refused('p1 deliver saladin')).toBe('HR1-008')
  const track = position({ trains: [['hector']], rails: { '0,1': 'plutus' }, engines: ['0,1 w>w', '1'] })
  expect(track.refused('p0 deliver hector')).toBe('HR1-019')
  it.play('p0 end', 'p1 deliver saladin')
  expect([it.delivered(0), it.delivered(1)]).toEqual([0, 1])
  expect(it.asked()).toBe('p1 turn')
})

test('HR1-020 a delivered wagon lies face down and scores at the end', () => {
  const it = position({
    seats: 3,
    trains: [[], ['hector', 'saladin']],
    delivered: [[], [], []],
    turn: 1,
    engines: ['g', '1', 'g'],
    pile: ['homer'],
    rest: 'delivered',
  })
  it.play('p1 deliver saladin')
  expect([it.train(1), it.discards()]).toEqual([['hector'], []])
  for (const reader of [0, 1, 2, undefined])
    expect(it.view(reader).players[1]).toMatchObject({ delivered: 1, deliveredCars: [], score: 0 })
  expect(it.refused('p1 deliver saladin')).toBe('HR1-019')
  it.play('p1 end', 'p2 end')
  expect(it.view(0).players[1]).toMatchObject({ deliveredCars: [2], score: 7 })
  expect(it.result().scores[1]).toBe(7)
  expect(it.asked()).toBe('')
})
