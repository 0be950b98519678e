import type { LogEntry } from '@acheron/host'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Beat,
  beat,
  deadlineOf,
  type Hands,
  LEAST_MS,
  leftOf,
  newHands,
  type Off,
  weekendsBetween,
} from '../src/due/clock.ts'
import { offOf, timingOf } from '../src/due/timing.ts'
import type { Registered } from '../src/tables/register.ts'

const LIVE = { kind: 'live', minutes: 10, plus: 5 } as const
const DAYS = { kind: 'days', days: 2, weekends: false } as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const said = (time: number, awaited: number[], also: Partial<Beat> = {}): Beat => ({
  time,
  by: undefined,
  isUndo: false,
  isSecret: false,
  awaited,
  asked: awaited,
  ...also,
})

const NO_OFF = [[], []]

describe('a live clock', () => {
  test('ACH-501: runs while somebody is waited for, and gives a little for each answer', () => {
    const begun = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0]))
    expect(begun).toEqual([{ left: 10 * MINUTE + 5000, since: 0 }, { left: 10 * MINUTE }])
    const moved = beat(LIVE, begun, NO_OFF, said(MINUTE, [1], { by: 0 }))
    expect(moved[0]).toEqual({ left: 9 * MINUTE + 5000 })
    expect(deadlineOf(moved[1], [])).toBe(11 * MINUTE + 5000)
  })

  test('ACH-502: gives nothing for taking back', () => {
    const begun = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0]))
    const moved = beat(LIVE, begun, NO_OFF, said(MINUTE, [1], { by: 0 }))
    const undone = beat(LIVE, moved, NO_OFF, said(2 * MINUTE, [0], { by: 0, isUndo: true }))
    expect(undone[0]).toEqual({ left: 9 * MINUTE + 5000, since: 2 * MINUTE })
    const again = beat(LIVE, undone, NO_OFF, said(3 * MINUTE, [1], { by: 0 }))
    expect(again[0].left).toBe(8 * MINUTE + 5000)
    const agreed = beat(LIVE, moved, NO_OFF, said(2 * MINUTE, [0], { by: 1, isUndo: true }))
    expect(agreed[0]).toEqual({ left: 9 * MINUTE + 5000, since: 2 * MINUTE })
  })

  test('never gives a seat more by anything that it does itself', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ step: fc.integer({ min: 1, max: 90_000 }), isUndo: fc.boolean() })), (deeds) => {
        let time = 0
        let hands: Hands = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0]))
        let most = hands[0].left
        for (const { step, isUndo } of deeds) {
          time += step
          hands = beat(LIVE, hands, NO_OFF, said(time, isUndo ? [0] : [1], { by: 0, isUndo }))
          expect(leftOf(hands[0], [], time)).toBeLessThanOrEqual(most)
          most = leftOf(hands[0], [], time)
        }
      }),
    )
  })

  test('ACH-503: leaves whoever is waited for some seconds at least', () => {
    const spent: Hands = [{ left: 0 }, { left: 0, since: 0 }]
    expect(beat(LIVE, spent, NO_OFF, said(1, [0], { by: 1 }))[0].left).toBe(LEAST_MS)
  })
})

describe('a clock by days', () => {
  const MONDAY = 4 * DAY
  const FRIDAY = MONDAY + 4 * DAY

  test('ACH-501: begins anew with each question, but not after a taking back', () => {
    const begun = beat(DAYS, newHands(DAYS, 2), NO_OFF, said(MONDAY, [0]))
    expect(deadlineOf(begun[0], [])).toBe(MONDAY + 2 * DAY)
    const moved = beat(DAYS, begun, NO_OFF, said(MONDAY + DAY, [1], { by: 0 }))
    const undone = beat(DAYS, moved, NO_OFF, said(MONDAY + DAY, [0], { by: 0, isUndo: true }))
    expect(deadlineOf(undone[0], [])).toBe(MONDAY + 2 * DAY)
  })

  test('ACH-501: leaves weekends and vacations out', () => {
    const hand = { left: 2 * DAY, since: FRIDAY }
    const weekends = weekendsBetween(FRIDAY, FRIDAY, 2)
    expect(deadlineOf(hand, weekends)).toBe(FRIDAY + 4 * DAY)
    const vacation = { from: FRIDAY + 3 * DAY, until: FRIDAY + 10 * DAY }
    expect(deadlineOf(hand, [...weekends, vacation])).toBe(FRIDAY + 11 * DAY)
    expect(leftOf(hand, weekends, FRIDAY + 3 * DAY)).toBe(DAY)
  })

  test('ACH-403: stands while a pause has no end', () => {
    const hand = { left: DAY, since: MONDAY }
    expect(deadlineOf(hand, [{ from: MONDAY + 1000 }])).toBeUndefined()
    expect(deadlineOf(hand, [{ from: MONDAY + 1000, until: MONDAY + 3000 }])).toBe(MONDAY + DAY + 2000)
    expect(leftOf(hand, [{ from: MONDAY + 1000 }], MONDAY + 9 * DAY)).toBe(DAY - 1000)
  })

  test('a deadline is when nothing is left', () => {
    const off = fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 1000 }), until: fc.integer({ min: 0, max: 1000 }) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), off, (left, since, given) => {
        const offs = given.map(({ from, until }) => ({ from: Math.min(from, until), until: Math.max(from, until) }))
        const deadline = deadlineOf({ left, since }, offs) ?? 0
        expect(leftOf({ left, since }, offs, deadline)).toBe(0)
        expect(leftOf({ left, since }, offs, deadline - 1)).toBeGreaterThan(0)
      }),
    )
  })
})

test('ACH-504: an answer in secret stops the clock of its seat, and nobody sees it', () => {
  const both = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0, 1]))
  const answered = beat(LIVE, both, NO_OFF, said(MINUTE, [0, 1], { by: 0, asked: [1] }))
  expect(deadlineOf(answered[0], [])).toBe(deadlineOf(both[0], []))
  const shown = beat(LIVE, answered, NO_OFF, said(5 * MINUTE, [0], { by: 1, asked: [0] }))
  expect(leftOf(shown[1], [], 5 * MINUTE)).toBe(5 * MINUTE + 5000)
  const over = beat(LIVE, answered, NO_OFF, said(5 * MINUTE, [], { by: 1, asked: [] }))
  expect(over[0].left).toBe(9 * MINUTE + 5000)
})

test('ACH-502: whoever takes back an answer in secret has as much left as when it was given', () => {
  const both = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0, 1]))
  const answered = beat(LIVE, both, NO_OFF, said(MINUTE, [0, 1], { by: 0, asked: [1], isSecret: true }))
  const undone = { by: 0, isUndo: true, isSecret: true }
  const [own, other] = beat(LIVE, answered, NO_OFF, said(3 * MINUTE, [0, 1], undone))
  expect(own).toEqual({ left: 9 * MINUTE + 5000, since: 3 * MINUTE })
  expect(other).toEqual(both[1])
})

test('ACH-403, ACH-501, ACH-601: pauses and absences do not count, by days also weekends and vacations', () => {
  const [pause, absence, vacation] = [1, 2, 3].map((from) => ({ from, until: 10 * from }))
  const offs = (clock: object): readonly Off[] => {
    const affairs = { pauses: [pause], absences: { 0: [absence] } }
    return offOf({ setting: { clock }, affairs, sitters: [{ vacation }, {}] } as unknown as Registered, 0, 2 * DAY)
  }
  expect(offs(LIVE)).toEqual([pause, absence])
  expect(offs({ ...DAYS, weekends: true })).toEqual([pause, absence, vacation])
  const [SATURDAY, MONDAY] = [2 * DAY, 4 * DAY]
  expect(offs(DAYS).slice(0, 3)).toEqual([pause, absence, vacation])
  expect(offs(DAYS)).toContainEqual({ from: SATURDAY, until: MONDAY })
})

test('ACH-504: whose time is over where several answer in secret is told late once all have answered', () => {
  const both = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0, 1]))
  const deadline = 10 * MINUTE + 5000
  const late = beat(LIVE, both, NO_OFF, said(deadline, [0, 1], { by: 0, asked: [1], isSecret: true }))
  expect(late[0]).not.toHaveProperty('over')
  const all = beat(LIVE, late, NO_OFF, said(deadline + MINUTE, [], { by: 1 }))
  expect(all).toEqual([
    { left: 0, over: deadline },
    { left: 0, over: deadline },
  ])
  const again = beat(LIVE, late, NO_OFF, said(deadline + MINUTE, [0, 1], { by: 1 }))
  expect(again[0]).toEqual({ left: LEAST_MS, since: deadline + MINUTE, over: deadline })
  const alone = beat(LIVE, newHands(LIVE, 2), NO_OFF, said(0, [0]))
  expect(beat(LIVE, alone, NO_OFF, said(deadline, [1], { by: 0 }))[0]).toEqual({ left: 0 })
})

test('a clock is due even if its table is read anew while the entry is on its way', async () => {
  const sitter = { person: 1, caretaker: undefined, bot: undefined }
  const affairs = { pauses: [], absences: [] }
  const registered = { id: 'a', phase: 'playing', setting: { clock: LIVE }, sitters: [sitter, sitter], affairs }
  const kept: LogEntry[] = []
  const store = { since: async () => [], append: async (...[, , entry]: unknown[]) => kept.push(entry as LogEntry) > 0 }
  const register = { of: async () => registered, known: () => undefined }
  const timing = timingOf({} as never, store as never, register as never, () => 0)
  const head = { number: 2, awaited: [0], asked: [0], changed: 0 }
  await timing.store.append('a', 0, { kind: 'row', by: 1, words: [], time: 0 }, head)
  expect(timing.owing(undefined, kept[0], head)).toEqual({
    owed: [{ kind: 'clock', seat: 0, after: 10 * MINUTE + 5000 }],
    paid: [{ kind: 'clock', seat: 1 }],
  })
})

test('a question that follows at once on another begins with its own time', () => {
  const both = beat(DAYS, newHands(DAYS, 2), NO_OFF, said(0, [0, 1]))
  const answered = beat(DAYS, both, NO_OFF, said(DAY, [0, 1], { by: 0, asked: [1], isSecret: true }))
  const next = beat(DAYS, answered, NO_OFF, said(DAY + MINUTE, [0, 1], { by: 1 }))
  expect(next[0]).toEqual({ left: 2 * DAY, since: DAY + MINUTE })
})
