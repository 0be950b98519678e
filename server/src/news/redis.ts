import { randomBytes, timingSafeEqual } from 'node:crypto'
import { bytes, hmacOf, type Json } from '@acheron/core'
import { quickHash } from '@acheron/host'
import { Redis } from 'ioredis'
import type { News } from './news.ts'

export interface RedisNewsParts {
  readonly url: string
  /** Only who knows it can say anything that is believed. */
  readonly key: Buffer
}

const PREFIX = 'acheron:'
const TICK_MS = 1000
const DEAF_AFTER_MS = 2000
const MAC_BYTES = 16
/** A Redis that does not answer must not fill the memory. */
const MOST_UNANSWERED = 5000
const PATIENCE_MS = 500

/** News over Redis. Whoever reaches Redis can neither forge them nor turn them around; they can only be lost. */
export function redisNews({ url, key }: RedisNewsParts): News {
  const me = randomBytes(8).toString('hex')
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: () => 200,
  }
  const mouth = new Redis(url, options)
  const ear = new Redis(url, options)
  const hearers = new Map<string, (message: Json) => void>()
  const sealed = sealing(key)
  const tickChannel = `tick ${me}`
  let heard = performance.now()
  let isMissing = true
  let unanswered = 0
  let unsent: [channel: string, text: string][] = []

  for (const each of [mouth, ear]) each.on('error', () => undefined)
  ear.on('message', (channel: string, text: string) => {
    const name = channel.slice(PREFIX.length)
    // One's own words come back: whoever pretends to be me says nothing.
    if (name !== tickChannel && isFrom(me, text)) return
    const said = sealed.open(name, text)
    if (!said) return
    if (name === tickChannel) noteTick()
    else hearers.get(name)?.(said.message)
  })
  // What was said between two lines is lost.
  ear.on('ready', () => {
    isMissing = true
    ear.subscribe(...[tickChannel, ...hearers.keys()].map((name) => PREFIX + name)).catch(() => undefined)
  })

  function noteTick(): void {
    if (isDeaf()) isMissing = true
    heard = performance.now()
  }

  const isDeaf = (): boolean => performance.now() - heard > DEAF_AFTER_MS

  function publish(channel: string, message: Json): void {
    if (mouth.status !== 'ready' || unanswered >= MOST_UNANSWERED) return
    unanswered++
    unsent.push([PREFIX + channel, sealed.seal(channel, { from: me, message })])
    if (unsent.length === 1) setImmediate(publishAll)
  }

  /** What is said in one moment goes in one piece. */
  function publishAll(): void {
    const all = unsent
    unsent = []
    const answered = (): void => {
      unanswered -= all.length
    }
    mouth
      .pipeline(all.map((each) => ['publish', ...each]))
      .exec()
      .then(answered, answered)
  }

  const ticking = setInterval(() => publish(tickChannel, null), TICK_MS)

  return {
    publish,
    async follow(channel, hear) {
      hearers.set(channel, hear)
      if (ear.status !== 'ready' || isDeaf()) return
      const subscribed = ear.subscribe(PREFIX + channel).catch(() => undefined)
      await Promise.race([subscribed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())])
    },
    unfollow(channel) {
      hearers.delete(channel)
      if (ear.status === 'ready') ear.unsubscribe(PREFIX + channel).catch(() => undefined)
    },
    isDeaf,
    hasMissed() {
      const hasMissed = isMissing || isDeaf()
      isMissing = false
      return hasMissed
    },
    async stop() {
      clearInterval(ticking)
      mouth.disconnect()
      ear.disconnect()
    },
  }
}

interface Said {
  readonly from: string
  readonly message: Json
}

/** Whether a sealed text says that it is from somebody. */
const isFrom = (name: string, text: string): boolean => text.startsWith(`{"from":"${name}"`, 2 * MAC_BYTES)

/** A message with a code that only who knows the key can make, bound to its channel. */
function sealing(key: Buffer): {
  seal(channel: string, said: Said): string
  open(channel: string, text: string): Said | undefined
} {
  const hmac = hmacOf(key, quickHash)
  const codeOf = (channel: string, body: string): Buffer =>
    Buffer.from(hmac(bytes(`${channel}\n${body}`))).subarray(0, MAC_BYTES)
  return {
    seal(channel, said) {
      const body = JSON.stringify(said)
      return codeOf(channel, body).toString('hex') + body
    },
    open(channel, text) {
      const code = Buffer.from(text.slice(0, 2 * MAC_BYTES), 'hex')
      const body = text.slice(2 * MAC_BYTES)
      const isTrue = code.length === MAC_BYTES && timingSafeEqual(code, codeOf(channel, body))
      return isTrue ? (JSON.parse(body) as Said) : undefined
    },
  }
}
