/** What a process under load says of itself. */
export interface Report {
  /** Microseconds. */
  readonly cpu: number
  /** Bytes, after a clean-up if that was asked for: it is none of the work that is measured. */
  readonly memory: number
}

/** Where it listens, and the process of its database that it speaks with, if it has one. */
export interface Beginning {
  readonly port: number
  readonly database?: number | undefined
}

export type Asked = 'report' | 'clean report'

/** What a server has sent: with the answer to a move, and to the others. */
export interface Recorded {
  readonly answers: readonly string[]
  readonly news: readonly string[]
}

/** Says where it listens, how much it has used whenever it is asked, and stops when its parent is gone. */
export function reportTo(port: number, stop: () => Promise<void>, database?: number): void {
  process.on('message', (said) => {
    if (said !== 'report' && said !== 'clean report') return
    const { user, system } = process.cpuUsage()
    if (said === 'clean report') globalThis.gc?.()
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Report)
  })
  process.on('disconnect', () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  process.send?.({ port, database } satisfies Beginning)
}
