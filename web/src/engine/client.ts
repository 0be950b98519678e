import { Refused } from '@acheron/core'
import { type Remote, wrap } from 'comlink'
import type { EngineApi } from './types.ts'

/** News of a game that was changed in a window. */
interface News {
  readonly id: string
  readonly from: string
}

const WINDOW = crypto.randomUUID()
const PATIENCE = 8_000

interface Line {
  readonly worker: Worker
  readonly remote: Remote<EngineApi>
  /** Rejects when the worker dies. */
  readonly death: Promise<never>
}

let line: Line | undefined

function connect(): Line {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: WINDOW })
  const death = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Lost(event.message)))
    worker.addEventListener('messageerror', () => reject(new Lost('messageerror')))
  })
  death.catch(() => undefined)
  return { worker, remote: wrap<EngineApi>(worker), death }
}

class Lost extends Error {
  override readonly name = 'Lost'
}

/** Asks the engine; if its worker has died or answers no more, a new one is started and asked again. */
async function ask(name: keyof EngineApi, args: readonly unknown[], attempts = 2): Promise<unknown> {
  line ??= connect()
  const { remote, death, worker } = line
  const call = remote[name] as unknown as (...args: readonly unknown[]) => Promise<unknown>
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Lost('no answer')), PATIENCE)
  })
  try {
    return await Promise.race([call(...args), death, silence])
  } catch (error) {
    if (!(error instanceof Lost)) throw asRefused(error)
    worker.terminate()
    if (line?.worker === worker) line = undefined
    if (attempts <= 1) throw error
    return await ask(name, args, attempts - 1)
  } finally {
    clearTimeout(timer)
  }
}

/** A refusal loses its class on its way out of the worker. */
function asRefused(error: unknown): unknown {
  return error instanceof Error && error.name === 'Refused' ? new Refused(error.message) : error
}

/** The engine in its worker. */
export const engine = new Proxy({} as EngineApi, {
  get:
    (_, name) =>
    (...args: readonly unknown[]) =>
      ask(name as keyof EngineApi, args),
})

/** Calls back when another window has changed a game; returns how to stop that. */
export function onOtherWindow(changed: (id: string) => void): () => void {
  const channel = new BroadcastChannel('acheron')
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.from !== WINDOW) changed(data.id)
  })
  return () => channel.close()
}
