import { randomBytes } from 'node:crypto'
import { GAMES } from '@acheron/games'
import { type House, type HouseParts, openHouse } from '@acheron/host'
import { inject, onTestFinished } from 'vitest'
import { openFollowing } from '../src/news/following.ts'
import { localNews } from '../src/news/local.ts'
import { redisNews } from '../src/news/redis.ts'
import type { DatabaseSettings } from '../src/store/database.ts'
import { openSecret } from '../src/store/secret.ts'
import { openStore, type ServerStore } from '../src/store/store.ts'
import { reopenedDatabase } from './databases.ts'

export interface Process {
  readonly house: House
  readonly store: ServerStore
}

export interface ProcessSettings extends DatabaseSettings {
  readonly redisUrl?: string
  readonly changed?: NonNullable<HouseParts['changed']>
}

/** What a server process has of a table, without a network around it. */
export async function newProcess(settings: ProcessSettings): Promise<Process> {
  const { databaseUrl, redisUrl = inject('redisUrl'), changed } = settings
  const database = await reopenedDatabase(settings)
  const secret = openSecret(settings)
  const news = databaseUrl ? redisNews({ url: redisUrl, key: secret.derive('news') }) : localNews(database)
  const following = openFollowing({ news, store: () => store })
  const store: ServerStore = openStore({
    database,
    secret,
    holder: { name: randomBytes(4).toString('hex'), leaseMs: 3000 },
    kept: following.kept,
  })
  const house = openHouse({
    store,
    games: GAMES,
    now: Date.now,
    newId: () => randomBytes(16).toString('base64url'),
    pause: async () => undefined,
    opening: following.opening,
    putAway: following.putAway,
    ...(changed && { changed }),
  })
  following.begin(house)
  onTestFinished(async () => {
    following.stop()
    await news.stop()
  })
  return { house, store }
}

/** A table of two that has begun. */
export async function newTable({ house }: Process, game = 'ticket-to-ride'): Promise<string> {
  const { table } = await house.ask({ do: 'new', game, seats: [{ name: 'Ada' }, { name: 'Bo' }] })
  await house.ask({ do: 'begin', table, salts: ['sea', 'rock'] })
  return table
}

/** Whoever is asked makes their first move. */
export async function playOn({ house }: Process, table: string): Promise<void> {
  for (const seat of [0, 1]) {
    const { at, options } = await house.ask({ do: 'look', table, seat })
    const move = options?.[0]?.moves[0]
    if (move === undefined) continue
    await house.ask({ do: 'play', table, seat, at, moves: [move] })
    return
  }
}
