import { expect, test } from 'vitest'
import { die, entering, events, position, type Scene, STATIONS } from './scenario.ts'

const chipsOf = (it: Scene): number[] => it.view(undefined).players.map(({ chip }) => chip)

test('HR1-043 a heresy chip is obtained at station 6', () => {
  const it = entering(6, { seats: 3, turn: 2 })
  it.play('p2 use')
  expect(it.told()).toContainEqual({ id: 'took-chip', by: 2 })
  expect(chipsOf(it)).toEqual([0, 0, 1])
  expect(it.view(undefined).chips).toBe(3)
  expect(it.asked()).toBe('p2 turn')
})

test('HR1-043 nowhere else', () => {
  for (const station of STATIONS.filter((each) => each !== 6 && each !== 'g')) {
    const it = entering(station)
    it.play('p0 use')
    expect(chipsOf(it)).toEqual([0, 0])
  }
})

test('HR1-044 whoever holds a heresy chip gets no other', () => {
  const it = entering(6, { chips: [0] })
  expect(it.engine(0)).toBe('6')
  expect(it.refused('p0 use')).toBe('HR1-011')
  expect([chipsOf(it), it.view(undefined).chips]).toEqual([[1, 0], 3])
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-045 owners of a chip are asked when the visitor has said what they do and against whom', () => {
  for (const station of [2, 9] as const) {
    const it = entering(station, { seats: 4, chips: [2] })
    it.play('p0 use')
    expect(it.told()).toEqual([{ id: 'announced', by: 0, circle: station }])
    expect(it.asked()).toBe('p0 target')
    expect(it.question()).toMatchObject({ rule: 'HR1-045', params: { circle: station } })
    expect(it.legal(0)).toEqual(['target p1', 'target p2', 'target p3'])
    it.play('p0 target p3')
    expect(it.told()).toEqual([{ id: 'targeted', by: 0, target: 3 }])
    expect(it.asked()).toBe('p2 react')
    expect(it.question()).toMatchObject({ rule: 'HR1-045', params: { by: 0, circle: station, used: 1, target: 3 } })
  }
})

test('HR1-045 they are asked about every power, used or declined, and before it is carried out', () => {
  for (const station of STATIONS.slice(1))
    for (const [words, used] of [
      ['use', 1],
      ['decline', 0],
    ] as const) {
      const it = entering(station, { chips: [1] })
      it.play(`p0 ${words}`)
      expect(it.asked()).toBe('p1 react')
      expect(it.question().params).toMatchObject({ by: 0, circle: Number(station), used })
      expect(events(it)).not.toContain('rolled')
      for (const other of ['use', 'decline', 'end']) expect(it.refused(`p1 ${other}`)).toBe('HR1-045')
      expect(it.refused('p0 end')).toBe('HR1-008')
    }
})

test('HR1-045 whoever has no chip is not asked', () => {
  const it = entering(4, { seats: 4, chips: [0, 2] })
  it.play('p0 decline')
  expect(it.asked()).toBe('p2 react')
  it.play('p2 let')
  expect(it.asked()).toBe('p0 turn')
  expect(chipsOf(it)).toEqual([1, 0, 1, 0])
})

test('HR1-046 a chip prevents a power that was announced', () => {
  const it = entering(6, { chips: [1] })
  it.play('p0 use')
  expect(it.legal(1)).toEqual(['let', 'cancel'])
  expect(it.refused('p1 force')).toBe('HR1-047')
  it.play('p1 cancel')
  expect(it.told()).toEqual([{ id: 'prevented', by: 1, player: 0, circle: 6 }])
  expect(chipsOf(it)).toEqual([0, 0])
  expect(it.asked()).toBe('p0 turn')
  const let0 = entering(6, { chips: [1] })
  let0.play('p0 use', 'p1 let')
  expect(chipsOf(let0)).toEqual([1, 1])
  expect(let0.asked()).toBe('p0 turn')
})

test('HR1-047 a chip has a power carried out that was declined', () => {
  const it = entering(6, { chips: [1] })
  it.play('p0 decline')
  expect(it.legal(1)).toEqual(['let', 'force'])
  expect(it.refused('p1 cancel')).toBe('HR1-046')
  it.play('p1 force')
  expect(it.told()).toEqual([
    { id: 'forced', by: 1, player: 0, circle: 6 },
    { id: 'took-chip', by: 0 },
  ])
  expect(chipsOf(it)).toEqual([1, 0])
  expect(it.asked()).toBe('p0 turn')
  const let0 = entering(6, { chips: [1] })
  let0.play('p0 decline', 'p1 let')
  expect(chipsOf(let0)).toEqual([0, 1])
  expect(let0.asked()).toBe('p0 turn')
})

test('HR1-047 a forced power can derail the visitor', () => {
  const it = entering(7, { chips: [1], hands: [['homer']] })
  it.play('p0 decline')
  it.playWith([die(6), 'bocca'], 'p1 force')
  expect([it.engine(0), it.hand(0)]).toEqual(['g', []])
  expect(it.asked()).toBe('p1 turn')
})

test('HR1-048 a chip that has been played goes back to the supply and can be taken again', () => {
  for (const [words, answer] of [
    ['use', 'cancel'],
    ['decline', 'force'],
  ]) {
    const it = entering(4, { seats: 4, chips: [0, 1, 2, 3] })
    expect(it.view(undefined).chips).toBe(0)
    it.play(`p0 ${words}`, 'p3 let', `p1 ${answer}`, 'p2 let')
    expect([chipsOf(it), it.view(undefined).chips]).toEqual([[1, 0, 1, 1], 1])
  }
  const again = position({
    hands: [['homer'], ['semiramis']],
    rails: { '0,1': 'plutus', '-2,3': 'orestes' },
    engines: ['0,1 s>s', '-2,3 w>w'],
    chips: [1],
  })
  again.play('p0 move homer', 'p0 go s', 'p0 use', 'p1 cancel', 'p0 end', 'p1 move semiramis', 'p1 go w', 'p1 use')
  expect([chipsOf(again), again.view(undefined).chips]).toEqual([[0, 1], 3])
  expect(again.asked()).toBe('p1 turn')
})
