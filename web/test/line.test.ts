import { type Json, type Player, parseRecord, Refused, verifyFairness } from '@acheron/core'
import { GAMES } from '@acheron/games'
import { ticketToRide } from '@acheron/games/ticket-to-ride'
import { type Look, memoryStore, type Task } from '@acheron/host'
import { describe, expect, test } from 'vitest'
import { newTable, planOf } from '../src/line/tables.ts'
import { think } from '../src/line/think.ts'
import { createSession } from '../src/table/session.ts'
import { mayAct } from '../src/table/session-state.ts'
import { BOTS, letBotsPlay, playVerb, roomOn, TWO } from './room.ts'

test('a refusal comes over the wire as one, with code, rule and line', async () => {
  const { line } = roomOn()
  const table = await newTable(line, TWO)
  const { at } = await line.ask({ do: 'look', table, seat: 0 })
  const forbidden = line.ask({ do: 'play', table, seat: 0, at, moves: [5] })
  await expect(forbidden).rejects.toMatchObject({ code: 'against-rule', rule: 'TTR-013' })
  await expect(forbidden).rejects.toBeInstanceOf(Refused)
  await expect(line.ask({ do: 'take', record: 'rubbish' })).rejects.toMatchObject({ line: 1 })
})

test('a game begins with a commitment, the salt of the page is in its record, and its luck can be verified', async () => {
  const { line } = roomOn()
  const table = await newTable(line, BOTS)
  const early = parseRecord((await line.ask({ do: 'record', table })).record)
  expect(early.fairness?.salt).toMatch(/^[0-9a-f]{64} -$/)
  await letBotsPlay(line, table)
  const record = parseRecord((await line.ask({ do: 'record', table })).record)
  expect(record.fairness?.commitment).toBe(early.fairness?.commitment)
  expect(() => verifyFairness(ticketToRide, record)).not.toThrow()
})

test('the same game with the same people can be begun again', async () => {
  const { line } = roomOn()
  const table = await newTable(line, TWO)
  const again = await newTable(line, await planOf(line, table))
  expect(await planOf(line, again)).toEqual(await planOf(line, table))
})

describe('when the worker dies', () => {
  test('what was asked is asked again, and a move is made once', async () => {
    const { line, die, asked } = roomOn()
    const table = await newTable(line, TWO)
    const { options = [], at } = await line.ask({ do: 'look', table, seat: 0 })
    const moves = [options.find(({ verb }) => verb === 'return')?.moves[0] ?? -1]
    const playing = line.ask({ do: 'play', table, seat: 0, at, moves })
    await new Promise((resolve) => setTimeout(resolve, 1))
    die()
    expect(await playing).toMatchObject({ kind: 'done', came: 1 })
    expect(asked.filter((message) => message.do === 'play')).toHaveLength(2)
    expect((await line.ask({ do: 'look', table, seat: 0 })).at).toBe(at + 1)
  })
})

/** Everything in an answer that is called so, however deep. */
function everything(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...everything(name, inner)])
}

/** What only the house and its bots may know. */
const INSIDE = ['state', 'guess', 'key', 'seed', 'founded', 'log', 'entry', 'snapshot']

describe.each(GAMES.map(({ plate }) => plate.id))('what crosses the wire in a game of %s', (game) => {
  const SOME = 60

  test('is what one seat may know, and a bot’s move takes one message', async () => {
    const { game: rules } = (await GAMES.find(({ plate }) => plate.id === game)?.load()) ?? {}
    if (!rules) throw new Error('no game')
    const tasks: Task[] = []
    const { line, asked, said } = roomOn(memoryStore(), {
      think: (task) => {
        tasks.push(task)
        return think(GAMES, task)
      },
    })
    const seats = [{ name: 'Ada' }, { name: 'One', bot: 'random' }, { name: 'Two', bot: 'random' }]
    const table = await newTable(line, { game, seats })
    const session = createSession(table, {
      line,
      now: () => 0,
      pause: async () => undefined,
      speed: () => 'skip',
      isTold: () => true,
      befalls: () => false,
      dangers: () => [],
      changed: () => undefined,
    })
    await session.open()
    for (let i = 0; i < SOME && !session.state.over; i++) {
      for (let wait = 0; wait < 4000 && !mayAct(session.state) && !session.state.over; wait++)
        await new Promise((resolve) => setTimeout(resolve, 1))
      const { options = [] } = session.state.latest ?? {}
      const run = options[i % Math.max(1, options.length)]
      if (run) await session.play([run.moves[i % run.moves.length]])
    }
    session.close()
    expect(tasks.length).toBeGreaterThan(10)
    expect(asked.filter((message) => message.do === 'go').length).toBeLessThan(tasks.length + 2 * SOME + 3)
    expect(asked.filter((message) => message.do === 'look').length).toBeLessThan(4)

    for (const name of INSIDE) expect([name, everything(name, said)]).toEqual([name, []])
    const owns = everything('own', said) as Json[]
    expect(owns.length).toBeGreaterThan(20)
    for (const seat of seatsIn(asked)) expect([0, undefined]).toContain(seat)
    const mine = looksIn(said).filter(({ own }) => Object.keys(own).length > 0)
    for (const look of mine.filter((_, i) => i % 8 === 0)) {
      const { shown, own } = await line.ask({ do: 'look', table, seat: 0, at: look.at })
      expect([look.shown, look.own]).toEqual([shown, own])
    }
  }, 60_000)
})

/** The looks in what was heard. */
function looksIn(value: unknown): Look[] {
  if (typeof value !== 'object' || value === null) return []
  return 'own' in value && 'at' in value ? [value as Look] : Object.values(value).flatMap(looksIn)
}

const seatsIn = (asked: ReturnType<typeof roomOn>['asked']): (Player | undefined)[] =>
  asked.flatMap((message) => ('seat' in message ? [message.seat] : []))

test('tables that cannot be read are named, and hide nothing else', async () => {
  const store = memoryStore()
  const { line } = roomOn({
    ...store,
    list: async () => [
      ...(await store.list()),
      { founded: { id: 'odd', game: '', options: {}, seats: [], made: 0, key: '' }, damaged: true },
    ],
  })
  const table = await newTable(line, TWO)
  await playVerb(line, table, 0, 'keep')
  const { tables } = await line.ask({ do: 'list' })
  expect(tables.map((each) => [each.table, each.damaged])).toEqual([
    [table, undefined],
    ['odd', true],
  ])
})
