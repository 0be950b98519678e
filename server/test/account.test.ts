import { expect, test } from 'vitest'
import { lookAt, openPage, openServer, openTable, type TestServer } from './at-server.ts'

async function post({ url }: TestServer, path: string, cookie: string, body: object = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, Origin: url }
  return fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

const cookieOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0]

test('a code makes another device mine, once, with all my seats', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  await ada.ask('rename', { name: 'Ada' })
  const table = await openTable([ada], { bots: ['random'] })
  const { code } = await ada.ask('device')
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  const phone = await openPage(server)
  const answer = await post(server, 'device', phone.cookie, { code: ` ${code.toLowerCase()} ` })
  expect(await answer.json()).toMatchObject({ ok: true, answer: { name: 'Ada' } })
  const mine = await openPage(server, cookieOf(answer))
  expect((await mine.ask('mine')).tables).toMatchObject([{ table, mine: 0 }])
  const second = await post(server, 'device', phone.cookie, { code })
  expect(await second.json()).toMatchObject({ ok: false, refusal: { code: 'no-code' } })
  expect(cookieOf(second)).toBe('')
})

test('a code is good for ten minutes', async () => {
  let time = Date.now()
  const server = await openServer({}, { now: () => time })
  const ada = await openPage(server)
  const { code, until } = await ada.ask('device')
  expect(until).toBe(time + 600_000)
  time += 600_001
  const answer = await post(server, 'device', ada.cookie, { code })
  expect(await answer.json()).toMatchObject({ ok: false, refusal: { code: 'no-code' } })
})

test('accounts are closed to foreign pages, to nobody, and to nonsense', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const foreign = await fetch(`${server.url}/api/me/erase`, {
    method: 'POST',
    headers: { Cookie: ada.cookie, Origin: 'https://evil.example', 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(foreign.status).toBe(403)
  expect((await post(server, 'me/erase', 'acheron=a.b')).status).toBe(401)
  for (const body of [{}, { code: 5 }, { code: { x: 1 } }, { response: 'x' }, { response: { id: 'x' } }])
    for (const path of ['device', 'passkeys/add', 'passkeys/enter']) {
      const answer = await post(server, path, ada.cookie, body)
      expect(await answer.json()).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^no-/) } })
    }
  expect(await ada.ask('me')).toMatchObject({ passkeys: 0 })
})

test('a passkey is asked for with a challenge that is good once', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const options = await Promise.all(
    ['passkeys/begin', 'passkeys/begin', 'passkeys/challenge'].map(
      async (path) => (await (await post(server, path, ada.cookie)).json()) as { answer: { challenge: string } },
    ),
  )
  expect(options[0]).toMatchObject({ ok: true, answer: { rp: { id: '127.0.0.1', name: 'Acheron' } } })
  expect(new Set(options.map(({ answer }) => answer.challenge)).size).toBe(3)
})

test('everybody can take all their games along: what they may know of those under way', async () => {
  const server = await openServer()
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages)
  await pages[0].ask('note', { table, seat: 0, text: 'west first' })
  const answer = await fetch(`${server.url}/api/me/games`, { headers: { Cookie: pages[0].cookie } })
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const { games } = (await answer.json()) as { games: { news: { look: { own: object } } }[] }
  expect(games).toMatchObject([{ table, seat: 0, notes: 'west first', phase: 'playing' }])
  expect(JSON.stringify(games)).not.toContain('"record"')
  expect(games[0].news.look.own).toEqual((await pages[0].ask('look', { table, seat: 0 })).own)
})

test('whoever deletes themselves is gone: a bot has the seat, and the cookie opens nothing', async () => {
  const server = await openServer()
  const pages = [await openPage(server), await openPage(server)]
  await pages[0].ask('rename', { name: 'Ada' })
  const table = await openTable(pages)
  const answer = await post(server, 'me/erase', pages[0].cookie)
  expect(await answer.json()).toMatchObject({ ok: true })
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
  await expect(openPage(server, pages[0].cookie)).rejects.toThrow('401')
  const { chairs } = await pages[1].ask('table', { table })
  expect(chairs[0]).toMatchObject({ kind: 'bot' })
  expect(JSON.stringify(chairs)).not.toContain('Ada')
  const rows = await server.app.rooms.db.selectFrom('persons').select('name').execute()
  expect(rows.map(({ name }) => name)).not.toContain('Ada')
})

test('whoever deletes themselves leaves nothing behind: no way in, no way to be told, nothing that they said or wrote', async () => {
  const server = await openServer()
  const { db, house } = server.app.rooms
  const [ada, bo] = [await openPage(server), await openPage(server)]
  for (const [page, name] of [
    [ada, 'Adaline'],
    [bo, 'Bo'],
  ] as const)
    await page.ask('rename', { name })
  const table = await openTable([ada, bo], { game: 'hellgame' })
  const { person, tbl } = await db
    .selectFrom('seats')
    .select(['person', 'tbl'])
    .where('seat', '=', 0)
    .executeTakeFirstOrThrow()
  await ada.ask('say', { table, text: 'the swordfish' })
  await ada.ask('note', { table, seat: 0, text: 'swordfish west' })
  await ada.ask('table-wishes', { table, when: 'never' })
  await ada.ask('mute', { table, seat: 1, muted: true })
  await ada.ask('standing', { table, seat: 0, answers: [{ question: 'react', move: 0 }] })
  await ada.ask('device')
  const address = 'https://swordfish.example/'
  const { channel } = await ada.ask('add-channel', { kind: 'webhook', address, wishes: { when: 'always' } })
  await db.insertInto('deliveries').values({ channel, tbl, n: 1, state: 'arrived' }).execute()
  await db
    .insertInto('passkeys')
    .values({ id: 'key', person: person ?? 0, public_key: Buffer.of(1), counter: 0 })
    .execute()
  const closed = new Promise<number>((resolve) => ada.socket.once('close', resolve))
  await post(server, 'me/erase', ada.cookie)
  expect(await closed).toBe(4001)
  await bo.ask('resign', { table })
  expect((await bo.ask('record', { table })).record).toMatch(/\nseats: 2\n(option .*\n)*name p1: Bo\n/)
  expect(JSON.stringify(await db.selectFrom('entries').select('body').execute())).not.toContain('Adaline')
  for (const left of ['sessions', 'channels', 'passkeys', 'codes'] as const) {
    const rows = await db.selectFrom(left).select('person').execute()
    expect(rows.filter((row) => row.person === person)).toEqual([])
  }
  expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('talk').select('text').execute()).toEqual([{ text: '' }])
  const chair = await db.selectFrom('seats').selectAll().where('seat', '=', 0).executeTakeFirst()
  expect(chair).toMatchObject({ person: null, notes: null, standing: null, muted: null, wishes: null })
  expect(await house.inside(table, ({ standing }) => standing)).toEqual({})
})

test('a bot answers at once for whoever deletes themselves', async () => {
  const server = await openServer()
  const [ada, bo] = [await openPage(server), await openPage(server)]
  const table = await openTable([ada, bo])
  const { at, options = [], awaited } = lookAt(bo, table)
  await bo.ask('play', { table, seat: 1, at, moves: [options[0].moves[0]] })
  await post(server, 'me/erase', ada.cookie)
  const { look } = await bo.push('news', (news) => news.look.awaited.join() !== awaited.join())
  expect(look.at).toBeGreaterThan(at)
})

test('ACH-501: clocks by days wait for a vacation, which has an end', async () => {
  const DAY = 24 * 60 * 60_000
  const time = Date.now()
  const server = await openServer({}, { now: () => time })
  const pages = [await openPage(server), await openPage(server)]
  const table = await openTable(pages, { setting: { clock: { kind: 'days', days: 2, weekends: true } } })
  const clock = async (): Promise<{ shown: number; rings: number }> => {
    const { chairs } = await pages[1].ask('table', { table })
    const due = await server.app.rooms.db
      .selectFrom('due')
      .select('at')
      .where('kind', '=', 'clock')
      .orderBy('seat')
      .execute()
    return { shown: (chairs[0].kind === 'person' && chairs[0].due) || 0, rings: due[0].at }
  }
  const before = await clock()
  for (const until of [time + 43 * DAY, time - DAY, undefined])
    expect(await pages[0].refusal('vacation', { from: time, until })).toMatchObject({ code: 'long-vacation' })
  expect(await pages[0].ask('vacation', { from: time, until: time + 10 * DAY })).toHaveProperty('vacation')
  const after = await clock()
  expect(after.shown - before.shown).toBe(10 * DAY)
  expect((after.rings - before.rings) / DAY).toBeCloseTo(10, 1)
})
