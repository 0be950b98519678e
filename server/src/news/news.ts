import type { Json } from '@acheron/core'

/**
 * How processes tell each other. What is published reaches the other processes that follow the channel, soon and usually:
 * it may be lost at any time, and whoever needs it must be able to find it in the database.
 */
export interface News {
  publish(channel: string, message: Json): void
  /** Resolves when it hears, or when it is known that nothing can be heard. */
  follow(channel: string, hear: (message: Json) => void): Promise<void>
  unfollow(channel: string): void
  /** Whether something may have been missed since it was asked last. */
  hasMissed(): boolean
  /** Whether it hears nothing at present. */
  isDeaf(): boolean
  stop(): Promise<void>
}
