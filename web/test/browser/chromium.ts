import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser of this machine: the one that CHROMIUM names, or one in a usual place. */
function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path))
}

/** A browser for the tests. Where there is none, it is installed from Debian's packages. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Chromium for the browser tests (about a minute) …')
    const become = userInfo().uid === 0 ? [] : ['sudo', '-n']
    const apt = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      execFileSync(apt[0], [...apt.slice(1), ...words], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const installed = findBrowser()
  if (!installed)
    throw new Error('The browser tests need Chromium or Chrome. Install one, or say where it is with CHROMIUM=path.')
  return installed
}

/** A browser that talks to nobody but the page. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
