import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { newFolder, openServer, PAGE, type TestServer } from './at-server.ts'

let folder: string
let server: TestServer

function build(html = PAGE, time = new Date()): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/a.js'), 'play()')
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync('play()'))
  writeFileSync(join(folder, '.secret'), 'no')
  writeFileSync(join(folder, 'index.html'), html)
  utimesSync(join(folder, 'index.html'), time, time)
}

interface Got {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('latin1'),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

beforeEach(async () => {
  folder = newFolder()
  build(PAGE, new Date(2020, 1, 1))
  server = await openServer({}, { pages: folder })
})

test('serves the files, and the first page at the root', async () => {
  expect(await get('/')).toMatchObject({ status: 200, body: PAGE })
  expect(await get('/assets/a.js?v=1')).toMatchObject({ status: 200, body: 'play()' })
  expect((await get('/assets/a.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '6',
  })
})

test.each(['/none', '/../package.json', '/%2e%2e/package.json', '/%', '/%00', '/.secret', '//', '/assets', '/assets/'])(
  'knows no %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test.each(['bytes=2-1', 'bytes=0-1', 'bytes=-0', 'bytes=9999-', 'lines=1'])(
  'Range: %s gets the whole',
  async (range) => {
    const got = await get('/assets/a.js', { Range: range })
    expect(got).toMatchObject({ status: 200, body: 'play()' })
    expect(got.headers).not.toHaveProperty('accept-ranges')
  },
)

test('HEAD has the headers and no body; other methods are refused', async () => {
  const head = await get('/assets/a.js', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe('6')
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await get('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('what the browser has already is not sent again', async () => {
  const { etag } = (await get('/')).headers
  for (const known of [String(etag), `"x", ${String(etag)}`, `W/${String(etag)}`, '*'])
    expect(await get('/', { 'If-None-Match': known })).toMatchObject({ status: 304, body: '' })
  expect((await get('/', { 'If-None-Match': '"x"' })).status).toBe(200)
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', undefined],
  ['gzip', undefined],
  ['', undefined],
])('Accept-Encoding: %j is answered with %s', async (accepted, encoding) => {
  expect((await get('/assets/a.js', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(encoding)
})

test('has a policy: code from its own files, and what stands in the page by its hash', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'(;|$)/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

describe('a build beside it', () => {
  test('while the files are gone, what there was is served; then what is new', async () => {
    rmSync(folder, { recursive: true })
    expect(await get('/')).toMatchObject({ status: 200, body: PAGE })
    mkdirSync(folder)
    expect(await get('/assets/a.js')).toMatchObject({ status: 200 })
    build('<!doctype html>new')
    expect((await get('/')).body).toBe('<!doctype html>new')
  })
})
