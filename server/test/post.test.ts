import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInside } from '../src/notify/addresses.ts'
import { post, readAddress } from '../src/notify/post.ts'

const INSIDE = { inside: true }
const OUTSIDE = { inside: false }
const letter = (address: string) => ({ address, headers: { 'content-type': 'text/plain' }, body: Buffer.from('turn') })

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'nonsense',
    '',
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true)
  })

  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is outside',
    (address) => {
      expect(isInside(address)).toBe(false)
    },
  )

  test.each([
    'http://bot.example/',
    'ftp://bot.example/',
    'https://user:pw@bot.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://bot.example:8443/',
    'nonsense',
    '',
  ])('%s is refused before anybody looks it up', (address) => {
    expect(readAddress(address, OUTSIDE)).toBeUndefined()
  })

  test('https outside is good', () => {
    expect(readAddress('https://bot.example/hook?x=1', OUTSIDE)?.hostname).toBe('bot.example')
  })
})

describe('post', () => {
  const seen: { method: string | undefined; host: string | undefined; body: string }[] = []
  let status = 200
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      seen.push({ method: request.method, host: request.headers.host, body })
      response.writeHead(status, { location: `http://127.0.0.1:${port}/elsewhere` }).end('thanks'.repeat(10_000))
    })
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((up) => receiver.listen(0, '127.0.0.1', up))
    port = (receiver.address() as AddressInfo).port
  })
  afterAll(() => receiver.close())

  test('arrives where it is allowed to go', async () => {
    expect(await post(letter(`http://127.0.0.1:${port}/hook`), INSIDE)).toEqual({ arrived: true })
    expect(seen.at(-1)).toEqual({ method: 'POST', host: `127.0.0.1:${port}`, body: 'turn' })
  })

  test('goes to the address that was looked up', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    expect(await post(letter(`http://bot.example:${port}/`), { ...INSIDE, resolve })).toEqual({ arrived: true })
    expect(seen.at(-1)?.host).toBe(`bot.example:${port}`)
  })

  test.each([
    [301, { arrived: false, why: 'status', status: 301 }],
    [500, { arrived: false, why: 'status', status: 500 }],
    [404, { arrived: false, why: 'gone', status: 404 }],
    [410, { arrived: false, why: 'gone', status: 410 }],
  ])('an answer of %i is told, and no redirect is followed', async (answer, outcome) => {
    status = answer
    const before = seen.length
    expect(await post(letter(`http://127.0.0.1:${port}/`), INSIDE)).toEqual(outcome)
    expect(seen.length).toBe(before + 1)
    status = 200
  })

  test('a name that leads inside is refused, whichever of its addresses does', async () => {
    const before = seen.length
    const resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    expect(await post(letter('https://bot.example/'), { ...OUTSIDE, resolve })).toEqual({
      arrived: false,
      why: 'refused',
    })
    expect(seen.length).toBe(before)
  })

  test('a name that nobody knows, and a place where nobody listens, are unreachable', async () => {
    const unknown = async () => Promise.reject(new Error('ENOTFOUND'))
    expect(await post(letter('https://bot.example/'), { ...OUTSIDE, resolve: unknown })).toEqual({
      arrived: false,
      why: 'unreachable',
    })
    expect(await post(letter('http://127.0.0.1:1/'), INSIDE)).toEqual({ arrived: false, why: 'unreachable' })
  })
})
