import type { Json } from '@acheron/core'
import type { House, LogEntry } from '@acheron/host'
import type { ServerStore } from '../store/store.ts'
import type { News } from './news.ts'

/** How this process follows what others do at the tables that are open here. */
export interface Following {
  /** Before a table is read: whatever is kept from now on will be heard, or found. */
  opening(id: string): Promise<void>
  putAway(id: string): void
  /** This process has kept an entry. */
  kept(id: string, number: number, entry: LogEntry): void
  begin(house: Pick<House, 'hear' | 'known'>): void
  stop(): void
}

export interface FollowingParts {
  readonly news: News
  readonly store: () => Pick<ServerStore, 'newer'>
  /** What was heard of a table could not be followed. */
  readonly failed?: (id: string, error: unknown) => void
  /** Something else may have been missed too. */
  readonly missed?: () => void
}

const POLL_MS = 2000
const DEAF_POLL_MS = 250

const channelOf = (id: string): string => `table ${id}`

export function openFollowing({ news, store, missed, failed }: FollowingParts): Following {
  let house: Pick<House, 'hear' | 'known'> | undefined
  let timer: NodeJS.Timeout | undefined
  let polled = 0
  let isStopped = false

  /** What the news did not bring, or brought too late, is in the log. */
  async function poll(): Promise<void> {
    const known = house?.known() ?? new Map<string, number>()
    if (known.size === 0) return
    for (const { id, number, entry } of await store().newer(known)) await hear(id, number, entry)
  }

  const hear = (id: string, number: number, entry: LogEntry): Promise<void> =>
    house?.hear(id, number, entry).catch((error) => failed?.(id, error)) ?? Promise.resolve()

  async function look(): Promise<void> {
    const hasMissed = news.hasMissed()
    if (hasMissed) missed?.()
    if (hasMissed || performance.now() - polled >= POLL_MS) {
      polled = performance.now()
      await poll().catch(() => undefined)
    }
    if (!isStopped) timer = setTimeout(() => void look(), DEAF_POLL_MS)
  }

  return {
    opening: (id) =>
      news.follow(channelOf(id), (message) => {
        const { number, entry } = message as unknown as { number: number; entry: LogEntry }
        void hear(id, number, entry)
      }),
    putAway: (id) => news.unfollow(channelOf(id)),
    kept: (id, number, entry) => news.publish(channelOf(id), { number, entry } as unknown as Json),
    begin(given) {
      house = given
      void look()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
