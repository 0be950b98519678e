import type { Founded, Head } from '@acheron/host'
import type { DatabaseSettings } from '../src/store/database.ts'
import { openSecret } from '../src/store/secret.ts'
import { openStore, type ServerStore, type StoreParts } from '../src/store/store.ts'
import { type DatabaseKind, newSettings, reopenedDatabase } from './databases.ts'

export const FOUNDED: Founded = {
  id: 'a',
  game: 'ford',
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Bo', bot: 'planner' }],
  made: 1000,
  key: 'ab'.repeat(32),
}

export const HEAD = (number: number): Head => ({ number, awaited: [0], changed: 1000 + number })

/** A store on a database, as one process has it. */
export async function storeIn(
  settings: DatabaseSettings,
  parts: Partial<Omit<StoreParts, 'database'>> = {},
): Promise<ServerStore> {
  const database = await reopenedDatabase(settings)
  const secret = openSecret(settings)
  return openStore({ database, secret, holder: { name: 'me', leaseMs: 3000 }, ...parts })
}

export const newStore = async (kind: DatabaseKind): Promise<ServerStore> => storeIn(await newSettings(kind))
