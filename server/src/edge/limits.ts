/** So much a second in the long run, and so much at once. */
export interface Rate {
  readonly perSecond: number
  readonly atOnce: number
}

/** Buckets by name, such as a session or an address. */
export interface Buckets {
  /** Takes from a bucket. False if there is not so much in it. */
  take(name: string, amount?: number): boolean
}

/** Buckets of this process, from which others may have taken too. */
export interface OwnBuckets extends Buckets {
  /** Somebody else has taken so much, whether or not it was there. */
  drain(name: string, amount: number): void
}

interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 100_000

/** Buckets that fill again by themselves. A full one is forgotten, so that strangers cost nothing for long. */
export function bucketsOf({ perSecond, atOnce }: Rate, now: () => number): OwnBuckets {
  const buckets = new Map<string, Bucket>()
  let swept = now()
  const filled = ({ left, at }: Bucket, time: number): number =>
    Math.min(atOnce, left + (Math.max(0, time - at) / 1000) * perSecond)
  const sweep = (time: number): void => {
    swept = time
    for (const [name, bucket] of buckets) if (filled(bucket, time) >= atOnce) buckets.delete(name)
  }
  const leftIn = (name: string, time: number): number | undefined => {
    if (time - swept > 60_000 || buckets.size >= MOST_BUCKETS) sweep(time)
    if (!buckets.has(name) && buckets.size >= MOST_BUCKETS) return undefined
    return filled(buckets.get(name) ?? { left: atOnce, at: time }, time)
  }
  return {
    take(name, amount = 1) {
      const time = now()
      const left = (leftIn(name, time) ?? 0) - amount
      if (left < 0) return false
      buckets.set(name, { left, at: time })
      return true
    },
    drain(name, amount) {
      const time = now()
      const left = leftIn(name, time)
      if (left !== undefined) buckets.set(name, { left: left - amount, at: time })
    },
  }
}

const GROUPS_OF_NETWORK = 4
const GROUPS = 8

/** The network of an address: whoever has one address of an IPv6 network has all of it. */
export function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (!plain.includes(':')) return plain
  const [before, after] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const noughts = after ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0') : []
  return [...before, ...noughts, ...(after ?? [])].slice(0, GROUPS_OF_NETWORK).join(':')
}
