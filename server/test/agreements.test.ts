import { expect, test, vi } from 'vitest'
import { clockIsDue } from '../src/due/clock-due.ts'
import { foldAffairs } from '../src/tables/affairs.ts'
import { carryOut, endTable } from '../src/tables/agreements.ts'
import { lookAt, openPage, openServer, openTable, type Page, type TestServer } from './at-server.ts'

async function sitDown(count: number): Promise<{ server: TestServer; table: string; pages: Page[] }> {
  const server = await openServer()
  const pages: Page[] = []
  for (let i = 0; i < count; i++) pages.push(await openPage(server))
  return { server, table: await openTable(pages), pages }
}

/** All choose their first tickets, so that everybody has had some news. */
async function choose(pages: readonly Page[], table: string): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    const { at, options = [] } = lookAt(page, table)
    await page.ask('play', { table, seat, at, moves: [options[0].moves[0]] })
  }
}

test('ACH-401: it takes all others, each once; going on takes one', async () => {
  const { table, pages } = await sitDown(3)
  const [ada, bo, cy] = pages
  const pause = { table, ...(await ada.ask('propose', { table, proposal: { kind: 'pause' } })), yes: true }
  await bo.ask('consent', pause)
  expect(await bo.refusal('consent', { ...pause, yes: false })).toMatchObject({ code: 'no-proposal' })
  expect(await cy.ask('table', { table })).toMatchObject({ phase: 'playing', proposals: [{ waitsFor: [2] }] })
  await cy.ask('consent', pause)
  expect(await cy.ask('table', { table })).toMatchObject({ phase: 'paused', proposals: [] })
  expect(await bo.refusal('propose', { table, proposal: { kind: 'pause' } })).toMatchObject({ code: 'paused' })
  const goOn = await ada.ask('propose', { table, proposal: { kind: 'go-on' } })
  await cy.ask('consent', { table, ...goOn, yes: true })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'playing', proposals: [] })
})

test('ACH-401: whoever no longer plays is not waited for, and has not agreed', async () => {
  const { server, table, pages } = await sitDown(4)
  const [ada, bo, cy, di] = pages
  const pause = await ada.ask('propose', { table, proposal: { kind: 'pause' } })
  for (const page of [bo, cy]) await page.ask('consent', { table, ...pause, yes: true })
  await di.ask('resign', { table })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'paused', proposals: [] })
  const goOn = await ada.ask('propose', { table, proposal: { kind: 'go-on' } })
  await cy.ask('resign', { table })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'paused', proposals: [{ waitsFor: [1] }] })
  await bo.ask('consent', { table, ...goOn, yes: true })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'playing', proposals: [] })
  const free = await ada.ask('propose', { table, proposal: { kind: 'replace', seat: 2 } })
  expect((await bo.ask('table', { table })).proposals).toMatchObject([{ waitsFor: [1] }])
  await bo.ask('consent', { table, ...free, yes: true })
  const eve = await openPage(server)
  const { chairs } = await eve.ask('sit', { table, saltHash: 'a'.repeat(64) })
  expect(chairs[2]).toMatchObject({ kind: 'person' })
  for (const left of ['resigned', 'caretaker', 'saltHash']) expect(chairs[2]).not.toHaveProperty(left)
})

test('ACH-401: nobody proposes without end, nor anything when the game is over', async () => {
  const { server, table, pages } = await sitDown(2)
  const [ada, bo] = pages
  const replace = { kind: 'replace', seat: 1 }
  for (const proposal of [{ kind: 'pause' }, replace, { ...replace, bot: 'random' }])
    await ada.ask('propose', { table, proposal })
  const end = await ada.ask('propose', { table, proposal: { kind: 'end' } })
  const fifth = { table, proposal: { ...replace, bot: 'medium' } }
  expect(await ada.refusal('propose', fifth)).toMatchObject({ code: 'proposed-already' })
  const { rooms } = server.app
  await endTable(rooms, await rooms.register.of(table), { kind: 'closed' })
  expect(await bo.refusal('propose', { table, proposal: { kind: 'end' } })).toMatchObject({ code: 'over' })
  await bo.ask('consent', { table, ...end, yes: true })
  expect(await ada.ask('table', { table })).toMatchObject({ phase: 'over', ending: { kind: 'closed' } })
})

test('ACH-402: a taking back tells nobody where it is in the log, and is done once', async () => {
  const { server, table, pages } = await sitDown(2)
  const [ada, bo] = pages
  const { rooms } = server.app
  await choose(pages, table)
  const proposal = { kind: 'take-back', to: 1 } as const
  const { proposal: number } = await ada.ask('propose', { table, proposal })
  expect((await bo.ask('table', { table })).proposals).toEqual([{ number, by: 0, proposal, waitsFor: [1] }])
  await bo.ask('consent', { table, proposal: number, yes: true })
  expect(await bo.refusal('consent', { table, proposal: number, yes: true })).toMatchObject({ code: 'no-proposal' })
  // As if the process had died before it could say that it was done.
  await rooms.db.deleteFrom('affairs').where('body', 'like', '%"done"%').execute()
  rooms.register.forget(table)
  await choose(pages, table)
  await carryOut(rooms, table)
  const log = await rooms.store.since(table, 0)
  expect(log.map(({ kind }) => kind)).toEqual(['setup', 'row', 'row', 'undo', 'row', 'row'])
})

test('ACH-403: bots that were asked in a pause answer when the game goes on', async () => {
  const server = await openServer()
  const { db, house } = server.app.rooms
  const ada = await openPage(server)
  const table = await openTable([ada], { bots: ['random'] })
  await ada.ask('propose', { table, proposal: { kind: 'pause' } })
  const { at, options = [], awaited } = lookAt(ada, table)
  await house.ask({ do: 'play', table, seat: 0, at, moves: [options[0].moves[0]] })
  await vi.waitFor(async () => expect(await db.selectFrom('due').select('kind').execute()).toEqual([]), 40_000)
  expect((await ada.ask('look', { table, seat: 0 })).awaited).toEqual(awaited)
  await ada.ask('propose', { table, proposal: { kind: 'go-on' } })
  await ada.push('news', ({ look }) => look.awaited.join() !== awaited.join())
})

test('ACH-601: nobody’s time is over once the game is', async () => {
  let ahead = 0
  const server = await openServer({}, { now: () => Date.now() + ahead })
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages, { setting: { clock: { kind: 'live', minutes: 1, plus: 0 } } })
  const { rooms } = server.app
  await endTable(rooms, await rooms.register.of(table), { kind: 'agreed' })
  ahead = 10 * 60_000
  for (const seat of [0, 1]) await clockIsDue(rooms, { table, kind: 'clock', seat, n: 1, tries: 0 })
  const { chairs } = await pages[0].ask('table', { table })
  for (const chair of chairs) expect(chair).not.toHaveProperty('caretaker')
  expect(await rooms.store.since(table, 0)).toHaveLength(1)
})

test('bots answer after people, when a person might have, where all answer in secret', async () => {
  let pauses = 0
  const server = await openServer({}, { pause: async () => void pauses++ })
  const { house, wakeBots } = server.app.rooms
  const ada = await openPage(server)
  const table = await openTable([ada], { bots: ['random'] })
  await wakeBots(table)
  expect(await house.inside(table, ({ table: { game, state } }) => game.asked(state))).toEqual([0, 1])
  expect(pauses).toBe(0)
  const { at, options = [], awaited } = lookAt(ada, table)
  await ada.ask('play', { table, seat: 0, at, moves: [options[0].moves[0]] })
  await ada.push('news', ({ look }) => look.awaited.join() !== awaited.join())
  expect(pauses).toBeGreaterThan(0)
})

test('ACH-403, ACH-601: what does not count has a beginning and an end', () => {
  const agreed = { by: 0, waitsFor: [] }
  const affairs = [
    [0, { kind: 'propose', proposal: { kind: 'pause' }, ...agreed }],
    [10, { kind: 'done', proposal: 0 }],
    [20, { kind: 'propose', proposal: { kind: 'go-on' }, ...agreed }],
    [30, { kind: 'done', proposal: 2 }],
    [150_000, { kind: 'time-over', by: 1, at: 100_000 }],
    [200_000, { kind: 'come-back', by: 1 }],
  ] as const
  const { pauses, absences } = foldAffairs(affairs.map(([time, affair], number) => ({ number, time, affair })))
  expect(pauses).toEqual([{ from: 10, until: 30 }])
  expect(absences).toEqual({ 1: [{ from: 40_000, until: 200_000 }] })
})
