import { get, request } from 'node:http'
import { expect, inject, test } from 'vitest'

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Asks without a browser or URL parser in between, which would tidy the path. */
function ask(path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(inject('address'))
  return new Promise((resolve, reject) => {
    const sent = (method === 'GET' ? get : request)({ hostname, port, path, method }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, headers: response.headers })
    })
    sent.on('error', reject).end()
  })
}

test('the page is fetched anew, its parts are kept', async () => {
  const page = await ask('/')
  expect(page.status).toBe(200)
  expect(page.headers['cache-control']).toBe('no-cache')
  const text = await (await fetch(inject('address'))).text()
  const [part] = /assets\/[^"]+\.js/.exec(text) ?? []
  expect((await ask(`/${part}`)).headers['cache-control']).toContain('immutable')
})

test('no path leads out of the page, and nothing can be sent to it', async () => {
  for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/../../package.json', '/package.json', '/%'])
    expect(await ask(path)).toMatchObject({ status: 404 })
  expect((await ask('/', 'POST')).status).toBe(405)
})
