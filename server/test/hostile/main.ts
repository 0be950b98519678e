import { parseArgs } from 'node:util'
import { attack } from './attack.ts'

// node server/test/hostile/main.ts [--store sqlite|postgres] [--messages N] [--seed N]
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})
const verdict = await attack({
  kind: values.store === 'postgres' ? 'postgres' : 'sqlite',
  messages: Number(values.messages),
  seed: Number(values.seed),
  note: (line) => console.error(line),
})
console.log(JSON.stringify(verdict, undefined, 1))
process.exitCode = verdict.faults.length === 0 ? 0 : 1
