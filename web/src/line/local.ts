import type { Answers, Message } from '@acheron/host'
import { type Line, Lost } from './line.ts'
import { type Connect, overWire } from './wire.ts'

/** In milliseconds. A bot may take its time. */
const PATIENCE = 20_000
const PATIENCE_WITH_BOTS = 60_000
const ATTEMPTS = 2

const connectWorker: Connect = (hear, fail) => {
  const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }) => hear(data))
  worker.addEventListener('error', ({ message }) => fail(message))
  worker.addEventListener('messageerror', () => fail('messageerror'))
  return { send: (data) => worker.postMessage(data), close: () => worker.terminate() }
}

/** A line to a house of one's own. If its worker has died or answers no more, a new one is started and asked again. */
export function localLine(connect: Connect = connectWorker): Line {
  const listeners = new Set<{ readonly table: string; readonly hear: () => void }>()
  let wire: ReturnType<typeof overWire> | undefined

  const changed = (table: string): void => {
    for (const each of listeners) if (each.table === table) each.hear()
  }

  async function ask(message: Message, attempts: number): Promise<object> {
    wire ??= overWire(connect, changed)
    const current = wire
    try {
      return await current.ask(message, message.do === 'go' ? PATIENCE_WITH_BOTS : PATIENCE)
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      if (wire === current) wire = undefined
      current.close()
      if (attempts <= 1) throw error
      return ask(message, attempts - 1)
    }
  }

  return {
    isOwner: true,
    ask: <M extends Message>(message: M) => ask(message, ATTEMPTS) as unknown as Promise<Answers[M['do']]>,
    listen(table, _, hear) {
      const listener = { table, hear: () => hear() }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The house in this page. */
export const here: Line = localLine()
