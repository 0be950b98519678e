import { parseArgs } from 'node:util'
import { FAULTS, type FaultName, isFault } from './faults.ts'
import { trial } from './trial.ts'

// node server/test/faults/main.ts FAULT [--store sqlite|postgres] [--times N] [--tables N] [--game ID] [--seats N]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: 'postgres' },
    times: { type: 'string', default: '10' },
    tables: { type: 'string', default: '6' },
    game: { type: 'string', default: 'ticket-to-ride' },
    seats: { type: 'string', default: '3' },
  },
})
const [fault = ''] = positionals
if (!isFault(fault) || !['sqlite', 'postgres'].includes(values.store)) {
  console.error(`the faults are ${Object.keys(FAULTS).join(', ')}; the stores sqlite and postgres`)
  process.exit(2)
}
const verdict = await trial({
  kind: values.store === 'sqlite' ? 'sqlite' : 'postgres',
  faults: Array<FaultName>(Number(values.times)).fill(fault),
  tables: Number(values.tables),
  game: values.game,
  seats: Number(values.seats),
  note: (line) => console.error(line),
})
console.log(JSON.stringify({ fault, store: values.store, times: Number(values.times), ...verdict }))
process.exitCode = verdict.faults.length === 0 ? 0 : 1
