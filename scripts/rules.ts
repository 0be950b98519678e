import { coverageIn, coverageOf } from './statements.ts'
import { testsBelow } from './test-titles.ts'

const tests = testsBelow('games', 'host', 'server')
const coverage = [...coverageOf('games', tests), coverageIn('host', 'host', tests, ['server'])]
const width = Math.max(0, ...coverage.map(({ game }) => game.length))

for (const { game, statements, untested, faults } of coverage) {
  console.log(`${game.padEnd(width)}  ${statements - untested.length} of ${statements} statements have a test`)
  for (const { rule, text } of untested) console.log(`  no test: ${rule}  ${text}`)
  for (const fault of faults) console.log(`  fault: ${fault}`)
}

const isComplete = ({ statements, untested, faults }: (typeof coverage)[number]) =>
  statements > 0 && untested.length === 0 && faults.length === 0

if (coverage.length === 0) console.log('there is no game')
if (coverage.length === 0 || !coverage.every(isComplete)) process.exitCode = 1
