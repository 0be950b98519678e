import type { Move } from '@acheron/core'
import type { HouseParts, Task } from '@acheron/host'

/** In milliseconds. */
const PATIENCE = 12_000
const ATTEMPTS = 2

/** What a bot's worker is sent and what it answers. */
export interface Thought {
  readonly id: number
  readonly row: readonly Move[] | undefined
}

/** Bots in a worker of their own, which get tasks and never the state. One that gives no answer is stopped and started again. */
export function workerCrew(): NonNullable<HouseParts['think']> {
  let worker: Worker | undefined
  let last = 0

  function attempt(task: Task): Promise<readonly Move[] | undefined> {
    worker ??= new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    const current = worker
    const id = ++last
    return new Promise((resolve) => {
      const end = (row: readonly Move[] | undefined): void => {
        clearTimeout(timer)
        current.removeEventListener('message', hear)
        current.removeEventListener('error', giveUp)
        if (!row) {
          current.terminate()
          if (worker === current) worker = undefined
        }
        resolve(row)
      }
      const hear = ({ data }: MessageEvent<Thought>): void => {
        if (data.id === id) end(data.row)
      }
      const giveUp = (): void => end(undefined)
      const timer = setTimeout(giveUp, PATIENCE)
      current.addEventListener('message', hear)
      current.addEventListener('error', giveUp)
      current.postMessage({ id, task })
    })
  }

  return async (task) => {
    for (let i = 0; i < ATTEMPTS; i++) {
      const row = await attempt(task)
      if (row) return row
    }
    return undefined
  }
}
