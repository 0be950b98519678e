import type { Listing } from '@acheron/games'
import { openHouse, type SeatPlan } from '@acheron/host'
import { answer, type BrowserStore } from './indexed.ts'

/** A game as this page kept it before its tables were logs: in a database of its own, as a record. */
interface OlderGame {
  readonly id: string
  readonly changed: number
  readonly record: string
  readonly seats: readonly SeatPlan[]
}

interface OlderAside {
  readonly notes?: Readonly<Record<string, string>>
}

const NAME = 'acheron'
const GAMES = 'games'
const GAME = 'game '
const ASIDE = 'aside '

/**
 * Takes the games in that an older page kept, under their names. What does not replay is kept as it is, so that it can
 * still be saved. Their luck goes on with a new key: only the proof of games that are over stays.
 */
export async function moveIn(store: BrowserStore, games: readonly Listing[], factory = indexedDB): Promise<void> {
  const database = await openOlder(factory)
  if (!database) return
  const shelf = (mode: IDBTransactionMode) => database.transaction(GAMES, mode).objectStore(GAMES)
  const keys = (await answer(shelf('readonly').getAllKeys())) as string[]
  for (const key of keys.filter((each) => each.startsWith(GAME))) {
    const id = key.slice(GAME.length)
    const game: unknown = await answer(shelf('readonly').get(key))
    const aside = (await answer(shelf('readonly').get(ASIDE + id))) as OlderAside | undefined
    await store.remove(id)
    await takeIn(store, games, id, game, aside).catch(async () => {
      await store.remove(id)
      await store.keepAsItIs(id, game)
    })
    const emptied = shelf('readwrite')
    await Promise.all([key, ASIDE + id].map((each) => answer(emptied.delete(each))))
  }
  database.close()
  factory.deleteDatabase(NAME)
}

async function takeIn(
  store: BrowserStore,
  games: readonly Listing[],
  id: string,
  game: unknown,
  aside: OlderAside | undefined,
): Promise<void> {
  const { record, seats, changed } = game as OlderGame
  const house = openHouse({ store, games, now: () => changed, newId: () => id })
  await house.ask({ do: 'take', record, seats: [...seats] })
  if (aside?.notes) await store.changeAside(id, (now) => ({ ...now, notes: { ...aside.notes } }))
}

/** The older database; undefined where there is none, and none is made. */
async function openOlder(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  const request = factory.open(NAME)
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await answer(request).catch(() => undefined)
  return database?.objectStoreNames.contains(GAMES) ? database : undefined
}
