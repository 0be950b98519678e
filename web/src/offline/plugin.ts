import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

/** A file that is kept for the time without a connection, and which version of it. */
export interface Kept {
  readonly url: string
  readonly revision: string
}

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

const NOT_KEPT = /\.(map|br|gz)$|(^|\/)sw\.js$/

/** The files of a build, in order, each with a hash of its content. */
export function precache(files: ReadonlyMap<string, string | Uint8Array>): Kept[] {
  return [...files]
    .filter(([name]) => !NOT_KEPT.test(name))
    .map(([name, content]) => ({ url: name, revision: hash(content) }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}

export const versionOf = (kept: readonly Kept[]): string => hash(JSON.stringify(kept))

/** The service worker with the list and the version filled in. */
export function serviceWorker(source: string, kept: readonly Kept[]): string {
  return source
    .replace('__KEPT__', () => JSON.stringify(kept))
    .replace('__VERSION__', () => JSON.stringify(versionOf(kept)))
}

/** Emits sw.js, and tells the page in a meta tag which version it is. */
export function offline(): Plugin {
  let publicDir = ''
  return {
    name: 'acheron-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>(filesIn(publicDir))
        for (const part of Object.values(bundle))
          files.set(part.fileName, part.type === 'chunk' ? part.code : part.source)
        const kept = precache(files)
        const page = bundle['index.html']
        if (page?.type === 'asset') page.source = String(page.source).replace('%VERSION%', versionOf(kept))
        const file = new URL('./sw.ts', import.meta.url)
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), fileURLToPath(file))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(code, kept) })
      },
    },
  }
}

function filesIn(folder: string): [string, Uint8Array][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file)])
}
