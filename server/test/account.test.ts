import { expect, test } from 'vitest'
import { openPage, openServer, openTable, type TestServer } from './at-server.ts'

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
