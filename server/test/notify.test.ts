import { createECDH, createHmac, randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { notifier } from '../src/notify/notify.ts'
import { lookAt, openPage, openServer, openTable, type Page } from './at-server.ts'
import { receiver } from './receiver.ts'

const AWAY = { when: 'away' }
const ALWAYS = { when: 'always' }
const INSIDE = { inside: 'yes' }

/** A game whose second player is away; the first moves until the other is awaited. */
async function playUntilAwaited(mover: Page, table: string, seat: number): Promise<void> {
  await vi.waitFor(async () => {
    const { at, options, awaited } = lookAt(mover, table)
    if (options) await mover.ask('play', { table, seat, at, moves: [options[0].moves[0]] })
    expect(awaited).toContain(1 - seat)
  }, 20_000)
}

test('a webhook tells once that it is my turn, and nothing of the game', async () => {
  const server = await openServer(INSIDE, { noticeAfter: 1 })
  const { url, received } = await receiver()
  const pages = [await openPage(server), await openPage(server)]
  const channel = await pages[1].ask('add-channel', { kind: 'webhook', address: url, wishes: ALWAYS })
  expect(channel).toMatchObject({
    kind: 'webhook',
    about: new URL(url).host,
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const table = await openTable(pages)
  await pages[1].close()
  await playUntilAwaited(pages[0], table, 0)
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0), 20_000)
  const [{ headers, body }] = received
  const { kind, game, link, id, time, ...rest } = JSON.parse(body.toString())
  expect({ kind, game, rest }).toEqual({ kind: 'turn', game: 'ticket-to-ride', rest: {} })
  expect(link).toContain(`#/online/${table}`)
  expect(typeof time).toBe('number')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const secret = channel.secret ?? ''
  expect(headers['acheron-signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const again = await openPage(server, pages[1].cookie)
  expect((await again.ask('channels')).channels).toMatchObject([{ last: { arrived: true } }])
})

test('who looks at the page is told only if they want it always', async () => {
  const server = await openServer(INSIDE, { noticeAfter: 1 })
  const [away, always] = [await receiver(), await receiver()]
  const pages = [await openPage(server), await openPage(server)]
  await pages[1].ask('add-channel', { kind: 'webhook', address: away.url, wishes: AWAY })
  await pages[1].ask('add-channel', { kind: 'webhook', address: always.url, wishes: ALWAYS })
  const table = await openTable(pages)
  await playUntilAwaited(pages[0], table, 0)
  await vi.waitFor(() => expect(always.received.length).toBeGreaterThan(0), 20_000)
  expect(away.received).toEqual([])
})

/** Both play until only the second is awaited. */
async function playUntilSecond(pages: readonly Page[], table: string): Promise<void> {
  await vi.waitFor(async () => {
    const { awaited } = lookAt(pages[0], table)
    if (awaited.length === 1 && awaited[0] === 1) return
    for (const [seat, page] of pages.entries()) {
      const { at, options } = lookAt(page, table)
      if (options) await page.ask('play', { table, seat, at, moves: [options[0].moves[0]] })
    }
    throw new Error('not yet')
  }, 20_000)
}

test('what is wished for a table comes before what is wished for a channel', async () => {
  const server = await openServer(INSIDE, { noticeAfter: 1 })
  const { url, received } = await receiver()
  const pages = [await openPage(server), await openPage(server)]
  const [quiet, usual] = [await openTable(pages), await openTable(pages)]
  await pages[1].ask('table-wishes', { table: quiet, when: 'never' })
  await pages[1].ask('add-channel', { kind: 'webhook', address: url, wishes: ALWAYS })
  await playUntilSecond(pages, quiet)
  await playUntilSecond(pages, usual)
  await vi.waitFor(() => expect(received.some(({ body }) => body.includes(usual))).toBe(true), 20_000)
  expect(received.filter(({ body }) => body.includes(quiet))).toEqual([])
})

test('what falls due during a pause is told when the game goes on', async () => {
  const server = await openServer(INSIDE, { noticeAfter: 1 })
  const { db } = server.app.rooms
  const { url, received } = await receiver()
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages)
  await playUntilSecond(pages, table)
  await pages[1].ask('add-channel', { kind: 'webhook', address: url, wishes: ALWAYS })
  const agree = async (kind: 'pause' | 'go-on'): Promise<void> => {
    const { proposal } = await pages[0].ask('propose', { table, proposal: { kind } })
    await pages[1].ask('consent', { table, proposal, yes: true })
  }
  await agree('pause')
  const tbl = await server.app.rooms.register.of(table).then(({ num }) => num)
  await db.insertInto('due').values({ tbl, kind: 'notify', seat: 1, n: 1, at: 0 }).execute()
  await vi.waitFor(async () => expect(await db.selectFrom('due').selectAll().execute()).toEqual([]), 20_000)
  expect(received).toEqual([])
  await agree('go-on')
  await vi.waitFor(() => expect(received).toHaveLength(1), 20_000)
})

test('web push arrives sealed, and a browser that is gone is forgotten', async () => {
  const server = await openServer(INSIDE, { noticeAfter: 1 })
  const { url, received, answer } = await receiver()
  const ada = await openPage(server)
  const browser = createECDH('prime256v1')
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const { channel } = await ada.ask('add-channel', { kind: 'push', address: url, keys, wishes: AWAY })
  expect(await ada.ask('try-channel', { channel })).toMatchObject({ last: { arrived: true } })
  const [{ headers, body }] = received
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/)
  expect(body.includes('test')).toBe(false)
  answer(410)
  expect(await ada.refusal('try-channel', { channel })).toMatchObject({ code: 'no-channel' })
  expect((await ada.ask('channels')).channels).toEqual([])
})

test('nobody is written to inside unless the server may', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  for (const address of ['http://127.0.0.1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'nonsense'])
    expect(await ada.refusal('add-channel', { kind: 'webhook', address, wishes: AWAY })).toMatchObject({
      code: 'no-address',
    })
  expect(await ada.refusal('drop-channel', { channel: 7 })).toMatchObject({ code: 'no-channel' })
  const wishes = { when: 'always', quiet: { from: 0, to: 60, zone: 'Nowhere' } }
  expect(await ada.refusal('add-channel', { kind: 'webhook', address: 'https://bot.example/', wishes })).toMatchObject({
    code: 'no-zone',
  })
})

test('nobody is told twice, in quiet hours, when a bot plays for them, or when they are not awaited', async () => {
  const noon = Date.UTC(2026, 4, 6, 12)
  const server = await openServer(INSIDE, { now: () => noon, noticeAfter: 1e9 })
  const { rooms } = server.app
  const { url, received, answer } = await receiver()
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages)
  await playUntilSecond(pages, table)
  expect((await rooms.register.of(table)).sitters[1].isReachable).toBe(false)
  await pages[0].ask('add-channel', { kind: 'webhook', address: url, wishes: ALWAYS })
  const { channel } = await pages[1].ask('add-channel', { kind: 'webhook', address: url, wishes: ALWAYS })
  expect((await rooms.register.of(table)).sitters[1].isReachable).toBe(true)
  const tell = (n: number, seat = 1) => notifier(rooms)({ table, kind: 'notify', seat, n, tries: 0 })
  await tell(1)
  await tell(1)
  expect(received).toHaveLength(1)
  await tell(2, 0)
  expect(received).toHaveLength(1)
  const quiet = { from: 11 * 60, to: 13 * 60, zone: 'UTC' }
  await pages[1].ask('change-channel', { channel, wishes: { ...ALWAYS, quiet } })
  expect(await tell(3)).toEqual({ againAfter: 3_600_000 })
  await pages[1].ask('change-channel', { channel, wishes: ALWAYS })
  expect(received).toHaveLength(1)
  answer(500)
  for (let again = 1; again < 5; again++) expect(await tell(4)).toEqual({ againAfter: 60_000 })
  for (let enough = 0; enough < 2; enough++) expect(await tell(4)).toBeUndefined()
  expect(received).toHaveLength(6)
  await rooms.db.updateTable('seats').set({ caretaker: 'random' }).where('seat', '=', 1).execute()
  rooms.register.forget(table)
  await tell(5)
  expect(received).toHaveLength(6)
})

test('a channel is its owner’s; there are only so many; a browser that never answers is forgotten', async () => {
  const server = await openServer(INSIDE)
  const { url } = await receiver(500)
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const { channel } = await ada.ask('add-channel', { kind: 'push', address: url, keys, wishes: AWAY })
  expect((await bo.ask('channels')).channels).toEqual([])
  for (const kind of ['try-channel', 'drop-channel'])
    expect(await bo.refusal(kind, { channel })).toMatchObject({ code: 'no-channel' })
  for (let i = 1; i < 10; i++) await ada.ask('add-channel', { kind: 'webhook', address: `${url}?${i}`, wishes: AWAY })
  const more = { kind: 'webhook', address: `${url}?more`, wishes: AWAY }
  expect(await ada.refusal('add-channel', more)).toMatchObject({ code: 'channels-full' })
  for (let i = 1; i < 20; i++) await ada.ask('try-channel', { channel })
  expect(await ada.refusal('try-channel', { channel })).toMatchObject({ code: 'no-channel' })
})
