import type { Move } from '@acheron/core'
import { type Remote, wrap } from 'comlink'
import type { Task } from './types.ts'

/** Whoever thinks for the bots. Undefined: no answer came, somebody else must decide. */
export interface Crew {
  think(task: Task, signal: AbortSignal): Promise<Move | undefined>
  close(): void
}

interface Mind {
  think(task: Task): Promise<Move>
}

const PATIENCE = 12_000

/** Bots in a worker of their own. It is stopped when its answer is not wanted any more, and started again when needed. */
export function workerCrew(): Crew {
  // The remote is kept with its worker: when it is collected as garbage, the worker stops listening.
  let line: { readonly worker: Worker; readonly mind: Remote<Mind> } | undefined

  function stop(): void {
    line?.worker.terminate()
    line = undefined
  }

  function connect(): { readonly worker: Worker; readonly mind: Remote<Mind> } {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })
    return { worker, mind: wrap<Mind>(worker) }
  }

  async function attempt(task: Task, signal: AbortSignal): Promise<Move | undefined> {
    line ??= connect()
    const current = line
    const { worker, mind } = current
    return new Promise((resolve) => {
      const end = (move: Move | undefined): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        worker.removeEventListener('error', giveUp)
        if (move === undefined && line === current) stop()
        resolve(move)
      }
      const giveUp = (): void => end(undefined)
      const timer = setTimeout(giveUp, PATIENCE)
      signal.addEventListener('abort', giveUp)
      worker.addEventListener('error', giveUp)
      mind.think(task).then(end, giveUp)
    })
  }

  return {
    async think(task, signal) {
      const move = await attempt(task, signal)
      return move !== undefined || signal.aborted ? move : attempt(task, signal)
    },
    close: stop,
  }
}
