import type { Open } from '@acheron/host'
import { describe, expect, test, vi } from 'vitest'
import type { AppParts } from '../src/app.ts'
import { clockIsDue } from '../src/due/clock-due.ts'
import { catchUp } from '../src/news/telling.ts'
import type { Rooms } from '../src/tables/rooms.ts'
import { lookAt, openPage, openServer, openTable, type Page, type TestServer } from './at-server.ts'
import { DATABASES, newSettings } from './databases.ts'

describe.each(DATABASES)('on %s', (kind) => {
  async function open(parts: Partial<AppParts> = {}): Promise<TestServer> {
    const { databaseUrl } = await newSettings(kind)
    return openServer(databaseUrl === undefined ? {} : { database: databaseUrl }, parts)
  }

  async function twoAt(
    setting = {},
    server?: TestServer,
  ): Promise<{ table: string; pages: Page[]; server: TestServer }> {
    const at = server ?? (await open())
    const pages = [await openPage(at), await openPage(at)]
    return { table: await openTable(pages, { setting }), pages, server: at }
  }

  /** Makes the first move that somebody may make, and gives who it was. */
  async function moveOnce(pages: readonly Page[], table: string): Promise<number> {
    const seat = await vi.waitFor(() => {
      const found = pages.findIndex((page) => lookAt(page, table).options !== undefined)
      expect(found).toBeGreaterThanOrEqual(0)
      return found
    })
    const { at, options = [] } = lookAt(pages[seat], table)
    await pages[seat].ask('play', { table, seat, at, moves: [options[0].moves[0]] })
    return seat
  }

  test('ACH-401, ACH-403: a pause needs all, going on needs one, and nobody plays meanwhile', async () => {
    const { table, pages } = await twoAt()
    const [ada, bo] = pages
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'pause' } })
    const { table: seen } = await bo.push('table', ({ table: { proposals } }) => proposals.length === 1)
    expect(seen.proposals).toEqual([{ number: proposal, by: 0, proposal: { kind: 'pause' }, waitsFor: [1] }])
    expect(await ada.refusal('consent', { table, proposal, yes: true })).toMatchObject({ code: 'no-proposal' })
    await bo.ask('consent', { table, proposal, yes: true })
    await ada.push('table', ({ table: { phase } }) => phase === 'paused')
    const { at } = lookAt(ada, table)
    expect(await ada.refusal('play', { table, seat: 0, at, moves: [0] })).toMatchObject({ code: 'paused' })
    const again = await bo.ask('propose', { table, proposal: { kind: 'go-on' } })
    await ada.ask('consent', { table, proposal: again.proposal, yes: true })
    expect(await ada.ask('table', { table })).toMatchObject({ phase: 'playing', proposals: [] })
  })

  test('ACH-401: a proposal that is refused or withdrawn is gone', async () => {
    const { table, pages } = await twoAt()
    const [ada, bo] = pages
    const first = await ada.ask('propose', { table, proposal: { kind: 'end' } })
    expect(await ada.ask('propose', { table, proposal: { kind: 'end' } })).toEqual(first)
    await bo.ask('consent', { table, ...first, yes: false })
    const after = await ada.ask('table', { table })
    expect(after.proposals).toEqual([])
    expect(after.declined).toEqual({ number: first.proposal, of: 0, by: 1 })
    const second = await ada.ask('propose', { table, proposal: { kind: 'end' } })
    expect(await bo.refusal('withdraw', { table, ...second })).toMatchObject({ code: 'no-proposal' })
    expect((await ada.ask('table', { table })).declined).toBeUndefined()
    await ada.ask('withdraw', { table, ...second })
    expect(await bo.refusal('consent', { table, ...second, yes: true })).toMatchObject({ code: 'no-proposal' })
  })

  test('an end that was agreed on ends the game, and its record can be taken home', async () => {
    const { table, pages, server } = await twoAt()
    const [ada, bo] = pages
    expect(await ada.refusal('record', { table })).toMatchObject({ code: 'not-over' })
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'end' } })
    await bo.ask('consent', { table, proposal, yes: true })
    expect(await ada.ask('table', { table })).toMatchObject({ phase: 'over', ending: { kind: 'agreed' } })
    const { at } = lookAt(bo, table)
    expect(await bo.refusal('play', { table, seat: 1, at, moves: [0] })).toMatchObject({ code: 'over' })
    const { record } = await bo.ask('record', { table })
    const { signKey } = await bo.ask('me')
    expect(record).toMatch(new RegExp(`\\nsigned: ${signKey} [0-9a-f]{128}\\n$`))
    expect(await (await fetch(`${server.url}/api/signers`)).json()).toEqual({ keys: [signKey] })
  })

  test('ACH-402: a taking back beyond the rules needs the others, and leaves a trace', async () => {
    const { table, pages } = await twoAt()
    const seats: number[] = []
    for (let i = 0; i < 6; i++) seats.push(await moveOnce(pages, table))
    const [ada, bo] = pages
    await vi.waitFor(() => expect(lookAt(ada, table).shown).toEqual(lookAt(bo, table).shown))
    const { at } = lookAt(ada, table)
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'take-back', to: 1 } })
    expect(lookAt(ada, table).at).toBe(at)
    await bo.ask('consent', { table, proposal, yes: true })
    const told = await ada.push('news', ({ chapters }) => chapters.some(({ struck }) => struck !== undefined))
    expect(told.chapters.at(-1)).toMatchObject({ by: 0, struck: at - 1 })
    expect((await ada.ask('table', { table })).proposals).toEqual([])
    expect(await ada.refusal('propose', { table, proposal: { kind: 'take-back', to: 999 } })).toMatchObject({
      code: 'no-take-back',
    })
    await moveOnce(pages, table)
  })

  test('ACH-404: who resigns a game of two ends it', async () => {
    const { table, pages } = await twoAt()
    const [ada, bo] = pages
    await ada.ask('resign', { table })
    await ada.ask('resign', { table })
    const { table: over } = await bo.push('table', ({ table: { phase } }) => phase === 'over')
    expect(over).toMatchObject({ ending: { kind: 'resigned', by: 0 }, chairs: [{ resigned: true }, {}] })
  })

  test('ACH-404: who resigns a game of three leaves a bot', async () => {
    const server = await open()
    const pages = [await openPage(server), await openPage(server), await openPage(server)]
    const table = await openTable(pages)
    await pages[2].ask('resign', { table })
    expect(await pages[0].ask('table', { table })).toMatchObject({
      phase: 'playing',
      chairs: [{}, {}, { kind: 'person', resigned: true, caretaker: 'random' }],
    })
    expect(await pages[2].refusal('come-back', { table })).toMatchObject({ code: 'no-caretaker' })
  })

  test('ACH-602: a player can be replaced by somebody else, or by a bot', async () => {
    const { table, pages, server } = await twoAt()
    const [ada, bo] = pages
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'replace', seat: 1 } })
    await bo.ask('consent', { table, proposal, yes: true })
    expect((await ada.ask('table', { table })).chairs[1]).toEqual({ kind: 'open' })
    expect(await bo.refusal('play', { table, seat: 1, at: 1, moves: [0] })).toMatchObject({ code: 'other-seat' })
    await vi.waitFor(async () => {
      const { at, options } = lookAt(ada, table)
      if (options) await ada.ask('play', { table, seat: 0, at, moves: [options[0].moves[0]] })
      const chapters = ada.heard.flatMap((said) => ('push' in said && said.push === 'news' ? said.chapters : []))
      expect(chapters.some(({ by: mover }) => mover === 1)).toBe(true)
    }, 30_000)
    const cy = await openPage(server)
    await cy.ask('sit', { table, saltHash: 'a'.repeat(64) })
    expect(await cy.ask('attend', { table })).toMatchObject({
      table: { mine: 1, phase: 'playing' },
      news: { look: {} },
    })
    const next = await cy.ask('propose', { table, proposal: { kind: 'replace', seat: 0, bot: 'random' } })
    await ada.ask('consent', { table, proposal: next.proposal, yes: true })
    expect((await cy.ask('table', { table })).chairs[0]).toMatchObject({ kind: 'bot', bot: 'random' })
  })

  test('ACH-602: whoever sits down next finds nothing that was written or answered beforehand there', async () => {
    const server = await open()
    const [ada, bo] = [await openPage(server), await openPage(server)]
    const table = await openTable([ada, bo], { game: 'hellgame' })
    await bo.ask('note', { table, seat: 1, text: 'west first' })
    await bo.ask('mute', { table, seat: 0, muted: true })
    await bo.ask('standing', { table, seat: 1, answers: [{ question: 'react', move: 0 }] })
    expect(
      await ada.refusal('propose', { table, proposal: { kind: 'replace', seat: 1, bot: 'nobody' } }),
    ).toMatchObject({
      code: 'no-bot',
    })
    const { proposal } = await ada.ask('propose', { table, proposal: { kind: 'replace', seat: 1 } })
    await bo.ask('consent', { table, proposal, yes: true })
    const cy = await openPage(server)
    await cy.ask('sit', { table, saltHash: 'a'.repeat(64) })
    expect(await cy.ask('open', { table, seat: 1 })).toMatchObject({ note: '', standing: [] })
    expect(await cy.ask('talk', { table, since: 0 })).toMatchObject({ muted: [] })
    expect(await server.app.rooms.house.inside(table, ({ standing }) => standing)).toEqual({})
  })

  test('ACH-601: whose time is over has a bot play for them until they come back', async () => {
    let ahead = 0
    const server = await open({ now: () => Date.now() + ahead })
    const { table, pages } = await twoAt({ clock: { kind: 'live', minutes: 1, plus: 0 } }, server)
    const [ada, bo] = pages
    const waiting = (await ada.ask('table', { table })).chairs
    expect(waiting.every((chair) => chair.kind === 'person' && (chair.due ?? chair.left ?? 0) > 0)).toBe(true)
    ahead = 10 * 60_000
    await server.app.rooms.retime(table)
    await ada.push('table', ({ table: { chairs } }) => chairs.some((chair) => 'caretaker' in chair))
    const { chairs } = await ada.ask('table', { table })
    const seat = chairs.findIndex((chair) => 'caretaker' in chair)
    const page = seat === 0 ? ada : bo
    expect(await page.refusal('play', { table, seat, at: lookAt(page, table).at, moves: [0] })).toMatchObject({
      code: 'caretaken',
    })
    await page.ask('come-back', { table })
    expect((await ada.ask('table', { table })).chairs[seat]).not.toHaveProperty('caretaker')
  })

  test('ACH-601: a clock that rings before the table has heard of its entry is asked again', async () => {
    const { table, pages, server } = await twoAt({ clock: { kind: 'live', minutes: 1, plus: 0 } })
    const { rooms } = server.app
    const asNow = (): Promise<Open> => rooms.house.inside(table, (open) => ({ ...open, table: { ...open.table } }))
    const askedAt = ({ table: { game, state } }: Open): readonly number[] => game.asked(state)
    let [before, after] = [await asNow(), await asNow()]
    while (askedAt(before).length !== 1 || askedAt(after)[0] === askedAt(before)[0]) {
      before = after
      await moveOnce(pages, table)
      after = await asNow()
    }
    const [seat] = askedAt(after)
    const job = { table, kind: 'clock', seat, n: after.table.end.number, tries: 0 }
    const inside: Rooms['house']['inside'] = async (_id, act) => act(before)
    const behind = { ...rooms, house: { ...rooms.house, inside } }
    expect(await clockIsDue(behind, job)).toEqual({ againAfter: 100 })
    expect((await clockIsDue(rooms, job))?.againAfter).toBeGreaterThan(100)
  })

  test('people talk to all, or to some where the table allows it; nobody can count what was not for them', async () => {
    const server = await open()
    const pages = [await openPage(server), await openPage(server), await openPage(server)]
    const [ada, bo, cy] = pages
    const table = await openTable(pages, { setting: { talk: 'private' } })
    await ada.ask('say', { table, text: ' hello \u0007<b>all</b> ' })
    expect((await cy.push('said')).said).toMatchObject({ number: 1, seat: 0, text: 'hello  <b>all</b>' })
    await ada.ask('say', { table, text: 'psst', to: [1] })
    expect((await bo.push('said', ({ said }) => said.text === 'psst')).said).toMatchObject({ number: 2, to: [1] })
    expect((await ada.ask('talk', { table, since: 1 })).said).toMatchObject([{ number: 2, text: 'psst', to: [1] }])
    const eve = await openPage(server)
    await eve.ask('attend', { table })
    expect((await eve.ask('talk', { table, since: 0 })).said.map(({ text }) => text)).toEqual(['hello  <b>all</b>'])
    await ada.ask('say', { table, text: 'psst again', to: [1] })
    await bo.ask('say', { table, text: 'aha' })
    expect((await cy.push('said', ({ said }) => said.text === 'aha')).said.number).toBe(2)
    expect((await eve.push('said', ({ said }) => said.text === 'aha')).said.number).toBe(2)
    expect([...cy.texts, ...eve.texts].filter((text) => text.includes('psst'))).toEqual([])
    expect((await cy.ask('talk', { table, since: 0 })).said.map(({ text }) => text)).toEqual([
      'hello  <b>all</b>',
      'aha',
    ])
    for (const seat of [1, 0]) await cy.ask('mute', { table, seat, muted: true })
    await cy.ask('mute', { table, seat: 0, muted: false })
    await bo.ask('say', { table, text: 'still here' })
    await ada.push('said', ({ said }) => said.text === 'still here')
    expect(await cy.ask('talk', { table, since: 9 })).toEqual({ said: [], muted: [1] })
    expect(cy.texts.filter((text) => text.includes('still here'))).toEqual([])
    expect(await cy.refusal('say', { table, text: '\u200b' })).toMatchObject({ code: 'message-missing' })
    for (let i = 0; i < 10; i++) await cy.send({ id: 's', do: 'say', table, text: 'x' }, 's')
    expect(await cy.refusal('say', { table, text: 'x' })).toMatchObject({ code: 'too-fast' })
  })

  test.each([
    ['none', {}, 'no-talk'],
    ['all', { to: [1] }, 'no-private-talk'],
  ])('where talk is %s, %j is refused', async (talk, also, code) => {
    const { table, pages } = await twoAt({ talk })
    expect(await pages[0].refusal('say', { table, text: 'psst', ...also })).toMatchObject({ code })
  })

  test('a spectator sees what all may see, and later if the table says so', async () => {
    let ahead = 0
    const server = await open({ now: () => Date.now() + ahead })
    const { table, pages } = await twoAt({ delay: 60 }, server)
    const cy = await openPage(server)
    expect(await cy.ask('attend', { table })).not.toHaveProperty('news')
    expect(await cy.ask('open', { table })).toMatchObject({ table, told: 0, note: '', standing: [] })
    expect(await cy.refusal('look', { table })).toMatchObject({ code: 'not-begun' })
    expect(await cy.refusal('views', { table })).toMatchObject({ code: 'not-over' })
    expect(await cy.refusal('look', { table, seat: 0 })).toMatchObject({ code: 'other-seat' })
    await pages[0].ask('say', { table, text: 'too early' })
    await moveOnce(pages, table)
    ahead = 30_000
    await moveOnce(pages, table)
    await moveOnce(pages, table)
    const { at: late } = lookAt(pages[0], table)
    expect(await cy.ask('talk', { table, since: 0 })).toEqual({ said: [], muted: [] })
    const outside = await cy.ask('table', { table })
    expect(outside).toMatchObject({ awaited: [], changed: outside.made })
    for (const [line, { isLate }] of server.app.rooms.lines.at(table)) if (isLate) catchUp(server.app.rooms, line)
    await server.app.rooms.house.inside(table, () => undefined)
    await cy.ask('me')
    expect(cy.heard.filter((said) => 'push' in said && said.push !== 'table')).toEqual([])
    ahead = 61_000
    const { news } = await cy.ask('attend', { table })
    expect(news?.look.own).toEqual({})
    expect(news?.look.at).toBeLessThan(late)
    expect((await cy.ask('talk', { table, since: 0 })).said).toMatchObject([{ text: 'too early' }])
    ahead = 92_000
    const { look } = await cy.ask('news', { table, since: 0 })
    expect(look.at).toBeGreaterThan(news?.look.at ?? 0)
  })

  test('whoever sees everything later cannot tell from the clock, nor from when they are told, that somebody has moved', async () => {
    const { table, pages, server } = await twoAt({ delay: 60, clock: { kind: 'live', minutes: 5, plus: 5 } })
    const cy = await openPage(server)
    const { table: seen } = await cy.ask('attend', { table })
    expect(JSON.stringify(seen)).not.toMatch(/"(due|left)"/)
    const told = cy.texts.length
    await moveOnce(pages, table)
    await pages[0].push('table', ({ table: { changed } }) => changed > seen.changed)
    await moveOnce(pages, table)
    await cy.ask('me')
    expect(cy.texts.slice(told).filter((text) => text.includes('"push":'))).toEqual([])
    expect(await cy.ask('table', { table })).toEqual(seen)
  })

  test('without a socket one waits for news by plain HTTP', async () => {
    const { table, pages, server } = await twoAt()
    const wait = async (query: string) => {
      const response = await fetch(`${server.url}/api/attend?table=${table}&${query}`, {
        headers: { Cookie: pages[0].cookie },
      })
      return (await response.json()) as readonly { answer?: { table: { changed: number } }; push?: string }[]
    }
    const [first] = await wait('since=0')
    const changed = first.answer?.table.changed ?? 0
    const { at } = lookAt(pages[0], table)
    const told = wait(`since=${at}&changed=${changed + 1e9}`)
    await vi.waitFor(() => expect([...server.app.rooms.lines.at(table)]).toHaveLength(3))
    await pages[1].ask('say', { table, text: 'are you there?' })
    expect(await told).toMatchObject([{ push: 'said' }])
    expect(await wait(`since=${at}&changed=${changed + 1e9}&said=0`)).toMatchObject([
      { push: 'said', said: { number: 1 } },
    ])
    expect((await fetch(`${server.url}/api/attend?table=${table}`)).status).toBe(401)
  })
})
