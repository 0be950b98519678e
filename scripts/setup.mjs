// Runs first in `npm start` and `npm test`, on whatever Node there is and with nothing installed.
// Installs what package-lock.json names unless it is there, and so brings Node 24 to a Linux machine with an older one.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (!isInstalled()) install()
requireNode()

function isInstalled() {
  const present = packagesIn('node_modules/.package-lock.json')
  if (present === undefined) return false
  const isPresent = ([path, { version, integrity, optional }]) => {
    const found = present[path]
    if (path === '') return true
    if (found === undefined) return optional === true
    return found.version === version && found.integrity === integrity
  }
  return Object.entries(packagesIn('package-lock.json')).every(isPresent)
}

function packagesIn(lock) {
  try {
    return JSON.parse(readFileSync(root + lock, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function install() {
  console.log('Installing what package-lock.json names (npm ci). This takes about half a minute ...')
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [command, ...args] = [
    ...npm,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const shell = command === 'npm' && process.platform === 'win32'
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell })
  if (status === 0) return
  console.error(error ? `npm ci did not start: ${error.message}` : 'npm ci failed; nothing else was run.')
  process.exit(1)
}

function requireNode() {
  const needed = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).engines.node
  if (isAtLeast(needed, process.version) || isAtLeast(needed, installedNode())) return
  console.error(`Acheron needs Node ${needed}; this is Node ${process.version}.`)
  console.error('Install Node 24 from https://nodejs.org, or with a version manager (nvm install 24), and try again.')
  process.exit(1)
}

function installedNode() {
  const { stdout } = spawnSync(`${root}node_modules/.bin/node`, ['--version'], { encoding: 'utf8' })
  return stdout ?? 'v0.0'
}

function isAtLeast(needed, version) {
  const [major, minor] = needed.match(/\d+/g).map(Number)
  const [itsMajor, itsMinor] = version.match(/\d+/g).map(Number)
  return itsMajor > major || (itsMajor === major && itsMinor >= minor)
}
