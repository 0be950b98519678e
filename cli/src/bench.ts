import { readFile, writeFile } from 'node:fs/promises'
import { readSeats } from '@acheron/core'
import { readArguments, readNumber } from './arguments.ts'
import { type CrowdMeasure, measureCrowd, USUAL_CROWD } from './bench/crowd.ts'
import { type HostMeasure, measureHost } from './bench/host.ts'
import { type Costs, measureProcesses, type ProcessesMeasure, USUAL_PROCESSES } from './bench/processes.ts'
import { measureServer, type ServerMeasure, USUAL_PLAN } from './bench/server.ts'
import { grid } from './grid.ts'
import { listingCalled } from './listing.ts'
import { type Measure, measure } from './measure.ts'
import type { Shell } from './shell.ts'

const FLAGS = {
  seats: { type: 'string' },
  seconds: { type: 'string', default: '4' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  crowd: { type: 'boolean', default: false },
  tables: { type: 'string' },
  processes: { type: 'boolean', default: false },
} as const

export async function bench(args: string[], shell: Shell): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, [0, 1])
  const [id] = positionals
  if (id === 'host') return benchHost(values.json, shell)
  if (id === 'server' && values.crowd) return benchCrowd(values.json, values.tables, shell)
  if (id === 'server' && values.processes) return benchProcesses(values.json, shell)
  if (id === 'server') return benchServer(values.json, shell)
  const seconds = readNumber('seconds', values.seconds, [1, 3600])
  const measures: Record<string, Measure> = {}
  for (const listing of id === undefined ? shell.games : [listingCalled(shell.games, id)]) {
    const { game } = await listing.load()
    const seats = readSeats(game.seats, values.seats === undefined ? Math.max(2, game.seats[0]) : Number(values.seats))
    shell.status?.(`${game.id} ...`)
    measures[game.id] = measure(game, seats, seconds)
    shell.status?.('')
  }
  if (values.keep) await keepFigures(measures)
  if (values.check) return checkFigures(measures, shell)
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

async function benchHost(json: boolean, shell: Shell): Promise<number> {
  shell.status?.('host ...')
  const measured = await measureHost()
  shell.status?.('')
  if (json) shell.print(JSON.stringify(measured))
  else for (const line of hostTable(measured)) shell.print(line)
  return 0
}

async function benchServer(json: boolean, shell: Shell): Promise<number> {
  const measured = await measureServer(USUAL_PLAN, (line) => shell.status?.(line))
  shell.status?.('')
  if (json) shell.print(JSON.stringify(measured))
  else for (const line of serverTable(measured)) shell.print(line)
  return 0
}

async function benchCrowd(json: boolean, tables: string | undefined, shell: Shell): Promise<number> {
  const plan =
    tables === undefined ? USUAL_CROWD : { ...USUAL_CROWD, tables: readNumber('tables', tables, [1, 100_000]) }
  const measured = await measureCrowd(plan, (line) => shell.status?.(line))
  shell.status?.('')
  if (json) shell.print(JSON.stringify(measured))
  else for (const line of crowdTable(measured)) shell.print(line)
  return 0
}

async function benchProcesses(json: boolean, shell: Shell): Promise<number> {
  const measured = await measureProcesses(USUAL_PROCESSES, shell.env, (line) => shell.status?.(line))
  shell.status?.('')
  if (json) shell.print(JSON.stringify(measured))
  else for (const line of processesTable(measured)) shell.print(line)
  return 0
}

function crowdTable({ tables, sockets, movesPerSecond, p50Ms, p99Ms, cpuShare, memoryMb }: CrowdMeasure): string[] {
  return grid([
    [`${sockets} sockets, ${tables} tables in mid-game`, ''],
    ['moves a second', movesPerSecond.toFixed(0)],
    ['ms to the answer, half', p50Ms.toFixed(1)],
    ['ms to the answer, 99 of 100', p99Ms.toFixed(1)],
    ['share of a core', cpuShare.toFixed(2)],
    ['MB', memoryMb.toFixed(0)],
  ])
}

function processesTable({ processes, one, spread, byTable, ratios }: ProcessesMeasure): string[] {
  const row = (what: string, { movesPerSecond, node, postgres, redis, all }: Costs, ratio: number): string[] => [
    what,
    ...[movesPerSecond, node, postgres, redis, all].map((figure) => figure.toFixed(0)),
    ratio.toFixed(2),
  ]
  return grid([
    ['us of CPU a move', 'moves/s', 'Node', 'PostgreSQL', 'Redis', 'all', 'ratio'],
    row('one process', one, 1),
    row(`${processes}, seats spread`, spread, ratios.spread),
    row(`${processes}, by table`, byTable, ratios.byTable),
  ])
}

function serverTable({ tables, sockets, bytesOfNews, server, relay, ratios, idleSocketKb }: ServerMeasure): string[] {
  const row = (what: string, read: (it: ServerMeasure['server']) => number, ratio = ''): string[] => [
    what,
    read(server).toFixed(0),
    read(relay).toFixed(0),
    ratio,
  ]
  return grid([
    [`${sockets} sockets, ${tables} tables`, 'server', 'relay', 'ratio'],
    row('moves a second', (it) => it.movesPerSecond, ratios.moves.toFixed(2)),
    row('us of CPU a move', (it) => it.cpuUsPerMove, ratios.cpu.toFixed(2)),
    row('ms to the answer, half', (it) => it.p50Ms),
    row('ms to the answer, 99 of 100', (it) => it.p99Ms),
    ['bytes of a piece of news', bytesOfNews.toFixed(0), '', ''],
    ['kB of an idle socket', idleSocketKb.toFixed(1), '', ''],
  ])
}

function hostTable(it: HostMeasure): string[] {
  return grid([
    ['cost at move 8,000 over that at move 500:', ''],
    ['  may it be undone?', it.undoAskRatio.toFixed(2)],
    ['  undo', it.undoRatio.toFixed(2)],
    ['  a move', it.moveRatio.toFixed(2)],
    ['  to keep a move', it.storeRatio.toFixed(2)],
    ['ms to open a table of 5,400 moves', it.openMs.toFixed(1)],
    ['kB of an open table beyond its log', it.tableKb.toFixed(1)],
  ])
}

/** The ratios of each game as they were kept: rounds of the calibration loop, so that machines can be compared. */
type Figures = Readonly<Record<string, Measure['ratios'] & { readonly seats: number }>>

const FIGURES = new URL('../bench.json', import.meta.url)
/** So much slower than kept is too slow: machines differ by less in these ratios. */
const TOO_SLOW = 1.3

async function readFigures(): Promise<Figures> {
  return JSON.parse(await readFile(FIGURES, 'utf8')) as Figures
}

async function keepFigures(measures: Readonly<Record<string, Measure>>): Promise<void> {
  const fresh = Object.entries(measures).map(([name, { seats, ratios }]) => {
    const rounded = Object.entries(ratios).map(([what, ratio]) => [what, Number(ratio.toPrecision(4))])
    return [name, { seats, ...Object.fromEntries(rounded) }]
  })
  const all = { ...(await readFigures()), ...Object.fromEntries(fresh) }
  await writeFile(FIGURES, `${JSON.stringify(all, null, 2)}\n`)
}

/** Compares with the figures that are kept. */
async function checkFigures(measures: Readonly<Record<string, Measure>>, shell: Shell): Promise<number> {
  const figures = await readFigures()
  const rows = Object.entries(measures).flatMap(([name, { seats, ratios }]) => {
    const kept = figures[name]
    if (kept?.seats !== seats) return [[name, 'no figures are kept', '', '', '']]
    return (['game', 'decision', 'clone'] as const).map((what) => {
      const share = ratios[what] / kept[what]
      return [`${name}, ${what}`, ratios[what].toFixed(1), kept[what].toFixed(1), share.toFixed(2), verdict(share)]
    })
  })
  for (const line of grid([['rounds of the loop', 'now', 'kept', 'share', ''], ...rows])) shell.print(line)
  return rows.some((row) => row.at(-1) === 'slower') ? 1 : 0
}

const verdict = (share: number): string => (share > TOO_SLOW ? 'slower' : 'ok')
