import { spawnSync } from 'node:child_process'

/** A test as the runner has found it: its file, and its title with those of what it stands in. */
export interface Titled {
  readonly file: string
  readonly titles: readonly string[]
}

/** All tests below some folders. The runner is asked, so that tests made by shared functions count too. */
export function testsBelow(...folders: readonly string[]): Titled[] {
  const vitest = 'node_modules/vitest/vitest.mjs'
  const args = [vitest, 'list', '--json', '--no-static-parse', '--project', 'rules', '--project', 'server', ...folders]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`the tests cannot be listed:\n${stderr}`)
  return readList(stdout)
}

/** What the runner prints may have lines of others before it. */
export function readList(printed: string): Titled[] {
  const list = JSON.parse(printed.slice(printed.search(/^\[/m))) as { name: string; file: string }[]
  return list.map(({ name, file }) => ({ file, titles: name.split(' > ') }))
}
