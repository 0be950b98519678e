import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Asked, Beginning, Recorded, Report } from './reporting.ts'
import type { Load } from './server-load.ts'

export interface Loaded {
  readonly movesPerSecond: number
  readonly cpuUsPerMove: number
  /** From a move to its acknowledgement. */
  readonly p50Ms: number
  readonly p99Ms: number
}

/** A process under load. */
export interface Running {
  readonly url: string
  readonly database: number | undefined
  report(asked?: Asked): Promise<Report>
  say(recorded: Recorded): void
  stop(): void
}

/** The same each time, so that a database can be used again. */
const ACHERON_SECRET = 'be'.repeat(32)

export async function start(file: string, env: NodeJS.ProcessEnv = process.env): Promise<Running> {
  const execArgv = ['--expose-gc']
  const child: ChildProcess = fork(new URL(file, import.meta.url), { execArgv, env: { ACHERON_SECRET, ...env } })
  const isGone = once(child, 'exit').then(() => Promise.reject(new Error(`${file} has ended`)))
  const [{ port, database }] = (await Promise.race([once(child, 'message'), isGone])) as [Beginning]
  isGone.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    async report(asked: Asked = 'report') {
      const said = once(child, 'message')
      child.send(asked)
      return (await said)[0] as Report
    },
    say: (recorded) => void child.send(recorded),
    stop: () => child.disconnect(),
  }
}

/** What a process does and takes under a load. */
export async function under<L extends Load>(
  running: Running,
  load: () => Promise<L>,
): Promise<Loaded & Omit<L, keyof Load>> {
  const before = await running.report()
  const { moves, seconds, waits, ...also } = await load()
  const after = await running.report()
  return {
    movesPerSecond: moves / seconds,
    cpuUsPerMove: (after.cpu - before.cpu) / moves,
    p50Ms: shareOf(waits, 0.5),
    p99Ms: shareOf(waits, 0.99),
    ...also,
  }
}

/** How long a part of them waited at the most. */
export function shareOf(waits: readonly number[], part: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}
