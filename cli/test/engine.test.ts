import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { acheron } from '../src/acheron.ts'
import { answerTo } from '../src/engine/answer.ts'
import { boundedLines } from '../src/engine/lines.ts'
import { newSession } from '../src/engine/session.ts'
import { run } from './fake-shell.ts'

type Answer = Record<string, never> & { ok: boolean; error: string }

/** A session to talk to. What is sent is an object, or a line as it stands. */
function engine() {
  const session = newSession(GAMES)
  let number = 0
  return async (request: object | string): Promise<Answer> =>
    JSON.parse(await answerTo(session, typeof request === 'string' ? request : JSON.stringify(request), ++number))
}

const NEW = { do: 'new', game: 'ticket-to-ride', seats: 2, seed: 7 }

/** A session with a table on which both have kept their tickets; player 1 is to move. */
async function begun() {
  const ask = engine()
  await ask(NEW)
  await ask({ do: 'play', player: 0, move: 'keep' })
  await ask({ do: 'play', player: 1, move: 'keep' })
  return ask
}

describe('requests', () => {
  test('games: with seats, options and bots', async () => {
    const { games } = await engine()({ do: 'games', lang: 'de' })
    expect(games[0]).toMatchObject({
      game: 'ticket-to-ride',
      name: 'Zug um Zug',
      seats: [2, 5],
      options: { tickets: ['33', '30'], first: ['random', 'seat-1'] },
    })
  })

  test('new: a seed repeats a game, no seed commits to a key', async () => {
    const ask = engine()
    const first = await ask(NEW)
    const second = await ask({ ...NEW, table: 'again' })
    expect(first.asked).toHaveLength(2)
    expect(first.commitment).toBeUndefined()
    expect((await ask({ do: 'state' })).state).toEqual((await ask({ do: 'state', table: 'again' })).state)
    expect(second.table).toBe('again')
    const { commitment } = await ask({ do: 'new', table: 'fair', game: 'ticket-to-ride', seats: 5 })
    const { record } = await ask({ do: 'save', table: 'fair' })
    expect(record).toMatch(new RegExp(`^commitment: ${String(commitment)}$`, 'm'))
    expect(record).not.toContain('key:')
  })

  test('legal, play and refusal take a move as a number or in words', async () => {
    const ask = await begun()
    const { moves } = await ask({ do: 'legal', player: 1 })
    const draw = (moves as { words: string; move: number }[]).find(({ words }) => words === 'draw')
    expect(draw).toMatchObject({ verb: 'draw', targets: [{ kind: 'pile', id: 0 }] })
    expect((await ask({ do: 'legal', player: 0 })).moves).toEqual([])
    expect(await ask({ do: 'refusal', player: 1, move: draw?.move })).toMatchObject({ words: 'draw', legal: true })
    expect(await ask({ do: 'refusal', player: 0, move: 'draw' })).toMatchObject({ legal: false, rule: 'TTR-026' })
    expect(await ask({ do: 'play', player: 1, move: draw?.move })).toMatchObject({ words: 'draw', at: 3 })
  })

  test('view and guess: a guess looks the same to the player', async () => {
    const ask = await begun()
    const { view } = await ask({ do: 'view', player: 1 })
    const { state } = await ask({ do: 'guess', player: 1, seed: 4 })
    expect(state).not.toEqual((await ask({ do: 'state' })).state)
    await ask({ do: 'setup', table: 'guess', game: 'ticket-to-ride', seats: 2, position: state })
    expect((await ask({ do: 'view', table: 'guess', player: 1 })).view).toEqual(view)
    expect((await ask({ do: 'view' })).view).toMatchObject({ me: -1, hand: [] })
  })

  test('undo and redo', async () => {
    const ask = engine()
    await ask(NEW)
    await ask({ do: 'play', player: 0, move: 'keep' })
    expect((await ask({ do: 'ask', player: 0 })).asked[0]).not.toHaveProperty('question')
    expect((await ask({ do: 'undo', player: 0 })).asked[0]).toHaveProperty('question', 'first-tickets')
    expect((await ask({ do: 'redo', player: 0 })).asked[0]).not.toHaveProperty('question')
    const refused = await ask({ do: 'undo', player: 1 })
    expect(refused).toMatchObject({ code: 'undo-nothing', rule: 'ACH-101' })
    expect(refused.ruleText).toContain('Players may take back their last moves')
  })

  test('save and load', async () => {
    const ask = await begun()
    const { record } = await ask({ do: 'save' })
    expect(await ask({ do: 'load', table: 'copy', record })).toMatchObject({ ok: true, asked: [{ player: 1 }] })
    expect((await ask({ do: 'save', table: 'copy' })).record).toBe(record)
    expect((await ask({ do: 'tables' })).tables).toHaveLength(2)
    await ask({ do: 'close', table: 'copy' })
    expect((await ask({ do: 'tables' })).tables).toHaveLength(1)
  })

  test('a game that is loaded unfinished goes on without its key, and promises no proof', async () => {
    const ask = engine()
    await ask({ do: 'new', game: 'ticket-to-ride', seats: 2 })
    const { record } = await ask({ do: 'save' })
    expect(await ask({ do: 'load', table: 'copy', record })).not.toHaveProperty('commitment')
    expect((await ask({ do: 'save', table: 'copy' })).record).not.toContain('commitment')
    expect(await ask({ do: 'play', table: 'copy', player: 0, move: 'keep' })).toMatchObject({ ok: true })
  })

  test('rule, rules, story, advice, help', async () => {
    const ask = await begun()
    expect(await ask({ do: 'rule', game: 'ticket-to-ride', rule: 'TTR-058' })).toMatchObject({ rule: 'TTR-058' })
    expect((await ask({ do: 'rules', game: 'ticket-to-ride', word: 'ticket' })).rules).not.toHaveLength(0)
    expect(JSON.stringify((await ask({ do: 'story', player: 0 })).story[0])).toContain('"tickets":')
    expect(JSON.stringify((await ask({ do: 'story' })).story)).not.toContain('"tickets":')
    const advice = await ask({ do: 'advice', player: 1, seed: 1 })
    expect(advice.bot).toBe('medium')
    expect(await ask({ do: 'play', player: 1, move: advice.move })).toMatchObject({ ok: true })
    expect(Object.keys((await ask({ do: 'help' })).requests)).toContain('refusal')
  })

  test('an answer repeats the id, also of a bad request', async () => {
    const ask = engine()
    expect(await ask({ id: 'a', do: 'tables' })).toEqual({ id: 'a', ok: true, tables: [] })
    expect(await ask({ id: 0, do: 'dance' })).toMatchObject({ id: 0, ok: false })
  })
})

describe('each reader is shown only what is theirs', () => {
  test('of a question to all at once: neither who has answered nor how often', async () => {
    const ask = engine()
    await ask(NEW)
    const before = [
      await ask({ do: 'ask' }),
      await ask({ do: 'ask', player: 1 }),
      await ask({ do: 'story', player: 1 }),
    ]
    const { moves } = await ask({ do: 'legal', player: 0 })
    const give = (moves as { words: string }[]).filter(({ words }) => words.startsWith('return'))
    await ask({ do: 'play', player: 0, move: give[0].words })
    await ask({ do: 'play', player: 0, move: 'keep' })
    const after = [await ask({ do: 'ask' }), await ask({ do: 'ask', player: 1 }), await ask({ do: 'story', player: 1 })]
    expect(after).toEqual(before)
    expect(before[0].asked).toEqual([{ player: 0 }, { player: 1 }])
    expect(before[1].asked).toEqual([{ player: 0 }, expect.objectContaining({ player: 1, question: 'first-tickets' })])
  })

  test('of a move: what the mover may know', async () => {
    const ask = engine()
    await ask(NEW)
    const played = await ask({ do: 'play', player: 0, move: 'keep' })
    expect(JSON.stringify(played)).not.toContain('offered')
  })
})

test('a row of moves is one move of the table, and says how far it came', async () => {
  const ask = engine()
  await ask(NEW)
  const { moves } = await ask({ do: 'legal', player: 0 })
  const [give] = (moves as { words: string }[]).filter(({ words }) => words.startsWith('return'))
  expect(await ask({ do: 'play', player: 0, moves: [give.words, 'keep', 'draw'] })).toMatchObject({
    came: 2,
    words: [give.words, 'keep'],
    at: 2,
  })
  expect(await ask({ do: 'undo', player: 0 })).toMatchObject({ ok: true, at: 3 })
})

test('a commitment before the first card, then salt, then the cards', async () => {
  const ask = engine()
  const { commitment } = await ask({ do: 'new', game: 'ticket-to-ride', seats: 2, wait: true })
  expect((await ask({ do: 'view' })).code).toBe('not-begun')
  expect(await ask({ do: 'begin', salts: ['ab', 'cd'] })).toMatchObject({ ok: true })
  const { record } = await ask({ do: 'save' })
  expect(record).toContain(`commitment: ${String(commitment)}\nsalt: ab cd\n`)
})

test('messages of the house about a seat go through', async () => {
  const ask = await begun()
  expect(await ask({ do: 'look', seat: 1 })).toMatchObject({ ok: true, at: 2, awaited: [1] })
  expect(await ask({ do: 'seal', seat: 1 })).toMatchObject({ ok: false, code: 'unproved' })
  expect(await ask({ do: 'remove' })).toMatchObject({ ok: false, code: 'no-request' })
})

test('errors are said in the language that was asked for, with code and parameters', async () => {
  const ask = await begun()
  expect(await ask({ do: 'play', player: 0, move: 'draw', lang: 'fr' })).toMatchObject({
    error: 'p0 ne peut pas « draw » : TTR-026',
    code: 'against-rule',
    params: { player: 0, words: 'draw', rule: 'TTR-026' },
  })
})

describe('bad input is refused, says where, and nothing is lost', () => {
  const TTR = 'ticket-to-ride'
  test.each<[object | string, string]>([
    ['{"do":', 'line 5 of the input is not JSON'],
    ['', 'line 5 of the input is not JSON'],
    ['\u0000', 'line 5 of the input is not JSON'],
    ['[]', 'line 5 of the input is no object'],
    ['null', 'line 5 of the input is no object'],
    ['"games"', 'line 5 of the input is no object'],
    ['['.repeat(60), 'line 5 of the input is not JSON'],
    [{}, 'the field "do" is missing'],
    [{ do: 7 }, '"do" must be string, not 7'],
    [{ do: 'dance' }, 'there is no request "dance"; there is help, games'],
    [{ do: 'constructor' }, 'there is no request "constructor"'],
    [{ do: 'games', id: {} }, '"id" must be (number | string), not Object'],
    [{ do: 'games', lang: 'it' }, '"lang" must be ("en" | "fr" | "de"), not "it"'],
    [{ do: 'games', game: TTR }, 'there is no field "game" here'],
    [{ do: 'new', game: TTR }, 'the field "seats" is missing'],
    [{ do: 'new', game: 'chess', seats: 2 }, 'there is no game "chess"; there is "ticket-to-ride"'],
    [{ do: 'new', game: TTR, seats: 2 }, 'there is already a table "main"'],
    [{ do: 'new', game: TTR, seats: 6, table: 'x' }, 'seats must be a whole number from 2 to 5, not 6'],
    [{ do: 'new', game: TTR, seats: 2.5, table: 'x' }, '"seats" must be integer, not 2.5'],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', options: [] }, '"options" must be Object, not Array'],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', options: { colour: 'red' } }, 'there is no option "colour"'],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', options: { tickets: 30 } }, 'option "tickets" cannot be 30'],
    [
      '{"do":"new","game":"ticket-to-ride","seats":2,"table":"x","options":{"__proto__":"30"}}',
      'no option "__proto__"',
    ],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', seed: -1 }, '"seed" must be >=0, not -1'],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', names: ['a', 2] }, '"names.1" must be string, not 2'],
    [{ do: 'new', game: TTR, seats: 2, table: 'x', names: ['a', 'b', 'c'] }, 'names must be a list of at most 2 texts'],
    [{ do: 'ask', table: 'x' }, 'there is no table "x"'],
    [{ do: 'play', player: 1, move: 'fly' }, '"fly" is no move of ticket-to-ride'],
    [{ do: 'play', player: 1, move: 999_999 }, '999999 is no move; moves are whole numbers from 0 to'],
    [{ do: 'play', player: 1, move: -1 }, '"move" must be >=0, not -1'],
    [{ do: 'play', player: 1, move: null }, '"move" must be (number | string), not null'],
    [{ do: 'play', player: 1 }, 'a row has at least one move'],
    [{ do: 'play', player: 2, move: 'draw' }, 'there is no player 2; players are 0 to 1'],
    [{ do: 'play', player: '1', move: 'draw' }, '"player" must be number, not "1"'],
    [{ do: 'play', player: 0, move: 'draw' }, 'p0 cannot "draw": TTR-026'],
    [{ do: 'play', player: 1, move: 'keep' }, 'p1 cannot "keep": TTR-027'],
    [{ do: 'advice', player: 0 }, 'player 0 is not asked'],
    [{ do: 'advice', player: 1, bot: 'nobody' }, 'there is no bot "nobody"'],
    [{ do: 'rule', game: TTR, rule: 'TTR-999' }, 'there is no rule "TTR-999" in ticket-to-ride'],
    [{ do: 'load', table: 'x', record: 'acheron 1\ngame: ticket-to-ride' }, 'line 2: the record is cut short'],
    [{ do: 'setup', table: 'x', game: TTR, seats: 2, position: [] }, '"position" must be Object, not Array'],
    [{ do: 'setup', table: 'x', game: TTR, seats: 2, position: {} }, 'position lacks the field "seats"'],
  ])('%j', async (request, message) => {
    const ask = await begun()
    const before = await ask({ do: 'state' })
    const answer = await ask(request)
    expect(answer.error).toContain(message)
    expect(answer.ok).toBe(false)
    expect(await ask({ do: 'state' })).toEqual(before)
    expect(await ask({ do: 'play', player: 1, move: 'draw' })).toMatchObject({ ok: true, at: 3 })
  })

  test('a refused move comes with its rule and the text of the rule', async () => {
    const ask = await begun()
    const { rule, ruleText } = await ask({ do: 'play', player: 0, move: 'draw', lang: 'de' })
    expect(rule).toBe('TTR-026')
    expect(ruleText).toBe((await ask({ do: 'rule', game: TTR, rule, lang: 'de' })).text)
  })

  test('positions that break conservation', async () => {
    const ask = await begun()
    const { state } = (await ask({ do: 'state' })) as unknown as { state: Record<string, number[]> }
    const setup = async (change: object) => {
      const position = { ...state, ...change }
      return (await ask({ do: 'setup', table: 'x', game: TTR, seats: 2, position })).error
    }
    expect(await setup({ pile: state.pile.with(0, state.pile[0] - 1) })).toMatch(
      /not possible: there are 11 violet cards/,
    )
    expect(await setup({ trains: [44, 45] })).toMatch(/not possible: player 0 has .*must be 45/)
    expect(await setup({ score: [5, 0] })).toMatch(/not possible: player 0 has 5 points/)
    expect(await setup({ trains: [45] })).toMatch(/trains has 1 entries; it must have 2/)
    expect(await setup({ row: ['red'] })).toMatch(/position.row\[0\] must be a whole number, not "red"/)
    expect(await setup({ extra: 1 })).toMatch(/position has a field "extra" that does not belong there/)
    expect(await setup({})).toBeUndefined()
  })

  test('records cut short or edited', async () => {
    const ask = await begun()
    const { record } = (await ask({ do: 'save' })) as unknown as { record: string }
    const load = async (text: string) => ask({ do: 'load', table: 'x', record: text })
    expect(await load(record.slice(0, -20))).toMatchObject({ ok: false, line: record.trimEnd().split('\n').length })
    expect((await load(record.replace('p0 keep\n', ''))).error).toContain('sealed with 2 moves, but it has 1')
    expect((await load(record.replace('seats: 2', 'seats: 3'))).error).toContain('was changed after it was sealed')
    expect((await ask({ do: 'tables' })).tables).toHaveLength(1)
  })

  test('lines that are too long', async () => {
    const input = `${'x'.repeat((1 << 20) + 1)}\n{"do":"tables"}`
    const [first, second] = (await run('engine', { input })).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({ ok: false, error: 'line 1 of the input has more than 1048576 characters' })
    expect(second).toEqual({ ok: true, tables: [] })
  })
})

describe('what strangers send', () => {
  const TTR = 'ticket-to-ride'

  test('300,000 nested brackets, wherever', async () => {
    const ask = await begun()
    const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`
    for (const line of [deep, `{"do":"setup","table":"x","game":"${TTR}","seats":2,"position":{"row":${deep}}}`]) {
      const answer = await ask(line)
      expect(answer.error).toMatch(/^line \d of the input is not JSON: nested more than 64 deep$/)
    }
    expect(await ask({ do: 'tables' })).toMatchObject({ ok: true })
  })

  test('escape sequences and marks of direction come back harmless', async () => {
    const ask = engine()
    const sign = '\x1b[2J\u202e'
    for (const request of [
      { do: sign },
      { do: 'new', game: sign, seats: 2 },
      { do: 'new', game: TTR, seats: 2, options: { [sign]: '1' } },
      { do: 'ask', table: sign },
      { do: 'rule', game: TTR, rule: sign },
      { do: 'load', record: sign },
      { do: 'new', game: TTR, seats: 2, [sign]: 1 },
    ]) {
      const { error } = await ask(request)
      expect(error).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    }
    await ask({ ...NEW, names: [`A${sign}da`, 'B'] })
    expect((await ask({ do: 'save' })).record).toContain('name p0: A [2J da\n')
  })

  test('names of a megabyte, and tables with long names', async () => {
    const ask = engine()
    const long = 'x'.repeat(1_000_000)
    for (const request of [
      { ...NEW, names: [long] },
      { ...NEW, table: long },
      { do: 'ask', table: long },
    ]) {
      const answer = await ask(request)
      expect(answer).toMatchObject({ ok: false, code: 'message-wrong' })
      expect(JSON.stringify(answer).length).toBeLessThan(1000)
    }
  })

  test('a thousand tables, and not one more; what is refused does not list them', async () => {
    const ask = engine()
    for (let i = 0; i < 1000; i++)
      expect(await ask({ ...NEW, table: `${'t'.repeat(60)}${i}` })).toMatchObject({ ok: true })
    const more = await ask({ ...NEW, table: 'more' })
    expect(more).toMatchObject({ ok: false, code: 'tables-full' })
    const missing = await ask({ do: 'ask', table: 'nobody' })
    expect(JSON.stringify(missing).length).toBeLessThan(300)
  })

  test('who does not read what was printed is sent no more', async () => {
    let drain = (): void => undefined
    let printed = 0
    const input = Readable.from(Array.from({ length: 50 }, () => '{"do":"tables"}\n'))
    const running = acheron(['engine'], {
      games: GAMES,
      env: {},
      folder: '/nowhere',
      input,
      columns: 80,
      isInteractive: false,
      print: () => void printed++,
      complain: () => undefined,
      drained: () =>
        new Promise((resolve) => {
          drain = resolve
        }),
      style: (_style, text) => text,
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(printed).toBe(1)
    while (printed < 50) {
      drain()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    drain()
    expect(await running).toBe(0)
  })
})

test('lines arrive in any pieces', async () => {
  const lines = async (...pieces: (string | Buffer)[]) => {
    const read: (string | undefined)[] = []
    for await (const line of boundedLines(
      (async function* () {
        yield* pieces
      })(),
      4,
    ))
      read.push(line)
    return read
  }
  expect(await lines('a\nb', 'c\n', '\nd')).toEqual(['a', 'bc', '', 'd'])
  expect(await lines('1234', '5', '67\n12345\n1234\n')).toEqual([undefined, undefined, '1234'])
  const umlaut = Buffer.from('ü\n')
  expect(await lines(umlaut.subarray(0, 1), umlaut.subarray(1))).toEqual(['ü'])
  expect(await lines()).toEqual([])
})

test('a driver plays a whole game through the program, and the record is proved fair', async () => {
  const bin = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [bin, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ask = async (request: object) => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return JSON.parse((await answers.next()).value ?? '')
  }
  let { asked, result } = await ask({ do: 'new', game: 'ticket-to-ride', seats: 3 })
  for (let i = 0; !result; i++) {
    for (const { player } of asked) {
      const { moves } = await ask({ do: 'legal', player })
      if (moves.length === 0) continue
      ;({ asked, result } = await ask({ do: 'play', player, move: moves[(i * 7) % moves.length].words }))
      break
    }
  }
  expect(result.scores).toHaveLength(3)
  const { record } = await ask({ do: 'save' })
  expect(record).toMatch(/^key: [0-9a-f]{64}$/m)
  child.stdin.end()
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  const { code, out } = await run('replay -', { input: record })
  expect(out).toContain('Chance was fair')
  expect(code).toBe(0)
})
