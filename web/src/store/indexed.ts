import {
  type Aside,
  type Founded,
  type Head,
  type Kept,
  type LogEntry,
  NOTHING_ASIDE,
  type SeatPlan,
  type Snapshot,
  type Store,
} from '@acheron/host'

/** What is kept of a table beside its log. */
interface Drawer {
  readonly founded: Founded
  readonly head?: Head
}

/** A store that also has things which are no tables, or not any more. */
export interface BrowserStore extends Store {
  /** Everything under a name, whatever it is. */
  asItIs(id: string): Promise<{ readonly table: unknown; readonly entries: unknown; readonly aside: unknown }>
  keepAsItIs(id: string, table: unknown): Promise<void>
}

const TABLES = 'tables'
const ENTRIES = 'entries'
const SNAPSHOTS = 'snapshots'
const ASIDES = 'asides'
const ALL = [TABLES, ENTRIES, SNAPSHOTS, ASIDES]

/**
 * The browser's own database. An entry of a log has a place of its own, under table and number; an entry and the head go
 * in one transaction, so that two windows cannot overwrite each other.
 */
export function indexedStore(name = 'acheron-tables', factory: IDBFactory = indexedDB): BrowserStore {
  let opening: Promise<IDBDatabase> | undefined

  const database = (): Promise<IDBDatabase> => {
    opening ??= open(factory, name)
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  /** Reads and changes in one transaction, which is over when the promise is. */
  async function transact<T>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    act: (of: (store: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = (await database()).transaction(stores, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep it'))
    })
    done.catch(() => undefined)
    const result = await act((store) => transaction.objectStore(store))
    await done
    return result
  }

  const drawer = async (of: (store: string) => IDBObjectStore, id: string): Promise<Drawer> => {
    const found = (await answer(of(TABLES).get(id))) as Drawer | undefined
    if (!found) throw new Error(`there is no table ${id}`)
    return found
  }

  return {
    found: (founded, begun) =>
      transact([TABLES, ENTRIES], 'readwrite', async (of) => {
        await answer(of(TABLES).add({ founded, ...(begun && { head: begun.head }) }, founded.id))
        await Promise.all(
          (begun?.log ?? []).map((entry, number) => answer(of(ENTRIES).add(entry, [founded.id, number]))),
        )
      }),

    kept: (id) => transact([TABLES], 'readonly', (of) => answer(of(TABLES).get(id)) as Promise<Kept | undefined>),

    list: () =>
      transact([TABLES], 'readonly', async (of) => {
        const keys = await answer(of(TABLES).getAllKeys())
        const values: unknown[] = await answer(of(TABLES).getAll())
        return values.map((value, i) => (isDrawer(value) ? value : damaged(keys[i] as string)))
      }),

    asItIs: (id) =>
      transact(ALL, 'readonly', async (of) => ({
        table: await answer(of(TABLES).get(id)),
        entries: await answer(of(ENTRIES).getAll(from(id, 0))),
        aside: await answer(of(ASIDES).get(id)),
      })),

    keepAsItIs: (id, table) =>
      transact([TABLES], 'readwrite', async (of) => void (await answer(of(TABLES).put(table, id)))),

    append: (id, number, entry, head) =>
      transact([TABLES, ENTRIES], 'readwrite', async (of) => {
        const { founded, head: before } = await drawer(of, id)
        if ((before?.number ?? 0) !== number) return false
        await answer(of(ENTRIES).add(entry, [id, number]))
        await answer(of(TABLES).put({ founded, head }, id))
        return true
      }),

    since: (id, number) =>
      transact([ENTRIES], 'readonly', (of) => answer(of(ENTRIES).getAll(from(id, number))) as Promise<LogEntry[]>),

    reseat: (id, seats: readonly SeatPlan[]) =>
      transact([TABLES], 'readwrite', async (of) => {
        const { founded, ...rest } = await drawer(of, id)
        await answer(of(TABLES).put({ ...rest, founded: { ...founded, seats } }, id))
      }),

    snapshot: (id) =>
      transact([SNAPSHOTS], 'readonly', (of) => answer(of(SNAPSHOTS).get(id)) as Promise<Snapshot | undefined>),

    keepSnapshot: (id, snapshot) =>
      transact([SNAPSHOTS], 'readwrite', async (of) => void (await answer(of(SNAPSHOTS).put(snapshot, id)))),

    aside: (id) =>
      transact([ASIDES], 'readonly', async (of) => ((await answer(of(ASIDES).get(id))) as Aside) ?? NOTHING_ASIDE),

    changeAside: (id, change) =>
      transact([ASIDES], 'readwrite', async (of) => {
        const aside = ((await answer(of(ASIDES).get(id))) as Aside | undefined) ?? NOTHING_ASIDE
        await answer(of(ASIDES).put(change(aside), id))
      }),

    remove: (id) =>
      transact(ALL, 'readwrite', async (of) => {
        for (const store of [TABLES, SNAPSHOTS, ASIDES]) await answer(of(store).delete(id))
        await answer(of(ENTRIES).delete(from(id, 0)))
      }),
  }
}

const isDrawer = (value: unknown): value is Drawer => {
  const { founded, head } = (value ?? {}) as Partial<Drawer>
  const isFounded = typeof founded?.id === 'string' && typeof founded.game === 'string' && Array.isArray(founded.seats)
  return isFounded && (head === undefined || Array.isArray(head.awaited))
}

const damaged = (id: string): Kept => ({
  founded: { id, game: '', options: {}, seats: [], made: 0, key: '' },
  damaged: true,
})

/** The entries of a table from a number on. */
const from = (id: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([id, number], [id, Number.POSITIVE_INFINITY])

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of ALL) request.result.createObjectStore(store)
  }
  return answer(request)
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser could not answer'))
  })
}
