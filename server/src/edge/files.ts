import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { Inline } from './guard.ts'

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

interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

interface FileAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body?: Buffer | string
}

/** The files of a folder, and the next build as soon as it is whole. Nothing outside the folder has a path. */
export interface Files {
  answer(asked: Asked): FileAnswer
  /** The hashes of what stands in the first page itself. */
  inline(): Inline
}

export function filesOf(folder: string): Files {
  const start = join(folder, 'index.html')
  let built = 0
  let files: ReadonlyMap<string, Served> = new Map()
  let inline: Inline = { code: [], styles: [] }
  const refresh = (): void => {
    const changed = statSync(start, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed <= built) return
    try {
      const fresh = readFiles(folder)
      inline = inlineIn(fresh.get('/')?.body.toString() ?? '')
      files = fresh
      built = changed
    } catch {
      // A build is under way: what there was is served until it is there.
    }
  }
  refresh()
  return {
    answer(asked) {
      refresh()
      return answer(files, asked)
    },
    inline: () => inline,
  }
}

const inlineIn = (html: string): Inline => ({ code: hashesIn(html, 'script'), styles: hashesIn(html, 'style') })

function hashesIn(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

function answer(files: ReadonlyMap<string, Served>, { method, url, headers }: Asked): FileAnswer {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' })
  const path = pathOf(url)
  const file = path === undefined ? undefined : files.get(path)
  if (!file || path === undefined) return plain(404)
  const isLasting = path.startsWith('/assets/')
  const known = {
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (isKnown(headers['if-none-match'], file.etag)) return { status: 304, headers: known }
  const encoding = PACKINGS.find(([name]) => file.packed.has(name) && accepts(headers, name))?.[0]
  const body = (encoding && file.packed.get(encoding)) || file.body
  return {
    status: 200,
    headers: {
      ...known,
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    ...(method === 'GET' && { body }),
  }
}

function plain(status: number, headers: Readonly<Record<string, string>> = {}): FileAnswer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body: `${status}\n` }
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
function accepts(headers: IncomingHttpHeaders, encoding: string): boolean {
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
