import { parseRecord, printRecord, Refused, verifyFairness } from '@acheron/core'
import { describe, expect, test } from 'vitest'
import { type House, type HouseParts, memoryStore, type Store, type Task } from '../src/index.ts'
import { type Built, begun, build, play, SEATS } from './at-house.ts'
import { DIG, EAST, ford, PASS, PEEK, RAISE, READY, type State } from './ford.ts'

/** Everybody passes: then all bid. */
async function toBidding(house: House, table: string): Promise<void> {
  for (const seat of [0, 1, 2]) await play(house, table, seat, PASS)
}

async function finish(house: House, table: string): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await toBidding(house, table)
    for (const seat of [0, 1, 2]) await play(house, table, seat, RAISE, READY)
  }
}

describe('founding', () => {
  test('the commitment is known before the first card, and every seat may add salt after it', async () => {
    const { house } = build()
    const { table, commitment } = await house.ask({ do: 'new', game: 'ford', seats: SEATS })
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await expect(house.ask({ do: 'look', table })).rejects.toMatchObject({ code: 'not-begun' })
    await house.ask({ do: 'begin', table, salts: ['sea', '', 'rock'] })
    expect(await house.ask({ do: 'open', table })).toMatchObject({ commitment, salt: 'sea - rock', begun: true })
  })

  test('to begin twice changes nothing; to begin otherwise is refused', async () => {
    const { house } = build()
    const { table } = await house.ask({ do: 'new', game: 'ford', seats: SEATS })
    await house.ask({ do: 'begin', table, salts: ['a'] })
    const look = await house.ask({ do: 'look', table, seat: 0 })
    await house.ask({ do: 'begin', table, salts: ['a'] })
    expect(await house.ask({ do: 'look', table, seat: 0 })).toEqual(look)
    await expect(house.ask({ do: 'begin', table, salts: ['b'] })).rejects.toMatchObject({ code: 'begun' })
    await expect(house.ask({ do: 'begin', table, salts: ['two words'] })).rejects.toMatchObject({ code: 'no-salt' })
  })

  test('what makes no sense is refused', async () => {
    const { house } = build()
    const two = SEATS.slice(0, 1)
    await expect(house.ask({ do: 'new', game: 'ludo', seats: SEATS })).rejects.toMatchObject({ code: 'no-game' })
    await expect(house.ask({ do: 'new', game: 'ford', seats: two })).rejects.toMatchObject({ code: 'no-seats' })
    const options = { size: 'large' }
    await expect(house.ask({ do: 'new', game: 'ford', seats: SEATS, options })).rejects.toMatchObject({
      code: 'no-option',
    })
    await expect(house.ask({ do: 'look', table: 'none' })).rejects.toMatchObject({ code: 'no-table' })
  })

  test('tables are listed, the latest first, reseated and removed', async () => {
    const built = build()
    const { house } = built
    const first = await begun(built)
    const second = await begun(built)
    await play(house, first, 0, EAST)
    const { tables } = await house.ask({ do: 'list' })
    expect(tables.map(({ table, awaited }) => [table, awaited])).toEqual([
      [first, [0]],
      [second, [0]],
    ])
    await house.ask({ do: 'reseat', table: first, seats: [{ name: 'Ada' }, { name: 'Bo', bot: 'slow' }, { name: '' }] })
    expect((await house.ask({ do: 'open', table: first })).seats[1]).toEqual({ name: 'Bo', bot: 'slow' })
    await house.ask({ do: 'remove', table: second })
    expect((await house.ask({ do: 'list' })).tables).toHaveLength(1)
  })
})

describe('a look', () => {
  test('has what is shown to all, what is the seat’s own, and what it may answer as columns', async () => {
    const built = build()
    const table = await begun(built)
    const look = await built.house.ask({ do: 'look', table, seat: 0 })
    expect(look).toMatchObject({ at: 1, shown: { turn: 0 }, awaited: [0], question: { id: 'turn' } })
    expect(look.own).toHaveProperty('treasure')
    expect(look.options).toEqual([
      { verb: 'east', kinds: ['place'], moves: [EAST], ids: [[1]] },
      { verb: 'dig', kinds: [], moves: [DIG], ids: [] },
      { verb: 'show', kinds: [], moves: [3], ids: [] },
      { verb: 'pass', kinds: [], moves: [PASS], ids: [] },
      { verb: 'peek', kinds: ['player'], moves: [PEEK + 1, PEEK + 2], ids: [[1, 2]] },
    ])
    expect(look.back).toEqual({ bar: 'ACH-101', to: [], redo: false })
  })

  test('of a seat that is not asked, and of a spectator, has no question', async () => {
    const built = build()
    const table = await begun(built)
    const other = await built.house.ask({ do: 'look', table, seat: 1 })
    expect([other.question, other.options]).toEqual([undefined, undefined])
    const spectator = await built.house.ask({ do: 'look', table })
    expect(spectator).toMatchObject({ own: {}, awaited: [0] })
    expect(spectator.back).toBeUndefined()
    await expect(built.house.ask({ do: 'look', table, seat: 3 })).rejects.toMatchObject({ code: 'no-player' })
  })

  test('back to what a seat saw earlier', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    const looks = [await house.ask({ do: 'look', table, seat: 1 })]
    for (const moves of [[EAST], [EAST, EAST], [DIG], [PASS]]) {
      await play(house, table, 0, ...moves)
      looks.push(await house.ask({ do: 'look', table, seat: 1 }))
    }
    for (const { at, shown, own } of [...looks, ...looks.toReversed()])
      expect(await house.ask({ do: 'look', table, seat: 1, at })).toMatchObject({ at, shown, own })
  })

  test('at the ends of turns, for graphs', async () => {
    const built = build()
    const table = await begun(built)
    await play(built.house, table, 0, EAST, EAST)
    await play(built.house, table, 0, PASS)
    await play(built.house, table, 1, PASS)
    const { moments } = await built.house.ask({ do: 'views', table })
    expect(moments.map(({ at, shown }) => [at, shown.turn])).toEqual([
      [1, 0],
      [3, 1],
      [4, 2],
    ])
  })
})

describe('news', () => {
  test('are what a seat was told since, in its own count', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    const played = await play(house, table, 0, EAST, DIG)
    expect(played).toMatchObject({ kind: 'done', came: 2, news: { look: { at: 2 } } })
    const { chapters } = await house.ask({ do: 'news', table, seat: 1, since: 0 })
    expect(chapters.map(({ at, by, happenings }) => [at, by, happenings.map(({ id }) => id)])).toEqual([
      [1, undefined, ['dealt', 'dealt', 'dealt']],
      [2, 0, ['went', 'dug']],
    ])
    expect(chapters[1].happenings[1].facts).toEqual({ by: 0 })
    const mine = await house.ask({ do: 'news', table, seat: 0, since: 1 })
    expect(mine.chapters[0].happenings[1].facts).toHaveProperty('found')
  })

  test('ACH-201 of a secret answer are nobody else’s, and move no number', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await toBidding(house, table)
    const before = JSON.stringify(await house.ask({ do: 'news', table, seat: 1, since: 0 }))
    const spectator = JSON.stringify(await house.ask({ do: 'news', table, since: 0 }))
    const seal = await house.ask({ do: 'seal', table, seat: 1 })
    await play(house, table, 0, RAISE, RAISE)
    await play(house, table, 2, READY)
    await house.ask({ do: 'undo', table, seat: 0, at: (await house.ask({ do: 'look', table, seat: 0 })).at })
    await play(house, table, 0, READY)
    expect(JSON.stringify(await house.ask({ do: 'news', table, seat: 1, since: 0 }))).toBe(before)
    expect(JSON.stringify(await house.ask({ do: 'news', table, since: 0 }))).toBe(spectator)
    expect(await house.ask({ do: 'seal', table, seat: 1 })).toEqual(seal)
    const played = await play(house, table, 1, RAISE, READY)
    const chapters = played.kind === 'done' ? played.news.chapters : []
    expect(chapters).toMatchObject([{ together: true, happenings: [{ id: 'bids', facts: { bids: [0, 1, 0] } }] }])
    expect(chapters[0]).not.toHaveProperty('by')
  })

  test('from long ago are read from the log', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    for (let i = 0; i < 100; i++) await play(house, table, 0, i % 2 ? 1 : EAST)
    const { chapters } = await house.ask({ do: 'news', table, seat: 2, since: 0 })
    expect(chapters.map(({ at }) => at)).toEqual(Array.from({ length: 101 }, (_, i) => i + 1))
    const { chapters: last } = await house.ask({ do: 'news', table, seat: 2, since: 99 })
    expect(last).toEqual(chapters.slice(99))
  })

  test('say how much of them is no longer true', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, EAST)
    await play(house, table, 0, EAST)
    await house.ask({ do: 'undo', table, seat: 0, at: 3, to: 1 })
    const { chapters } = await house.ask({ do: 'news', table, seat: 1, since: 3 })
    expect(chapters).toEqual([{ at: 4, by: 0, happenings: [], struck: 2 }])
  })
})

describe('a message', () => {
  test('ACH-003 that comes twice is answered as before, and nothing happens', async () => {
    const built = build()
    const { house, store } = built
    const table = await begun(built)
    const message = { do: 'play', table, seat: 0, at: 1, moves: [EAST, DIG, EAST] } as const
    const first = await house.ask({ ...message, moves: [...message.moves] })
    expect(await house.ask({ ...message, moves: [...message.moves] })).toEqual(first)
    await play(house, table, 0, EAST)
    const undo = await house.ask({ do: 'undo', table, seat: 0, at: 3 })
    expect(await house.ask({ do: 'undo', table, seat: 0, at: 3 })).toEqual(undo)
    const redo = await house.ask({ do: 'redo', table, seat: 0, at: 4 })
    expect(await house.ask({ do: 'redo', table, seat: 0, at: 4 })).toEqual(redo)
    expect(await store.since(table, 0)).toHaveLength(5)
  })

  test('that comes twice after a restart, too', async () => {
    const built = build()
    const table = await begun(built)
    const message = { do: 'play', table, seat: 0, at: 1, moves: [EAST, EAST] } as const
    const first = await built.house.ask({ ...message, moves: [...message.moves] })
    const { house } = build({ store: built.store })
    expect(await house.ask({ ...message, moves: [...message.moves] })).toEqual(first)
  })

  test('that knows too little or too much is refused', async () => {
    const built = build()
    const table = await begun(built)
    await play(built.house, table, 0, EAST)
    for (const at of [0, 1, 3])
      await expect(built.house.ask({ do: 'play', table, seat: 0, at, moves: [DIG] })).rejects.toMatchObject({
        code: 'stale',
      })
    await play(built.house, table, 0, EAST)
    const row = { do: 'play' as const, table, seat: 0, moves: [EAST] }
    for (const at of [1, 9]) await expect(built.house.ask({ ...row, at })).rejects.toMatchObject({ code: 'stale' })
    await built.house.ask({ do: 'undo', table, seat: 0, at: 3, to: 2 })
    const undo = { do: 'undo' as const, table, seat: 0, at: 3, to: 1 }
    await expect(built.house.ask(undo)).rejects.toMatchObject({ code: 'stale' })
  })

  test.each<[unknown, string, object]>([
    [undefined, 'no-request', { request: 'undefined' }],
    [null, 'no-request', { request: 'undefined' }],
    ['play', 'no-request', { request: 'undefined' }],
    [{ do: 'dance' }, 'no-request', { request: 'dance' }],
    [{ do: { toString: 1 } }, 'no-request', { request: 'object' }],
    [{ do: '__proto__' }, 'no-request', { request: '__proto__' }],
    [{ do: 'look' }, 'message-missing', { field: 'table' }],
    [{ do: 'look', table: 7 }, 'message-wrong', { field: 'table', expected: 'string', received: '7' }],
    [{ do: 'look', table: 't1', seat: -1 }, 'message-wrong', { field: 'seat', expected: '>=0' }],
    [{ do: 'look', table: 't1', seat: 1e99 }, 'message-wrong', { field: 'seat', expected: '<=99' }],
    [{ do: 'look', table: 't1', also: 1 }, 'message-strange', { field: 'also' }],
    [{ do: 'play', table: 't1', seat: 0, at: 0, moves: [] }, 'message-wrong', { field: 'moves' }],
    [{ do: 'play', table: 't1', seat: 0, at: 0, moves: [0.5] }, 'message-wrong', { field: 'moves.0' }],
    [{ do: 'play', table: 't1', seat: 0, at: 0, moves: Array(1000).fill(0) }, 'message-wrong', { field: 'moves' }],
    [{ do: 'new', game: 'ford', seats: [{ name: 'x'.repeat(1000) }] }, 'message-wrong', { field: 'seats.0.name' }],
  ])('%j is refused at its edge', async (raw, code, params) => {
    const { house } = build()
    expect(await house.answer(raw)).toMatchObject({ ok: false, refusal: { code, params } })
  })

  test('is answered with code, parameters and rule', async () => {
    const built = build()
    const table = await begun(built)
    expect(await built.house.answer({ do: 'play', table, seat: 1, at: 1, moves: [EAST] })).toEqual({
      ok: false,
      refusal: {
        code: 'against-rule',
        params: { player: 1, words: 'east', rule: 'FORD-1' },
        rule: 'FORD-1',
      },
    })
    expect(await built.house.answer({ do: 'undo', table, seat: 0, at: 1 })).toMatchObject({
      ok: false,
      refusal: { code: 'undo-nothing', rule: 'ACH-101' },
    })
  })
})

describe('bots', () => {
  const bots = [{ name: 'Ada' }, { name: 'B', bot: 'slow' }, { name: 'C', bot: 'slow' }]

  test('are asked one at a time, with a guess and never the state', async () => {
    const tasks: Task[] = []
    const think = async (task: Task) => {
      tasks.push(task)
      return [EAST, EAST, PASS]
    }
    const built = build({ think })
    const { house } = built
    const table = await begun(built, bots)
    expect(await house.ask({ do: 'go', table, seat: 0, since: 1 })).toMatchObject({ moved: false })
    await play(house, table, 0, PASS)
    const { moved, news } = await house.ask({ do: 'go', table, seat: 0, since: 2 })
    expect([moved, news.chapters.length, news.look.awaited]).toEqual([true, 1, [2]])
    expect(tasks).toMatchObject([{ game: 'ford', bot: 'slow', player: 1, at: 2 }])
    const { treasure } = tasks[0].guess as State
    const own = (await house.ask({ do: 'look', table, seat: 1 })).own as { treasure: number[] }
    expect(treasure[1]).toBe(own.treasure[1])
  })

  test('guess differently seat by seat and table by table, and not what is true', async () => {
    const guesses = new Set<string>()
    let right = 0
    for (let i = 0; i < 40; i++) {
      const think = async ({ guess }: Task) => {
        guesses.add(JSON.stringify(guess))
        const { treasure } = guess as State
        const own = (await built.house.ask({ do: 'look', table, seat: 0 })).own as { treasure: number[] }
        if (treasure[0] === own.treasure[0]) right++
        return [PASS]
      }
      const built = build({ think })
      const table = await begun(built, bots)
      await play(built.house, table, 0, PASS)
      await built.house.ask({ do: 'go', table, since: 0 })
    }
    expect(guesses.size).toBeGreaterThan(30)
    expect(right).toBeLessThan(15)
  })

  test.each<[string, HouseParts['think']]>([
    ['says nothing', async () => undefined],
    ['talks nonsense', async () => [99_999]],
    ['breaks down', () => Promise.reject(new Error('no thought'))],
    ['is not there', undefined],
  ])('that %s makes the first legal move', async (_, think) => {
    const built = build(think && { think })
    const table = await begun(built, bots)
    await play(built.house, table, 0, PASS)
    expect(await built.house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: true })
    expect((await built.house.ask({ do: 'look', table })).shown).toMatchObject({ place: [0, 1, 0] })
  })

  test('wait for people who are asked with them, and whoever must answer is named', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built, [{ name: 'Ada' }, { name: 'B', bot: 'slow' }, { name: 'Cy' }])
    expect(await house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: false, people: [0] })
    await toBidding(house, table)
    expect(await house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: false, people: [0, 2] })
    await play(house, table, 0, READY)
    expect(await house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: false, people: [2] })
    expect((await house.ask({ do: 'look', table, seat: 0 })).back).toMatchObject({ to: [expect.any(Number)] })
    await play(house, table, 2, READY)
    expect(await house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: true })
  })

  test('whose question was taken back meanwhile do nothing', async () => {
    const built: Built = build({
      think: async () => {
        await built.house.ask({ do: 'undo', table, seat: 0, at: 2 })
        return [PASS]
      },
    })
    const table = await begun(built, bots)
    await play(built.house, table, 0, PASS)
    expect(await built.house.ask({ do: 'go', table, since: 0 })).toMatchObject({ moved: false })
    expect((await built.house.ask({ do: 'look', table })).awaited).toEqual([0])
  })
})

describe('records', () => {
  test('of a finished game have the key, and prove the luck', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, DIG)
    expect((await house.ask({ do: 'record', table })).record).not.toContain('key:')
    await finish(house, table)
    const { record } = await house.ask({ do: 'record', table })
    expect(() => verifyFairness(ford, parseRecord(record))).not.toThrow()
    await expect(house.ask({ do: 'undo', table, seat: 2, at: 1 })).rejects.toMatchObject({ code: 'stale' })
    const { at } = await house.ask({ do: 'look', table, seat: 2 })
    await expect(house.ask({ do: 'undo', table, seat: 2, at })).rejects.toMatchObject({ rule: 'ACH-105' })
  })

  test('can be taken in, once, and go on', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, EAST, EAST)
    await toBidding(house, table)
    await play(house, table, 1, RAISE)
    const { record } = await house.ask({ do: 'record', table })
    const { table: taken } = await house.ask({ do: 'take', record })
    expect(await house.ask({ do: 'take', record, once: true })).toEqual({ table: taken })
    expect(await house.ask({ do: 'take', record })).not.toEqual({ table: taken })
    for (const seat of [0, 1, 2, undefined])
      expect(await house.ask({ do: 'look', table: taken, seat })).toEqual(await house.ask({ do: 'look', table, seat }))
    const boasting = printRecord({ ...parseRecord(record), result: 'over, scores 9 0 0, places 1 2 2' })
    await expect(house.ask({ do: 'take', record: boasting })).rejects.toMatchObject({ code: 'other-result' })
    await play(house, taken, 1, READY)
    expect((await house.ask({ do: 'open', table: taken })).commitment).toBeUndefined()
    expect((await house.ask({ do: 'record', table: taken })).record).not.toContain('commitment')
  })

  test('of a finished game keep their proof when they are taken in', async () => {
    const built = build()
    const table = await begun(built)
    await finish(built.house, table)
    const { record } = await built.house.ask({ do: 'record', table })
    const { house } = build()
    const { table: taken } = await house.ask({ do: 'take', record })
    expect((await house.ask({ do: 'record', table: taken })).record).toBe(record)
    const forged = printRecord({ ...parseRecord(record), start: [1, 1, 1] })
    await expect(house.ask({ do: 'take', record: forged })).rejects.toBeInstanceOf(Refused)
  })

  test('a new table can begin where a seat was', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, EAST, EAST)
    const look = await house.ask({ do: 'look', table, seat: 1 })
    await play(house, table, 0, DIG)
    const { table: fork } = await house.ask({ do: 'fork', table, place: 1 })
    expect(await house.ask({ do: 'look', table: fork, seat: 1 })).toEqual(look)
  })
})

describe('places', () => {
  test('are the same for all eyes once the game is over, and lead to what each saw then', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, EAST, EAST)
    const then = await Promise.all([0, 1].map((seat) => house.ask({ do: 'look', table, seat })))
    await finish(house, table)
    const told = await Promise.all(
      [0, 1, undefined].map((seat) => house.ask({ do: 'news', table, ...(seat !== undefined && { seat }), since: 0 })),
    )
    for (const { chapters } of told) expect(chapters.slice(0, 2).map(({ place }) => place)).toEqual([0, 1])
    for (const [seat, { question, options, back, ...look }] of then.entries())
      expect(await house.ask({ do: 'look', table, seat, place: 1 })).toEqual(look)
    const { number } = (await built.store.kept(table))?.head ?? { number: 0 }
    const { result } = await house.ask({ do: 'look', table })
    expect(await house.ask({ do: 'look', table, place: number - 1 })).toMatchObject({ result })
    expect((await house.ask({ do: 'look', table, place: 0 })).at).toBe(1)
  })

  test('are a secret before that', async () => {
    const built = build()
    const { house } = built
    const table = await begun(built)
    await play(house, table, 0, EAST)
    await expect(house.ask({ do: 'look', table, place: 0 })).rejects.toMatchObject({ code: 'not-over' })
    const { chapters } = await house.ask({ do: 'news', table, since: 0 })
    expect(chapters.every((chapter) => !('place' in chapter))).toBe(true)
  })
})

describe('several houses on one store', () => {
  test('lose no move: who is slower reads on and judges again', async () => {
    const one = build()
    const other = build({ store: one.store })
    const table = await begun(one)
    await toBidding(one.house, table)
    await other.house.ask({ do: 'look', table })
    await play(one.house, table, 0, RAISE)
    await play(other.house, table, 1, RAISE, RAISE)
    await play(one.house, table, 2, READY)
    await play(other.house, table, 0, READY)
    await play(one.house, table, 1, READY)
    expect((await one.house.ask({ do: 'look', table })).shown).toMatchObject({ coins: [0, 1, 0] })
    one.house.forget(table)
    other.house.forget(table)
    expect(await other.house.ask({ do: 'news', table, seat: 1, since: 0 })).toEqual(
      await one.house.ask({ do: 'news', table, seat: 1, since: 0 }),
    )
  })

  test('a store that fails leaves everything as it was', async () => {
    const store = memoryStore()
    const failing: Store = {
      ...store,
      append: (...args) => (isBroken ? Promise.reject(new Error('full')) : store.append(...args)),
    }
    let isBroken = false
    const built = build({ store: failing })
    const table = await begun(built)
    const before = await built.house.ask({ do: 'look', table, seat: 0 })
    isBroken = true
    await expect(play(built.house, table, 0, EAST)).rejects.toThrow('full')
    isBroken = false
    expect(await built.house.ask({ do: 'look', table, seat: 0 })).toEqual(before)
  })
})

test('notes, and how much somebody was shown, belong to the seat', async () => {
  const built = build()
  const table = await begun(built)
  await built.house.ask({ do: 'note', table, seat: 1, text: 'dig late' })
  await built.house.ask({ do: 'tell', table, seat: 1, told: 4 })
  expect(await built.house.ask({ do: 'open', table, seat: 1 })).toMatchObject({ note: 'dig late', told: 4 })
  expect(await built.house.ask({ do: 'open', table, seat: 0 })).toMatchObject({ note: '', told: 0 })
})
