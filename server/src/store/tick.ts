import type { SqliteDatabase } from './database.ts'

/** Group commit: what is asked for while the disk is busy with what came before is one transaction. */
export type InTick = <T>(act: () => T) => Promise<T>

const UNDER_WAY = 2
const ENOUGH = 8

interface Waiting {
  readonly act: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

/** Resolves what was asked for once it is on the disk. Meanwhile other things go on. */
export function ticking({ sqlite, flush }: Pick<SqliteDatabase, 'sqlite' | 'flush'>): InTick {
  let waiting: Waiting[] = []
  let isAwaited = false
  let underWay = 0

  const run = sqlite.transaction((batch: readonly Waiting[]) => batch.map(({ act }) => act()))

  /** What was done by each, in order; whose could not be done is told so, and does not keep the others from it. */
  function commit(batch: readonly Waiting[]): (() => void)[] {
    try {
      const values = run.immediate(batch)
      return batch.map(
        ({ resolve }, i) =>
          () =>
            resolve(values[i] as never),
      )
    } catch (error) {
      if (batch.length > 1) return batch.flatMap((each) => commit([each]))
      batch[0].reject(error)
      return []
    }
  }

  function tick(): void {
    // Kysely's transactions share the connection: what is kept here must be durable by itself.
    if (sqlite.inTransaction) return void setImmediate(tick)
    isAwaited = false
    const batch = waiting
    waiting = []
    if (!sqlite.open) return batch.forEach(({ reject }) => reject(new Error('the database is closed')))
    // The disk is waited for below, and not by the whole process.
    sqlite.exec('pragma synchronous = NORMAL')
    const done = commit(batch)
    sqlite.exec('pragma synchronous = FULL')
    if (done.length === 0) return
    underWay++
    flush(() => {
      underWay--
      for (const tell of done) tell()
      // Telling takes a while: what has come by then goes along.
      if (waiting.length > 0) tickSoon()
    })
  }

  function tickSoon(): void {
    if (isAwaited) return
    isAwaited = true
    setImmediate(tick)
  }

  /** Whether the disk is to get what waits; if it has something to do, a few can wait for more. */
  const isTime = (): boolean => underWay === 0 || (underWay < UNDER_WAY && waiting.length >= ENOUGH)

  return (act) =>
    new Promise((resolve, reject) => {
      waiting.push({ act, resolve, reject })
      if (isTime()) tickSoon()
    })
}
