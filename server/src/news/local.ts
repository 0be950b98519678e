import type { Database } from '../store/database.ts'
import type { News } from './news.ts'

/**
 * For one process. While a newer one takes over there are two on one file: then SQLite says that somebody else has
 * written, and the log is looked at.
 */
export function localNews(database: Database): News {
  const version = (): unknown =>
    database.kind === 'sqlite' ? database.sqlite.pragma('data_version', { simple: true }) : 0
  let seen = version()
  return {
    publish: () => undefined,
    follow: async () => undefined,
    unfollow: () => undefined,
    isDeaf: () => database.kind !== 'sqlite',
    hasMissed() {
      const before = seen
      seen = version()
      return database.kind !== 'sqlite' || seen !== before
    },
    stop: async () => undefined,
  }
}
