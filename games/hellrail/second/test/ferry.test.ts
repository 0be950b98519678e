import { expect, test } from 'vitest'
import { die, entering, events, position, type Scene, STATIONS } from './scenario.ts'

/** North of the Gates of Hell, beyond so many empty cells, lies a card. */
const beyond = (cells: number): Record<string, string> => ({ [`0,${-1 - cells}`]: 'antenor' })

test('HR1-049 whoever enters station 1 without a ticket may take one', () => {
  const it = entering(1, { seats: 3, tickets: [2] })
  expect(it.refused('p0 use')).toBeUndefined()
  it.play('p0 use')
  expect(it.told()).toContainEqual({ id: 'took-ticket', by: 0 })
  expect(it.view(undefined).players.map(({ ticket }) => ticket)).toEqual([1, 0, 1])
  expect(it.view(undefined).tickets).toBe(0)
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-049 not with a ticket, nor when the supply is empty, nor in another station', () => {
  for (const [tickets, held] of [
    [[0], [1, 0, 0]],
    [
      [1, 2],
      [0, 1, 1],
    ],
  ]) {
    const it = entering(1, { seats: 3, tickets })
    expect(it.refused('p0 use')).toBe('HR1-011')
    expect(it.view(undefined).players.map(({ ticket }) => ticket)).toEqual(held)
    expect(it.asked()).toBe('p0 turn')
  }
  for (const station of STATIONS.filter((each) => each !== 1 && each !== 'g')) {
    const it = entering(station)
    it.play('p0 use')
    expect(it.view(undefined).tickets).toBe(2)
  }
})

test('HR1-050 whoever uses a ticket names an unbroken straight line of empty cells', () => {
  // From the Gates of Hell: a card to the north beyond two cells, one next to it in the east, nothing in the west,
  // and station 4 in the south beyond one cell.
  const it = position({ tickets: [0], rails: { ...beyond(2), '1,0': 'orestes', '3,0': 'midas' } })
  it.play('p0 ferry')
  expect(it.asked()).toBe('p0 ferry')
  expect(it.question().rule).toBe('HR1-050')
  expect(it.legal(0)).toEqual(['go n', 'go s'])
  for (const words of ['go e', 'go w', 'end', 'stop', 'ferry']) expect(it.refused(`p0 ${words}`)).toBe('HR1-050')
  it.playWith([die(6)], 'p0 go n')
  expect(it.told()).toContainEqual({ id: 'ferried', by: 0, side: 0, cells: 2 })
  expect(it.engine(0)).toBe('0,-3 s>n')
})

test('HR1-051 the die is rolled when the cells have been named', () => {
  const it = position({ tickets: [0], rails: beyond(1) })
  it.play('p0 ferry')
  expect(it.told()).toEqual([])
  it.playWith([die(4)], 'p0 go n')
  expect(it.told().slice(0, 2)).toEqual([
    { id: 'ferried', by: 0, side: 0, cells: 1 },
    { id: 'rolled', by: 0, die: 4 },
  ])
  expect(it.asked()).toBe('p0 turn')
})

/** All crossings there are: so many cells, so high a roll. */
const crossings = [1, 2, 3, 4, 5].flatMap((cells) => [1, 2, 3, 4, 5, 6].map((shown) => ({ cells, shown })))

const readyToCross = (cells: number): Scene => {
  const it = position({
    hands: [['homer'], []],
    trains: [['dido'], []],
    delivered: [['amata'], []],
    tickets: [0],
    rails: beyond(cells),
  })
  it.play('p0 ferry')
  return it
}

test('HR1-052 on a roll greater than the number of empty cells the engine is on the far side', () => {
  for (const { cells, shown } of crossings.filter(({ cells, shown }) => shown > cells)) {
    const it = readyToCross(cells)
    it.playWith([die(shown)], 'p0 go n')
    expect(events(it)).toEqual(['ferried', 'rolled', 'went'])
    expect(it.engine(0)).toBe(`0,${-1 - cells} s>n`)
    expect([it.hand(0), it.train(0)]).toEqual([['homer'], ['dido']])
    expect(it.asked()).toBe('p0 turn')
  }
})

test('HR1-053 on any other roll the player derails', () => {
  for (const { cells, shown } of crossings.filter(({ cells, shown }) => shown <= cells)) {
    const it = readyToCross(cells)
    it.playWith([die(shown), 'bocca'], 'p0 go n')
    expect(events(it)).toEqual(['ferried', 'rolled', 'derailed', 'turn-ended', 'drew'])
    expect([it.engine(0), it.hand(0), it.train(0), it.delivered(0)]).toEqual(['g', [], [], 1])
    expect(it.asked()).toBe('p1 turn')
  }
})

test('HR1-052 the engine stops there, and looks the way it came', () => {
  const it = position({ hands: [['homer'], []], tickets: [0], rails: beyond(2) })
  it.play('p0 ferry')
  it.playWith([die(3)], 'p0 go n')
  expect(it.refused('p0 go n')).toBe('HR1-011')
  it.play('p0 move homer')
  expect(it.legal(0)).toEqual(['go n'])
  expect(it.asked()).toBe('p0 step')
})

test('HR1-A31 an engine on that sleeper is rammed, and a barrier there takes effect', () => {
  const it = position({
    trains: [['dido', 'homer'], []],
    tickets: [0],
    rails: beyond(2),
    engines: ['g', '0,-3 s>s'],
    markers: ['0,-3 s'],
  })
  it.play('p0 ferry')
  it.playWith([die(3), die(1)], 'p0 go n')
  expect([it.engine(0), it.engine(1)]).toEqual(['0,-3 s>n', '0,-3 ss>s'])
  expect(it.train(0)).toEqual(['dido'])
  expect(it.asked()).toBe('p0 turn')
})

test('HR1-053 a barrier on the far side can derail an engine that has crossed', () => {
  const it = position({ tickets: [0], rails: beyond(2), markers: ['0,-3 s'] })
  it.play('p0 ferry')
  it.playWith([die(3), die(6), 'bocca'], 'p0 go n')
  expect(it.engine(0)).toBe('g')
  expect(it.asked()).toBe('p1 turn')
})

test('HR1-054 a used ticket goes back to the supply, whether the crossing succeeds or not', () => {
  for (const shown of [3, 1]) {
    const it = position({ seats: 3, tickets: [0, 2], rails: beyond(1) })
    expect(it.view(undefined).tickets).toBe(0)
    it.play('p0 ferry')
    expect(it.view(undefined).tickets).toBe(0)
    it.playWith([die(shown), ...(shown > 1 ? [] : [0])], 'p0 go n')
    expect(it.view(undefined).tickets).toBe(1)
    expect(it.view(undefined).players.map(({ ticket }) => ticket)).toEqual([0, 0, 1])
    expect(it.asked()).toBe(shown > 1 ? 'p0 turn' : 'p1 turn')
  }
  const once = position({ tickets: [0], rails: beyond(1) })
  once.play('p0 ferry')
  once.playWith([die(6)], 'p0 go n')
  expect(once.refused('p0 ferry')).toBe('HR1-A21')
})
