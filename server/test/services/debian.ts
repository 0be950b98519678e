import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']

export const isRoot = process.getuid?.() === 0

/** A program of a Debian package, which is installed if it is missing and may be. */
export function programOf(name: string, debian: string): string {
  const found = find(name)
  if (found) return found
  if (isRoot) install(debian)
  const installed = find(name)
  if (installed) return installed
  throw new Error(`${name} is missing: apt-get install ${debian}`)
}

function find(name: string): string | undefined {
  return [...postgresFolders(), ...FOLDERS].map((folder) => join(folder, name)).find(isProgram)
}

/** Debian keeps the server of PostgreSQL apart by version: the newest first. */
function postgresFolders(): string[] {
  const home = '/usr/lib/postgresql'
  try {
    return readdirSync(home)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(home, version, 'bin'))
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(debian: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-q', debian], { env, stdio: 'ignore' })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Tries until it goes, for a while. */
export async function untilItGoes<T>(act: () => Promise<T>, seconds = 30): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;)
    try {
      return await act()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
}
