import { spawn } from 'node:child_process'
import { styleText } from 'node:util'

const checks: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/@typescript/native/bin/tsc', '--noEmit'],
  'types of the page': [
    'node_modules/svelte-check/bin/svelte-check',
    '--tsconfig',
    'web/tsconfig.json',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
  'format and style': [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=100',
  ],
  'promises and switches': ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  'import direction': ['scripts/check-imports.ts'],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  'lock file': ['scripts/check-lock.ts'],
}

interface Outcome {
  readonly name: string
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

function run(name: string, args: readonly string[]): Promise<Outcome> {
  const start = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ name, passed: code === 0, output, seconds: (performance.now() - start) / 1000 }),
    )
  })
}

const outcomes = await Promise.all(Object.entries(checks).map(([name, args]) => run(name, args)))

for (const { name, passed, output } of outcomes)
  if (!passed) console.log(`${styleText('bold', `--- ${name} ---`)}\n${output.trim()}\n`)

for (const { name, passed, seconds } of outcomes) {
  const mark = passed ? styleText('green', 'ok  ') : styleText('red', 'FAIL')
  console.log(`${mark} ${name.padEnd(24)}${styleText('dim', `${seconds.toFixed(1)} s`)}`)
}

if (!outcomes.every(({ passed }) => passed)) {
  console.log('`npm run format` mends format and the order of imports.')
  process.exitCode = 1
}
