import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBrowser } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    browser: string
  }
}

const ROOT = resolve(import.meta.dirname, '../../..')

const FOLDER = mkdtempSync(join(tmpdir(), 'acheron-browser-'))

let server: ChildProcess

/** Before all browser tests: a browser, and the page as `acheron serve` builds and serves it. */
export async function setup({ provide }: { provide(key: 'address' | 'browser', value: string): void }): Promise<void> {
  provide('browser', ensureBrowser())
  server = spawn(process.execPath, ['cli/src/main.ts', 'serve', '--port', '0', '--folder', FOLDER, '--inside', 'yes'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  provide('address', await addressOf(server))
}

export function teardown(): void {
  server.kill()
  rmSync(FOLDER, { recursive: true, force: true })
}

function addressOf(server: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((found, failed) => {
    server.on('exit', (code) => failed(new Error(`acheron serve ended with ${code} after saying:\n${said}`)))
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [address] = /http:\S+/.exec(said) ?? []
      if (address) found(address)
    })
  })
}
