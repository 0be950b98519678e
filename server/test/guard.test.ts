import { request } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bucketsOf, networkOf } from '../src/edge/limits.ts'
import { lookAt, newCookie, openPage, openServer, openTable } from './at-server.ts'

function upgrade(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
    socket.on('open', () => resolve('open'))
    socket.on('error', (error) => resolve(error.message))
    onTestFinished(() => socket.terminate())
  })
}

const closeCode = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

test('only our own page opens a socket or asks', async () => {
  const { url } = await openServer()
  const Cookie = await newCookie(url)
  expect(await upgrade(url, { Cookie, Origin: url })).toBe('open')
  expect(await upgrade(url, { Cookie, Origin: 'https://evil.example' })).toContain('403')
  expect(await upgrade(url, { Cookie, Origin: 'null' })).toContain('403')
  expect(await upgrade(url, { Origin: url })).toContain('401')
  const ask = (headers: Record<string, string>, body = '{"id":"1","do":"me"}') =>
    fetch(`${url}/api/ask`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
  expect((await ask({ Cookie, Origin: 'https://evil.example' })).status).toBe(403)
  for (const site of ['cross-site', 'same-site'])
    expect((await ask({ Cookie, 'Sec-Fetch-Site': site })).status).toBe(403)
  expect((await ask({ Cookie })).status).toBe(200)
  expect((await ask({})).status).toBe(401)
  expect((await ask({ Cookie, 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await ask({ Cookie }, '{"id":1}')).status).toBe(400)
  expect((await ask({ Cookie }, `{"id":"1","do":"me","x":"${'x'.repeat(140_000)}"}`)).status).toBe(413)
})

test('behind https the cookie is for this host only, and browsers come back by https', async () => {
  const { url } = await openServer({ url: 'https://play.example.org' })
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { Origin: 'https://play.example.org' },
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-acheron=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(response.headers.get('strict-transport-security')).toContain('max-age=')
  for (const Origin of [
    url,
    'http://play.example.org',
    'https://evilplay.example.org',
    'https://play.example.org.evil',
  ])
    expect((await fetch(`${url}/api/session`, { method: 'POST', headers: { Origin } })).status).toBe(403)
})

test('errors are codes, never what went wrong inside', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  for (const raw of ['{', 'null', '[]', '"x"', '{"do":"me"}', '{"id":"<script>","do":"me"}'])
    expect(await ada.send(raw, '')).toMatchObject({ ok: false, refusal: { code: 'no-envelope' } })
  expect(await ada.refusal('nonsense')).toMatchObject({ code: 'no-request' })
  expect(await ada.refusal('__proto__')).toMatchObject({ code: 'no-request' })
  expect(await ada.refusal('me', { more: 1 })).toMatchObject({ code: 'message-strange' })
  expect(await ada.refusal('new', { game: 'hellrail', seats: [] })).toMatchObject({ code: 'no-request' })
  expect(await ada.refusal('table', { table: 'nowhere' })).toMatchObject({ code: 'no-table' })
  vi.spyOn(server.app.rooms.register, 'of').mockRejectedValue(new Error('the password is swordfish'))
  expect(await ada.refusal('table', { table: 'x' })).toEqual({ code: 'failed', params: {} })
})

test('who sends too much, too large or nothing but nonsense is sent away', async () => {
  const server = await openServer({ rate: '1' })
  const ada = await openPage(server)
  const codes = new Set<string>()
  for (let i = 0; i < 15; i++) {
    const said = await ada.send({ id: `r${i}`, do: 'me' }, `r${i}`)
    codes.add('ok' in said && !said.ok ? said.refusal.code : 'ok')
  }
  expect([...codes]).toEqual(['ok', 'too-fast'])
  const bo = await openPage(server)
  const closed = closeCode(bo.socket)
  for (let i = 0; i < 12; i++) bo.socket.send('{')
  expect(await closed).toBe(1008)
  const cy = await openPage(server)
  const large = closeCode(cy.socket)
  cy.socket.send('x'.repeat(20_000))
  expect(await large).toBe(1009)
  const di = await openPage(server)
  const binary = closeCode(di.socket)
  di.socket.send(Buffer.from([1, 2, 3]))
  expect(await binary).toBe(1008)
})

test('guests from one address are bounded', async () => {
  const { url } = await openServer({ rate: '1' })
  const statuses: number[] = []
  for (let i = 0; i < 14; i++) statuses.push((await fetch(`${url}/api/session`, { method: 'POST' })).status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(12)
  expect(statuses.at(-1)).toBe(429)
})

test('who asks too much by plain HTTP, or comes too often, waits', async () => {
  const { url } = await openServer({ rate: '1' }, { now: () => 1e12 })
  const Cookie = await newCookie(url)
  const headers = { Cookie, 'Content-Type': 'application/json' }
  const last = async (times: number, path: string, init: RequestInit): Promise<number> => {
    let status = 0
    for (let i = 0; i < times; i++) ({ status } = await fetch(`${url}/api/${path}`, init))
    return status
  }
  const said = { method: 'POST', headers, body: '{"id":"1","do":"me"}' }
  expect(await last(10, 'ask', said)).toBe(200)
  expect(await last(1, 'ask', said)).toBe(429)
  expect(await last(1, 'me/games', { headers })).toBe(429)
  const nobody = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  expect(await last(1, 'me/erase', nobody)).toBe(401)
  expect(await last(50, 'me/erase', nobody)).toBe(429)
  expect(await upgrade(url, { Cookie, Origin: url })).toContain('429')
  const full = await openServer({ sockets: '1' })
  const page = await openPage(full)
  expect(await upgrade(full.url, { Cookie: page.cookie, Origin: full.url })).toContain('503')
})

test('a page that asks on without waiting for answers is sent away', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const closed = closeCode(ada.socket)
  vi.spyOn(server.app.rooms.register, 'of').mockReturnValue(new Promise(() => undefined))
  for (let i = 0; i < 70; i++) ada.socket.send(`{"id":"${i}","do":"table","table":"x"}`)
  expect(await closed).toBe(1008)
})

test('a bucket holds no more than it did at first, and when there are too many no stranger gets another', () => {
  let time = 0
  const buckets = bucketsOf({ perSecond: 1, atOnce: 2 }, () => time)
  const takes = (name: string, times: number): boolean[] => Array.from({ length: times }, () => buckets.take(name))
  expect(takes('a', 3)).toEqual([true, true, false])
  time = 50_000
  expect(takes('a', 3)).toEqual([true, true, false])
  for (let i = 0; i < 100_000; i++) buckets.take(`${i}`)
  expect(takes('stranger', 1)).toEqual([false])
  expect(takes('7', 2)).toEqual([true, false])
  time = 60_000
  expect(takes('stranger', 1)).toEqual([true])
})

test('whoever has one address of an IPv6 network has all of it, however it is written', () => {
  const networks = (...addresses: string[]): number => new Set(addresses.map(networkOf)).size
  expect(networks('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::')).toBe(1)
  expect(networks('2001:db8::1', '2001:db8::2', '2001:db8:0:0:7::', '2001:db8::9:0:0:1')).toBe(1)
  expect(networks('2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8::1', '::1')).toBe(4)
  expect(networks('192.0.2.1', '::ffff:192.0.2.1')).toBe(1)
  expect(networks('192.0.2.1', '192.0.2.2')).toBe(2)
})

test('an address is believed only from proxies that were named', async () => {
  const from = async (proxies: string, forwarded: string): Promise<string> => {
    const { app } = await openServer({ proxies })
    const { gateOf } = await import('../src/edge/gate.ts')
    const gate = gateOf(app.rooms.settings, (_, rate) => bucketsOf(rate, Date.now))
    return gate.addressOf({
      socket: { remoteAddress: '127.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    } as never)
  }
  expect(await from('', '9.9.9.9')).toBe('127.0.0.1')
  expect(await from('loopback', '9.9.9.9')).toBe('9.9.9.9')
  expect(await from('loopback', '6.6.6.6, 9.9.9.9')).toBe('9.9.9.9')
  expect(await from('loopback,9.9.9.0/24', '6.6.6.6, 9.9.9.9')).toBe('6.6.6.6')
  expect(await from('loopback', 'rubbish')).toBe('127.0.0.1')
})

test('a server that stops says "come again", and another goes on with everything', async () => {
  const server = await openServer()
  const ada = await openPage(server)
  const table = await openTable([ada], { bots: ['random'] })
  const closed = closeCode(ada.socket)
  await server.close()
  expect(await closed).toBe(1012)
  const next = await openServer({ folder: server.folder })
  const again = await openPage(next, ada.cookie)
  const { news } = await again.ask('attend', { table })
  expect(news?.look.at).toBeGreaterThan(0)
  await vi.waitFor(async () => {
    const { at, options } = lookAt(again, table)
    if (options) await again.ask('play', { table, seat: 0, at, moves: [options[0].moves[0]] })
    const chapters = again.heard.flatMap((said) => ('push' in said && said.push === 'news' ? said.chapters : []))
    expect(chapters.some(({ by }) => by === 1)).toBe(true)
  }, 80_000)
}, 90_000)

test('a path that is no page and no question is not there', async () => {
  const { port } = await openServer()
  const status = (path: string, method: string): Promise<number> =>
    new Promise((resolve) => {
      request({ port, path, method }, (response) => resolve(response.resume().statusCode ?? 0)).end()
    })
  expect(await status('/api/nothing', 'GET')).toBe(404)
  expect(await status('/api/ask', 'GET')).toBe(404)
  expect(await status('/socket', 'GET')).toBe(404)
})
