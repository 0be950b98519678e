/// <reference lib="webworker" />
// The service worker: keeps one whole version of the page, and serves it whether there is a connection or not.
// It is not bundled: the build strips the types and fills in the two values below.

interface Kept {
  readonly url: string
  readonly revision: string
}

declare const __KEPT__: readonly Kept[]
declare const __VERSION__: string

const scope = self as unknown as ServiceWorkerGlobalScope
const kept = __KEPT__
const version = __VERSION__

const PREFIX = 'acheron '
const CACHE = PREFIX + version
/** The name that a page of some version holds as a lock for as long as it lives. */
const LOCK = 'acheron page '
const REVISION = 'x-revision'

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => scope.clients.claim())))
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting())
  if (event.data === 'tidy') event.waitUntil(tidy())
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === scope.location.origin)
    event.respondWith(answer(request))
})

const addressOf = (url: string): string => new URL(url, scope.registration.scope).href

/** Fetches all files of this version; what an older version has in the same revision is taken from there. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    kept.map(async ({ url, revision }) => {
      const address = addressOf(url)
      const old = await caches.match(address)
      const response = old?.headers.get(REVISION) === revision ? old : await fetched(address, revision)
      await cache.put(address, response)
    }),
  )
}

async function fetched(address: string, revision: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const headers = new Headers(response.headers)
  headers.set(REVISION, revision)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(await response.blob(), { headers })
}

/** Drops the caches of versions that no open page runs. A page that is being left may still ask for its parts. */
async function tidy(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const running = new Set(held.map(({ name = '' }) => name.replace(LOCK, PREFIX)))
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE && !running.has(name)) await caches.delete(name)
}

async function answer(request: Request): Promise<Response> {
  const own = await caches.open(CACHE)
  if (request.mode === 'navigate') return (await own.match(addressOf('index.html'))) ?? fetch(request)
  return (await own.match(request, { ignoreSearch: true })) ?? (await caches.match(request)) ?? fetch(request)
}
