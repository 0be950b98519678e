import { type Game, seededChance } from '@acheron/core'
import { describe, expect, it } from 'vitest'
import { type Answer, type Seat, seatOf } from '../src/bot.ts'
import type { Lookout } from '../src/search/lookout.ts'
import { search } from '../src/search/search.ts'

/** One player pulls levers, so many times; each pays what it pays, and luck adds to it. */
interface Levers {
  left: number
  paid: number
  /** Hidden: what the third lever pays. */
  secret: number
}

const PULLS = 3
const SPREAD = 100
const played: { count: number } = { count: 0 }

/** By lever: what it pays. */
const worthOf = (s: Levers, m: number): number => [10, 30, s.secret, 10][m]

const levers = {
  id: 'levers',
  longest: PULLS,
  asked: (s: Levers) => (s.left > 0 ? [0] : []),
  legal: (s: Levers) => (s.left > 0 ? [0, 1, 2, 3] : []),
  refusal: (s: Levers) => (s.left > 0 ? undefined : 'LV-1'),
  play(s: Levers, _p: number, m: number, chance: { pick(n: number): number }) {
    played.count++
    s.left--
    s.paid += worthOf(s, m) + chance.pick(SPREAD)
  },
  clone: (s: Levers) => ({ ...s }),
  guess: (s: Levers, _p: number, chance: { pick(n: number): number }) => ({ ...s, secret: 2 * chance.pick(11) }),
} as unknown as Game<Levers>

const lookout: Lookout<Levers> = {
  planner: { choose: () => 0 },
  others: ({ legal }) => legal,
  worth: (s) => s.paid,
}

const start = (): Levers => ({ left: PULLS, paid: 0, secret: 1000 })

function answer(it: Partial<Lookout<Levers>>, seed = 1, budget = 60, seat: Partial<Seat<Levers>> = {}): Answer {
  played.count = 0
  const seated = { ...seatOf(levers, start(), 0, seededChance(seed)), ...seat }
  return search({ ...lookout, ...it }, seated, seededChance(seed), budget)
}

describe('the search', () => {
  it('leaves the answer of the planner for one that is better', () => {
    for (let seed = 0; seed < 20; seed++) expect(answer({}, seed)).toBe(1)
  })

  it('keeps to the planner where nothing is better, although luck favours others now and then', () => {
    let kept = 0
    for (let seed = 0; seed < 100; seed++)
      if (answer({ others: () => [3, 2], planner: { choose: () => 0 } }, seed) === 0) kept++
    expect(kept).toBeGreaterThan(80)
    expect(answer({ planner: { choose: () => 1 } })).toBe(1)
  })

  it('gives all answers the same luck: equal levers gain exactly nothing on each other', () => {
    for (let seed = 0; seed < 20; seed++) expect(answer({ others: () => [3] }, seed)).toBe(0)
  })

  it('gives the same luck to all that follows, however often an answer asks it', () => {
    const inTurns = {
      ...levers,
      asked: (it: Levers) => (it.left > 0 ? [it.left % 2] : []),
      play(it: Levers, p: number, m: number, chance: { pick(n: number): number }) {
        it.left--
        if (p === 0) for (let i = 0; i < m; i++) chance.pick(SPREAD)
        it.paid += p === 0 ? m : chance.pick(SPREAD)
      },
    } as unknown as Game<Levers>
    for (let seed = 0; seed < 20; seed++) {
      const seat = seatOf(inTurns, { ...start(), left: 4 }, 0, seededChance(seed))
      expect(search({ ...lookout, others: () => [1] }, seat, seededChance(seed), 60)).toBe(1)
    }
  })

  it('knows only what a guess says, never the truth', () => {
    expect(answer({ planner: { choose: () => 1 }, others: () => [2] })).toBe(1)
  })

  it('answers the same again', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(answer({ others: () => [2] }, seed)).toBe(answer({ others: () => [2] }, seed))
  })

  it('plays on no more games than its budget', () => {
    for (const budget of [10, 40, 100]) {
      answer({}, 1, budget)
      expect(played.count).toBeLessThanOrEqual(PULLS * budget)
      expect(played.count).toBeGreaterThan((PULLS * budget) / 2)
    }
  })

  it('plays on as many turns as the game says, after the one it is', () => {
    answer({ others: () => [1], horizon: { turnOf: (s) => s.left, turns: 1 } }, 1, 20)
    expect(played.count).toBe(2 * 20)
  })

  it('tries rows of moves', () => {
    const row = [1, 1, 1, 1]
    expect(answer({ others: () => [row] })).toBe(row)
  })

  it('says what it knows when it is late', () => {
    expect(answer({}, 1, 60, { isLate: () => true })).toBe(0)
    expect(played.count).toBe(0)
    let asked = 0
    answer({}, 1, 1000, { isLate: () => ++asked > 5 })
    expect(played.count).toBe(5 * 4 * PULLS)
  })

  it('does not think where there is one move, or nothing else worth trying', () => {
    expect(answer({}, 1, 60, { legal: [0] })).toBe(0)
    expect(answer({ others: () => [0] })).toBe(0)
    expect(played.count).toBe(0)
  })
})
