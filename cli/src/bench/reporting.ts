/** What a process under load says of itself. */
export interface Report {
  /** Microseconds. */
  readonly cpu: number
  /** Bytes. */
  readonly memory: number
}

/** Says where it listens, how much it has used whenever it is asked, and stops when its parent is gone. */
export function reportTo(port: number, stop: () => Promise<void>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    globalThis.gc?.()
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Report)
  })
  process.on('disconnect', () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  process.send?.({ port })
}
