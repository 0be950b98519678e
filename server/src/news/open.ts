import type { Database } from '../store/database.ts'
import type { Secret } from '../store/secret.ts'
import { localNews } from './local.ts'
import type { News } from './news.ts'
import { redisNews } from './redis.ts'

/** News over Redis if one is named; else this process is alone, or finds in the database what others do. */
export function openNews(redis: string | undefined, database: Database, secret: Secret): News {
  return redis ? redisNews({ url: redis, key: secret.derive('news') }) : localNews(database)
}
