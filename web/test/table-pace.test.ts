import { GAMES } from '@acheron/games'
import type { Chapter } from '@acheron/host'
import { describe, expect, test } from 'vitest'
import type { Happening } from '../src/boards/contract.ts'
import { befalls } from '../src/boards/hellrail/order.ts'
import { newTable } from '../src/line/tables.ts'
import { createPace, type Told } from '../src/table/pace.ts'
import { createSession } from '../src/table/session.ts'
import { mayAct, START, stepsAhead } from '../src/table/session-state.ts'
import { roomOn } from './room.ts'

const told = (by: number, lines = 1, left = 0): Told => ({ by, things: Math.max(1, lines), lines, isMine: false, left })

describe('a step of the others', () => {
  test('stays as long as there is something to read', () => {
    const timeOf = (step: Told): number => createPace().timeOf(step)
    expect(timeOf(told(1, 1))).toBe(1000)
    expect(timeOf(told(1, 3))).toBe(1900)
    expect(timeOf(told(1, 40))).toBe(2400)
    expect(timeOf(told(1, 0))).toBe(350)
    expect(timeOf({ ...told(1), things: 0 })).toBe(0)
  })

  test('is shorter in a long turn, known beforehand or not, also when two answer each other', () => {
    const known = createPace()
    const times = Array.from({ length: 20 }, (_, i) => known.timeOf(told(1, 1, 19 - i)))
    expect(times.reduce((a, b) => a + b)).toBeLessThan(3000)
    const unknown = createPace()
    const sum = Array.from({ length: 20 }, (_, i) => unknown.timeOf(told(1 + (i % 2)))).reduce((a, b) => a + b)
    expect(sum).toBeLessThan(7500)
    unknown.restart()
    expect(unknown.timeOf(told(2))).toBe(1000)
  })

  test('has all its time when it befalls oneself, and when one watches slowly', () => {
    const pace = createPace()
    for (let i = 0; i < 10; i++) pace.timeOf(told(1))
    expect(pace.timeOf({ ...told(1), isMine: true })).toBe(1000)
    expect(pace.timeOf(told(1), true)).toBe(1000)
  })
})

test('steps of which nothing is told are seen with the next one of the same player', () => {
  const chapter = (at: number, by: number, ...ids: string[]): Chapter => ({
    at,
    by,
    happenings: ids.map((id) => ({ id, facts: {} })),
  })
  const chapters = [
    chapter(0, -1),
    chapter(1, 1, 'set-off'),
    chapter(2, 1, 'went'),
    chapter(3, 1, 'went'),
    chapter(4, 1, 'entered'),
    chapter(5, 1, 'went'),
    chapter(6, 2, 'went'),
    chapter(7, 0, 'went'),
    chapter(8, 0, 'went'),
    chapter(9, 2),
  ]
  const isTold = ({ id }: Happening): boolean => id !== 'went'
  expect(stepsAhead({ ...START, chapters, viewer: 0, count: 9 }, 0, isTold)).toEqual([1, 4, 5, 6, 7, 8])
})

test('what befalls a player of HellRail is known', () => {
  expect(befalls({ id: 'rammed', facts: { by: 1, engine: 0 } }, 0)).toBe(true)
  expect(befalls({ id: 'rammed', facts: { by: 1, engine: 2 } }, 0)).toBe(false)
  expect(befalls({ id: 'laid', facts: { by: 1, card: 0 } }, 0)).toBe(false)
})

test.each(['hellrail', 'hellrail-1999', 'ticket-to-ride'])(
  'two bots’ turns of %s take some seconds, not half a minute',
  async (game) => {
    let clock = 0
    const { line } = roomOn()
    const listing = GAMES.find(({ plate }) => plate.id === game)
    const texts = (await listing?.load())?.texts.en
    const seats = [{ name: 'Ada' }, { name: 'One', bot: 'medium' }, { name: 'Two', bot: 'medium' }]
    const session = createSession(await newTable(line, { game, options: { first: 'seat-1' }, seats }), {
      line,
      now: () => clock,
      pause: async (ms) => {
        clock += ms
        await new Promise((resolve) => setTimeout(resolve, 0))
      },
      speed: () => 1,
      isTold: (happening) => texts?.story(happening, ['Ada', 'One', 'Two']) !== undefined,
      befalls: () => false,
      dangers: () => [],
      changed: () => undefined,
    })
    await session.open()
    const waits: number[] = []
    for (let i = 0; i < 60 && !session.state.over; i++) {
      const from = clock
      while (!mayAct(session.state) && !session.state.over) await new Promise((resolve) => setTimeout(resolve, 1))
      if (clock > from) waits.push(clock - from)
      const moves = session.state.look?.options ?? []
      const wanted = moves.find(({ verb }) => ['end', 'keep', 'draw', 'discard'].includes(verb)) ?? moves[0]
      if (wanted) await session.play([wanted.moves[0]])
    }
    session.close()
    expect(waits.length).toBeGreaterThan(3)
    expect(Math.max(...waits)).toBeLessThan(11_000)
  },
  60_000,
)
