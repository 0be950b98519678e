import { readFileSync } from 'node:fs'
import { faultsOf, type Lock } from './lock.ts'

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const faults = faultsOf(lock)

if (faults.length === 0) console.log(`${Object.keys(lock.packages).length} packages, complete`)
else {
  for (const fault of faults) console.error(fault)
  console.error('Make the lock anew from versions whose packages are all there (no platform missing):')
  console.error('  npm install --package-lock-only')
  process.exitCode = 1
}
