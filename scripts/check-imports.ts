import { existsSync, readdirSync } from 'node:fs'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config'

const folders = ['core', 'games', 'bots', 'host', 'server', 'web', 'cli'].filter((folder) => existsSync(folder))
const options = await extractOptions('./.dependency-cruiser.mjs')
const tsConfig = extractTypeScript('tsconfig.json')
const { output } = await cruise(folders, options, undefined, { tsConfig })
const { modules, summary } = output as ICruiseResult

// Without a compiler it understands, dependency-cruiser sees no module and reports no fault.
const seen = new Set(modules.map((module) => module.source))
const unseen = folders.flatMap(sourcesIn).filter((file) => !seen.has(file))

for (const file of unseen) console.error(`not looked at: ${file}`)
for (const violation of summary.violations) console.error(sentence(violation))
if (seen.size === 0) console.error('not a single module was looked at')
if (seen.size === 0 || unseen.length > 0 || summary.violations.length > 0) process.exitCode = 1
else console.log(`${seen.size} modules, ${summary.totalDependenciesCruised} imports`)

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/(^|\/)(node_modules|dist|coverage)\//.test(file))
}

function sentence({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map((module) => module.name).join(' -> ') : to
  const why = options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment
  return `${from} -> ${path}\n  ${rule.name}: ${why}`
}
