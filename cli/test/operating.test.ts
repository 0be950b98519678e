import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, programOf } from '../../server/test/services/debian.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PAGE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')

const blocksOf = (language: string): string[] =>
  Array.from(PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')), ([, text]) => text)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-operating-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs commands to their end, then ends whatever they have started. */
function run(script: string): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` }
  const child = spawn('bash', ['-c', script], { cwd: ROOT, env, detached: true, timeout: 180_000 })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
    })
  return new Promise((resolve) => {
    child.on('exit', (status) => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      resolve({ status, ...said })
    })
  })
}

test('every command of the page works, one after the other', { timeout: 240_000 }, async () => {
  const folder = newFolder()
  const port = await freePort()
  const commands = blocksOf('sh').join('\n')
  expect(commands.match(/npx acheron/g)?.length).toBeGreaterThan(5)
  const script = `set -eu\n${commands}\necho all done\n`
    .replaceAll('/var/lib/acheron', folder)
    .replaceAll('4620', String(port))
  const { status, stdout, stderr } = await run(script)
  expect(stderr.split('\n').filter((line) => line.startsWith('acheron:'))).toEqual([])
  expect({ status, stdout, stderr }).toMatchObject({ status: 0 })
  expect(stdout).toContain('acheron_sockets 0')
  expect(stdout.trimEnd()).toMatch(/all done$/)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(readFileSync(join(folder, 'again/secret'), 'utf8'))
})

test('nginx takes the configuration', () => {
  const nginx = programOf('nginx', 'nginx')
  const folder = newFolder()
  const file = join(folder, 'nginx.conf')
  const [server] = blocksOf('nginx')
  writeFileSync(file, `pid ${folder}/pid; error_log stderr;\nevents {}\nhttp {\naccess_log off;\n${server}}\n`)
  const { status, stderr } = spawnSync(nginx, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' })
  expect({ status, stderr }).toMatchObject({ status: 0 })
})
