import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

/** A file of the build, held in memory: whatever happens to the folder, what is served is whole. */
interface Served {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  /** The same, packed; by the name of the encoding. */
  readonly packed: ReadonlyMap<string, Buffer>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** By encoding, the better one first: how its files end. */
const PACKINGS: readonly (readonly [encoding: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Serves a folder of built files, and the next build as soon as it is whole. Nothing outside the folder has a path. */
export function filesOf(folder: string): RequestListener {
  const start = join(folder, 'index.html')
  let built = 0
  let files: ReadonlyMap<string, Served> = new Map()
  let policy = ''
  const refresh = (): void => {
    const changed = statSync(start, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed <= built) return
    try {
      const fresh = readFiles(folder)
      policy = policyFor(fresh.get('/')?.body.toString() ?? '')
      files = fresh
      built = changed
    } catch {
      // A build is under way: what there was is served until it is there.
    }
  }
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    refresh()
    response.setHeader('Content-Security-Policy', policy)
    answer(files, request, response)
  }
}

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Code from our own files only; what stands in the page itself is named by its hash. */
function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function answer(files: ReadonlyMap<string, Served>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, { Allow: 'GET, HEAD' })
  const path = pathOf(request.url ?? '/')
  const file = path === undefined ? undefined : files.get(path)
  if (!file || path === undefined) return say(response, 404)
  response.setHeader('ETag', file.etag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (isKnown(request.headers['if-none-match'], file.etag)) return void response.writeHead(304).end()
  const encoding = PACKINGS.find(([name]) => file.packed.has(name) && accepts(request, name))?.[0]
  const body = (encoding && file.packed.get(encoding)) || file.body
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function say(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${status}\n`)
}

/** The path of an address, without its query; undefined if it is written so that nobody can read it. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0])
  } catch {
    return undefined
  }
}

const isKnown = (said = '', etag: string): boolean =>
  said.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))

/** Whether a browser says that it can unpack something: `q=0` says that it cannot. */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  const all = String(headers['accept-encoding'] ?? '').split(',')
  const said = all.map((each) => each.trim().split(/\s*;\s*/)).find(([name]) => name.toLowerCase() === encoding)
  return said !== undefined && !said.some((part) => /^q=0(\.0*)?$/.test(part))
}

function readFiles(folder: string): Map<string, Served> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const files = new Map<string, Served>()
  for (const name of names) {
    if (PACKINGS.some(([, ending]) => name.endsWith(ending))) continue
    const body = readFileSync(name)
    const packed = new Map(
      PACKINGS.filter(([, ending]) => names.includes(name + ending)).map(([encoding, ending]) => [
        encoding,
        readFileSync(name + ending),
      ]),
    )
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const path = name.slice(folder.length).replaceAll('\\', '/')
    files.set(path, { body, type, etag, packed })
  }
  const start = files.get('/index.html')
  if (!start) throw new Error('there is no first page')
  return files.set('/', start)
}
