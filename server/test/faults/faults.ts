import { randomInt } from 'node:crypto'
import type { World } from './world.ts'

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const any = <T>(all: readonly T[]): T => all[randomInt(all.length)]

/** What can go wrong. Each is over when it returns. */
export const FAULTS = {
  /** A process is killed, and another one begins in its place. */
  kill: ({ processes }: World) => any(processes).kill(),

  /** A process stands still, and goes on as if nothing had happened. */
  async freeze({ processes }: World) {
    const served = any(processes)
    served.freeze()
    await sleep(3000)
    served.thaw()
  },

  async 'freeze-long'({ processes }: World) {
    const served = any(processes)
    served.freeze()
    await sleep(20_000)
    served.thaw()
  },

  async 'disk-full'({ processes }: World) {
    any(processes).fill()
    await sleep(3000)
  },

  async 'postgres-restart'({ postgres }: World) {
    postgres?.restartAtOnce()
  },

  async 'redis-stop'({ redis }: World) {
    await redis?.stop()
    await sleep(5000)
    await redis?.start()
  },

  async 'redis-freeze'({ redis }: World) {
    redis?.freeze()
    await sleep(5000)
    redis?.thaw()
  },

  async 'redis-empty'({ redis }: World) {
    await redis?.empty()
  },

  /** The line of the players breaks, or is slow and gives what it has in halves. */
  async line({ outside }: World) {
    outside.cut()
    await sleep(200)
    outside.slow(150)
    await sleep(1500)
    outside.slow(0)
  },

  /** PostgreSQL keeps what it was asked to, and nobody hears that it did. */
  async 'lost-answer'({ inside }: World) {
    inside?.loseAnswers()
    await sleep(200)
  },
} as const

export type FaultName = keyof typeof FAULTS
export const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name)
