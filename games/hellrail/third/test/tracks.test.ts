import { describe, expect, test } from 'vitest'
import { type Circle, GATES, SACRILEGE, STANDARD } from '../../railway/circles.ts'
import { beside, type Cell, cellAt, diagonals } from '../../railway/field.ts'
import { DELIVERY, PICKUP, RAIL_CARDS, SINNERS, TRACK, TRACTION, VALUE } from '../../railway/rail-cards.ts'
import { EAST, NORTH, opposite, SIDES, type Side, SOUTH, turnSide, WEST } from '../../railway/sides.ts'
import { facingOf, fieldSleeperOf, inCircle, isInCircle, type Position, sleeperOf } from '../../railway/state.ts'
import {
  canFace,
  contains,
  ES,
  EW,
  hasSleeper,
  NE,
  NS,
  NW,
  nextSleeper,
  PATTERNS,
  reversed,
  SLEEPERS,
  type Sleeper,
  SW,
  sidesReached,
  sleepersOf,
  type Track,
  turnSleeper,
  turnTrack,
} from '../../railway/tracks.ts'
import { isAtEnd, listSides, sidesAhead, stepTo } from '../../railway/walking.ts'
import type { State } from '../src/state.ts'
import { position } from './scenario.ts'

const STRAIGHTS = [NS, EW]
const CURVES = [NE, ES, SW, NW]
const SEGMENTS = [...STRAIGHTS, ...CURVES]
const TRACKS = Array.from({ length: 63 }, (_, i) => i + 1)

/** The sides that a segment joins. */
const endsOf = (segment: Track): Side[] => SIDES.filter((side) => sidesReached(segment, side) > 0)

/** The way through a card from one side to another, sleeper by sleeper. */
function wayThrough(from: Side, to: Side): Sleeper[] {
  const way = [from]
  for (let at = from; at !== to; ) {
    const next = nextSleeper(at, to)
    expect(next.facing).toBe(to)
    expect(canFace(next.sleeper, next.facing)).toBe(true)
    at = next.sleeper
    way.push(at)
  }
  return way
}

const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b)

describe('segments', () => {
  test.each(STRAIGHTS)('HR3-042 a straight has four black sleepers: %i', (segment) => {
    const [from, to] = endsOf(segment)
    expect(to).toBe(opposite(from))
    expect(sleepersOf(segment)).toHaveLength(4)
    expect(sorted(wayThrough(from, to))).toEqual(sleepersOf(segment))
  })

  test.each(CURVES)('HR3-043 a curve has three black sleepers: %i', (segment) => {
    const [from, to] = endsOf(segment)
    expect(to).not.toBe(opposite(from))
    expect(sleepersOf(segment)).toHaveLength(3)
    expect(sorted(wayThrough(from, to))).toEqual(sleepersOf(segment))
  })

  test('HR3-044 segments that meet at a side share the sleeper there and no other', () => {
    for (const one of SEGMENTS)
      for (const other of SEGMENTS) {
        if (one === other) continue
        const sides = endsOf(one).filter((side) => endsOf(other).includes(side))
        expect(sleepersOf(one).filter((sleeper) => hasSleeper(other, sleeper))).toEqual(sides)
      }
    expect(sleepersOf(NS).filter((sleeper) => hasSleeper(EW, sleeper))).toEqual([])
  })

  test('HR3-044 the sleepers of a track are those of its segments', () => {
    for (const track of TRACKS) {
      const segments = SEGMENTS.filter((segment) => contains(track, segment))
      expect(sleepersOf(track)).toEqual(sorted(new Set(segments.flatMap(sleepersOf))))
      const straights = segments.filter((segment) => STRAIGHTS.includes(segment)).length
      const sides = SIDES.filter((side) => sidesReached(track, side) > 0).length
      expect(sleepersOf(track)).toHaveLength(sides + 2 * straights + (segments.length - straights))
    }
  })

  test('the way back is the way there from the other end', () => {
    for (const from of SIDES)
      for (const to of SIDES.filter((side) => side !== from))
        expect(wayThrough(to, from)).toEqual(wayThrough(from, to).toReversed())
  })
})

describe('turning', () => {
  test('a card is turned with its sleepers and its ways', () => {
    for (const track of TRACKS)
      for (const turn of SIDES) {
        const turned = turnTrack(track, turn)
        expect(sleepersOf(turned)).toEqual(sorted(sleepersOf(track).map((sleeper) => turnSleeper(sleeper, turn))))
        for (const side of SIDES)
          expect(listSides(sidesReached(turned, turnSide(side, turn)))).toEqual(
            sorted(listSides(sidesReached(track, side)).map((to) => turnSide(to, turn))),
          )
      }
  })

  test('a quarter and three quarters make no turn, and turns add up', () => {
    for (const track of TRACKS)
      for (const one of SIDES)
        for (const other of SIDES)
          expect(turnTrack(turnTrack(track, one), other)).toBe(turnTrack(track, (one + other) & 3))
    expect(turnTrack(NE, 1)).toBe(ES)
    expect(turnTrack(NS, 1)).toBe(EW)
    expect(TRACKS.map((track) => turnTrack(track, 0))).toEqual(TRACKS)
  })

  test('there are 21 tracks that no turn makes the same, and 15 of them reach all sides', () => {
    const least = (track: Track): Track => Math.min(...SIDES.map((turn) => turnTrack(track, turn)))
    const different = new Set(TRACKS.map(least))
    expect(different.size).toBe(21)
    const full = [...different].filter((track) => SIDES.every((side) => sidesReached(track, side) > 0))
    expect(sorted(full)).toEqual(sorted(PATTERNS.map(least)))
  })

  test('to look the other way twice is to look as before', () => {
    for (let sleeper = 0; sleeper < SLEEPERS; sleeper++) {
      const facings = SIDES.filter((facing) => canFace(sleeper, facing))
      expect(facings).toHaveLength(2)
      const [one, other] = facings
      expect(reversed(sleeper, one)).toBe(other)
      expect(reversed(sleeper, other)).toBe(one)
    }
  })
})

/** By pattern: its segments, its sleepers, how many ways it can lie, and how many other patterns can upgrade it. */
const TABLE: readonly (readonly [Track, sleepers: number, orientations: number, larger: number])[] = [
  [NE | SW, 6, 2, 10],
  [NS | EW, 8, 1, 5],
  [NE | ES | NW, 7, 4, 6],
  [NE | NW | NS, 8, 4, 6],
  [NE | SW | NS, 8, 2, 5],
  [NE | SW | EW, 8, 2, 5],
  [NE | NS | EW, 9, 4, 4],
  [NE | ES | SW | NW, 8, 1, 2],
  [NE | ES | NW | NS, 9, 4, 3],
  [NE | SW | NW | NS, 9, 4, 3],
  [NE | NW | NS | EW, 10, 4, 2],
  [NE | SW | NS | EW, 10, 2, 2],
  [NE | ES | NW | NS | EW, 11, 4, 1],
  [NE | ES | SW | NW | NS, 10, 2, 1],
  [NE | ES | SW | NW | NS | EW, 12, 1, 0],
]

describe('the fifteen patterns', () => {
  test.each(TABLE.map((row, i) => [i + 1, ...row] as const))(
    'pattern %i',
    (number, track, sleepers, orientations, larger) => {
      expect(PATTERNS[number - 1]).toBe(track)
      expect(sleepersOf(track)).toHaveLength(sleepers)
      expect(new Set(SIDES.map((turn) => turnTrack(track, turn))).size).toBe(orientations)
      const upgrades = PATTERNS.filter((other) => SIDES.some((turn) => contains(turnTrack(other, turn), track)))
      expect(upgrades).toHaveLength(larger + 1)
    },
  )

  test('HR3-A11 every rail card has track to all four of its sides, however it lies', () => {
    for (const track of TRACK)
      for (const turn of SIDES)
        for (const side of SIDES) expect(sidesReached(turnTrack(track, turn), side)).toBeGreaterThan(0)
  })
})

/** The Gates are north of the cell in which the card lies, and other circles are around it. */
const AROUND: Readonly<Record<Side, Circle>> = { [NORTH]: GATES, [EAST]: 2, [SOUTH]: 4, [WEST]: 1 }

const withCard = (pattern: number, turn: number): State =>
  position({ rails: { '0,1': `${SINNERS[TRACK.indexOf(PATTERNS[pattern])]} r${turn}` } }).table.state

/** Every way from a circle over the card into another one, with all places on it. */
function walks(g: State, from: Side): Position[][] {
  const start = inCircle(AROUND[from])
  const onto = stepTo(g, start, opposite(from))
  return listSides(sidesAhead(g, onto)).map((to) => {
    const way = [onto]
    for (let at = onto; !isInCircle(at); way.push(at)) at = stepTo(g, at, to)
    return way
  })
}

const ALL_PATTERNS = [...PATTERNS.keys()]

describe('walking', () => {
  test.each(ALL_PATTERNS)('HR3-040 each step over pattern %i goes to the next sleeper of the way', (pattern) => {
    for (const turn of SIDES) {
      const g = withCard(pattern, turn)
      for (const from of SIDES) {
        const reached = walks(g, from).map((way) => {
          const to = SIDES.find((side) => inCircle(AROUND[side]) === way.at(-1)) ?? from
          const sleepers = way.slice(0, -1).map((at) => sleeperOf(fieldSleeperOf(at)))
          expect(sleepers).toEqual(wayThrough(from, to))
          expect(way).toHaveLength(to === opposite(from) ? 5 : 4)
          return to
        })
        expect(reached).toEqual(listSides(sidesReached(turnTrack(PATTERNS[pattern], turn), from)))
      }
    }
  })

  test.each(ALL_PATTERNS)('HR3-041 an engine on pattern %i is only ever on one of its sleepers', (pattern) => {
    for (const turn of SIDES) {
      const g = withCard(pattern, turn)
      const ways = SIDES.flatMap((from) => walks(g, from))
      const places = new Set(ways.flatMap((way) => way.slice(0, -1)))
      const sleepers = [...places].map((at) => sleeperOf(fieldSleeperOf(at)))
      expect(sorted(new Set(sleepers))).toEqual(sleepersOf(turnTrack(PATTERNS[pattern], turn)))
      for (const at of places) expect(canFace(sleeperOf(fieldSleeperOf(at)), facingOf(at))).toBe(true)
    }
  })

  test('HR3-A11 the track ends only where an empty cell begins', () => {
    const { state } = position({ rails: { '0,1': 'midas', '0,-1': 'midas' } }).table
    const ends = (cell: Cell): Side[] =>
      SIDES.filter((side) => isAtEnd(state, (cell * SLEEPERS + side) * SIDES.length + side))
    expect(ends(cellAt(0, 1))).toEqual([])
    expect(ends(cellAt(0, -1))).toEqual([NORTH, EAST, WEST])
  })
})

describe('the deck', () => {
  const countOf = (list: readonly number[]): Record<number, number> =>
    Object.fromEntries(list.map((each) => [each, list.filter((other) => other === each).length]))
  const eachOf = (from: number, to: number, count: number): Record<number, number> =>
    Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, count]))

  test('has 45 cards: every pattern three times, every traction nine times', () => {
    expect(RAIL_CARDS).toBe(45)
    expect(countOf(TRACK.map((track) => PATTERNS.indexOf(track)))).toEqual(eachOf(0, 14, 3))
    expect(countOf(TRACTION)).toEqual(eachOf(1, 5, 9))
  })

  test('has car values from 3 to 9, all of them', () => {
    expect(sorted(new Set(VALUE))).toEqual([3, 4, 5, 6, 7, 8, 9])
  })

  test('picks up five cars in each circle and delivers five there, and none where it was picked up', () => {
    expect(countOf(PICKUP)).toEqual(eachOf(1, 9, 5))
    expect(countOf(DELIVERY)).toEqual(eachOf(1, 9, 5))
    expect(PICKUP.filter((circle, card) => circle === DELIVERY[card])).toEqual([])
  })
})

describe.each([
  ['standard', STANDARD],
  ['sacrilege', SACRILEGE],
])('HR3-006 in the %s layout the circles', (_, cells) => {
  test('are ten on cells of their own, with the Gates in the middle', () => {
    expect(new Set(cells).size).toBe(10)
    expect(cells[GATES]).toBe(cellAt(0, 0))
  })

  test('share no side', () => {
    expect(cells.filter((cell) => SIDES.some((side) => cells.includes(beside(cell, side))))).toEqual([])
  })

  test('touch at corners and are one piece', () => {
    const piece = new Set([cells[GATES]])
    for (const cell of piece) for (const next of diagonals(cell)) if (cells.includes(next)) piece.add(next)
    expect(sorted(piece)).toEqual(sorted(cells))
  })
})
