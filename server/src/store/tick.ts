import type Sqlite from 'better-sqlite3'

/** Group commit: everything that is asked for in one tick of the event loop is one transaction. */
export type InTick = <T>(act: () => T) => Promise<T>

interface Waiting {
  readonly act: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

export function ticking(sqlite: Sqlite.Database): InTick {
  let waiting: Waiting[] = []

  const run = sqlite.transaction((batch: readonly Waiting[]) => batch.map(({ act }) => act()))

  function commit(batch: readonly Waiting[]): void {
    try {
      const values = run.immediate(batch)
      for (const [i, { resolve }] of batch.entries()) resolve(values[i] as never)
    } catch (error) {
      // One that cannot be kept must not keep the others from it.
      if (batch.length === 1) batch[0].reject(error)
      else for (const each of batch) commit([each])
    }
  }

  function tick(): void {
    // Kysely's transactions share the connection: what is kept here must be durable by itself.
    if (sqlite.inTransaction) return void setImmediate(tick)
    const batch = waiting
    waiting = []
    commit(batch)
  }

  return (act) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(tick)
      waiting.push({ act, resolve, reject })
    })
}
