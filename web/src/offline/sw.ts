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
  const { origin, href } = new URL(request.url)
  const isPage = origin === scope.location.origin && !href.startsWith(addressOf('api/'))
  if (request.method === 'GET' && isPage) event.respondWith(answer(request))
})
scope.addEventListener('push', (event) => event.waitUntil(notify(event.data?.text() ?? '')))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data ?? addressOf(''))))
})

const TURN = {
  en: { turn: 'It is your turn.', test: 'This is how you will be told.' },
  fr: { turn: 'C’est à vous de jouer.', test: 'C’est ainsi que vous serez prévenu.' },
  de: { turn: 'Ein Zug steht an.', test: 'So wird Bescheid gegeben.' },
}

/** Somebody's turn has come. What happened at the table is not told outside of it. */
async function notify(text: string): Promise<void> {
  const { kind, link } = readNotice(text)
  const language = navigator.language.slice(0, 2)
  const said = TURN[language === 'fr' || language === 'de' ? language : 'en']
  const tag = link ?? 'acheron'
  await scope.registration.showNotification('Acheron', {
    body: said[kind],
    tag,
    data: link,
    icon: addressOf('icon-192.png'),
  })
}

function readNotice(text: string): { kind: 'turn' | 'test'; link?: string } {
  try {
    const { kind, link } = JSON.parse(text)
    const isHere = typeof link === 'string' && new URL(link).origin === scope.location.origin
    return { kind: kind === 'test' ? 'test' : 'turn', ...(isHere && { link }) }
  } catch {
    return { kind: 'turn' }
  }
}

/** The page that is open goes there, or a new one is opened. */
async function show(link: string): Promise<void> {
  const [open] = await scope.clients.matchAll({ type: 'window' })
  if (!open) return void (await scope.clients.openWindow(link))
  await open.navigate(link)
  await open.focus()
}

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
