import type { Shell } from './shell.ts'

const BAR = 30
const OFTEN = 100

/** A bar on a terminal; nothing elsewhere. `done` takes it away. */
export function progress({ status }: Shell): { show(part: number, text: string): void; done(): void } {
  let last = 0
  return {
    show(part, text) {
      const now = performance.now()
      if (!status || now - last < OFTEN) return
      last = now
      const full = Math.round(Math.min(1, part) * BAR)
      status(`[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${text}`)
    },
    done: () => status?.(''),
  }
}
