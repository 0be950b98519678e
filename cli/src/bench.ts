import { readSeats } from '@acheron/core'
import { readArguments, readNumber } from './arguments.ts'
import { grid } from './grid.ts'
import { listingCalled } from './listing.ts'
import { type Measure, measure } from './measure.ts'
import type { Shell } from './shell.ts'

const FLAGS = {
  seats: { type: 'string' },
  seconds: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
} as const

export async function bench(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [0, 1])
  const [id] = positionals
  const seconds = readNumber('seconds', values.seconds, [1, 3600])
  const measures: Record<string, Measure> = {}
  for (const listing of id === undefined ? shell.games : [listingCalled(shell.games, id)]) {
    const { game } = await listing.load()
    const seats = readSeats(game.seats, values.seats === undefined ? Math.max(2, game.seats[0]) : Number(values.seats))
    shell.status?.(`${game.id} ...`)
    measures[game.id] = measure(game, seats, seconds)
    shell.status?.('')
  }
  if (values.json) shell.print(JSON.stringify(measures))
  else for (const [name, it] of Object.entries(measures)) shell.print(table(name, it, shell))
  return 0
}

function table(name: string, it: Measure, { style }: Shell): string {
  const rows = [
    ['', 'measured', 'rounds of the loop'],
    ['games/s', it.gamesPerSecond.toFixed(0), it.ratios.game.toFixed(0)],
    ['decisions/s', it.decisionsPerSecond.toFixed(0), it.ratios.decision.toFixed(1)],
    ['ns per clone', it.cloneNs.toFixed(0), it.ratios.clone.toFixed(1)],
    ['bytes of a state as JSON', it.stateBytes.toFixed(0), ''],
    ['bytes of a state on the heap', it.heapBytes.toFixed(0), ''],
    ['ns per round of the loop', it.calibration.toFixed(2), '1'],
  ]
  return [style('bold', `${name}, ${it.seats} seats, one thread, CPU time`), ...grid(rows)].join('\n')
}
