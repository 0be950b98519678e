import type { News } from '../news/news.ts'
import { type Buckets, bucketsOf, type Rate } from './limits.ts'

/** Buckets of a kind, by whatever they are shared. */
export type BucketsFor = (kind: string, rate: Rate) => Buckets

export interface SharedLimits {
  readonly bucketsFor: BucketsFor
  stop(): void
}

type Taken = Record<string, Record<string, number>>

const CHANNEL = 'limits'
const TELL_EVERY_MS = 200

/**
 * Buckets that all processes take from. Each decides at once by what it knows, and tells the others a little later what it
 * gave: who spreads over processes gets ahead for a moment and has to wait for it afterwards, so that in the long run the rate
 * holds. While nothing can be heard each process goes by itself.
 */
export function sharedLimits(news: News, now: () => number): SharedLimits {
  const drains = new Map<string, (name: string, amount: number) => void>()
  let taken: Taken = {}

  void news.follow(CHANNEL, (message) => {
    for (const [kind, amounts] of Object.entries(message as Taken))
      for (const [name, amount] of Object.entries(amounts)) drains.get(kind)?.(name, amount)
  })
  const telling = setInterval(() => {
    if (Object.keys(taken).length === 0) return
    news.publish(CHANNEL, taken)
    taken = {}
  }, TELL_EVERY_MS).unref()

  return {
    bucketsFor(kind, rate) {
      const buckets = bucketsOf(rate, now)
      drains.set(kind, buckets.drain)
      return {
        take(name, amount = 1) {
          if (!buckets.take(name, amount)) return false
          taken[kind] ??= {}
          taken[kind][name] = (taken[kind][name] ?? 0) + amount
          return true
        },
      }
    },
    stop: () => clearInterval(telling),
  }
}
