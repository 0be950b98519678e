import type { Move } from '@acheron/core'
import type { Task } from '@acheron/host'
import { Piscina } from 'piscina'

/** Threads on which bots think, so that nobody waits for them. */
export interface BotPool {
  /** Undefined if it took too long, or went wrong. */
  think(task: Task): Promise<readonly Move[] | undefined>
  /** How many answers are being thought about, or wait for a thread. */
  underWay(): number
  close(): Promise<void>
}

/** What a thread is asked to do. */
export interface Thinking {
  readonly task: Task
  readonly milliseconds: number
}

const GRACE_MS = 2000
const MOST_WAITING = 1000
const IDLE_MS = 60_000

/** A bot that is asked for its answer too late to wait for it is stopped with its thread. */
export function newBotPool(threads: number, seconds: number): BotPool {
  const milliseconds = 1000 * seconds
  const pool = new Piscina<Thinking, readonly Move[]>({
    filename: new URL('./bot-worker.ts', import.meta.url).href,
    name: 'think',
    minThreads: 0,
    maxThreads: threads,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })
  let underWay = 0
  return {
    async think(task) {
      underWay++
      try {
        return await pool.run({ task, milliseconds }, { signal: AbortSignal.timeout(milliseconds + GRACE_MS) })
      } catch {
        return undefined
      } finally {
        underWay--
      }
    },
    underWay: () => underWay,
    close: () => pool.destroy(),
  }
}
