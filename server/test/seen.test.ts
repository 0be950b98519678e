import { expect, test, vi } from 'vitest'
import { printError } from '../src/seen/log.ts'
import { openPage, openServer, openTable, SETTING, type TestServer } from './at-server.ts'

const read = async ({ url }: TestServer, path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test('a server says that it lives, that it can serve, and what it counts', async () => {
  const server = await openServer()
  expect(await read(server, '/health')).toEqual({ status: 200, text: 'alive\n' })
  expect(await read(server, '/ready')).toEqual({ status: 200, text: 'ready\n' })
  const ada = await openPage(server)
  const table = await openTable([ada], { bots: ['random'] })
  await ada.refusal('no such thing at all')
  const { text } = await read(server, '/metrics')
  expect(text).toMatch(/^acheron_sockets 1$/m)
  expect(text).toMatch(/^acheron_messages_total\{kind="attend",outcome="done"\} [1-9]/m)
  expect(text).toMatch(/^acheron_messages_total\{kind="unknown",outcome="refused"\} 1$/m)
  expect(text).toMatch(/^acheron_entries_total\{kind="setup"\} 1$/m)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain(table)
  expect(text).not.toContain('no such thing')
})

test('a server whose database is away lives, and is not ready', async () => {
  const server = await openServer()
  await server.app.rooms.db.destroy()
  expect((await read(server, '/health')).status).toBe(200)
  expect((await read(server, '/ready')).status).toBe(503)
})

test('what is counted is for watchers only', async () => {
  const server = await openServer({ watchers: '192.0.2.7' })
  expect((await read(server, '/metrics')).status).toBe(404)
})

async function order({ url, folder }: TestServer, said: object, key = ''): Promise<{ status: number; body: unknown }> {
  const { openSecret } = await import('../src/store/secret.ts')
  const token = key || openSecret({ folder }).derive('admin').toString('hex')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/api/admin`, { method: 'POST', headers, body: JSON.stringify(said) })
  return { status: answer.status, body: await answer.json() }
}

test('orders are taken from whoever has the secret, and from nobody else', async () => {
  const server = await openServer()
  expect(await order(server, { do: 'tables' }, 'f'.repeat(64))).toEqual({ status: 404, body: {} })
  expect(await order(server, { do: 'tables' }, 'short')).toEqual({ status: 404, body: {} })
  expect(await order(server, { do: 'tables' })).toEqual({ status: 200, body: { ok: true, answer: { tables: [] } } })
  expect(await order(server, { do: 'dance' })).toMatchObject({ status: 400, body: { ok: false } })
  expect(await order(server, { do: 'ban', person: 99 })).toMatchObject({ body: { refusal: { code: 'no-person' } } })
})

test('somebody who is banned is sent away, and may come back when that is over', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  await ada.ask('rename', { name: 'Ada' })
  const { body } = await order(server, { do: 'people', name: 'Ad' })
  expect(body).toMatchObject({ answer: { people: [{ name: 'Ada', here: true }] } })
  const [{ person }] = (body as { answer: { people: { person: number }[] } }).answer.people
  const { code } = await ada.ask('device')
  const closed = new Promise<number>((resolve) => ada.socket.once('close', resolve))
  const [line] = server.app.rooms.lines.of(person)
  const close = vi.spyOn(line, 'close')
  await order(server, { do: 'ban', person })
  expect(close, 'at once, and not when it is next looked after').toHaveBeenCalledWith(4003)
  expect(await closed).toBe(4003)
  await expect(openPage(server, ada.cookie)).rejects.toThrow('401')
  const headers = { Cookie: (await openPage(server)).cookie, 'Content-Type': 'application/json' }
  const entered = await fetch(`${server.url}/api/device`, { method: 'POST', headers, body: JSON.stringify({ code }) })
  expect(await entered.json()).toMatchObject({ ok: false, refusal: { code: 'no-session' } })
  expect(entered.headers.get('set-cookie')).toBeNull()
  await order(server, { do: 'unban', person })
  expect(await (await openPage(server, ada.cookie)).ask('me')).toMatchObject({ name: 'Ada' })
})

test('a table that is ended while it waits for players leaves the lists of those who have them open', async () => {
  const server = await openServer()
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const { table } = await ada.ask('found', {
    game: 'hellrail',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    setting: SETTING,
    saltHash: 'a'.repeat(64),
  })
  expect((await bo.ask('lobby')).tables).toHaveLength(1)
  const before = bo.heard.length
  await order(server, { do: 'end', table })
  await bo.push('lobby', (push) => bo.heard.indexOf(push) >= before)
  await ada.push('mine')
  expect((await bo.ask('lobby')).tables).toEqual([])
  const seen = await bo.ask('attend', { table })
  expect(seen).toMatchObject({ table: { phase: 'over', ending: { kind: 'closed' } } })
  expect(seen).not.toHaveProperty('news')
})

test('somebody who was banned by another process is asked for anew when anything about them changes', async () => {
  const server = await openServer()
  const { db, sessions } = server.app.rooms
  const { cookie } = await openPage(server)
  const person = (await sessions.known(cookie))?.person.num ?? 0
  await db.updateTable('persons').set({ banned: 1 }).where('num', '=', person).execute()
  expect(await sessions.known(cookie)).toBeDefined()
  await sessions.refresh(person)
  expect(await sessions.known(cookie)).toBeUndefined()
})

test('a table that is ended can be looked at, and not be played', async () => {
  const server = await openServer()
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages)
  expect((await order(server, { do: 'tables' })).body).toMatchObject({
    answer: { tables: [{ table, phase: 'playing' }] },
  })
  await order(server, { do: 'end', table })
  await pages[1].push('table', (push) => push.table.phase === 'over' && push.table.ending?.kind === 'closed')
  expect(await pages[0].refusal('play', { table, seat: 0, at: 1, moves: [0] })).toMatchObject({ code: 'over' })
  await vi.waitFor(async () => expect((await pages[0].ask('look', { table, seat: 0 })).at).toBeGreaterThan(0))
  expect(await order(server, { do: 'end', table })).toMatchObject({ body: { refusal: { code: 'over' } } })
})

test('what went wrong inside is written down with its place, and without what it was about', () => {
  const error = Object.assign(new TypeError('the password is swordfish', { cause: new Error('of Ada') }), {
    code: 'E1',
  })
  const printed = JSON.stringify(printError(error))
  expect(printed).toContain('"name":"TypeError","code":"E1"')
  expect(printed).toContain('seen.test.ts')
  expect(printed).not.toMatch(/swordfish|Ada/)
  expect(printError('swordfish')).toEqual({ name: 'string' })
})
